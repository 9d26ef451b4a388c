import type { AuditLog, Problem } from "@propertyvr/contracts";
import { inTransaction } from "@propertyvr/database";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { z } from "zod";
import { writeRows } from "../api/write-rows.ts";
import { createUploadScene, csvOf, type UploadScene } from "./testing/upload-scene.ts";

let scene: UploadScene;
beforeAll(async () => {
  scene = await createUploadScene();
});
afterAll(() => scene.close());
beforeEach(async () => {
  await scene.test.database.pool.query("truncate webhook_endpoints, webhook_events cascade");
});

const listen = (tellsImported: boolean, type = "listing.rejected") =>
  scene.test.database.pool.query(
    `insert into webhook_endpoints (id, partner_id, url, types, tells_imported, secret, created_at)
     values ($1, $2, 'https://example.com', array[$4], $3, '', now())`,
    [randomUUID(), scene.partner.partnerId, tellsImported, type],
  );
const told = async () => {
  const { rows } = await scene.test.database.pool.query<{ body: string }>(
    "select body from webhook_events order by seq",
  );
  return rows.map(({ body }) => (JSON.parse(body) as { data: unknown }).data);
};
const file = csvOf(3, { from: 500 }).replace("25500", "many").replace("25502", "lots");

it("refused rows of a file are sent to webhook endpoints that subscribed to single homes of files", async () => {
  await listen(true);
  const { upload } = await scene.upload(file);
  const refused = { import_id: upload.id, codes: ["number.unreadable"] };
  expect(await told()).toEqual([
    { ...refused, external_id: "H-500", row: 2 },
    { ...refused, external_id: "H-502", row: 4 },
  ]);
});

it("a row of a file that could not be read at all is sent to webhooks with its row and its code", async () => {
  await listen(true);
  const { upload } = await scene.upload(`${csvOf(2, { from: 510 })}"H-512,never closed\n`);
  expect(await told()).toEqual([
    { import_id: upload.id, external_id: null, row: 4, codes: ["malformed_csv"] },
  ]);
});

it("refused rows of a file are sent to no other endpoint, and not after a dry run", async () => {
  await listen(false);
  await scene.upload(csvOf(2, { from: 520 }).replace("25520", "many"));
  await listen(true);
  await scene.upload(csvOf(2, { from: 540 }).replace("25540", "many"), { dry_run: true });
  expect(await told()).toEqual([]);
});

it("a refused row that was sent by itself is sent to webhooks without a row number", async () => {
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

it("a finished import is sent to webhooks once, with the counts of its rows", async () => {
  await listen(false, "import.completed");
  const { upload } = await scene.upload(file);
  await scene.upload(file);
  const nothing = { updated: 0, unchanged: 0, superseded: 0, delisted: 0 };
  expect(await told()).toEqual([
    { id: upload.id, state: "done", rows: 3, inserted: 0, failed: 2, ...nothing, unchanged: 1 },
  ]);
});

it("an import of which nothing could be read is sent to webhooks as failed; a dry run and a deletion guard send nothing", async () => {
  await listen(false, "import.completed");
  const refused = await scene.send("%PDF-1.7");
  await scene.upload(csvOf(20, { from: 700 }), { dry_run: true });
  expect(await told()).toMatchObject([
    { id: refused.json<Problem>().upload_id, state: "failed", rows: 0, inserted: 0 },
  ]);
  await scene.upload(csvOf(40, { from: 700 }));
  const asked = await scene.upload(csvOf(2, { from: 700 }), { mode: "replace" });
  expect(asked.upload.brake).not.toBeNull();
  expect((await told()).length).toBe(2);
});

it("an upload that an admin sends for a partner is in the audit log once; an upload of the partner itself is not", async () => {
  const sent = csvOf(1, { from: 800 });
  const { partnerId } = scene.partner;
  const { upload } = await scene.upload(sent, { partner_id: partnerId }, { as: scene.admin });
  await scene.upload(sent, { partner_id: partnerId }, { as: scene.admin });
  await scene.upload(csvOf(1, { from: 801 }));
  const log = await scene.get<z.infer<typeof AuditLog>>("/api/admin/audit-log", scene.admin);
  const sendings = log.entries.filter(({ action }) => action === "upload.sent");
  expect(sendings).toMatchObject([
    {
      actor: { id: scene.admin.user.id },
      network: "127.0.0.1",
      subject_id: upload.id,
      after: { partner_id: partnerId, file_name: "homes.csv", mode: "upsert" },
    },
  ]);
});
