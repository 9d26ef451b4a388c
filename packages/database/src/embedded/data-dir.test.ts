import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "../open-database.ts";
import { chooseDataDir, DataDirError, prepareDataDir } from "./data-dir.ts";
import { serverIdentity } from "./server-identity.ts";

const STRANGER = { uid: 2 ** 31 - 7, gid: 2 ** 31 - 7 };
const isRoot = process.getuid?.() === 0;

let home: string;
let lines: string[];
const log = (line: string): void => void lines.push(line);

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), "propertyvr-data-dir-"));
  chmodSync(home, 0o755);
  lines = [];
});

afterEach(() => rmSync(home, { recursive: true }));

test("the data is kept in the checkout where that can be", () => {
  expect(chooseDataDir(home, log)).toBe(path.join(home, "data"));
  expect(lines).toEqual([]);
});

test.skipIf(!isRoot)(
  "in a checkout closed to PostgreSQL's user it is kept elsewhere, and said",
  () => {
    chmodSync(home, 0o700);
    const chosen = chooseDataDir(home, log);
    expect(chosen).toMatch(/^\/var\/lib\/propertyvr\/[0-9a-f]{12}$/);
    expect(lines.join()).toContain(chosen);
    expect(chooseDataDir(home, log)).toBe(chosen);
  },
);

test.skipIf(isRoot || process.platform === "win32")(
  "in a checkout we cannot write to it is kept elsewhere",
  () => {
    chmodSync(home, 0o555);
    expect(chooseDataDir(home, log).startsWith(home)).toBe(false);
    expect(lines).toHaveLength(1);
  },
);

test.skipIf(process.platform === "win32")(
  "others may at most walk through it, whatever the umask",
  () => {
    prepareDataDir(path.join(home, "own"), undefined);
    expect(statSync(path.join(home, "own")).mode & 0o777).toBe(0o700);
    const umask = process.umask(0o077);
    prepareDataDir(path.join(home, "shared"), STRANGER);
    process.umask(umask);
    expect(statSync(path.join(home, "shared")).mode & 0o777).toBe(0o711);
  },
);

test.skipIf(process.platform === "win32")(
  "a folder asked for that PostgreSQL's user cannot reach is refused",
  () => {
    chmodSync(home, 0o700);
    expect(() => prepareDataDir(path.join(home, "data"), STRANGER)).toThrow(
      /can't reach.*DATA_DIR/,
    );
  },
);

test("a file in the place of the folder is refused with a way out", () => {
  writeFileSync(path.join(home, "data"), "");
  expect(() => prepareDataDir(path.join(home, "data"), undefined)).toThrow(/Set DATA_DIR/);
});

test.each([
  ["a file", "data"],
  ["a folder below a file", path.join("data", "deeper")],
  ["a name that is too long", "d".repeat(300)],
])("a server is not started on %s, and the message says what to do", async (_, name) => {
  writeFileSync(path.join(home, "data"), "");
  const dataDir = path.join(home, name);
  const opening = openDatabase({ databaseUrl: undefined, dataDir, log });
  await expect(opening).rejects.toThrow(DataDirError);
  await expect(opening).rejects.toThrow(/Set DATA_DIR to a folder/);
});

test.skipIf(process.platform !== "linux")("a place where nobody makes folders is refused", () => {
  expect(() => prepareDataDir("/proc/propertyvr/data", undefined)).toThrow(DataDirError);
});

test("a folder with somebody's files is left as it is", () => {
  writeFileSync(path.join(home, "notes.txt"), "mine");
  expect(() => prepareDataDir(home, undefined)).toThrow(/contains other files.*new or empty/);
  expect(readdirSync(home)).toEqual(["notes.txt"]);
});

test.each(["lost+found", ".gitkeep", "secret-key", "postgres"])(
  "a folder that holds only %s is used",
  (name) => {
    mkdirSync(path.join(home, name));
    expect(() => prepareDataDir(home, undefined)).not.toThrow();
  },
);

describe("data that cannot be opened is left alone, and the message says what mends it", () => {
  const open = (): Promise<unknown> =>
    openDatabase({ databaseUrl: undefined, dataDir: home, log: () => undefined });

  beforeEach(() => {
    prepareDataDir(home, serverIdentity());
    mkdirSync(path.join(home, "postgres"), { mode: 0o700 });
    writeFileSync(path.join(home, "database-passwords.json"), '{"superuser":"a","role":"b"}');
  });

  test("written by another major version of PostgreSQL", async () => {
    writeFileSync(path.join(home, "postgres", "PG_VERSION"), "17\n");
    await expect(open()).rejects.toThrow(/PostgreSQL 17.*Nothing was changed.*DATA_DIR/);
    await expect(open()).rejects.toThrow(DataDirError);
  });

  test("without a version at all", async () => {
    await expect(open()).rejects.toThrow(/an unknown version/);
  });

  test("without its passwords", async () => {
    rmSync(path.join(home, "database-passwords.json"));
    await expect(open()).rejects.toThrow(/database-passwords.json is missing/);
  });
});
