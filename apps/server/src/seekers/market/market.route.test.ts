import type { Problem } from "@propertyvr/contracts";
import { inTransaction } from "@propertyvr/database";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import type { Insight } from "@propertyvr/parts";
import { EMPTY_CRITERIA, ok, searchQuery } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHttpApp } from "../../platform/http/http-app.ts";
import { insertListings } from "../../stock/listings/insert-listings.ts";
import { drawnHomes } from "../../stock/listings/testing/drawn-homes.ts";
import { createListingSearch } from "../search/listing-search.ts";
import { createMarket } from "./create-market.ts";
import { marketRoutes } from "./market.route.ts";

let database: TestDatabase;
let app: FastifyInstance;
let ids: readonly string[];
const deps = () => ({
  pool: database.pool,
  search: createListingSearch(database.pool),
  clock: { now: () => new Date("2026-11-20T20:00:00Z") },
  reportFault: () => {},
});
beforeAll(async () => {
  database = await createTestDatabase();
  const homes = drawnHomes(3_000, 9);
  const flat = homes.filter(
    (home) =>
      home.type === "condo" && home.rentPrice && home.areaSqm && home.status === "available",
  )[0];
  const like = Array.from({ length: 12 }, (_, n) => flat && { ...flat, externalId: `like-${n}` });
  ({ ids } = await inTransaction(database.pool, (client) =>
    insertListings(client, [...homes, ...like.flatMap((home) => home ?? [])]),
  ));
  app = createHttpApp({
    log: pino({ level: "silent" }),
    authenticate: () => Promise.resolve(ok({ id: "u", role: "seeker", sessionId: "s" })),
    trustProxy: 0,
    checksReplies: true,
    page: () => undefined,
  });
  marketRoutes(app, { market: createMarket(deps()) });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const get = async (query: string): Promise<Insight> => {
  const reply = await app.inject({ url: `/api/market/insight?${query}` });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Insight>();
};

describe("GET /api/market/insight", () => {
  it("answers what the assistant's tool answers", async () => {
    const criteria = { ...EMPTY_CRITERIA, deal: "rent", types: ["condo"], places: ["Bangkok"], bedrooms: { min: 2, max: 2 } } as const; // prettier-ignore
    const told = await createMarket(deps())({
      kind: "level",
      metrics: ["rent", "rent_per_sqm"],
      query: searchQuery({ criteria }),
      askedThb: 30_000,
      listingId: null,
      language: "th",
    });
    expect(
      await get("place=Bangkok&type=condo&bedrooms=2&deal=rent&asked_thb=30000&language=th"),
    ).toEqual(told.ok && told.value);
    expect(told).toMatchObject({ value: { kind: "level", figures: [{}, {}] } });
  });

  it.each([
    ["kind=compare&place=Bangkok&place=Phuket&deal=sale", "compare"],
    ["kind=yield&place=Bangkok", "yield"],
    ["kind=affordable_areas&deal=sale&price_max_thb=5000000", "affordable_areas"],
    ["kind=supply&place=Phuket", "supply"],
    ["near=BTS%20Ari&within_m=50000", "level"],
    ["kind=compare&place=Bangkok&bedrooms=1&bedrooms=2&deal=rent", "compare"],
    ["kind=affordable_areas&deal=rent&order=dearest", "affordable_areas"],
    ["kind=affordable_areas&deal=rent&by=station&order=cheapest", "affordable_areas"],
    ["place=Bangkok&type=condo&deal=rent&sizes=true", "level"],
    ["kind=trend&place=Bangkok&deal=rent", "refused"],
    ["place=Pathum%20Wan&type=warehouse", "refused"],
  ])("%s", async (query, kind) => {
    expect(await get(query)).toMatchObject({ kind, basis: "asking_prices", as_of: "2026-11-21" });
  });

  it("narrows the homes by what they state: amenities, tenure, bathrooms, land", async () => {
    const told = await createMarket(deps())({
      kind: "level",
      metrics: ["rent", "rent_per_sqm"],
      query: searchQuery({
        criteria: {
          ...EMPTY_CRITERIA,
          deal: "rent",
          places: ["Bangkok"],
          amenities: ["pool", "gym"],
          tenure: "freehold",
          bathrooms: { min: 1 },
          land_sqm: { max: 400 },
        },
      }),
      askedThb: null,
      listingId: null,
      language: "en",
    });
    const query =
      "place=Bangkok&deal=rent&amenity=pool&amenity=gym&tenure=freehold&bathrooms=1&land_max_sqm=400";
    expect(await get(query)).toEqual(told.ok && told.value);
    const all = await get("kind=supply&place=Bangkok&deal=rent");
    const some = await get("kind=supply&place=Bangkok&deal=rent&amenity=pool");
    const rented = (insight: Insight): number =>
      insight.kind === "supply"
        ? (insight.counts.find(({ deal }) => deal === "rent")?.n_units ?? 0)
        : 0;
    expect(rented(some)).toBeGreaterThan(0);
    expect(rented(some)).toBeLessThan(rented(all));
  });

  it("tells what homes like one ask, in the same district", async () => {
    const listingId = ids.at(-1) ?? "";
    const told = await get(`kind=level&listing_id=${listingId}&metric=rent`);
    const scope = "scope" in told ? told.scope : null;
    expect(scope?.criteria).toMatchObject({ deal: "rent", types: ["condo"] });
    expect(scope?.places).toHaveLength(1);
  });

  it("tells what homes like one ask under both deals, where no metric is sent", async () => {
    const told = await get(`kind=level&listing_id=${ids.at(-1) ?? ""}`);
    expect("scope" in told ? told.scope?.criteria.deal : undefined).toBeNull();
  });

  it("places a home among its like, and does not know one that is not there", async () => {
    const listingId = ids.at(-1) ?? "";
    expect(await get(`kind=listing_position&listing_id=${listingId}&metric=rent`)).toMatchObject({
      kind: "listing_position",
      listing_id: listingId,
      figure: { metric: "rent" },
    });
    const gone = await app.inject({
      url: "/api/market/insight?kind=listing_position&listing_id=0",
    });
    expect(gone.statusCode).toBe(404);
  });

  it.each([
    ["", "place", "Say which homes you mean with place, near or type"],
    ["kind=forecast&place=Ari", "kind", "Send one of"],
    ["place=Ari&rooms=2", "rooms", "The parameters are kind, metric, place"],
    ["place=Ari&bathrooms=0", "bathrooms", ""],
    ["place=Ari&amenity=jacuzzi", "amenity.0", "Send one of"],
    ["place=Ari&tenure=rented", "tenure", "Send one of"],
    ["place=Ari&bedrooms=1&bedrooms=2", "bedrooms", "only with kind=compare"],
    ["place=Ari&by=station", "by", "only with kind=affordable_areas"],
    ["kind=yield&place=Ari&sizes=true", "sizes", "only with kind=level"],
    ["kind=affordable_areas&deal=rent&price_max_thb=9&order=dearest", "order", "leave out order"],
    ["kind=trend&place=Ari&deal=rent&price_max_thb=9", "price_max_thb", "leave out"],
    ["place=Ari&land_min_sqm=90&land_max_sqm=80", "land_min_sqm", "above"],
    ["plaice=Ari", "plaice", 'Perhaps "place" is meant'],
    ["place=Xyzzyville", "place", "GET /api/places?q=Xyzzyville&for=places lists names we know"],
    ["near=Xyzzy%20Tower", "near", "&for=near lists names we know"],
    ["kind=compare&place=Ari", "place", "Send two to four places"],
    ["kind=compare&place=Ari&place=Xyzzyville", "place", 'a place called "Xyzzyville"'],
    ["place=Ari&asked_thb=-5", "asked_thb", ""],
    ["place=Ari&asked_thb=1e30", "asked_thb", ""],
    ["place=Ari&price_max_thb=100", "deal", "Send deal=rent or deal=sale"],
    ["place=Ari&deal=sale&price_min_thb=9&price_max_thb=8", "price_min_thb", "above"],
    ["place=Ari&area_min_sqm=90&area_max_sqm=80", "area_min_sqm", "above"],
    ["place=Ari&deal=sale&metric=rent", "metric", "metrics of deal=sale"],
    ["kind=yield&place=Ari&deal=sale&price_max_thb=100", "price_max_thb", "A yield compares rents"],
    ["kind=affordable_areas&deal=sale", "price_max_thb", "Send the budget"],
    ["kind=listing_position", "listing_id", "Send the listing's id"],
    ["kind=yield&place=Ari&listing_id=1", "listing_id", "only with kind=listing_position or"],
    ["place=Ari&within_m=500", "within_m", "Send near"],
  ])("refuses %s", async (query, field, message) => {
    const reply = await app.inject({ url: `/api/market/insight?${query}` });
    const { code, errors, detail } = reply.json<Problem>();
    expect([reply.statusCode, code]).toEqual([422, "invalid"]);
    expect(errors?.[0]).toMatchObject({ field });
    expect(errors?.[0]?.message_th).toMatch(/[ก-๙]/);
    expect(detail).toContain(message);
  });
});
