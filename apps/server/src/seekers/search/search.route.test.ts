import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { inTransaction } from "@propertyvr/database";
import { EMPTY_CRITERIA, ok, type SearchQuery, type Understood } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHttpApp } from "../../platform/http/http-app.ts";
import { insertListings } from "../../stock/listings/insert-listings.ts";
import { listingRoutes } from "../../stock/listings/listing.route.ts";
import { listingStore } from "../../stock/listings/listing-store.ts";
import { drawnHomes } from "../../stock/listings/testing/drawn-homes.ts";
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
  extensions: {},
  status: "available",
  action: null,
  adjusts: [],
  about_shown: null,
  let_go: [],
  only_this: null,
  is_vague: false,
  talk: { search: null, courtesy: null, is_brief: false, outside: null, may_need_home: false },
  scope: null,
  calculation: null,
  nice_to_have: [],
  wishes: [],
  unread: [{ text: text.replace("condo", ""), start: 0, end: text.length }],
  readings: [],
  place_refs: [],
  unclear: [],
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

const post = async (payload: object, on = app, to = "search") => {
  const reply = await on.inject({ method: "POST", url: `/api/properties/${to}`, payload });
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
};
const count = (payload: object, on = app) => post(payload, on, "count");

describe("POST /api/properties/search", () => {
  it("finds what the words mean, six to a page", async () => {
    const { status, body } = await post({ query: "condo" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ page: 1, page_size: 6, criteria: { types: ["condo"] } });
    expect(body["properties"]).toHaveLength(6);
  });

  it("answers cards whose title and location are strings, each with its language beside it", async () => {
    const { body } = await post({ page_size: 48 });
    for (const card of body["properties"] as Record<string, unknown>[]) {
      expect([typeof card["title"], typeof card["location"]]).toEqual(["string", "string"]);
      expect(["en", "th"]).toContain(card["title_language"]);
      expect(["en", "th"]).toContain(card["location_language"]);
    }
  });

  it("names pictures and pages in full for all but our own page", async () => {
    const ask = async (headers: Record<string, string>) => {
      const payload = { filters: { places: ["Mae Hong Son"] } };
      const url = "/api/properties/search";
      const reply = await app.inject({ method: "POST", url, payload, headers });
      return reply.json<{ properties: { image: string; websiteUrl: string }[] }>().properties[0];
    };
    const host = "homes.example";
    const paths = {
      image: expect.stringMatching(/^\/api\/properties\//),
      websiteUrl: `/property/${sampleId}`,
    };
    expect(await ask({ host, "sec-fetch-site": "same-origin" })).toMatchObject(paths);
    expect(await ask({ host })).toMatchObject({
      image: expect.stringMatching(/^http:\/\/homes\.example\/api\/properties\//),
      websiteUrl: `http://homes.example/property/${sampleId}`,
    });
  });

  it("lets a filter that is present stand in the place of what was read, also when it is empty", async () => {
    const { body } = await post({ query: "condo", filters: { types: [], deal: "rent" } });
    expect(body).toMatchObject({ criteria: { types: [], deal: "rent" } });
    expect((await post({ query: "condo", filters: null })).body).toMatchObject({
      criteria: { types: ["condo"] },
    });
  });

  it("answers what was asked whole, which asks for another page without any words", async () => {
    const first = await post({ query: "condo Qwixle", nice_to_have: ["gym"], page_size: 5 });
    const { search } = first.body as { search: SearchQuery };
    expect(search).toMatchObject({
      version: 1,
      criteria: { types: ["condo"] },
      title_words: "Qwixle",
      nice_to_have: ["gym"],
    });
    const byWords = await post({ query: "condo Qwixle", nice_to_have: ["gym"], page: 2 });
    const bySearch = await post({
      query: "not read",
      filters: { types: ["land"] },
      search,
      page: 2,
    });
    expect(bySearch.body).toEqual(byWords.body);
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

  it("says which kind of homes it lists", async () => {
    const samples = await post({ filters: { places: ["Mae Hong Son"] } });
    expect(samples.body).toMatchObject({
      total: 1,
      all_sample: true,
      counts: { all_sample: true },
    });
    const real = await post({ query: "condo" });
    expect(real.body).toMatchObject({ all_sample: false, counts: { all_sample: false } });
  });

  it("finds homes of another status where a filter asks for it, and says it on each card", async () => {
    const reply = await post({ filters: { status: "sold" }, page_size: 48 });
    expect(reply.body["status"]).toBe("sold");
    const sold = reply.body["properties"] as { status: string }[];
    expect(sold.length).toBeGreaterThan(0);
    expect(new Set(sold.map(({ status }) => status))).toEqual(new Set(["sold"]));
    expect((await post({ status: "sold", filters: null })).body["total"]).toBe(reply.body["total"]);
    const usual = (await post({ page_size: 48 })).body["properties"] as { status: string }[];
    expect(new Set(usual.map(({ status }) => status))).toEqual(new Set(["available"]));
  });

  it.each([
    ["bedroom", "bedrooms"],
    ["Types", "types"],
    ["area", "area_sqm"],
    ["bathroom", "bathrooms"],
  ])("refuses the filter %s and names %s", async (key, meant) => {
    const { status, body } = await post({ filters: { [key]: 2 } });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: "invalid",
      errors: [{ pointer: `/filters/${key}`, field: `filters.${key}`, code: "unrecognized_keys" }],
    });
    expect(body["detail"]).toContain(`"${meant}"`);
  });

  it("refuses a filter that is like none of them with all their names", async () => {
    const { status, body } = await post({ filters: { colour: "blue", deal: "rent" } });
    expect(status).toBe(422);
    expect(body["detail"]).toContain("bedrooms");
  });

  it("tells what to let go of where nothing fits, with what each finds", async () => {
    const filters = { deal: "rent", bedrooms: { min: 90 }, price: { max: 1, per: "month" } };
    const none = await post({ filters });
    expect(none.body).toMatchObject({ total: 0, properties: [] });
    const [first] = none.body["relax"] as {
      readonly drop: object[];
      readonly count: number;
      readonly criteria: object;
    }[];
    expect(first).toMatchObject({
      changes: [{ kind: "any_bedrooms" }, { kind: "any_price" }],
      drop: [{ key: "bedrooms" }, { key: "price" }],
    });
    const again = await post({ filters: first!.criteria });
    expect(again.body["total"]).toBe(first!.count);
    expect(first!.count).toBeGreaterThan(0);
    const some = await post({ filters: { bedrooms: { min: 90 } } });
    expect(some.body["relax"]).toMatchObject([{ drop: [{ key: "bedrooms" }], all_sample: false }]);
    expect((await post({ query: "condo" })).body).not.toHaveProperty("relax");
  });

  it("tells a client each change in words, and finds what it told once the change is sent", async () => {
    interface SuggestedChangeReply {
      readonly changes: readonly { readonly kind: string }[];
      readonly label: string;
      readonly count: number;
      readonly count_is_capped: boolean;
      readonly [beside: string]: unknown;
    }
    const sent = {
      query: "condo",
      filters: {
        deal: "rent",
        bedrooms: { min: 2, max: 2 },
        price: { max: 20_000, per: "month" },
        places: ["Bangkok"],
        near: [{ kind: "transit", name: "Asok", within_m: 3_000 }],
      },
      relax: true,
    };
    const { body } = await post(sent);
    const told = body["relax"] as readonly SuggestedChangeReply[];
    expect(
      new Set(told.flatMap(({ changes }) => changes.map(({ kind }) => kind))).size,
    ).toBeGreaterThan(2);
    for (const { label, count, count_is_capped: isCapped, ...after } of told) {
      const { body: found } = await post({
        filters: after["criteria"],
        extensions: after["extensions"],
        status: after["status"],
      });
      expect([label, found["total"]]).toEqual([label, count]);
      expect(isCapped).toBe(false);
      expect(count).toBeGreaterThan(Number(body["total"]));
    }
    const labels = told.map(({ label }) => label);
    expect(labels.every((label) => /^[A-Z]/.test(label))).toBe(true);
    const thai = (await post({ ...sent, language: "th" })).body[
      "relax"
    ] as readonly SuggestedChangeReply[];
    expect(thai.map(({ changes }) => changes)).toEqual(told.map(({ changes }) => changes));
    expect(thai.every(({ label }) => /[\u0e00-\u0e7f]/.test(label))).toBe(true);
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

describe("POST /api/properties/count", () => {
  it.each([
    {},
    { deal: "rent" },
    { deal: "sale", types: ["condo", "house"] },
    { bedrooms: { min: 2, max: 3 }, amenities: ["pool"] },
    { price: { max: 40_000, per: "month" } },
    { places: ["Bangkok"], near: [{ kind: "transit", name: "BTS", within_m: null }] },
    { places: ["Mae Hong Son"] },
    { price: { max: 3_000, per: "night" } },
    { price: { min: 9, max: 1, per: "total" } },
  ] as const)("counts what a search for %j finds", async (some) => {
    const criteria = { ...EMPTY_CRITERIA, ...some };
    const searched = await post({ filters: criteria });
    const counted = await count({ criteria });
    expect(counted.status).toBe(200);
    expect(counted.body).toEqual({ counts: searched.body["counts"], unplaced: [] });
  });

  it("is not the same for everything", async () => {
    const all = await count({ criteria: EMPTY_CRITERIA });
    const few = await count({ criteria: { ...EMPTY_CRITERIA, deal: "rent", types: ["villa"] } });
    const totals = [all, few].map(({ body }) => (body["counts"] as { total: number }).total);
    expect(totals[1]).toBeGreaterThan(0);
    expect(totals[0]).toBeGreaterThan(totals[1]!);
  });

  it("narrows by words of titles as a search does, and not by words no title holds", async () => {
    const { rows } = await database.pool.query<{ title_en: string }>(
      "select title_en from listings where title_en is not null and not is_sample limit 1",
    );
    const text = rows[0]!.title_en;
    const narrowed = await count({ criteria: EMPTY_CRITERIA, text });
    const searched = await post({ query: text });
    expect(narrowed.body["counts"]).toEqual(searched.body["counts"]);
    const all = await count({ criteria: EMPTY_CRITERIA });
    expect(narrowed.body).not.toEqual(all.body);
    expect((await count({ criteria: EMPTY_CRITERIA, text: "zzqx vvkw" })).body).toEqual(all.body);
  });

  it("counts a search that is sent whole as the same search finds it", async () => {
    const searched = await post({ query: "condo", nice_to_have: ["gym"], sort: "newest" });
    const counted = await count({ search: searched.body["search"] });
    expect(counted.body).toEqual({ counts: searched.body["counts"], unplaced: [] });
  });

  it("takes the place a reference names where several share a name, and tells of names on no map", async () => {
    const criteria = { ...EMPTY_CRITERIA, places: ["Asok", "Nowhere Known"] };
    const place_refs = [{ name: "Asok", id: "area:asok", kind: "neighbourhood" }];
    const { status, body } = await count({ criteria, place_refs });
    expect(status).toBe(200);
    expect(body).toMatchObject({ unplaced: ["Nowhere Known"] });
  });

  it.each([
    [{}, "/criteria"],
    [{ criteria: {} }, "/criteria/deal"],
    [{ criteria: { ...EMPTY_CRITERIA, types: ["castle"] } }, "/criteria/types/0"],
    [{ criteria: { ...EMPTY_CRITERIA, price: { per: "month" } } }, "/criteria/price"],
    [
      { criteria: { ...EMPTY_CRITERIA, bedrooms: { min: Number.MAX_VALUE } } },
      "/criteria/bedrooms/min",
    ],
    [{ criteria: EMPTY_CRITERIA, text: "x".repeat(501) }, "/text"],
    [
      { criteria: EMPTY_CRITERIA, place_refs: [{ name: "x", id: "x", kind: "planet" }] },
      "/place_refs/0/kind",
    ],
  ])("refuses %j with a pointer", async (payload, pointer) => {
    const { status, body } = await count(payload);
    expect(status).toBe(422);
    const errors = body["errors"] as readonly { pointer: string }[];
    expect(errors.map((error) => error.pointer)).toContain(pointer);
  });

  it("says that it could not count when the database refuses", async () => {
    const other = await createTestDatabase();
    const broken = appOn(other.pool);
    await other.pool.query("drop table offers");
    expect(await count({ criteria: EMPTY_CRITERIA }, broken)).toMatchObject({
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
