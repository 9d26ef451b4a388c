import {
  ANY_OF_KIND,
  ASKED_NAMES,
  distance,
  priced,
  STATUS_NAMES,
  TYPE_NAMES,
} from "../words/en.ts";
import { quotable, trimmed } from "../words/figures.ts";
import type { Miss, NearestWords } from "./words.ts";

export const nearestWords: NearestWords = {
  nearest: (count) =>
    count === 1
      ? "The home that comes closest, and what it misses:"
      : "The homes that come closest, and what each misses:",
  miss,
};

function miss(each: Miss): string {
  switch (each.kind) {
    case "status":
      return STATUSES[each.status];
    case "deal":
      return each.deal === "rent" ? "only for rent" : "only for sale";
    case "type":
      return `is a ${TYPE_NAMES[each.type][0]}`.replace(/^is a (?=[aeiou])/, "is an ");
    case "bedrooms":
    case "bathrooms":
      return each.has === null
        ? `${each.kind} not stated`
        : each.kind === "bedrooms" && each.has === 0
          ? "is a studio"
          : `has ${String(each.has)} ${each.has === 1 ? each.kind.slice(0, -1) : each.kind}`;
    case "area":
      return each.sqm === null ? "size not stated" : `is ${trimmed(each.sqm)} m²`;
    case "land":
      return each.sqm === null ? "land not stated" : `has ${trimmed(each.sqm)} m² of land`;
    case "over_budget":
      return `${priced(each.by, each.per)} over budget`;
    case "under_budget":
      return `${priced(each.by, each.per)} below the range`;
    case "price_unknown":
      return "price not stated";
    case "price":
      return "price outside the range";
    case "place":
      return `is in ${quotable(each.location, 80)}`;
    case "far":
      return `${distance(each.metres)} from ${quotable(each.to)}`;
    case "not_near":
      return each.near === null
        ? "not near what you asked for"
        : `not near ${ANY_OF_KIND[each.near]}`;
    case "amenity":
      return MISSING[each.amenity] ?? `no ${ASKED_NAMES[each.amenity].replace(/^an? /, "")}`;
    case "tenure":
      return `not ${ASKED_NAMES[each.tenure]}`;
  }
}

const STATUSES = { ...STATUS_NAMES, available: "still available" };

const MISSING: Readonly<Record<string, string>> = {
  pet_friendly: "pets not allowed",
  furnished: "not furnished",
};
