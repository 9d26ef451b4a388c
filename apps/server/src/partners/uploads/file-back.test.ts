import type { Problem } from "@propertyvr/contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createUploadScene, csvOf, type UploadScene } from "./testing/upload-scene.ts";

let scene: UploadScene;
beforeAll(async () => {
  scene = await createUploadScene();
});
afterAll(() => scene.close());

it.each([
  ["is still running", "state = 'running'", "still running"],
  ["is no longer kept", "file_id = null", "no longer keep this file"],
])("a file that %s is not sent back", async (_which, set, detail) => {
  const { upload } = await scene.upload(csvOf(1), { dry_run: true });
  const { pool } = scene.test.database;
  await pool.query(`update uploads set ${set} where id = $1`, [upload.id]);
  const reply = await scene.test.app.inject({
    method: "GET",
    url: `/api/uploads/${upload.id}/file`,
    headers: scene.partner.account.headers,
  });
  expect([reply.statusCode, reply.json<Problem>().code]).toEqual([409, "conflict"]);
  expect(reply.json<Problem>().detail).toContain(detail);
  await pool.query("delete from uploads where id = $1", [upload.id]);
});
