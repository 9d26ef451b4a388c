import type { Insight, InsightOf } from "@propertyvr/parts";
import { EMPTY_CRITERIA, fail, ok } from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import type { AssistantPorts } from "./ports.ts";
import {
  lastAnswerOf,
  lastAnswerOver,
  lastOf,
  partOf,
  type ConversationAnswer,
} from "./testing/conversation.ts";
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

type AskedOfMarket = Parameters<AssistantPorts["marketInsight"]>[0];

/** The last answer where the market is asked for this; null: it cannot be reached. */
async function answerWhere(
  told: (asked: AskedOfMarket) => Insight | null,
  ...talk: readonly string[]
): Promise<ConversationAnswer> {
  const { ports } = smallMarket(ARI_CONDOS);
  const marketInsight: typeof ports.marketInsight = (asked) => {
    const insight = told(asked);
    return Promise.resolve(insight === null ? fail("unavailable") : ok(insight));
  };
  return lastAnswerOver({ ...ports, marketInsight }, talk);
}

const ABOUT = { basis: "asking_prices", is_sample: false, as_of: "2026-11-28" } as const;
const scopeOf = ({ query: { criteria } }: AskedOfMarket) => ({
  criteria,
  place_refs: [],
  places: criteria.places,
});
const level = (asked: AskedOfMarket): Insight => ({
  kind: "level",
  scope: scopeOf(asked),
  figures: [
    {
      metric: "rent",
      n_listings: 42,
      n_units: 40,
      p25_thb: 16_000,
      median_thb: 20_000,
      p75_thb: 26_000,
      low_thb: 19_000,
      high_thb: 21_000,
      confidence: "medium",
      bins: [],
      first_listed: "2026-01-01",
      last_listed: "2026-11-01",
    },
  ],
  asked: null,
  ...ABOUT,
});
const sampleYield = (asked: AskedOfMarket): Insight => ({
  kind: "yield",
  scope: scopeOf(asked),
  gross_pct: 5.5,
  net_pct: null,
  assumptions: { vacant_months: 1, agent_months: 1, common_fee_thb_per_sqm: 50, upkeep_pct: 0.5 },
  cells: [
    {
      type: "condo",
      bedrooms: 1,
      area: null,
      rent: { n_units: 30, median_thb: 20_000 },
      sale: { n_units: 25, median_thb: 4_000_000 },
      area_sqm: 35,
      gross_pct: 5.5,
      net_pct: null,
    },
  ],
  ...ABOUT,
  is_sample: true,
});
const refusal =
  (over: Partial<InsightOf<"refused">>) =>
  (asked: AskedOfMarket): Insight => ({
    kind: "refused",
    reason: "too_few",
    scope: scopeOf(asked),
    n_units: 0,
    unknown_place: null,
    wider: null,
    ...ABOUT,
    ...over,
  });
const IN_BANGKOK = {
  criteria: { ...EMPTY_CRITERIA, types: ["condo" as const], places: ["Bangkok"] },
  place_refs: [],
  places: ["Bangkok"],
};
const offeredBy = (answer: ConversationAnswer) => {
  const { text, choices } = partOf(answer, "question");
  return [text, ...choices.map(({ label }) => label.text)];
};

