import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import {
  AMENITIES,
  DEALS,
  distanceM,
  fits,
  fittingDeals,
  isStatedMatch,
  LISTING_STATUSES,
  NEAREST_KINDS,
  PRICE_PERIODS,
  PROPERTY_TYPES,
  SEARCH_SORTS,
  TENURES,
  ANY_HOME,
  type Area,
  type Listing,
  type NearTarget,
  type Range,
  type ResolvedCriteria,
  type SearchSort,
} from "@propertyvr/vocabulary";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertListings, vacuumListings } from "../../stock/listings/insert-listings.ts";
import type { ListingRecord } from "../../stock/listings/listing-row.ts";
import { titleQuery } from "../../stock/listings/title-words.ts";
import { drawnHomes, TOWNS } from "../../stock/listings/testing/drawn-homes.ts";
import { pageBroadly } from "./broad-search.ts";
import { dealsOf } from "./offer-conditions.ts";
import type { OfferPage } from "./offer-search.ts";
import { offerStore } from "./offer-store.ts";

let database: TestDatabase;
let homes: readonly Listing[];
let records: readonly ListingRecord[];

beforeAll(async () => {
  database = await createTestDatabase();
  // Some of the homes are samples, so that most questions fit both kinds.
  records = drawnHomes(5_000, 7).map((home, n) => ({ ...home, isSample: n % 6 === 0 }));
  const client = await database.pool.connect();
  await client.query("begin");
  const { ids } = await insertListings(client, records);
  await client.query("commit");
  client.release();
  await vacuumListings(database.pool);
  homes = records.map((record, n) => ({
    ...record,
    id: ids[n] ?? "",
    createdAt: record.createdAt ?? "",
  }));
});
afterAll(() => database.close());

const ascending = (ids: readonly string[]) => [...ids].sort((a, b) => Number(a) - Number(b));

async function idsBySql(
  resolved: ResolvedCriteria,
  page: Partial<OfferPage> = {},
): Promise<readonly string[]> {
  const all: OfferPage = { sort: "newest", offset: 0, limit: 10_000 };
  const found = await offerStore(database.pool).findPage({ resolved }, { ...all, ...page });
  return found.homes.map(({ row }) => row.id);
}

/** Where a real home fits, samples are neither listed nor counted. */
const shown = (fitting: readonly Listing[]): readonly Listing[] => {
  const real = fitting.filter((home) => !home.isSample);
  return real.length > 0 ? real : fitting;
};
const listed = (fitting: readonly Listing[]): readonly string[] =>
  shown(fitting).map((home) => home.id);

const counted = (fitting: readonly Listing[], asked: ResolvedCriteria) => ({
  total: fitting.length,
  rent: fitting.filter((home) => fittingDeals(home, asked).includes("rent")).length,
  sale: fitting.filter((home) => fittingDeals(home, asked).includes("sale")).length,
  stated: fitting.filter((home) => isStatedMatch(home, asked)).length,
});

const countsBySql = async (resolved: ResolvedCriteria) =>
  (await offerStore(database.pool).countFitting({ resolved })).counts;

const center = fc.constantFrom(...TOWNS.map(([town]) => town.center)).chain((near) =>
  fc.record({
    lat: fc.double({ min: near.lat - 0.1, max: near.lat + 0.1, noNaN: true }),
    lon: fc.double({ min: near.lon - 0.1, max: near.lon + 0.1, noNaN: true }),
  }),
);
const district = fc
  .constantFrom(...TOWNS.map(([town]) => town))
  .chain((town) => fc.integer({ min: 1, max: 8 }).map((n) => town.province * 100 + n));
