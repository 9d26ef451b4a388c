import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openMemoryFolder } from "./memory-folder.mjs";

const first = openMemoryFolder();
first?.remove();

describe.skipIf(first === undefined)("a folder in memory for a run of the tests", () => {
  it("can be walked through by other users, and is gone once it is removed", () => {
    const memory = openMemoryFolder();
    const folder = memory?.folder ?? "";
    expect(statSync(folder).mode & 0o777).toBe(0o711);
    memory?.remove();
    expect(existsSync(folder)).toBe(false);
  });

  it("removes those of runs that were killed, and leaves those of runs that go on", () => {
    const ended = spawnSync(process.execPath, ["-e", ""]).pid;
    const [left, used] = [ended, process.pid].map((pid) => `/dev/shm/propertyvr-run-${pid}-test`);
    if (left === undefined || used === undefined) throw new Error("two folders");
    mkdirSync(left);
    mkdirSync(used);
    openMemoryFolder()?.remove();
    expect([existsSync(left), existsSync(used)]).toEqual([false, true]);
    rmSync(used, { recursive: true });
  });
});
