import { readFileSync } from "node:fs";
import vm from "node:vm";
import { understand, type UnderstandRequest } from "@propertyvr/understanding";
import { everythingTried } from "@propertyvr/understanding/corpus";
import { parseDialogues, parseLines } from "@propertyvr/understanding/evaluation";
import type { Understood } from "@propertyvr/vocabulary";
import { build } from "esbuild";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasBrowser, launchBrowser } from "./harness/browser.ts";

const SETS = new URL("../packages/understanding/evaluation/set-1/", import.meta.url);

/** Each phrase of the corpora and each message of the labelled set, in its conversation. */
function requests(): readonly UnderstandRequest[] {
  const file = (name: string): string => readFileSync(new URL(name, SETS), "utf8");
  return [
    ...everythingTried(),
    ...parseLines(file("messages.jsonl")).map(({ text, history }) => ({ text, history })),
    ...parseDialogues(file("dialogues.jsonl")).flatMap(({ turns }) =>
      turns.map(({ user }, at) => ({
        text: user,
        history: turns.slice(0, at).map((turn) => turn.user),
      })),
    ),
  ];
}

type ReadAll = (requests: readonly UnderstandRequest[]) => readonly string[];
declare global {
  var readAll: ReadAll;
}

/** Understanding as the web ships it: the `browser` condition leaves sub-districts to the server. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { understand } from "@propertyvr/understanding";
        globalThis.readAll = (requests) => requests.map((r) => JSON.stringify(understand(r)));`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: "iife",
    platform: "browser",
    conditions: ["browser"],
    minify: true,
  });
  return outputFiles[0]?.text ?? "";
}

describe.skipIf(!hasBrowser)("what is said is read the same", () => {
  let browser: Browser;
  let code: string;
  let all: readonly UnderstandRequest[];
  let inNode: readonly string[];

  beforeAll(async () => {
    [browser, code] = await Promise.all([launchBrowser(), bundle()]);
    all = requests();
    const world: { readAll?: ReadAll } = vm.createContext({});
    vm.runInContext(code, world);
    inNode = world.readAll?.(all) ?? [];
  });
  afterAll(() => browser?.close());

  it("in Chromium and in Node, by the code the web ships", async () => {
    const page = await browser.newPage();
    await page.evaluate(code);
    const inChromium = await page.evaluate((asked) => globalThis.readAll(asked), all);
    expect(all.length).toBeGreaterThan(1_500);
    expect(inChromium.length).toBe(all.length);
    const different = all.flatMap(({ text }, at) =>
      inChromium[at] === inNode[at] ? [] : [{ text, chromium: inChromium[at], node: inNode[at] }],
    );
    expect(different).toEqual([]);
  });

  it("by the server, but for what sub-districts tell", () => {
    const different = all.flatMap((request, at) => {
      const server = understand(request);
      const web = JSON.parse(inNode[at] ?? "null") as Understood;
      return JSON.stringify(server) === inNode[at] ? [] : [{ text: request.text, server, web }];
    });
    console.log(
      `${different.length} of ${all.length} messages are read otherwise by the server, which knows sub-districts:`,
      different.map(({ text }) => text).join(" | "),
    );
    const unexplained = different.filter(({ server }) => !namesSubdistrict(server));
    expect(unexplained.map(({ text }) => text)).toEqual([]);
  });
});

const namesSubdistrict = ({ place_refs }: Understood): boolean =>
  place_refs.some(({ kind }) => kind === "subdistrict");
