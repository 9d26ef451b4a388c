import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { BulkSite } from "./chaos/bulk-site.ts";
import { proveBulk } from "./chaos/prove-bulk.ts";
import { newDataDir } from "./harness/shelf.ts";

let dataDir = "";
let site: BulkSite;
beforeAll(async () => {
  dataDir = newDataDir();
  site = await BulkSite.open(dataDir);
});
afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it("an import whose server is killed ends as if nothing had happened", async () => {
  const { struck, wrong } = await proveBulk(site, { moments: 4, rows: 2_000, seed: 11 });
  expect(wrong).toEqual([]);
  expect(struck).toHaveLength(4);
  // Ten imports and four starts.
}, 300_000);
