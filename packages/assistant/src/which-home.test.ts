import { describe, expect, it } from "vitest";
import { homeFactsPart } from "./answers/home-facts-part.ts";
import { writerOf } from "./context.ts";
import type { ListingFacts } from "./results/listing-facts.ts";
import { conversation, partOf, type ConversationAnswer } from "./testing/conversation.ts";
import { factsOf, smallMarket, type SmallHome } from "./testing/small-market.ts";

const HOMES: readonly SmallHome[] = [
  { id: "a", rent: 30_000, area: 60, metres: 900 },
  { id: "b", rent: 26_000, area: 40, metres: 300 },
  { id: "c", rent: 28_000, metres: 500 },
];
const talk = async (
  homes: readonly SmallHome[],
  ...texts: readonly string[]
): Promise<ConversationAnswer> => {
  const say = conversation(smallMarket(homes).ports);
  let said = await say("condo to rent in Ari");
  for (const text of texts) said = await say(text);
  return said;
};
const numbers = (said: ConversationAnswer) =>
  partOf(said, "home_facts").homes.map(({ number }) => number);

describe("which of the homes shown stands out", () => {
  it("is told in one sentence, by the row of the table, and the search stays", async () => {
    const said = await talk(HOMES, "which one is cheaper?");
    expect(said.text).toBe("Number 2 is the cheapest: ฿26,000 a month.");
    expect(partOf(said, "home_facts").rows.map(({ key }) => key)).toEqual(["rent"]);
    expect(numbers(said)).toEqual([2, 3, 1]);
    expect(said.state.criteria).toMatchObject({ deal: "rent", places: ["Ari"], price: null });
    expect(said.state.shown).toHaveLength(3);
  });

  it("is the home that the next question is about", async () => {
    const said = await talk(HOMES, "which one is cheapest?", "how far is it from BTS Asok?");
    expect(said.state.about_home).toBe("b");
    expect(said.text).toContain("300 m");
  });

  it("is measured in a straight line to what is asked", async () => {
    const said = await talk(HOMES, "which one is closest to BTS Asok?");
    expect(said.text).toBe("Number 2 is the closest: 300 m to BTS Asok in a straight line.");
    const thai = await talk(HOMES, "ห้องไหนใกล้ BTS อโศก ที่สุด");
    expect(thai.text).toBe("หมายเลข 2 ใกล้ที่สุด: ห่างจาก BTS อโศก 300 ม. (วัดเป็นเส้นตรง)");
    expect(thai.state.criteria.near).toEqual([]);
  });

  it("counts only listings that state it, and says so", async () => {
    const said = await talk(HOMES, "which is cheaper per square metre?");
    expect(said.text).toBe(
      "Number 1 is the cheapest per square metre: ฿500 a month. One listing doesn't say.",
    );
    expect(partOf(said, "home_facts").rows[0]?.values.at(-1)).toEqual({
      known: "unknown",
      text: "Not stated",
    });
    const silent = await talk(HOMES, "which one is newer?");
    expect(silent.text).toBe("None of the three listings says.");
  });

  it("is the newest or the oldest of those that state when they were built", async () => {
    const built = HOMES.map((home, at) => ({ ...home, ...(at < 2 && { yearBuilt: 2015 + at }) }));
    const newest = await talk(built, "which one is newer?");
    expect(newest.text).toBe("Number 2 is the newest: 2016. One listing doesn't say.");
    const row = partOf(newest, "home_facts").rows[0];
    expect(row?.values.map(({ text }) => text)).toEqual(["2016", "2015", "Not stated"]);
    const thai = await talk(built, "ห้องไหนใหม่กว่า");
    expect(thai.text).toContain("หมายเลข 2 ใหม่ที่สุด");
  });

  it("names those that have something, and how many do not say", async () => {
    const pools: readonly SmallHome[] = [
      { id: "a", rent: 30_000, amenities: { pool: "yes" } },
      { id: "b", rent: 26_000 },
      { id: "c", rent: 28_000, amenities: { pool: "yes" } },
    ];
    const said = await talk(pools, "which has a pool?");
    expect(said.text).toBe("Numbers 1 and 3 have a pool. 1 listing doesn't say.");
    expect(numbers(said)).toEqual([1, 3, 2]);
    expect(said.state.criteria.amenities).toEqual([]);
    const thai = await talk(pools, "ห้องไหนมีสระว่ายน้ำ");
    expect(thai.text).toBe("หมายเลข 1 และ 3 มีสระว่ายน้ำ อีก 1 รายการไม่ได้ระบุ");
  });

  it("compares rents where all are for rent and neither was searched for, else asking prices", async () => {
    const cheapest = async (homes: readonly SmallHome[]) => {
      const say = conversation(smallMarket(homes).ports);
      await say("condo in Ari");
      return say("which one is cheapest?");
    };
    const both = (sale: number, rent?: number) => ({ sale, ...(rent !== undefined && { rent }) });
    const rented = await cheapest([
      { id: "a", ...both(4_000_000, 30_000) },
      { id: "b", ...both(5_000_000, 20_000) },
    ]);
    expect(rented.text).toBe("Number 2 is cheaper: ฿20,000 a month.");
    const sold = await cheapest([
      { id: "a", ...both(4_000_000, 30_000) },
      { id: "b", ...both(5_000_000) },
    ]);
    expect(sold.text).toContain("Number 1 is cheaper: ฿4,000,000");
  });

  it("names none where two are alike", async () => {
    const alike = HOMES.map((home) => ({ ...home, rent: 30_000 }));
    const said = await talk(alike, "which is cheaper?");
    expect(said.text).toBe("They are the same:");
  });

  it("names those that share the first place", async () => {
    const tied = HOMES.map((home, at) => ({ ...home, rent: at === 1 ? 40_000 : 30_000 }));
    const said = await talk(tied, "which is cheapest?");
    expect(said.text).toBe("Numbers 1 and 3 are the cheapest: ฿30,000 a month.");
    const thai = await talk(tied, "ห้องไหนถูกสุด");
    expect(thai.text).toBe("หมายเลข 1 และ 3 ค่าเช่าถูกที่สุด: ฿30,000 ต่อเดือน");
  });

  it("is asked of those compared last", async () => {
    const said = await talk(HOMES, "compare 1 and 3", "which one is closer to BTS Asok?");
    expect(said.text).toBe("Number 3 is closer: 500 m to BTS Asok in a straight line.");
    expect(numbers(said)).toEqual([3, 1]);
  });
});

