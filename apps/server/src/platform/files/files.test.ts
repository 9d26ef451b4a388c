import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { createPool } from "@propertyvr/database";
import { createHash, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  fileIdOf,
  type FileOwner,
  keepFile,
  PIECE_BYTES,
  piecesOf,
  readFile,
  storeFile,
} from "./file-store.ts";
import { type FileTerms, receiveFile } from "./receive-file.ts";
import { keepFilesSwept } from "./sweep-files.ts";

const NOW = new Date("2026-01-05T09:00:00Z");
const DAY_MS = 86_400_000;
const MIB = 1024 * 1024;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

let owner: FileOwner;
beforeEach(async () => {
  await database.pool.query("truncate files cascade");
  owner = { kind: "partner", id: randomUUID() };
});

const termsOf = (over: Partial<FileTerms> = {}): FileTerms => ({
  owner,
  mediaType: "text/csv",
  mostBytes: 100 * MIB,
  quotaBytes: 100 * MIB,
  keptUntil: new Date(NOW.getTime() + DAY_MS),
  ...over,
});
const random = { uuid: () => randomUUID() };
const receive = (stream: AsyncIterable<Uint8Array>, over: Partial<FileTerms> = {}) =>
  receiveFile({ pool: database.pool, random }, stream, termsOf(over));
/** So many bytes, a chunk at a time. */
async function* bytesOf(total: number, chunk = 300_000): AsyncGenerator<Buffer> {
  for (let sent = 0; sent < total; sent += chunk)
    yield Buffer.alloc(Math.min(chunk, total - sent), sent % 251);
}
const allOf = async <T>(items: AsyncIterable<T>): Promise<readonly T[]> => {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
};
const count = async (table: "files" | "file_pieces"): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>(`select count(*) from ${table}`);
  return Number(rows[0]?.count);
};

describe("a file that comes", () => {
  it("is read back as it came, in pieces of one size, with its hash", async () => {
    const whole = await buffer(bytesOf(2.5 * MIB));
    const received = await receive(bytesOf(2.5 * MIB));
    const sha256 = createHash("sha256").update(whole).digest();
    expect(received).toMatchObject({ ok: true, value: { bytes: whole.length, sha256 } });
    const id = received.ok ? received.value.id : "";
    const file = await readFile(database.pool, id);
    expect(file).toMatchObject({ mediaType: "text/csv", bytes: whole.length });
    expect(file?.body).toBeInstanceOf(Readable);
    const pieces = await allOf(piecesOf(database.pool, id));
    expect(pieces.map(({ length }) => length)).toEqual([PIECE_BYTES, PIECE_BYTES, MIB / 2]);
    expect(Buffer.concat(pieces).equals(whole)).toBe(true);
  });

  it("that is larger than it declared is read no further than the limit", async () => {
    let pulled = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (;;) {
        pulled += 65_536;
        yield Buffer.alloc(65_536);
      }
    }
    const mostBytes = 3 * MIB;
    expect(await receive(endless(), { mostBytes })).toEqual({ ok: false, failure: "too_large" });
    expect(pulled).toBe(mostBytes + 65_536);
    expect(await count("file_pieces")).toBe(0);
  });

  it.each<[string, AsyncIterable<Uint8Array>]>([
    ["that is empty", bytesOf(0)],
    [
      "that breaks off",
      (async function* () {
        yield* bytesOf(1.5 * MIB);
        throw new Error("broken off");
      })(),
    ],
  ])("%s leaves nothing behind", async (_what, stream) => {
    await receive(stream).catch(() => undefined);
    expect([await count("files"), await count("file_pieces")]).toEqual([0, 0]);
  });

  it("is not read before it is whole", async () => {
    let seen: unknown;
    const watched = (async function* () {
      yield* bytesOf(2 * MIB);
      const { rows } = await database.pool.query<{ id: string }>("select id from files");
      seen = [rows.length, await readFile(database.pool, rows[0]?.id ?? "")];
    })();
    await receive(watched);
    expect(seen).toEqual([1, undefined]);
  });
});

