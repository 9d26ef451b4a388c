import {
  existsSync,
  chmodSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readOrCreateSecret } from "../embedded/secret.ts";
import { migrate } from "../migrate.ts";
import { openDatabase } from "../open-database.ts";
import { createTestDatabase } from "../testing/index.ts";
import { backUpToFile, restoreFromFile } from "./backup-files.ts";

let folder: string;
const optionsFor = (name: string) => ({
  databaseUrl: undefined,
  dataDir: path.join(folder, name),
  log: () => undefined,
});

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "propertyvr-backup-"));
  // Root's PostgreSQL runs as another user, who must be able to walk through.
  chmodSync(folder, 0o711);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a running embedded database goes into a file and comes back in a new folder", async () => {
  const running = await openDatabase(optionsFor("first"));
  const { key } = readOrCreateSecret(path.join(folder, "first"));
  const file = path.join(folder, "one.backup");
  try {
    await migrate(running.pool);
    await running.pool.query(
      "insert into users (id, name, email, password_hash) values (gen_random_uuid(), 'สมชาย', 'a@example.com', 'x')",
    );
    const { rows } = await backUpToFile(optionsFor("first"), file);
    expect(rows).toMatchObject({ users: 1, chats: 0 });
    await expect(backUpToFile(optionsFor("first"), file)).rejects.toThrow(/exists/);
    await expect(restoreFromFile(optionsFor("first"), file)).rejects.toThrow(/first/);
  } finally {
    await running.close();
  }
  expect(existsSync(`${file}.part`)).toBe(false);
  if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);

  expect(await restoreFromFile(optionsFor("second"), file)).toMatchObject({ isKeyLost: false });
  expect(readOrCreateSecret(path.join(folder, "second")).key).toBe(key);
  const again = path.join(folder, "two.backup");
  await backUpToFile(optionsFor("second"), again);
  expect(rowsText(again)).toBe(rowsText(file));
}, 60_000);

test("a folder with a key of its own is not overwritten", async () => {
  const source = await createTestDatabase();
  const file = path.join(folder, "server.backup");
  const server = { ...optionsFor("unused"), databaseUrl: source.url };
  try {
    await backUpToFile(server, file);
    expect(await restoreFromFile(optionsFor("fresh"), file)).toMatchObject({ isKeyLost: true });
  } finally {
    await source.close();
  }
  const own = readOrCreateSecret(path.join(folder, "fresh")).key;
  const embedded = path.join(folder, "embedded.backup");
  await backUpToFile(optionsFor("fresh"), embedded);
  readOrCreateSecret(path.join(folder, "other"));
  await expect(restoreFromFile(optionsFor("other"), embedded)).rejects.toThrow(/its own key/);
  expect(readOrCreateSecret(path.join(folder, "fresh")).key).toBe(own);
}, 60_000);

test("a file that is not there, or no backup, is told", async () => {
  const target = await createTestDatabase({ migrations: [] });
  const options = { ...optionsFor("unused"), databaseUrl: target.url };
  const junk = path.join(folder, "junk");
  writeFileSync(junk, "no backup");
  try {
    await expect(restoreFromFile(options, path.join(folder, "none"))).rejects.toThrow(
      /doesn't exist/,
    );
    await expect(restoreFromFile(options, junk)).rejects.toThrow(/damaged or isn't a backup/);
  } finally {
    await target.close();
  }
});

const rowsText = (file: string): string =>
  gunzipSync(readFileSync(file)).toString().split("\n").slice(1).join("\n");
