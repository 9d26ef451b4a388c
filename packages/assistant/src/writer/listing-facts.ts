import type { Amenity, Deal, Known, Tenure } from "@propertyvr/vocabulary";
import type { ListingFacts } from "../results/listing-facts.ts";

/** What most people would ask about next, when it is not stated. */
export const OFTEN_ASKED: readonly (Amenity | Tenure)[] = [
  "pet_friendly",
  "parking",
  "furnished",
  "foreign_quota",
  "aircon",
  "pool",
];

/** What a listing says of one amenity or tenure. */
export const knownOf = ({ amenities, tenure }: ListingFacts, asked: Amenity | Tenure): Known =>
  asked === "freehold" || asked === "leasehold" || asked === "foreign_quota"
    ? tenure[asked]
    : amenities[asked];

/** Whole baht for a square metre of the home, of land for a plot; null where price or size is not stated. */
export function perSqm(facts: ListingFacts, deal: Deal): number | null {
  const price = facts[deal]?.price;
  const sqm = facts.type === "land" ? facts.land_sqm : facts.area_sqm;
  return price === null || price === undefined || sqm === null || sqm <= 0
    ? null
    : Math.round(price / sqm);
}

/** In which way one of the compared homes stands out. */
export interface Difference {
  readonly kind: "rent" | "sale" | "rent_per_sqm" | "sale_per_sqm" | "area" | "bedrooms" | "station";
  /** Which of them, counted from 0: the cheapest, the largest, the closest. */
  readonly winner: number;
  /** Its figure: whole baht, square metres, bedrooms or metres. */
  readonly figure: number;
  /** What lies between it and the next. */
  readonly by: number;
} // prettier-ignore

/** The figures in which one home stands out, where each of them states one: price first, then what it is for. */
export function differencesOf(homes: readonly ListingFacts[]): readonly Difference[] {
  return FIGURES.flatMap(([kind, figureOf, isLessBetter]) => {
    const figures = homes.map(figureOf).filter((figure) => figure !== null);
    if (figures.length < homes.length) return [];
    const [first, second] = figures.toSorted((a, b) => (isLessBetter ? a - b : b - a));
    if (first === undefined || second === undefined || first === second) return [];
    const by = Math.abs(first - second);
    return [{ kind, winner: figures.indexOf(first), figure: first, by }];
  });
}

type FigureComparison = readonly [
  Difference["kind"],
  (facts: ListingFacts) => number | null,
  boolean,
];
const FIGURES: readonly FigureComparison[] = [
  ["rent", ({ rent }) => rent?.price ?? null, true],
  ["sale", ({ sale }) => sale?.price ?? null, true],
  ["area", ({ area_sqm }) => area_sqm, false],
  ["station", stationM, true],
  ["bedrooms", ({ bedrooms }) => bedrooms, false],
  ["rent_per_sqm", (facts) => perSqm(facts, "rent"), true],
  ["sale_per_sqm", (facts) => perSqm(facts, "sale"), true],
];

/** Metres to its station, where they are known: "about 300 m" is no closer than 400 m. */
function stationM({ nearest_station: station }: ListingFacts): number | null {
  return station === null || station.is_about ? null : station.metres;
}
