import type { StartAbout } from "@propertyvr/parts";
import { understand } from "@propertyvr/understanding";
import { CHOICE_COUNTED_TO, ok, type HomeAsk, type Understood } from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import type { AssistantPorts } from "./ports.ts";
import type { ListingFacts } from "./results/listing-facts.ts";
import { takeTurn } from "./take-turn.ts";
import { factsOf, smallMarket, type SmallHome } from "./testing/small-market.ts";
import type { AnswerEvent, Turn } from "./turn.ts";

const HOMES: readonly SmallHome[] = [
  { id: "b", place: "Bangkok", rent: 15_000, bedrooms: 1, metres: 200 },
  { id: "p", place: "Phuket", sale: 4_000_000, bedrooms: 3 },
];

/** One turn in which the words are read as said here. */
async function answer(
  text: string,
  read: Partial<Understood>,
  over: Partial<Turn> = {},
  tools: Partial<AssistantPorts> = {},
) {
  const ports: AssistantPorts = {
    ...smallMarket(HOMES).ports,
    understand: (message) => ({ ...understand(message), ...read }),
    ...tools,
  };
  const steps: AnswerEvent[] = [];
  const turn = { text, state: null, origins: {}, messageId: "m1", ...over };
  for await (const step of takeTurn(ports, turn)) steps.push(step);
  const parts = steps.flatMap((step) => (step.type === "part" ? [step.part] : []));
  return {
    text: steps.map((step) => (step.type === "text" ? step.delta : "")).join(""),
    parts,
    questions: parts.flatMap((part) => (part.type === "question" ? [part] : [])),
    state: steps.findLast((step) => step.type === "state")?.state,
  };
}
const VAGUE = { intent: "search", is_vague: true } as const;

describe("somebody who has said next to nothing of the home", () => {
  it("is asked three things, each answered by a tap that says what it finds", async () => {
    const said = await answer("something nice for my mum", VAGUE);
    expect(said.text).not.toContain("outside what I can do");
    expect(said.questions.map(({ about }) => about)).toEqual(["places", "price", "bedrooms"]);
    const [where, money, who] = said.questions;
    expect(where?.choices.map(({ label, count }) => [label.text, count])).toEqual([
      ["Bangkok, near the BTS", 1],
      ["Phuket", 1],
    ]);
    expect(money?.choices.map(({ label }) => label.text)).toEqual([
      "Rent, up to ฿20,000 a month",
      "Buy, up to ฿5,000,000",
    ]);
    expect(who?.choices.map(({ criteria }) => criteria?.bedrooms)).toEqual([
      { max: 1 },
      { min: 1, max: 2 },
      { min: 3 },
    ]);
    for (const { choices } of said.questions) expect(choices[0]?.criteria).toBeDefined();
  });

  it("is told the least that a choice finds where more were not counted", async () => {
    const upTo: (number | undefined)[] = [];
    const countListings: AssistantPorts["countListings"] = (_, most) => {
      upTo.push(most);
      const counts = { total: 1_000, rent: 1_000, sale: 0, stated: 1_000, all_sample: false };
      return Promise.resolve(ok({ counts: { ...counts, is_capped: true }, unplaced: [] }));
    };
    const said = await answer("something nice for my mum", VAGUE, {}, { countListings });
    expect(new Set(upTo)).toEqual(new Set([CHOICE_COUNTED_TO]));
    const choices = said.questions.flatMap(({ choices }) => choices);
    for (const choice of choices)
      expect(choice).toMatchObject({ count: 1_000, count_is_capped: true });
  });

  it("is still asked the rest after one tap", async () => {
    const first = await answer("something nice for my mum", VAGUE);
    const tap = first.questions.at(-1)?.choices.at(0);
    const criteria = tap?.criteria;
    if (criteria === undefined || first.state === undefined) throw new Error("no tap");
    const said = await answer(tap?.say ?? "", {}, { state: first.state, edited: { criteria } });
    expect(said.parts.map(({ type }) => type)).toContain("listings");
    expect(said.questions.map(({ about }) => about)).toEqual(["places", "price"]);
  });

  it("is asked in Thai where the message is Thai", async () => {
    const said = await answer("อยากได้ที่สวยๆ ให้แม่", { ...VAGUE, language: "th" });
    expect(said.questions.map(({ text }) => text)).toEqual([
      "อยากอยู่แถวไหน?",
      "งบประมาณเท่าไร?",
      "ใครจะอยู่บ้าง?",
    ]);
  });

  it("whose words ask for a search gets one too", async () => {
    const said = await answer("show me something nice", VAGUE);
    expect(said.parts.map(({ type }) => type)).toContain("listings");
    expect(said.questions.map(({ about }) => about)).toContain("bedrooms");
  });

  it.each(["a nice house for my parents", "อยากได้บ้านสวยๆ ให้แม่"])(
    "but the kind of home is shown those, and asked the rest: %s",
    async (text) => {
      const said = await answer(
        text,
        {},
        {},
        smallMarket([
          { id: "h1", type: "house", place: "Phuket", rent: 20_000, bedrooms: 3 },
          { id: "h2", type: "house", place: "Phuket", sale: 4_000_000, bedrooms: 3 },
        ]).ports,
      );
      expect(said.parts.map(({ type }) => type)).toContain("listings");
      expect(said.questions.map(({ about }) => about)).toEqual(["places", "price", "bedrooms"]);
    },
  );

  it.each(["properties", "list properties", "any properties?", "มีอะไรบ้าง"])(
    "and asks for homes at large is shown them: %s",
    async (text) => {
      const said = await answer(text, {});
      expect(said.parts.map(({ type }) => type)).toContain("listings");
      expect(said.questions.length).toBeGreaterThan(1);
    },
  );

  it.each(["my daughter starts university here", "I don't know where to start", "ไม่รู้จะเริ่มตรงไหน"])(
    "is never told that this is outside what can be done: %s",
    async (text) => {
      const said = await answer(text, {});
      expect(said.text).not.toMatch(/outside what|เรื่องนี้ช่วยไม่ได้/);
      expect(said.questions).toHaveLength(3);
    },
  );

  it("gets the taps without counts where the search cannot run", async () => {
    const broken = smallMarket(HOMES, { search: true }).ports;
    const said = await answer("something nice for my mum", VAGUE, {}, broken);
    expect(said.questions).toHaveLength(3);
    for (const { choices } of said.questions)
      for (const { count } of choices) expect(count).toBeNull();
  });
});

