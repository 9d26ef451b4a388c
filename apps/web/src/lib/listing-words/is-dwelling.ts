import type { PropertyType } from "@propertyvr/vocabulary";

const dwellings: ReadonlySet<PropertyType> = new Set([
  "condo",
  "house",
  "townhouse",
  "villa",
  "apartment",
]);

/** Where people sleep, unknown rooms are worth saying; a plot or a warehouse is not asked for them. */
export const isDwelling = (type: PropertyType): boolean => dwellings.has(type);
