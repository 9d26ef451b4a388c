import { expect, it } from "vitest";
import { JSON_LEVELS_MAX, parseJson, TooDeep } from "./parse-json.ts";

const nest = (levels: number, [open, close]: readonly [string, string]): string =>
  `${open.repeat(levels)}1${close.repeat(levels)}`;
const LISTS = ["[", "]"] as const;
const OBJECTS = ['{"a":', "}"] as const;

it.each([LISTS, OBJECTS])("reads %s to the last level and refuses the next", (...brackets) => {
  expect(() => parseJson(nest(JSON_LEVELS_MAX, brackets))).not.toThrow();
  expect(() => parseJson(nest(JSON_LEVELS_MAX + 1, brackets))).toThrow(TooDeep);
});

it("JSON of a million brackets is refused without reading them all", () => {
  expect(() => parseJson("[".repeat(1_000_000))).toThrow(TooDeep);
});

it("brackets inside texts, or side by side, do not count as nesting of JSON", () => {
  const brackets = "[{".repeat(500);
  expect(parseJson(JSON.stringify([`\\"${brackets}\\`, `"${brackets}`]))).toEqual([
    `\\"${brackets}\\`,
    `"${brackets}`,
  ]);
  const wide = JSON.stringify(Array.from({ length: 1_000 }, () => [{}]));
  expect(parseJson(wide)).toHaveLength(1_000);
});

it.each(["]".repeat(100), '"[', '"\\', "{]", ""])("says of %j that it is no JSON", (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError);
});