const area: fc.Arbitrary<Area> = fc.oneof(
  { weight: 3, arbitrary: district.map((code) => ({ kind: "district" as const, code })) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(...TOWNS.map(([town]) => town.province))
      .map((code) => ({ kind: "province" as const, code })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(district, fc.integer({ min: 1, max: 5 }))
      .map(([code, n]) => ({ kind: "subdistrict" as const, code: code * 100 + n })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        center,
        fc.constantFrom(800, 2_500, 6_000, 90_000),
        fc.constantFrom(undefined, 3_000, 20_000),
      )
      .map(([from, radiusM, acrossM]) => ({
        kind: "circle" as const,
        center: from,
        radiusM,
        acrossM,
      })),
  },
);
const target: fc.Arbitrary<NearTarget> = fc.oneof(
  fc.record({
    kind: fc.constant("spots" as const),
    spots: fc.array(center, { minLength: 1, maxLength: 3 }),
    withinM: fc.constantFrom(800, 1_000, 4_000, 60_000.5),
  }),
  fc.record({
    kind: fc.constant("nearest" as const),
    nearest: fc.constantFrom(...NEAREST_KINDS),
    withinM: fc.constantFrom(300, 800, 1_000, 1_000.4, 2_000, 15_000),
  }),
);
const rangeOf = (bound: fc.Arbitrary<number>): fc.Arbitrary<Range> =>
  fc.record({ min: bound, max: bound }, { requiredKeys: [] });
/** Most people say two or three things, not ten. */
const rarely = <T, Nothing>(arbitrary: fc.Arbitrary<T>, nothing: Nothing) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(nothing) }, { weight: 1, arbitrary });
const some = <T>(arbitrary: fc.Arbitrary<T>) => rarely(arbitrary, null);

const resolved: fc.Arbitrary<ResolvedCriteria> = fc.record({
  deal: fc.constantFrom(null, ...DEALS),
  types: fc.oneof(
    fc.constant([]),
    fc.uniqueArray(fc.constantFrom(...PROPERTY_TYPES), { maxLength: 2 }),
  ),
  notTypes: rarely(fc.uniqueArray(fc.constantFrom(...PROPERTY_TYPES), { maxLength: 3 }), []),
  bedrooms: some(rangeOf(fc.constantFrom(0, 1, 2, 3, 1.5, 99))),
  bathrooms: some(rangeOf(fc.integer({ min: 0, max: 4 }))),
  price: some(
    fc
      .constantFrom(...PRICE_PERIODS)
      .chain((per) =>
        rangeOf(
          fc.constantFrom(
            ...(per === "sqm"
              ? [100, 400, 450.5, 90_000]
              : [1e4, 5e4, 6e5, 2e6, 5e6, 1e12, 123_456.7]),
          ),
        ).map((range) => ({ ...range, per })),
      ),
  ),
  areaSqm: some(rangeOf(fc.constantFrom(25, 50, 100.5, 250))),
  landSqm: some(rangeOf(fc.constantFrom(100, 400, 1_600))),
  areas: fc.oneof(fc.constant([]), fc.array(area, { maxLength: 3 })),
  orNear: rarely(fc.array(target, { minLength: 1, maxLength: 2 }), [] as const),
  near: rarely(
    fc.array(fc.array(target, { minLength: 1, maxLength: 2 }), { maxLength: 2 }),
    [] as const,
  ),
  amenities: fc.oneof(
    fc.constant([]),
    fc.uniqueArray(fc.constantFrom(...AMENITIES), { maxLength: 2 }),
  ),
  tenure: some(fc.constantFrom(...TENURES)),
  status: fc.oneof(
    { weight: 9, arbitrary: fc.constant("available" as const) },
    { weight: 1, arbitrary: fc.constantFrom(...LISTING_STATUSES) },
  ),
});

/** Hundreds of searches; how long they take is not the question here. */
const PATIENT = { timeout: 180_000 };

