import { ConversationState } from "@propertyvr/vocabulary/schemas";
import { describe, expect, it } from "vitest";
import {
  conversation,
  lastAnswerOf,
  lastOf,
  partOf,
  type ConversationAnswer,
} from "./testing/conversation.ts";
import { smallMarket, type SmallHome } from "./testing/small-market.ts";

/** The sheet's inputs that are not assumed by the calculator itself, and the tool. */
function sheetOf(answer: ConversationAnswer) {
  const { tool, inputs } = partOf(answer, "calculation");
  const of = (key: string) => inputs.find((input) => input.key === key);
  return {
    tool,
    price: of("price_thb"),
    rent: of("rent_thb_month"),
    income: of("income_thb_month"),
    debts: of("debts_thb_month"),
  };
}

describe("a sum asked without an amount", () => {
  it.each([
    ["townhouse to buy in Rangsit up to 3 million", "what would my monthly payment be?"],
    ["หาทาวน์โฮมซื้อแถวรังสิต ไม่เกิน 3 ล้าน", "ผ่อนเดือนละเท่าไหร่"],
  ])(
    "behind a search to buy is of the price it goes up to, marked as assumed: %s",
    async (...talk) => {
      const answer = await lastOf(...talk);
      expect(sheetOf(answer)).toMatchObject({
        tool: "mortgage",
        price: { value: 3_000_000, origin: "assumed" },
      });
      expect(answer.text).toContain("฿3,000,000");
      expect(answer.state.criteria.price).toEqual({ max: 3_000_000, per: "total" });
    },
  );

  it.each([
    ["what does it cost every month besides the rent?", "monthly_cost"],
    ["how much cash on day one?", "move_in_cash"],
  ])("behind a search to rent is of the rent it goes up to: %s", async (question, tool) => {
    const answer = await lastOf("condo to rent in Ari max 20k", question);
    expect(sheetOf(answer)).toMatchObject({ tool, rent: { value: 20_000, origin: "assumed" } });
  });

  it("behind a question about a price is of that price", async () => {
    const answer = await lastOf(
      "is 4.5 million normal for a condo in On Nut?",
      "what would the instalments be with 20% down?",
    );
    expect(sheetOf(answer)).toMatchObject({
      tool: "mortgage",
      price: { value: 4_500_000, origin: "said" },
    });
  });

  it("behind a sum is of the price of that sum", async () => {
    const answer = await lastOf(
      "what would we pay per month if we bought one at 9 million",
      "and how much cash do I need on transfer day?",
    );
    expect(sheetOf(answer)).toMatchObject({ tool: "transfer_cost", price: { value: 9_000_000 } });
  });

  it("with a price of its own takes no other", async () => {
    const answer = await lastOf(
      "condo to buy in Ari up to 3 million",
      "monthly payment for 5 million?",
    );
    expect(sheetOf(answer)).toMatchObject({
      tool: "mortgage",
      price: { value: 5_000_000, origin: "said" },
    });
  });

  it.each([
    ["condo to buy in Ari up to 2 million", "if I put 500k down how much a month?"],
    ["คอนโดซื้อ อารีย์ ไม่เกิน 2 ล้าน", "ถ้าดาวน์ 5 แสน ผ่อนเท่าไหร่"],
  ])("takes an amount paid down as a part of it: %s", async (...talk) => {
    const { tool, inputs } = partOf(await lastOf(...talk), "calculation");
    const down = inputs.find(({ key }) => key === "down_percent");
    expect([tool, down?.value]).toEqual(["mortgage", 25]);
  });

  it("takes no rent for a price", async () => {
    const answer = await lastOf(
      "condo to rent in Ari max 20k",
      "what would my monthly payment be?",
    );
    expect(sheetOf(answer)).toMatchObject({ tool: "mortgage", price: { value: null } });
  });
});

