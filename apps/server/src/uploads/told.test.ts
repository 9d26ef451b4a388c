import { inTransaction } from "@propertyvr/database";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { writeRows } from "../partner-listings/write-rows.ts";
import { createUploadScene, csvOf, type UploadScene } from "./testing/upload-scene.ts";

let scene: UploadScene;
beforeAll(async () => {
  scene = await createUploadScene();
});
afterAll(() => scene.close());
beforeEach(async () => {
  await scene.test.database.pool.query("truncate webhook_endpoints, webhook_events cascade");
});

const listen = (tellsImported: boolean) =>
  scene.test.database.pool.query(
    `insert into webhook_endpoints (id, partner_id, url, types, tells_imported, secret, created_at)
     values ($1, $2, 'https://example.com', '{listing.rejected}', $3, '', now())`,
    [randomUUID(), scene.partner.partnerId, tellsImported],
  );
const told = async () => {
  const { rows } = await scene.test.database.pool.query<{ body: string }>(
    "select body from webhook_events order by seq",
  );
  return rows.map(({ body }) => (JSON.parse(body) as { data: unknown }).data);
};
const file = csvOf(3, { from: 500 }).replace("25500", "many").replace("25502", "lots");

it("rows of a file that were refused are told to whoever asked for single homes of files", async () => {
  await listen(true);
  const { upload } = await scene.upload(file);
  const refused = { import_id: upload.id, codes: ["number.unreadable"] };
  expect(await told()).toEqual([
    { ...refused, external_id: "H-500", row: 2 },
    { ...refused, external_id: "H-502", row: 4 },
  ]);
});

it("and to nobody else, nor after a dry run", async () => {
  await listen(false);
  await scene.upload(csvOf(2, { from: 520 }).replace("25520", "many"));
  await listen(true);
  await scene.upload(csvOf(2, { from: 540 }).replace("25540", "many"), { dry_run: true });
  expect(await told()).toEqual([]);
});

it("a row that was sent by itself is told without a number", async () => {
  await listen(false);
  const { partnerId } = scene.partner;
  const write = (rows: readonly unknown[], dryRun = false) =>
    inTransaction(scene.test.database.pool, (client) =>
      writeRows(client, { partnerId, now: new Date() }, rows, { dryRun }),
    );
  const bad = { external_id: "H-600", title: "Condo" };
  await write([bad], true);
  await write([bad]);
  await write([{ ...bad, external_id: "H-601" }, bad]);
  expect(await told()).toMatchObject([
    { external_id: "H-600", row: null, import_id: null },
    { external_id: "H-601", row: 1 },
    { external_id: "H-600", row: 2 },
  ]);
});
