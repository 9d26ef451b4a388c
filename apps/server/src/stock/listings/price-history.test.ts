import { inTransaction } from "@propertyvr/database";
import { describe, expect, it } from "vitest";
import { ext, HOMES } from "../partner-listings/testing/stock-doors.ts";
import { plainHome } from "../partner-listings/testing/test-partner.ts";
import { insertListings } from "./insert-listings.ts";
import { drawnHomes } from "./testing/drawn-homes.ts";
import { partnerATest } from "../partner-listings/testing/partner-a-test.ts";

const on = partnerATest();
const { send } = on;

/** "rent priced 32000", in the order in which it came to be. */
const history = async (reference: string = plainHome.external_id): Promise<readonly string[]> => {
  const { rows } = await on.test.database.pool.query<{ line: string }>(
    `select concat_ws(' ', deal, state, price) as line from listing_prices
     where source = $1 and external_id = $2 order by since, deal`,
    [`partner:${on.partner.partnerId}`, reference],
  );
  return rows.map(({ line }) => line);
};
const put = async (over: object, query = "") => {
  const reply = await send("POST", `${HOMES}${query}`, { ...plainHome, ...over });
  expect(reply.statusCode, reply.body).toBeLessThan(300);
};

describe("the prices of a home", () => {
  it("begin with the first and are noted with each change, and with nothing else", async () => {
    await put({});
    await put({});
    await put({ bedrooms: 3 });
    await put({ rent_price: 30_000 });
    await send("PATCH", ext("A-1"), { rent_price: 29_000 });
    await put({ rent_price: 28_000 }, "?dry_run=true");
    await put({ rent_price: "on_request" });
    expect(await history()).toEqual([
      "rent priced 32000",
      "rent priced 30000",
      "rent priced 29000",
      "rent on_request",
    ]);
  });

  it("are noted for each deal, and end with it", async () => {
    await put({ deal: "both", sale_price: 6_000_000 });
    await put({ deal: "sale", sale_price: 6_000_000, rent_price: null });
    expect(await history()).toEqual(["rent priced 32000", "sale priced 6000000", "rent ended"]);
  });

  it("end when it is deleted, stay, and go on when it is listed again", async () => {
    await put({});
    await send("DELETE", ext("A-1"));
    expect(await history()).toEqual(["rent priced 32000", "rent ended"]);
    await put({ rent_price: 31_000 });
    expect(await history()).toEqual(["rent priced 32000", "rent ended", "rent priced 31000"]);
  });

  it("are noted by a bulk and by a file as by a single write", async () => {
    const rows = [1, 2].map((n) => ({
      ...plainHome,
      external_id: `B-${n}`,
      rent_price: n * 10_000,
    }));
    await send("POST", `${HOMES}/bulk`, rows);
    await send("POST", "/api/partner/imports", [{ ...rows[1], rent_price: 25_000 }]);
    await on.test.app.jobs.idle();
    expect(await history("B-1")).toEqual(["rent priced 10000"]);
    expect(await history("B-2")).toEqual(["rent priced 20000", "rent priced 25000"]);
    await send("POST", "/api/partner/imports?mode=replace", [rows[0]]);
    await on.test.app.jobs.idle();
    expect(await history("B-2")).toEqual(["rent priced 20000", "rent priced 25000", "rent ended"]);
  });

  it("are not noted where the write is rolled back, nor for samples", async () => {
    const [drawn] = drawnHomes(1, 5);
    const sample = { ...drawn!, source: "sample", isSample: true, pictureSeed: 1 };
    const real = { ...drawn!, source: "import:x", externalId: "X-1" };
    await inTransaction(on.test.database.pool, (client) => insertListings(client, [sample]));
    await expect(
      inTransaction(on.test.database.pool, async (client) => {
        await insertListings(client, [real]);
        throw new Error("something else failed");
      }),
    ).rejects.toThrow("something else failed");
    const { rows } = await on.test.database.pool.query(
      "select from listing_prices where source in ('sample', 'import:x')",
    );
    expect(rows).toHaveLength(0);
    await inTransaction(on.test.database.pool, (client) => insertListings(client, [real]));
    const kept = await on.test.database.pool.query(
      "select from listing_prices where source = 'import:x'",
    );
    expect(kept.rows.length).toBeGreaterThan(0);
  });
});
