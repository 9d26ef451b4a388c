import type { CriteriaKey, NearKind } from "./closed-lists.ts";
import { EMPTY_CRITERIA, type Criteria } from "./criteria.ts";
import type { SearchQuery } from "./search-query.ts";

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
  "near",
  "amenities",
  "tenure",
] as const satisfies readonly (CriteriaKey | "not_types" | "status")[];
export type ConstraintKey = (typeof CONSTRAINT_KEYS)[number];

/**
 * Something asked for that can be let go by itself, so that the search finds as many or more.
 * Kinds and places are any-of, so all of them go together; so do things of one kind to be near.
 */
export interface Constraint {
  readonly key: ConstraintKey;
  /** Which items of the list under the key, from 0; left out: all there is. */
  readonly items?: readonly number[] | undefined;
}

/** All that can be let go, in the order of the chips. */
export function constraintsOf(asked: SearchQuery): readonly Constraint[] {
  const { criteria, extensions, status } = asked;
  const { places, types, near, amenities } = criteria;
  const single = (key: (typeof SINGLE_KEYS)[number]): readonly Constraint[] =>
    criteria[key] === null ? [] : [{ key }];
  const whole = (key: "types" | "places", items: readonly string[]): readonly Constraint[] =>
    items.length === 0 ? [] : [{ key }];
  const each = (key: "amenities" | "not_types", items: readonly string[]): readonly Constraint[] =>
    items.map((_, at) => ({ key, items: [at] }));
  return [
    ...(status === "available" ? [] : [{ key: "status" } as const]),
    ...single("deal"),
    ...whole("types", types),
    ...each("not_types", extensions.not_types),
    ...(["bedrooms", "bathrooms", "price", "area_sqm", "land_sqm"] as const).flatMap(single),
    ...whole("places", places),
    ...nearGroups(near, extensions.near_any),
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

function nearGroups(near: Criteria["near"], isAnyEnough: boolean): readonly Constraint[] {
  if (near.length === 0) return [];
  if (isAnyEnough) return [{ key: "near", items: near.map((_, at) => at) }];
  const groups = new Map<NearKind, number[]>();
  near.forEach(({ kind }, at) => groups.set(kind, [...(groups.get(kind) ?? []), at]));
  return [...groups.values()].map((items) => ({ key: "near", items }));
}

/** The search once these are let go; without a status, of homes that are available. */
export function withoutConstraints(
  asked: SearchQuery,
  dropped: readonly Constraint[],
): SearchQuery {
  const isDropped = (key: Constraint["key"], at?: number): boolean =>
    dropped.some(
      (each) =>
        each.key === key &&
        (each.items === undefined || (at !== undefined && each.items.includes(at))),
    );
  return keepOnly(asked, (key, at) => !isDropped(key, at));
}

/** The search that asks for this alone. */
export function onlyConstraint(asked: SearchQuery, { key, items }: Constraint): SearchQuery {
  return keepOnly(
    asked,
    (kept, at) => kept === key && (items === undefined || at === undefined || items.includes(at)),
  );
}

function keepOnly(
  asked: SearchQuery,
  isKept: (key: Constraint["key"], at?: number) => boolean,
): SearchQuery {
  const { criteria, extensions, status } = asked;
  const list = <Item>(key: Constraint["key"], items: readonly Item[]): readonly Item[] =>
    items.filter((_, at) => isKept(key, at));
  const single = <Key extends (typeof SINGLE_KEYS)[number]>(key: Key): Criteria[Key] =>
    isKept(key) ? criteria[key] : EMPTY_CRITERIA[key];
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
      places: list("places", criteria.places),
      near,
      amenities: list("amenities", criteria.amenities),
      tenure: single("tenure"),
      sort: criteria.sort,
    },
    status: isKept("status") ? status : "available",
    extensions: { not_types: notTypes, near_any: extensions.near_any && near.length > 0 },
  };
}