describe("what is told of a change", () => {
  const state = {
    criteria: understand({ text: "condo to rent near BTS Asok with a sea view" }).criteria,
  };

  it("says what the new place cannot have, and why", async () => {
    const criteria = { ...state.criteria, places: ["Phuket"], near: [], amenities: [] };
    const gone = [
      { key: "near", name: "BTS" },
      { key: "near", name: "Asok" },
      { key: "near", name: "beach" },
      { key: "amenities", name: "sea_view" },
    ] as const;
    const read = {
      intent: "refine",
      criteria,
      let_go: gone,
      touched: { places: "stated" },
    } as const;
    const said = await answer("in Phuket instead", read, { state });
    expect(said.text).toContain("I left out BTS: there is none in Phuket.");
    expect(said.text).toContain("I left out BTS Asok: it isn't in Phuket.");
    expect(said.text).toContain("I left out “near the beach”: there is none in Phuket.");
    expect(said.text).toContain("I left out a sea view: you won't find that in Phuket.");
  });

  it("says what the new kind of home does not have", async () => {
    const criteria = { ...state.criteria, types: ["land"], near: [], amenities: [] } as const;
    const let_go = [{ key: "bedrooms", name: "bedrooms" }] as const;
    const read = { intent: "refine", criteria, let_go, touched: { types: "stated" } } as const;
    const english = await answer("land instead", read, { state });
    expect(english.text).toContain("I left out the bedrooms: that doesn't apply");
    const thai = await answer("เปลี่ยนเป็นที่ดิน", { ...read, language: "th" }, { state });
    expect(thai.text).toContain("เอาเงื่อนไขจำนวนห้องนอนออกแล้ว");
  });

  it("offers what the message alone asks for as a tap with its count", async () => {
    const alone = understand({ text: "a home to buy in Phuket" });
    const only_this = {
      criteria: { ...alone.criteria, types: [] },
      extensions: {},
      status: "available",
      place_refs: alone.place_refs,
    } as const;
    const criteria = { ...state.criteria, amenities: [], near: [] };
    const read = { intent: "refine", criteria, only_this, touched: { places: "stated" } } as const;
    const said = await answer("a home to buy in Phuket", read, { state });
    expect(said.questions).toHaveLength(1);
    const [choice] = said.questions[0]!.choices;
    expect(choice).toMatchObject({ count: 1, criteria: only_this.criteria, extensions: {} });
    expect(choice?.label.text).toBe("Only this: homes for sale in Phuket");
  });

  it("makes every adjustment the message asks for", async () => {
    const before = {
      criteria: {
        ...state.criteria,
        near: [],
        amenities: [],
        price: { max: 20_000, per: "month" },
        area_sqm: { min: 20 },
      },
    } as const;
    const adjusts = [
      { type: "adjust", field: "price", direction: "down" },
      { type: "adjust", field: "area_sqm", direction: "up" },
    ] as const;
    const read = {
      intent: "refine",
      criteria: before.criteria,
      action: adjusts[0],
      adjusts,
    } as const;
    const said = await answer("cheaper and bigger", read, { state: before });
    expect(said.state?.criteria).toMatchObject({ price: { max: 17_000 }, area_sqm: { min: 23 } });
  });

  it("never guesses from homes that could not be looked up", async () => {
    const broken = smallMarket(HOMES, { search: true }).ports;
    const shown = [{ id: "b", title: "Home b" }];
    const said = await answer("cheaper", {}, { state: { ...state, shown } }, broken);
    expect(said.text).toContain("The search couldn't run just now");
    expect(said.text).not.toContain("no figure to start from");
  });
});

