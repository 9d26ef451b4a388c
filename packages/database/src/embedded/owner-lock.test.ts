import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { TSX_ARGUMENTS } from "../testing/tsx.ts";
import { findOwner, takeOwnership } from "./owner-lock.ts";
import { isAlive, thisProcess } from "./process-identity.ts";

const NOBODY = { pid: 2 ** 22 + 1, startedAtMs: 1 };

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "propertyvr-lock-"));
  file = path.join(folder, "owner.lock");
});

afterEach(() => rmSync(folder, { recursive: true }));

test("the first to come owns the folder, and the second learns who does", () => {
  const first = takeOwnership(file);
  expect(first.isOurs).toBe(true);
  const second = takeOwnership(file);
  expect(second).toMatchObject({ isOurs: false, owner: { pid: process.pid } });
  expect(findOwner(file)?.pid).toBe(process.pid);
});

test("an owner that released the folder leaves it free, and nothing behind", () => {
  const first = takeOwnership(file);
  if (first.isOurs) first.lock.release();
  expect(readdirSync(folder)).toEqual([]);
  expect(takeOwnership(file).isOurs).toBe(true);
});

test("a dead owner's folder is taken over", () => {
  writeFileSync(file, JSON.stringify(NOBODY));
  expect(findOwner(file)).toBeUndefined();
  expect(takeOwnership(file).isOurs).toBe(true);
  expect(findOwner(file)?.pid).toBe(process.pid);
  expect(readdirSync(folder)).toEqual(["owner.lock"]);
});

test("a dead owner whose number another process has by now is dead all the same", () => {
  const { pid, startedAtMs } = thisProcess();
  const earlier = { pid, startedAtMs: startedAtMs - 60_000 };
  writeFileSync(file, JSON.stringify(earlier));
  expect(isAlive(earlier)).toBe(false);
  expect(takeOwnership(file).isOurs).toBe(true);
});

test.each(["", "{", "null", '{"pid":"1"}'])("a lock file that holds %j belongs to nobody", (it) => {
  writeFileSync(file, it);
  expect(takeOwnership(file).isOurs).toBe(true);
});

test("an owner whose lock was taken does not release the taker's", () => {
  const first = takeOwnership(file);
  writeFileSync(file, JSON.stringify({ pid: 1, startedAtMs: 5 }));
  if (first.isOurs) first.lock.release();
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({ pid: 1, startedAtMs: 5 });
});

test("a guard that a killed taker left does not hinder the next", () => {
  writeFileSync(file, "dead");
  const guard = createHash("sha256").update("dead").digest("hex").slice(0, 16);
  writeFileSync(`${file}.${guard}`, JSON.stringify(NOBODY));
  expect(takeOwnership(file).isOurs).toBe(true);
  expect(readdirSync(folder)).toEqual(["owner.lock"]);
});

test("of several processes that find a dead owner at once, exactly one takes the data folder", async () => {
  const module = new URL("./owner-lock.ts", import.meta.url).href;
  const files = Array.from({ length: 60 }, (_, round) => `${file}-${String(round)}`);
  for (const each of files) writeFileSync(each, JSON.stringify(NOBODY));
  // All meet at the same moments; the takers stay alive until everybody has tried everything.
  const at = Date.now() + 1_500;
  const script = `
    const { takeOwnership } = await import(${JSON.stringify(module)});
    const taken = ${JSON.stringify(files)}.map((file, round) => {
      while (Date.now() < ${String(at)} + round * 4);
      return takeOwnership(file).isOurs;
    });
    console.log(JSON.stringify(taken));
    setTimeout(() => undefined, 1_000);`;
  const takers = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const args = [...TSX_ARGUMENTS, "--input-type=module", "-e", script];
      const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
      return JSON.parse(await text(child.stdout)) as readonly boolean[];
    }),
  );
  const takersOf = files.map((_, round) => takers.filter((taken) => taken[round]).length);
  expect(takersOf).toEqual(files.map(() => 1));
});
