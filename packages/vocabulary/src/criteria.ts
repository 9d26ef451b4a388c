import { CRITERIA_KEYS, type CriteriaKey } from "./closed-lists.ts";
import type { Criteria } from "./schemas/criteria.ts";

export type { Criteria, Near, PriceRange, Range, SearchExtensions } from "./schemas/criteria.ts";

export const EMPTY_CRITERIA: Criteria = {
  deal: null,
  types: [],
  bedrooms: null,
  bathrooms: null,
  price: null,
  area_sqm: null,
  land_sqm: null,
  places: [],
  near: [],
  amenities: [],
  tenure: null,
  sort: null,
};

/** True when the person has said nothing that narrows a search (a sort alone does not narrow). */
export function isEmptyCriteria(criteria: Criteria): boolean {
  return CRITERIA_KEYS.every((key) => {
    if (key === "sort") return true;
    const value = criteria[key];
    return value === null || (Array.isArray(value) && value.length === 0);
  });
}

/** True where nothing was asked under this key. */
export function isOpen(criteria: Criteria, key: CriteriaKey): boolean {
  const value = criteria[key];
  return value === null || (Array.isArray(value) && value.length === 0);
}

/** Whether two criteria say the same under a key; the order within a list does not matter. */
export function isSameUnder(key: CriteriaKey, one: Criteria, other: Criteria): boolean {
  return canonical(one[key]) === canonical(other[key]);
}

/** Whether two criteria ask for the same homes in the same order. */
export const isSameCriteria = (one: Criteria, other: Criteria): boolean =>
  CRITERIA_KEYS.every((key) => isSameUnder(key, one, other));

function canonical(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.map(canonical).sort());
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return JSON.stringify(
    entries
      .map(([key, inner]) => [key, canonical(inner)])
      .sort(([a = ""], [b = ""]) => (a < b ? -1 : 1)),
  );
}
