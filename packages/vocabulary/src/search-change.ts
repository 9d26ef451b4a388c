import type { SingleChange } from "./schemas/search-change.ts";

export type { BothNames, SingleChange } from "./schemas/search-change.ts";

/** What could be asked differently: one thing, or two of them together. */
export type Change = SingleChange | { readonly kind: "both"; readonly of: readonly SingleChange[] };