describe("what somebody tells of their money", () => {
  it.each([
    ["I want to buy a condo, my salary is 45k", "how much can I afford?"],
    ["อยากซื้อคอนโด เงินเดือน 45,000", "ผ่อนไหวประมาณเท่าไหร่คะ"],
  ])("is known to a sum that is asked for later: %s", async (...talk) => {
    expect(sheetOf(await lastOf(...talk))).toMatchObject({
      tool: "affordability",
      income: { value: 45_000, origin: "said" },
      debts: { value: 0, origin: "assumed" },
    });
  });

  it.each([
    ["I want to buy a condo, my salary is 45k", "I have a car loan, 8000 a month"],
    ["อยากซื้อคอนโด เงินเดือน 45,000", "มีหนี้ผ่อนรถอยู่เดือนละ 8 พัน"],
  ])("is added to what was told before, and is no budget: %s", async (...talk) => {
    const answer = await lastOf(...talk);
    expect(sheetOf(answer)).toMatchObject({
      income: { value: 45_000 },
      debts: { value: 8_000, origin: "said" },
    });
    expect(answer.state.criteria.price).toBeNull();
  });

  it("beside a search to buy offers a search for what it carries", async () => {
    const say = conversation(smallMarket([{ id: "1", type: "condo", sale: 2_000_000 }]).ports);
    const { parts } = await say("I want to buy a condo, my salary is 45k");
    const offers = parts.flatMap((part) =>
      part.type === "question" && part.about === "price" ? part.choices : [],
    );
    expect(offers.map(({ criteria }) => criteria?.price)).toEqual([
      { max: 3_160_000, per: "total" },
    ]);
  });

  it("makes nobody who rents a buyer", async () => {
    const answer = await lastOf("condo to rent in Ari", "I pay 12k a month for my car");
    expect(answer.parts.some(({ type }) => type === "calculation")).toBe(false);
    expect(answer.state.criteria.price).toBeNull();
  });

  it.each([
    ["selling my condo, bought it for 5m in 2019", "what tax do I pay selling at 6 million?"],
    ["อยากขายคอนโด ซื้อมา 5 ล้านเมื่อปี 2562", "เสียภาษีเท่าไหร่ถ้าขาย 6 ล้าน"],
  ])("counts the years of a home that they bought: %s", async (...talk) => {
    const { inputs } = partOf(await lastOf(...talk), "calculation");
    const held = inputs.find(({ key }) => key === "years_held");
    expect(held).toMatchObject({ origin: "said" });
    expect(Number(held?.value)).toBeGreaterThanOrEqual(7);
  });

  it("is never a year in which nobody of today bought", async () => {
    const answer = await lastOf("my family has owned the house since 2440, I earn 50k a month");
    expect(ConversationState.safeParse(answer.state).success).toBe(true);
    expect(answer.state.finances).toEqual({ income_month: 50_000 });
  });

  it("is forgotten with a new start", async () => {
    const answer = await lastOf("my salary is 45k", "start over", "how much can I afford?");
    expect(answer.state.finances).toBeUndefined();
    expect(sheetOf(answer).income).toMatchObject({ value: null });
  });
});

describe("a message that only tells more for the sum before it", () => {
  it.each([
    ["what tax do I pay selling at 6 million?", "I've been in the house register for 2 years"],
    ["เสียภาษีเท่าไหร่ถ้าขาย 6 ล้าน", "อยู่ในทะเบียนบ้าน 2 ปี"],
  ])("is added to it; years of a register are no years of owning: %s", async (...talk) => {
    const { tool, inputs } = partOf(await lastOf(...talk), "calculation");
    expect(tool).toBe("transfer_cost");
    expect(inputs).toContainEqual(
      expect.objectContaining({ key: "in_house_register", value: "yes", origin: "said" }),
    );
    expect(inputs.find(({ key }) => key === "years_held")).toMatchObject({ origin: "assumed" });
  });

  it("asks what is left of a sale whose taxes were worked out", async () => {
    const answer = await lastOf(
      "what tax do I pay selling at 6 million?",
      "so what's left for me?",
    );
    expect(partOf(answer, "calculation").tool).toBe("seller_net");
  });

  it.each([
    ["instalment for the first one?", "interest 3.5% the first 3 years?", "and with 20 years?"],
    ["เอาห้องแรก ผ่อนเดือนละเท่าไหร่", "ดอกเบี้ย 3 ปีแรก 3.5% ล่ะ", "แล้วถ้าผ่อน 20 ปี"],
  ])("goes on with the home that it was about: %s", async (first, ...more) => {
    const say = conversation(smallMarket([{ id: "1", type: "condo", sale: 2_000_000 }]).ports);
    await say(/[ก-๙]/.test(first) ? "คอนโดซื้อ" : "condo to buy");
    let answer = await say(first);
    for (const message of more) answer = await say(message);
    const { tool, inputs } = partOf(answer, "calculation");
    const valueOf = (key: string) => inputs.find((input) => input.key === key)?.value;
    expect([tool, valueOf("price_thb"), valueOf("rate_percent"), valueOf("years")]).toEqual([
      "mortgage",
      2_000_000,
      3.5,
      20,
    ]);
  });
});

