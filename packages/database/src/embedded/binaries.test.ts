import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findBinaries, findNative, MissingPostgresError, type Native } from "./binaries.ts";
import { canReach } from "./server-identity.ts";

/** Nobody on this machine, so that every file is a stranger's to it. */
const STRANGER = { uid: 2 ** 31 - 7, gid: 2 ** 31 - 7 };

let home: string;
let native: Native;
let shared: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), "propertyvr-binaries-"));
  chmodSync(home, 0o755);
  shared = path.join(home, "shared");
  native = { folder: path.join(home, "checkout", "native"), version: "18.4.0-test" };
  mkdirSync(path.join(native.folder, "lib"), { recursive: true });
  mkdirSync(path.join(native.folder, "bin"));
  writeFileSync(path.join(native.folder, "bin", "postgres"), "", { mode: 0o755 });
  writeFileSync(path.join(native.folder, "lib", "libpq.so.5.18"), "the library");
  const links = [
    { source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so" },
    { source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" },
  ];
  writeFileSync(path.join(native.folder, "pg-symlinks.json"), JSON.stringify(links));
});

afterEach(() => rmSync(home, { recursive: true }));

test("links that the install script was not allowed to make are made", () => {
  const { postgres } = findBinaries(STRANGER, shared, native);
  expect(postgres.startsWith(native.folder)).toBe(true);
  const link = path.join(native.folder, "lib", "libpq.so.5");
  expect(readFileSync(link, "utf8")).toBe("the library");
  findBinaries(STRANGER, shared, native);
  expect(readFileSync(link, "utf8")).toBe("the library");
});

test.skipIf(process.platform === "win32")(
  "from a checkout closed to PostgreSQL's user they are copied once to where it can go",
  () => {
    chmodSync(path.join(home, "checkout"), 0o700);
    const { postgres, majorVersion } = findBinaries(STRANGER, shared, native);
    expect(majorVersion).toBe("18");
    expect(postgres.startsWith(shared)).toBe(true);
    expect(canReach(STRANGER, postgres)).toBe(true);
    const copy = path.dirname(path.dirname(postgres));
    expect(readFileSync(path.join(copy, "lib", "libpq.so"), "utf8")).toBe("the library");
    const made = statSync(postgres).ino;
    findBinaries(STRANGER, shared, native);
    expect(statSync(postgres).ino).toBe(made);
    expect(readdirSync(shared)).toHaveLength(1);
  },
);

test.skipIf(process.platform === "win32")("one's own user needs no copy", () => {
  chmodSync(path.join(home, "checkout"), 0o700);
  expect(findBinaries(undefined, shared, native).postgres.startsWith(native.folder)).toBe(true);
});

test("where no PostgreSQL is installed, one line says what to do", () => {
  expect(() => findNative("freebsd-x64")).toThrow(MissingPostgresError);
  expect(() => findNative("freebsd-x64")).toThrow(/^[^\n]*DATABASE_URL[^\n]*$/);
});