describe("comparing", () => {
  it("takes the home talked about where only the other one is named", async () => {
    const said = await talk(HOMES, "tell me about the third one", "compare it with number 2");
    expect(numbers(said)).toEqual([3, 2]);
  });

  it("tells of three homes which is the cheapest and which the closest, and each in its column", async () => {
    const said = await talk(HOMES, "compare all three");
    expect(said.text).toBe("Number 2 costs least, ฿26,000 a month.");
    const { homes, rows } = partOf(said, "home_facts");
    expect(homes.map(({ id }) => id)).toEqual(["a", "b", "c"]);
    expect(rows.find(({ key }) => key === "area")).toMatchObject({
      standing: "differs",
      values: [{ text: "60 m²" }, { text: "40 m²" }, { known: "unknown", text: "Not stated" }],
    });
    expect(rows.find(({ key }) => key === "type")?.standing).toBe("same");
  });
});

describe("homes of several kinds side by side", () => {
  const keysOf = async (...types: readonly SmallHome["type"][]) => {
    const homes = types.map((type, at) => ({
      id: String(at + 1),
      sale: 4_000_000 + at,
      area: 50,
      ...(type !== undefined && { type }),
    }));
    const say = conversation(smallMarket(homes).ports);
    await say("to buy in Ari");
    const { rows } = partOf(await say("compare the first two"), "home_facts");
    return rows.map(({ key }) => key);
  };

  it("tell their land where one of them may have some", async () => {
    expect(await keysOf("condo", "apartment")).not.toContain("land");
    expect(await keysOf("condo", "house")).toContain("land");
    expect(await keysOf("house", "condo")).toContain("land");
    expect(await keysOf("land", "land")).toContain("land");
  });

  it("tell rooms where one of them is lived in", async () => {
    expect(await keysOf("land", "warehouse")).not.toContain("bedrooms");
    expect(await keysOf("warehouse", "house")).toEqual(
      expect.arrayContaining(["bedrooms", "bathrooms", "area"]),
    );
  });
});