it.each(["is it better to rent or buy in Ari?", "อารีย์เช่าหรือซื้อดีกว่า"])(
  "whether to rent or to buy is told with the yield, and what a sum of it would need: %s",
  async (question) => {
    const answer = await lastOf(question);
    expect(answer.text).toMatch(/18,000/);
    expect(partOf(answer, "insight").result).toMatchObject({ kind: "refused" });
  },
);

describe("a few words behind a search or a question", () => {
  it.each([
    [["condo to buy in Ari", "what rent would it bring?", "is it worth it?"], "yield"],
    [["คอนโดขาย อารีย์", "ปล่อยเช่าได้เดือนละเท่าไหร่", "คุ้มไหม"], "yield"],
    [["what's the yield in Ari?", "and after fees?"], "yield"],
    [["ผลตอบแทนที่อารีย์กี่เปอร์เซ็นต์", "แล้วหักค่าส่วนกลางแล้วเหลือเท่าไหร่"], "yield"],
    [["condo to rent in Ari up to 20k", "so is 18k a lot?"], "level"],
  ])("ask about the market: %j", async (messages, kind) => {
    const asked: string[] = [];
    const { ports } = smallMarket([]);
    const say = conversation({
      ...ports,
      marketInsight: (request) => {
        asked.push(request.kind);
        return ports.marketInsight(request);
      },
    });
    for (const message of messages) await say(message);
    expect(asked.at(-1)).toBe(kind);
  });

  it.each([
    [["house to rent in Ari up to 120k", "and if the company paid 150?"], 150_000],
    [["house to rent in Ari up to 120k", "could go 140"], 140_000],
    [["condo to rent in Ari up to 20k", "could go 900"], 20_000],
    [["somewhere green in Ari", "we can spend 70 to 80"], 80_000],
  ])("move the budget by a bare figure that is like it: %j", async (messages, max) => {
    expect((await lastOf(...messages)).state.criteria.price).toMatchObject({ max, per: "month" });
  });

  it.each([
    [
      ["condo to buy in Bangkok", "what's the average price in Ari?", "show me studios there"],
      ["Ari"],
    ],
    [["คอนโดซื้อ กรุงเทพ", "ราคาเฉลี่ยที่อารีย์เท่าไหร่", "ขอดูสตูดิโอแถวนั้น"], ["Ari"]],
    [["condo to buy in Bangkok", "average price of condos?", "show me studios there"], ["Bangkok"]],
  ])("look where the question before them was about: %j", async (messages, places) => {
    expect((await lastOf(...messages)).state.criteria.places).toEqual(places);
  });

  it.each([
    ["condo to rent in Ari", "please share photos and location"],
    ["คอนโดให้เช่า อารีย์", "ขอรูปหน่อย"],
  ])("ask to see homes, and change nothing: %s", async (search, question) => {
    const say = conversation(
      smallMarket([{ id: "1", type: "condo", place: "Ari", rent: 15_000 }]).ports,
    );
    const before = await say(search);
    const answer = await say(question);
    expect(answer.text).toMatch(/pictures|รูป/);
    expect(answer.state.criteria).toEqual(before.state.criteria);
    expect((await lastOf(question)).text).toMatch(/No homes are on screen|ยังไม่มีรายการบนหน้าจอ/);
  });

  it.each([
    ["condo to buy in Ari up to 5 million", "what salary do I need?"],
    ["คอนโดซื้อ อารีย์ ไม่เกิน 5 ล้าน", "เงินเดือนต้องเท่าไหร่ถึงกู้ผ่าน"],
    ["คอนโดซื้อ อารีย์ ไม่เกิน 5 ล้าน", "ผ่อน 20 ปี ดาวน์ 30% ตกเดือนละเท่าไหร่"],
  ])("ask for the loan of what the search goes up to: %s", async (...talk) => {
    const { tool, lines } = partOf(await lastOf(...talk), "calculation");
    expect(tool).toBe("mortgage");
    expect(lines.map(({ key }) => key)).toContain("income_needed_thb_month");
  });

  it.each([
    ["condo to buy in Ari up to 2 million", "half down, how much a month?"],
    ["คอนโดซื้อ อารีย์ ไม่เกิน 2 ล้าน", "ต้องผ่อนเท่าไหร่ถ้าดาวน์ครึ่งนึง"],
  ])("pay half of the price down, and no half a baht: %s", async (...talk) => {
    const { inputs } = partOf(await lastOf(...talk), "calculation");
    expect(inputs.find(({ key }) => key === "down_percent")?.value).toBe(50);
  });

  it.each([
    ["house to buy in Rawai or Nai Harn", "which area is cheaper?"],
    ["บ้านซื้อ ราไวย์หรือในหาน", "ที่ไหนราคาถูกกว่า"],
  ])("set the places of the search side by side: %s", async (...talk) => {
    const answer = await lastOf(...talk);
    expect(answer.parts.some(({ type }) => type === "insight")).toBe(true);
    expect(answer.state.criteria.places).toHaveLength(2);
  });

  it("of a neighbour ask for no next page", async () => {
    const answer = await lastOf("condo to buy in Ari", "no construction next door");
    expect(answer.parts.some(({ type }) => type === "criteria")).toBe(true);
    expect(answer.state.page ?? 1).toBe(1);
  });

  it("about a place spoken of before name no place of their own", async () => {
    const answer = await lastOf(
      "studio near Bumrungrad hospital to rent",
      "is it safe at night around there?",
    );
    expect(answer.text).not.toContain("night");
  });

  it("ask for figures without what no map tells", async () => {
    const answer = await lastOf("ทาวน์โฮมซื้อ พระราม 2", "เอาที่ใกล้ทางด่วน", "ผลตอบแทนเท่าไหร่");
    expect(answer.text).not.toContain("expressway");
    expect(answer.parts.filter(({ type }) => type === "insight")).toHaveLength(1);
  });

  it("ask of the kind of home that is looked for", async () => {
    const answer = await lastOf("house to buy in Hua Hin", "can foreigners buy?");
    expect(partOf(answer, "citation").slug).toBe("foreigners-and-land");
  });

  it.each([
    ["condo to rent in Ari", "my company says no higher than the 8th floor"],
    ["คอนโดให้เช่า อารีย์", "มีอันไหนว่างเข้าอยู่ได้เลยเดือนหน้า"],
  ])("tell of the home and are not out of scope: %s", async (...talk) => {
    expect((await lastOf(...talk)).parts.some(({ type }) => type === "criteria")).toBe(true);
  });
});

