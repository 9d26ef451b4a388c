import { expect, it } from "vitest";
import { unstorableText } from "./unstorable-text.ts";

it.each([
  ["a\u0000b", []],
  [{ name: "x\ud83d" }, ["name"]],
  [{ list: ["ok", { deep: "\udc00" }] }, ["list", 1, "deep"]],
  [{ outer: { "key\u0000": 1 } }, ["outer"]],
])("finds what no database can hold in %j", (value, path) => {
  expect(unstorableText(value)).toEqual(path);
});

it.each(["", "🏠 บ้าน\n\t\u202e", { a: [1, null, true, { b: "👩‍👩‍👧" }] }, null, undefined, 7])(
  "lets %j through",
  (value) => {
    expect(unstorableText(value)).toBeUndefined();
  },
);

it("looks at each value once, and keeps no path of those that are well", () => {
  let deep: unknown = Array.from({ length: 1_000 }, () => "wide");
  for (let depth = 0; depth < 20_000; depth += 1) deep = [deep, "x"];
  let visits = 0;
  expect(unstorableText(deep, () => (visits += 1))).toBeUndefined();
  expect(visits).toBe(20_000 * 2 + 1_001);
});

it("does not mind how deep a body is nested", () => {
  let value: unknown = "x\u0000";
  for (let depth = 0; depth < 20_000; depth++) value = { a: value };
  expect(unstorableText(value)).toHaveLength(20_000);
});
