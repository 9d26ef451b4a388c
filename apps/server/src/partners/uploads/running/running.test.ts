import type { Problem, Upload, UploadReply } from "@propertyvr/contracts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lockStock } from "../../../stock/partner-listings/change-store.ts";
import { nameReferences } from "../../../stock/partner-listings/named-store.ts";
import { findUpload } from "../store/upload-store.ts";
import { createUploadScene, csvOf, type UploadScene } from "../testing/upload-scene.ts";
import { workbookOf } from "../testing/workbook-of.ts";
import { takeOffOthers } from "./replace-homes.ts";
import { runUpload } from "./run-upload.ts";

let scene: UploadScene;
beforeAll(async () => {
  scene = await createUploadScene();
});
afterAll(() => scene.close());

const stock = (partnerId = scene.partner.partnerId) =>
  scene.count("select count(*) from listings where source = 'partner:' || $1", [partnerId]);

/** Holds the partner's stock, so that a batch waits, until `during` is over. */
const whileHeld = async <T>(during: () => Promise<T>): Promise<T> => {
  const client = await scene.test.database.pool.connect();
  try {
    await client.query("begin");
    await lockStock(client, scene.partner.partnerId);
    return await during();
  } finally {
    await client.query("rollback");
    client.release();
  }
};

const untilRunning = async (): Promise<Upload> => {
  for (;;) {
    const { uploads } = await scene.get<{ uploads: Upload[] }>("/api/uploads?limit=1");
    const [newest] = uploads;
    if (newest?.state === "running" && newest.progress.rows_total !== null) return newest;
  }
};

describe("an upload that runs", () => {
  it("of more rows than one call answers goes on behind its answer", async () => {
    const reply = await scene.send(csvOf(10_500));
    expect(reply.statusCode).toBe(202);
    const { upload } = reply.json<UploadReply>();
    expect(upload).toMatchObject({ state: "running", progress: { rows_total: 10_500 } });
    await scene.test.app.jobs.idle();
    expect(await scene.uploadOf(upload.id)).toMatchObject({
      state: "done",
      counts: { rows: 10_500, inserted: 10_500 },
    });
    expect(await stock()).toBe(10_500);
  }, 120_000);

  it("stops when it is told to, and keeps what was imported", async () => {
    const before = await stock();
    const file = csvOf(2_500, { from: 20_001 });
    const { sent, told } = await whileHeld(async () => {
      const sending = scene.send(file);
      const { id } = await untilRunning();
      // Its row is locked for as long as its batch waits for the stock, or free before.
      const telling = scene.post(`/api/uploads/${id}/cancel`);
      return { sent: sending, told: telling };
    });
    expect((await told).statusCode).toBe(200);
    const { upload } = (await sent).json<UploadReply>();
    expect(upload.state).toBe("cancelled");
    expect(upload.counts.rows).toBeLessThan(2_500);
    expect(await stock()).toBe(before + upload.counts.inserted);
  }, 60_000);

  it("goes on behind the last whole batch after a break, and counts each row once", async () => {
    const before = await stock();
    const file = csvOf(3_200, { from: 40_001 }).replace(",65001,", ",soon,");
    const { upload: dryRun } = await scene.upload(file, { dry_run: true });
    await scene.test.database.pool.query(
      `update uploads set state = 'waiting', dry_run = false, records_done = 0, inserted = 0,
         failed = 0, errors_total = 0, warnings_total = 0, repairs_total = 0, findings = '[]'
       where id = $1`,
      [dryRun.id],
    );
    await scene.test.database.pool.query("delete from upload_problems");
    const { pool } = scene.test.database;
    const { clock } = scene.test;
    const stopping = new AbortController();
    let runs = 0;
    for (; runs < 10; runs += 1) {
      const stop = new AbortController();
      const { progress: begun } = await scene.uploadOf(dryRun.id);
      const beat = async () => {
        const { progress } = await scene.uploadOf(dryRun.id);
        if (progress.rows_done > begun.rows_done) stop.abort();
      };
      const signal = AbortSignal.any([stop.signal, stopping.signal]);
      const run = { id: dryRun.id, run: randomUUID() };
      const beats: Promise<void>[] = [];
      await runUpload({ pool, clock, signal, beat: () => void beats.push(beat()) }, run);
      await Promise.all(beats);
      if ((await scene.uploadOf(dryRun.id)).state === "done") break;
    }
    const { counts, errors_total } = await scene.uploadOf(dryRun.id);
    expect(counts).toMatchObject({ rows: 3_200, inserted: 3_199, failed: 1 });
    expect(errors_total).toBe(1);
    expect(await stock()).toBe(before + 3_199);
  }, 60_000);

  it("writes nothing more once another run has taken it over", async () => {
    const { upload } = await scene.upload(csvOf(5, { from: 50_001 }), { dry_run: true });
    const { pool } = scene.test.database;
    await pool.query("update uploads set state = 'waiting', records_done = 0 where id = $1", [
      upload.id,
    ]);
    const { clock } = scene.test;
    const beat = () => undefined;
    const late = new AbortController();
    const before = await stock();
    await whileHeld(async () => {
      const first = runUpload(
        { pool, clock, beat, signal: late.signal },
        { id: upload.id, run: randomUUID() },
      );
      await expect
        .poll(() =>
          scene.count("select count(*) from pg_locks where not granted and locktype = 'advisory'"),
        )
        .toBeGreaterThan(0);
      await pool.query("update uploads set run = $2 where id = $1", [upload.id, randomUUID()]);
      return { first };
    }).then(({ first }) => first);
    expect((await scene.uploadOf(upload.id)).progress.rows_done).toBe(0);
    expect(await stock()).toBe(before);
  }, 60_000);
});

