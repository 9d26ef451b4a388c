import { buildNameIndex } from "#built";
import { atlas } from "./atlas.ts";
import type { NameIndex } from "./names/build-name-index.ts";

let built: NameIndex | undefined;

/** Built at first use, then kept. */
export function nameIndex(): NameIndex {
  built ??= buildNameIndex(atlas().named);
  return built;
}
