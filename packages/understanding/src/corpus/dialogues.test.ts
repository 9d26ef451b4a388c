import { type ConversationState, type Criteria, EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import { describe, expect, test } from "vitest";
import { stateAfter } from "../refine/state-after.ts";
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
      let state: ConversationState | undefined;
      for (const [text, changes, action = null] of turns) {
        wanted = { ...wanted, ...changes };
        const got = understand({ text, state });
        const done = typeof action === "string" ? (got.action?.type ?? null) : got.action;
        expect({ text, criteria: asSets(got.criteria), done }).toEqual({
          text,
          criteria: asSets(wanted),
          done: action,
        });
        state = stateAfter(state, got, text);
      }
    });

  test("are at least sixty, and go on in both languages", () => {
    expect(DIALOGUES.length).toBeGreaterThanOrEqual(60);
    expect(
      DIALOGUES.flat().filter(([text]) => /[\u0e01-\u0e5b]/.test(text)).length,
    ).toBeGreaterThan(150);
    expect(DIALOGUES.flat().filter(([text]) => /^[\x20-\x7e]+$/.test(text)).length).toBeGreaterThan(
      150,
    );
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
