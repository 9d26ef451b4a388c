import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { databaseOptions } from "./with-database.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "pvr-checkout-"));
  vi.stubEnv("DATABASE_URL", undefined);
  vi.stubEnv("DATA_DIR", undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const write = (lines: string) => {
  writeFileSync(path.join(folder, ".env"), lines);
};

test("a database that stands in .env alone is the one a command works on", () => {
  write("DATABASE_URL=postgres://written/one\nDATA_DIR=/srv/written\n");
  expect(databaseOptions(folder)).toMatchObject({
    databaseUrl: "postgres://written/one",
    dataDir: "/srv/written",
  });
});

test("the environment goes before .env", () => {
  write("DATABASE_URL=postgres://written/one\nDATA_DIR=/srv/written\n");
  vi.stubEnv("DATABASE_URL", "postgres://given/two");
  vi.stubEnv("DATA_DIR", "/srv/given");
  expect(databaseOptions(folder)).toMatchObject({
    databaseUrl: "postgres://given/two",
    dataDir: "/srv/given",
  });
});

test("an empty address is none: the embedded database", () => {
  write("DATABASE_URL= \nDATA_DIR=/srv/written\n");
  expect(databaseOptions(folder)).toMatchObject({
    databaseUrl: undefined,
    dataDir: "/srv/written",
  });
});
