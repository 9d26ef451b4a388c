import { createTestDatabase, startProgram, type TestDatabase } from "@propertyvr/database/testing";
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { movePictures } from "./move-pictures.ts";
import { findPictureFile, storePicture } from "./picture-store.ts";
import { sweepPhotos } from "./sweep-photos.ts";

const DAY_MS = 86_400_000;
const MOVING_SERVER = fileURLToPath(new URL("testing/moving-server.ts", import.meta.url));

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** What each copy holds, under its picture and size. */
const bodies = new Map<string, Buffer>();
beforeEach(async () => {
  await database.pool.query("truncate photos, pictures, files cascade");
  bodies.clear();
});

const idOf = (n: number): string =>
  createHash("sha256")
    .update(`picture ${String(n)}`)
    .digest("hex")
    .slice(0, 32);

/** Pictures as they lay before there was a store of files: in a table of their own. */
const storeOld = async (count: number, bytes = 2_000): Promise<void> => {
  for (let n = 0; n < count; n += 1) {
    await database.pool.query(
      "insert into pictures (id, width, height, dhash, stored_at) values ($1, 9, 9, 0, now())",
      [idOf(n)],
    );
    for (const size of [640, 1280]) {
      const body = randomBytes(bytes);
      bodies.set(`${idOf(n)} ${String(size)}`, body);
      await database.pool.query(
        "insert into picture_files (picture_id, size, type, body) values ($1, $2, 'image/webp', $3)",
        [idOf(n), size, body],
      );
    }
  }
};
const isReadable = async (key: string): Promise<boolean> => {
  const [id = "", size] = key.split(" ");
  const file = await findPictureFile(database.pool, id, Number(size));
  if (file?.mediaType !== "image/webp") return false;
  const body = Buffer.isBuffer(file.body) ? file.body : await buffer(file.body);
  return bodies.get(key)?.equals(body) === true && file.bytes === body.length;
};
const lost = async (): Promise<readonly string[]> => {
  const keys = [...bodies.keys()];
  const found = await Promise.all(keys.map(isReadable));
  return keys.filter((_, at) => !found[at]);
};
const count = async (table: "files" | "file_pieces" | "picture_files"): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>(`select count(*) from ${table}`);
  return Number(rows[0]?.count);
};
const never = () => new AbortController().signal;

/** Does the work and looks for every copy again and again until it is done. */
const watched = async (work: Promise<unknown>): Promise<void> => {
  const progress = { isDone: false };
  const end = work.finally(() => (progress.isDone = true));
  const missed: string[] = [];
  while (!progress.isDone) missed.push(...(await lost()));
  await end;
  expect(missed).toEqual([]);
};

it("two servers move, one is killed in the middle, and every copy is found at every moment", async () => {
  const { pool, url } = database;
  await storeOld(40);
  // Slow enough that the kill comes in the middle.
  await pool.query(
    `create function take_long() returns trigger language plpgsql as
       'begin perform pg_sleep(0.02); return new; end';
     create trigger take_long before insert on file_pieces for each row execute function take_long()`,
  );
  const servers = [startProgram(MOVING_SERVER, url), startProgram(MOVING_SERVER, url)] as const;
  try {
    const [killed, other] = servers;
    const ended = once(other, "exit");
    await Promise.all(servers.map(({ stdout }) => once(stdout, "data")));
    await watched(
      (async () => {
        await expect.poll(() => count("files"), { timeout: 30_000 }).toBeGreaterThan(8);
        killed.kill("SIGKILL");
        expect(await count("picture_files")).toBeGreaterThan(0);
        await ended;
      })(),
    );
    expect([await count("picture_files"), await count("files")]).toEqual([0, 80]);
    expect(await lost()).toEqual([]);
  } finally {
    for (const server of servers) server.kill("SIGKILL");
    await pool.query("drop trigger take_long on file_pieces; drop function take_long()");
  }
}, 90_000);

it("every copy is found at every moment of a move that two do at once", async () => {
  await storeOld(60);
  await watched(
    Promise.all([movePictures(database.pool, never()), movePictures(database.pool, never())]),
  );
  expect([await count("picture_files"), await count("files")]).toEqual([0, 120]);
  expect(await lost()).toEqual([]);
});

it("a move that is cut within a picture leaves that picture whole, and goes on from there", async () => {
  const { pool } = database;
  await storeOld(20);
  await pool.query(
    `create function cut() returns trigger language plpgsql as
       'begin if (select count(*) from file_pieces) >= 13 then raise exception ''cut''; end if; return new; end';
     create trigger cut before insert on file_pieces for each row execute function cut()`,
  );
  await expect(movePictures(pool, never())).rejects.toThrow("cut");
  await pool.query("drop trigger cut on file_pieces; drop function cut()");
  expect([await count("picture_files"), await count("files")]).toEqual([28, 12]);
  expect(await lost()).toEqual([]);
  await watched(movePictures(pool, never()));
  expect([await count("picture_files"), await count("file_pieces")]).toEqual([0, 40]);
});

it("a move that is told to stop stops between two pictures", async () => {
  await storeOld(20);
  const stop = new AbortController();
  const moving = movePictures(database.pool, stop.signal);
  await expect.poll(() => count("files"), { interval: 1 }).toBeGreaterThan(0);
  stop.abort();
  await moving;
  expect((await count("picture_files")) + (await count("files"))).toBe(40);
  expect(await lost()).toEqual([]);
});

it("a copy of several pieces stays whole", async () => {
  await storeOld(1, 2_500_000);
  await movePictures(database.pool, never());
  expect([await count("files"), await count("file_pieces")]).toEqual([2, 6]);
  expect(await lost()).toEqual([]);
});

it("a photo that is fetched again while it moves is kept once", async () => {
  const { pool } = database;
  await storeOld(1);
  const files = ([640, 1280] as const).map((size) => ({
    size,
    type: "image/webp" as const,
    body: bodies.get(`${idOf(0)} ${String(size)}`) ?? Buffer.alloc(0),
  }));
  const client = await pool.connect();
  await client.query("begin");
  await storePicture(client, { id: idOf(0), width: 9, height: 9, dhash: "0", files }, new Date());
  const moving = movePictures(pool, never());
  await client.query("commit");
  client.release();
  await moving;
  expect([await count("picture_files"), await count("files")]).toEqual([0, 2]);
  expect(await lost()).toEqual([]);
});

it("a picture that nobody shows goes with its copies, moved or not", async () => {
  await storeOld(2);
  await movePictures(database.pool, never());
  await database.pool.query(
    "insert into picture_files (picture_id, size, type, body) values ($1, 320, '', 'old')",
    [idOf(0)],
  );
  await sweepPhotos(database.pool, new Date(Date.now() + 2 * DAY_MS));
  expect([await count("picture_files"), await count("files")]).toEqual([0, 0]);
});
