import { understand } from "@propertyvr/understanding";
import { expect, it } from "vitest";
import { lastOf } from "./testing/conversation.ts";
import { isWish } from "./wish-said.ts";

const isWishSaid = (text: string): boolean => isWish(text, understand({ text }));

it.each(["something quieter", "with a boat pier", "มีรั้วรอบขอบชิด"])(
  "words that no search looks for are a wish: %s",
  (text) => {
    expect(isWishSaid(text)).toBe(true);
  },
);

it("words of more than 80 signs are no wish", () => {
  const wish = "with a boat pier and a workshop";
  expect(isWishSaid(wish.padEnd(80, "x"))).toBe(true);
  expect(isWishSaid(wish.padEnd(81, "x"))).toBe(false);
});

it.each([
  ["who lives there", "without foreigners"],
  ["a person to talk to", "ขอคุยกับคนที่ดีกว่า"],
  ["a home to sell", "I want to sell my house, newer"],
  ["thanks", "thanks, something nicer"],
])("words about %s are no wish, though they begin like one: %s", (_about, text) => {
  expect(isWishSaid(text)).toBe(false);
});

it.each([
  ["condo to rent in Ari", "without foreigners", "I don't choose areas by who lives there"],
  ["คอนโดเช่าอารีย์", "ไม่เอาคนต่างชาติ", "เราไม่เลือกทำเลจากเชื้อชาติ"],
])("who lives there is no wish in the middle of a search: %s, %s", async (search, said, told) => {
  const declined = await lastOf(search, said);
  expect(declined.text).toContain(told);
  expect(declined.parts.map(({ type }) => type)).not.toContain("listings");
});
