import type {
  Amenity,
  CriteriaKey,
  Language,
  ListingStatus,
  NearKind,
  Tenure,
} from "./closed-lists.ts";
import type { ConversationState, Finances, Meant } from "./schemas/conversation.ts";
import type { Criteria, PlaceRef, SearchExtensions } from "./schemas/criteria.ts";

export type {
  ConversationState,
  CriteriaEdit,
  Finances,
  LastAnswered,
  Meant,
  Origin,
  Origins,
  Question,
  ShownHome,
} from "./schemas/conversation.ts";
export type { PlaceRef } from "./schemas/criteria.ts";

/**
 * How sure we are: said outright, follows from what was said, read from words like ones that were misread
 * before, or merely offered.
 */
export type Certainty = "stated" | "implied" | "unsure" | "suggested";

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

/**
 * Words that can be taken in more than one way ("Phetchaburi", a road and a
 * province) or that do not go together ("2 bed studio"), where the ways differ in
 * what would be found. Offsets are UTF-16 units of the text as sent.
 */
export interface Unclear {
  readonly about: CriteriaKey;
  /** Several meanings of the same words, or words that exclude each other. */
  readonly why: "ambiguous" | "contradictory";
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Two or more, the likelier first; the criteria hold the first where one reading can be held. */
  readonly choices: readonly Meant[];
}

export const LET_GO_KEYS = [
  "near", "amenities", "bedrooms", "bathrooms", "area_sqm", "land_sqm", "tenure",
] as const; // prettier-ignore
export type LetGoKey = (typeof LET_GO_KEYS)[number];

/** Something asked for earlier that the place, the kind of home or the deal asked for now cannot have. */
export interface LetGo {
  readonly key: LetGoKey;
  /** The canonical name ("Asok", "BTS"), the kind of a thing without one ("beach"), the amenity ("sea_view"), else the key. */
  readonly name: string;
}

/** A search as one message says it, without anything said before. */
export interface SaidAlone {
  readonly criteria: Criteria;
  readonly extensions: SearchExtensions;
  readonly status: ListingStatus;
  readonly place_refs: readonly PlaceRef[];
}

export const HOME_TOPICS = [
  "distance",
  "amenity",
  "tenure",
  "price",
  "price_per_sqm",
  "size",
  "land",
  "rooms",
  "floor",
  "location",
  "availability",
  "fees",
  "age",
  /** What no field of a listing states: a discount, the speed of the wifi. */
  "other",
] as const;
/** One thing a person wants to know of a home on screen. */
export interface HomeAsk {
  readonly topic: (typeof HOME_TOPICS)[number];
  /** Of distance: what it is far from or near to. */
  readonly near?: { readonly kind: NearKind; readonly name: string | null };
  /** Of amenity; pets are `pet_friendly`. */
  readonly amenity?: Amenity;
  /** Of tenure, where one is named. */
  readonly tenure?: Tenure;
}
/** A question about one of the homes shown, or which of several is the cheapest, the closest ... */
export interface AboutShown {
  /** Its place among `state.shown`, counted from 1; null where it is no longer among them. */
  readonly index: number | null;
  /** Set where it asks which of several: their places, counted from 1; `index` is null then. */
  readonly among?: readonly number[];
  /** Of `among`: whether the home with the least or the most of it is meant; a building's age counts in years of building. */
  readonly wants?: "least" | "most";
  /** One or more, in the order asked. */
  readonly asks: readonly HomeAsk[];
}

/**
 * What is said to the assistant itself. "identity": whether a person or a program answers. "kinds":
 * which kinds of homes there are. "photos": to see pictures or where homes are. "undo": to take back the
 * last change. "loosen": to ask for less, whatever it be.
 */
export const COURTESIES = [
  "greeting",
  "thanks",
  "goodbye",
  "help",
  "identity",
  "kinds",
  "photos",
  "undo",
  "loosen",
] as const;
export type Courtesy = (typeof COURTESIES)[number];
export const OUTSIDE_REQUESTS = ["owner", "human", "instructions", "steering", "send"] as const;
/**
 * What no search for a home serves: an owner who wants to sell or let, a person to talk to, orders
 * to the assistant itself, an area chosen by who lives there (origin, race, religion), or homes sent by mail.
 */
export type OutsideRequest = (typeof OUTSIDE_REQUESTS)[number];

/** What a message asks of the assistant, apart from what it says of a home. */
export interface Talk {
  /**
   * "asked": a word asks to be shown homes ("find", "condos") and nothing denies it. "bare": the
   * message says nothing else ("any properties?"). Null where neither holds.
   */
  readonly search: "asked" | "bare" | null;
  readonly courtesy: Courtesy | null;
  /** So short that a courtesy in it is all it says. */
  readonly is_brief: boolean;
  readonly outside: OutsideRequest | null;
  /** Told by somebody who may need a home and does not say so ("we are expecting a baby"). */
  readonly may_need_home: boolean;
}

