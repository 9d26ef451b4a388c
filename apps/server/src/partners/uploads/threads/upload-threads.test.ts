import type { Upload, UploadReply } from "@propertyvr/contracts";
import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUploadScene, csvOf, type UploadScene } from "../testing/upload-scene.ts";
import { uploadThreads } from "./upload-threads.ts";

const ROOT = fileURLToPath(new URL("../../../../../../", import.meta.url));
const log = pino({ level: "silent" });

let folder: string;
let scene: UploadScene;
beforeAll(async () => {
  // Where it finds its native packages.
  folder = mkdtempSync(path.join(ROOT, "build-of-a-test-"));
  const { buildServer } = (await import(
    pathToFileURL(path.join(ROOT, "scripts", "build.mjs")).href
  )) as { buildServer: (folder: string) => Promise<void> };
  await buildServer(folder);
  const uploadWorker = pathToFileURL(path.join(folder, "upload-worker.js"));
  scene = await createUploadScene({ options: { uploadWorker } });
}, 120_000);
afterAll(async () => {
  await scene.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("the built thread that reads files", () => {
  it("takes a file and sends it back", async () => {
    const file = csvOf(1_500).replace(",25001,", ",soon,");
    const { upload } = await scene.upload(file);
    expect(upload).toMatchObject({ state: "done", counts: { inserted: 1_499, failed: 1 } });
    const back = await scene.test.app.inject({
      method: "GET",
      url: `/api/uploads/${upload.id}/file`,
      headers: scene.partner.account.headers,
    });
    expect(back.body).toContain("soon");
    expect(back.body).not.toContain("H-2,");
  }, 60_000);
});

describe("a thread that dies", () => {
  const dying = (
    code: string,
    options: { readonly heapMb?: number; readonly silentMs?: number; readonly log?: pino.Logger },
  ) =>
    uploadThreads({
      entry: new URL(`data:text/javascript,${encodeURIComponent(code)}`),
      databaseUrl: () => scene.test.database.url,
      log,
      ...options,
    });
  const run = async (code: string, options: Parameters<typeof dying>[1] = {}): Promise<unknown> => {
    const threads = dying(code, options);
    const ended = threads.run({ id: "x", run: "y" }, new AbortController().signal).then(
      () => "done",
      (error: unknown) => String(error),
    );
    const said = await ended;
    await threads.close();
    return said;
  };
  it.each([
    ["at once", "process.exit(1)", /died/, {}],
    ["of a fault", "throw new Error('broken')", /broken/, {}],
    ["by falling silent", "setInterval(() => {}, 1000)", /hangs/, { silentMs: 300 }],
  ])(
    "%s ends its task and nothing else",
    async (_how, code, said, options) => {
      expect(await run(code, options)).toMatch(said);
    },
    60_000,
  );

  it("of a fault is in the log with that fault", async () => {
    const lines: string[] = [];
    const kept = pino({}, { write: (line) => lines.push(line) });
    await run("throw new Error('broken')", { log: kept });
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { msg: "a thread that reads files died", err: { message: "broken" } },
    ]);
  }, 60_000);

  it("of a heap that is full ends its task and nothing else", async () => {
    const greedy = "const held = []; for (;;) held.push(Array.from({ length: 1e4 }, Math.random));";
    expect(await run(greedy, { heapMb: 24 })).toMatch(/memory limit/);
  }, 60_000);

  it("has a bounded heap where nobody says so", async () => {
    const telling = `import { resourceLimits } from "node:worker_threads";
      throw new Error("heap " + resourceLimits.maxOldGenerationSizeMb);`;
    expect(await run(telling)).toMatch(/heap 1536/);
  }, 60_000);
});

describe("an upload whose thread dies again and again", () => {
  it("ends and says that it could not be finished", async () => {
    const exit = new URL("data:text/javascript,process.exit(1)");
    const other = await createUploadScene({ options: { uploadWorker: exit } });
    try {
      const sending = other.send(csvOf(3));
      await expect.poll(() => other.count("select count(*) from uploads")).toBe(1);
      // Each try waits a little for the next.
      for (let tries = 0; tries < 3; tries += 1) {
        await other.test.app.jobs.idle();
        other.test.clock.forward(2_000);
      }
      const reply = await sending;
      expect(reply.statusCode).toBe(422);
      const { uploads } = await other.get<{ uploads: Upload[] }>("/api/uploads");
      expect(uploads[0]).toMatchObject({ state: "failed", failure: { code: "run_failed" } });
      expect(reply.json<UploadReply>().success).toBe(false);
    } finally {
      await other.close();
    }
  }, 60_000);
});
