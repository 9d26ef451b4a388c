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
      for (const [text, changes, action] of turns) {
        wanted = { ...wanted, ...changes };
        const got = understand({ text, history });
        expect({ text, criteria: asSets(got.criteria), action: got.action?.type }).toEqual({
          text,
          criteria: asSets(wanted),
          action,
        });
        history.push(text);
      }
    });
});
