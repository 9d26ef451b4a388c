import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";
import type { Plugin } from "vite";

const NAME = "first-paint.js";

/**
 * Gives `public/first-paint.js` a name by its content: browsers keep it, and no page meets that of another
 * release.
 */
export const firstPaintScript = (): Plugin => {
  const source = readFileSync(path.join(import.meta.dirname, "public", NAME), "utf8");
  const { code } = transformSync(source, { minify: true, target: "es2020" });
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 8);
  const fileName = `assets/first-paint-${hash}.js`;
  return {
    name: "first-paint-script",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "asset", fileName, source: code });
    },
    transformIndexHtml: (html) => html.replace(`/${NAME}`, `/${fileName}`),
    // The copy that the build makes of `public`, under the name that no page asks for.
    writeBundle({ dir }) {
      if (dir !== undefined) rmSync(path.join(dir, NAME), { force: true });
    },
  };
};