it("where a home on screen is, is told in the words of its listing", async () => {
  const say = conversation(
    smallMarket([{ id: "1", type: "condo", rent: 10_000, says: "Soi Ari 2" }]).ports,
  );
  await say("condo to rent in Ari");
  expect((await say("where exactly is it?")).text).toContain("Soi Ari 2");
});

describe("the table of homes side by side", () => {
  const tableOf = (...stated: readonly Partial<ListingFacts>[]) => {
    const facts = stated.map((each, at) => ({ ...factsOf({ id: String(at) }), ...each }));
    const homes = facts.map((each) => ({ facts: each, number: null }));
    return homeFactsPart(writerOf("en"), homes, []).part.rows;
  };
  const keysOf = (...homes: readonly Partial<ListingFacts>[]) =>
    tableOf(...homes).map(({ key }) => key);

  it.each<readonly [key: string, home: Partial<ListingFacts>]>([
    ["status", { status: "pending" }],
    ["floor", { floor: "12A" }],
    ["year_built", { year_built: 2015 }],
    ["available_from", { available_from: "2026-12-01" }],
    ["land", { land_sqm: 40 }],
    ["sale", { sale: { price: 4_000_000 } }],
    ["foreign_quota", { sale: { price: 4_000_000 } }],
    ["rent_per_sqm", { rent: { price: 20_000 }, area_sqm: 40 }],
  ])("has a row for %s only where one of them tells it", (key, home) => {
    expect(keysOf({}, home)).toContain(key);
    expect(keysOf({}, {})).not.toContain(key);
  });

  it("tells of each home whether it can still be had, once one of them is reserved", () => {
    const row = tableOf({}, { status: "pending" }).find(({ key }) => key === "status");
    expect(row?.values.map(({ text }) => text)).toEqual(["Available", "Reserved"]);
  });

  it("tells of plots nothing that only a building has, unless it is stated", () => {
    const plot = { type: "land", sale: { price: 4_000_000 } } as const;
    expect(keysOf(plot)).toEqual(["sale", "type", "location", "land"]);
  });

  it("puts what differs first, then what one leaves open, and what none states last", () => {
    const [one, other] = [
      { bedrooms: 2, area_sqm: 40 },
      { bedrooms: 3, area_sqm: null },
    ];
    const keys = keysOf({ ...one, bathrooms: 1 }, { ...other, bathrooms: 1 });
    const order = ["bedrooms", "area", "bathrooms", "parking"];
    expect(keys.filter((key) => order.includes(key))).toEqual(order);
  });

  it("tells what a home lacks or is not offered for as a no, and silence as unknown", () => {
    const rows = tableOf(
      { rent: { price: 20_000 }, amenities: { ...factsOf({ id: "x" }).amenities, pool: "no" } },
      { sale: { price: 4_000_000 } },
    );
    const knownOf = (key: string) =>
      rows.find((row) => row.key === key)?.values.map(({ known }) => known);
    expect(knownOf("rent")).toEqual(["yes", "no"]);
    expect(knownOf("pool")).toEqual(["no", "unknown"]);
  });
});

it.each(["which one is cheapest?", "which has a pool?"])(
  "that all of them are samples is said, but not of some: %s",
  async (question) => {
    const noticed = async (...areSamples: readonly boolean[]) => {
      const homes = areSamples.map((isSample, at) => ({ ...HOMES[at]!, isSample }));
      return (await talk(homes, question)).parts.map(({ type }) => type);
    };
    expect(await noticed(true, true)).toEqual(["home_facts", "notice"]);
    expect(await noticed(true, true, false)).not.toContain("notice");
  },
);

it("a home that shares the first place is not the one that is talked about then", async () => {
  const tied = HOMES.map((home, at) => ({ ...home, rent: at === 1 ? 40_000 : 30_000 }));
  expect((await talk(tied, "which is cheapest?")).state.about_home).toBeUndefined();
});

it("how a price stands among others is told beside a home that is not offered for it", () => {
  const mark = { difference_pct: -9, median_thb: 27_500, n_units: 41, as_of: "2026-11-23" };
  const homes = [
    { id: "a", rent: 25_000, mark },
    { id: "b", sale: 4_000_000 },
  ].map((home) => ({ facts: factsOf(home), number: null }));
  const { rows } = homeFactsPart(writerOf("en"), homes, []).part;
  const marks = rows.find(({ key }) => key === "rent_mark")?.values.map(({ known }) => known);
  expect(marks).toEqual(["yes", "no"]);
});