describe("a file that replaces the stock", () => {
  it("asks before it takes off much, and does so with the yes that it was given", async () => {
    const { partnerId, account } = scene.other;
    const own = { as: account };
    await scene.upload(csvOf(30), {}, own);
    const homes = () =>
      scene.count("select count(*) from listings where source = 'partner:' || $1", [partnerId]);
    const file = csvOf(10, { price: 26_000 });
    const asked = await scene.upload(file, { mode: "replace" }, own);
    expect(asked.upload).toMatchObject({
      state: "checked",
      counts: { rows: 0, delisted: 0 },
      brake: { delisted: 20, of: 30 },
    });
    expect(asked.upload.brake?.examples.length).toBeGreaterThan(0);
    expect(await homes()).toBe(30);
    const url = `/api/uploads/${asked.upload.id}/import`;
    const wrong = await scene.post(url, { mode: "replace", confirm: "no" }, account);
    expect(wrong.json<UploadReply>().upload.state).toBe("checked");
    expect(await homes()).toBe(30);
    const confirm = asked.upload.brake?.token;
    const done = await scene.post(url, { mode: "replace", confirm }, account);
    expect(done.json<UploadReply>()).toMatchObject({
      updated: 10,
      upload: { state: "done", counts: { delisted: 20, updated: 10 }, brake: null },
    });
    expect(await homes()).toBe(10);
  });

  it("takes one home of many off without asking, and none where a row is broken", async () => {
    const { partnerId, account } = scene.other;
    const own = { as: account };
    const homes = () =>
      scene.count("select count(*) from listings where source = 'partner:' || $1", [partnerId]);
    await scene.upload(csvOf(10), { mode: "upsert" }, own);
    const broken = `${csvOf(9)}"H-99,never closed\nx\n`;
    const held = await scene.upload(broken, { mode: "replace" }, own);
    expect(held.upload.counts.delisted).toBe(0);
    expect(held.upload.findings.map(({ code }) => code)).toContain("replace.withheld");
    expect(await homes()).toBe(10);
    const failed = csvOf(10).replace(",25010,", ",soon,");
    expect((await scene.upload(failed, { mode: "replace" }, own)).upload.counts).toMatchObject({
      failed: 1,
      delisted: 0,
    });
    const { upload } = await scene.upload(csvOf(9), { mode: "replace" }, own);
    expect(upload.counts.delisted).toBe(1);
    expect(await homes()).toBe(9);
  });

  it("takes off nothing where the file breaks off between two records", async () => {
    const { partnerId, account } = scene.other;
    const own = { as: account };
    await scene.upload(csvOf(10), { mode: "upsert" }, own);
    const before = await stock(partnerId);
    const sheetOf = (csv: string) =>
      csv
        .trim()
        .split("\n")
        .map((line) => line.split(","));
    const file = workbookOf([
      { name: "homes", rows: sheetOf(csvOf(before - 1)) },
      { name: "too large", rows: [], padding: 34 * 1024 * 1024 },
    ]);
    const { upload } = await scene.upload(file, { mode: "replace" }, own);
    expect(upload.failure?.code).toBe("workbook_unpacks_too_large");
    expect(upload.counts).toMatchObject({ failed: 0, delisted: 0 });
    expect(await stock(partnerId)).toBe(before);
  });

  it("goes on taking off after a break, and counts each home once", async () => {
    const { partnerId, account } = scene.other;
    await scene.upload(csvOf(1_200), { mode: "upsert" }, { as: account });
    const { upload } = await scene.upload(
      csvOf(9),
      { mode: "replace", dry_run: true },
      { as: account },
    );
    expect(upload.counts.delisted).toBe(1_191);
    const { pool } = scene.test.database;
    const name = { id: upload.id, run: randomUUID() };
    await pool.query(
      "update uploads set state = 'running', dry_run = false, delisted = 0, run = $2 where id = $1",
      [name.id, name.run],
    );
    await nameReferences(
      pool,
      name.id,
      Array.from({ length: 9 }, (_, at) => `H-${at + 1}`),
    );
    const row = await findUpload(pool, name.id);
    if (row === undefined) throw new Error("the upload is gone");
    const running = { name, upload: { ...row, file_id: row.file_id ?? "" } };
    const reading = {
      named: { references: new Set<string>(), broken: 0, firstBroken: undefined },
      fault: undefined,
    };
    const takeOff = (stop: AbortController, beat: () => void) =>
      takeOffOthers({ pool, clock: scene.test.clock, beat, signal: stop.signal }, running, reading);
    const broken = new AbortController();
    expect(await takeOff(broken, () => broken.abort())).toBe("given_up");
    const counted = async () => (await scene.uploadOf(name.id, account)).counts.delisted;
    expect(await counted()).toBe(1_000);
    await pool.query("update uploads set is_cancelling = true where id = $1", [name.id]);
    expect(await takeOff(new AbortController(), () => undefined)).toBe("cancelled");
    await pool.query("update uploads set is_cancelling = false where id = $1", [name.id]);
    expect(await takeOff(new AbortController(), () => undefined)).toBe("all");
    expect(await counted()).toBe(1_191);
    expect(
      await scene.count("select count(*) from listings where source = 'partner:' || $1", [
        partnerId,
      ]),
    ).toBe(9);
  });
});

describe("the kept bytes of a file", () => {
  it("are read again with other decisions, and once they are swept no more", async () => {
    const file = csvOf(3, { from: 60_001 }).replace(",85001,", ",soon,");
    const { upload } = await scene.upload(file);
    const fixes = [
      { at: null, code: "number.unreadable", member: "price", from: "soon", to: "19000" },
    ];
    const again = await scene.post(`/api/uploads/${upload.id}/import`, { fixes });
    expect(again.json<UploadReply>()).toMatchObject({ success: true, inserted: 1, unchanged: 2 });
    expect(again.json<UploadReply>().upload.id).not.toBe(upload.id);
    scene.test.clock.forward(8 * 24 * 3_600_000);
    await scene.test.app.jobs.idle();
    const gone = await scene.post(`/api/uploads/${upload.id}/import`, {});
    expect([gone.statusCode, gone.json<Problem>().code]).toEqual([409, "conflict"]);
    const kept = "select count(*) from files f join uploads u on u.file_id = f.id where u.id = $1";
    expect(await scene.count(kept, [upload.id])).toBe(0);
    expect((await scene.uploadOf(upload.id)).kept_until).toBeNull();
  });
});
