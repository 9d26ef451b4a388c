import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { nameReferences } from "../../../stock/partner-listings/named-store.ts";
import { createUploadScene, csvOf, type UploadScene } from "../testing/upload-scene.ts";
import { runUpload } from "./run-upload.ts";

let scene: UploadScene;
beforeAll(async () => {
  scene = await createUploadScene();
});
afterAll(() => scene.close());

/** A replacing upload of ten homes of thirty, as it stands after so many rows: nobody has said yes to it. */
const replacingAfter = async (rowsDone: number): Promise<string> => {
  await scene.upload(csvOf(30), { mode: "upsert" });
  const { upload } = await scene.upload(csvOf(10), { mode: "replace", dry_run: true });
  const { pool } = scene.test.database;
  await pool.query(
    `update uploads set state = 'waiting', dry_run = false, brake = null, delisted = 0,
       records_done = $2, unchanged = $2 where id = $1`,
    [upload.id, rowsDone],
  );
  const references = Array.from({ length: 10 }, (_, at) => `H-${at + 1}`);
  await nameReferences(pool, upload.id, references);
  return upload.id;
};

it.each([
  ["asks first", 0, { state: "checked", brake: { delisted: 20, of: 30 } }, 30],
  ["asks no more", 4, { state: "done", brake: null }, 10],
])("a replacing upload %s when %i of its rows are taken", async (_asks, rowsDone, ended, homes) => {
  const id = await replacingAfter(rowsDone);
  const { pool } = scene.test.database;
  const { signal } = new AbortController();
  const ports = { pool, clock: scene.test.clock, signal, beat: () => undefined };
  await runUpload(ports, { id, run: randomUUID() });
  expect(await scene.uploadOf(id)).toMatchObject(ended);
  const listed = "select count(*) from listings where source = 'partner:' || $1";
  expect(await scene.count(listed, [scene.partner.partnerId])).toBe(homes);
});
