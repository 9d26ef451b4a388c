import type { ScriptFolding } from "../../engine/source.ts";

/** Latin letters need nothing that `normalise` does not do for every script. */
export const LATIN_SCRIPT: ScriptFolding = {
  digits: new Map(),
  spellings: [],
  marks: new Set(),
  stretched: () => false,
};
