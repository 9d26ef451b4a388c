import { describe, expect, it } from "vitest";
import { lastAnswerOf, lastOf, partOf } from "./testing/conversation.ts";
import { type SmallHome } from "./testing/small-market.ts";

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

it.each([
  "compare buying a 3 million condo and renting for 15k over 10 years",
  "ช่วยเทียบซื้อคอนโด 3 ล้านกับเช่าเดือนละ 15000 อยู่ 10 ปี",
])("renting set against buying is a sum and no search: %s", async (said) => {
  const { tool, inputs } = partOf(await lastOf(said), "calculation");
  expect(tool).toBe("rent_or_buy");
  expect(inputs.find(({ key }) => key === "stay_years")?.value).toBe(10);
});

it("a budget that no home is sold for is one of a rent, once renting is said", async () => {
  const { state } = await lastOf("house near BTS Ari, 80k max, freehold ok if we buy", "rent only");
  expect(state.criteria).toMatchObject({ deal: "rent", price: { max: 80_000, per: "month" } });
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

it("what somebody earns is no price to buy at, where they ask what to rent for", async () => {
  const { parts } = await lastOf("ทำงานสีลม เงินเดือน 28000 ควรเช่าเท่าไหร่ แถวไหนดี");
  expect(parts.filter(({ type }) => type === "calculation")).toEqual([]);
});

describe("the costs of a transfer, asked for behind homes to buy", () => {
  it.each([
    ["house to buy in Bang Na up to 6 million", "how much are the transfer costs?"],
    ["หาบ้านซื้อแถวบางนา งบไม่เกิน 6 ล้าน", "ไม่กู้แล้ว จ่ายสด ค่าใช้จ่ายวันโอนเท่าไหร่"],
  ])("are worked out for the most that is searched for: %s, %s", async (...talk) => {
    const { tool, inputs } = partOf(await lastOf(...talk), "calculation");
    expect(tool).toBe("transfer_cost");
    expect(inputs.find(({ key }) => key === "price_thb")).toMatchObject({
      value: 6_000_000,
      origin: "assumed",
    });
  });

  it("are worked out for the home that is talked about", async () => {
    const answer = await lastAnswerOf(
      ["villa to buy in Rawai", "what floor is it on?", "how much are transfer fees?"],
      [{ id: "a", type: "villa", sale: 9_000_000, bedrooms: 3, metres: 300 }],
    );
    const { inputs } = partOf(answer, "calculation");
    expect(inputs.find(({ key }) => key === "price_thb")?.value).toBe(9_000_000);
  });

  it.each([
    ["house to buy in Bang Na up to 6 million", "what percent is the transfer fee?"],
    ["transfer costs for a 5 million condo", "who pays?"],
    ["ถ้าขาย 5 ล้าน ค่าโอนเท่าไหร่", "ใครจ่าย"],
  ])("are told by the guide where the rule is asked for: %s, %s", async (...talk) => {
    expect(partOf(await lastOf(...talk), "citation").slug).toBe("costs-on-transfer-day");
  });

  it("are worked out for a price that is said", async () => {
    const answer = await lastOf("What does transferring a 5 million baht condo cost?");
    expect(partOf(answer, "calculation").tool).toBe("transfer_cost");
  });

  it("know that 6 is 6 million where a home is sold, and when it was bought", async () => {
    const answer = await lastOf(
      "I bought my condo in Ekkamai in 2019, what should I ask for it?",
      "what taxes will I pay if I sell at 6",
    );
    const { inputs } = partOf(answer, "calculation");
    expect(inputs.find(({ key }) => key === "price_thb")?.value).toBe(6_000_000);
    expect(inputs.find(({ key }) => key === "years_held")?.origin).toBe("said");
  });
});

describe("the age of who borrows", () => {
  it.each([
    ["house to buy in Bang Na up to 6 million", "what's the monthly payment? my dad is 58"],
    ["หาบ้านซื้อแถวบางนา งบไม่เกิน 6 ล้าน", "ผ่อนเดือนละเท่าไหร่ พ่ออายุ 58"],
  ])("bounds the years of the loan, with the source: %s, %s", async (...talk) => {
    const answer = await lastOf(...talk);
    const { inputs } = partOf(answer, "calculation");
    expect(inputs.find(({ key }) => key === "years")).toMatchObject({
      value: 12,
      origin: "assumed",
    });
    expect(answer.text).toContain("58");
    expect(partOf(answer, "citation")).toMatchObject({ slug: "home-loans", key: "age" });
  });

  it("leaves years that were said, and the thirty of who is young", async () => {
    const said = await lastOf("instalment on 3 million over 20 years, I'm 58 years old");
    expect(partOf(said, "calculation").inputs.find(({ key }) => key === "years")?.value).toBe(20);
    const young = await lastOf("instalment on 3 million, I'm 30 years old");
    expect(partOf(young, "calculation").inputs.find(({ key }) => key === "years")?.value).toBe(30);
    expect(young.parts.map(({ type }) => type)).not.toContain("citation");
  });

  it.each(["I'm 30 minutes from work, instalment on 3 million", "ผ่อน 3 ล้าน คอนโดอายุ 50 ปี"])(
    "is told by no minutes and by no building: %s",
    async (said) => {
      expect((await lastOf(said)).state.finances?.age).toBeUndefined();
    },
  );
});

it.each([
  [["instalment on 3 million with 20% down", "what salary do I need", "and over 20 years"], 20, 20],
  [["ผ่อนเดือนละเท่าไหร่ถ้ากู้ 1.2 ล้าน 15 ปี", "ต้องมีเงินเดือนเท่าไหร่"], 15, 0],
])(
  "the salary that a loan needs is of that loan, and so is what goes on from it: %s",
  async (talk, years, down) => {
    const { inputs } = partOf(await lastOf(...talk), "calculation");
    const valueOf = (name: string) => inputs.find(({ key }) => key === name)?.value;
    expect([valueOf("years"), valueOf("down_percent")]).toEqual([years, down]);
  },
);

describe("what can be paid back a month, beside a search", () => {
  it.each([
    ["condo in Ari, I can pay 15k a month to the bank", "yes", "฿15,000"],
    ["หาคอนโดอารีย์ ผ่อนไหวไม่เกินเดือนละ 15000", "ใช่", "฿15,000"],
  ])("is no rent, and what it carries is one tap away: %s", async (said, yes, amount) => {
    const homes: SmallHome[] = [
      { id: "a", type: "condo", sale: 2_000_000 },
      { id: "b", type: "condo", rent: 15_000 },
    ];
    const first = await lastAnswerOf([said], homes);
    expect(first.state.criteria).toMatchObject({ price: null, places: ["Ari"] });
    expect(partOf(first, "question").text).toContain(amount);
    const { state } = await lastAnswerOf([said, yes], homes);
    expect(state.criteria).toMatchObject({ deal: "sale", price: { max: 2_630_000, per: "total" } });
  });

  it.each([
    ["condo to rent in Asok 30k", "whats the total upfront", "move_in_cash"],
    ["รวมกันเงินเดือน 70,000", "ซื้อได้กี่ล้าน", "affordability"],
  ])("and other sums of the talk: %s, %s", async (before, said, tool) => {
    expect(partOf(await lastOf(before, said), "calculation").tool).toBe(tool);
  });
});

it.each([
  ["can i afford a 3m condo on 35k salary", "what if my wife earns 25k too", 60_000],
  ["เงินเดือน 30000 ซื้อคอนโดได้เท่าไหร่", "แฟนเงินเดือน 25000 ด้วย", 55_000],
])("what a partner earns is added to what was told: %s, %s", async (before, said, income) => {
  const { inputs } = partOf(await lastOf(before, said), "calculation");
  expect(inputs.find(({ key }) => key === "income_thb_month")?.value).toBe(income);
});

it("ทะเบียนบ้าน behind a sum of a sale is told of the seller, not of another home", async () => {
  const answer = await lastOf("ขายบ้าน 4 ล้าน ซื้อมาปี 2565 เสียภาษีเท่าไหร่", "ถ้ามีชื่อในทะเบียนบ้านล่ะ");
  const { tool, inputs } = partOf(answer, "calculation");
  expect(tool).toBe("transfer_cost");
  expect(inputs.find(({ key }) => key === "in_house_register")?.value).toBe("yes");
});

it.each(["ซื้อได้ไม่เกินเท่าไหร่", "ซื้อได้ถึงเท่าไหร่"])(
  "what an income that was told may buy is a sum: %s",
  async (asked) => {
    const answer = await lastOf("เงินเดือน 32000 ผ่อนรถเดือนละ 7000 อยากซื้อคอนโดแถวรามคำแหง", asked);
    expect(partOf(answer, "calculation").tool).toBe("affordability");
  },
);

describe("whether to rent or to buy", () => {
  const ASKED = "can you help me choose between renting for 18k and buying a 3.2m condo";
  it("is a sum where both are told", async () => {
    expect(partOf(await lastOf(ASKED), "calculation").tool).toBe("rent_or_buy");
  });

  it("takes how long one stays from the message behind it", async () => {
    const { inputs } = partOf(await lastOf(ASKED, "we'd stay about 7 years"), "calculation");
    expect(inputs.find(({ key }) => key === "stay_years")).toMatchObject({ value: 7 });
  });
});

it("what a partner makes is told in thousands: he makes 40", async () => {
  const answer = await lastOf(
    "salary 45k, what would the bank lend",
    "and with my husband, he makes 40",
  );
  const { inputs } = partOf(answer, "calculation");
  expect(inputs.find(({ key }) => key === "income_thb_month")?.value).toBe(85_000);
});

describe("whether a price can be afforded on an income", () => {
  it.each([
    ["can I afford a 3m condo on 35k a month", "฿3,000,000 is above that."],
    ["can we afford a 2 million condo on 60k", "฿2,000,000 is within that."],
    ["เงินเดือน 35000 ซื้อคอนโด 3 ล้านไหวไหม", "ราคา ฿3,000,000 สูงกว่าวงเงินนี้"],
  ])("is told beside what the income carries: %s", async (text, told) => {
    const answer = await lastOf(text);
    expect(partOf(answer, "calculation").tool).toBe("affordability");
    expect(answer.text).toContain(told);
  });

  it.each([
    ["can I afford a 3m condo on 35k a month", "which homes would that be then"],
    ["เงินเดือน 35000 ซื้อคอนโด 3 ล้านไหวไหม", "ได้ห้องไหนบ้าง"],
  ])("and the homes that it carries can be asked for: %s, %s", async (...talk) => {
    const { state } = await lastOf(...talk);
    expect(state.criteria).toMatchObject({ deal: "sale", price: { max: 2_460_000 } });
  });
});

it.each([
  ["is it better to rent at 25k or buy a 3.5m condo if I stay 5 years", "what if the price doesn't go up", 100],
  ["rent 25k or buy a 3.5m condo, which is better for 5 years", "and if it drops 10%?", 90],
  ["rent 25k vs buy 3.5 million, 5 years", "and with prices going up 3% a year?", 115.9],
  ["เช่า 15000 หรือซื้อ 3 ล้านดี อยู่ 5 ปี", "แล้วถ้าราคาลง 10% ล่ะ", 90],
])("what the home sells for later changes renting beside buying: %s, %s", async (first, then, percent) => {
  const { tool, inputs } = partOf(await lastOf(first, then), "calculation");
  expect(tool).toBe("rent_or_buy");
  expect(inputs).toContainEqual(
    expect.objectContaining({ key: "sale_percent", value: percent, origin: "said" }),
  );
}); // prettier-ignore

it.each([
  ["how much savings do I need to buy a 3 million house", "You need about ฿358,350 in cash: ฿300,000 down and ฿58,350 on the day of transfer"],
  ["how much cash do I need upfront for a 3m condo", "You need about ฿358,350 in cash"],
  ["ต้องมีเงินเก็บเท่าไหร่ถึงจะซื้อบ้าน 3 ล้านได้", "ต้องมีเงินสดประมาณ ฿358,350 เป็นเงินดาวน์ ฿300,000 และค่าใช้จ่ายวันโอน ฿58,350"],
])("the cash of a purchase is what is paid down and what the transfer costs: %s", async (question, told) => {
  const answer = await lastOf(question);
  expect(answer.text).toContain(told);
  const sheets = answer.parts.flatMap((part) => (part.type === "calculation" ? [part.tool] : []));
  expect(sheets).toEqual(["mortgage", "transfer_cost"]);
}); // prettier-ignore

describe("homes to look at, offered beside a sum", () => {
  it.each([
    ["what is the monthly payment for a 5 million house in Ari?", "Show houses in Ari"],
    ["what are the transfer costs of a 5 million condo near BTS Ari?", "Show condos near Ari"],
    ["ผ่อนบ้าน 5 ล้าน แถวอารีย์ เดือนละเท่าไหร่", "ดูบ้านในอารีย์"],
  ])("are those where the question says: %s", async (question, offered) => {
    const { choices } = partOf(await lastOf(question), "question");
    expect(choices.map(({ label }) => label.text)).toEqual([offered]);
  });

  it("are none where the question says no place", async () => {
    const { parts } = await lastOf("monthly payment for a 5 million house");
    expect(parts.map(({ type }) => type)).toEqual(["calculation"]);
  });
});

describe("a sum that lacks something", () => {
  it.each([["what is the monthly payment?", "Fill in the price below, and I'll work it out."]])(
    "asks for it by name: %s",
    async (question, told) => {
      expect((await lastOf(question)).text).toBe(told);
    },
  );
});
