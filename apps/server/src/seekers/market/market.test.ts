import type { MarketRequest } from "@propertyvr/assistant";
import { inTransaction } from "@propertyvr/database";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { EMPTY_CRITERIA, searchQuery, type Criteria } from "@propertyvr/vocabulary";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEAL_CODES, TYPE_CODES } from "../../stock/listings/offer-codes.ts";
import { insertListings } from "../../stock/listings/insert-listings.ts";
import { refreshOffers } from "../../stock/listings/refresh-offers.ts";
import { drawnHomes } from "../../stock/listings/testing/drawn-homes.ts";
import { createListingSearch } from "../search/listing-search.ts";
import { createMarket } from "./create-market.ts";

let database: TestDatabase;
let ids: readonly string[];
beforeAll(async () => {
  database = await createTestDatabase();
  const samples = drawnHomes(40, 3).map((home, n) => ({
    ...home,
    // Twelve alike, to let and for sale: as many as a yield needs.
    ...(n < 12 && {
      type: "condo" as const,
      bedrooms: 1,
      areaSqm: 30 + n,
      rentPrice: 10_000 + 100 * n,
      salePrice: 2_000_000 + 10_000 * n,
    }),
    source: "sample",
    isSample: true,
    pictureSeed: n,
    provinceCode: 58,
    districtCode: 5801,
    subdistrictCode: null,
  }));
  // Real ones, as many as a figure needs.
  const alike = drawnHomes(12, 4).map((home, n) => ({
    ...home,
    type: "townhouse" as const,
    bedrooms: 3,
    rentPrice: 20_000 + 500 * n,
    salePrice: 4_000_000,
    provinceCode: 57,
    districtCode: 5701,
    subdistrictCode: null,
  }));
  ({ ids } = await inTransaction(database.pool, (client) =>
    insertListings(client, [...drawnHomes(3_000, 9), ...alike, ...samples]),
  ));
});
afterAll(() => database.close());

const ask = async (over: Partial<MarketRequest>, criteria: Partial<Criteria> = {}) => {
  const market = createMarket({
    pool: database.pool,
    search: createListingSearch(database.pool),
    clock: { now: () => new Date("2026-11-20T20:00:00Z") },
    reportFault: (error) => {
      throw error;
    },
  });
  const answered = await market({
    kind: "level",
    metrics: ["rent"],
    askedThb: null,
    listingId: null,
    language: "en",
    query: searchQuery({ criteria: { ...EMPTY_CRITERIA, ...criteria } }),
    ...over,
  });
  if (!answered.ok) throw new Error(answered.failure);
  return answered.value;
};

const BANGKOK_CONDOS = { deal: "rent", types: ["condo"], places: ["Bangkok"] } as const;
/** The same homes, in SQL written by hand. */
const BY_HAND = `from offers where status = 0 and deal = ${DEAL_CODES.rent} and type = ${TYPE_CODES.condo}
  and province_code = 10 and not is_sample and price > 0`;

const byHand = async (value: string) => {
  const { rows } = await database.pool.query<{ n: number; q: readonly number[] }>(
    `select count(*)::int as n, percentile_cont(array[0.25, 0.5, 0.75]) within group (order by ${value}) as q ${BY_HAND} and ${value} is not null`,
  );
  const [row] = rows;
  const [p25_thb, median_thb, p75_thb] = (row?.q ?? []).map(Math.round);
  return { n_units: row?.n, n_listings: row?.n, p25_thb, median_thb, p75_thb };
};

