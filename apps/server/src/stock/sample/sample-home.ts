import type { Amenity, PropertyType, SeededRandom, Tenure } from "@propertyvr/vocabulary";
import type { Character, MarketLevel } from "./sample-markets.ts";

/** The made-up facts of one sample home, before it is put on the map and into words. */
export interface SampleHome {
  readonly type: PropertyType;
  readonly rentPrice: number | "on_request" | null;
  readonly salePrice: number | "on_request" | null;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly areaSqm: number | null;
  readonly landSqm: number | null;
  readonly floor: number | null;
  readonly yearBuilt: number | null;
  readonly furnishing: "unfurnished" | "partly" | "fully" | null;
  readonly amenities: Readonly<Partial<Record<Amenity, "yes" | "no">>>;
  readonly tenure: Readonly<Partial<Record<Tenure, "yes" | "no">>>;
}

/** What the surroundings allow: a sea view needs the sea. Metres. */
export interface SampleSurroundings {
  readonly beachM: number | null;
  readonly transitM: number | null;
  readonly isMountainous: boolean;
  readonly isByRiver: boolean;
}

type WeightedChoices<T> = readonly (readonly [T, number])[];

const TYPES: Readonly<Record<Character, WeightedChoices<PropertyType>>> = {
  core: [
    ["condo", 74],
    ["apartment", 9],
    ["townhouse", 4],
    ["house", 4],
    ["office", 5],
    ["shophouse", 3],
    ["land", 1],
  ],
  urban: [
    ["condo", 64],
    ["apartment", 10],
    ["townhouse", 10],
    ["house", 8],
    ["office", 3],
    ["shophouse", 4],
    ["land", 1],
  ],
  suburb: [
    ["condo", 34],
    ["townhouse", 25],
    ["house", 25],
    ["apartment", 5],
    ["shophouse", 4],
    ["land", 4],
    ["warehouse", 3],
  ],
  resort: [
    ["condo", 44],
    ["villa", 26],
    ["house", 13],
    ["land", 8],
    ["apartment", 4],
    ["townhouse", 3],
    ["shophouse", 2],
  ],
  town: [
    ["house", 36],
    ["condo", 16],
    ["townhouse", 20],
    ["land", 14],
    ["shophouse", 7],
    ["apartment", 5],
    ["warehouse", 2],
  ],
};

/** For rent only, for sale only, both. */
const DEALS: Readonly<Record<PropertyType, readonly [rent: number, sale: number, both: number]>> = {
  condo: [50, 40, 10],
  apartment: [100, 0, 0],
  house: [32, 60, 8],
  townhouse: [35, 59, 6],
  villa: [40, 45, 15],
  land: [3, 97, 0],
  shophouse: [50, 44, 6],
  office: [86, 10, 4],
  warehouse: [80, 17, 3],
};

const BEDROOMS: Readonly<Record<PropertyType, WeightedChoices<number> | null>> = {
  condo: [
    [0, 18],
    [1, 48],
    [2, 26],
    [3, 8],
  ],
  apartment: [
    [0, 46],
    [1, 40],
    [2, 14],
  ],
  house: [
    [2, 12],
    [3, 50],
    [4, 28],
    [5, 10],
  ],
  townhouse: [
    [2, 24],
    [3, 58],
    [4, 18],
  ],
  villa: [
    [2, 22],
    [3, 40],
    [4, 26],
    [5, 12],
  ],
  shophouse: [
    [2, 30],
    [3, 40],
    [4, 30],
  ],
  land: null,
  office: null,
  warehouse: null,
};

/** Price of a built square metre against a condominium's in the same market. */
const SALE_FACTOR: Readonly<Record<PropertyType, number>> = {
  condo: 1,
  apartment: 0.8,
  house: 0.52,
  townhouse: 0.42,
  villa: 0.66,
  shophouse: 0.48,
  office: 0.8,
  warehouse: 0.25,
  land: 0,
};
const RENT_FACTOR: Readonly<Record<PropertyType, number>> = {
  condo: 1,
  apartment: 0.72,
  house: 0.42,
  townhouse: 0.36,
  villa: 0.6,
  shophouse: 0.42,
  office: 1.05,
  warehouse: 0.5,
  land: 0,
};

