import { grouped, quotable, trimmed } from "@propertyvr/parts/words";
import {
  ASKED_NAMES,
  capital,
  distance,
  joined,
  opening,
  priced,
  TYPE_NAMES,
} from "@propertyvr/parts/words/en";
import type { ListingFacts } from "../../results/listing-facts.ts";
import { askedFirst, differenceOf, type Difference } from "../listing-facts.ts";
import type { Asked, ListingWriter } from "../writer.ts";

const LISTED = 6;
const UNKNOWN_LISTED = 4;

export const listingWriter: ListingWriter = {
  listing(facts, asked) {
    const sentences = [`${titleOf(facts)}: ${factsLine(facts)}.`, ...statements(facts, asked)];
    if (facts.is_sample) sentences.push("It is a sample, not a real offer.");
    sentences.push(`[View listing](/property/${encodeURIComponent(facts.id)})`);
    return sentences.join(" ");
  },
  comparison(listings, asked) {
    const lines = listings.map((facts, index) => {
      const rest = statements(facts, asked).join(" ");
      return `${String(index + 1)}. ${titleOf(facts)}: ${factsLine(facts)}. ${rest}`.trim();
    });
    const differences = listings.length === 2 ? differencesOf(listings) : [];
    const list = lines.join("\n");
    return differences.length === 0 ? list : `${list}\n\n${capital(joined(differences))}.`;
  },
  listingGone: () => "That home is no longer listed.",
  listingUnavailable: () => "The details could not be read just now. Ask again in a moment.",
  notShown(shown) {
    if (shown === 0) return "No homes are on screen yet. Tell me what you are looking for first.";
    if (shown === 1) return "Only one home is on screen.";
    return `${opening(shown)} homes are on screen; tell me a number from 1 to ${String(shown)}.`;
  },
  compareWhich: (shown) =>
    shown < 2
      ? "There are not two homes on screen to compare."
      : `Tell me which two or three to compare, for example “compare 1 and 2”.`,
  selectWhich: (shown) =>
    shown === 0
      ? "No homes are on screen yet. Tell me what you are looking for first."
      : `I am not sure which of them you mean. Say its number, 1 to ${String(shown)}.`,
};

const titleOf = ({ title }: ListingFacts): string => quotable(title, 80);

function factsLine(facts: ListingFacts): string {
  const { rent, sale, bedrooms, bathrooms, area_sqm, land_sqm, nearest_station } = facts;
  return [
    TYPE_NAMES[facts.type][0],
    facts.status === "available" ? "" : `no longer available (${facts.status})`,
    rent === null ? "" : rent.price === null ? "rent on request" : priced(rent.price, "month"),
    sale === null
      ? ""
      : sale.price === null
        ? "price on request"
        : `${priced(sale.price, "total")} to buy`,
    bedrooms === null ? "" : bedrooms === 0 ? "studio" : counted(bedrooms, "bedroom"),
    bathrooms === null ? "" : counted(bathrooms, "bathroom"),
    area_sqm === null ? "" : `${trimmed(area_sqm)} m²`,
    land_sqm === null ? "" : `${trimmed(land_sqm)} m² of land`,
    quotable(facts.location, 80),
    nearest_station === null
      ? ""
      : `${nearest_station.is_about ? "about " : ""}${distance(nearest_station.metres)} to ${quotable(nearest_station.name.text)} station`,
  ]
    .filter((part) => part !== "")
    .join(", ");
}

const counted = (count: number, noun: string): string =>
  `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`;

function statements(facts: ListingFacts, asked: readonly Asked[]): readonly string[] {
  const { yes, no, unknown } = askedFirst(facts, asked);
  const sentences: string[] = [];
  if (yes.length > 0) sentences.push(`Stated: ${listed(yes, LISTED)}.`);
  if (no.length > 0) sentences.push(`${capital(joined(no.slice(0, LISTED).map(lackOf)))}.`);
  const open = [...openFigures(facts), ...unknown.map(nameOf)];
  if (open.length > 0) {
    const rest = open.length - UNKNOWN_LISTED;
    const shown = open.slice(0, UNKNOWN_LISTED).join(", ");
    sentences.push(`Not stated: ${shown}${rest > 0 ? ` and ${grouped(rest)} more` : ""}.`);
  }
  return sentences;
}

function openFigures({ bedrooms, bathrooms, area_sqm, land_sqm, type }: ListingFacts): string[] {
  const open: string[] = [];
  if (type === "land") return land_sqm === null ? ["size of the land"] : [];
  if (bedrooms === null) open.push("bedrooms");
  if (bathrooms === null) open.push("bathrooms");
  if (area_sqm === null) open.push("size");
  return open;
}

/** "no pool", "no pets", "not furnished" */
function lackOf(asked: Asked): string {
  switch (asked) {
    case "pet_friendly":
      return "no pets";
    case "furnished":
    case "freehold":
    case "leasehold":
      return `not ${nameOf(asked)}`;
    case "foreign_quota":
      return "not in the foreign quota";
    default:
      return `no ${nameOf(asked)}`;
  }
}

const nameOf = (asked: Asked): string => ASKED_NAMES[asked].replace(/^an? /, "");
const listed = (items: readonly Asked[], most: number): string =>
  items.slice(0, most).map(nameOf).join(", ");

function differencesOf([one, other]: readonly ListingFacts[]): readonly string[] {
  if (one === undefined || other === undefined) return [];
  return differenceOf(one, other).map(differenceWords);
}

function differenceWords(difference: Difference): string {
  const which = difference.winner === 0 ? "the first" : "the second";
  switch (difference.kind) {
    case "rent":
      return `${which} costs ${priced(difference.by, "month")} less`;
    case "sale":
      return `${which} costs ${priced(difference.by, "total")} less to buy`;
    case "area":
      return `${which} is ${trimmed(difference.by)} m² larger`;
    case "bedrooms":
      return `${which} has ${counted(difference.by, "more bedroom")}`;
    case "station":
      return `${which} is ${distance(difference.by)} closer to a station`;
  }
}
