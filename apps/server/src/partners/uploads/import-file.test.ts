import { inTransaction } from "@propertyvr/database";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { readPartnerRow } from "@propertyvr/ingest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApp } from "../../platform/http/testing/test-app.ts";
import { insertListings } from "../../stock/listings/insert-listings.ts";
import { recordOf } from "../../stock/listings/listing-row.ts";
import { importFile } from "./import-file.ts";
import { importHere } from "./testing/import-here.ts";
import { csvOf } from "./testing/upload-scene.ts";

const fileOf = (...of: Parameters<typeof csvOf>): Buffer => Buffer.from(csvOf(...of));

/** Homes of every source, in the order of their references. */
const homes = async ({ pool }: TestDatabase) => {
  const { rows } = await pool.query<{ id: number; source: string; external_id: string }>(
    "select id, source, external_id, rent_price from listings where not is_sample order by source, external_id",
  );
  return rows;
};

describe("a file that a command imports", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(() => database.pool.query("delete from uploads; delete from listings"));

  it("updates the homes that its source held before, and doubles none", async () => {
    const { draft } = readPartnerRow({
      title: "Condo number 1 near BTS Ari",
      property_type: "condo",
      rent_price: 9_000,
      province: "Bangkok",
    });
    if (draft === null) throw new Error("the row is good");
    const record = recordOf({ ...draft, externalId: "H-1" }, "import:agency");
    await inTransaction(database.pool, (client) => insertListings(client, [record]));
    const [before] = await homes(database);
    const imported = await importHere(database, fileOf(2), "import:agency");
    expect(imported).toMatchObject({ state: "done", inserted: 1, updated: 1 });
    expect(await homes(database)).toMatchObject([
      { id: before?.id, source: "import:agency", external_id: "H-1", rent_price: 25_001 },
      { source: "import:agency", external_id: "H-2" },
    ]);
  });

  it("changes nothing the second time, also after homes were removed in between", async () => {
    const file = fileOf(3);
    await importHere(database, file, "import:agency");
    const first = await homes(database);
    const again = await importHere(database, file, "import:agency");
    expect(again).toMatchObject({ inserted: 0, updated: 0, unchanged: 3 });
    expect(await homes(database)).toEqual(first);
    await database.pool.query("delete from listings where external_id = 'H-2'");
    const third = await importHere(database, file, "import:agency");
    expect(third).toMatchObject({ inserted: 1, unchanged: 2 });
  });

  it("is another file under another source", async () => {
    const file = fileOf(1);
    await importHere(database, file, "import:agency");
    expect(await importHere(database, file, "import:bank")).toMatchObject({ inserted: 1 });
    expect((await homes(database)).map(({ source }) => source)).toEqual([
      "import:agency",
      "import:bank",
    ]);
  });

  it("belongs to no partner: no log of changes tells of it", async () => {
    await importHere(database, fileOf(2), "import:agency");
    await importHere(database, fileOf(2, { price: 30_000 }), "import:agency");
    const { rows } = await database.pool.query("select from listing_changes");
    expect(rows).toHaveLength(0);
  });

  it("ends as failed with its reason where it holds no homes", async () => {
    const file = Buffer.from("name,colour\nrose,red\n");
    const imported = await importHere(database, file, "import:agency");
    expect(imported).toMatchObject({ state: "failed", inserted: 0 });
    expect(imported.failure?.message).not.toBe("");
  });

  it("is refused where it is empty", async () => {
    const nothing = importHere(database, Buffer.alloc(0), "import:agency");
    await expect(nothing).rejects.toThrow("select a CSV file");
  });
});

describe("where a server runs", () => {
  it("the server takes the file, and its admins see the upload", async () => {
    const test = await createTestApp();
    try {
      const admin = await test.signUp();
      const bytes = (async function* () {
        await Promise.resolve();
        yield fileOf(2);
      })();
      const file = { name: "agency.csv", source: "import:agency", bytes };
      // However long it takes: nothing runs here before the server took it.
      const imported = await importFile(test.deps, file, 60_000);
      expect(imported).toMatchObject({ ok: true, value: { state: "done", inserted: 2 } });
      const { headers } = admin;
      const listed = await test.app.inject({ method: "GET", url: "/api/uploads", headers });
      const [upload] = listed.json<{ uploads: { id: string }[] }>().uploads;
      expect(upload).toMatchObject({ file_name: "agency.csv", partner: { name: "PropertyVR" } });
      const replaced = await test.app.inject({
        method: "POST",
        url: `/api/uploads/${upload?.id ?? ""}/import`,
        headers,
        payload: { mode: "replace" },
      });
      expect(replaced.statusCode).toBe(409);
    } finally {
      await test.close();
    }
  });
});