describe("an owner's quota", () => {
  it("holds for all files of the owner together, and for nobody else's", async () => {
    const quotaBytes = 3 * MIB;
    expect(await receive(bytesOf(2 * MIB), { quotaBytes })).toMatchObject({ ok: true });
    const second = await receive(bytesOf(2 * MIB), { quotaBytes });
    expect(second).toEqual({ ok: false, failure: "over_quota" });
    expect(await count("files")).toBe(1);
    expect(await receive(bytesOf(MIB), { quotaBytes })).toMatchObject({ ok: true });
    const stranger = { kind: "account", id: owner.id } as const;
    const other = await receive(bytesOf(3 * MIB), { quotaBytes, owner: stranger });
    expect(other).toMatchObject({ ok: true });
  });

  it("ends a file as soon as it is above it, and not at its last byte", async () => {
    let pulled = 0;
    const stream = (async function* () {
      for await (const chunk of bytesOf(20 * MIB, 65_536)) {
        pulled += chunk.length;
        yield chunk;
      }
    })();
    expect(await receive(stream, { quotaBytes: 2 * MIB })).toEqual({
      ok: false,
      failure: "over_quota",
    });
    expect(pulled).toBe(3 * MIB);
    expect(await count("file_pieces")).toBe(0);
  });

  it("counts the room of a deleted file as free while another comes", async () => {
    const quotaBytes = 2 * MIB;
    await receive(bytesOf(MIB), { quotaBytes });
    const stream = (async function* () {
      yield* bytesOf(MIB / 2);
      await database.pool.query("delete from files where sha256 is not null");
      yield* bytesOf(MIB);
    })();
    expect(await receive(stream, { quotaBytes })).toMatchObject({ ok: true });
  });

  it("is shared by files that come at once on two servers", async () => {
    const { pool } = database;
    const second = createPool({ databaseUrl: database.url });
    // Each piece takes long enough to be written that the others come meanwhile.
    await pool.query(
      `create function take_long() returns trigger language plpgsql as
         'begin perform pg_sleep(0.03); return new; end';
       create trigger take_long before insert on file_pieces for each row execute function take_long()`,
    );
    try {
      const terms = termsOf({ quotaBytes: 2 * MIB });
      const receiveOn = (server: typeof pool) =>
        receiveFile({ pool: server, random }, bytesOf(MIB), terms);
      const servers = [pool, second, pool, second, pool, second];
      const ends = await Promise.all(servers.map(receiveOn));
      expect(ends.filter(({ ok }) => ok)).toHaveLength(2);
      expect(await count("file_pieces")).toBe(2);
    } finally {
      await pool.query("drop trigger take_long on file_pieces; drop function take_long()");
      await second.end();
    }
  });
});

it("a file whose id is made of what it is is stored once", async () => {
  const id = fileIdOf("avatar", owner.id);
  const file = { id, owner, mediaType: "image/webp", bytes: Buffer.alloc(1.5 * MIB, 7) };
  await Promise.all([storeFile(database.pool, file), storeFile(database.pool, file)]);
  expect([await count("files"), await count("file_pieces")]).toEqual([1, 2]);
  expect(fileIdOf("a", "bc")).not.toBe(fileIdOf("ab", "c"));
});

describe("the sweep", () => {
  const sweep = async (needed: readonly string[] = [], at = NOW): Promise<void> => {
    let run: (signal: AbortSignal) => Promise<void> = async () => undefined;
    const jobs = {
      scheduleEvery: (_kind: string, work: { readonly run: typeof run }) => (run = work.run),
    };
    const log = { info: () => undefined } as unknown as Parameters<typeof keepFilesSwept>[1]["log"];
    const { pool } = database;
    const clock = { now: () => at };
    keepFilesSwept(jobs, { pool, clock, log, needed: [() => Promise.resolve(needed)] });
    await run(new AbortController().signal);
  };
  const received = async (keptUntil: Date): Promise<string> => {
    const file = await receive(bytesOf(10), { keptUntil });
    return file.ok ? file.value.id : "";
  };

  it("removes what has expired, and leaves what is needed, prolonged, or kept without an end", async () => {
    const past = new Date(NOW.getTime() - 1);
    const gone = await received(past);
    const needed = await received(past);
    const prolonged = await received(past);
    await keepFile(database.pool, prolonged, new Date(NOW.getTime() + DAY_MS));
    const lasting = fileIdOf("lasting", owner.id);
    await storeFile(database.pool, { id: lasting, owner, mediaType: "", bytes: Buffer.from("x") });
    await sweep([needed]);
    const { rows } = await database.pool.query<{ id: string }>("select id from files");
    expect(rows.map(({ id }) => id).toSorted()).toEqual([needed, prolonged, lasting].toSorted());
    expect(await readFile(database.pool, gone)).toBeUndefined();
  });

  it("removes what nobody goes on sending, and leaves what is still received", async () => {
    await database.pool.query(
      `insert into files (id, owner_kind, owner_id, media_type, touched_at) values
         (gen_random_uuid(), 'partner', 'silent', '', now() - interval '16 minutes'),
         (gen_random_uuid(), 'partner', 'coming', '', now() - interval '14 minutes')`,
    );
    await sweep();
    const { rows } = await database.pool.query("select owner_id from files");
    expect(rows).toEqual([{ owner_id: "coming" }]);
  });
});
