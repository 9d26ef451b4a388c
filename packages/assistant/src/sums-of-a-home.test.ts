import type { Insight } from "@propertyvr/parts";
import { EMPTY_CRITERIA, ok } from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import { lastAnswerOver, partOf, type ConversationAnswer } from "./testing/conversation.ts";
import { smallMarket, type SmallHome } from "./testing/small-market.ts";

const CONDO = { type: "condo", place: "Ari", bedrooms: 1, area: 40 } as const;

/** The last answer of a talk where homes like one on screen ask 25,000 a month, from 41 of them. */
function answerTo(
  messages: readonly string[],
  homes: readonly SmallHome[],
): Promise<ConversationAnswer> {
  const { ports } = smallMarket(homes);
  const marketInsight: typeof ports.marketInsight = (request) =>
    request.kind === "level" && request.listingId !== null
      ? Promise.resolve(ok(RENTS))
      : ports.marketInsight(request);
  return lastAnswerOver({ ...ports, marketInsight }, messages);
}

const RENTS: Insight = {
  kind: "level",
  basis: "asking_prices",
  is_sample: false,
  as_of: "2026-11-28",
  scope: {
    criteria: { ...EMPTY_CRITERIA, deal: "rent", types: ["condo"], places: ["Ari"] },
    place_refs: [],
    places: ["Ari"],
  },
  figures: [
    {
      metric: "rent",
      n_listings: 44,
      n_units: 41,
      p25_thb: 20_000,
      median_thb: 25_000,
      p75_thb: 30_000,
      low_thb: 22_500,
      high_thb: 27_500,
      confidence: "medium",
      bins: [{ from_thb: 15_000, to_thb: 35_000, count: 41 }],
      first_listed: "2026-03-02",
      last_listed: "2026-11-19",
    },
  ],
  asked: null,
};

const inputOf = (answer: ConversationAnswer, key: string) =>
  partOf(answer, "calculation").inputs.find((input) => input.key === key);

describe("the yield of a home on screen", () => {
  it.each([
    ["condo for sale in Ari", "what's the yield of the first one?"],
    ["condo for sale in Ari", "which floor is the first one on?", "what yield would it give me?"],
    ["หาคอนโดซื้อแถวอารีย์", "ผลตอบแทนห้องแรกกี่เปอร์เซ็นต์"],
  ])(
    "that is only for sale rests on the rents of homes like it, and says so: %s, %s",
    async (...talk) => {
      const answer = await answerTo(talk, [{ id: "1", ...CONDO, sale: 5_000_000 }]);
      expect(inputOf(answer, "price_thb")).toMatchObject({ value: 5_000_000, origin: "said" });
      expect(inputOf(answer, "rent_thb_month")).toMatchObject({ value: 25_000, origin: "assumed" });
      expect(answer.text).toMatch(/states no rent|ไม่ได้ระบุค่าเช่า/);
      expect(answer.text).toContain("6%");
      expect(partOf(answer, "insight").result).toMatchObject({ kind: "level" });
    },
  );

  it("that states its rent rests on that rent", async () => {
    const answer = await answerTo(
      ["condo for sale in Ari", "what's the yield of the first one?"],
      [{ id: "1", ...CONDO, sale: 5_000_000, rent: 20_000 }],
    );
    expect(inputOf(answer, "rent_thb_month")).toMatchObject({ value: 20_000, origin: "said" });
    expect(answer.parts.some(({ type }) => type === "insight")).toBe(false);
  });
});

