import type { Certainty } from "@propertyvr/vocabulary";
import type { Fact } from "./fact.ts";

/** One place in a pattern: which facts may stand there. */
export interface PatternSlot {
  readonly kinds: readonly string[];
  /** Instead of `kinds`: every kind but these, fillers too. Never in the first slot. */
  readonly anyBut?: ReadonlySet<string>;
  readonly where?: ((fact: Fact) => boolean) | undefined;
  readonly optional?: boolean;
  /** One or more of them in a row. */
  readonly many?: boolean;
  /** Of a row: nothing stands between its facts, fillers neither. */
  readonly isTight?: true;
}

/** What stands just outside the match, fillers left out. */
export interface MatchContext {
  readonly before: Fact | undefined;
  readonly after: Fact | undefined;
  /** The normalised text, for rules that look at spaces. */
  readonly text: string;
}

export interface Production {
  readonly kind: string;
  readonly value: unknown;
  readonly certainty?: Certainty;
  /** Replaces the rule's name where one rule yields several readings. */
  readonly rule?: string;
}

/**
 * A rule is data: a name a person can read, a pattern over facts already read,
 * and what it makes of them. `produce` gets the facts per slot (an absent
 * optional slot is undefined, `many` gives the row in `rows`) and may decline
 * with null.
 */
export interface Rule {
  readonly name: string;
  readonly pattern: readonly PatternSlot[];
  produce(found: MatchedFacts, around: MatchContext): Production | null;
}

export interface MatchedFacts {
  /** The first fact of each slot. */
  readonly facts: readonly (Fact | undefined)[];
  /** All facts of each slot. */
  readonly rows: readonly (readonly Fact[])[];
}

/** Rules that are tried together until nothing new appears; layers run once each, in order. */
export interface Layer {
  readonly name: string;
  /** Why it stands where it stands. */
  readonly reason: string;
  readonly rules: readonly Rule[];
}
