export { fold } from "./fold.ts";
export { foldThai } from "./fold-thai.ts";
export { LetterTree } from "./letter-tree.ts";
export type { NormalisedText } from "./normalise-thai.ts";
export { normaliseThai } from "./normalise-thai.ts";
export type { Piece } from "./clusters.ts";
export { clusters } from "./clusters.ts";
export { segment } from "../segment.ts";

/** Changes whenever folding or segmentation would give another result: what was indexed with another version is indexed anew. */
export const TEXT_VERSION = "1";
