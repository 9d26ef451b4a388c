import { inTransaction } from "@propertyvr/database";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import type { SearchSort, ResolvedCriteria } from "@propertyvr/vocabulary";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertListings, vacuumListings } from "../../stock/listings/insert-listings.ts";
import { drawnHomes, TOWNS } from "../../stock/listings/testing/drawn-homes.ts";
import type { Statement } from "./sql-values.ts";
import { pageBroadly } from "./broad-search.ts";
import { areasStatement, cellsStatement } from "../market/unit-sql.ts";
import { countOffers, searchOffers, type OfferQuery, type OfferStatement } from "./offer-search.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await inTransaction(database.pool, (client) => insertListings(client, drawnHomes(12_000, 5)));
  await vacuumListings(database.pool);
});
afterAll(() => database.close());

interface OfferPlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Heap Fetches"?: number;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly OfferPlanNode[];
}

const flat = (node: OfferPlanNode): readonly OfferPlanNode[] => [
  node,
  ...(node.Plans ?? []).flatMap(flat),
];

async function nodesOf(statement: Statement): Promise<readonly OfferPlanNode[]> {
  const { rows } = await database.pool.query<{ "QUERY PLAN": [{ Plan: OfferPlanNode }] }>({
    text: `explain (analyze, format json) ${statement.text}`,
    values: statement.values,
  });
  return flat(rows[0]!["QUERY PLAN"][0].Plan);
}

const rowsOf = (nodes: readonly OfferPlanNode[]) =>
  Math.round(nodes.reduce((sum, node) => sum + node["Actual Rows"] * node["Actual Loops"], 0));

/** Which indexes of `offers` are read, whether only they are, and entries read for each that fits. */
function reading(nodes: readonly OfferPlanNode[]) {
  const reads = nodes.filter((node) => node["Relation Name"] === "offers");
  const removed = reads.reduce((sum, node) => sum + (node["Rows Removed by Filter"] ?? 0), 0);
  const returned = rowsOf(reads);
  return {
    indexes: [...new Set(reads.map((node) => node["Index Name"] ?? node["Node Type"]))].toSorted(
      (a, b) => (a < b ? -1 : 1),
    ),
    isIndexOnly: reads.every(
      (node) => node["Node Type"] === "Index Only Scan" && node["Heap Fetches"] === 0,
    ),
    wideRows: rowsOf(nodes.filter((node) => node["Relation Name"] === "listings")),
    returned,
    readForEach: (returned + removed) / Math.max(1, returned),
  };
}

const ANYTHING: ResolvedCriteria = {
  deal: "rent",
  types: ["condo", "apartment"],
  notTypes: [],
  bedrooms: { min: 1, max: 2 },
  bathrooms: null,
  price: { per: "month", max: 40_000 },
  areaSqm: null,
  landSqm: null,
  areas: [],
  near: [],
  orNear: [],
  amenities: ["pool"],
  tenure: null,
  status: "available",
};
const bangkok = TOWNS[0]![0].center;

interface OfferPlanCase {
  readonly shape: OfferStatement["shape"];
  readonly resolved: Partial<ResolvedCriteria>;
  readonly indexes: readonly string[];
  /** Entries the index may read for each home that fits. */
  readonly readAtMost: number;
}
const CASES: readonly OfferPlanCase[] = [
  {
    shape: "district",
    resolved: {
      areas: [
        { kind: "district", code: 1001 },
        { kind: "subdistrict", code: 100_201 },
      ],
    },
    indexes: ["offers_of_district"],
    readAtMost: 6,
  },
  {
    shape: "province",
    resolved: { areas: [{ kind: "province", code: 20 }] },
    indexes: ["offers_of_province"],
    readAtMost: 8,
  },
  {
    shape: "radius",
    resolved: { near: [[{ kind: "spots", spots: [bangkok], withinM: 3_000 }]] },
    indexes: ["offers_of_cell"],
    readAtMost: 8,
  },
  {
    shape: "areas_and_radius",
    resolved: {
      areas: [
        { kind: "district", code: 1003 },
        { kind: "circle", center: bangkok, radiusM: 3_000 },
      ],
    },
    indexes: ["offers_of_cell", "offers_of_district"],
    readAtMost: 8,
  },
  {
    shape: "areas_or_near",
    resolved: {
      areas: [{ kind: "district", code: 1003 }],
      orNear: [{ kind: "spots", spots: [bangkok], withinM: 3_000 }],
    },
    indexes: ["offers_of_cell", "offers_of_district"],
    readAtMost: 8,
  },
  {
    shape: "nearest",
    resolved: { near: [[{ kind: "nearest", nearest: "mrt", withinM: 800 }]] },
    indexes: ["offers_near_transit"],
    readAtMost: 6,
  },
  {
    shape: "nearest",
    resolved: { near: [[{ kind: "nearest", nearest: "beach", withinM: 500 }]] },
    indexes: ["offers_near_beach"],
    readAtMost: 6,
  },
  { shape: "everywhere", resolved: {}, indexes: ["offers_of_type"], readAtMost: 3 },
];

