import { describe, expect, it } from "vitest";
import { lastAnswerOf, type ConversationAnswer } from "./testing/conversation.ts";
import type { SmallHome } from "./testing/small-market.ts";

const RENTED: readonly SmallHome[] = [
  { id: "1", type: "condo", rent: 10_000, area: 25 },
  { id: "2", type: "condo", rent: 15_000, area: 30 },
  { id: "3", type: "condo", rent: 28_000, area: 50 },
];

const lastOf = (...messages: readonly string[]): Promise<ConversationAnswer> =>
  lastAnswerOf(messages, RENTED);

describe("cheaper, dearer, bigger and smaller behind a home that was talked about", () => {
  it.each([
    ["condo to rent in Ari max 30k", "what would I pay upfront for number 3?", "anything cheaper?"],
    ["คอนโดให้เช่า อารีย์ ไม่เกิน 30,000", "ห้องที่ 3 ต้องจ่ายแรกเข้าเท่าไหร่", "มีถูกกว่านี้ไหม"],
  ])("go below the rent of that home: %s", async (...talk) => {
    const { state, text } = await lastOf(...talk);
    expect(state.criteria.price).toEqual({ max: 27_000, per: "month" });
    expect(text).toMatch(/below the home we talked about|ต่ำกว่ารายการที่คุยถึงเมื่อกี้/);
  });

  it("go above its size", async () => {
    const { state, text } = await lastOf(
      "condo to rent in Ari max 30k",
      "what would I pay upfront for number 2?",
      "something bigger",
    );
    expect(state.criteria.area_sqm).toEqual({ min: 31 });
    expect(text).toContain("above the home we talked about");
  });

  it("start from the homes shown where the search was changed since", async () => {
    const { state } = await lastOf(
      "condo to rent in Ari max 30k",
      "what would I pay upfront for number 3?",
      "max 29k",
      "cheaper",
    );
    expect(state.criteria.price).toEqual({ max: 15_000, per: "month" });
  });
});
