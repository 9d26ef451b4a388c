import { searchAfter, understand } from "@propertyvr/understanding";
import { EMPTY_CRITERIA, searchQuery } from "@propertyvr/vocabulary";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, expectTypeOf, it, vi } from "vitest";
import { z } from "zod";
import { smallMarket } from "../testing/small-market.ts";
import { takeTurn } from "../take-turn.ts";
import type { Responder, ResponderRequest } from "../turn.ts";
import { namesOf } from "./named-search.ts";
import { TOOLS, toolsOver, type Tools } from "./registry.ts";

const CONTACT = {
  name: "Nok",
  phone: "+66 81 234 5678",
  line: "@nok",
  email: "nok@example.com",
  website: null,
};
const { ports } = smallMarket([
  { id: "near", place: "Ari", rent: 20_000, metres: 300, contact: CONTACT },
  { id: "bare", place: "Ari", sale: 4_000_000 },
]);
const tools = toolsOver(ports, "en");

/** One call of each tool that finds something, as a model may write it. */
const QUERY = { criteria: { ...EMPTY_CRITERIA, places: ["Ari"], bedrooms: { min: 1 } } };
const CALLS: Readonly<Record<string, unknown>> = {
  search_listings: { query: QUERY },
  count_listings: { query: QUERY },
  relax_search: { query: { criteria: { ...QUERY.criteria, bedrooms: { min: 9 } } } },
  get_listing: { listing_id: "near" },
  market_insight: { kind: "level", metrics: ["rent"], query: QUERY },
  read_guide: { question: "Can a foreigner own a condo?" },
  cite_guide: { slug: "deposits-and-tenant-rules", key: "usual" },
  measure_distance: { listing_id: "near", near: { kind: "transit", name: "Asok" } },
  run_calculator: { calculator: "mortgage", values: { price_thb: 3_000_000, years: 20 } },
} satisfies Record<keyof typeof TOOLS, unknown>;

describe.each(Object.entries(TOOLS))("%s", (key, tool) => {
  it("is known by a verb and a noun", () => {
    expect(tool.name).toBe(key);
    expect(tool.name).toMatch(/^[a-z]+(?:_[a-z]+)+$/);
    expect(tool.description.length).toBeGreaterThan(60);
  });

  it("says in JSON Schema what it takes and gives", () => {
    const ajv = new Ajv2020({ strict: true, strictRequired: false });
    for (const [schema, io] of [
      [tool.input, "input"],
      [tool.output, "output"],
    ] as const) {
      const described = z.toJSONSchema(schema, { io });
      expect(ajv.validateSchema(described)).toBe(true);
      expect(() => ajv.compile(described)).not.toThrow();
    }
    expect(z.toJSONSchema(tool.input, { io: "input" })).toMatchObject({ type: "object" });
  });

  it("takes names of places and no ids of them", () => {
    expect(JSON.stringify(z.toJSONSchema(tool.input, { io: "input" }))).not.toMatch(
      /place_?refs?/i,
    );
  });

  it("gives what it says, and shows a model plain JSON without a way to reach anybody", async () => {
    const context = { language: "en", placeRefs: [] } as const;
    const result = await tool.call(ports, CALLS[tool.name], context);
    if (!result.ok) throw new Error(result.failure);
    expect(() => tool.output.parse(result.value)).not.toThrow();
    // Each tool shows its own result; a union of them has no one type.
    const show: (value: never) => unknown = tool.visibleToModel;
    const seen = show(result.value as never);
    expect(JSON.parse(JSON.stringify(seen))).toEqual(seen);
    for (const secret of Object.values(CONTACT)) {
      if (secret !== null) expect(JSON.stringify(seen)).not.toContain(secret);
    }
  });
});

it("a tool call that does not fit its schema reaches no port", async () => {
  const unreached = new Proxy(ports, {
    get: () => () => {
      throw new Error("a port was reached");
    },
  });
  const { call } = TOOLS.get_listing;
  const context = { language: "en", placeRefs: [] } as const;
  for (const input of [null, {}, { listing_id: 7 }, { listing_id: "x".repeat(65) }]) {
    expect(await call(unreached, input, context)).toEqual({ ok: false, failure: "bad_input" });
  }
});

