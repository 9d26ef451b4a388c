import {
  CRITERIA_KEYS,
  type Amenity,
  type CriteriaKey,
  type Deal,
  type Language,
  type PropertyType,
} from "./closed-lists.ts";
import type { Criteria, SearchExtensions } from "./criteria.ts";
import type { ListingStatus } from "./listing.ts";
import type { CriteriaEdit, Origins, PlaceRef } from "./understood.ts";

/**
 * The parts of an answer: versioned data that is stored with the message and
 * drawn by one renderer, live and reloaded alike. Figures live here, never in
 * prose templates. A part of an unknown type or version is shown as its text.
 */

/** A text in one language, so that it can be marked with `lang`. */
export interface Localised {
  readonly text: string;
  readonly language: Language;
}

/** A card as it stood when the answer was written, so that old chats still open. */
export interface ListingCard {
  readonly id: string;
  readonly type: PropertyType;
  /** Picture address on our own origin, or null; absolute for whoever is not on it. */
  readonly image: string | null;
  /** What a drawn picture shows; null for a photo. */
  readonly image_alt: Localised | null;
  readonly title: string;
  readonly title_language: Language;
  readonly location: string;
  readonly location_language: Language;
  /** District and province, where the location is the partner's own and does not name them. */
  readonly administrative_area?: string | null | undefined;
  /** The deal under which this card was found. */
  readonly deal: Deal;
  /** Whole baht: a month for rent, in total for sale; null is price on request. */
  readonly price: number | null;
  /** The other offer of a home that is both for rent and for sale. */
  readonly other_offer: { readonly deal: Deal; readonly price: number | null } | null;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  /** Square metres of floor. */
  readonly area: number | null;
  readonly land_sqm: number | null;
  /** The page "View Details" opens: the partner's own, else ours. Never null. */
  readonly websiteUrl: string;
  readonly is_sample: boolean;
  /** Left out: available, or a card from before this was kept. */
  readonly status?: ListingStatus | undefined;
  /**
   * Metres to what was asked for, with its name; null when nothing was. About so far where the home
   * was placed by its text.
   */
  readonly distance: {
    readonly to: Localised;
    readonly metres: number;
    readonly is_about?: true | undefined;
  } | null;
  /** What was asked for and the listing does not state ("pet_friendly", "foreign_quota"). */
  readonly unknown: readonly string[];
  readonly created_at: string;
  /** When its partner last said that it still holds; none of a sample, nor of a card from before this was kept. */
  readonly last_confirmed_at?: string | undefined;
}

export const SEARCH_SORTS = [
  "best",
  "cheapest",
  "expensive",
  "newest",
  "largest",
  "nearest",
] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** What a search found, apart from the cards. */
export interface SearchCounts {
  /** Homes that fit (a home for rent and for sale counts once). */
  readonly total: number;
  readonly rent: number;
  readonly sale: number;
  /** Of the total: those that state every asked amenity and the asked tenure. */
  readonly stated: number;
  /** True when every home counted is a sample of our own. */
  readonly all_sample: boolean;
}

