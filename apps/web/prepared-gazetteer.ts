import { build } from "esbuild";
import type { Plugin } from "vite";

const MODULE = /packages[\\/]gazetteer[\\/]src[\\/]prepared[\\/]prepared\.ts$/;

/**
 * Has the gazetteer make its indexes while the web is built, and puts them into the place of
 * the module that would make them in the browser: a phone would need a second for that.
 * Goes with the import condition "prepared".
 */
export const preparedGazetteer = (): Plugin => ({
  name: "prepared-gazetteer",
  async load(id) {
    if (!MODULE.test(id)) return null;
    const { outputFiles } = await build({
      entryPoints: [id],
      bundle: true,
      write: false,
      format: "esm",
      platform: "neutral",
      conditions: ["browser"],
    });
    const source = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
    const made = (await import(`data:text/javascript;base64,${source}`)) as { PREPARED: object };
    // A text that is parsed at once is read faster than the same data as code.
    return `export const PREPARED = JSON.parse(${JSON.stringify(JSON.stringify(made.PREPARED))});`;
  },
});
