import {
  ANY_SEARCH,
  EMPTY_CRITERIA,
  ok,
  searchQuery,
  type Constraint,
} from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import { missesOf } from "./answers/nothing-answer.ts";
import type { CountedChange, NearestHome } from "./results/relaxation.ts";
import { conversation, partOf } from "./testing/conversation.ts";
import { smallMarket, type SmallHome } from "./testing/small-market.ts";

const WISH = "2 bedroom condo to rent near BTS Asok under 25k a month with parking";
const CARDS: readonly SmallHome[] = [
  { id: "n1", rent: 28_000, bedrooms: 2, metres: 300 },
  { id: "n2", rent: 24_000, bedrooms: 1, type: "apartment", metres: 300 },
];

/** Nothing fits, and these come closest. */
async function deadEnd(
  text: string,
  misses: readonly (readonly Constraint[])[],
  together = false,
  isFar = false,
) {
  const market = smallMarket([]);
  const cards = smallMarket(CARDS).ports;
  const found = await cards.searchListings({
    query: searchQuery({ criteria: { ...EMPTY_CRITERIA, deal: "rent" } }),
    page: 1,
    pageSize: 3,
    language: "en",
  });
  const nearest: NearestHome[] = found.ok
    ? found.value.cards.map((card, at) => ({
        card:
          at === 0
            ? card
            : { ...card, distance: { to: { text: "BTS Asok", language: "en" }, metres: 1_430 } },
        misses: misses[at] ?? [],
      }))
    : [];
  const without = searchQuery({ criteria: { ...EMPTY_CRITERIA, deal: "rent" } });
  const pair: CountedChange = {
    eases: [{ key: "price" }, { key: "bedrooms" }],
    drop: [{ key: "price" }, { key: "bedrooms" }],
    changes: [{ kind: "any_price" }, { kind: "any_bedrooms" }],
    query: without,
    count: 4,
    isMore: false,
    allSample: false,
    cost: 1.7,
  };
  const say = conversation({
    ...market.ports,
    relaxSearch: () =>
      Promise.resolve(
        ok({ now: 0, alone: [], pairs: together ? [pair] : [], nearest: isFar ? [] : nearest }),
      ),
  });
  return { say, said: await say(text) };
}