describe("a question about a home on screen", () => {
  const shown = [
    { id: "r1", title: "Home r1" },
    { id: "r2", title: "Home r2" },
  ];
  const homes: readonly SmallHome[] = [
    { id: "r1", rent: 15_000, metres: 1_400, amenities: { parking: "yes", pool: "no" } },
    { id: "r2", rent: 16_000, isSample: true },
  ];
  const ask = (asks: NonNullable<Understood["about_shown"]>["asks"], index = 1) =>
    answer(
      "and?",
      { about_shown: { index, asks }, action: { type: "select", index } },
      { state: { criteria: understand({ text: "condo to rent" }).criteria, shown } },
      smallMarket(homes).ports,
    );

  it("is answered yes, no, or that the listing does not say, with a tap to ask the agent", async () => {
    const said = await ask([
      { topic: "amenity", amenity: "parking" },
      { topic: "amenity", amenity: "pool" },
      { topic: "tenure", tenure: "foreign_quota" },
    ]);
    expect(said.text).toContain("Yes, there is parking.");
    expect(said.text).toContain("No, it has no pool.");
    expect(said.text).toContain("The listing doesn't say whether it is in the foreign quota");
    expect(said.parts.map(({ type }) => type)).toEqual(["contact"]);
    expect(said.state?.about_home).toBe("r1");
  });

  it("is answered with a distance in a straight line", async () => {
    const said = await ask([{ topic: "distance", near: { kind: "transit", name: "Asok" } }]);
    expect(said.text).toContain("1.4 km from BTS Asok in a straight line.");
    expect(said.parts).toEqual([]);
  });

  it("measures to the station that is searched for where only a station is asked about", async () => {
    const { ports } = smallMarket(homes);
    const { criteria, place_refs } = understand({ text: "condo to rent near BTS Asok" });
    const said = await answer(
      "and?",
      {
        about_shown: {
          index: 1,
          asks: [{ topic: "distance", near: { kind: "transit", name: null } }],
        },
        action: { type: "select", index: 1 },
      },
      { state: { criteria, place_refs, shown } },
      ports,
    );
    expect(said.text).toContain("1.4 km from BTS Asok in a straight line.");
  });

  it("says of an unknown foreign quota no more than that it is unknown", async () => {
    const said = await ask([{ topic: "tenure", tenure: "foreign_quota" }]);
    expect(said.text).toContain("doesn't say whether it is in the foreign quota.");
    expect(said.text).not.toContain("can own");
  });

  it("says what it cannot measure, and that a sample has nobody to ask", async () => {
    const far = await ask([{ topic: "distance", near: { kind: "airport", name: null } }], 2);
    expect(far.text).toContain("doesn't say exactly where it is");
    expect(far.text).toContain("sample home");
    expect(far.parts).toEqual([]);
    const lost = await ask([{ topic: "distance", near: { kind: "poi", name: "Blue Lantern" } }]);
    expect(lost.text).toContain("I don't know where Blue Lantern is");
  });

  it("keeps the search and the homes on screen as they were", async () => {
    const said = await ask([{ topic: "rooms" }, { topic: "age" }, { topic: "fees" }]);
    expect(said.state?.shown).toEqual(shown);
    expect(said.text).toContain("doesn't say how many bedrooms and bathrooms");
    expect(said.text).toContain("doesn't say when it was built");
  });

  /** Of a home that states everything, and of one that states nothing. */
  const askOf = (topic: HomeAsk["topic"], stated: Partial<ListingFacts>) =>
    answer(
      "and?",
      { about_shown: { index: 1, asks: [{ topic }] }, action: { type: "select", index: 1 } },
      { state: { criteria: understand({ text: "condo to rent" }).criteria, shown } },
      {
        getListing: () =>
          Promise.resolve(ok({ ...factsOf({ id: "r1" }), rent: { price: null }, ...stated })),
      },
    );
  const FULL: Partial<ListingFacts> = {
    rent: { price: 20_000 },
    bedrooms: 1,
    bathrooms: 1,
    area_sqm: 40,
    floor: "12A",
    year_built: 2015,
    available_from: "2026-12-01",
  };

  it.each(["price", "price_per_sqm", "size", "rooms", "floor", "availability", "age"] as const)(
    "of its %s is passed on to the agent only where the listing leaves it open",
    async (topic) => {
      expect((await askOf(topic, {})).parts.map(({ type }) => type)).toEqual(["contact"]);
      expect((await askOf(topic, FULL)).parts).toEqual([]);
    },
  );

  it("that no listing answers is always passed on, and where it lies never is", async () => {
    for (const topic of ["fees", "other"] as const)
      expect((await askOf(topic, FULL)).parts.map(({ type }) => type)).toEqual(["contact"]);
    expect((await askOf("location", {})).parts).toEqual([]);
  });

  it("is passed on to nobody where the home is taken", async () => {
    const said = await askOf("floor", { status: "rented" });
    expect(said.parts).toEqual([]);
    expect(said.text).toContain("It is taken, so there is no agent to ask.");
  });

  it("of all it has names what is stated, and nothing else", async () => {
    const said = await ask([{ topic: "amenity" }]);
    expect(said.text).toContain("No, it has no pool. Yes, there is parking.");
    expect(said.text).not.toContain("doesn't say");
  });
});

