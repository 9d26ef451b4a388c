import { expect, it } from "vitest";
import { HOW_TO_INSTALL, requireChromium } from "./chromium.mjs";

it("names what to install where there is no Chromium", () => {
  expect(() => requireChromium(() => undefined)).toThrow(HOW_TO_INSTALL);
  expect(HOW_TO_INSTALL).toContain("apt-get install chromium");
});

it("gives the path of the Chromium that was found", () => {
  expect(requireChromium(() => "/usr/bin/chromium")).toBe("/usr/bin/chromium");
});
