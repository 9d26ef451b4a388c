import { expect, it } from "vitest";
import { planOf } from "./run-options.ts";

const NOTHING = { tables: [], fixes: [], confirm: null };

it("a file of which nothing was decided has no plan", () => {
  expect(planOf(NOTHING)).toBeUndefined();
});

it.each([{ separator: ";" as const }, { encoding: "windows-874" as const }])(
  "what was decided of a file is in its plan, and nothing else: %j",
  (decided) => {
    expect(planOf({ ...NOTHING, ...decided })).toStrictEqual({
      kind: "csv",
      tables: [],
      fixes: [],
      ...decided,
    });
  },
);
