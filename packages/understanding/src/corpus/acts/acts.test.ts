import {
  type ConversationState,
  type Criteria,
  type Language,
  LANGUAGES,
} from "@propertyvr/vocabulary";
import { describe, expect, test } from "vitest";
import { stateAfter } from "../../refine/state-after.ts";
import { understand } from "../../understand.ts";
import { type Act, ACTS, criteriaAfter } from "./acts.ts";
import { SLOTS, type TalkedSlot } from "./slots.ts";

const OR: Readonly<Record<Language, string>> = { en: "or", th: "หรือ" };

/** Every way the act is said of the slot, filled in. */
function filled(template: string, slot: TalkedSlot, language: Language): readonly string[] {
  const once = template
    .replace(" or ", ` ${OR[language]} `)
    .replace("{rest}", slot.rest[language])
    .replace("{first}", slot.first[language])
    .replace("{second}", slot.second[language])
    .replace("{ask}", slot.ask[language]);
  if (once.includes("{open}"))
    return slot.open[language].map((text) => once.replace("{open}", text));
  if (once.includes("{drop}"))
    return slot.drop[language].map((text) => once.replace("{drop}", text));
  return [once];
}
const INSTEAD: Readonly<Record<Language, (text: string) => string>> = {
  en: (text) => text,
  th: (text) => text.replace(/^(.*) instead$/, "เปลี่ยนเป็น$1"),
};

/** Lists are sets: their order carries nothing. */
const asSets = (criteria: Criteria) => ({
  ...criteria,
  types: [...criteria.types].sort(),
  places: [...criteria.places].sort(),
  amenities: [...criteria.amenities].sort(),
  near: criteria.near.map((near) => JSON.stringify(near)).sort(),
});

function historyOf({ before }: Act, slot: TalkedSlot, language: Language): readonly string[] {
  return before.map((turn) => INSTEAD[language](filled(turn, slot, language)[0] ?? ""));
}

/** The conversation after these messages. */
function stateOf(history: readonly string[]): ConversationState | undefined {
  let state: ConversationState | undefined;
  for (const text of history) state = stateAfter(state, understand({ text, state }), text);
  return state;
}

describe.each(ACTS)("$act $does", (act) => {
  for (const slot of SLOTS)
    for (const language of LANGUAGES) {
      const after = act.after(slot);
      const said = act.says[language].flatMap((template) => filled(template, slot, language));
      if (after === undefined || said.length === 0) continue;
      test(`${slot.slot}, ${language}: "${said[0]}" and ${said.length - 1} more`, () => {
        const history = historyOf(act, slot, language);
        const state = stateOf(history);
        for (const text of said)
          expect({
            history,
            text,
            criteria: asSets(understand({ text, state }).criteria),
          }).toEqual({
            history,
            text,
            criteria: asSets(criteriaAfter(after)),
          });
      });
    }
});