describe("a level", () => {
  it("is what SQL written by hand gives, also by the square metre", async () => {
    const insight = await ask({ metrics: ["rent", "rent_per_sqm"] }, BANGKOK_CONDOS);
    expect(insight).toMatchObject({
      kind: "level",
      basis: "asking_prices",
      is_sample: false,
      as_of: "2026-11-21",
      figures: [
        { metric: "rent", confidence: "high", ...(await byHand("price")) },
        { metric: "rent_per_sqm", ...(await byHand("price / area_sqm")) },
      ],
    });
  });

  it.each([
    ["sale_per_wah", 4],
    ["sale_per_rai", 1_600],
  ] as const)(
    "of %s is what SQL written by hand gives in four digits, of plots of land alone",
    async (metric, sqm) => {
      const { rows } = await database.pool.query<Record<string, number>>(
        `select count(*)::int as n_units, count(*)::int as n_listings,
         round(percentile_cont(0.25) within group (order by price * ${sqm} / land_sqm))::float8 as p25_thb,
         round(percentile_cont(0.5) within group (order by price * ${sqm} / land_sqm))::float8 as median_thb,
         round(percentile_cont(0.75) within group (order by price * ${sqm} / land_sqm))::float8 as p75_thb
       from offers where status = 0 and deal = ${DEAL_CODES.sale} and type = ${TYPE_CODES.land}
         and not is_sample and price > 0 and land_sqm > 0`,
      );
      const insight = await ask({ metrics: [metric] }, { deal: "sale", types: ["land", "house"] });
      expect(rows[0]?.["n_units"]).toBeGreaterThan(10);
      const inDigits = Object.entries(rows[0] ?? {}).map(([name, value]) => [
        name,
        name.endsWith("_thb") ? Number(value.toPrecision(4)) : value,
      ]);
      const byHand = Object.fromEntries(inDigits) as Record<string, number>;
      expect(insight).toMatchObject({ kind: "level", figures: [{ metric, ...byHand }] });
    },
  );

  it("tells how large the homes are only where it is asked, priced or not, as SQL written by hand does", async () => {
    const { rows } = await database.pool.query<{ n: number; q: readonly number[] }>(
      `select count(*)::int as n, percentile_cont(array[0.25, 0.5, 0.75]) within group (order by area_sqm) as q ${BY_HAND.replace("and price > 0", "")} and area_sqm is not null`,
    );
    const [p25_sqm, median_sqm, p75_sqm] = (rows[0]?.q ?? []).map(
      (sqm) => Math.round(sqm * 10) / 10,
    );
    expect(await ask({ isOfSize: true }, BANGKOK_CONDOS)).toMatchObject({
      kind: "level",
      figures: [{ metric: "rent", ...(await byHand("price")) }],
      sizes: [{ deal: "rent", n_units: rows[0]?.n, p25_sqm, median_sqm, p75_sqm }],
    });
    expect(await ask({}, BANGKOK_CONDOS)).not.toHaveProperty("sizes");
  });

  it("has an interval in three digits around its median", async () => {
    const insight = await ask({ metrics: ["rent", "sale", "sale_per_sqm"] }, {});
    if (insight.kind !== "level") throw new Error(insight.kind);
    expect(insight.figures).toHaveLength(3);
    for (const { low_thb: low, median_thb: median, high_thb: high } of insight.figures) {
      expect([low, high].map((end) => Number(end.toPrecision(3)))).toEqual([low, high]);
      expect(low).toBeLessThanOrEqual(median);
      expect(high).toBeGreaterThanOrEqual(median);
    }
  });

  it("counts likely duplicates once, at the median of their prices", async () => {
    const { rows } = await database.pool.query<{ id: string; price: number }>(
      `select listing_id::text as id, price::float8 as price ${BY_HAND} order by listing_id limit 3`,
    );
    const before = await ask({}, BANGKOK_CONDOS);
    await database.pool.query(
      `insert into listing_groups select unnest($1::bigint[]), $2::bigint, false`,
      [rows.map(({ id }) => id), rows[0]?.id],
    );
    const after = await ask({}, BANGKOK_CONDOS);
    if (before.kind !== "level" || after.kind !== "level") throw new Error("no level");
    const [one, other] = [before.figures[0], after.figures[0]];
    expect(other).toMatchObject({ n_listings: one?.n_listings, n_units: (one?.n_units ?? 0) - 2 });
    const grouped = rows.map(({ id }) => id).join();
    const { rows: told } = await database.pool.query<{ median: number }>(
      `select percentile_cont(0.5) within group (order by price) as median from (
        select price::float8 as price ${BY_HAND} and listing_id not in (${grouped})
        union all select percentile_cont(0.5) within group (order by price) ${BY_HAND} and listing_id in (${grouped})) each`,
    );
    expect(other?.median_thb).toBe(Math.round(told[0]?.median ?? 0));
    await database.pool.query("delete from listing_groups");
  });

  it("leaves out homes that are expired or kept from the assistant", async () => {
    const { rows } = await database.pool.query<{ id: number }>(
      `select listing_id as id ${BY_HAND} order by price desc limit 3`,
    );
    const [old, older, kept] = rows.map(({ id }) => id);
    const before = await ask({}, BANGKOK_CONDOS);
    await inTransaction(database.pool, async (client) => {
      await client.query("update listings set expired_at = now() where id = any($1::bigint[])", [
        [old, older],
      ]);
      await client.query("update listings set allow_ai_display = false where id = $1", [kept]);
      await refreshOffers(client, [old ?? 0, older ?? 0, kept ?? 0]);
    });
    const after = await ask({}, BANGKOK_CONDOS);
    if (before.kind !== "level" || after.kind !== "level") throw new Error("no level");
    expect(after.figures[0]?.n_units).toBe((before.figures[0]?.n_units ?? 0) - 3);
  });
});

