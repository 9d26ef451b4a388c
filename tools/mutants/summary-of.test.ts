import path from "node:path";
import { expect, it } from "vitest";
import { summaryOf } from "./summary-of.ts";

type PlantedFault = Parameters<typeof summaryOf>[0][number];

const result = (file: string, status: PlantedFault["status"], line = 1): PlantedFault => ({
  id: `${file}:${line}:${status}`,
  fileName: path.resolve(file),
  status,
  mutatorName: "BooleanLiteral",
  replacement: "false",
  location: { start: { line, column: 0 }, end: { line, column: 5 } },
  coveredBy: [],
  killedBy: [],
  static: false,
});

it("the summary of mutants lists each fault that no test saw, then the share of each folder", () => {
  expect(
    summaryOf([
      result("b/two.ts", "Killed"),
      result("b/two.ts", "Timeout"),
      result("b/two.ts", "Survived", 9),
      result("a/one.ts", "NoCoverage", 3),
      result("a/one.ts", "Ignored"),
      result("a/one.ts", "CompileError"),
    ]),
  ).toEqual([
    "a/one.ts:3 not run, BooleanLiteral: false",
    "b/two.ts:9 BooleanLiteral: false",
    "  0 % of 1 in a",
    " 67 % of 3 in b",
  ]);
});
