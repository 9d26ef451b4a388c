import { understand } from "@propertyvr/understanding";
import { EMPTY_CRITERIA, type Understood } from "@propertyvr/vocabulary";
import { expect, it } from "vitest";
import type { Turn } from "../turn.ts";
import { isSurePlainSearch } from "./plain-search.ts";

const isSure = (text: string, over: Partial<Understood> = {}, turn: Partial<Turn> = {}): boolean =>
  isSurePlainSearch({
    turn: { text, state: null, origins: {}, messageId: "m1", ...turn },
    understood: { ...understand({ text }), ...over },
  });
const PLAIN = "condo to rent in Ari, up to 20k a month";

it.each([
  PLAIN,
  "house in Bang Phli",
  "show condos near the university",
  "บ้านเช่าลำลูกกา",
  "condo in Thong Lo, ideally with a pool",
])("a search of which every word was read goes to no model: %s", (text) => {
  expect(isSure(text)).toBe(true);
});

it.each([
  "condo to rent in Ari, quiet",
  "condo 3 million rent in Ari",
  "compare condos to rent in Ari",
  "condo to rent in Ari, which would you recommend?",
  "คอนโดเช่าอารีย์ แบบไหนดี",
  "what is a usufruct?",
])("more than a search, or one that is not sure, may go to a model: %s", (text) => {
  expect(isSure(text)).toBe(false);
});

it.each<readonly [what: string, over: Partial<Understood>]>([
  [
    "an amount is unclear",
    { unclear: understand({ text: "condo 3 million rent in Ari" }).unclear },
  ],
  [
    "only what is said now may be meant",
    {
      only_this: { criteria: EMPTY_CRITERIA, extensions: {}, status: "available", place_refs: [] },
    },
  ],
  ["something is let go of unasked", { let_go: [{ key: "amenities", name: "sea_view" }] }],
  ["a place is unsure", { touched: { places: "unsure" } }],
  ["a kind is only suggested", { touched: { types: "suggested" } }],
  ["a wish is not taken up", { wishes: ["quiet"] }],
])("a search may go to a model where %s", (_what, over) => {
  expect(isSure(PLAIN)).toBe(true);
  expect(isSure(PLAIN, over)).toBe(false);
});

it("what was tapped is a plain search, whatever its words", () => {
  const edited = { criteria: EMPTY_CRITERIA };
  expect(isSure("why is it so expensive?", {}, { edited })).toBe(true);
  expect(isSure("why is it so expensive?")).toBe(false);
});