it.each<readonly [what: string, tenure: Partial<ListingFacts["tenure"]>, said: string]>([
  ["what is stated of it", { freehold: "no", leasehold: "yes" }, "No, it is not freehold. Yes, it is leasehold."],
  ["that nothing is, once", {}, "The listing doesn't say whether it is freehold. The agent can tell you:"],
])("how a home on screen is owned is told by %s", async (_what, tenure, told) => {
  const home = factsOf({ id: "r1" });
  const said = await answer(
    "and?",
    { about_shown: { index: 1, asks: [{ topic: "tenure" }] }, action: { type: "select", index: 1 } },
    { state: { criteria: understand({ text: "condo to buy" }).criteria, shown: [{ id: "r1", title: "Home r1" }] } },
    { getListing: () => Promise.resolve(ok({ ...home, tenure: { ...home.tenure, ...tenure } })) },
  );
  expect(said.text).toBe(`Home r1: ${told}`);
}); // prettier-ignore

describe("the taps that help somebody to start", () => {
  const tapsFor = async (read: Partial<Understood["criteria"]>) => {
    const { criteria } = understand({ text: "something nice for my mum" });
    const said = await answer("something nice for my mum", {
      ...VAGUE,
      criteria: { ...criteria, ...read },
    });
    return said.questions;
  };

  it.each<readonly [what: string, Partial<Understood["criteria"]>, StartAbout]>([
    ["a place", { places: ["Bangkok"] }, "places"],
    ["something to be near", { near: [{ kind: "mall", name: null, within_m: null }] }, "places"],
    ["a price", { price: { max: 20_000, per: "month" } }, "price"],
    ["a number of rooms", { bedrooms: { min: 1 } }, "bedrooms"],
  ])("ask nothing that was said: %s", async (_what, said, about) => {
    expect((await tapsFor(said)).map((question) => question.about)).not.toContain(about);
    expect((await tapsFor({})).map((question) => question.about)).toContain(about);
  });

  it("offer prices of the deal that was said alone", async () => {
    const questions = await tapsFor({ deal: "sale" });
    const prices = questions.find(({ about }) => about === "price")?.choices;
    expect(prices?.map(({ criteria }) => criteria?.price)).toEqual([
      { max: 5_000_000, per: "total" },
    ]);
  });

  it("set a lowest price where they say one, and a station of the BTS in Bangkok alone", async () => {
    const [where, money] = (
      await answer(
        "something nice for my mum",
        VAGUE,
        {},
        smallMarket(HOMES, { search: true }).ports,
      )
    ).questions;
    expect(money?.choices.map(({ criteria }) => criteria?.price)).toEqual([
      { max: 20_000, per: "month" },
      { min: 20_000, max: 40_000, per: "month" },
      { max: 5_000_000, per: "total" },
      { min: 5_000_000, max: 15_000_000, per: "total" },
    ]);
    const near = where?.choices.map(({ criteria }) => criteria?.near.map(({ name }) => name));
    expect(near).toEqual([["BTS"], [], [], [], []]);
  });
});
