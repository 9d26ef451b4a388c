import type { Amenity, Criteria, CriteriaKey } from "./criteria.ts";

export type Language = "en" | "th";
export const LANGUAGES = ["en", "th"] as const;

/** How sure we are: said outright, follows from what was said, or merely offered. */
export type Certainty = "stated" | "implied" | "suggested";

/** One piece of the text and what it was read as. Offsets are UTF-16 units of the text as sent. */
export interface Reading {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Readable name of the rule that read it. */
  readonly rule: string;
  /** What it means, e.g. "price.max=40000" or "near.transit=Asok". */
  readonly means: string;
  readonly certainty: Certainty;
}

export const INTENTS = [
  "search",
  "refine",
  "market",
  "knowledge",
  "calculator",
  "smalltalk",
  "other",
] as const;
export type Intent = (typeof INTENTS)[number];

export const ACTION_TYPES = [
  "more",
  "compare",
  "select",
  "viewing",
  "contact",
  "human",
  "save",
  "reset",
  "adjust",
] as const;
export interface Action {
  readonly type: (typeof ACTION_TYPES)[number];
  /** Counted from 1, as people do; -1 is the last where nobody knows how many there are. */
  readonly index?: number;
  readonly indexes?: readonly number[];
  readonly field?: string;
  readonly direction?: "up" | "down";
  readonly by?: number;
}

/** The numbers of a calculator question; only what was said. Money in baht, rates in per cent. */
export interface Calculation {
  readonly kind: string;
  readonly [key: string]: string | number | boolean | null;
}

export const PLACE_KINDS = [
  "country",
  "region",
  "province",
  "district",
  "subdistrict",
  "neighbourhood",
  "road",
  "soi",
  "station",
  "landmark",
] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** A named place as an id at the contract's edge. */
export interface PlaceRef {
  /** The name as it stands in `criteria.places` or `criteria.near[].name`. */
  readonly name: string;
  readonly id: string;
  readonly kind: PlaceKind;
}

/** What came out of reading one message. */
export interface Understood {
  readonly language: Language;
  readonly intent: Intent;
  /** Cumulative: the state after this message. */
  readonly criteria: Criteria;
  readonly action: Action | null;
  readonly calculation: Calculation | null;
  /** Cumulative: amenities that would be nice to have. Never one of `criteria.amenities`. */
  readonly nice_to_have: readonly Amenity[];
  /** Wishes with no slot ("quiet", "would be nice: balcony"), in the person's own words. */
  readonly wishes: readonly string[];
  /** Stretches of the text that nothing read, without filler words. */
  readonly unread: readonly {
    readonly text: string;
    readonly start: number;
    readonly end: number;
  }[];
  readonly readings: readonly Reading[];
  readonly place_refs: readonly PlaceRef[];
  /** Which keys this message set, and how sure we were. */
  readonly touched: Readonly<Partial<Record<CriteriaKey, Certainty>>>;
  readonly version: string;
}

/** Where a criterion of a conversation came from. */
export type Origin =
  | { readonly kind: "stated" | "implied"; readonly message_id: string | null }
  | { readonly kind: "edited" };
export type Origins = Readonly<Partial<Record<CriteriaKey, Origin>>>;

/** What a person changed by hand: it becomes the truth, whatever the words beside it say. */
export interface CriteriaEdit {
  readonly criteria: Criteria;
  /** Left out: what was nice to have still is, as far as it is not asked for now. */
  readonly nice_to_have?: readonly Amenity[] | undefined;
  /** The ids behind names that were picked from a list. */
  readonly place_refs?: readonly PlaceRef[] | undefined;
}

/** A home on screen, as far as people point at it: "the one with the pool", "the cheaper one". */
export interface ShownHome {
  readonly id: string;
  readonly title: string;
  /** Whole baht under the deal it was shown for; null is price on request. */
  readonly price?: number | null | undefined;
  readonly bedrooms?: number | null | undefined;
  readonly area_sqm?: number | null | undefined;
}

/** The truth of a conversation, stored with each message. */
export interface ConversationState {
  readonly criteria: Criteria;
  /** Wished for, not asked for: homes that have them come first. Never one of `criteria.amenities`. */
  readonly nice_to_have?: readonly Amenity[] | undefined;
  /** The question we asked last, so that a bare "3" can answer it. */
  readonly question?: { readonly about: CriteriaKey } | undefined;
  /** The homes on screen, in order, so that "the second one" means something. */
  readonly shown?: readonly ShownHome[] | undefined;
  /** The page those homes are, counted from 1, so that "more" goes on from there. */
  readonly page?: number | undefined;
  /** The criteria before the last change: "go back" returns to them, "actually 4" corrects what they became. */
  readonly previous?: Criteria | undefined;
  /** The ids behind the names in `criteria`: many sub-districts share a name. */
  readonly place_refs?: readonly PlaceRef[] | undefined;
  /** Words nothing was read from that homes bear in their titles, e.g. a project's name. */
  readonly title_words?: string | undefined;
}
