import type { Certainty } from "@propertyvr/vocabulary";

/**
 * A stretch of the text and what it has been read as so far. Words of the
 * lexicon, numbers, places and everything the rules build from them are facts;
 * a text is always covered by a row of facts that do not overlap.
 */
export interface Fact {
  readonly kind: string;
  readonly value: unknown;
  /** Offsets in the normalised text. */
  readonly start: number;
  readonly end: number;
  /** Readable name of the rule (or word list) that made it. */
  readonly rule: string;
  readonly certainty: Certainty;
  /** The facts it was made from, left to right; empty for words. */
  readonly parts: readonly Fact[];
  /** Which word list it came from; undefined for signs, numbers and places. */
  readonly list?: { readonly list: string } | undefined;
}

/** The kinds the engine itself knows. All others belong to the grammar. */
export const FILLER = "filler";
export const UNREAD = "unread";
export const NUMBER = "number";

/** Where the figure itself begins: words that were read together with it stand before it. */
export const numberStart = (fact: Fact): number => firstNumber(fact)?.start ?? fact.start;
const firstNumber = (fact: Fact): Fact | undefined =>
  fact.kind === NUMBER ? fact : fact.parts.map(firstNumber).find((number) => number !== undefined);
