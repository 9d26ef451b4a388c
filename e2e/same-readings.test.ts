import vm from "node:vm";
import { understand, type UnderstandRequest } from "@propertyvr/understanding";
import type { Understood } from "@propertyvr/vocabulary";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "./harness/browser.ts";
import { bundleUnderstanding, everyRequest } from "./harness/web-understanding.ts";

type UnderstandFunction = typeof understand;
const READ_ALL = "(requests) => requests.map((request) => JSON.stringify(understand(request)))";
const readAll = (
  read: UnderstandFunction,
  requests: readonly UnderstandRequest[],
): readonly string[] => requests.map((request) => JSON.stringify(read(request)));

describe("what is said is read the same", () => {
  let browser: Browser;
  let code: string;
  let all: readonly UnderstandRequest[];
  let inNode: readonly string[];

  beforeAll(async () => {
    [browser, code] = await Promise.all([launchBrowser(), bundleUnderstanding()]);
    all = everyRequest();
    const world = vm.createContext({});
    vm.runInContext(code, world);
    inNode = readAll(world["understand"] as UnderstandFunction, all);
  });
  afterAll(() => browser?.close());

  it("in Chromium and in Node, by the code the web ships", async () => {
    const page = await browser.newPage();
    await page.evaluate(code);
    const inChromium = await page.evaluate<readonly string[]>(
      `(${READ_ALL})(${JSON.stringify(all)})`,
    );
    expect(all.length).toBeGreaterThan(1_500);
    expect(inChromium.length).toBe(all.length);
    const different = all.flatMap(({ text }, at) =>
      inChromium[at] === inNode[at] ? [] : [{ text, chromium: inChromium[at], node: inNode[at] }],
    );
    expect(different).toEqual([]);
  });

  it("by the server, but for what sub-districts tell", () => {
    const byServer = readAll(understand, all);
    const different = all.flatMap(({ text }, at) =>
      byServer[at] === inNode[at]
        ? []
        : [{ text, server: JSON.parse(byServer[at] ?? "null") as Understood }],
    );
    console.log(
      `${different.length} of ${all.length} messages are read otherwise by the server, which knows sub-districts:`,
      different.map(({ text }) => text).join(" | "),
    );
    const unexplained = different.filter(
      ({ server }) => !server.place_refs.some(({ kind }) => kind === "subdistrict"),
    );
    expect(unexplained.map(({ text }) => text)).toEqual([]);
  });
});
