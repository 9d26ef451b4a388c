import path from "node:path";
import type { Plugin } from "vite";

const FROM_TABLES = path.resolve(
  import.meta.dirname,
  "../../packages/gazetteer/src/prepared/from-tables.ts",
);

/**
 * Gives one worker the gazetteer with all that the server's has. What is prepared for the others
 * knows names and not where places lie, and a row of a file is placed on the map.
 */
export const wholeGazetteer = (worker: RegExp): Plugin => {
  let isWanted = false;
  return {
    name: "whole-gazetteer",
    enforce: "pre",
    buildStart({ input }) {
      isWanted = worker.test(JSON.stringify(input));
    },
    resolveId: (source) => (isWanted && source === "#built" ? FROM_TABLES : null),
  };
};
