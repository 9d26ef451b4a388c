import type { CriterionChange } from "@propertyvr/parts";
import type { Criteria, PriceRange, Range } from "@propertyvr/vocabulary";
import type { ChangeWords, SingleKey } from "../writer.ts";
import { baht } from "../figures.ts";
import type { ChangedWriter, Homes } from "../writer.ts";
import { priceWords, sizeWords } from "./homes.ts";
import { ANY_OF_KIND, ASKED_NAMES, TYPE_NAMES, distance, joined, priced } from "./names.ts";

const NAMES: Readonly<Record<string, string>> = {
  types: "Type",
  bathrooms: "Bathrooms",
  price: "Budget",
  area_sqm: "Size",
  land_sqm: "Land",
  places: "Area",
  near: "Near",
  tenure: "Ownership",
  sort: "Order",
  status: "Status",
};

const SORTS = { cheapest: "cheapest first", newest: "newest first", largest: "largest first" };

const words: ChangeWords = {
  name: (key) => NAMES[key] ?? null,
  value,
  fromTo(key, before, after) {
    const amounts = key === "price" ? limits(before.price, after.price) : null;
    return amounts ?? [value(key, before), value(key, after)];
  },
  type: (type) => TYPE_NAMES[type][0],
  notType: (type) => `no ${TYPE_NAMES[type][1]}`,
  near: nearWords,
  amenity: (amenity) => ASKED_NAMES[amenity].replace(/^an? /, ""),
  wish: (amenity) => `${ASKED_NAMES[amenity].replace(/^an? /, "")} (nice to have)`,
  nearAny: () => "near either is enough",
  status: (status) => status,
  or: (items) => joined(items, "or"),
};

export const changedWriter: ChangedWriter = {
  changes: words,
  changed: (changes) => `Changed: ${changes.map(sentence).join("; ")}.`,
  undoSay: () => "Undo the last change",
};

function sentence({ kind, name, from, to }: CriterionChange): string {
  if (kind === "added") return `added ${to ?? ""}`;
  if (kind === "removed") return `removed ${from ?? ""}`;
  return `${name === null ? "" : `${name.toLowerCase()} `}from ${from ?? ""} to ${to ?? ""}`;
}

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

/** Two limits of one kind: the period is said once. */
function limits(
  before: PriceRange | null,
  after: PriceRange | null,
): readonly [string, string] | null {
  if (before?.max === undefined || after?.max === undefined || before.per !== after.per)
    return null;
  if (before.min !== undefined || after.min !== undefined) return null;
  return [baht(before.max), priced(after.max, after.per)];
}

const counted = (count: number, noun: string): string =>
  `${String(count)} ${noun}${count === 1 ? "" : "s"}`;

function bedrooms({ min, max }: Range): string {
  if (max === undefined) return `at least ${counted(min ?? 0, "bedroom")}`;
  if (min === undefined) return `up to ${counted(max, "bedroom")}`;
  if (min === max) return max === 0 ? "studio" : counted(max, "bedroom");
  return min === 0
    ? `studio to ${counted(max, "bedroom")}`
    : `${String(min)} to ${counted(max, "bedroom")}`;
}

function nearWords({ kind, name, withinM }: Homes["near"][number]): string {
  const where = name ?? ANY_OF_KIND[kind];
  return withinM === null ? `near ${where}` : `within ${distance(withinM)} of ${where}`;
}