/** What one message tells of somebody's money. */
export interface FinancesTold extends Finances {
  /** What who borrows along earns, beside the income that was told before. Baht a month. */
  readonly partner_income_month?: number;
  /** What they can pay back a month for a home; told for this search, and not kept. Baht. */
  readonly instalment_month?: number;
}

/** What came out of reading one message. */
export interface Understood {
  readonly language: Language;
  readonly intent: Intent;
  /** Cumulative: the state after this message. */
  readonly criteria: Criteria;
  /**
   * Cumulative: what is asked beside the criteria. `not_types`: kinds refused ("no condos"), until
   * one is asked for or everything is reset. `near_any`: things of different kinds to be near were
   * joined by "or", until others are named or "both" is said. `one_of`: places were joined so with
   * things to be near, or some kinds of things among others. Keys without a meaning are left out.
   */
  readonly extensions: SearchExtensions;
  /** Cumulative: "available" unless others were asked for ("sold condos"). */
  readonly status: ListingStatus;
  readonly action: Action | null;
  /**
   * Every "cheaper", "bigger", "closer" of the message for which no figure was said, in the
   * order said, each field once. Empty where there is none or the message is no search.
   * `criteria` already hold the rest of the message ("cheaper, with parking"): take up the
   * criteria, then adjust them. `action` is the first of these, unless another action counts more.
   */
  readonly adjusts: readonly Action[];
  /**
   * Set where the message asks about a home on screen ("does it have parking?") and asks for no
   * other homes: `action` then selects that home and the search stays as it was. Else null.
   */
  readonly about_shown: AboutShown | null;
  /**
   * What this message let go of unasked, because the place asked for now cannot have it (a BTS
   * outside Bangkok, a beach inland). No longer part of `criteria`. Empty for nearly all messages.
   */
  readonly let_go: readonly LetGo[];
  /**
   * Set where the message refines but reads as if it could be a new request: the search that
   * this message alone asks for. Null where that is the same as `criteria`, where the message
   * clearly leans on what came before, and where it was taken as new (then `criteria` hold it alone).
   */
  readonly only_this: SaidAlone | null;
  /**
   * True where somebody seeks a home but names nothing that finds one ("something nice for my
   * mum"): the intent is search and `criteria` are empty or nearly so (no place, no price, no rooms).
   */
  readonly is_vague: boolean;
  readonly talk: Talk;
  /**
   * The homes that a question about the market, the law or a sum speaks of, as a search for them:
   * read from its words for kinds, places and rooms alone, so that figures of the sum ("a 3 million
   * loan") are not among them. Null where it speaks of none and for every other message.
   */
  readonly scope: Pick<SaidAlone, "criteria" | "place_refs"> | null;
  readonly calculation: Calculation | null;
  /** What this message tells of the person's income, debts and own home; left out where it tells nothing. */
  readonly finances?: FinancesTold;
  /**
   * The search with the places that are wished for or where somebody works, where the message says nothing else
   * and the search that stands names others: "Nimman if possible", "I work in Silom".
   */
  readonly wished?: Pick<SaidAlone, "criteria" | "place_refs"> & { readonly is_workplace: boolean };
  /** Cumulative: amenities that would be nice to have. Never one of `criteria.amenities`. */
  readonly nice_to_have: readonly Amenity[];
  /**
   * Wishes with no slot ("quiet", "would be nice: balcony"), in the person's own words. Like
   * `unread` without those that only ask for homes ("properties").
   */
  readonly wishes: readonly string[];
  /** Stretches of the text that nothing read, without filler words. */
  readonly unread: readonly {
    readonly text: string;
    readonly start: number;
    readonly end: number;
  }[];
  readonly readings: readonly Reading[];
  readonly place_refs: readonly PlaceRef[];
  /** What is worth asking about, the weightiest first; empty for nearly all messages. */
  readonly unclear: readonly Unclear[];
  /** Which keys this message set, and how sure we were. */
  readonly touched: Readonly<Partial<Record<CriteriaKey, Certainty>>>;
  readonly version: string;
}

/** Whether a message changed what is asked beside the criteria: excluded kinds, "either is enough", sold homes. */
export function isBesideChanged(
  { extensions, status }: Pick<Understood, "extensions" | "status">,
  before: ConversationState | null,
): boolean {
  const told = (
    { not_types = [], near_any = false, one_of = [] }: SearchExtensions,
    wanted: ListingStatus,
  ): string => JSON.stringify([[...not_types].sort(), near_any, [...one_of].sort(), wanted]);
  return told(extensions, status) !== told(before?.extensions ?? {}, before?.status ?? "available");
}