describe("what a home on screen costs", () => {
  it.each([
    ["how much is deposit for first one", "move_in_cash"],
    ["มัดจำห้องแรกเท่าไหร่", "move_in_cash"],
  ])("before moving in: %s", async (question, tool) => {
    const answer = await answerTo(
      ["condo to rent in Ari", question],
      [{ id: "1", ...CONDO, rent: 20_000 }],
    );
    expect(partOf(answer, "calculation").tool).toBe(tool);
    expect(inputOf(answer, "rent_thb_month")).toMatchObject({ value: 20_000, origin: "said" });
  });

  it.each([
    ["what floor is the first one on?", "what would I pay in taxes when I buy it as a foreigner?"],
    ["what floor is the first one on?", "and if I sell after 3 years?"],
    ["ห้องแรกชั้นอะไร", "ถ้าถือมา 4 ปี เสียภาษีเท่าไร"],
    ["which fees would I pay when buying the first one"],
    ["what taxes and fees come on top if I buy the first"],
    ["ถ้าซื้อห้องแรกต้องจ่ายค่าธรรมเนียมอะไรบ้าง"],
  ])("on the day of transfer: %s, %s", async (...talk) => {
    const answer = await answerTo(
      ["condo for sale in Ari", ...talk],
      [{ id: "1", ...CONDO, sale: 5_000_000 }],
    );
    expect(partOf(answer, "calculation").tool).toBe("transfer_cost");
    expect(inputOf(answer, "price_thb")).toMatchObject({ value: 5_000_000, origin: "said" });
  });
});

it.each([
  ["condo for sale in Ari", "can I afford the first one on 35k a month?", "is above that."],
  ["condo for sale in Ari", "can I afford the first one on 60k a month?", "is within that."],
  ["คอนโดขายอารีย์", "เงินเดือน 35000 ห้องแรกซื้อไหวไหม", "ราคาที่ประกาศสูงกว่าวงเงินนี้"],
])(
  "the price of a home on screen is set beside what an income carries: %s, %s",
  async (...talk) => {
    const [search, question, told] = talk;
    const homes = [{ id: "1", ...CONDO, sale: 3_000_000 }];
    const answer = await answerTo([search, question], homes);
    expect(partOf(answer, "calculation").tool).toBe("affordability");
    expect(answer.text).toContain(told);
  },
);

describe("the costs on the day of transfer", () => {
  it.each([
    ["condo for sale in Ari up to 4 million", "and the costs on transfer day?"],
    ["คอนโดขายอารีย์ ไม่เกิน 4 ล้าน", "แล้วค่าใช้จ่ายวันโอนล่ะ"],
  ])("are worked out of what is searched up to: %s, %s", async (...talk) => {
    const answer = await answerTo(talk, []);
    expect(partOf(answer, "calculation").tool).toBe("transfer_cost");
    expect(inputOf(answer, "price_thb")).toMatchObject({ value: 4_000_000 });
  });

  it.each([
    ["condo for sale in Ari", "and the costs on transfer day?"],
    ["condo for sale in Ari from 4 million", "and the costs on transfer day?"],
    ["condo for sale in Ari up to 100k a sqm", "and the costs on transfer day?"],
    ["condo to rent in Ari up to 20k", "and the costs on transfer day?"],
    [
      "condo for sale in Ari up to 4 million",
      "who pays the costs on transfer day of a house in Phuket?",
    ],
    ["condo for sale in Ari up to 4 million", "what must I bring to the land office?"],
  ])(
    "are not where there is no price to pay, or something else is asked: %s, %s",
    async (...talk) => {
      const answer = await answerTo(talk, []);
      expect(answer.parts.map(({ type }) => type)).not.toContain("calculation");
    },
  );
});

it.each([
  "if I sell before 5 years do I pay specific business tax?",
  "ถ้าขายก่อน 5 ปี เสียภาษีธุรกิจเฉพาะไหม",
])("a question about the rule on years held is no sum: %s", async (question) => {
  const answer = await answerTo([question], []);
  expect(answer.parts.map(({ type }) => type)).toContain("citation");
});

