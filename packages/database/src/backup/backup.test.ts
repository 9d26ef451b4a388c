import { randomBytes } from "node:crypto";
import { PassThrough, Readable } from "node:stream";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inTransaction } from "../pool.ts";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";
import { migrate } from "../migrate.ts";
import { MIGRATIONS, type Migration } from "../migrations/index.ts";
import { BackupError, HEAD } from "./backup-text.ts";
import { restoreBackup } from "./restore-backup.ts";
import { inOrderOfNeed } from "./table-shapes.ts";
import { writeBackup } from "./write-backup.ts";

let from: TestDatabase;
let into: TestDatabase;

beforeEach(async () => {
  from = await createTestDatabase();
  into = await createTestDatabase({ migrations: [] });
});
afterEach(() => Promise.all([from.close(), into.close()]));

test("a backup of what was restored is the same text", async () => {
  await fillWithPeople(from, 40);
  const backup = await backUp(from);
  await restore(into, backup);
  expect(rowsText(await backUp(into))).toBe(rowsText(backup));
  expect(rowsText(backup)).toContain("ห้องน้ำ\\tสอง\\nบรรทัด \\\\. ");
});

test("pictures of several megabytes come back byte by byte", async () => {
  const body = randomBytes(4 * 1024 * 1024);
  const id = "00112233-4455-6677-8899-aabbccddeeff";
  await from.pool.query(
    "insert into pictures (id, width, height, dhash, stored_at) values ($1, 2, 1, -7, now())",
    [id],
  );
  await from.pool.query(
    "insert into picture_files (picture_id, size, type, body) values ($1, 640, 'image/webp', $2)",
    [id, body],
  );
  await from.pool.query(
    `insert into photos (url_hash, url, source, listing_id, place, state, picture_id, noted_at)
     values (photo_hash('u'), 'u', 's', 1, 1, 'ok', $1, now())`,
    [id],
  );
  await restore(into, await backUp(from));
  const { rows } = await into.pool.query<{ body: Buffer }>(
    `select f.body from photos p join picture_files f using (picture_id)
     where p.url_hash = photo_hash('u')`,
  );
  expect(rows[0]?.body.equals(body)).toBe(true);
});

test("a backup taken under load shows one moment", async () => {
  await fillWithPeople(from, 20);
  const load = new AbortController();
  const writers = Array.from({ length: 3 }, async (_, worker) => {
    for (let n = 0; !load.signal.aborted; n += 1) await addChat(from, worker * 10_000 + n);
  });
  const backups: Buffer[] = [];
  for (let n = 0; n < 5; n += 1) backups.push(await backUp(from));
  load.abort();
  await Promise.all(writers);
  for (const backup of backups) {
    const fresh = await createTestDatabase({ migrations: [] });
    try {
      await restore(fresh, backup);
      expect(rowsText(await backUp(fresh))).toBe(rowsText(backup));
      const { rows } = await fresh.pool.query<{ torn: number; chats: number }>(
        `select count(*) filter (where n <> 2) as torn, count(*) as chats from
           (select count(m.id) as n from chats c left join messages m on m.chat_id = c.id group by c.id) each`,
      );
      expect(rows[0]?.torn).toBe(0);
    } finally {
      await fresh.close();
    }
  }
});

test("numbers given out after restoring do not repeat", async () => {
  await fillWithPeople(from, 3);
  await restore(into, await backUp(from));
  await addChat(into, 99);
  const { rows } = await into.pool.query<{ same: number }>(
    "select count(*) - count(distinct position) as same from messages",
  );
  expect(rows[0]?.same).toBe(0);
});

test("the days of a partitioned table come back together, also those that have none yet", async () => {
  const log = (day: string, n: number) =>
    from.pool.query(
      `insert into request_log (at, key_id, elapsed_ms, bytes_in, bytes_out, status, is_counted, method,
                                route, request_id, network)
       select $1::date + k * interval '1 hour', gen_random_uuid(), k, 0, 0, 200, true, 'GET', '/', 'r', 'n'
       from generate_series(1, $2::integer) k`,
      [day, n],
    );
  for (const day of ["2026-01-05", "2026-01-04"])
    await from.pool.query(
      `create table request_log_${day.replaceAll("-", "")} partition of request_log
       for values from ('${day}') to (date '${day}' + 1)`,
    );
  await log("2026-01-04", 20);
  await log("2026-01-05", 10);
  await log("2026-01-06", 5);
  const backup = await backUp(from);
  const { rows } = await restore(into, backup);
  expect(rows).toMatchObject({ request_log: 35 });
  expect(rows).not.toHaveProperty("request_log_default");
  expect(rowsText(await backUp(into))).toBe(rowsText(backup));
  const days = await into.pool.query<{ n: number }>(
    "select count(*) as n from request_log group by at::date order by at::date",
  );
  expect(days.rows.map(({ n }) => n)).toEqual([20, 10, 5]);
});

test("a backup of an older version is migrated after its rows are there", async () => {
  await fillWithPeople(from, 2);
  const backup = await backUp(from);
  const later: Migration = {
    name: "9999-names-in-capitals",
    sql: "update users set name = upper(name)",
  };
  await restoreBackup({
    pool: into.pool,
    source: Readable.from([backup]),
    migrations: [...MIGRATIONS, later],
  });
  const { rows } = await into.pool.query<{ name: string }>("select name from users order by email");
  expect(rows.map(({ name }) => name)).toEqual(["PERSON 0", "PERSON 1"]);
});