describe("incomes, homes of one's own and homes on screen, over several messages", () => {
  it.each([
    ["I earn 40k and my wife 35k, what can we afford?", 75_000],
    ["แฟนรายได้ 35000 ผม 40000 กู้ได้เท่าไหร่", 75_000],
    ["we each make 45k, how much house can we afford", 90_000],
    ["รายได้คนละ 30,000 กู้ซื้อบ้านได้กี่ล้าน", 60_000],
    ["เงินเดือนผม 25,000 เมียอีก 22,000 กู้บ้านได้เท่าไหร่", 47_000],
  ])("adds up two incomes: %s", async (message, income) => {
    expect(sheetOf(await lastOf(message)).income?.value).toBe(income);
  });

  it.each([
    ["I earn 45k and pay 8,000 a month for a car, what can I afford?", 45_000],
    ["เงินเดือน 30,000 ผ่อนรถ 8,000 กู้ได้เท่าไหร่", 30_000],
  ])("adds no debt to an income: %s", async (message, income) => {
    expect(sheetOf(await lastOf(message)).income?.value).toBe(income);
  });

  it.each([
    ["condo to buy in Ari up to 5 million", "with 1 million down, how much a month?"],
    ["คอนโดซื้อ อารีย์ ไม่เกิน 5 ล้าน", "ราคาแบบนี้ผ่อนเดือนละเท่าไหร่ ถ้าดาวน์ล้านนึง"],
  ])("pays a million down of the price that is looked for: %s", async (...talk) => {
    const { inputs } = partOf(await lastOf(...talk), "calculation");
    expect(inputs.find(({ key }) => key === "price_thb")?.value).toBe(5_000_000);
    expect(inputs.find(({ key }) => key === "down_percent")?.value).toBe(20);
  });

  it("takes the price from “a down payment for 3.5 million”", async () => {
    const answer = await lastOf("how much down payment for 3.5 million");
    expect(sheetOf(answer).price?.value).toBe(3_500_000);
  });

  it.each([
    ["land in Khao Yai", "land tax if it is appraised at 6 million?"],
    ["ที่ดินเขาใหญ่", "ภาษีที่ดินถ้าประเมิน 6 ล้าน เท่าไหร่"],
    ["ที่ดินเปล่าราคาประเมิน 6 ล้าน ภาษีที่ดินเท่าไหร่"],
  ])("taxes land that lies empty as such: %s", async (...talk) => {
    const { inputs, lines } = partOf(await lastOf(...talk), "calculation");
    expect(inputs.find(({ key }) => key === "use")?.value).toBe("vacant_land");
    expect(lines.find(({ key }) => key === "tax_thb")?.amount).toBe(18_000);
  });

  it.each([
    ["what can I rent my condo in Ari out for?", "rent"],
    ["I own a condo in Ari and want to know what I can rent it for", "rent"],
    ["what could I sell my house in Bang Na for", "sale"],
    ["คอนโดผมที่อารีย์ ปล่อยเช่าได้เท่าไหร่", "rent"],
  ])("asks the market what an own home would bring: %s", async (message, deal) => {
    const { result } = partOf(await lastOf(message), "insight");
    expect(result).toMatchObject({ scope: { criteria: { deal } } });
  });

  it.each([
    ["condo to rent in Ari max 20k", "should I just buy instead?"],
    ["condo to rent in Ari max 20k", "would buying be smarter?"],
    ["คอนโดให้เช่า อารีย์ ไม่เกิน 20,000", "ถ้าซื้อเลยจะคุ้มกว่าไหม"],
  ])("weighs buying and keeps the search: %s", async (...talk) => {
    const answer = await lastOf(...talk);
    expect(answer.parts.map(({ type }) => type)).toContain("insight");
    expect(answer.state.criteria.deal).toBe("rent");
  });

  it("looks nowhere near a workplace outside the province that is named, and near one inside it", async () => {
    const inside = await lastOf("we're moving to Bangkok, I'll work near Asok");
    expect(inside.state.criteria.near.map(({ name }) => name)).toEqual(["Asok"]);
    const outside = await lastOf("a house in Chiang Mai, I used to work near Asok");
    expect(outside.state.criteria.near).toEqual([]);
  });

  it("of the only home on screen tells how far it is, and asks for no other", async () => {
    const homes: readonly SmallHome[] = [{ id: "1", type: "house", sale: 4_000_000, metres: 400 }];
    const answer = await lastAnswerOf(
      ["house to buy in Ari", "which one is closest to a hospital?"],
      homes,
    );
    expect(answer.text).toContain("400 m");
    expect(answer.state.criteria.near).toEqual([]);
  });

  it("answers of the home talked about how far the station is", async () => {
    const homes: readonly SmallHome[] = [
      { id: "1", type: "condo", rent: 10_000, metres: 400 },
      { id: "2", type: "condo", rent: 12_000, metres: 700 },
    ];
    const say = conversation(smallMarket(homes).ports);
    await say("condo to rent in Ari");
    await say("is the second one pet friendly?");
    expect((await say("how far is it from the station?")).text).toContain("700 m");
  });

  it("asks the guide of the rent that is looked for", async () => {
    const answer = await lastOf("office to rent in Sathorn", "and is VAT on top?");
    expect(partOf(answer, "citation")).toMatchObject({ slug: "tax-on-rental-income", key: "vat" });
  });

  it("finds no home by a piece of a Thai sentence", async () => {
    const answer = await lastOf("บ้านซื้อ บางแค", "รถใหญ่เข้าได้");
    expect(answer.state.title_words).toBeUndefined();
    expect(answer.state.missed_words).toBeUndefined();
  });

  it.each([
    ["อยากซื้อคอนโดปล่อยเช่า แถวไหนผลตอบแทนดี งบ 3 ล้าน"],
    ["อยากซื้อคอนโดปล่อยเช่า แถวไหนผลตอบแทนดี งบ 3 ล้าน", "แล้วแถวห้วยขวางล่ะ"],
    ["คอนโดห้วยขวาง ซื้อ ไม่เกิน 3 ล้าน", "ปล่อยเช่าได้เดือนละเท่าไหร่", "หักค่าส่วนกลางกับภาษีแล้วเหลือกี่เปอร์เซ็นต์"],
    ["condo to buy in Ari", "what can I rent it out for?", "and after fees?"],
  ])("asks for a yield of homes at any price: %s", async (...talk) => {
    const { result } = partOf(await lastOf(...talk), "insight");
    expect(result).toMatchObject({ scope: { criteria: { deal: null, price: null } } });
  });

  it("wants a bigger garden, and no orchard", async () => {
    const answer = await lastOf("เช่าบ้านมีสวน พุทธมณฑล", "เอาที่สวนใหญ่ๆ หน่อย");
    expect(answer.state.criteria).toMatchObject({ types: ["house"], amenities: ["garden"] });
  });

  it("shows the one of those on screen that is closest", async () => {
    const homes: readonly SmallHome[] = [
      { id: "1", type: "condo", rent: 10_000, metres: 900 },
      { id: "2", type: "condo", rent: 12_000, metres: 300 },
    ];
    const answer = await lastAnswerOf(
      ["condo to rent in Ari near a hospital", "can you show me the closest one to the hospital"],
      homes,
    );
    expect(answer.text).toContain("Number 2 is closer");
  });

  it.each([
    ["บ้านได้มาจากมรดก ราคาประเมิน 4 ล้าน ขาย 6 ล้าน"],
    ["I inherited a house, appraised at 4 million, selling it for 6 million"],
  ])("works out what the sale of an inherited home costs: %s", async (message) => {
    const { tool, inputs } = partOf(await lastOf(message), "calculation");
    expect(tool).toBe("transfer_cost");
    expect(inputs.find(({ key }) => key === "acquisition")?.value).toBe("inherited_or_given");
  });

  it("goes back to the ones before", async () => {
    const answer = await lastOf(
      "condo to rent in Ari",
      "with a pool",
      "nah, back to the ones before",
    );
    expect(answer.state.criteria.amenities).toEqual([]);
  });

  it("asks of a yield behind a search for buildings", async () => {
    const answer = await lastOf(
      "apartment in Pattaya to buy",
      "what's the yield on buildings like this",
    );
    expect(answer.parts.map(({ type }) => type)).toContain("insight");
  });

  it.each([
    ["what if we set up a 30 year lease, how much does registration cost at 6 million"],
    ["จดทะเบียนเช่า 30 ปี 6 ล้าน เสียเท่าไหร่"],
  ])("registers a lease that is paid at once: %s", async (message) => {
    const { tool, lines } = partOf(await lastOf(message), "calculation");
    expect(tool).toBe("lease_registration");
    expect(lines.find(({ key }) => key === "total_thb")?.amount).toBe(66_000);
  });

  it.each([
    ["condo to rent in Ari", "what's the difference between the first two?"],
    ["คอนโดให้เช่า อารีย์", "อันแรกกับอันที่สองต่างกันยังไง"],
  ])("sets two of those on screen side by side: %s", async (search, question) => {
    const homes: readonly SmallHome[] = [
      { id: "1", type: "condo", rent: 10_000 },
      { id: "2", type: "condo", rent: 12_000 },
    ];
    const say = conversation(smallMarket(homes).ports);
    await say(search);
    expect((await say(question)).state.compared).toEqual(["1", "2"]);
  });

  it.each([
    ["whats better value right now, Ari or Thong Lo", "1 bed to rent"],
    ["อารีย์กับทองหล่อที่ไหนถูกกว่า", "เอา 1 ห้องนอน ให้เช่า"],
  ])("looks where the question was about: %s", async (...talk) => {
    const { criteria } = (await lastOf(...talk)).state;
    expect(criteria).toMatchObject({ deal: "rent", bedrooms: { min: 1, max: 1 } });
    expect(criteria.places).toEqual(["Ari", "Thong Lo"]);
  });

  it.each([
    ["studio near Bumrungrad hospital", "max 18k incl. utilities if possible"],
    ["condo in Ari", "up to 18k including bills"],
  ])("takes an amount with bills as the rent: %s", async (...talk) => {
    expect((await lastOf(...talk)).state.criteria.price).toEqual({ max: 18_000, per: "month" });
  });

  it.each([["บ้านรามอินทรา", "หลังไหนที่ดินเยอะสุด"]])(
    "asks for much land, and for no plot: %s",
    async (...talk) => {
      expect((await lastOf(...talk)).state.criteria.types).toEqual(["house"]);
    },
  );

  it.each([["บ้านรามอินทรา", "ดอกเบี้ยตอนนี้เท่าไหร่"]])(
    "asks the bank about interest: %s",
    async (...talk) => {
      const answer = await lastOf(...talk);
      expect(answer.parts.map(({ type }) => type)).not.toContain("insight");
      expect(answer.text).toContain("ธนาคาร");
    },
  );

  it("asks which of those on screen has the lowest price per square metre", async () => {
    const homes: readonly SmallHome[] = [
      { id: "1", type: "condo", sale: 4_000_000, area: 40 },
      { id: "2", type: "condo", sale: 5_000_000, area: 80 },
    ];
    const answer = await lastAnswerOf(
      ["condo to buy in Ari", "which one has the lowest price per sqm"],
      homes,
    );
    expect(answer.text).toContain("Number 2");
  });
});