export interface TextPart {
  readonly type: "text";
  readonly version: 1;
  readonly text: string;
  readonly language: Language;
}
/** What was understood: the criteria after this message and where each came from. */
export interface CriteriaPart {
  readonly type: "criteria";
  readonly version: 1;
  readonly criteria: Criteria;
  /** Beside the criteria: left out where nothing is asked there. */
  readonly extensions?: SearchExtensions | undefined;
  /** Left out: homes that are available. */
  readonly status?: ListingStatus | undefined;
  /** Beside the criteria: what would be nice to have. Left out where nothing would. */
  readonly nice_to_have?: readonly Amenity[] | undefined;
  readonly origins: Origins;
  /** The radius searched for each `near` whose `within_m` is null, in the order of `criteria.near`. */
  readonly implied_within_m: readonly (number | null)[];
  readonly wishes: readonly string[];
  readonly unread: readonly string[];
  /** Names that are on no map of ours, so they did not narrow the search. */
  readonly unplaced: readonly string[];
  /** How the conversation's language writes the names in `criteria`, by canonical name. */
  readonly names?: Readonly<Record<string, string>> | undefined;
}
/** What can change from one search to the next. */
export const CHANGED_KEYS = [
  ...CRITERIA_KEYS,
  "nice_to_have",
  "not_types",
  "near_any",
  "status",
] as const;
export type ChangedKey = (typeof CHANGED_KEYS)[number];
/** One difference between two searches, in the words of the conversation's language. */
export interface CriterionChange {
  readonly key: ChangedKey;
  readonly kind: "added" | "removed" | "changed";
  /** What the values are of ("Budget"); null where they say it themselves. */
  readonly name: string | null;
  /** null where nothing stood. */
  readonly from: string | null;
  /** null where nothing stands. */
  readonly to: string | null;
}
/** What a message changed of the search before it. Left out of an answer where nothing changed. */
export interface ChangedPart {
  readonly type: "changed";
  readonly version: 1;
  readonly changes: readonly CriterionChange[];
  /** All of it as one sentence, for who does not see the line. */
  readonly text: string;
  readonly language: Language;
  /** The search before: sent along with `say`, it undoes the change. */
  readonly before: CriteriaEdit;
  /** What is said in the person's name when the change is undone. */
  readonly say: string;
}
export interface ListingsPart {
  readonly type: "listings";
  readonly version: 1;
  /** The person's words, as the heading quotes them. */
  readonly query: string;
  readonly criteria: Criteria;
  /** Beside the criteria: left out where nothing is asked there. */
  readonly extensions?: SearchExtensions | undefined;
  /** Left out: homes that are available. */
  readonly status?: ListingStatus | undefined;
  /** With the criteria, all that is needed to search for more of the same. */
  readonly nice_to_have?: readonly Amenity[] | undefined;
  readonly place_refs?: readonly PlaceRef[] | undefined;
  readonly counts: SearchCounts;
  readonly sort: SearchSort;
  /** Which page the cards are, from 1; left out for the first. */
  readonly page?: number | undefined;
  readonly page_size: number;
  readonly cards: readonly ListingCard[];
}
/** Homes that do not fit where none does, each with what it misses. */
export interface NearestPart {
  readonly type: "nearest";
  readonly version: 1;
  readonly criteria: Criteria;
  readonly homes: readonly {
    readonly card: ListingCard;
    /** "฿3,000 a month over budget", in the conversation's language. */
    readonly misses: readonly string[];
  }[];
  readonly text: string;
  readonly language: Language;
}
export interface Choice {
  readonly label: Localised;
  /** What is said in the person's name when the choice is tapped. */
  readonly say: string;
  readonly count: number | null;
  /** Sent along with `say`: exactly what the choice makes of the criteria. */
  readonly criteria?: Criteria | undefined;
  /** Sent along with `criteria`; left out: as it stands. */
  readonly extensions?: SearchExtensions | undefined;
  /** Sent along with `criteria`; left out: as it stands. */
  readonly status?: ListingStatus | undefined;
  /** Set where the homes counted are samples. */
  readonly all_sample?: boolean | undefined;
}
export interface QuestionPart {
  readonly type: "question";
  readonly version: 1;
  readonly about: CriteriaKey;
  readonly text: string;
  readonly language: Language;
  readonly choices: readonly Choice[];
}
/** How whoever offers a home can be reached; null is what the listing does not state. */
export interface ListingContact {
  readonly name: string | null;
  readonly phone: string | null;
  /** A LINE ID, e.g. "@agency". */
  readonly line: string | null;
  readonly email: string | null;
  /** An address of the web. */
  readonly website: string | null;
}
/** Offers to write to whoever offers a home. */
export interface ContactPart {
  readonly type: "contact";
  readonly version: 1;
  readonly about: "viewing" | "contact";
  /** One where it is clear which is meant, else those of the homes shown that can be asked about. */
  readonly homes: readonly {
    readonly id: string;
    readonly title: Localised;
    readonly contact: ListingContact | null;
  }[];
  /** When the person would come, in the person's own words. */
  readonly preferred_time: string | null;
  /** What to beware of before paying anything. */
  readonly text: string;
  readonly language: Language;
}
export const NOTICE_CODES = [
  "search_failed",
  "not_built",
  "interrupted",
  "stopped",
  "sample_only",
  "contradiction",
] as const;
export type NoticeCode = (typeof NOTICE_CODES)[number];
export interface NoticePart {
  readonly type: "notice";
  readonly version: 1;
  readonly code: NoticeCode;
  readonly text: string;
  readonly language: Language;
}
export type Part =
  | TextPart
  | ChangedPart
  | CriteriaPart
  | ListingsPart
  | NearestPart
  | QuestionPart
  | ContactPart
  | NoticePart;
