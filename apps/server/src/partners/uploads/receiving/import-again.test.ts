import type { Problem } from "@propertyvr/contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createUploadScene, csvOf, type UploadScene } from "../testing/upload-scene.ts";

let scene: UploadScene;
beforeAll(async () => {
  scene = await createUploadScene();
});
afterAll(() => scene.close());

it.each(["waiting", "running"])(
  "an upload that is %s is not imported again beside itself",
  async (state) => {
    const { upload } = await scene.upload(csvOf(1), { dry_run: true });
    const { pool } = scene.test.database;
    await pool.query("update uploads set state = $2 where id = $1", [upload.id, state]);
    const uploads = await scene.count("select count(*) from uploads");
    const again = await scene.post(`/api/uploads/${upload.id}/import`);
    expect([again.statusCode, again.json<Problem>().code]).toEqual([409, "conflict"]);
    expect(again.json<Problem>().detail).toContain("still running");
    expect(await scene.count("select count(*) from uploads")).toBe(uploads);
    await pool.query("update uploads set state = 'checked' where id = $1", [upload.id]);
  },
);