export function makeSampleHome(
  market: MarketLevel,
  around: SampleSurroundings,
  random: SeededRandom,
): SampleHome {
  const type = random.weighted(TYPES[market.character]);
  const rooms = BEDROOMS[type];
  const bedrooms = rooms === null ? null : random.weighted(rooms);
  const sizes = sizesOf(type, bedrooms ?? 0, random);
  const yearBuilt = type === "land" || random.chance(0.2) ? null : random.whole(1998, 2026);
  const floor =
    type === "condo" || type === "apartment" || type === "office"
      ? random.whole(2, type === "apartment" ? 7 : 32)
      : null;
  const furnishing = furnishingOf(type, random);
  const amenities = amenitiesOf(type, market.character, around, furnishing, random);
  const level = Math.exp(
    (yearBuilt === null ? 0 : Math.max(-0.3, (yearBuilt - 2026) * 0.012)) +
      (floor === null ? 0 : Math.min(floor, 30) * 0.003) +
      walkPremium(around.transitM) +
      (amenities.sea_view === "yes" || amenities.river_view === "yes" ? 0.12 : 0) +
      random.normal() * 0.13,
  );
  const prices = pricesOf(type, market, sizes, level, furnishing, random);
  return {
    type,
    ...prices,
    bedrooms,
    bathrooms: bathroomsOf(type, bedrooms, random),
    ...sizes,
    floor: random.chance(0.15) ? null : floor,
    yearBuilt,
    furnishing,
    amenities,
    tenure: tenureOf(type, market.character, prices.salePrice !== null, random),
  };
}

const walkPremium = (metres: number | null): number =>
  metres === null ? 0 : metres <= 300 ? 0.08 : metres <= 600 ? 0.04 : metres > 1_000 ? -0.08 : 0;

function sizesOf(
  type: PropertyType,
  bedrooms: number,
  random: SeededRandom,
): Pick<SampleHome, "areaSqm" | "landSqm"> {
  const { between } = random;
  const wah = (low: number, high: number) => Math.round(between(low, high)) * 4;
  switch (type) {
    case "condo":
    case "apartment": {
      const [low, high] = (
        [
          [22, 30],
          [28, 45],
          [50, 85],
          [90, 160],
        ] as const
      )[bedrooms] ?? [100, 180];
      return { areaSqm: Math.round(between(low, high) * 2) / 2, landSqm: null };
    }
    case "house":
      return { areaSqm: Math.round(50 + bedrooms * between(32, 58)), landSqm: wah(45, 120) };
    case "townhouse":
      return { areaSqm: Math.round(40 + bedrooms * between(24, 38)), landSqm: wah(16, 30) };
    case "villa":
      return { areaSqm: Math.round(60 + bedrooms * between(50, 85)), landSqm: wah(60, 260) };
    case "shophouse":
      return { areaSqm: Math.round(between(120, 320)), landSqm: wah(14, 28) };
    case "office":
      return { areaSqm: Math.round(between(35, 320)), landSqm: null };
    case "warehouse":
      return { areaSqm: Math.round(between(180, 2_400)), landSqm: wah(80, 900) };
    case "land":
      return { areaSqm: null, landSqm: random.chance(0.5) ? wah(50, 400) : wah(400, 4_000) };
  }
}

function bathroomsOf(
  type: PropertyType,
  bedrooms: number | null,
  random: SeededRandom,
): number | null {
  if (type === "land" || type === "warehouse" || random.chance(0.04)) return null;
  if (bedrooms === null) return random.whole(1, 3);
  return Math.max(1, bedrooms - (random.chance(0.4) ? 1 : 0));
}

function furnishingOf(type: PropertyType, random: SeededRandom): SampleHome["furnishing"] {
  if (type === "land" || type === "warehouse") return null;
  return random.weighted([
    ["fully", type === "condo" || type === "apartment" ? 60 : 35],
    ["partly", 18],
    ["unfurnished", 14],
    [null, 16],
  ] as const);
}

