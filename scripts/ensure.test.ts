import { describe, expect, test } from "vitest";
import { isInstalled } from "./ensure.mjs";

const elsewhere = process.platform === "linux" ? "darwin" : "linux";
const pg = { version: "8.23.1", integrity: "sha512-a" };
const lock = {
  packages: {
    "": { name: "propertyvr" },
    "packages/database": { version: "0.1.0" },
    "node_modules/@propertyvr/database": { link: true, resolved: "packages/database" },
    "node_modules/pg": pg,
    "node_modules/native-here": {
      version: "1.0.0",
      optional: true,
      os: [process.platform],
      cpu: [process.arch],
    },
    "node_modules/native-there": { version: "1.0.0", optional: true, os: [elsewhere] },
    "node_modules/not-here": { version: "1.0.0", optional: true, os: [`!${process.platform}`] },
    "node_modules/wanted-by-native-there": { version: "1.0.0", optional: true },
  },
};
const whole = {
  packages: {
    "node_modules/@propertyvr/database": { link: true, resolved: "packages/database" },
    "node_modules/pg": pg,
    "node_modules/native-here": { version: "1.0.0" },
  },
};
const without = (name: string) => ({
  packages: Object.fromEntries(Object.entries(whole.packages).filter(([place]) => place !== name)),
});

describe("npm start and npm test install", () => {
  test("nothing when all that fits this machine is there", () => {
    expect(isInstalled(lock, whole)).toBe(true);
  });

  test("on a fresh checkout", () => {
    expect(isInstalled(lock, {})).toBe(false);
  });

  test.each(["node_modules/pg", "node_modules/native-here", "node_modules/@propertyvr/database"])(
    "when %s is missing",
    (name) => {
      expect(isInstalled(lock, without(name))).toBe(false);
    },
  );

  test.each([
    ["another version", { ...pg, version: "8.23.0" }],
    ["another content", { ...pg, integrity: "sha512-b" }],
  ])("when a package has %s", (_, other) => {
    const packages = { ...whole.packages, "node_modules/pg": other };
    expect(isInstalled(lock, { packages })).toBe(false);
  });
});
