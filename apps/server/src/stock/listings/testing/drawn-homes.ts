import { UNSTATED } from "@propertyvr/ingest";
import {
  AMENITIES,
  LISTING_STATUSES,
  NEAREST_KINDS,
  PROPERTY_TYPES,
  seededRandom,
  TENURES,
  type NearestM,
  type Point,
  type SeededRandom,
} from "@propertyvr/vocabulary";
import type { ListingRecord } from "../listing-row.ts";

/**
 * Homes drawn by seed for tests and the bench: not pretty, but with everything a
 * search can trip over (unknown facts, prices on request, both deals, land, edges
 * of districts). A few provinces hold most of them, as in life.
 */
export const drawnHomes = (count: number, seed: number): ListingRecord[] => [
  ...drawHomes(count, seed),
];

/** The same, one after the other, for counts that would fill the memory. */
export function* drawHomes(count: number, seed: number): Generator<ListingRecord> {
  const random = seededRandom(seed);
  for (let n = 0; n < count; n++) yield withPrecision(drawnHome(random, n), n);
}

interface Town {
  readonly province: number;
  readonly districts: number;
  readonly center: Point;
  readonly hasRail: boolean;
}
export const TOWNS: readonly (readonly [Town, number])[] = [
  [{ province: 10, districts: 50, center: { lat: 13.75, lon: 100.54 }, hasRail: true }, 58],
  [{ province: 12, districts: 6, center: { lat: 13.87, lon: 100.49 }, hasRail: true }, 8],
  [{ province: 20, districts: 11, center: { lat: 12.93, lon: 100.89 }, hasRail: false }, 12],
  [{ province: 83, districts: 3, center: { lat: 7.89, lon: 98.36 }, hasRail: false }, 10],
  [{ province: 50, districts: 25, center: { lat: 18.79, lon: 98.98 }, hasRail: false }, 9],
  [{ province: 77, districts: 8, center: { lat: 12.57, lon: 99.95 }, hasRail: false }, 3],
];

const TYPE_WEIGHTS = [50, 18, 12, 5, 6, 5, 2, 1, 1];

function drawnHome(random: SeededRandom, n: number): ListingRecord {
  const town = random.weighted(TOWNS);
  const type = random.weighted(PROPERTY_TYPES.map((each, i) => [each, TYPE_WEIGHTS[i] ?? 1]));
  const isLand = type === "land";
  const district = town.province * 100 + 1 + Math.floor(random.next() ** 2 * town.districts);
  const knowsDistrict = random.chance(0.97);
  const areaSqm = isLand || random.chance(0.05) ? null : Math.round(20 + random.next() ** 2 * 300);
  return {
    source: "drawn",
    externalId: String(n),
    type,
    ...offers(random, areaSqm),
    bedrooms: isLand || random.chance(0.04) ? null : random.whole(0, 5),
    bathrooms: isLand || random.chance(0.15) ? null : random.whole(1, 4),
    areaSqm,
    landSqm: isLand || random.chance(0.2) ? Math.round(random.between(60, 4_000)) : null,
    provinceCode: town.province,
    districtCode: knowsDistrict ? district : null,
    subdistrictCode:
      knowsDistrict && random.chance(0.6) ? district * 100 + random.whole(1, 5) : null,
    point: random.chance(0.95) ? pointIn(random, town, district) : null,
    nearestM: nearest(random, town),
    amenities: known(random, AMENITIES, 0.35, 0.06),
    tenure: known(random, TENURES, 0.25, 0.1),
    status: random.chance(0.95) ? "available" : random.pick(LISTING_STATUSES),
    isSample: false,
    createdAt: new Date(
      Date.UTC(2025, 0, 1) + Math.floor(random.next() * 650) * 86_400_000,
    ).toISOString(),
    pictureSeed: null,
    ...UNSTATED,
    ...texts(n),
  };
}

/** Metres, from a soi to a whole district; most homes state their coordinates. */
const PRECISIONS = [600, 800, 1_000, 1_600, 5_000, 20_000];

/** A home in four was placed by its text. */
function withPrecision(home: ListingRecord, n: number): ListingRecord {
  const precision = PRECISIONS[(n >> 2) % PRECISIONS.length];
  if (n % 4 !== 3 || home.point === null || precision === undefined) return home;
  const placed = { by: "location", kind: "neighbourhood", name: "Ari", nameTh: "อารีย์" } as const;
  return { ...home, pointPrecisionM: precision, placed };
}

function offers(random: SeededRandom, areaSqm: number | null) {
  const a = (areaSqm ?? 400) * Math.exp(random.normal() * 0.35);
  const rent = random.chance(0.04) ? ("on_request" as const) : Math.round(a * 0.45) * 1_000;
  const sale = random.chance(0.04) ? ("on_request" as const) : Math.round(a * 9) * 10_000;
  const kind = random.next();
  return {
    rentPrice: kind < 0.45 || kind > 0.9 ? rent : null,
    salePrice: kind >= 0.45 ? sale : null,
  };
}

/** Districts lie around their town, so that a circle cuts through several. */
function pointIn(random: SeededRandom, town: Town, district: number): Point {
  const turn = (district % 100) * 2.4;
  const away = 0.02 + (district % 7) * 0.018;
  return {
    lat: town.center.lat + Math.cos(turn) * away + random.normal() * 0.012,
    lon: town.center.lon + Math.sin(turn) * away + random.normal() * 0.012,
  };
}

function nearest(random: SeededRandom, town: Town): NearestM {
  const metres = (typical: number, chance: number) =>
    random.chance(chance) ? Math.round(typical * Math.exp(random.normal() * 0.9)) : null;
  const rail = town.hasRail ? 0.9 : 0;
  const found = {
    bts: metres(1_500, rail),
    mrt: metres(1_900, rail),
    arl: metres(6_000, rail),
    srt: metres(7_000, rail),
  };
  const stations = Object.values(found).filter((value) => value !== null);
  const others = NEAREST_KINDS.filter((kind) => !(kind in found) && kind !== "transit");
  return {
    ...found,
    transit: stations.length === 0 ? null : Math.min(...stations),
    ...(Object.fromEntries(others.map((kind) => [kind, metres(4_000, 0.8)])) as Pick<
      NearestM,
      "school" | "beach" | "mall" | "hospital" | "airport"
    >),
  };
}

function known<Word extends string>(
  random: SeededRandom,
  words: readonly Word[],
  yes: number,
  no: number,
): Readonly<Partial<Record<Word, "yes" | "no">>> {
  const stated: Partial<Record<Word, "yes" | "no">> = {};
  for (const word of words) {
    const chance = random.next();
    if (chance < yes) stated[word] = "yes";
    else if (chance < yes + no) stated[word] = "no";
  }
  return stated;
}

/** Titles are one of these and a number up to 96. */
export const PROJECTS = [
  "Lumen",
  "Ratchada Court",
  "Baan Suan",
  "Aspen Ridge",
  "Riverine",
  "The Crest",
] as const;

function texts(n: number) {
  const project = PROJECTS[n % PROJECTS.length] ?? "Lumen";
  return {
    titleEn: n % 11 === 0 ? null : `${project} ${n % 97}`,
    titleTh: n % 13 === 0 && n % 11 !== 0 ? null : `บ้าน ${project} ${n % 97}`,
    descriptionEn: n % 3 === 0 ? null : `Home number ${n} at ${project}.`,
    project,
    raw: { n },
  };
}
