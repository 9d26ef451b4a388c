import { EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import {
  conversation,
  lastAnswerOf,
  lastAnswerOver,
  lastOf,
  partOf,
} from "./testing/conversation.ts";
import { smallMarket, type SmallHome } from "./testing/small-market.ts";

describe("a home that somebody tells more of, behind a question about its price", () => {
  it.each([
    ["what could I rent my condo in Thong Lo out for?", "it's a 2 bed, 65 sqm", "condo"],
    ["อยากขายบ้านที่รังสิต ควรตั้งราคาเท่าไหร่ดี", "เป็นบ้านเดี่ยว 3 นอน 60 ตรว", "house"],
    ["is 5 million fair for a house in Hua Hin?", "it's a 3 bedroom with a pool", "house"],
  ])("is asked about with all of it, and not searched for: %s, %s", async (asked, told, type) => {
    const answer = await lastOf(asked, told);
    const { result } = partOf(answer, "insight");
    const criteria = result.kind === "refused" ? result.scope?.criteria : undefined;
    expect(criteria).toMatchObject({ types: [type] });
    expect(criteria?.places).toHaveLength(1);
    expect(criteria?.bedrooms).not.toBeNull();
    expect(answer.state.criteria).toEqual(EMPTY_CRITERIA);
  });
});

describe("a place that is compared with the one before", () => {
  it.each([
    ["townhouse in Nonthaburi for sale", "how does that compare to Pak Kret prices"],
    ["condo to rent in Ari", "how does that compare with Thong Lo?"],
    ["average rent for a 1 bed in Ari", "how does that compare with Thong Lo?"],
    ["condo to rent in Ari", "what about Thong Lo instead, is it much cheaper?"],
    ["condo to rent in Ari", "is it cheaper than thonglor"],
    ["หาคอนโดเช่าอารีย์", "เทียบกับทองหล่อล่ะ"],
  ])("is set beside it: %s, %s", async (...talk) => {
    const { result } = partOf(await lastOf(...talk), "insight");
    if (result.kind !== "refused") throw new Error(result.kind);
    expect(result.scope?.criteria.places).toHaveLength(2);
  });
});

it("numbers of rooms that are compared in one place are compared in no other", async () => {
  const { result } = partOf(
    await lastOf("condo to rent in Thong Lo", "do two beds rent for more than one beds in Ari?"),
    "insight",
  );
  expect(result.kind === "refused" ? result.scope?.criteria.places : []).toEqual(["Ari"]);
});

describe("the cheapest one", () => {
  it.each([
    [
      "townhouse in Nonthaburi for sale",
      "what's the cheapest one like that within 5km of the MRT?",
    ],
    ["หาคอนโดเช่าอารีย์", "คอนโดถูกสุดเท่าไหร่"],
  ])("is looked for where homes were looked for: %s, %s", async (...talk) => {
    const { state } = await lastOf(...talk);
    expect(state.criteria).toMatchObject({ sort: "cheapest" });
    expect(state.criteria.places).toHaveLength(1);
  });
});

describe("a question that names nothing to look for", () => {
  it.each([
    ["condo to rent in Ari 20k", "leasehold or freehold?", "leases-and-renewals"],
    ["หาอพาร์ตเมนต์เช่าอารีย์ 5000", "ขอรายวันได้ไหม", "short-lets"],
  ])("is answered by the guide, not by the same search: %s, %s", async (search, question, slug) => {
    expect(partOf(await lastOf(search, question), "citation").slug).toBe(slug);
  });

  it.each([
    ["condo to rent in Ari 20k", "thanks, can you send me these by email?"],
    ["condo to rent in Ari 20k", "email me the list"],
    ["หาคอนโดเช่าอารีย์", "ส่งเข้าเมลให้หน่อย"],
  ])("but to be sent what was shown is told what there is instead: %s, %s", async (...talk) => {
    const { text, parts } = await lastOf(...talk);
    expect(text).toMatch(/page of its own|มีหน้าของตัวเอง/);
    expect(parts).toEqual([]);
  });
});

it("cheaper, if further out, lowers the price and widens the distance", async () => {
  const { state, text } = await lastOf(
    "condo to rent within 800 m of BTS Ari under 15000",
    "cheaper but a bit further out",
  );
  expect(state.criteria.near).toMatchObject([{ within_m: 1_600 }]);
  expect(state.criteria.price?.max).toBe(12_000);
  expect(text).toContain("below your last limit");
  expect(text).toContain("widened");
});

const HOMES: readonly SmallHome[] = [
  { id: "1", type: "condo", place: "Ari", rent: 30_000, bedrooms: 2 },
  { id: "2", type: "condo", place: "Ari", rent: 31_000, bedrooms: 2 },
];

describe("what no field of a listing states", () => {
  it.each([
    [
      "condo to rent in Ari",
      "what floor is the first one on?",
      "any discount for 2 year contract?",
    ],
    ["condo to rent in Ari", "what floor is the first one on?", "does the owner accept 6 months?"],
    ["condo to rent in Ari", "what floor is the first one on?", "how's the water pressure there"],
    ["หาคอนโดเช่าอารีย์", "ห้องแรกชั้นอะไร", "มีมุมทำงานไหม"],
  ])("is asked of the home that is talked about: %s, %s, %s", async (...talk) => {
    const { text, state } = await lastAnswerOf(talk, HOMES);
    expect(text).toMatch(/can't tell that from its listing|ข้อมูลในประกาศไม่พอ/);
    expect(state.about_home).toBe("1");
  });

  it("is of no home where none is meant", async () => {
    const talk = ["condo to rent in Ari", "what floor is the first one on?", "who is the president?"]; // prettier-ignore
    expect((await lastAnswerOf(talk, HOMES)).text).toContain("outside what I can do");
  });

  it.each([
    ["condo to rent in Ari", "how's the water pressure there"],
    ["condo to rent in Ari", "what year was it built"],
    ["condo to rent in Ari", "who is the agent"],
    ["condo to rent in Ari", "when can I move in"],
    ["หาคอนโดเช่าอารีย์", "สร้างปีไหน"],
    ["หาคอนโดเช่าอารีย์", "ใครเป็นเจ้าของ"],
  ])("asks which of several is meant: %s, %s", async (...talk) => {
    const { text, state } = await lastAnswerOf(talk, HOMES);
    expect(text).toMatch(/not sure which of them you mean|ไม่แน่ใจว่าหมายถึงรายการไหน/);
    expect(state.criteria.deal).toBe("rent");
  });
});

it("the home that is talked about is described where no other is named", async () => {
  const answer = await lastAnswerOf(
    ["condo to rent in Ari", "what floor is the second one on?", "tell me more about it"],
    HOMES,
  );
  expect(partOf(answer, "home_facts").homes.map(({ id }) => id)).toEqual(["2"]);
});

describe("what two people earn together", () => {
  it.each([
    ["house for sale in Hat Yai", "my salary is 25k and my brother's 20k"],
    ["หาบ้านซื้อหาดใหญ่", "เงินเดือนผม 25000 น้อง 20000"],
    ["หาบ้านซื้อหาดใหญ่", "เงินเดือนผม 25000 น้อง 20000", "ถ้าดาวน์ 20%"],
  ])("is an income and no budget: %s, %s", async (...talk) => {
    const answer = await lastOf(...talk);
    const { inputs } = partOf(answer, "calculation");
    expect(inputs.find(({ key }) => key === "income_thb_month")?.value).toBe(45_000);
    expect(answer.state.criteria).toMatchObject({ deal: "sale", price: null });
    const lent = talk.length === 3 ? 80 : 90;
    expect(inputs.find(({ key }) => key === "loan_percent")?.value).toBe(lent);
  });
});

it.each([["condo for sale in Lat Phrao under 1.8 million", "ผ่อนต่อเดือนประมาณเท่าไหร่ถ้ากู้เต็ม"]])(
  "a loan of the whole price pays nothing down: %s, %s",
  async (...talk) => {
    const { inputs, tool } = partOf(await lastOf(...talk), "calculation");
    expect(tool).toBe("mortgage");
    expect(inputs.find(({ key }) => key === "down_percent")).toMatchObject({
      value: 0,
      origin: "said",
    });
  },
);

it("a search behind whether to rent or to buy is for neither alone", async () => {
  const { state } = await lastOf(
    "is it better to rent or buy if I stay 4 years in Bangkok",
    "2 bed near Phrom Phong",
  );
  expect(state.criteria).toMatchObject({ deal: null, bedrooms: { min: 2, max: 2 } });
});

it.each([
  ["house in Ekkamai or Phra Khanong to rent", "which has more houses"],
  ["pool villa in Hua Hin for sale", "what about Cha-am, is it cheaper there?"],
  ["หาคอนโดเช่าอารีย์", "แล้วทองหล่อล่ะ แพงกว่าไหม"],
])("two places are set side by side by %s, %s", async (...talk) => {
  const { result } = partOf(await lastOf(...talk), "insight");
  expect(result.kind === "refused" ? result.scope?.criteria.places : []).toHaveLength(2);
});

describe("a place that is only wished for, and nothing else", () => {
  it.each([
    ["condo to rent in Ari", "near the purple line would be great", "MRT Purple Line"],
    ["condo to rent in Ari", "Thong Lo if possible", "Thong Lo"],
    ["หาคอนโดเช่าอารีย์", "ถ้าได้ทองหล่อก็ดี", "Thong Lo"],
  ])("leaves the search, and is one tap: %s, %s", async (search, wish, place) => {
    const answer = await lastAnswerOf([search, wish], HOMES);
    expect(answer.state.criteria).toMatchObject({ places: ["Ari"], near: [] });
    const [choice] = partOf(answer, "question").choices;
    const { places = [], near = [] } = choice?.criteria ?? {};
    expect([...places, ...near.map(({ name }) => name)]).toContain(place);
  });
});

describe("a place whose name needs its city beside it", () => {
  it.each([
    ["condo to rent in Chiang Mai", "what about the old city", { places: ["Chiang Mai Old City"] }],
    ["house to rent in Phuket", "old town instead", { places: ["Phuket Old Town"] }],
  ])("is found where the city was named before: %s, %s", async (search, wish, criteria) => {
    expect((await lastOf(search, wish)).state.criteria).toMatchObject(criteria);
  });
});

describe("a wish that no search looks for", () => {
  it.each([
    ["warehouse to rent in Bang Na", "with office inside and 3-phase power"],
    ["condo to rent in Ari", "not on a main road please"],
    ["หาบ้านเช่าพัทยา", "มีรั้วรอบขอบชิด"],
  ])("is told in its words, and the search stays: %s, %s", async (search, wish) => {
    const { text, state } = await lastOf(search, wish);
    expect(text).toContain(`“${wish.replace(" please", "")}”`);
    expect(state.criteria.places).toHaveLength(1);
  });

  it("is not told where the same is asked for again", async () => {
    const { text } = await lastOf("condo to rent in Ari", "condo please");
    expect(text).toContain("Your search is the same as before.");
  });
});

describe("a sum that goes on with the home before", () => {
  it.each([
    ["townhouse for sale in Ari", "หลังแรกผ่อนเท่าไหร่ถ้าดาวน์สองแสน"],
    ["townhouse for sale in Ari", "หลังแรกผ่อนเท่าไหร่ถ้าดาวน์สองแสน", "ต้องใช้เงินเดือนเท่าไหร่"],
    ["townhouse for sale in Ari", "instalment for the first one with 200,000 down?"],
  ])("takes what is paid down from its price: %s, %s, %s", async (...talk) => {
    const answer = await lastAnswerOf(talk, [
      { id: "1", type: "townhouse", place: "Ari", sale: 2_500_000 },
    ]);
    const { inputs, tool } = partOf(answer, "calculation");
    expect(tool).toBe("mortgage");
    expect(inputs.find(({ key }) => key === "down_percent")?.value).toBe(8);
  });

  it("behind a search to rent is what is paid before moving in", async () => {
    const { tool } = partOf(
      await lastOf("condo to rent in Ari max 25k", "how much upfront?"),
      "calculation",
    );
    expect(tool).toBe("move_in_cash");
  });
});

it.each([
  ["warehouse to rent in Ari", "how much is that per sqm", "฿125 a month per m²"],
  ["โกดังให้เช่าอารีย์", "ห้องแรกตารางเมตรละเท่าไหร่", "ตารางเมตรละ ฿125 ต่อเดือน"],
])("what a square metre of a home costs is told: %s, %s", async (search, question, told) => {
  const answer = await lastAnswerOf(
    [search, question],
    [{ id: "1", type: "warehouse", place: "Ari", rent: 50_000, area: 400 }],
  );
  expect(answer.text).toContain(told);
});

it("half a question goes on with the one that the guide answered", async () => {
  const answer = await lastOf("can a foreigner own a shophouse?", "through a company?");
  expect(partOf(answer, "citation")).toMatchObject({ slug: "foreigners-and-land", key: "company" });
});

it("another number of rooms, where there are none of the first, takes its place", async () => {
  const { state } = await lastOf("คอนโดเช่าอารีย์ 2 ห้องนอน", "ไม่มีก็ 1 ห้องนอนใหญ่ๆ 45 ตรม ขึ้นไป");
  expect(state.criteria).toMatchObject({ bedrooms: { min: 1, max: 1 }, area_sqm: { min: 45 } });
});

describe("a question about one home that says first which one", () => {
  it.each([
    ["the first one, how many sqm and when was it built", /40 m².*built/],
    ["ห้องแรกห่างจากคณะแพทย์เท่าไหร่", /ข้อมูลในประกาศไม่พอ/],
  ])("is answered of that home: %s", async (question, told) => {
    const homes = HOMES.map((home) => ({ ...home, area: 40 }));
    const { text } = await lastAnswerOf(["condo to rent in Ari", question], homes);
    expect(text).toMatch(told);
  });
});

it("whether 'that price' is usual is asked of the most that is searched for, where no home is meant", async () => {
  const { parts, text } = await lastAnswerOf(
    ["condo to rent in Ari up to 35k", "is that price normal for the area?"],
    HOMES,
  );
  expect(text).not.toContain("which of them");
  expect(parts.map(({ type }) => type)).toContain("insight");
});

it("a pet that is searched for already makes a question of the deposit no search", async () => {
  const answer = await lastAnswerOf(["condo to rent in Ari with a dog", "pet deposit?"], HOMES);
  expect(partOf(answer, "citation").slug).toBe("pets-in-a-condo");
});

it("which areas a budget reaches within a place is asked of the market", async () => {
  const { parts } = await lastOf("3 bed condo Bangkok under 10M, which areas can I afford");
  expect(parts.map(({ type }) => type)).toEqual(["insight"]);
});

it.each([
  ["we search apartment in bangkok, we have maybe 30 000 baht, she work in silom", 30_000],
  ["house 3 500 000 baht Hua Hin", 3_500_000],
])("an amount with spaces between its thousands is read whole: %s", async (message, most) => {
  expect((await lastOf(message)).state.criteria.price?.max).toBe(most);
});

it("a home larger than the one of today has at least its size", async () => {
  const { state } = await lastOf("คอนโดเช่า รัชดา 14000", "ห้องใหญ่กว่าเดิม 30 ตรม");
  expect(state.criteria.area_sqm).toEqual({ min: 30 });
});

const VILLAS: readonly SmallHome[] = [
  { id: "1", type: "villa", place: "Rawai", sale: 11_000_000, area: 200 },
  { id: "2", type: "villa", place: "Rawai", sale: 9_000_000, area: 240 },
];

describe("what is asked of the homes on screen", () => {
  it("is their land where land is named, not their floor", async () => {
    const { text } = await lastAnswerOf(
      ["villa to buy in Rawai", "which of these has the biggest land"],
      VILLAS,
    );
    expect(text).toBe("None of the two listings says.");
  });

  it.each([
    ["villa to buy in Rawai", "which is the best value?", "Number 2 is cheaper per square metre"],
    ["หาวิลล่าซื้อราไวย์", "ตัวไหนคุ้มสุด", "หมายเลข 2"],
  ])("is the price of a square metre where value is: %s, %s", async (search, question, told) => {
    expect((await lastAnswerOf([search, question], VILLAS)).text).toContain(told);
  });

  it("is the cost of the transfer of the one that was talked about", async () => {
    const answer = await lastAnswerOf(
      ["villa to buy in Rawai", "what floor is the second one on?", "ต้องมีเงินสดเท่าไหร่วันโอน"],
      VILLAS,
    );
    const { tool, inputs } = partOf(answer, "calculation");
    expect(tool).toBe("transfer_cost");
    expect(inputs.find(({ key }) => key === "price_thb")?.value).toBe(9_000_000);
  });

  it("is the market of land, where its price by the wah is asked for", async () => {
    const { parts } = await lastAnswerOf(
      [
        "villa to buy in Rawai",
        "what floor is the first one on?",
        "what's the price per wah there",
      ],
      VILLAS,
    );
    expect(parts.map(({ type }) => type)).toContain("insight");
  });

  it("is what homes like the one that is meant are let for", async () => {
    const { ports } = smallMarket(VILLAS);
    const asked: (string | null)[] = [];
    const say = conversation({
      ...ports,
      marketInsight: (request) => {
        asked.push(request.listingId);
        return ports.marketInsight(request);
      },
    });
    await say("villa to buy in Rawai");
    await say("what floor is the second one on?");
    await say("how much rent could it bring");
    expect(asked[0]).toBe("2");
  });
});

it.each([
  ["หาคอนโดเช่าอารีย์", "ถ้าอยู่ไม่ครบสัญญาจะเป็นไง", "rental-contracts-and-the-law"],
  ["condo to buy in Ari", "how long can I stay in Thailand if I buy", "visas-and-property"],
])("is answered by the guide in the middle of a search: %s, %s", async (search, question, slug) => {
  expect(partOf(await lastOf(search, question), "citation").slug).toBe(slug);
});

it("the total of the first month is of no first home", async () => {
  const { tool, inputs } = partOf(
    await lastOf("condo to rent in Ari max 8k", "how much total first month"),
    "calculation",
  );
  expect(tool).toBe("move_in_cash");
  expect(inputs.find(({ key }) => key === "rent_thb_month")?.value).toBe(8_000);
});

describe("who borrows along", () => {
  const BEFORE = ["อยากซื้อคอนโด เงินเดือน 35000", "ภาระผ่อนรถ 7000"];
  it.each([
    [...BEFORE, "แล้วถ้ากู้ร่วมกับแฟนเงินเดือน 28000"],
    [...BEFORE, "แล้วถ้ากู้ร่วมกับแฟนเงินเดือน 28000", "แล้วถ้าผ่อน 20 ปี"],
    ["condo to buy, my salary is 35k", "and together with my wife, salary 28k?"],
  ])("adds to the income that was told before, once: %s, %s, %s, %s", async (...talk) => {
    const answer = await lastOf(...talk);
    const { inputs } = partOf(answer, "calculation");
    expect(inputs.find(({ key }) => key === "income_thb_month")?.value).toBe(63_000);
    expect(answer.state.finances?.income_month).toBe(63_000);
  });
});

it("a loan behind the costs of the transfer is a sum of its own, of the same home", async () => {
  const homes: readonly SmallHome[] = [
    { id: "1", type: "house", place: "Phutthamonthon", sale: 2_500_000 },
  ];
  const { tool, inputs } = partOf(
    await lastAnswerOf(
      ["บ้านซื้อ พุทธมณฑล", "หลังแรกชั้นไหน", "รวมค่าโอนแล้วต้องมีเงินเท่าไหร่", "ถ้าผ่อน 15 ปีล่ะ"],
      homes,
    ),
    "calculation",
  );
  expect(tool).toBe("mortgage");
  expect(inputs.find(({ key }) => key === "years")?.value).toBe(15);
  expect(inputs.find(({ key }) => key === "price_thb")?.value).toBe(2_500_000);
});

it("that budget, in another place, is the one of the search", async () => {
  const { state } = await lastOf("คอนโดซื้อ อารีย์ ไม่เกิน 3 ล้าน", "งั้นหาคอนโดงบนั้นแถวบางซื่อ");
  expect(state.criteria).toMatchObject({
    deal: "sale",
    places: ["Bang Sue"],
    price: { max: 3_000_000, per: "total" },
  });
});

it("what a home would earn is its yield", async () => {
  const answer = await lastAnswerOf(
    ["condo to buy in Ari", "what would the first one earn me per year"],
    [{ id: "1", type: "condo", place: "Ari", sale: 2_600_000, rent: 12_000, area: 30 }],
  );
  expect(partOf(answer, "calculation").tool).toBe("rental_yield");
});

describe("show me those", () => {
  it.each([
    ["condo to rent in Ari", "what about Thong Lo, is it cheaper?", "ok show me those"],
    ["หาคอนโดเช่าอารีย์", "ทองหล่อถูกกว่าไหม", "งั้นขอดูหน่อย"],
  ])("looks in the place that was asked about: %s, %s, %s", async (...talk) => {
    const { state } = await lastOf(...talk);
    expect(state.criteria).toMatchObject({ deal: "rent", types: ["condo"], places: ["Thong Lo"] });
  });

  it.each([
    ["condo to rent in Ari", "show me"],
    ["หาคอนโดเช่าอารีย์", "ขอดูหน่อย"],
  ])("is no wish that could not be looked for: %s, %s", async (...talk) => {
    expect((await lastOf(...talk)).text).not.toMatch(/can't search by|ยังค้นหาด้วย/);
  });
});

describe("a number behind “and”", () => {
  it.each(["and 25?", "and with 25?", "and at 25"])("is the next budget: %s", async (said) => {
    const { state } = await lastOf("condo to rent in Ari 20k", "is that price normal?", said);
    expect(state.criteria.price).toEqual({ max: 25_000, per: "month" });
  });
});

it("what homes sell for is asked of sales, also beside “rent it out”", async () => {
  const talk = [
    "whether to sell or rent out a house in Lat Phrao: what do houses there sell for?",
    "and rent?",
  ];
  const deals = [];
  for (const until of [1, 2]) {
    const { result } = partOf(await lastOf(...talk.slice(0, until)), "insight");
    deals.push(result.kind === "refused" ? result.scope?.criteria.deal : null);
  }
  expect(deals).toEqual(["sale", "rent"]);
});

it("cheaper leaves no least price, which would hide what is asked for", async () => {
  const { state } = await lastAnswerOf(
    ["villa to buy in Rawai 8 to 12 million", "anything cheaper?"],
    VILLAS,
  );
  expect(state.criteria.price?.min).toBeUndefined();
  expect(state.criteria.price?.max).toBeLessThan(12_000_000);
});

it.each([
  ["land in Hua Hin under 20,000 a wah", "20,000 a wah"],
  ["ที่ดินบางบัวทอง 100 ตารางวา ไม่เกินวาละ 20000", "วาละ 20000"],
])("the price of a square wah, by which nothing is searched, is told: %s", async (said, wish) => {
  expect(partOf(await lastOf(said), "criteria").wishes).toContain(wish);
});

it("who stays by the month goes on with the same search", async () => {
  const { state } = await lastOf("house in Pattaya for a week", "ok not daily, monthly then");
  expect(state.criteria).toMatchObject({ deal: "rent", types: ["house"], places: ["Pattaya"] });
});

describe("an offer of one search", () => {
  it.each([
    ["townhouse in Lat Phrao to buy", "our salary is 80k", "ok do that"],
    ["หาทาวน์เฮาส์ซื้อลาดพร้าว", "เงินเดือนรวมกัน 80000 กู้ผ่านไหม", "เอาตามนั้นเลย หาให้หน่อย"],
  ])("is taken by yes: %s, %s, %s", async (...talk) => {
    const { state } = await lastOf(...talk);
    expect(state.criteria).toMatchObject({
      deal: "sale",
      types: ["townhouse"],
      price: { max: 5_620_000, per: "total" },
    });
  });

  it("is not taken by a request of its own", async () => {
    const { state } = await lastOf(
      "townhouse in Lat Phrao to buy",
      "our salary is 80k",
      "under 3m",
    );
    expect(state.criteria.price).toEqual({ max: 3_000_000, per: "total" });
  });
});

describe("which areas", () => {
  it.each([
    ["condo to rent in Bangkok up to 30k near BTS", "which areas should we look at?"],
    ["หาคอนโดเช่ากรุงเทพ ไม่เกิน 30000 ใกล้ BTS", "ย่านไหนดี"],
  ])("are those of the budget that is searched with: %s, %s", async (...talk) => {
    const { result } = partOf(await lastOf(...talk), "insight");
    if (result.kind !== "refused") throw new Error(result.kind);
    expect(result.scope?.criteria).toMatchObject({
      deal: "rent",
      types: ["condo"],
      places: ["Bangkok"],
      near: [{ kind: "transit", name: "BTS", within_m: 5_000 }],
      price: { max: 30_000, per: "month" },
    });
  });
});

it.each([
  [
    "villa in Samui to buy 15m",
    "what are the running costs",
    "who owns the land?",
    "foreigners-and-land",
  ],
  ["villa in Samui to buy 15m", "can we set up a company", "foreigners-and-land"],
  ["หาอพาร์ตเมนต์เช่ารามคำแหง 4500", "จ่ายรายวันได้เปล่า", "short-lets"],
  ["หาที่ดินซื้อนครนายก", "ต้องเสียภาษีอะไรบ้าง", "costs-on-transfer-day"],
  ["land to buy in Khao Yai", "what taxes each year if I leave it empty", "land-and-building-tax"],
  ["condo for sale in Ari", "who pays transfer", "costs-on-transfer-day"],
  ["2 bed in Jomtien to rent max 30k", "is 2 months ok?", "short-lets"],
])(
  "the guide answers what is asked next, not what was asked before: %s, %s, %s",
  async (...talk) => {
    const slug = talk.pop();
    expect(partOf(await lastOf(...talk), "citation").slug).toBe(slug);
  },
);

it.each([
  "compare buying a 3 million condo and renting for 15k over 10 years",
  "ช่วยเทียบซื้อคอนโด 3 ล้านกับเช่าเดือนละ 15000 อยู่ 10 ปี",
])("renting set against buying is a sum and no search: %s", async (said) => {
  const { tool, inputs } = partOf(await lastOf(said), "calculation");
  expect(tool).toBe("rent_or_buy");
  expect(inputs.find(({ key }) => key === "stay_years")?.value).toBe(10);
});

it.each([
  ["I work at Bumrungrad, need somewhere i can walk to work", "Bumrungrad Hospital"],
  ["work at Bangkok Patana, must be walkable to work", "Bangkok Patana School"],
])("work that was named is what is walked to: %s", async (said, name) => {
  const { state } = await lastOf(said);
  expect(state.criteria.near).toMatchObject([{ name, within_m: 800 }]);
});

describe("a budget that is doubted", () => {
  it.each([
    ["condo to rent in Ari up to 10k", "is it realistic?"],
    ["condo to rent in Ari up to 10k", "is my budget realistic?"],
    ["หาคอนโดเช่าอารีย์ ไม่เกิน 10000", "งบเท่านี้เป็นไปได้ไหม"],
  ])("is set among what homes there ask: %s, %s", async (...talk) => {
    const { ports } = smallMarket([]);
    const asked: (number | null)[] = [];
    const marketInsight: typeof ports.marketInsight = (request) => {
      asked.push(request.askedThb);
      return ports.marketInsight(request);
    };
    await lastAnswerOver({ ...ports, marketInsight }, talk);
    expect(asked.at(-1)).toBe(10_000);
  });
});

it("a budget that no home is sold for is one of a rent, once renting is said", async () => {
  const { state } = await lastOf("house near BTS Ari, 80k max, freehold ok if we buy", "rent only");
  expect(state.criteria).toMatchObject({ deal: "rent", price: { max: 80_000, per: "month" } });
});

describe("how many", () => {
  it.each([
    ["villa to buy in Rawai", "how many do you have?"],
    ["หาวิลล่าซื้อราไวย์", "มีกี่หลัง"],
  ])("are those of the same search: %s, %s", async (...talk) => {
    const { text, parts } = await lastAnswerOf(talk, VILLAS);
    expect(text).not.toMatch(/can't search by|ยังค้นหาด้วย/);
    expect(parts.find((part) => part.type === "listings")?.counts.total).toBe(2);
  });
});

it.each([
  ["villa to buy in Rawai", "any of these have a boat pier?"],
  ["villa to buy in Rawai", "and the nicest?"],
])("what no listing states is named as such, and not declined: %s, %s", async (...talk) => {
  expect((await lastAnswerOf(talk, VILLAS)).text).toContain("I can't search by");
});

it("another kind elsewhere behind “ok” goes on with the deal and the budget", async () => {
  const { state } = await lastOf("house to rent in Ari up to 50k", "ok rama 3 condos, river view");
  expect(state.criteria).toMatchObject({
    deal: "rent",
    types: ["condo"],
    places: ["Rama 3"],
    price: { max: 50_000, per: "month" },
  });
});

it("a home whose price was asked about is the one that is talked about", async () => {
  const { state } = await lastAnswerOf(
    ["villa to buy in Rawai", "is number 2 a good deal?"],
    VILLAS,
  );
  expect(state.about_home).toBe("2");
});

it.each([
  ["บ้านขาย แจ้งวัฒนะ 3.5 ล้าน", "ดาวน์เท่าไหร่ ผ่อนเท่าไหร่"],
  ["house for sale in Ari 3.5 million", "how much is the down payment"],
])("what is paid down is of the price that is searched for: %s, %s", async (...talk) => {
  const { tool, inputs } = partOf(await lastOf(...talk), "calculation");
  expect(tool).toBe("mortgage");
  expect(inputs.find(({ key }) => key === "price_thb")?.value).toBe(3_500_000);
});

it.each([
  ["villa to buy in Rawai", "how far is the first from the beach?", "and from a hospital?"],
  ["หาวิลล่าซื้อราไวย์", "หลังแรกห่างจากทะเลเท่าไหร่", "แล้วจากโรงพยาบาลล่ะ กี่กิโล"],
])("the distance to something else is of the same home: %s, %s, %s", async (...talk) => {
  const homes = VILLAS.map((home) => ({ ...home, metres: 390 }));
  const { text, state } = await lastAnswerOf(talk, homes);
  expect(text).toContain("390");
  expect(state.criteria.near).toEqual([]);
});

it.each(["second page", "page 2", "หน้า 2"])("a page is no home: %s", async (said) => {
  const { state } = await lastAnswerOf(["villa to buy in Rawai", said], VILLAS);
  expect(state.about_home).toBeUndefined();
});

it.each([
  ["my landlord won't return my deposit, what can I do?", "it's been 45 days"],
  ["my landlord won't return my deposit, what can I do?", "contract says 30"],
  ["เจ้าของไม่คืนเงินประกันทำยังไงดี", "สัญญาเขียนไว้ 30 วัน"],
])("more of a quarrel asks for no home: %s, %s", async (...talk) => {
  const { parts, state } = await lastOf(...talk);
  expect(parts.filter(({ type }) => type === "question" || type === "listings")).toEqual([]);
  expect(state.criteria).toEqual(EMPTY_CRITERIA);
});

it("a landlord who allows cats is looked for, and no law", async () => {
  const { state } = await lastOf("find me a place near ari under 20k, landlord that allows cats");
  expect(state.criteria).toMatchObject({ amenities: ["pet_friendly"], price: { max: 20_000 } });
});

it.each([
  ["with 500k in savings and a salary of 30k, what price can we afford?"],
  ["ถ้ามีเงินเก็บ 500,000 เงินเดือน 30,000 ควรซื้อหรือเช่าดี"],
])("savings are no price of a home: %s", async (said) => {
  const { inputs } = partOf(await lastOf(said), "calculation");
  expect(inputs.find(({ key }) => key === "income_thb_month")?.value).toBe(30_000);
});

it("a loan that is paid off early leaves the search as it is", async () => {
  const { state } = await lastOf("คอนโดอารีย์ งบ 3 ล้าน", "ถ้าโปะปีละแสนล่ะ");
  expect(state.criteria).toMatchObject({ deal: "sale", price: { max: 3_000_000, per: "total" } });
});

it("“in this budget” behind a sum is what the sum gave", async () => {
  const { state } = await lastOf("เงินเดือน 30,000 ซื้อได้ราคาเท่าไหร่", "แถวนนทบุรีมีอะไรในงบนี้บ้าง");
  expect(state.criteria).toMatchObject({
    deal: "sale",
    places: ["Nonthaburi"],
    price: { max: 2_100_000, per: "total" },
  });
});

it("homes that are asked for behind “there” lie where the question before was about", async () => {
  const { state } = await lastOf(
    "is 28k for a 1 bed in Thong Lo reasonable?",
    "what do other 1 beds there go for",
    "ok can you show me cheaper ones",
  );
  expect(state.criteria.places).toEqual(["Thong Lo"]);
});

it.each([
  ["villa to buy in Rawai", "how long does it take to Patong?"],
  ["หาวิลล่าซื้อราไวย์", "ไปป่าตองกี่นาที"],
])("how long a way takes moves no search: %s, %s", async (...talk) => {
  const { state } = await lastAnswerOf(talk, VILLAS);
  expect(state.criteria.places).toEqual(["Rawai"]);
});

it("“if there is none” is part of no title", async () => {
  const { state } = await lastOf(
    "budget 120k rent house in nichada",
    "if there is none then townhouse ok but still 4 bed",
  );
  expect(state.title_words).toBeUndefined();
  expect(state.criteria).toMatchObject({ types: ["townhouse"], bedrooms: { min: 4, max: 4 } });
});

it("what somebody earns is no price to buy at, where they ask what to rent for", async () => {
  const { parts } = await lastOf("ทำงานสีลม เงินเดือน 28000 ควรเช่าเท่าไหร่ แถวไหนดี");
  expect(parts.filter(({ type }) => type === "calculation")).toEqual([]);
});

it("the most expensive one is one of the homes on screen", async () => {
  const { state } = await lastAnswerOf(
    ["villa to buy in Rawai", "show me the most expensive one"],
    VILLAS,
  );
  expect(state.about_home).toBe("1");
});