test("a backup of a newer version is refused", async () => {
  const backup = await backUp(from);
  const older = MIGRATIONS.slice(0, -1);
  await expect(
    restoreBackup({ pool: into.pool, source: Readable.from([backup]), migrations: older }),
  ).rejects.toThrow(/does not know.*newer/);
});

test("a database that holds something is refused and left as it was", async () => {
  const backup = await backUp(from);
  await migrate(into.pool);
  await fillWithPeople(into, 1);
  await expect(restore(into, backup)).rejects.toThrow(/database isn't empty/);
  expect((await into.pool.query("select 1 from users")).rowCount).toBe(1);
});

test("a file cut short at any place leaves no row, and the whole one can follow", async () => {
  await fillWithPeople(from, 5);
  const backup = await backUp(from);
  const text = gunzipSync(backup);
  const cuts = Array.from({ length: 12 }, (_, n) => Math.floor((text.length * n) / 12));
  for (const cut of [...cuts, text.length - 2]) {
    await expect(restore(into, gzipSync(text.subarray(0, cut))), `cut at ${cut}`).rejects.toThrow(
      BackupError,
    );
  }
  await expect(restore(into, backup.subarray(0, backup.length - 20))).rejects.toThrow(BackupError);
  await restore(into, backup);
  expect(rowsText(await backUp(into))).toBe(rowsText(backup));
});

test("a backup whose foot counts other rows than it holds leaves no row", async () => {
  await fillWithPeople(from, 5);
  const text = gunzipSync(await backUp(from)).toString();
  for (const [said, other] of [
    ['"users":5', '"users":4'],
    ['"users":5', '"users":5,"gone":1'],
  ] as const) {
    expect(text).toContain(said);
    await expect(restore(into, gzipSync(text.replace(said, other)))).rejects.toThrow(
      /should hold \d+ rows of (users|gone)/,
    );
    expect((await into.pool.query("select from users")).rowCount).toBe(0);
  }
});

test("a file that is no backup is refused before anything is created", async () => {
  for (const bytes of [
    Buffer.alloc(0),
    Buffer.from("drop table users;"),
    gzipSync("drop table users;\n"),
    gzipSync(`${HEAD}{"format":2,"migrations":[]}\n`),
    gzipSync(`${HEAD}{"format":1}\n`),
  ])
    await expect(restore(into, bytes)).rejects.toThrow(BackupError);
  const { rows } = await into.pool.query("select to_regclass('users') as users");
  expect(rows).toEqual([{ users: null }]);
});

test("no statement of a file is run as it stands", async () => {
  const [head] = gunzipSync(await backUp(from))
    .toString()
    .split("\n");
  for (const line of [
    'COPY "users" ("id") FROM stdin; drop table users;',
    "drop table users;",
    'COPY "users; drop" ("id") FROM stdin;',
  ])
    await expect(restore(into, gzipSync(`${String(head)}\n${line}\n`))).rejects.toThrow(
      /an unknown line/,
    );
});

test("a table comes after those it points to, and a circle is told", () => {
  const shape = (table: string, ...needs: string[]) => ({ table, columns: ["id"], needs });
  expect(
    inOrderOfNeed([shape("a", "c"), shape("b"), shape("c", "b")]).map(({ table }) => table),
  ).toEqual(["b", "c", "a"]);
  expect(() => inOrderOfNeed([shape("a", "b"), shape("b", "a")])).toThrow(/circle/);
});

async function backUp(database: TestDatabase): Promise<Buffer> {
  const sink = new PassThrough();
  const chunks: Buffer[] = [];
  sink.on("data", (chunk: Buffer) => chunks.push(chunk));
  await writeBackup({ pool: database.pool, sink, secret: undefined });
  return Buffer.concat(chunks);
}

/** In small pieces, so that every border of lines and rows is met. */
const restore = (database: TestDatabase, backup: Buffer) =>
  restoreBackup({ pool: database.pool, source: Readable.from(piecesOf(backup, 61)) });

const piecesOf = (bytes: Buffer, size: number): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
    bytes.subarray(n * size, (n + 1) * size),
  );

/** All but the first line, which says when it was taken. */
const rowsText = (backup: Buffer): string =>
  gunzipSync(backup).toString().split("\n").slice(1).join("\n");

async function fillWithPeople({ pool }: TestDatabase, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await pool.query(
      "insert into users (id, name, email, password_hash) values (gen_random_uuid(), $1, $2, 'x')",
      [`Person ${n}`, `person-${n}@example.com`],
    );
    await addChat({ pool }, n);
  }
}

/** A chat with two messages, or none of it. */
const addChat = ({ pool }: Pick<TestDatabase, "pool">, n: number): Promise<unknown> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into chats (id, user_id, title)
       select gen_random_uuid(), id, $1 from users order by email limit 1 returning id`,
      [`Chat ${n}`],
    );
    await client.query(
      `insert into messages (id, chat_id, sender, content, status, parts)
       select gen_random_uuid(), $1, sender, $2, 'done', '[{"text":"a\\tb"}]'
       from unnest(array['user','ai']) sender`,
      [rows[0]?.id, "ห้องน้ำ\tสอง\nบรรทัด \\. "],
    );
  });