describe("where nothing fits", () => {
  it("the closest homes stand as cards, each with what it misses by its own figures", async () => {
    const { said } = await deadEnd(WISH, [
      [{ key: "price" }, { key: "amenities", items: [0] }],
      [{ key: "bedrooms" }, { key: "types" }, { key: "near", items: [0] }],
    ]);
    const { homes, text } = partOf(said, "nearest");
    expect(text).toBe("The homes that come closest, and what each misses:");
    expect(homes.map(({ misses }) => misses)).toEqual([
      ["฿3,000 a month over budget", "no parking"],
      ["has 1 bedroom", "is an apartment", "1.4 km from BTS Asok"],
    ]);
    expect(said.state.shown?.map(({ id }) => id)).toEqual(["n1", "n2"]);
  });

  it("says that what comes closest lies far away, where no home near enough is left", async () => {
    const { said } = await deadEnd(WISH, [], true, true);
    expect(said.text).toContain("lies far from there");
    expect(said.parts.some(({ type }) => type === "nearest")).toBe(false);
    expect(partOf(said, "question").choices.length).toBeGreaterThan(0);
    const { said: near } = await deadEnd(WISH, [[{ key: "price" }]], true);
    expect(near.text).not.toContain("lies far from there");
  });

  it("names the two smallest changes with what each finds; each is one tap, a cut-off count with a sign", async () => {
    const change = (
      changes: CountedChange["changes"],
      key: Constraint["key"],
      rest: Partial<CountedChange>,
    ): CountedChange => ({
      eases: [{ key }],
      drop: [],
      changes,
      query: searchQuery({ criteria: { ...EMPTY_CRITERIA, deal: "rent" } }),
      count: 3,
      isMore: false,
      allSample: false,
      cost: 0.3,
      ...rest,
    });
    const alone = [
      change([{ kind: "any_type" }], "types", { count: 10_000, isMore: true, cost: 0.7 }),
      change([{ kind: "within", metres: 1_500 }], "near", { count: 12, cost: 0.4 }),
      change([{ kind: "price", max: 30_000, per: "month" }], "price", {}),
    ];
    const say = conversation({
      ...smallMarket([]).ports,
      relaxSearch: () => Promise.resolve(ok({ now: 0, alone, pairs: [], nearest: [] })),
    });
    const said = await say(WISH);
    expect(said.text).toContain(
      "With up to ฿30,000 a month there would be 3. Within 1.5 km there would be 12.",
    );
    expect(said.text).not.toContain("10,000");
    const { choices } = partOf(said, "question");
    expect(
      choices.map(({ label, count, count_is_capped: isCapped }) => [label.text, count, isCapped]),
    ).toEqual([
      ["Up to ฿30,000 a month", 3, undefined],
      ["Within 1.5 km", 12, undefined],
      ["Any type of home", 10_000, true],
    ]);
    expect(choices.every(({ criteria }) => criteria?.deal === "rent")).toBe(true);
  });

  it("never says that a price which is not stated is outside the range", async () => {
    const all = { query: ANY_SEARCH, page: 1, pageSize: 1 } as const;
    const found = await smallMarket([{ id: "q", rent: 9_000 }]).ports.searchListings({
      ...all,
      language: "en",
    });
    const card = found.ok ? found.value.cards[0]! : null;
    const criteria = { ...EMPTY_CRITERIA, price: { max: 8_000, per: "month" } } as const;
    expect(missesOf({ key: "price" }, { ...card!, price: null }, criteria)).toEqual([
      { kind: "price_unknown" },
    ]);
    expect(missesOf({ key: "price" }, card!, criteria)).toEqual([
      { kind: "over_budget", by: 1_000, per: "month" },
    ]);
  });

  it("says that no single change helps only where two do, and offers the two", async () => {
    const { said } = await deadEnd(WISH, [], true);
    expect(said.text).toContain("No single change would find a listing, but two together would.");
    const { choices, text } = partOf(said, "question");
    expect(text).toBe("Which two could you be flexible about?");
    expect(choices.map(({ count }) => count)).toEqual([4]);
    expect(choices[0]?.criteria).toMatchObject({ price: null, bedrooms: null });
  });

  it.each([
    [WISH, "Start over", /cleared/i],
    ["หาคอนโดเช่า 2 ห้องนอน ใกล้ BTS อโศก ไม่เกิน 25000", "เริ่มใหม่", /ล้าง|เริ่มใหม่/],
  ])("and nothing would, a fresh start is one tap: %s", async (text, label, cleared) => {
    const { said, say } = await deadEnd(text, []);
    expect(said.text).not.toMatch(/No single change|ปรับเพียงข้อเดียว/);
    const { choices } = partOf(said, "question");
    expect(choices.map(({ say: words }) => words)).toEqual([label]);
    const afresh = await say(choices[0]!.say);
    expect(afresh.text).toMatch(cleared);
    expect(afresh.parts.map(({ type }) => type)).not.toContain("notice");
  });
});

it("a home misses a tenure only where one is asked for", async () => {
  const found = await smallMarket(CARDS).ports.searchListings({
    query: ANY_SEARCH,
    page: 1,
    pageSize: 1,
    language: "en",
  });
  const [card] = found.ok ? found.value.cards : [];
  if (card === undefined) throw new Error("no home");
  const missed = (tenure: "freehold" | null) =>
    missesOf({ key: "tenure" }, card, { ...EMPTY_CRITERIA, tenure });
  expect(missed("freehold")).toEqual([{ kind: "tenure", tenure: "freehold" }]);
  expect(missed(null)).toEqual([]);
});
