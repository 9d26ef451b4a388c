import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openMemoryFolder } from "./memory-folder.mjs";

describe("a folder in memory for a run of the tests", () => {
  it("can be walked through by other users, and is gone once it is removed", ({ skip }) => {
    const memory = openMemoryFolder();
    if (memory === undefined) return skip("too little memory");
    expect(statSync(memory.folder).mode & 0o777).toBe(0o711);
    memory.remove();
    expect(existsSync(memory.folder)).toBe(false);
  });

  it("removes those of runs that were killed, and leaves those of runs that go on", ({ skip }) => {
    if (!existsSync("/dev/shm")) return skip("no folder in memory");
    const ended = spawnSync(process.execPath, ["-e", ""]).pid;
    const [left, used] = [ended, process.pid].map((pid) => `/dev/shm/propertyvr-run-${pid}-test`);
    if (left === undefined || used === undefined) throw new Error("two folders");
    mkdirSync(left);
    mkdirSync(used);
    const memory = openMemoryFolder();
    const [isLeft, isUsed] = [existsSync(left), existsSync(used)];
    for (const folder of [left, used]) rmSync(folder, { recursive: true, force: true });
    if (memory === undefined) return skip("too little memory");
    memory.remove();
    expect([isLeft, isUsed]).toEqual([false, true]);
  });
});
