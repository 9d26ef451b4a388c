import type { Amenity, Tenure } from "@propertyvr/vocabulary";
import {
  ASKED_NAMES,
  capital,
  counted,
  distance,
  markWords,
  priced,
  STATUS_NAMES,
  TYPE_NAMES,
  dayOf,
} from "../words/en.ts";
import { baht, quotable, trimmed } from "../words/figures.ts";
import type { FactKey, HomeFactsWords, StatedFact } from "./words.ts";

export const homeFactsWords: HomeFactsWords = {
  factsOf: (homes) => (homes === 1 ? "What the listing says" : "What the listings say"),
  factLabel,
  fact,
  notStated: () => "Not stated",
  factHead: () => "Fact",
  homeNumber: (number) => `Number ${String(number)}`,
  differs: () => "differs",
  sameRows: (rows) => `The same for all: ${counted(rows, "fact")}`,
  moreRows: (rows) => `${String(rows)} more`,
  fewerRows: () => "Show fewer",
  sampleMark: () => "Sample",
};

function factLabel(key: FactKey): string {
  switch (key) {
    case "rent":
      return "Rent";
    case "sale":
      return "Sale price";
    case "rent_per_sqm":
      return "Rent per m²";
    case "sale_per_sqm":
      return "Price per m²";
    case "rent_mark":
      return "Rent vs. similar homes";
    case "sale_mark":
      return "Price vs. similar homes";
    case "status":
      return "Status";
    case "type":
      return "Type";
    case "bedrooms":
      return "Bedrooms";
    case "bathrooms":
      return "Bathrooms";
    case "area":
      return "Size";
    case "land":
      return "Land";
    case "floor":
      return "Floor";
    case "year_built":
      return "Built in";
    case "available_from":
      return "Available from";
    case "location":
      return "Location";
    case "distance":
      return "Distance";
    case "pet_friendly":
      return "Pets";
    case "wifi":
      return "Wi-Fi";
    default:
      return capital(nameOf(key));
  }
}

function fact(stated: StatedFact): string {
  switch (stated.kind) {
    case "price":
      if (stated.amount === null) return "On request";
      return priced(stated.amount, stated.deal === "rent" ? "month" : "total");
    case "per_sqm":
      return stated.deal === "rent" ? `${baht(stated.amount)} a month` : baht(stated.amount);
    case "price_mark":
      return stated.mark === null ? "Too few to compare" : capital(markWords(stated.mark, ""));
    case "not_offered":
      return stated.deal === "rent" ? "Not for rent" : "Not for sale";
    case "status":
      return capital(STATUS_NAMES[stated.status]);
    case "type":
      return capital(TYPE_NAMES[stated.type][0]);
    case "bedrooms":
      return stated.count === 0 ? "Studio" : String(stated.count);
    case "bathrooms":
      return String(stated.count);
    case "size":
      return `${trimmed(stated.sqm)} m²`;
    case "year":
      return String(stated.year);
    case "day":
      return dayOf(stated.day);
    case "words":
      return quotable(stated.text, 120);
    case "distance":
      return `${stated.isAbout ? "about " : ""}${distance(stated.metres)} to ${quotable(stated.to)}`;
    case "has":
      return stated.what === "pet_friendly" ? "Pets welcome" : "Yes";
    case "lacks":
      return lack(stated.what);
  }
}

/** "No pool", "No pets", "Not furnished" */
function lack(what: Amenity | Tenure): string {
  switch (what) {
    case "pet_friendly":
      return "No pets";
    case "furnished":
    case "freehold":
    case "leasehold":
      return `Not ${nameOf(what)}`;
    case "foreign_quota":
      return "Not in the foreign quota";
    default:
      return `No ${nameOf(what)}`;
  }
}

const nameOf = (what: Amenity | Tenure): string => ASKED_NAMES[what].replace(/^an? /, "");