function pricesOf(
  type: PropertyType,
  market: MarketLevel,
  sizes: Pick<SampleHome, "areaSqm" | "landSqm">,
  level: number,
  furnishing: SampleHome["furnishing"],
  random: SeededRandom,
): Pick<SampleHome, "rentPrice" | "salePrice"> {
  const [rentOnly, saleOnly, both] = DEALS[type];
  const deal = random.weighted([
    ["rent", rentOnly],
    ["sale", saleOnly],
    ["both", both],
  ] as const);
  const [median, low, high] = market.saleThousandPerSqm;
  const perSqm = Math.min(high, Math.max(low, median * level)) * 1_000;
  const land = sizes.landSqm ?? 0;
  const area = sizes.areaSqm ?? 0;
  // A plot asks a share of the built price; larger plots ask less a metre.
  const landPerSqm = perSqm * 0.22 * (land > 1_600 ? 0.35 : 0.8);
  const sale =
    type === "land"
      ? land * landPerSqm
      : area * perSqm * SALE_FACTOR[type] * (furnishing === "fully" ? 1.03 : 1);
  const rent =
    type === "land"
      ? land * landPerSqm * 0.0025
      : area * market.rentPerSqm * level * RENT_FACTOR[type] * (furnishing === "fully" ? 1.12 : 1);
  const onRequest = random.chance(0.02);
  const ask = (price: number, step: number) =>
    onRequest ? "on_request" : Math.max(step, Math.round(price / step) * step);
  return {
    salePrice: deal === "rent" ? null : ask(sale, sale > 20_000_000 ? 100_000 : 10_000),
    rentPrice:
      deal === "sale" ? null : ask(rent, rent > 100_000 ? 5_000 : rent > 10_000 ? 500 : 100),
  };
}

const COMMON: readonly Amenity[] = [
  "parking",
  "security",
  "aircon",
  "wifi",
  "kitchen",
  "balcony",
  "washing_machine",
];
/** Shared facilities of a building and how often a stated one is there. */
const SHARED = [
  ["pool", 0.86],
  ["gym", 0.88],
  ["elevator", 0.97],
  ["coworking", 0.4],
  ["ev_charger", 0.3],
] as const satisfies WeightedChoices<Amenity>;

function amenitiesOf(
  type: PropertyType,
  character: Character,
  around: SampleSurroundings,
  furnishing: SampleHome["furnishing"],
  random: SeededRandom,
): SampleHome["amenities"] {
  const said: Partial<Record<Amenity, "yes" | "no">> = {};
  /** Stated with the given chance, else left unknown; a statement is a yes with the second chance. */
  const state = (amenity: Amenity, stated: number, yes: number) => {
    if (random.chance(stated)) said[amenity] = random.chance(yes) ? "yes" : "no";
  };
  const isFlat = type === "condo" || type === "apartment";
  const isHome = isFlat || type === "house" || type === "townhouse" || type === "villa";
  if (type !== "land")
    for (const amenity of COMMON) state(amenity, 0.66, amenity === "washing_machine" ? 0.7 : 0.9);
  if (isFlat) for (const [amenity, yes] of SHARED) state(amenity, 0.74, yes);
  if (type === "villa") state("pool", 0.96, 0.86);
  if (type === "house") state("pool", 0.7, character === "resort" ? 0.3 : 0.08);
  if (type === "house" || type === "villa") state("garden", 0.8, 0.86);
  if (isHome) {
    state("pet_friendly", isFlat ? 0.62 : 0.68, isFlat ? 0.3 : 0.8);
    state("bathtub", 0.5, isFlat ? 0.3 : 0.45);
    if (type === "house" || type === "villa") state("maid_room", 0.5, 0.32);
    if (furnishing !== null) said.furnished = furnishing === "fully" ? "yes" : "no";
  }
  if (isFlat && (character === "core" || character === "urban")) state("city_view", 0.5, 0.7);
  if (around.beachM !== null && around.beachM <= 1_500)
    state("sea_view", 0.7, around.beachM <= 500 ? 0.72 : 0.4);
  if (around.isByRiver) state("river_view", 0.7, 0.6);
  if (around.isMountainous) state("mountain_view", 0.5, 0.6);
  return said;
}

function tenureOf(
  type: PropertyType,
  character: Character,
  isForSale: boolean,
  random: SeededRandom,
): SampleHome["tenure"] {
  if (!isForSale) return {};
  if (type === "condo") {
    const quota = random.weighted([
      ["yes", 34],
      ["no", 26],
      [undefined, 40],
    ] as const);
    const freehold = character === "resort" && random.chance(0.08) ? "no" : "yes";
    if (freehold === "no") return { freehold, leasehold: "yes", foreign_quota: "no" };
    return quota === undefined ? { freehold } : { freehold, foreign_quota: quota };
  }
  if (character === "resort" && type === "villa" && random.chance(0.3))
    return { freehold: "no", leasehold: "yes" };
  return random.chance(0.55) ? { freehold: "yes" } : {};
}
