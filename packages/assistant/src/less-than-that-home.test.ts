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

/** Four condos near whatever is asked: each is dearer and larger than the one before. */
const FOUR_CONDOS: readonly SmallHome[] = [20_000, 24_000, 28_000, 32_000].map((rent, at) => ({
  id: String(at + 1),
  rent,
  area: 30 + 10 * at,
  metres: 100,
}));

describe("dearer, bigger, smaller, closer and further out behind homes on screen", () => {
  it.each([
    ["condo to rent in Ari", "more expensive please", { min: 24_000, per: "month" }],
    ["condo to rent in Ari from 30k", "more expensive please", { min: 32_000, per: "month" }],
    ["villa to buy in Phuket from 5 million", "more expensive", { min: 5_800_000, per: "total" }],
    ["condo to rent in Ari up to 30k", "higher budget", { max: 35_000, per: "month" }],
    ["land for sale in Phuket up to 20000 a sqm", "cheaper", { max: 17_000, per: "sqm" }],
    ["house in Phuket up to 1000 a night", "cheaper", { max: 850, per: "night" }],
  ])("move the price: %s, %s", async (search, wish, price) => {
    const { criteria } = (await lastAnswerOf([search, wish], FOUR_CONDOS)).state;
    expect(criteria.price).toEqual(price);
  });

  it.each([
    ["condo to rent in Ari", "smaller", { max: 40 }],
    ["condo to rent in Ari 30 to 55 sqm", "smaller", { min: 30, max: 40 }],
    ["condo to rent in Ari 30 to 55 sqm", "bigger", { min: 40, max: 55 }],
    ["condo to rent in Ari 30 to 35 sqm", "bigger", { min: 35 }],
    ["condo to rent in Phuket at least 30 sqm", "bigger", { min: 35 }],
    ["condo to rent in Phuket up to 30 sqm", "smaller", { max: 26 }],
  ])("move the size, and keep its other end where it leaves room: %s, %s", async (...talk) => {
    const [search, wish, size] = talk;
    const { criteria } = (await lastAnswerOf([search, wish], FOUR_CONDOS)).state;
    expect(criteria.area_sqm).toEqual(size);
  });

  it("cannot move a size where neither a home nor the search has one", async () => {
    const { text } = await lastAnswerOf(["condo to rent in Phuket", "smaller"], FOUR_CONDOS);
    expect(text).toBe("There is no figure to start from yet. Tell me an amount or a size.");
  });

  it.each([
    ["condo to rent near BTS Asok", "closer", [500], "narrowed the distance to 500 m"],
    ["condo to rent near BTS Asok and within 300 m of a school", "closer", [500, 150], "500 m"],
    ["condo to rent within 40 km of BTS Asok", "further out", [50_000], "50 km"],
  ])("halve or double every distance, up to 50 km: %s, %s", async (search, wish, metres, told) => {
    const { state, text } = await lastAnswerOf([search, wish], FOUR_CONDOS);
    expect(state.criteria.near.map(({ within_m }) => within_m)).toEqual(metres);
    expect(text).toContain(told);
  });
});
