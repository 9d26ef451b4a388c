import type { Criteria, PriceRange } from "@propertyvr/vocabulary";
import { criteriaWords } from "../criteria/en.ts";
import type { SingleKey } from "../criteria/words.ts";
import { joined, priced } from "../words/en.ts";
import { baht } from "../words/figures.ts";
import type { ChangedKey, CriterionChange } from "./schema.ts";
import type { ChangedWords, ChangeWords, ChangeTexts } from "./words.ts";

const NAMES: Readonly<Record<string, string>> = {
  types: "Type",
  price: "Budget",
  area_sqm: "Size",
  land_sqm: "Land",
  places: "Area",
  tenure: "Ownership",
  sort: "Order",
  status: "Status",
};

const changes: ChangeWords = {
  ...criteriaWords,
  value,
  name: (key) => NAMES[key] ?? null,
  fromTo(key, before, after) {
    const amounts = key === "price" ? limits(before.price, after.price) : null;
    return amounts ?? [value(key, before), value(key, after)];
  },
  oneOf: (items) => `the choice of ${joined(items, "or")}`,
};

export const changedWords: ChangedWords = {
  changes,
  changed: (changes) => `Changed: ${changes.map(sentence).join("; ")}.`,
  undoSay: () => "Undo the last change",
};

/** "To buy" says what is wanted; "buy" alone would be an order. */
function value(key: SingleKey, criteria: Criteria): string {
  const said = criteriaWords.value(key, criteria);
  return key === "deal" ? `to ${said}` : said;
}

function sentence(change: CriterionChange): string {
  const { key, kind } = change;
  const [from, to] = [change.from ?? "", change.to ?? ""];
  if (kind === "changed") return swapped(change);
  if (kind === "added") return NOT_ADDED.has(key) ? to : (ADDED[key]?.(to) ?? `added ${to}`);
  return REMOVED[key]?.(from) ?? (NOT_ADDED.has(key) ? `no longer ${from}` : `removed ${from}`);
}

const ADDED: ChangeTexts = {
  price: (to) => `budget ${to}`,
  area_sqm: (to) => `size ${to}`,
  land_sqm: (to) => to,
};
const REMOVED: ChangeTexts = {
  deal: () => "to rent or to buy",
  bedrooms: () => "any number of bedrooms",
  bathrooms: () => "any number of bathrooms",
  price: () => "any price",
  area_sqm: () => "any size",
  land_sqm: () => "any size of land",
  near_any: () => "near each of them",
  not_types: (from) => `${from.replace(/^no /, "")} again`,
};

/** These say how to search rather than what a home has. */
const NOT_ADDED: ReadonlySet<ChangedKey> = new Set([
  "deal", "sort", "near_any", "one_of", "not_types", "status",
]); // prettier-ignore

function swapped({ key, name, from, to }: CriterionChange): string {
  if (key === "status") return `${to ?? ""} homes instead of ${from ?? ""} ones`;
  if (name === null || key === "sort") return `${to ?? ""} instead of ${from ?? ""}`;
  return `${name.toLowerCase()} from ${from ?? ""} to ${to ?? ""}`;
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
