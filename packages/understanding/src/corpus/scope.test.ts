import { EMPTY_CRITERIA, type Criteria } from "@propertyvr/vocabulary";
import { expect, test } from "vitest";
import { understand } from "../understand.ts";

const scopeOf = (text: string): Criteria | undefined => understand({ text }).scope?.criteria;

test.each<readonly [string, Partial<Criteria>]>([
  ["can foreigners buy a condo in Phuket?", { types: ["condo"], places: ["Phuket"] }],
  ["average rent for a 2 bed condo near BTS Asok", {
    types: ["condo"],
    bedrooms: { min: 2, max: 2 },
    near: [{ kind: "transit", name: "Asok", within_m: null }],
  }],
  ["mortgage for a 6M house over 20 years at 4%", { types: ["house"] }],
  ["ค่าเช่าเฉลี่ยคอนโดอารีย์เท่าไหร่", { types: ["condo"], places: ["Ari"] }],
])("a question speaks of homes, without its figures: %s", (text, told) => {
  expect(scopeOf(text)).toEqual({ ...EMPTY_CRITERIA, ...told });
}); // prettier-ignore

test.each([
  "what is a chanote?",
  "how much is the transfer fee on 3 million",
  "a condo to rent in Ari",
  "hello",
])("a question that speaks of no home, or no question: %s", (text) => {
  expect(understand({ text }).scope).toBeNull();
});