it.each([
  "2 bed condo near BTS Asok under 40k a month with a pool, if possible a gym",
  "no condos, houses or villas in Hang Dong, Chiang Mai, 3-5 million, newest first",
  "condo within 900000 km of BTS Asok under 999999999999999 baht",
  "99 bedroom house with 120 bathrooms, 99999999 rai",
  `condo near ${"x".repeat(300)} in ${"Ari, Asok, Phuket, Pattaya, Hua Hin, ".repeat(20)}`,
  `sold condos called ${"Zorvex ".repeat(90)}`,
  "คอนโดใกล้ BTS อารีย์ ไม่เกิน 15 ล้านต้นๆ มีสระว่ายน้ำ",
  "",
])("whatever is read can be searched for: %s", (text) => {
  const query = namesOf(searchAfter(understand({ text }), null));
  expect(TOOLS.search_listings.input.safeParse({ query })).toMatchObject({ success: true });
});

it("the ids that the server knows go with the names, and only those", async () => {
  const { ports } = smallMarket([{ id: "near", place: "Ari", rent: 20_000 }]);
  const countListings = vi.fn(ports.countListings);
  const ref = { name: "Ari", id: "neighbourhood:ari", kind: "neighbourhood" } as const;
  const forged = { ...QUERY, place_refs: [{ ...ref, id: "province:1" }] };
  const over = toolsOver({ ...ports, countListings }, "th");
  await over.callTool("count_listings", { query: forged }, [ref]);
  expect(countListings.mock.calls).toMatchObject([
    [{ version: 1, place_refs: [ref], status: "available" }, undefined],
  ]);
});

it("a model sees how far a home is from what was asked, and that the way is a straight line", async () => {
  const found = await ports.searchListings({
    query: searchQuery({ criteria: QUERY.criteria }),
    page: 1,
    pageSize: 1,
    language: "en",
  });
  if (!found.ok) throw new Error(found.failure);
  const distance = { to: { text: "BTS Asok", language: "en" as const }, metres: 430 };
  const cards = found.value.cards.map((card) => ({ ...card, distance }));
  expect(TOOLS.search_listings.visibleToModel({ ...found.value, cards })).toMatchObject({
    homes: [{ id: "near", distance: { to: "BTS Asok", straight_line_metres: 430 } }],
  });
});

it("an unknown home is a failure that can be told", async () => {
  expect(await tools.callTool("get_listing", { listing_id: "nowhere" })).toEqual({
    ok: false,
    failure: "not_found",
  });
});

describe("a responder", () => {
  it("holds the tools and no port", async () => {
    expectTypeOf<keyof ResponderRequest>().toEqualTypeOf<
      | "turn"
      | "understood"
      | "described"
      | "papers"
      | "earlierPapers"
      | "tools"
      | "placeName"
      | "placesWithin"
      | "placesBeside"
    >();
    expectTypeOf<keyof Tools>().toEqualTypeOf<"callTool">();
    const held: ResponderRequest[] = [];
    const respond: Responder = async function* (request) {
      held.push(request);
      yield* [];
    };
    const turn = { text: "condo in Ari", state: null, origins: {}, messageId: "m1" };
    for await (const step of takeTurn({ understand, ...ports }, turn, respond))
      expect(step).toBe(0);
    expect(held.map((request) => Object.keys(request).sort())).toEqual([
      [
        "described",
        "earlierPapers",
        "papers",
        "placeName",
        "placesBeside",
        "placesWithin",
        "tools",
        "turn",
        "understood",
      ],
    ]);
    expect(held.flatMap((request) => Object.keys(request.tools))).toEqual(["callTool"]);
  });
});

it("a sum says which answers each of its questions takes", async () => {
  const sum = await tools.callTool("run_calculator", {
    calculator: "transfer_cost",
    values: { price_thb: 3_000_000 },
  });
  if (!sum.ok) throw new Error(sum.failure);
  const choicesOf = (name: string) => sum.value.inputs.find(({ key }) => key === name)?.choices;
  expect(choicesOf("seller")).toEqual(["individual", "company"]);
  expect(choicesOf("price_thb")).toBeUndefined();
});
