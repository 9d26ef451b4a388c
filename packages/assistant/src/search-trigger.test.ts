import { describe, expect, it } from "vitest";
import { hasSearchTrigger, isBareTrigger, isOnlyTrigger, mayNeedHome } from "./search-trigger.ts";

describe("a message asks for a search", () => {
  it.each([
    "search",
    "Find me something",
    "I am looking for a place",
    "show me what you have",
    "properties in Ari",
    "Condo",
    "two houses",
    "a villa",
    "APARTMENT please",
    "มองหาที่อยู่",
    "อยากได้คอนโด",
    "บ้านเชียงใหม่",
    "no house, but find me a condo around Ari, please, near the park and the school",
  ])("by a word: %s", (text) => expect(hasSearchTrigger(text)).toBe(true));

  it.each([
    "I don't want a house",
    "not a condo",
    "never show me that",
    "without searching",
    "ไม่เอาคอนโด",
    "ไม่ได้หาบ้าน",
    "warehouse rules",
    "the finder's fee",
    "hello",
    "",
  ])("by none that is not denied: %s", (text) => expect(hasSearchTrigger(text)).toBe(false));

  it("in time that grows with the text alone", () => {
    expect(hasSearchTrigger("not ".repeat(25_000))).toBe(false);
  });
});

it("words that only ask are known from words that mean something", () => {
  expect(["properties", "Search:", "find condo"].map(isOnlyTrigger)).toEqual([true, true, true]);
  expect(["Narnia", "find Narnia", "1"].map(isOnlyTrigger)).toEqual([false, false, false]);
});

it.each([
  "properties",
  "list properties",
  "any properties?",
  "what do you have?",
  "มีบ้านไหม",
  "มีอะไรบ้าง",
])("asks to see homes and says nothing of them: %s", (text) =>
  expect(isBareTrigger(text)).toBe(true),
);

it.each(["properties in Ari", "not a condo", "hello", "what is a condo fee?", ""])(
  "asks for something else: %s",
  (text) => expect(isBareTrigger(text)).toBe(false),
);

it("may come from somebody who needs a home, or not", () => {
  expect(
    ["something for my mum", "we are expecting a baby", "ไม่รู้จะเริ่มตรงไหน"].map(mayNeedHome),
  ).toEqual([true, true, true]);
  expect(["find me a flight to Krabi", "2 + 2", "ราคาทองวันนี้"].map(mayNeedHome)).toEqual([
    false,
    false,
    false,
  ]);
});
