import {
  seededRandom,
  type Point,
  type PriceRange,
  type SeededRandom,
  ANY_HOME,
  type ResolvedCriteria,
} from "@propertyvr/vocabulary";
import { TOWNS } from "../apps/server/src/stock/listings/testing/drawn-homes.ts";
import type { ScanSort } from "./scan.ts";

/** A search of the bench: what is asked, how often with other values, and what is read of the answer. */
export interface Search {
  readonly name: string;
  /** SQL over scan at the median that DESIGN section 10 sets, for a million homes. */
  readonly goal: number;
  readonly sort: ScanSort;
  /** 0 reads counts alone. */
  readonly limit: number;
  readonly ask: (random: SeededRandom) => WorkloadQuery;
}
export interface WorkloadQuery {
  readonly resolved: ResolvedCriteria;
  readonly targets: readonly Point[];
}

const rentUpTo = (random: SeededRandom): PriceRange => ({
  per: "month",
  max: random.pick([15_000, 25_000, 40_000, 60_000]),
});
const somewhereIn = (random: SeededRandom, center: Point): Point => ({
  lat: center.lat + random.normal() * 0.05,
  lon: center.lon + random.normal() * 0.05,
});
const town = (random: SeededRandom) => random.weighted(TOWNS);

/** Shaped like messages people write: two types, a neighbourhood, a radius, things not stated. */
export const SEARCHES: readonly Search[] = [
  {
    name: "selective: 2 types, district, beds, price, amenity",
    goal: 0.5,
    sort: "cheapest",
    limit: 6,
    ask: (random) => {
      const { province } = town(random);
      return asked({
        deal: "rent",
        types: ["condo", "apartment"],
        bedrooms: { min: 1, max: 2 },
        price: rentUpTo(random),
        areas: [{ kind: "district", code: province * 100 + random.whole(1, 3) }],
        amenities: [random.pick(["pool", "gym", "pet_friendly", "furnished"])],
      });
    },
  },
  {
    name: "broad: a province, newest first",
    goal: 1,
    sort: "newest",
    limit: 6,
    ask: (random) => {
      const { province } = town(random);
      return asked({
        deal: "sale",
        bedrooms: { min: random.whole(1, 2) },
        price: { per: "total", max: random.pick([5e6, 1e7, 2e7]) },
        areas: [{ kind: "province", code: province }],
      });
    },
  },
  {
    name: "radius: 1.2 km around a spot, 2 types, price",
    goal: 0.3,
    sort: "best",
    limit: 6,
    ask: (random) => {
      const spot = somewhereIn(random, town(random).center);
      return asked(
        {
          deal: "rent",
          types: ["condo", "apartment"],
          price: rentUpTo(random),
          near: [[{ kind: "spots", spots: [spot], withinM: 1_200 }]],
        },
        [spot],
      );
    },
  },
  {
    name: "nearest: 800 m from any station, beds, price",
    goal: 0.3,
    sort: "best",
    limit: 6,
    ask: (random) =>
      asked({
        deal: "rent",
        types: ["condo"],
        bedrooms: { min: 2, max: 2 },
        price: rentUpTo(random),
        near: [
          [{ kind: "nearest", nearest: random.pick(["transit", "bts", "mrt"]), withinM: 800 }],
        ],
      }),
  },
  {
    name: "counts: both deals, 2 types, a neighbourhood, unknowns",
    goal: 0.5,
    sort: "best",
    limit: 0,
    ask: (random) =>
      asked({
        types: ["house", "townhouse"],
        bedrooms: { min: 3 },
        areas: [
          { kind: "circle", center: somewhereIn(random, town(random).center), radiusM: 2_500 },
        ],
        amenities: ["pet_friendly", "garden"],
      }),
  },
];

const asked = (said: Partial<ResolvedCriteria>, targets: readonly Point[] = []): WorkloadQuery => ({
  resolved: { ...ANY_HOME, ...said },
  targets,
});

/** The same questions in every run. */
export const questionsOf = (search: Search, count: number): readonly WorkloadQuery[] => {
  const random = seededRandom(search.name.length * 7_919);
  return Array.from({ length: count }, () => search.ask(random));
};
