import { createHash } from "node:crypto";
import path from "node:path";
import { build } from "esbuild";
import type { Plugin } from "vite";

/** The pages that are read without a network. */
const PAGES = ["chat-page", "login-page"];
/** What stands on them and is of no use there, or too heavy to be fetched for nobody. */
const NOT_OFFLINE =
  /^(api-keys|upload|webhooks|partner-portal|admin|own-listings|set-up-window|legal|today)/;
const FIRST_PAINT = /first-paint-.*\.js$/;
const FONTS = /anuphan-(latin|thai)-wght.*\.woff2$/;
/** Without a hash: the page asks for it by this name. */
const FILES = ["/icon.svg"];

type Bundle = Readonly<Record<string, BuiltFile>>;
type BuiltFile =
  | {
      readonly type: "chunk";
      readonly fileName: string;
      readonly name: string;
      readonly isEntry: boolean;
      readonly imports: readonly string[];
      readonly dynamicImports: readonly string[];
    }
  | { readonly type: "asset"; readonly fileName: string };

/** Changes with every hashed file. */
const releaseOf = (bundle: Bundle): string => {
  const hashed = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
  return createHash("sha256").update(hashed.sort().join("\n")).digest("hex").slice(0, 16);
};

/** The script of those pages with all that they load later, the script of the first paint, the styles and the fonts of both scripts. */
const offlineAssets = (bundle: Bundle): string[] => {
  const files = Object.values(bundle);
  const wanted = new Set(
    files
      .filter((file) => file.type === "chunk" && (file.isEntry || PAGES.includes(file.name)))
      .map(({ fileName }) => fileName),
  );
  // What is added on the way is walked too.
  for (const name of wanted) {
    const file = bundle[name];
    if (file?.type !== "chunk") continue;
    for (const imported of file.imports) wanted.add(imported);
    for (const later of file.isEntry ? [] : file.dynamicImports)
      if (!NOT_OFFLINE.test(later.slice("assets/".length))) wanted.add(later);
  }
  const isNeeded = ({ fileName }: BuiltFile): boolean =>
    fileName.endsWith(".css") || FIRST_PAINT.test(fileName) || FONTS.test(fileName);
  return [...wanted, ...files.filter(isNeeded).map(({ fileName }) => fileName)].map(
    (name) => `/${name}`,
  );
};

/**
 * Builds `sw.js`, the worker that opens the site without a network, with the release and the files that it
 * holds, and writes the release into the page.
 */
export const offlineFiles = (): Plugin => ({
  name: "offline-files",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle }) => [
      {
        tag: "meta",
        attrs: { name: "release", content: releaseOf(bundle ?? {}) },
        injectTo: "head",
      },
    ],
  },
  generateBundle: {
    order: "post",
    async handler(_, bundle) {
      const { outputFiles } = await build({
        entryPoints: [path.join(import.meta.dirname, "src/service-worker/service-worker.ts")],
        bundle: true,
        minify: true,
        write: false,
        format: "iife",
        define: {
          RELEASE: JSON.stringify(releaseOf(bundle)),
          ASSETS: JSON.stringify(offlineAssets(bundle)),
          FILES: JSON.stringify(FILES),
        },
      });
      this.emitFile({
        type: "asset",
        fileName: "sw.js",
        source: outputFiles[0]?.text ?? "",
      });
    },
  },
});
