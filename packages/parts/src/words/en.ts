import {
  isRoundedCount,
  type Amenity,
  type ListingStatus,
  type NearKind,
  type PriceMark,
  type PricePeriod,
  type PriceRange,
  type PropertyType,
  type Range,
  type Tenure,
} from "@propertyvr/vocabulary";
import { baht, grouped, kilometres, trimmed } from "./figures.ts";

/** What people call a status: "pending" is a word of the API. */
export const STATUS_NAMES: Readonly<Record<ListingStatus, string>> = {
  available: "available",
  pending: "reserved",
  sold: "sold",
  rented: "rented",
};

export const TYPE_NAMES: Readonly<Record<PropertyType, readonly [string, string]>> = {
  condo: ["condo", "condos"],
  house: ["house", "houses"],
  townhouse: ["townhouse", "townhouses"],
  villa: ["villa", "villas"],
  apartment: ["apartment", "apartments"],
  land: ["plot of land", "plots of land"],
  shophouse: ["shophouse", "shophouses"],
  office: ["office", "offices"],
  warehouse: ["warehouse", "warehouses"],
};

/** After "state" or "without": what was asked for, as a thing. */
export const ASKED_NAMES: Readonly<Record<Amenity | Tenure, string>> = {
  pool: "a pool",
  gym: "a gym",
  parking: "parking",
  pet_friendly: "pets welcome",
  furnished: "furnished",
  balcony: "a balcony",
  garden: "a garden",
  sea_view: "a sea view",
  river_view: "a river view",
  city_view: "a city view",
  mountain_view: "a mountain view",
  security: "security",
  elevator: "a lift",
  washing_machine: "a washing machine",
  wifi: "wifi",
  kitchen: "a kitchen",
  bathtub: "a bathtub",
  coworking: "a coworking space",
  ev_charger: "an EV charger",
  aircon: "air conditioning",
  maid_room: "a maid's room",
  freehold: "freehold",
  leasehold: "leasehold",
  foreign_quota: "foreign quota",
};

/** After "say": what was asked for, as a claim. */
export function claimOf(asked: Amenity | Tenure): string {
  switch (asked) {
    case "pet_friendly":
      return "pets are welcome";
    case "furnished":
      return "they are furnished";
    case "freehold":
    case "leasehold":
      return `they are ${asked}`;
    case "foreign_quota":
      return "they are in the foreign quota";
    case "security":
    case "parking":
    case "wifi":
    case "aircon":
      return `there is ${ASKED_NAMES[asked]}`;
    default:
      return `they have ${ASKED_NAMES[asked]}`;
  }
}

export const ANY_OF_KIND: Readonly<Record<NearKind, string>> = {
  transit: "a station",
  school: "a school or university",
  beach: "the beach",
  mall: "a shopping mall",
  hospital: "a hospital",
  airport: "an airport",
  poi: "a place of interest",
};

export const PER: Readonly<Record<PricePeriod, string>> = {
  month: " a month",
  total: "",
  sqm: " a square metre",
  night: " a night",
  year: " a year",
};

export const priced = (amount: number, per: PricePeriod): string => `${baht(amount)}${PER[per]}`;

export const distance = (metres: number): string =>
  metres < 1_000 ? `${grouped(metres)} m` : `${kilometres(metres)} km`;

const SMALL = [
  "None",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
];

/** How many homes, in figures: "12", "about 420,000". */
export const homesFigure = (count: number): string =>
  isRoundedCount(count) ? `about ${grouped(count)}` : grouped(count);
/** A count that opens a sentence: words up to ten, figures above. */
export const opening = (count: number): string => SMALL[count] ?? capital(homesFigure(count));
export const inWords = (count: number): string =>
  (SMALL[count] ?? homesFigure(count)).toLowerCase();

export function joined(items: readonly string[], word: "and" | "or" = "and"): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1) ?? ""}`;
}

export const quoted = (items: readonly string[]): string =>
  joined(items.map((item) => `“${item}”`));

export function sizeWords({ min, max }: Range, unit: string): string {
  if (min === undefined) return `up to ${trimmed(max ?? 0)} ${unit}`;
  if (max === undefined) return `at least ${trimmed(min)} ${unit}`;
  return `${trimmed(min)}–${trimmed(max)} ${unit}`;
}

export function priceWords({ min, max, per }: PriceRange): string {
  if (min === undefined) return `up to ${priced(max ?? 0, per)}`;
  if (max === undefined) return `from ${priced(min, per)}`;
  return `${baht(min)}–${priced(max, per)}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const counted = (count: number, noun: string): string =>
  `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`;

/** There is one of these for most people, so that nobody asks which. */
const THE_ONE = new Set(["river", "city centre", "main road", "expressway"]);
const UNCOUNTED = new Set(["nightlife", "immigration"]);

/** A common noun as one looks for it: "a park", "the river". */
export function withArticle(noun: string): string {
  if (noun === "office") return "your office";
  if (THE_ONE.has(noun)) return `the ${noun}`;
  if (UNCOUNTED.has(noun) || /[^su]s$/.test(noun)) return noun;
  return `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;
}

const DAY = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** "2026-12-01" -> "1 Dec 2026", in the calendar of the language. */
export const dayOf = (day: string): string => DAY.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));

/**
 * "9% below the median of 41 similar asking prices"
 * @param of what the median is of
 */
export function markWords(
  { difference_pct: pct, n_units }: PriceMark,
  of = "similar asking prices",
): string {
  const median = `the median of ${grouped(n_units)} ${of}`.trim();
  if (Math.abs(pct) <= 1) return `about ${median}`;
  return `${grouped(Math.abs(pct))}% ${pct < 0 ? "below" : "above"} ${median}`;
}
