import type { ConversationState } from "@propertyvr/vocabulary";
import { describe, expect, test } from "vitest";
import { stateAfter } from "../refine/state-after.ts";
import { understand } from "../understand.ts";
import { DIALOGUES } from "./dialogues.ts";

describe("all messages of a conversation read anew give what the kept state gives", () => {
  for (const turns of DIALOGUES)
    test(`"${turns[0]?.[0]}" and ${turns.length - 1} turns more`, () => {
      const history: string[] = [];
      let state: ConversationState | undefined;
      for (const [text] of turns) {
        const byState = understand({ text, state });
        const { criteria, action } = understand({ text, history });
        expect({ text, criteria, action }).toEqual({
          text,
          criteria: byState.criteria,
          action: byState.action,
        });
        state = stateAfter(state, byState, text);
        history.push(text);
      }
    });
});
