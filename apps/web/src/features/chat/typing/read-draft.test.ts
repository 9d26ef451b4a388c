import { understand } from "@propertyvr/understanding";
import { type ConversationState, EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import { readDraft } from "./read-draft.ts";

const read = (text: string, state: ConversationState | null = null) =>
  readDraft(understand, { text, state, language: "en" });
const marked = (text: string, state: ConversationState | null = null) =>
  read(text, state).marks.map(({ start, end, taken }) => `${taken}: ${text.slice(start, end)}`);

const ASOK: ConversationState = {
  criteria: {
    ...EMPTY_CRITERIA,
    deal: "rent",
    types: ["condo"],
    price: { max: 40_000, per: "month" },
    near: [{ kind: "transit", name: "Asok", within_m: null }],
  },
};

describe("the marks of a draft", () => {
  it("stand on what was understood and on wishes that nothing searches by", () => {
    expect(marked("condo with 2 bedrooms, peaceful")).toEqual([
      "understood: condo",
      "understood: 2 bedrooms",
      "noted: peaceful",
    ]);
    expect(marked("คอนโด 2 ห้องนอน เงียบ")).toEqual([
      "understood: คอนโด",
      "understood: 2 ห้องนอน",
      "noted: เงียบ",
    ]);
  });

  it("are in order and never overlap", () => {
    const { marks } = read("villa or house in Rawai, 10-15 million, sea view, no agents, คอนโด");
    expect(marks.length).toBeGreaterThan(3);
    for (const [n, { start, end }] of marks.entries()) {
      expect(start).toBeGreaterThanOrEqual(marks[n - 1]?.end ?? 0);
      expect(end).toBeGreaterThan(start);
    }
  });

  it("leave a greeting and what nothing read alone", () => {
    expect(marked("hello")).toEqual([]);
    expect(marked("qwfp zxcd")).toEqual([]);
  });
});

describe("what a draft would search for", () => {
  it("is everything it says", () => {
    expect(read("2 bedroom condo around Ari up to 20k").sought?.criteria).toMatchObject({
      types: ["condo"],
      bedrooms: { min: 2, max: 2 },
      places: ["Ari"],
      price: { max: 20_000 },
    });
  });

  it("keeps what the conversation asks beside the criteria", () => {
    const beside = { extensions: { not_types: ["condo"] }, status: "sold" } as const;
    expect(read("with 2 bedrooms", { ...ASOK, ...beside }).sought).toMatchObject(beside);
  });

  it("goes on with the conversation", () => {
    expect(read("with 2 bedrooms", ASOK).sought?.criteria).toEqual({
      ...ASOK.criteria,
      bedrooms: { min: 2, max: 2 },
    });
    expect(read("แล้วแถวอารีย์ล่ะ", ASOK).sought?.criteria).toMatchObject({
      places: ["Ari"],
      near: [],
      price: { max: 40_000 },
    });
    expect(read("cheaper, under 25k", ASOK).sought?.criteria.price).toMatchObject({ max: 25_000 });
  });

  it("is nothing where the server alone has the figure", () => {
    expect(read("cheaper", ASOK).sought).toBeNull();
  });

  it.each([
    "",
    "hello",
    "qwfp zxcd",
    "what is the transfer fee for a condo?",
    "show me more",
    "compare the first two",
    "start over",
  ])("is nothing in %j", (text) => {
    expect(read(text, ASOK).sought).toBeNull();
    expect(read(text).sought).toBeNull();
  });

  it("brings words that may stand in titles, and keeps those of before when it only refines", () => {
    expect(read("condo Zyxoria Residence").sought?.title_words).toContain("Zyxoria");
    const before = { ...ASOK, title_words: "Zyxoria" };
    expect(read("with 2 bedrooms", before).sought?.title_words).toBe("Zyxoria");
    expect(read(`condo ${"zyx ".repeat(40)}`).sought?.title_words).toBeNull();
  });
});

describe("a draft behind an answered question", () => {
  const asked = (kind: "market" | "calculate" | "guide", text: string): ConversationState => ({
    criteria: EMPTY_CRITERIA,
    asked: { kind, text },
  });

  it.each([
    [asked("market", "what do condos in Bangkok cost?"), "and in Phuket?"],
    [asked("market", "ค่าเช่าคอนโดอารีย์เท่าไหร่"), "แล้วทองหล่อล่ะ"],
    [asked("calculate", "transfer costs of a 4 million condo"), "and a 6 million house?"],
    [asked("guide", "can a foreigner own a house?"), "and a condo?"],
  ])("that asks it again counts no homes (%#)", (state, text) => {
    expect(read(text, state).sought).toBeNull();
  });

  it("that wants homes counts them", () => {
    const state = asked("market", "what do condos in Bangkok cost?");
    expect(read("show me condos in Phuket", state).sought?.criteria.places).toEqual(["Phuket"]);
    expect(read("condo in Phuket under 3 million", state).sought?.criteria).toMatchObject({
      places: ["Phuket"],
      price: { max: 3_000_000 },
    });
  });
});
