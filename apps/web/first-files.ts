import type { Plugin, Rolldown } from "vite";

/**
 * A copy of the one page for each of these modules that names all that the module needs, so that a
 * browser asks for it at once and not when the program has read where it is. The server sends the copy
 * (`apps/server/src/platform/http/web-pages.ts`), and `index.html` for every other address. Stands
 * behind whatever else changes the page.
 */
export const firstFiles = (copies: Readonly<Record<string, string>>): Plugin => ({
  name: "first-files",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("there is no page to name files in");
      const html = String(page.source);
      for (const [fileName, module] of Object.entries(copies)) {
        const links = closureOf(module, bundle)
          .filter((name) => !html.includes(name))
          .map((name) => `  <link rel="modulepreload" crossorigin href="/${name}">\n  `);
        const source = html.replace("</head>", `${links.join("")}</head>`);
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  },
});

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
