import { describe, expect, it } from "vitest";
import { understand } from "../understand.ts";
import { marketAsk } from "./market-ask.ts";

const { criteria } = understand({ text: "condo to rent in Ari, 25k" });
const shown = ["a", "b", "c"].map((id) => ({ id, title: `Condo ${id}` }));
const STATE = { criteria, shown };

const askOf = (text: string) => marketAsk(text, understand({ text, state: STATE }), true);

describe("what a question about a market asks", () => {
  const kindOf = (text: string) => marketAsk(text, understand({ text }), false)?.kind ?? null;
  it.each([
    ["which district of Bangkok has the cheapest 2 bedroom condos?", "affordable_areas"],
    ["โซนไหนในกรุงเทพคอนโด 2 ห้องนอนถูกสุด", "affordable_areas"],
    ["is it the right time to sell?", "forecast"],
    ["ช่วงนี้ควรซื้อบ้านไหม", "forecast"],
    ["compare Hua Hin and Pattaya for rental yield", "yield"],
    ["ค่าเช่าคอนโดสาทร", "level"],
    ["is 30,000 a month too high for a 2 bedroom condo?", "level"],
  ])("%s: %s", (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });

  it.each([
    ["what's the difference in rent between Ekkamai and On Nut?", "compare"],
    ["which gives a better return, Thong Lo or Phra Khanong?", "yield"],
    ["what areas near the BTS are cheap?", "affordable_areas"],
    ["what's the difference between freehold and leasehold?", null],
    ["will they return the deposit?", null],
  ])("is known by what is set beside what: %s", (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });

  it.each([
    "I'd buy a condo in Ratchada for 3 million, what rent would it bring?",
    "ซื้อคอนโด 3 ล้าน แถวรัชดา ปล่อยเช่าได้เดือนละเท่าไหร่",
  ])("is the rent that a home would bring, whatever it is bought for: %s", (text) => {
    expect(marketAsk(text, understand({ text }), false)).toMatchObject({
      kind: "level",
      metrics: ["rent"],
      askedThb: null,
    });
  });

  it.each([
    "มีถูกกว่านี้ไหม",
    "แพงไป มีถูกกว่านี้ไหม",
    "แพงไป",
    "too expensive, anything cheaper?",
    "this is too expensive, cheaper please",
  ])("asks nothing where cheaper homes are asked for: %s", (text) => {
    expect(askOf(text)).toBeNull();
  });

  it.each(["แพงไปหรือเปล่า", "ห้องนี้แพงไปไหม", "is it too expensive?", "is this one overpriced"])(
    "asks whether a shown home is dear: %s",
    (text) => {
      expect(askOf(text)?.kind).toBe("listing_position");
    },
  );

  it.each([
    ["is 25,000 a month normal for a 1 bed condo in Ari?", 25_000],
    ["is 25,000 normal for a 1 bed condo in Ari to buy?", null],
    ["is 2.5 million normal for a 1 bed condo in Ari to buy?", 2_500_000],
  ])("places no rent among sale prices: %s", (text, thb) => {
    expect(marketAsk(text, understand({ text }), false)?.askedThb).toBe(thb);
  });

  it.each([
    ["which BTS station has the lowest condo rents?", "cheapest"],
    ["which MRT station has the highest two bedroom rents?", "dearest"],
    ["สถานีบีทีเอสไหนค่าเช่าคอนโดถูกสุด", "cheapest"],
    ["สถานี MRT ไหนราคาคอนโดแพงสุด", "dearest"],
  ])("ranks stations: %s", (text, order) => {
    expect(marketAsk(text, understand({ text }), false)).toMatchObject({
      kind: "affordable_areas",
      areas: { by: "station", order },
    });
  });

  it.each([
    ["what's the average size of a studio in Thong Lo?", true],
    ["how many square metres does a two bed in Ari usually have", true],
    ["คอนโดอารีย์ 1 ห้องนอน ส่วนใหญ่กี่ตารางเมตร", true],
    ["what's the average rent of a studio in Thong Lo?", false],
  ])("asks how large homes are: %s", (text, isOfSize) => {
    expect(marketAsk(text, understand({ text }), false)).toMatchObject({ kind: "level", isOfSize });
  });

  it.each([
    ["how's the air in Chiang Mai in March", "living"],
    ["are the buses in Rangsit any good?", "living"],
    ["how much is a condo in Ari?", null],
    ["what's the average rent in Ari?", null],
  ])("says what figures cannot tell of a place: %s", (text, beyond) => {
    const ask = marketAsk(text, { ...understand({ text }), intent: "market" }, false);
    expect(ask?.beyondFigures ?? null).toBe(beyond);
  });

  it("does not set homes that state a pool against those that don't say", () => {
    const text = "do condos with a pool cost more than those without in On Nut?";
    const { scope } = understand({ text });
    expect(scope?.criteria).toMatchObject({ places: ["On Nut"], amenities: ["pool"] });
    expect(marketAsk(text, understand({ text }), false)?.beyondFigures).toBe("without_amenity");
  });

  it.each([
    "the cheapest 2 bedroom condo in Bangkok",
    "คอนโด 2 ห้องนอนในกรุงเทพ ถูกสุด",
    "ค่าเช่าคอนโดสาทรไม่เกิน 20,000",
    "compare the first two",
  ])("%s asks nothing of the market", (text) => {
    expect(kindOf(text)).toBeNull();
  });
});

describe("whether the price of a home on screen is usual", () => {
  it.each([
    ["is the first one's price good?", 1],
    ["is the price of the second one ok?", 2],
    ["is number 2 a good deal?", 2],
    ["is the third one overpriced?", 3],
    ["is the second one good value?", 2],
    ["ห้องแรกราคาดีไหม", 1],
    ["ราคาห้องที่สองโอเคมั้ย", 2],
    ["ห้องที่สามแพงไปไหม", 3],
    ["ราคาห้องแรกสูงไปไหม", 1],
  ])("is asked of that home: %s", (text, shownIndex) => {
    expect(askOf(text)).toMatchObject({ kind: "listing_position", shownIndex });
  });

  it.each(["how much is the first one?", "tell me about the second one", "ห้องแรกราคาเท่าไหร่"])(
    "is not asked by one who asks for the price or the facts: %s",
    (text) => {
      expect(askOf(text)).toBeNull();
    },
  );
});
