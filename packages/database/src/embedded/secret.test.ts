import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readOrCreateSecret } from "./secret.ts";

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "propertyvr-secret-"));
});

afterEach(() => rmSync(dataDir, { recursive: true }));

test("the key is made once and stays the same", () => {
  const made = readOrCreateSecret(dataDir);
  expect(made.version).toBe(1);
  expect(Buffer.from(made.key, "base64url")).toHaveLength(32);
  expect(made.isNew).toBe(true);
  expect(readOrCreateSecret(dataDir)).toEqual({ ...made, isNew: false });
});

test("two data folders have two keys", () => {
  const other = path.join(dataDir, "other");
  expect(readOrCreateSecret(other).key).not.toBe(readOrCreateSecret(dataDir).key);
});

test.skipIf(process.platform === "win32")("only its owner can read it, even once loosened", () => {
  readOrCreateSecret(dataDir);
  const file = path.join(dataDir, "secret-key");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  chmodSync(file, 0o644);
  readOrCreateSecret(dataDir);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("a changed key counts up, and both are told apart by their version", () => {
  const key = Buffer.alloc(32, 7).toString("base64url");
  writeFileSync(path.join(dataDir, "secret-key"), `v2:${key}\n`);
  expect(readOrCreateSecret(dataDir)).toEqual({ version: 2, key, isNew: false });
});

test.each(["", "hello", "v1:short"])("a file that holds %j is refused, not replaced", (content) => {
  writeFileSync(path.join(dataDir, "secret-key"), content);
  expect(() => readOrCreateSecret(dataDir)).toThrow(/doesn't contain a key/);
});