const firstPage = (query: OfferQuery, sort: SearchSort) =>
  searchOffers(query, { sort, offset: 0, limit: 6 }, "l.id")!;

describe.each(CASES)("the shape $shape by $indexes", ({ shape, resolved, indexes, readAtMost }) => {
  const query = { resolved: { ...ANYTHING, ...resolved } };

  it("counts from its covering index alone", async () => {
    const count = countOffers(query)!;
    expect(count.shape).toBe(shape);
    const read = reading(await nodesOf(count));
    expect(read).toMatchObject({ indexes, isIndexOnly: true, wideRows: 0 });
    expect(read.returned).toBeGreaterThan(0);
    expect(read.readForEach).toBeLessThan(readAtMost);
  });

  it("reads the wide rows of the homes on the page alone", async () => {
    const read = reading(await nodesOf(firstPage(query, "cheapest")));
    expect(read).toMatchObject({ indexes, isIndexOnly: true });
    expect(read.wideRows).toBeLessThanOrEqual(6);
  });
});

it("walks a province from the newest on and stops when the page is full", async () => {
  const resolved: ResolvedCriteria = {
    ...ANYTHING,
    types: [],
    bedrooms: { min: 1 },
    price: null,
    amenities: [],
    areas: [{ kind: "province", code: 10 }],
  };
  const page = { sort: "newest", offset: 0, limit: 6 } as const;
  const nodes = await nodesOf(
    pageBroadly({ resolved, areSamples: false }, page, { isCommon: false, atLeast: 0 }, "l.id"),
  );
  const read = reading(flat(nodes.find((node) => node["Node Type"] === "Limit")!));
  expect(read).toMatchObject({ indexes: ["offers_newest_of_province"], isIndexOnly: true });
  expect(read.returned).toBeLessThan(20);
});

it.each([
  ["offers_of_province", { areas: [{ kind: "province", code: 20 }] }],
  ["offers_of_type", { areas: [], bedrooms: { min: 2, max: 2 }, types: ["villa"] }],
] satisfies [string, Partial<ResolvedCriteria>][])(
  "reads the figures of districts from %s alone",
  async (index, over) => {
    const query = { resolved: { ...ANYTHING, amenities: [], ...over } };
    for (const asked of [
      areasStatement({ query, read: { upTo: 10_000 } }, "most"),
      cellsStatement({ query, read: { upTo: 10_000 } }, true),
    ])
      expect(reading(await nodesOf(asked!))).toMatchObject({ indexes: [index], isIndexOnly: true });
  },
);

it("a search by title reads the index of titles", async () => {
  const query = {
    resolved: { ...ANYTHING, types: [], amenities: [] },
    titleQuery: "'riverine' & '7'",
  };
  const count = countOffers(query)!;
  expect(count.shape).toBe("text");
  const nodes = await nodesOf(count);
  expect(nodes.map((node) => node["Index Name"])).toContain("listings_title");
});

it("a search of sold homes does not use the indexes of homes on offer", async () => {
  const count = countOffers({ resolved: { ...ANYTHING, status: "sold" } })!;
  expect(reading(await nodesOf(count)).indexes).toEqual(["offers_not_available"]);
});