describe("the costs of transfer day asked in few words", () => {
  const QUESTION = "and the costs on transfer day?";

  it("behind a search to buy up to a price are a sum of that price", async () => {
    const answer = await lastOf("condo to buy in Ari up to 4 million", QUESTION);
    expect(sheetOf(answer)).toMatchObject({
      tool: "transfer_cost",
      price: { value: 4_000_000, origin: "assumed" },
    });
  });

  it.each([
    ["condo to buy in Ari"],
    ["condo to rent in Ari max 20k"],
    ["condo to buy in Ari from 4 million"],
  ])("behind a search without such a price are told by the guide: %s", async (search) => {
    const answer = await lastOf(search, QUESTION);
    expect(answer.parts.map(({ type }) => type)).not.toContain("calculation");
    expect(answer.parts.map(({ type }) => type)).toContain("citation");
  });
});

describe("homes that were compared", () => {
  const HOMES: readonly SmallHome[] = [
    { id: "1", type: "condo", rent: 10_000 },
    { id: "2", type: "condo", rent: 12_000 },
    { id: "3", type: "condo", rent: 14_000 },
  ];

  it("stay the ones that are asked about, until a search shows others", async () => {
    const say = conversation(smallMarket(HOMES).ports);
    await say("condo to rent in Ari");
    expect((await say("compare the first two")).state.compared).toEqual(["1", "2"]);
    expect((await say("which is cheaper?")).state.compared).toEqual(["1", "2"]);
    expect((await say("thanks")).state.compared).toEqual(["1", "2"]);
    expect((await say("under 13k please")).state.compared).toBeUndefined();
  });
});

