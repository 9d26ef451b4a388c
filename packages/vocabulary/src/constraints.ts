import type { CriteriaKey } from "./closed-lists.ts";
import { EMPTY_CRITERIA, type Criteria } from "./criteria.ts";
import type { SearchQuery } from "./search-query.ts";
import { settledJoins, whereGroups } from "./where-groups.ts";

export const CONSTRAINT_KEYS = [
  "status",
  "deal",
  "types",
  "not_types",
  "bedrooms",
  "bathrooms",
  "price",
  "area_sqm",
  "land_sqm",
  "places",
  "places_or_near",
  "near",
  "amenities",
  "tenure",
] as const satisfies readonly (CriteriaKey | "not_types" | "places_or_near" | "status")[];
export type ConstraintKey = (typeof CONSTRAINT_KEYS)[number];

/**
 * Something asked for that can be let go by itself, so that the search finds as many or more.
 * Kinds and places are any-of, so all of them go together; so do things to be near of which one is
 * enough, and both sides of "in Ari or near BTS Mo Chit": less of an "or" finds less, not more.
 */
export interface Constraint {
  readonly key: ConstraintKey;
  /**
   * Which items of the list under the key, from 0; left out: all there is. Under "places_or_near"
   * those of `near`, which go with all places.
   */
  readonly items?: readonly number[] | undefined;
}

/** All that can be let go, in the order of the chips. */
export function constraintsOf(asked: SearchQuery): readonly Constraint[] {
  const { criteria, extensions, status } = asked;
  const { types, amenities } = criteria;
  const single = (key: (typeof SINGLE_KEYS)[number]): readonly Constraint[] =>
    criteria[key] === null ? [] : [{ key }];
  const each = (key: "amenities" | "not_types", items: readonly string[]): readonly Constraint[] =>
    items.map((_, at) => ({ key, items: [at] }));
  return [
    ...(status === "available" ? [] : [{ key: "status" } as const]),
    ...single("deal"),
    ...(types.length === 0 ? [] : [{ key: "types" } as const]),
    ...each("not_types", extensions.not_types),
    ...(["bedrooms", "bathrooms", "price", "area_sqm", "land_sqm"] as const).flatMap(single),
    ...whereGroups(asked).map(({ hasPlaces, near }): Constraint => {
      if (hasPlaces && near.length === 0) return { key: "places" };
      return { key: hasPlaces ? "places_or_near" : "near", items: near };
    }),
    ...each("amenities", amenities),
    ...single("tenure"),
  ];
}

const SINGLE_KEYS = [
  "deal",
  "bedrooms",
  "bathrooms",
  "price",
  "area_sqm",
  "land_sqm",
  "tenure",
] as const;

/** By the keys that a search holds: both sides of an "or" apart. */
const heldUnder = (constraint: Constraint): readonly Constraint[] =>
  constraint.key === "places_or_near"
    ? [{ key: "places" }, { key: "near", items: constraint.items }]
    : [constraint];

/** The search once these are let go; without a status, of homes that are available. */
export function withoutConstraints(
  asked: SearchQuery,
  dropped: readonly Constraint[],
): SearchQuery {
  return keepOnly(asked, (key, at) => !isAmong(dropped.flatMap(heldUnder), key, at));
}

/** The search that asks for this alone. */
export function onlyConstraint(asked: SearchQuery, constraint: Constraint): SearchQuery {
  return keepOnly(asked, (key, at) => isAmong(heldUnder(constraint), key, at));
}

const isAmong = (
  constraints: readonly Constraint[],
  key: Constraint["key"],
  at: number | undefined,
): boolean =>
  constraints.some(
    (each) =>
      each.key === key &&
      (each.items === undefined || (at !== undefined && each.items.includes(at))),
  );

function keepOnly(
  asked: SearchQuery,
  isKept: (key: Constraint["key"], at?: number) => boolean,
): SearchQuery {
  const { criteria, extensions, status } = asked;
  const list = <Item>(key: Constraint["key"], items: readonly Item[]): readonly Item[] =>
    items.filter((_, at) => isKept(key, at));
  const single = <Key extends (typeof SINGLE_KEYS)[number]>(key: Key): Criteria[Key] =>
    isKept(key) ? criteria[key] : EMPTY_CRITERIA[key];
  const places = list("places", criteria.places);
  const near = list("near", criteria.near);
  const notTypes = list("not_types", extensions.not_types);
  return {
    ...asked,
    criteria: {
      deal: single("deal"),
      types: list("types", criteria.types),
      bedrooms: single("bedrooms"),
      bathrooms: single("bathrooms"),
      price: single("price"),
      area_sqm: single("area_sqm"),
      land_sqm: single("land_sqm"),
      places,
      near,
      amenities: list("amenities", criteria.amenities),
      tenure: single("tenure"),
      sort: criteria.sort,
    },
    status: isKept("status") ? status : "available",
    extensions: { not_types: notTypes, ...settledJoins({ places, near }, extensions) },
  };
}