describe("figures of the market", () => {
  const FIGURES = "The median asking rent a month of condos to rent in Ari is";

  it.each([
    ["average rent of a condo in Ari", FIGURES],
    ["average rent of a 99 bedroom condo in Ari", `I left out “99 bedroom”. ${FIGURES}`],
    ["how do condo rents in Ari compare with Qwixle?", `I don't know a place called “Qwixle”, so this is Ari alone. ${FIGURES}`],
    ["why are condo rents in Ari so high?", `Listings don't say why prices are what they are, but I can tell you what homes there ask. ${FIGURES}`],
  ])("open with what they leave out: %s", async (asked, opening) => {
    const { text } = await answerWhere(level, asked);
    expect(text.startsWith(opening)).toBe(true);
  }); // prettier-ignore

  it("lead to the homes they are of", async () => {
    const answer = await answerWhere(level, "average rent of a condo in Ari");
    expect(partOf(answer, "insight").label).toBe("Condos to rent in Ari");
    expect(offeredBy(answer)).toEqual([
      "Would you like to see homes?",
      "Show condos to rent in Ari",
    ]);
  });

  it("of one place out of two lead to its neighbours", async () => {
    const answer = await answerWhere(level, "compare rents in Ari and Qwixle");
    expect(offeredBy(answer)).toEqual([
      "What shall I compare it with?",
      "Compare Ari and Sutthisan",
    ]);
  });

  it.each([
    ["average rent of a condo in Ari", "Average rent of condos in Bangkok"],
    ["what yield do condos in Ari bring", "Rental yield of condos in Bangkok"],
  ])("that are too few lead to the same of a wider place: %s", async (asked, offered) => {
    const answer = await answerWhere(refusal({ wider: { scope: IN_BANGKOK, n_units: 50 } }), asked);
    expect(offeredBy(answer)).toEqual(["Shall I look at a wider area?", offered]);
  });

  it.each([
    ["condo to rent in Ari with a pool", "what is the average rent there?"],
    ["condo to rent in Ari near a hospital", "what is the average rent there?"],
  ])("leave out what only the search wishes for where too few have it: %s", async (...talk) => {
    const isWished = ({ query: { criteria } }: AskedOfMarket) =>
      criteria.amenities.length + criteria.near.length > 0;
    const { text } = await answerWhere(
      (asked) => (isWished(asked) ? refusal({})(asked) : level(asked)),
      ...talk,
    );
    expect(text).toContain(FIGURES);
  });

  it("keep what the question itself asks for, also where too few have it", async () => {
    const { text } = await answerWhere(
      (asked) => (asked.query.criteria.amenities.length > 0 ? refusal({})(asked) : level(asked)),
      "condo to rent in Ari with a pool",
      "what is the average rent with a pool there?",
    );
    expect(text).toContain("I have no asking prices for condos to rent in Ari with a pool");
  });

  it.each(["average rent of a condo in Ari", "what yield do condos in Ari or Thong Lo bring"])(
    "that cannot be worked out are said to be, and nothing else: %s",
    async (asked) => {
      const { text, parts } = await answerWhere(() => null, asked);
      expect(text).toMatch(/^The figures couldn't be worked out just now\. /);
      expect(parts).toEqual([]);
    },
  );

  it("are not shown for a price of zero, which is refused", async () => {
    const { text, parts } = await answerWhere(level, "where can I rent a condo for 0 baht?");
    expect(text).toMatch(/^A price has to be above zero\. /);
    expect(parts).toEqual([]);
  });
});

describe("the yields of two places", () => {
  it("are told one after the other, and once that they are of samples", async () => {
    const asked = "what yield do condos in Ari or Thong Lo bring";
    const { text, parts } = await answerWhere(sampleYield, asked);
    expect(text).toBe(
      "Sample data, not market figures. On asking prices, condos in Ari yield about 5.5% gross a year. On asking prices, condos in Thong Lo yield about 5.5% gross a year.",
    );
    expect(parts.map(({ type }) => type)).toEqual(["insight", "insight"]);
  });

  it("tell of the one that could be worked out", async () => {
    const { text } = await answerWhere(
      (asked) => (asked.query.criteria.places[0] === "Ari" ? sampleYield(asked) : null),
      "what yield do condos in Ari or Thong Lo bring",
    );
    expect(text).toMatch(/condos in Ari yield about 5\.5% gross a year\.$/);
  });
});

it.each([
  ["what's the rental yield of condos in Ari up to 3 million?", true],
  ["what's the rental yield of condos in Ari?", false],
])("a yield is said to be of any price where a budget is named: %s", async (asked, isSaid) => {
  const { text } = await answerWhere(sampleYield, asked);
  expect(text.includes("It counts homes at any price")).toBe(isSaid);
});

describe("the price of a home that is placed among others", () => {
  const QUESTION = "is the rent of the first one fair?";

  it("leads back to the search where the home is gone", async () => {
    const gone = refusal({ reason: "home_gone", n_units: null });
    const answer = await answerWhere(gone, "condo to rent in Ari", QUESTION);
    expect(offeredBy(answer)).toEqual([
      "Would you like to see homes?",
      "Show condos to rent in Ari",
    ]);
  });

  it("is asked of the home that is pointed at", async () => {
    const ids: (string | null)[] = [];
    await answerWhere(
      (asked) => {
        ids.push(asked.listingId);
        return refusal({ reason: "sample_home", n_units: null })(asked);
      },
      "condo to rent in Ari",
      QUESTION,
    );
    expect(ids).toEqual(["1"]);
  });
});

it.each([
  ["average rent in Qwixle", "Shall I look at another place instead?", "average rent in Bangkok"],
  ["ค่าเช่าเฉลี่ยแถว Qwixle", "ดูทำเลอื่นแทนไหม?", "ค่าเช่าเฉลี่ยแถว Bangkok"],
])("a place that nobody knows leads to the same question of others: %s", async (...row) => {
  const [asked, question, first] = row;
  const offered = offeredBy(await answerWhere(() => null, asked));
  expect(offered.slice(0, 2)).toEqual([question, first]);
  expect(offered).toHaveLength(4);
});

it.each([
  ["condo to rent in Bangkok near BTS up to 30k", "affordable_areas rent"],
  ["condo for sale in Bangkok up to 3 million", "affordable_areas sale"],
])("which areas a search should look at is asked by what it is for: %s", async (search, told) => {
  const asked: string[] = [];
  await answerWhere(
    ({ kind, metrics }) => {
      asked.push(`${kind} ${metrics.join()}`);
      return null;
    },
    search,
    "which areas should we look at?",
  );
  expect(asked).toEqual([told]);
});

it.each([
  ["what's the average rent of a condo in Ari?", "แล้วภูเก็ตล่ะ", "th"],
  ["ค่าเช่าเฉลี่ยคอนโดอารีย์", "and in Phuket?", "en"],
])("who goes on in the other language is answered in it: %s, %s", async (first, then, language) => {
  expect((await lastOf(first, then)).language).toBe(language);
});

describe("homes of the area that a question was answered with", () => {
  const cheapest =
    (name: string) =>
    (asked: AskedOfMarket): Insight => ({
      kind: "affordable_areas",
      scope: scopeOf(asked),
      metric: "rent",
      by: "district",
      order: "cheapest",
      n_units: 40,
      areas: [
        { district_code: null, name, n_units: 12, median_thb: 16_500 },
        { district_code: null, name: "Hang Dong", n_units: 28, median_thb: 17_500 },
      ],
      ...ABOUT,
    });

  it.each([
    [
      "which part of Chiang Mai is cheapest for a house to rent",
      "ok show me houses there",
      "Mae Rim",
    ],
    [
      "which part of Chiang Mai is cheapest for a house to rent",
      "show me some in that area",
      "Mae Rim",
    ],
    ["เชียงใหม่แถวไหนบ้านเช่าถูกสุด", "ขอดูแถวนั้นหน่อย", "แม่ริม"],
  ])("are searched for where they are asked for: %s, %s", async (asked, then, name) => {
    const { state } = await answerWhere(cheapest(name), asked, then);
    expect(state.criteria).toMatchObject({ deal: "rent", types: ["house"], places: ["Mae Rim"] });
  });

  it("are not, where the question named one place and asked for no other", async () => {
    const { state } = await answerWhere(
      cheapest("Mae Rim"),
      "average rent of a house in Chiang Mai",
      "show me some there",
    );
    expect(state.criteria.places).toEqual(["Chiang Mai"]);
  });
});

it.each([
  ["how much is a rai in Hua Hin?"],
  ["ราคาที่ดินหัวหินไร่ละเท่าไหร่"],
  ["house for sale in Hua Hin", "how much does a rai cost there?"],
])("what a rai costs is asked of land, whatever was looked for before: %s", async (...talk) => {
  const { result } = partOf(await lastOf(...talk), "insight");
  const scope = result.kind === "refused" ? result.scope : null;
  expect(scope?.criteria).toMatchObject({ types: ["land"], places: ["Hua Hin"] });
});
