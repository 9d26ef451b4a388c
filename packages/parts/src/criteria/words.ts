import type {
  Amenity,
  Criteria,
  ListingStatus,
  NearKind,
  PropertyType,
} from "@propertyvr/vocabulary";

/** The keys that hold one value. */
export type SingleKey = Exclude<keyof Criteria, "types" | "places" | "near" | "amenities">;

/** Something to be near, with its name as people of one language say it. */
export interface NamedNear {
  readonly kind: NearKind;
  /** null: any of the kind. */
  readonly name: string | null;
  /** Metres; null where nothing was searched yet. */
  readonly withinM: number | null;
}

/** Each criterion in the words of a language. */
export interface CriteriaWords {
  /** A value on its own: "2 bedrooms", "up to ฿25,000 a month". */
  readonly value: (key: SingleKey, criteria: Criteria) => string;
  readonly type: (type: PropertyType) => string;
  readonly notType: (type: PropertyType) => string;
  readonly near: (near: NamedNear) => string;
  readonly amenity: (amenity: Amenity) => string;
  readonly wish: (amenity: Amenity) => string;
  readonly nearAny: () => string;
  /** Things of which one is enough, as one: "Ari or near BTS Mo Chit". */
  readonly or: (items: readonly string[]) => string;
  readonly status: (status: ListingStatus) => string;
  /** Heads all that is asked for. */
  readonly understoodAs: (asked: readonly string[]) => string;
  /** Heads what is offered besides, which nothing asks for yet. */
  readonly suggested: (offered: readonly string[]) => string;
  readonly notUsed: (words: readonly string[]) => string;
  readonly notOnMap: (names: readonly string[]) => string;
}
