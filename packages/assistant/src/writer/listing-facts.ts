import { AMENITIES, TENURES, type Known } from "@propertyvr/vocabulary";
import type { ListingFacts } from "../results/listing-facts.ts";
import type { Asked } from "./writer.ts";

/** What most people would ask about next, when it is not stated. */
const OFTEN_ASKED: readonly Asked[] = [
  "pet_friendly",
  "parking",
  "furnished",
  "foreign_quota",
  "aircon",
  "pool",
];

/** What a listing states, denies and leaves open: what was asked for first, then what people often ask. */
export function askedFirst(
  facts: ListingFacts,
  asked: readonly Asked[],
): Readonly<Record<Known, readonly Asked[]>> {
  const order = [...new Set<Asked>([...asked, ...OFTEN_ASKED, ...AMENITIES, ...TENURES])];
  const applies = (each: Asked) => each !== "foreign_quota" || facts.sale !== null;
  const standing = (known: Known) =>
    order.filter((each) => applies(each) && knownOf(facts, each) === known);
  return { yes: standing("yes"), no: standing("no"), unknown: standing("unknown") };
}

/** What a listing says of one amenity or tenure. */
export const knownOf = ({ amenities, tenure }: ListingFacts, asked: Asked): Known =>
  asked === "freehold" || asked === "leasehold" || asked === "foreign_quota"
    ? tenure[asked]
    : amenities[asked];

export interface Difference {
  readonly kind: "rent" | "sale" | "area" | "bedrooms" | "station";
  /** 0: the first home is cheaper, larger or closer. */
  readonly winner: 0 | 1;
  readonly by: number;
}

/** How two homes differ where both state a figure. */
export function differenceOf(one: ListingFacts, other: ListingFacts): readonly Difference[] {
  const differences: Difference[] = [];
  const compare = (
    kind: Difference["kind"],
    a: number | null | undefined,
    b: number | null | undefined,
    isLessBetter: boolean,
  ) => {
    if (a === null || a === undefined || b === null || b === undefined || a === b) return;
    differences.push({ kind, winner: a < b === isLessBetter ? 0 : 1, by: Math.abs(a - b) });
  };
  compare("rent", one.rent?.price, other.rent?.price, true);
  compare("sale", one.sale?.price, other.sale?.price, true);
  compare("area", one.area_sqm, other.area_sqm, false);
  compare("bedrooms", one.bedrooms, other.bedrooms, false);
  compare("station", stationM(one), stationM(other), true);
  return differences;
}

/** Metres to its station, where they are known: "about 300 m" is no closer than 400 m. */
const stationM = ({ nearest_station: station }: ListingFacts): number | undefined =>
  station === null || station.is_about ? undefined : station.metres;