describe("what adds to a sum about a sale", () => {
  const SALE = "what is left if I sell my condo for 5 million";

  it("is that sum with what was added, in the language of what was asked", async () => {
    const answer = await lastOf(SALE, "I have been in the house register for two years");
    const { tool, inputs } = partOf(answer, "calculation");
    expect(tool).toBe("seller_net");
    expect(inputs.find(({ key }) => key === "in_house_register")?.value).toBe("yes");
    expect(answer.text).toContain("the seller keeps");
  });

  it("is no sum where nothing was added", async () => {
    const { parts } = await lastOf(SALE, "thanks a lot");
    expect(parts.map(({ type }) => type)).not.toContain("calculation");
  });

  it("of a home on screen is the transfer of that home", async () => {
    const say = conversation(
      smallMarket([
        { id: "1", sale: 3_000_000 },
        { id: "2", sale: 4_000_000 },
      ]).ports,
    );
    await say("condo to buy in Ari");
    const answer = await say("how much are the transfer costs of the second one?");
    expect(sheetOf(answer)).toMatchObject({ tool: "transfer_cost", price: { value: 4_000_000 } });
  });
});

it.each([
  [
    "condo to buy in Ari up to 4 million",
    "what would my monthly payment be?",
    "a price of ฿4,000,000",
  ],
  ["condo to rent in Ari max 20k", "how much cash on day one?", "a rent of ฿20,000"],
  ["land to buy in Khao Yai", "land tax if it is appraised at 6 million?", "land left empty"],
])("a sum says what of the search it was worked out for: %s", async (search, asked, words) => {
  expect((await lastOf(search, asked)).text).toContain(`Worked out for ${words}`);
});
