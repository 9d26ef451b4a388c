import { describe, expect, it } from "vitest";
import { jsonErrorIn } from "./json-error.ts";

describe("the place where JSON breaks", () => {
  it.each([
    ["", 1, 1],
    ["abc", 1, 1],
    ["[1,2", 1, 5],
    ["[1,2]x", 1, 6],
    ["[1,]", 1, 4],
    ['{"a":1,}', 1, 8],
    ['{"a" 1}', 1, 6],
    ["{'a':1}", 1, 2],
    ['[{"a":1},\n  {"price": 3.5.1}]', 2, 13],
    ['{\n"a": 1\n"b": 2}', 3, 1],
    ['[{"title": "half', 1, 12],
    ['["bad \\x"]', 1, 2],
    ["[01]", 1, 2],
    ["[tru]", 1, 2],
    ["[NaN]", 1, 2],
    ['[{"ราคา": ๓}]', 1, 11],
    ["[[[]]", 1, 6],
    ["[}", 1, 2],
  ])("%j is line %d, column %d", (text, line, column) => {
    expect(jsonErrorIn(text)).toEqual({ line, column });
  });

  it.each(["[]", "{}", " [1, -2.5e3, null]\n", '{"a":{"b":[{}, [], "\\u0e01"]}}', "3"])(
    "is nowhere in %j",
    (text) => expect(jsonErrorIn(text)).toBeUndefined(),
  );

  it("is found in a megabyte without a deep stack", () => {
    const deep = "[".repeat(500_000);
    expect(jsonErrorIn(deep)).toEqual({ line: 1, column: 500_001 });
  });
});
