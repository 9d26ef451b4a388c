import fc from "fast-check";
import { expect, it } from "vitest";
import { plainDigits } from "./amounts.ts";
import { remembered } from "../remembered.ts";
import { cleaned } from "./texts.ts";

/** Letters that are common, and those that make a text need more work. */
const letters = fc.array(
  fc.oneof(
    fc.constantFrom(
      ..."กขคงอนำาิีุู่้๊็์ํ๑๕ abcXYZ059.,-/\n\t\r<>&;".split(""),
      "\u00a0",
      "\u200b",
      "\u3000",
      "é",
      "e\u0301",
      "\u0e4d\u0e48\u0e32",
      "\ud800",
      "<b>",
      "&amp;",
    ),
    fc.string({ maxLength: 3 }),
  ),
  { maxLength: 12 },
);
const texts = letters.map((each) => each.join(""));
const runs = { numRuns: 5_000 };

it("a text is the same whether it is cleaned at once or behind a mark that keeps it from the short way", () => {
  const clean = (sent: string, hasLines: boolean) =>
    cleaned(sent, { max: 300, hasLines }, () => {});
  fc.assert(
    fc.property(texts, fc.boolean(), (text, hasLines) => {
      expect(clean(text, hasLines)).toBe(clean(`${text}\u200b`, hasLines));
    }),
    runs,
  );
});

it("a text is compared the same with and without a letter that needs the long way", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const long = plainDigits(`${text}\uff11`);
      expect(plainDigits(text)).toBe(long.slice(0, -1).trimEnd());
    }),
    runs,
  );
});

it("the cache returns what was computed, and holds no more than fits", () => {
  let asked = 0;
  const found = remembered((text) => {
    asked += 1;
    return text === "" ? undefined : text.length;
  });
  expect([found("ab"), found("ab"), found(""), found("")]).toEqual([2, 2, undefined, undefined]);
  expect(asked).toBe(2);
  for (let n = 0; n < 10_000; n++) expect(found(String(n))).toBe(String(n).length);
  expect([found("ab"), found("x".repeat(500)), found("x".repeat(500))]).toEqual([2, 500, 500]);
  expect(asked).toBe(2 + 10_000 + 3);
});
