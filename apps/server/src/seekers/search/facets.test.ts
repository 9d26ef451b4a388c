import { endpoints, FACETS } from "@propertyvr/contracts";
import { inTransaction } from "@propertyvr/database";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { understand } from "@propertyvr/understanding";
import { ok, type Criteria } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHttpApp } from "../../platform/http/http-app.ts";
import { insertListings } from "../../stock/listings/insert-listings.ts";
import { drawnHomes } from "../../stock/listings/testing/drawn-homes.ts";
import { createListingSearch } from "./listing-search.ts";
import { searchRoutes } from "./search.route.ts";

let database: TestDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await createTestDatabase();
  const samples = drawnHomes(300, 4).map((home, n) => ({
    ...home,
    source: "sample",
    isSample: true,
    pictureSeed: n,
    ...(n % 2 === 0 && { provinceCode: 58, districtCode: 5801, subdistrictCode: null }),
  }));
  await inTransaction(database.pool, (client) =>
    insertListings(client, [...drawnHomes(2_000, 8), ...samples]),
  );
  app = createHttpApp({
    log: pino({ level: "silent" }),
    authenticate: () => Promise.resolve(ok({ id: "u", role: "seeker", sessionId: "s" })),
    trustProxy: 0,
    checksReplies: true,
    page: () => undefined,
  });
  searchRoutes(app, { search: createListingSearch(database.pool), understand });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const post = (payload: object) =>
  app.inject({ method: "POST", url: "/api/properties/search", payload });
const search = async (payload: object) => {
  const reply = await post(payload);
  expect(reply.statusCode, reply.body).toBe(200);
  return endpoints.searchProperties.reply.parse(reply.json());
};
const facetsOf = async (filters: Partial<Criteria>) => {
  const { facets } = await search({ filters, facets: true });
  const { type = [], bedrooms = [], price = [], district = [] } = facets ?? {};
  return { type, bedrooms, price, district };
};
const totalOf = async (filters: Partial<Criteria>, more: object = {}): Promise<number> =>
  (await search({ filters, ...more })).total;

/** Real homes under one deal and under both, and samples where no real home is. */
const SEARCHES: readonly Partial<Criteria>[] = [
  {},
  { deal: "rent", places: ["Bangkok"] },
  { price: { min: 3_000_000, max: 9_000_000, per: "total" } },
  { amenities: ["pool"], places: ["Phuket", "Chonburi"] },
  { places: ["Mae Hong Son"] },
];

describe("facets of a search", () => {
  it("are answered only where they are asked for, and by name", async () => {
    expect(await search({ query: "condo" })).not.toHaveProperty("facets");
    expect(await search({ query: "condo", facets: false })).not.toHaveProperty("facets");
    const { facets } = await search({ query: "condo", facets: ["district", "type", "type"] });
    expect(Object.keys(facets ?? {}).toSorted()).toEqual(["district", "type"]);
    const all = await search({ facets: true });
    expect(Object.keys(all.facets ?? {}).toSorted()).toEqual([...FACETS].toSorted());
  });

  it.each(SEARCHES)("count what the search finds with them as filters: %j", async (filters) => {
    const { type, bedrooms, price } = await facetsOf(filters);
    expect(type.length).toBeGreaterThan(0);
    for (const each of type)
      expect(await totalOf({ ...filters, types: [each.type] })).toBe(each.count);
    for (const { min, max, count } of bedrooms)
      expect(await totalOf({ ...filters, bedrooms: { min, ...(max !== null && { max }) } })).toBe(
        count,
      );
    // A price of its own is a bound already: another would not narrow it.
    if (filters.price) return;
    for (const { deal, min_thb: min, max_thb: max, count } of price) {
      const asked = { min, ...(max !== null && { max }), per: deal === "rent" ? "month" : "total" } as const; // prettier-ignore
      expect(await totalOf({ ...filters, deal, price: asked })).toBe(count);
    }
  });

  it("name districts by what a search can be narrowed to, the most homes first", async () => {
    const { district } = await facetsOf({ deal: "sale" });
    expect(district).toHaveLength(20);
    expect(district.map(({ count }) => count)).toEqual(
      district.map(({ count }) => count).toSorted((a, b) => b - a),
    );
    for (const { ref, names, count } of district.slice(0, 5)) {
      expect(names.th).toMatch(/[ก-๙]/);
      const filters = { deal: "sale", places: [ref.name] } as const;
      expect(await totalOf(filters, { place_refs: [ref] })).toBe(count);
    }
  });

  it("add up to all homes that match, for every home has a kind", async () => {
    for (const filters of SEARCHES) {
      const { type } = await facetsOf(filters);
      expect(type.reduce((sum, { count }) => sum + count, 0)).toBe(await totalOf(filters));
    }
  });

  it("are empty where nothing matches", async () => {
    const { facets, total } = await search({
      filters: { price: { max: 1, per: "total" } },
      facets: ["type", "price"],
    });
    expect([total, facets]).toEqual([0, { type: [], price: [] }]);
  });

  it("are refused under a name that is none", async () => {
    const reply = await post({ facets: ["colour"] });
    expect(reply.statusCode).toBe(422);
    expect(reply.json<{ detail: string }>().detail).toContain(
      "true, or a list of type, bedrooms, price and district",
    );
  });
});
