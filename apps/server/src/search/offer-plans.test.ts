import { inTransaction } from "@propertyvr/database";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import type { SearchSort, Wanted } from "@propertyvr/vocabulary";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertListings, vacuumListings } from "../listings/insert-listings.ts";
import { drawnHomes, TOWNS } from "../listings/testing/drawn-homes.ts";
import { countOffers, pageOfOffers, type OfferQuery, type OfferStatement } from "./offer-search.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await inTransaction(database.pool, (client) => insertListings(client, drawnHomes(12_000, 5)));
  await vacuumListings(database.pool);
});
afterAll(() => database.close());

interface Node {
  readonly "Node Type": string;
  readonly "Index Name"?: string;
  readonly "Heap Fetches"?: number;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly Node[];
}

async function nodesOf(statement: OfferStatement): Promise<readonly Node[]> {
  const { rows } = await database.pool.query<{ "QUERY PLAN": [{ Plan: Node }] }>({
    text: `explain (analyze, format json) ${statement.text}`,
    values: statement.values,
  });
  const flat = (node: Node): readonly Node[] => [node, ...(node.Plans ?? []).flatMap(flat)];
  return flat(rows[0]!["QUERY PLAN"][0].Plan);
}

/** Every index of `offers` that is read, whether only it is, and entries read for each that fits. */
async function reading(statement: OfferStatement) {
  const scans = (await nodesOf(statement)).filter((node) => node["Node Type"].includes("Scan"));
  const reads = scans.filter((node) => node["Index Name"] !== undefined);
  const returned = reads.reduce((sum, node) => sum + node["Actual Rows"] * node["Actual Loops"], 0);
  const removed = reads.reduce((sum, node) => sum + (node["Rows Removed by Filter"] ?? 0), 0);
  return {
    indexes: [...new Set(reads.map((node) => node["Index Name"]))].sort(),
    isIndexOnly:
      reads.length > 0 &&
      scans.every(
        (node) => node["Node Type"] === "Index Only Scan" || node["Node Type"] === "Subquery Scan",
      ) &&
      reads.every((node) => node["Heap Fetches"] === 0),
    returned,
    readForEach: (returned + removed) / Math.max(1, returned),
  };
}

const ANYTHING: Wanted = {
  deal: "rent",
  types: ["condo", "apartment"],
  bedrooms: { min: 1, max: 2 },
  bathrooms: null,
  price: { per: "month", max: 40_000 },
  areaSqm: null,
  landSqm: null,
  areas: [],
  near: [],
  amenities: ["pool"],
  tenure: null,
  status: "available",
};
const bangkok = TOWNS[0]![0].center;

interface Case {
  readonly shape: OfferStatement["shape"];
  readonly wanted: Partial<Wanted>;
  readonly indexes: readonly string[];
  /** Entries the index may read for each home that fits. */
  readonly readAtMost: number;
}
const CASES: readonly Case[] = [
  {
    shape: "district",
    wanted: {
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
    wanted: { areas: [{ kind: "province", code: 20 }] },
    indexes: ["offers_of_province"],
    readAtMost: 8,
  },
  {
    shape: "radius",
    wanted: { near: [[{ kind: "spots", spots: [bangkok], withinM: 3_000 }]] },
    indexes: ["offers_of_cell"],
    readAtMost: 8,
  },
  {
    shape: "areas_and_radius",
    wanted: {
      areas: [
        { kind: "district", code: 1003 },
        { kind: "circle", center: bangkok, radiusM: 3_000 },
      ],
    },
    indexes: ["offers_of_cell", "offers_of_district"],
    readAtMost: 8,
  },
  {
    shape: "nearest",
    wanted: { near: [[{ kind: "nearest", nearest: "mrt", withinM: 800 }]] },
    indexes: ["offers_near_transit"],
    readAtMost: 6,
  },
  {
    shape: "nearest",
    wanted: { near: [[{ kind: "nearest", nearest: "beach", withinM: 500 }]] },
    indexes: ["offers_near_beach"],
    readAtMost: 6,
  },
  { shape: "everywhere", wanted: {}, indexes: ["offers_of_type"], readAtMost: 3 },
];

const page = (query: OfferQuery, sort: SearchSort) =>
  pageOfOffers(query, { sort, offset: 0, limit: 6, onlyReal: true, ranksTitles: false })!;

describe.each(CASES)("the shape $shape by $indexes", ({ shape, wanted, indexes, readAtMost }) => {
  const query = { wanted: { ...ANYTHING, ...wanted } };

  it("counts from its covering index alone", async () => {
    const count = countOffers(query)!;
    expect(count.shape).toBe(shape);
    const read = await reading(count);
    expect(read).toMatchObject({ indexes, isIndexOnly: true });
    expect(read.returned).toBeGreaterThan(0);
    expect(read.readForEach).toBeLessThan(readAtMost);
  });

  it("finds the homes of a page without the wide rows", async () => {
    const read = await reading(page(query, "cheapest"));
    expect(read).toMatchObject({ indexes, isIndexOnly: true });
  });
});

it("walks a province from the newest on and stops when the page is full", async () => {
  const wanted: Wanted = {
    ...ANYTHING,
    types: [],
    bedrooms: { min: 1 },
    price: null,
    amenities: [],
    areas: [{ kind: "province", code: 10 }],
  };
  const read = await reading(page({ wanted }, "newest"));
  expect(read).toMatchObject({ indexes: ["offers_newest_of_province"], isIndexOnly: true });
  expect(read.returned).toBeLessThan(20);
});

it("reads titles from their own index", async () => {
  const query = {
    wanted: { ...ANYTHING, types: [], amenities: [] },
    titleQuery: "'riverine' & '7'",
  };
  const count = countOffers(query)!;
  expect(count.shape).toBe("text");
  expect((await reading(count)).indexes).toContain("listings_title");
});

it("reads sold homes without the indexes of those for offer", async () => {
  const read = await reading(countOffers({ wanted: { ...ANYTHING, status: "sold" } })!);
  expect(read.indexes).toEqual(["offers_not_available"]);
});
