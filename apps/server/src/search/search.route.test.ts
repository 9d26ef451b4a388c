import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { inTransaction } from "@propertyvr/database";
import { EMPTY_CRITERIA, ok, type Understood } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHttpApp } from "../http/http-app.ts";
import { insertListings } from "../listings/insert-listings.ts";
import { listingRoutes } from "../listings/listing.route.ts";
import { listingStore } from "../listings/listing-store.ts";
import { drawnHomes } from "../listings/testing/drawn-homes.ts";
import { createListingSearch } from "./listing-search.ts";
import { searchRoutes } from "./search.route.ts";

let database: TestDatabase;
let app: FastifyInstance;
let sampleId: string;
let realId: string;

/** Reads nothing but "condo" and leaves the rest unread. */
const understand = ({ text }: { readonly text: string }): Understood => ({
  language: /[ก-๙]/.test(text) ? "th" : "en",
  intent: "search",
  criteria: { ...EMPTY_CRITERIA, types: text.includes("condo") ? ["condo"] : [] },
  action: null,
  calculation: null,
  wishes: [],
  unread: [{ text: text.replace("condo", ""), start: 0, end: text.length }],
  readings: [],
  place_refs: [],
  touched: {},
  version: "test",
});

const appOn = (pool: TestDatabase["pool"]): FastifyInstance => {
  const built = createHttpApp({
    log: pino({ level: "silent" }),
    authenticate: () => Promise.resolve(ok({ id: "u", role: "seeker", sessionId: "s" })),
    trustProxy: 0,
    checksReplies: true,
    page: () => undefined,
  });
  const search = createListingSearch(pool);
  searchRoutes(built, { search, understand });
  listingRoutes(built, { search, listings: listingStore(pool) });
  return built;
};

beforeAll(async () => {
  database = await createTestDatabase();
  app = appOn(database.pool);
  const [first, ...rest] = drawnHomes(200, 9);
  const sample = {
    ...first!,
    source: "sample",
    isSample: true,
    pictureSeed: 42,
    provinceCode: 58,
    districtCode: null,
    subdistrictCode: null,
  };
  const { ids } = await inTransaction(database.pool, (client) =>
    insertListings(client, [sample, ...rest]),
  );
  [sampleId, realId] = [ids[0]!, ids[1]!];
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const post = async (payload: object, on = app) => {
  const reply = await on.inject({ method: "POST", url: "/api/properties/search", payload });
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
};

describe("POST /api/properties/search", () => {
  it("finds what the words mean, six to a page", async () => {
    const { status, body } = await post({ query: "condo" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ page: 1, page_size: 6, criteria: { types: ["condo"] } });
    expect(body["properties"]).toHaveLength(6);
  });

  it("lets a filter that is present stand in the place of what was read, also when it is empty", async () => {
    const { body } = await post({ query: "condo", filters: { types: [], deal: "rent" } });
    expect(body).toMatchObject({ criteria: { types: [], deal: "rent" } });
    expect((await post({ query: "condo", filters: null })).body).toMatchObject({
      criteria: { types: ["condo"] },
    });
  });

  it("gives every home once over all pages and says when there are no more", async () => {
    const seen: string[] = [];
    for (let page = 1; page < 50; page++) {
      const { body } = await post({ page, page_size: 48, sort: "largest" });
      const properties = body["properties"] as { id: string }[];
      seen.push(...properties.map(({ id }) => id));
      expect(body["total"]).toBeGreaterThanOrEqual(seen.length);
      if (properties.length < 48) break;
    }
    const { body } = await post({});
    expect(new Set(seen).size).toBe(body["total"]);
    expect(seen.length).toBe(body["total"]);
  });

  it("finds samples where nothing real is, and never beside real homes", async () => {
    const samples = await post({ filters: { places: ["Mae Hong Son"] } });
    expect(samples.body).toMatchObject({
      total: 1,
      counts: { all_sample: true },
      properties: [{ id: sampleId, is_sample: true }],
    });
    const { body } = await post({
      filters: { places: ["Mae Hong Son", "Bangkok"] },
      page_size: 48,
    });
    expect(body).toMatchObject({ counts: { all_sample: false } });
    const properties = body["properties"] as { id: string }[];
    expect(properties).toHaveLength(Math.min(48, body["total"] as number));
    expect(properties.map(({ id }) => id)).not.toContain(sampleId);
  });

  it.each([
    "'; drop table offers; --",
    "<script>alert(1)</script>",
    "%' or 1=1 & | ! <-> :* \\",
    "คอนโด 😀 \u202e",
    "a ".repeat(40_000),
  ])("takes any words as words", async (query) => {
    expect((await post({ query })).status).toBe(200);
  });

  it("refuses what is not a search with pointers", async () => {
    const { status, body } = await post({ page: 0, filters: { types: ["castle"] } });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: "invalid" });
  });

  it("says that it could not search when the database refuses, never that nothing fits", async () => {
    const other = await createTestDatabase();
    const broken = appOn(other.pool);
    await other.pool.query("drop table offers");
    expect(await post({ query: "condo" }, broken)).toMatchObject({
      status: 503,
      body: { code: "unavailable" },
    });
    await broken.close();
    await other.close();
  });
});

describe("GET /api/properties/{id}", () => {
  const get = (url: string) => app.inject({ method: "GET", url });

  it("answers every amenity and tenure: yes, no or unknown", async () => {
    const reply = await get(`/api/properties/${realId}?language=th`);
    expect(reply.statusCode).toBe(200);
    const detail = reply.json<{ amenities: object; tenure: object }>();
    expect(Object.keys(detail.amenities)).toHaveLength(21);
    expect(Object.keys(detail.tenure)).toEqual(["freehold", "leasehold", "foreign_quota"]);
  });

  it.each(["0", "999999999", "1;select 1", "-1", "1e3", "９", "null"])(
    "knows no listing %s",
    async (id) => {
      const reply = await get(`/api/properties/${encodeURIComponent(id)}`);
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject({ code: "not_found" });
    },
  );

  it("draws a sample's picture, the same for ever, and none for a real home", async () => {
    const picture = await get(`/api/properties/${sampleId}/picture`);
    expect(picture.headers["content-type"]).toBe("image/svg+xml; charset=utf-8");
    expect(picture.headers["cache-control"]).toContain("immutable");
    expect(picture.body).toMatch(/^<svg /);
    expect((await get(`/api/properties/${realId}/picture`)).statusCode).toBe(404);
  });
});
