import { EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import { lastAnswerOf, lastAnswerOver, lastOf, partOf } from "./testing/conversation.ts";
import { smallMarket } from "./testing/small-market.ts";
import { ARI_CONDOS } from "./testing/talked-homes.ts";

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

it.each([
  ["house in Ekkamai or Phra Khanong to rent", "which has more houses"],
  ["pool villa in Hua Hin for sale", "what about Cha-am, is it cheaper there?"],
  ["หาคอนโดเช่าอารีย์", "แล้วทองหล่อล่ะ แพงกว่าไหม"],
])("two places are set side by side by %s, %s", async (...talk) => {
  const { result } = partOf(await lastOf(...talk), "insight");
  expect(result.kind === "refused" ? result.scope?.criteria.places : []).toHaveLength(2);
});

it("whether 'that price' is usual is asked of the most that is searched for, where no home is meant", async () => {
  const { parts, text } = await lastAnswerOf(
    ["condo to rent in Ari up to 35k", "is that price normal for the area?"],
    ARI_CONDOS,
  );
  expect(text).not.toContain("which of them");
  expect(parts.map(({ type }) => type)).toContain("insight");
});

it("which areas a budget reaches within a place is asked of the market", async () => {
  const { parts } = await lastOf("3 bed condo Bangkok under 10M, which areas can I afford");
  expect(parts.map(({ type }) => type)).toEqual(["insight"]);
});

it("what a home would earn is its yield", async () => {
  const answer = await lastAnswerOf(
    ["condo to buy in Ari", "what would the first one earn me per year"],
    [{ id: "1", type: "condo", place: "Ari", sale: 2_600_000, rent: 12_000, area: 30 }],
  );
  expect(partOf(answer, "calculation").tool).toBe("rental_yield");
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

it.each([
  ["land in Hua Hin under 20,000 a wah", "20,000 a wah"],
  ["ที่ดินบางบัวทอง 100 ตารางวา ไม่เกินวาละ 20000", "วาละ 20000"],
])("the price of a square wah, by which nothing is searched, is told: %s", async (said, wish) => {
  expect(partOf(await lastOf(said), "criteria").wishes).toContain(wish);
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

it.each([
  "and is it safe for a girl living alone",
  "is it a good area for families",
  "what's the air like there in March?",
])("what living there is like is no question of one home: %s", async (said) => {
  const answer = await lastAnswerOf(
    ["condo to rent in Ari", said],
    [
      { id: "a", type: "condo", rent: 15_000 },
      { id: "b", type: "condo", rent: 20_000 },
    ],
  );
  expect(partOf(answer, "insight").label).toContain("Ari");
  expect(answer.text).toContain("can't judge");
});

it.each([
  "I'm comparing Hua Hin and Pattaya for a rental investment around 3m, which makes more sense",
  "ซื้อคอนโดปล่อยเช่า ระหว่างพัทยากับหัวหิน งบ 3 ล้าน ที่ไหนดีกว่า",
])("of two places to invest in the yields are set side by side: %s", async (said) => {
  const answer = await lastOf(said);
  const places = answer.parts.flatMap((part) =>
    part.type === "insight" && part.result.kind === "refused"
      ? (part.result.scope?.criteria.places ?? [])
      : [],
  );
  expect(new Set(places)).toEqual(new Set(["Hua Hin", "Pattaya"]));
});

it.each([
  ["what yield do condos in Ari give", "and after tax?"],
  ["คอนโดอารีย์ได้ผลตอบแทนเท่าไหร่", "หลังหักภาษีล่ะ"],
])(
  "after tax behind a yield is what the guide says of tax on rent: %s, %s",
  async (first, then) => {
    const answer = await lastOf(first, then);
    expect(partOf(answer, "citation").slug).toBe("tax-on-rental-income");
  },
);

describe("a market question of homes that nobody offers", () => {
  it.each([
    ["average rent for a 5 bedroom condo in Ari", "Average rent of condos in Ari"],
    ["average rent of a condo in Ari with a pool", "Average rent of condos in Ari"],
    ["what yield does a 5 bedroom condo in Ari bring?", "Rental yield of condos in Ari"],
    ["ค่าเช่าเฉลี่ยคอนโด 5 ห้องนอน อารีย์", "ค่าเช่าเฉลี่ยคอนโดในอารีย์"],
  ])("offers the same question of all homes of the kind there: %s", async (asked, instead) => {
    const { choices, text } = partOf(await lastAnswerOf([asked], ARI_CONDOS), "question");
    const language = /[ก-๙]/.test(asked) ? "th" : "en";
    expect(choices).toEqual([{ label: { text: instead, language }, say: instead, count: null }]);
    expect(text).not.toBe("");
  });

  it("says in Thai what was asked of the homes, and nothing where nothing was", async () => {
    const textOf = async (asked: string) => (await lastAnswerOf([asked], ARI_CONDOS)).text;
    expect(await textOf("ค่าเช่าเฉลี่ยคอนโดอารีย์ที่มีสระ")).toContain("ให้เช่าในอารีย์ ที่ระบุว่ามีสระว่ายน้ำ");
    expect(await textOf("ค่าเช่าเฉลี่ยคอนโดอารีย์")).not.toContain("ที่ระบุว่า");
  });
});

describe("a market question that names no place", () => {
  it("asks for one where nothing else bounds it", async () => {
    const { parts, text } = await lastAnswerOf(["what's the average rent"], ARI_CONDOS);
    expect(text).toContain("Tell me a district");
    expect(parts.map(({ type }) => type)).not.toContain("insight");
  });

  it.each([
    ["average rent of a 2 bedroom condo"],
    ["average rent of condos"],
    ["where can I rent a condo for 15,000 a month?"],
    ["will prices go up?"],
  ])("is answered of the whole country where something bounds it: %s", async (asked) => {
    expect(partOf(await lastAnswerOf([asked], ARI_CONDOS), "insight").result.kind).toBe("refused");
  });
});

it.each([
  ["condo to rent in Ari", "how does Thong Lo compare with Ekkamai?", ["Thong Lo", "Ekkamai"]],
  ["condo to rent near BTS Ari", "how does that compare with Thong Lo?", ["Thong Lo"]],
])(
  "a comparison is of the places it names, and of the search where it names one: %s, %s",
  async (search, asked, places) => {
    const { result } = partOf(await lastOf(search, asked), "insight");
    const criteria = result.kind === "refused" ? result.scope?.criteria : undefined;
    expect(criteria?.places).toEqual(places);
    expect(criteria?.near.map(({ name }) => name)).toEqual(places.length > 1 ? [] : ["Ari"]);
  },
);