describe("what SQL finds is what fits", () => {
  it("reads the same page where many fit as where few do", PATIENT, async () => {
    await fc.assert(
      fc.asyncProperty(
        resolved,
        fc.constantFrom(...SEARCH_SORTS),
        fc.integer({ min: 0, max: 60 }),
        fc.boolean(),
        fc.boolean(),
        async (asked, sort, offset, isCommon, isSampled) => {
          const found = await idsBySql(asked, { sort, offset, limit: 6 });
          const fitting = homes.filter((home) => fits(home, asked));
          const areSamples = fitting.every((home) => home.isSample);
          const atLeast = isSampled ? counted(shown(fitting), asked).stated : 0;
          const page = { sort, offset, limit: 6 };
          if (dealsOf(asked).length === 0) return;
          const query = { resolved: asked, areSamples };
          const statement = pageBroadly(query, page, { isCommon, atLeast }, "l.id::text as id");
          const { rows } = await database.pool.query<{ id: string }>(statement);
          expect(rows.map(({ id }) => id)).toEqual(found);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("finds the same homes and the same counts for any criteria", PATIENT, async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(resolved, async (asked) => {
        const fitting = homes.filter((home) => fits(home, asked));
        found += fitting.length > 0 ? 1 : 0;
        expect(ascending(await idsBySql(asked))).toEqual(ascending(listed(fitting)));
        expect(await offerStore(database.pool).countFitting({ resolved: asked })).toEqual({
          counts: counted(shown(fitting), asked),
          areSamples: fitting.length > 0 && fitting.every((home) => home.isSample),
          isRounded: false,
        });
      }),
      { numRuns: 300 },
    );
    // Criteria that fit nothing prove little.
    expect(found).toBeGreaterThan(100);
  });

  it("puts a home exactly on the edge of a circle on the same side", PATIENT, async () => {
    const placed = homes.flatMap((home) => (home.point === null ? [] : [home.point]));
    for (let n = 0; n < 60; n++) {
      const [from, to] = [placed[n * 7]!, placed[n * 11 + 3]!];
      const radiusM = distanceM(from, to);
      for (const metres of [radiusM, radiusM - radiusM * Number.EPSILON]) {
        const asked: ResolvedCriteria = {
          ...ANY_HOME,
          areas: [{ kind: "circle", center: from, radiusM: metres }],
        };
        const fitting = homes.filter((home) => fits(home, asked));
        expect(await countsBySql(asked)).toMatchObject({ total: shown(fitting).length });
      }
    }
  });
});

describe("pages", () => {
  const asked: ResolvedCriteria = {
    ...ANY_HOME,
    types: ["condo", "apartment"],
    bedrooms: { min: 1 },
    areas: [
      { kind: "district", code: 1001 },
      { kind: "district", code: 1002 },
    ],
    near: [[{ kind: "nearest", nearest: "transit", withinM: 4_000 }]],
    amenities: ["pool"],
  };

  it.each(SEARCH_SORTS)("show each home once when sorted by %s", async (sort) => {
    const fitting = homes.filter((home) => fits(home, asked));
    const seen: string[] = [];
    for (let offset = 0; offset < fitting.length + 7; offset += 7) {
      seen.push(...(await idsBySql(asked, { sort, offset, limit: 7 })));
    }
    expect(seen.length).toBeGreaterThan(50);
    expect(new Set(seen).size).toBe(seen.length);
    expect(ascending(seen)).toEqual(ascending(listed(fitting)));
  });
});

/** Negative where the first comes before the second. */
type Order = (one: Listing, other: Listing) => number;
/** Unknown comes last either way. */
const by =
  (valueOf: (home: Listing) => number | null | undefined, direction: 1 | -1): Order =>
  (one, other) => {
    const [a, b] = [valueOf(one) ?? null, valueOf(other) ?? null];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return (a - b) * direction;
  };
const inTurn =
  (...orders: readonly Order[]): Order =>
  (one, other) =>
    orders.reduce((found, order) => (found === 0 ? order(one, other) : found), 0);

describe("the order of a page is the one computed from the homes themselves", () => {
  const rent = (home: Listing) => (typeof home.rentPrice === "number" ? home.rentPrice : null);
  const id = by(({ id }) => Number(id), -1);
  const newest = inTurn(
    by(({ createdAt }) => Date.parse(createdAt), -1),
    id,
  );
  const [floor, plot] = [by(({ areaSqm }) => areaSqm, -1), by(({ landSqm }) => landSqm, -1)];
  const nearest = inTurn(
    // Of a home that its text placed no nearer than it is known.
    by(
      ({ nearestM: { transit }, pointPrecisionM }) =>
        transit === null ? null : Math.max(transit, pointPrecisionM ?? 0),
      1,
    ),
    newest,
  );
  const asked: ResolvedCriteria = {
    ...ANY_HOME,
    deal: "rent",
    areas: [{ kind: "province", code: 10 }],
    near: [[{ kind: "nearest", nearest: "transit", withinM: 2_000 }]],
    amenities: ["pool"],
  };
  const stated = by((home) => Number(isStatedMatch(home, asked)), -1);
  const orders: Readonly<Record<SearchSort, Order>> = {
    cheapest: inTurn(by(rent, 1), id),
    expensive: inTurn(by(rent, -1), id),
    newest,
    largest: inTurn(floor, plot, id),
    nearest,
    best: inTurn(stated, nearest),
  };

  it.each(SEARCH_SORTS)("%s, with homes that do not say it last", async (sort) => {
    const fitting = shown(homes.filter((home) => fits(home, asked)));
    expect(fitting.length).toBeGreaterThan(100);
    expect(fitting.filter((home) => home.rentPrice === "on_request").length).toBeGreaterThan(2);
    const expected = fitting.toSorted(orders[sort]).map((home) => home.id);
    expect(await idsBySql(asked, { sort })).toEqual(expected);
  });

  it("of land, the largest plot first", async () => {
    const land: ResolvedCriteria = { ...ANY_HOME, types: ["land"] };
    const fitting = shown(homes.filter((home) => fits(home, land)));
    const expected = fitting.toSorted(inTurn(plot, floor, id)).map((home) => home.id);
    expect(expected.length).toBeGreaterThan(10);
    expect(await idsBySql(land, { sort: "largest" })).toEqual(expected);
  });
});

it("homes that state more of what is nice to have come first, and none is left out", async () => {
  const resolved: ResolvedCriteria = { ...ANY_HOME, deal: "rent", amenities: ["parking"] };
  const niceToHave = ["pool", "gym", "balcony"] as const;
  const fitting = homes.filter((home) => fits(home, resolved));
  const page: OfferPage = { sort: "best", offset: 0, limit: fitting.length };
  const found = await offerStore(database.pool).findPage({ resolved, niceToHave }, page);
  const ids = found.homes.map(({ row }) => row.id);
  expect(ascending(ids)).toEqual(ascending(listed(fitting)));
  const ranks = ids.map((id) => {
    const home = homes.find((each) => each.id === id)!;
    const wished = niceToHave.filter((amenity) => home.amenities[amenity] === "yes").length;
    return (isStatedMatch(home, resolved) ? 10 : 0) + wished;
  });
  expect(new Set(ranks).size).toBeGreaterThan(5);
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
});

describe("words of the title", () => {
  it("are all in the title of every home found, the shortest titles first", async () => {
    const query = { resolved: ANY_HOME, titleQuery: titleQuery("RIVERINE 7") };
    const page: OfferPage = { sort: "best", offset: 0, limit: 100 };
    const { counts, homes: found } = await offerStore(database.pool).findPage(query, page);
    const titles = found.map(({ row }) => `${row.title_en ?? ""} ${row.title_th ?? ""}`);
    expect(counts.total).toBe(titles.length);
    expect(titles.length).toBeGreaterThan(3);
    for (const title of titles) expect(title).toMatch(/Riverine 7\b/);
    // The Thai titles of drawn homes have a word more.
    const isLonger = found.map(({ row }) => Number(row.title_th !== null));
    expect(isLonger).toEqual(isLonger.toSorted((a, b) => a - b));
    expect(new Set(isLonger).size).toBe(2);
  });
});

it("a search finds a project by one word of its name, and nothing by one word of a title", async () => {
  const totalOf = async (text: string) => {
    const { counts } = await offerStore(database.pool).countFitting({
      resolved: ANY_HOME,
      titleQuery: titleQuery(text),
    });
    return counts.total;
  };
  expect(await totalOf("Riverine")).toBe(
    records.filter((home) => home.project === "Riverine" && home.status === "available").length,
  );
  expect(await totalOf("บ้าน")).toBe(0);
});
