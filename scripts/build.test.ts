import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepFormer } from "./build.mjs";

const DAY_MS = 24 * 3_600_000;
const NOW_MS = Date.parse("2026-11-25T08:00:00Z");

describe("the hashed files of a build, before the next one", () => {
  let place: string;
  let built: string;
  let former: string;

  beforeEach(() => {
    place = mkdtempSync(path.join(tmpdir(), "build-"));
    [built, former] = [path.join(place, "web/assets"), path.join(place, "web-former/assets")];
  });
  afterEach(() => rmSync(place, { recursive: true }));
  const write = (name: string, builtAtMs: number): void => {
    mkdirSync(built, { recursive: true });
    writeFileSync(path.join(built, name), name);
    utimesSync(path.join(built, name), builtAtMs / 1_000, builtAtMs / 1_000);
  };

  it("are laid aside for two weeks after they were last built", () => {
    write("old.js", NOW_MS - 15 * DAY_MS);
    write("recent.js", NOW_MS - DAY_MS);
    keepFormer(built, former, NOW_MS);
    expect(readdirSync(former)).toEqual(["recent.js"]);
    rmSync(built, { recursive: true });
    keepFormer(built, former, NOW_MS + 12 * DAY_MS);
    expect(readdirSync(former)).toEqual(["recent.js"]);
    keepFormer(built, former, NOW_MS + 14 * DAY_MS);
    expect(readdirSync(former)).toEqual([]);
  });

  it("are none before the first build", () => {
    keepFormer(built, former, NOW_MS);
    expect(existsSync(former)).toBe(false);
  });
});
