import { build } from "esbuild";
import type { Plugin } from "vite";

/**
 * Has a module compute its one export while the web is built, and puts the value into the place of
 * the module that would compute it in the browser, with all that it needs for that.
 */
export const preparedModule = (module: RegExp, exported: string): Plugin => ({
  name: `prepared-${exported.toLowerCase()}`,
  async load(id) {
    if (!module.test(id)) return null;
    const { outputFiles } = await build({
      entryPoints: [id],
      bundle: true,
      write: false,
      format: "esm",
      platform: "neutral",
      conditions: ["browser"],
    });
    const source = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
    const made = (await import(`data:text/javascript;base64,${source}`)) as Record<string, unknown>;
    // A text that is parsed at once is read faster than the same data as code.
    return `export const ${exported} = JSON.parse(${JSON.stringify(JSON.stringify(made[exported]))});`;
  },
});
