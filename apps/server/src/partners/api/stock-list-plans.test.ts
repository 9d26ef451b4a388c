import { inTransaction } from "@propertyvr/database";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertListings, vacuumListings } from "../../stock/listings/insert-listings.ts";
import { drawnHomes } from "../../stock/listings/testing/drawn-homes.ts";
import { type StockFilters, stockQuery } from "./stock-list-store.ts";

const HOMES = 4_000;
const LIMIT = 20;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // Side by side, as partners send them.
  const homes = drawnHomes(HOMES, 7).map((home, n) => ({
    ...home,
    source: n % 40 === 0 ? "partner:b" : "partner:a",
    isSample: false,
  }));
  await inTransaction(database.pool, (client) => insertListings(client, homes));
  await vacuumListings(database.pool);
});
afterAll(() => database.close());

interface StockPlanNode {
  readonly "Node Type": string;
  readonly "Index Name"?: string;
  readonly "Actual Rows": number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Parent Relationship"?: string;
  readonly Plans?: readonly StockPlanNode[];
}
/** What runs, the innermost last; whether a home is hidden is looked up beside it. */
const planOf = async (filters: StockFilters, after: string): Promise<readonly StockPlanNode[]> => {
  const { text, values } = stockQuery("partner:b", {
    filters,
    after,
    limit: LIMIT,
    now: new Date(),
  });
  const { rows } = await database.pool.query<{
    "QUERY PLAN": readonly [{ readonly Plan: StockPlanNode }];
  }>(`explain (analyze, format json) ${text}`, values);
  const nodes = (node: StockPlanNode): readonly StockPlanNode[] =>
    node["Parent Relationship"] === "SubPlan" ? [] : [node, ...(node.Plans ?? []).flatMap(nodes)];
  return nodes((rows[0] as (typeof rows)[number])["QUERY PLAN"][0].Plan);
};

describe("a page of a stock", () => {
  it.each(["0", String(HOMES / 2)])(
    "after %s reads its own rows from the index, in order",
    async (after) => {
      const plan = await planOf({}, after);
      expect(plan.map((node) => node["Node Type"])).not.toContain("Sort");
      const scan = plan.at(-1);
      expect(scan).toMatchObject({ "Index Name": "listings_of_source", "Actual Rows": LIMIT });
      expect(scan?.["Rows Removed by Filter"] ?? 0).toBe(0);
    },
  );

  it("of one reference reads one row", async () => {
    const externalId = drawnHomes(1, 7)[0]?.externalId;
    const plan = await planOf({ external_id: externalId }, "0");
    expect(plan.at(-1)).toMatchObject({ "Index Name": "listings_source_external_id_key" });
  });
});
