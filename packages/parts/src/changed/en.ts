import type { PriceRange } from "@propertyvr/vocabulary";
import { criteriaWords } from "../criteria/en.ts";
import { joined, priced } from "../words/en.ts";
import { baht } from "../words/figures.ts";
import type { CriterionChange } from "./schema.ts";
import type { ChangedWords, ChangeWords } from "./words.ts";

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

const changes: ChangeWords = {
  ...criteriaWords,
  name: (key) => NAMES[key] ?? null,
  fromTo(key, before, after) {
    const amounts = key === "price" ? limits(before.price, after.price) : null;
    return amounts ?? [criteriaWords.value(key, before), criteriaWords.value(key, after)];
  },
  oneOf: (items) => `the choice of ${joined(items, "or")}`,
};

export const changedWords: ChangedWords = {
  changes,
  changed: (changes) => `Changed: ${changes.map(sentence).join("; ")}.`,
  undoSay: () => "Undo the last change",
};

function sentence({ kind, name, from, to }: CriterionChange): string {
  if (kind === "added") return `added ${to ?? ""}`;
  if (kind === "removed") return `removed ${from ?? ""}`;
  return `${name === null ? "" : `${name.toLowerCase()} `}from ${from ?? ""} to ${to ?? ""}`;
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
