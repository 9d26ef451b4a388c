import type { Criteria, Range } from "@propertyvr/vocabulary";
import {
  ANY_OF_KIND,
  ASKED_NAMES,
  counted,
  distance,
  joined,
  priceWords,
  sizeWords,
  STATUS_NAMES,
  TYPE_NAMES,
  withArticle,
} from "../words/en.ts";
import type { CriteriaWords, NamedNear, SingleKey } from "./words.ts";

const SORTS = { cheapest: "cheapest first", newest: "newest first", largest: "largest first" };

export const criteriaWords: CriteriaWords = {
  value,
  type: (type) => TYPE_NAMES[type][0],
  notType: (type) => `no ${TYPE_NAMES[type][1]}`,
  near: nearWords,
  amenity: (amenity) => ASKED_NAMES[amenity].replace(/^an? /, ""),
  wish: (amenity) => `${ASKED_NAMES[amenity].replace(/^an? /, "")} (nice to have)`,
  nearAny: () => "near either is enough",
  or: (items) => joined(items, "or"),
  status: (status) => STATUS_NAMES[status],
  understoodAs: (asked) => `Understood as: ${asked.join(", ")}`,
  suggested: (offered) => `You could also ask for: ${offered.join(", ")}`,
  notUsed: (words) => `Not used: ${words.join(", ")}`,
  notOnMap: (names) => `Not found on the map: ${names.join(", ")}`,
};

function value(key: SingleKey, criteria: Criteria): string {
  switch (key) {
    case "deal":
      return criteria.deal === "rent" ? "rent" : "buy";
    case "bedrooms":
      return criteria.bedrooms === null ? "" : bedrooms(criteria.bedrooms);
    case "bathrooms":
      return `at least ${counted(criteria.bathrooms?.min ?? 0, "bathroom")}`;
    case "price":
      return criteria.price === null ? "" : priceWords(criteria.price);
    case "area_sqm":
      return criteria.area_sqm === null ? "" : sizeWords(criteria.area_sqm, "m²");
    case "land_sqm":
      return criteria.land_sqm === null ? "" : sizeWords(criteria.land_sqm, "m² of land");
    case "tenure":
      return criteria.tenure === null ? "" : ASKED_NAMES[criteria.tenure];
    case "sort":
      return criteria.sort === null ? "" : SORTS[criteria.sort];
  }
}

function bedrooms({ min, max }: Range): string {
  if (max === undefined) return `at least ${counted(min ?? 0, "bedroom")}`;
  if (min === undefined) return `up to ${counted(max, "bedroom")}`;
  if (min === max) return max === 0 ? "studio" : counted(max, "bedroom");
  return min === 0
    ? `studio to ${counted(max, "bedroom")}`
    : `${String(min)} to ${counted(max, "bedroom")}`;
}

function nearWords({ kind, name, withinM }: NamedNear): string {
  const where = name === null ? ANY_OF_KIND[kind] : /^[a-z]/.test(name) ? withArticle(name) : name;
  return withinM === null ? `near ${where}` : `within ${distance(withinM)} of ${where}`;
}
