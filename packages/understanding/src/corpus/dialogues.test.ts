import { type Criteria, EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import { describe, expect, test } from "vitest";
import { understand } from "../understand.ts";
import { DIALOGUES } from "./dialogues.ts";

/** Lists of criteria are sets: their order carries nothing. */
const asSets = (criteria: Criteria) => ({
  ...criteria,
  types: [...criteria.types].sort(),
  places: [...criteria.places].sort(),
  amenities: [...criteria.amenities].sort(),
});

describe("whole conversations", () => {
  for (const turns of DIALOGUES)
    test(`"${turns[0]?.[0]}" and ${turns.length - 1} turns more`, () => {
      let wanted: Criteria = EMPTY_CRITERIA;
      const history: string[] = [];
      let before: Criteria = EMPTY_CRITERIA;
      for (const [text, changes, action] of turns) {
        wanted = { ...wanted, ...changes };
        const got = understand({ text, history });
        expect({ text, criteria: asSets(got.criteria), action: got.action?.type }).toEqual({
          text,
          criteria: asSets(wanted),
          action,
        });
        expect(understand({ text, state: { criteria: before } }).criteria).toEqual(got.criteria);
        before = got.criteria;
        history.push(text);
      }
    });
});

describe("a message after others", () => {
  const criteria = understand({ text: "2 bed condo near BTS Asok with a pool to rent" }).criteria;
  const intentOf = (text: string) => understand({ text, state: { criteria } }).intent;

  test.each([
    "quiet house with a garden in Hang Dong, we have a dog",
    "looking for a 3 bed villa in Rawai under 20m",
    "I need an office in Silom",
    "หาบ้านเดี่ยวหางดงมีสวน",
    "สนใจที่ดินเขาใหญ่ 2 ไร่",
  ])("that stands on its own is a new search: %s", (text) => expect(intentOf(text)).toBe("search"));

  test.each([
    "what about a house in Hang Dong?",
    "house instead, in Hang Dong with a garden",
    "in Phuket",
    "looking for 3 bedrooms",
    "the same but a house in Hang Dong with a garden",
    "show me a house in Hang Dong",
    "condo in Phrom Phong with a gym",
    "or a house with a garden in Bang Na",
    "แล้วบ้านหางดงล่ะ",
    "เปลี่ยนเป็นบ้านเดี่ยวหางดงมีสวน",
    "บ้านเดี่ยวหางดงมีสวนด้วย",
    "หาแถวทองหล่อ",
  ])("that leans on them refines: %s", (text) => expect(intentOf(text)).toBe("refine"));
});