describe("what was told of who buys or sells", () => {
  it.each([
    ["I inherited a house in Lat Phrao", "what taxes if I sell at 4.2m, I've had it 2 years"],
    ["ได้บ้านมรดกที่ลาดพร้าวมา", "ถ้าขาย 4.2 ล้าน เสียภาษีเท่าไหร่"],
  ])("is known to a later sum: %s, %s", async (...talk) => {
    expect(inputOf(await answerTo(talk, []), "acquisition")).toMatchObject({
      value: "inherited_or_given",
      origin: "said",
    });
  });

  it.each([
    ["I'm british, looking for a condo for sale in Ari", "transfer costs of the first one?"],
    ["ผมเป็นคนต่างชาติ หาคอนโดซื้อแถวอารีย์", "ค่าโอนห้องแรกเท่าไหร่"],
  ])("names the buyer of a home on screen: %s, %s", async (...talk) => {
    const homes = [{ id: "1", ...CONDO, sale: 5_000_000 }];
    expect(inputOf(await answerTo(talk, homes), "buyer")).toMatchObject({ value: "foreigner" });
  });
});

describe("who pays the transfer", () => {
  it.each([
    ["what if the seller pays the transfer fee", 0],
    ["if we split it", 50],
    ["ถ้าคนขายออกครึ่งนึงล่ะ", 50],
    ["ถ้าคนขายออกให้หมดล่ะ", 0],
  ])("changes the sum that was asked: %s", async (said, share) => {
    const asked = /[ก-๙]/.test(said) ? "ค่าโอนบ้าน 3 ล้านเท่าไหร่" : "transfer costs at 3 million";
    const answer = await answerTo(["house in Lat Phrao 4 million", asked, said], []);
    expect(inputOf(answer, "buyer_share_percent")?.value).toBe(share);
  });

  it("is what was said last", async () => {
    const talk = ["transfer costs at 3 million", "what if the seller pays everything", "if we split it"]; // prettier-ignore
    expect(inputOf(await answerTo(talk, []), "buyer_share_percent")?.value).toBe(50);
  });
});

it.each(["what if I put in 50%", "what if I put half down"])(
  "a part paid down is of the price that is searched for: %s",
  async (said) => {
    const answer = await answerTo(["condo for sale in Ari up to 3 million", said], []);
    expect(inputOf(answer, "down_percent")?.value).toBe(50);
  },
);

it("cash before moving in is of the home that is talked about, and no question of when", async () => {
  const talk = ["condo to rent in Ari", "which floor is the first one on?", "what would I pay to move in"]; // prettier-ignore
  const answer = await answerTo(talk, [{ id: "1", ...CONDO, rent: 22_000 }]);
  expect(partOf(answer, "calculation").tool).toBe("move_in_cash");
  expect(inputOf(answer, "rent_thb_month")?.value).toBe(22_000);
});

it("cash before moving in is asked for in Thai as well", async () => {
  const answer = await answerTo(["หาคอนโดเช่าอารีย์ 20000", "ต้องจ่ายล่วงหน้าเท่าไหร่"], []);
  expect(partOf(answer, "calculation").tool).toBe("move_in_cash");
});

it.each([
  ["condo for sale in Ari", "what would the first one rent for?", "and after the common fees?"],
  ["หาคอนโดซื้อแถวอารีย์", "ห้องแรกปล่อยเช่าได้เท่าไหร่", "หักค่าส่วนกลางแล้วเหลือเท่าไหร่"],
])("what is left of its rent is its yield: %s, %s, %s", async (...talk) => {
  const answer = await answerTo(talk, [{ id: "1", ...CONDO, sale: 5_000_000 }]);
  expect(partOf(answer, "calculation").tool).toBe("rental_yield");
});

it("a yield that neither the home nor homes like it can tell is asked of the market", async () => {
  const answer = await lastAnswerOver(smallMarket([{ id: "1", ...CONDO, sale: 5_000_000 }]).ports, [
    "condo for sale in Ari",
    "what's the yield of the first one?",
  ]);
  expect(answer.parts.map(({ type }) => type)).toContain("insight");
  expect(answer.parts.map(({ type }) => type)).not.toContain("calculation");
});
