import type { ListingStatus } from "@propertyvr/vocabulary";
import { quotable, trimmed } from "../figures.ts";
import type { Miss } from "../../misses.ts";
import type { DeadEndWriter } from "../writer.ts";
import { ASKED_NAMES, TYPE_NAMES, distance, priced } from "./names.ts";

export const deadEndWriter: DeadEndWriter = {
  pairQuestion: () => "Which two could you be flexible about?",
  onlyTogether: () => "No single change would find any, but two together would.",
  nearest: (count) =>
    count === 1
      ? "The home that comes closest, and what it misses:"
      : "The homes that come closest, and what each misses:",
  miss,
  startOverLabel: () => "Start over",
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
      return each.sqm === null ? "size not stated" : `has ${trimmed(each.sqm)} m²`;
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
      return "not near what you asked for";
    case "amenity":
      return MISSING[each.amenity] ?? `no ${ASKED_NAMES[each.amenity].replace(/^an? /, "")}`;
    case "tenure":
      return `not ${ASKED_NAMES[each.tenure]}`;
  }
}

const STATUSES: Readonly<Record<ListingStatus, string>> = {
  available: "still available",
  pending: "pending",
  sold: "sold",
  rented: "rented",
};

const MISSING: Readonly<Record<string, string>> = {
  pet_friendly: "pets not allowed",
  furnished: "not furnished",
};
