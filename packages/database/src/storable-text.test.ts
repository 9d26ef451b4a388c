import { expect, it } from "vitest";
import { unstorableText } from "./storable-text.ts";

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

const MIB = 1024 * 1024;

it("looks at each value once, and keeps no path of those that are well", () => {
  let deep: unknown = Array.from({ length: 1_000 }, () => ["wide"]);
  for (let depth = 0; depth < 20_000; depth += 1) deep = [deep, "x"];
  const before = process.memoryUsage().heapUsed;
  let [visits, most] = [0, 0];
  const found = unstorableText(deep, () => {
    visits += 1;
    if (visits % 1_000 === 0) most = Math.max(most, process.memoryUsage().heapUsed - before);
  });
  expect(found).toBeUndefined();
  expect(visits).toBe(20_000 * 2 + 2_001);
  // A path of each would be 20,000 names long, and a thousand wait at once.
  expect(most).toBeLessThan(60 * MIB);
});

it("unstorable text is found however deep a body is nested", () => {
  let value: unknown = "x\u0000";
  for (let depth = 0; depth < 20_000; depth++) value = { a: value };
  expect(unstorableText(value)).toHaveLength(20_000);
});
