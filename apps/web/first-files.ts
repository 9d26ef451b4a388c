import type { Plugin, Rolldown } from "vite";
import { drawFirstScreens } from "./first-screens.ts";

/** A page that people come in by. */
interface FirstPage {
  readonly file: string;
  /** The end of the path of its module. */
  readonly module: string;
  /** What is drawn in it, one of them shown (public/first-paint.js); without it, whoever opens it waits for the program. */
  readonly drawn?: readonly ("login" | "chat")[];
}

/**
 * A copy of the one page for each of these that names all that its module needs, so that a browser asks for
 * it at once and not when the program has read where it is; some hold what the module first draws. The
 * server sends the copy (`apps/server/src/platform/http/web-pages.ts`), and `index.html` for every other
 * address. Stands behind whatever else changes the page.
 */
export const firstFiles = (pages: readonly FirstPage[]): Plugin => ({
  name: "first-files",
  apply: "build",
  enforce: "post",
  generateBundle: {
    order: "post",
    async handler(_, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("there is no page to name files in");
      const html = String(page.source);
      const screens = await drawFirstScreens();
      for (const { file: fileName, module, drawn } of pages) {
        const links = closureOf(module, bundle)
          .filter((file) => !html.includes(file))
          .map((file) => `  <link rel="modulepreload" crossorigin href="/${file}">\n  `);
        const named = html.replace("</head>", () => `${links.join("")}</head>`);
        const source =
          drawn === undefined
            ? named
            : withDrawn(named, drawn.map((name) => screens[name]).join(""), bundle);
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  },
});

/**
 * With something to look at, the page needs nothing but its own text and `public/first-paint.js` for the first
 * paint: the styles stand in it, and the tags of the program in a template, which that script takes out afterwards.
 * The link to the styles stays, unused: what the program loads later would bring them a second time.
 */
function withDrawn(html: string, screen: string, bundle: Rolldown.OutputBundle): string {
  const program = html.match(PROGRAM) ?? [];
  if (program.length === 0 || !FIRST_SCRIPT.test(html) || !STYLES.test(html))
    throw new Error("the page has no program, first script or styles where they are looked for");
  return html
    .replaceAll(PROGRAM, "")
    .replace(STYLES, (link, file: string) => {
      const styles = bundle[file];
      if (styles?.type !== "asset") throw new Error(`there are no styles ${file}`);
      return `<style>${String(styles.source)}</style>${link.replace("<link", "<link disabled")}`;
    })
    .replace(
      FIRST_SCRIPT,
      (script) => `<template data-program>${program.join("")}</template>${script}`,
    )
    .replace('<div id="root">', (root) => root + screen);
}
const PROGRAM = /\s*<(?:link rel="modulepreload"[^>]*|script type="module"[^>]*><\/script)>/g;
const STYLES = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/;
const FIRST_SCRIPT = /<script src="[^"]*first-paint[^"]*">/;

/** The file of a module and all that it imports. */
function closureOf(module: string, bundle: Rolldown.OutputBundle): string[] {
  const own = Object.values(bundle).find(
    (file) => file.type === "chunk" && file.facadeModuleId?.endsWith(module) === true,
  );
  if (own === undefined) throw new Error(`${module} has no file of its own`);
  const needed = new Set([own.fileName]);
  // What is added on the way is walked too.
  for (const name of needed) {
    const file = bundle[name];
    if (file?.type === "chunk") for (const next of file.imports) needed.add(next);
  }
  return [...needed];
}