describe("samples", () => {
  it("are told as samples where no real home is, and never beside one", async () => {
    const rents = { deal: "rent" } as const;
    expect(await ask({}, { ...rents, places: ["Mae Hong Son"] })).toMatchObject({
      kind: "level",
      is_sample: true,
    });
    expect(await ask({}, { ...rents, places: ["Bangkok", "Mae Hong Son"] })).toMatchObject({
      is_sample: false,
    });
  });

  it("are compared and ranked as samples, and give way to real homes of another place", async () => {
    const rents = { deal: "rent" } as const;
    const compare = (places: readonly string[]) =>
      ask({ kind: "compare", metrics: ["rent"] }, { ...rents, places: [...places] });
    expect(await compare(["Mae Hong Son", "Mueang Mae Hong Son"])).toMatchObject({
      kind: "compare",
      is_sample: true,
    });
    const beside = await compare(["Bangkok", "Mae Hong Son"]);
    expect(beside).toMatchObject({ kind: "compare", is_sample: false });
    expect(beside.kind === "compare" && beside.places[1]).toMatchObject({
      n_units: 0,
      figure: null,
    });
    const areas = await ask(
      { kind: "affordable_areas", metrics: ["rent"] },
      { ...rents, places: ["Mae Hong Son"] },
    );
    expect(areas).toMatchObject({ kind: "affordable_areas", is_sample: true });
  });

  it("set rents against prices as samples, where no real home is", async () => {
    const asked = { types: ["condo" as const], bedrooms: null, places: ["Mae Hong Son"] };
    const told = await ask({ kind: "yield" }, asked);
    expect(told).toMatchObject({ kind: "yield", is_sample: true });
    expect(told.kind === "yield" && told.cells.length).toBeGreaterThan(0);
    expect(await ask({ kind: "yield" }, { ...asked, places: ["Bangkok"] })).toMatchObject({
      kind: "yield",
      is_sample: false,
    });
  });

  it("give no position of a home among comparable ones", async () => {
    const listingId = ids.at(-1) ?? "";
    expect(await ask({ kind: "listing_position", listingId })).toMatchObject({
      kind: "refused",
      reason: "sample_home",
    });
  });
});

describe("a level of homes like one", () => {
  it("is of its kind and rooms in its district", async () => {
    const { rows } = await database.pool.query<{ id: string; n: number; median: number }>(
      `select h.listing_id::text as id, count(*)::int as n,
         percentile_cont(0.5) within group (order by o.price) as median
       from offers h join offers o using (type, bedrooms, district_code)
       where h.deal = ${DEAL_CODES.sale} and h.type = ${TYPE_CODES.townhouse} and not h.is_sample and h.status = 0
         and o.deal = ${DEAL_CODES.rent} and not o.is_sample and o.status = 0 and o.price > 0
       group by h.listing_id having count(*) >= 10 order by h.listing_id limit 1`,
    );
    const [home] = rows;
    expect(home).toBeDefined();
    expect(
      await ask({ metrics: ["rent"], listingId: home?.id ?? "" }, { deal: "rent" }),
    ).toMatchObject({
      kind: "level",
      is_sample: false,
      scope: { criteria: { deal: "rent", types: ["townhouse"] } },
      figures: [{ metric: "rent", n_units: home?.n, median_thb: Math.round(home?.median ?? 0) }],
    });
  });

  it("is of the neighbourhood around it, where its listing names no district", async () => {
    const [id = ""] = ids;
    await database.pool.query(
      "update offers set district_code = null, lat = 13.7023, lon = 100.6012 where listing_id = $1",
      [id],
    );
    const insight = await ask({ metrics: ["rent"], listingId: id });
    const scope = "scope" in insight ? insight.scope : null;
    expect(scope?.criteria.places).toEqual(["On Nut"]);
  });

  it("is refused for a home that is gone", async () => {
    expect(await ask({ listingId: "999999999" })).toMatchObject({ reason: "home_gone" });
  });
});

it("a yield near any station is told of all districts together, where none has enough homes", async () => {
  const near = [{ kind: "transit" as const, name: "BTS", within_m: 20_000 }];
  const told = await ask({ kind: "yield" }, { types: ["condo"], near });
  if (told.kind !== "yield") throw new Error(told.kind);
  expect(told.cells.length).toBeGreaterThan(0);
  expect(told.cells.every(({ area }) => area === null)).toBe(true);
});

it("the market answer about a home that is gone says that it is no longer listed", async () => {
  const gone = { kind: "listing_position", listingId: "999999999" } as const;
  expect(await ask(gone)).toMatchObject({ kind: "refused", reason: "home_gone" });
});

describe("too few homes", () => {
  it("give no figure; a wider place that holds enough is named", async () => {
    const few = { deal: "rent", types: ["warehouse"], places: ["Pathum Wan"] } as const;
    const insight = await ask({}, few);
    expect(insight).toMatchObject({ kind: "refused", reason: "too_few" });
    if (insight.kind !== "refused") throw new Error("no refusal");
    expect(insight.n_units).toBeLessThan(10);
    expect(insight.wider?.n_units ?? 10).toBeGreaterThanOrEqual(10);
  });

  it("a question about future prices gets no figure", async () => {
    expect(await ask({ kind: "forecast" }, BANGKOK_CONDOS)).toMatchObject({
      kind: "refused",
      reason: "forecast",
    });
  });
});
