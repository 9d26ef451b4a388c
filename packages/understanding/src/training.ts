/** What the weights of intents are trained from: `tools/train-intents`. */
import type { ConversationState, Intent } from "@propertyvr/vocabulary";
import { CORPORA } from "./corpus/corpora.ts";
import { ENGLISH_INTENTS } from "./corpus/intents/english.ts";
import { THAI_INTENTS } from "./corpus/intents/thai.ts";
import { intentInputOf } from "./refine/interpret.ts";
import { intentByRules } from "./refine/intent-by-rules.ts";
import { type IntentFeatures, intentFeatures } from "./refine/intent-features.ts";
import { stateAfter } from "./refine/state-after.ts";
import { readMessage, understand } from "./understand.ts";

export { chancesOf, PIECES_WEIGH, SIGNS_WEIGH, WEIGHED_INTENTS } from "./refine/weigh-intent.ts";

/** A message of which the intent is known. */
export interface LabelledIntent {
  readonly text: string;
  readonly intent: Intent;
  /** Where it is from: weighed and held out by that. */
  readonly source: "corpus" | "phrase" | "follow_up" | "example" | "labelled";
  readonly state?: ConversationState | undefined;
}

/** What the model sees of a message; null where it is never asked. */
export function seenOf({ text, state }: Pick<LabelledIntent, "text" | "state">): {
  readonly rule: Intent;
  readonly features: IntentFeatures;
} | null {
  const read = readMessage(text, state);
  if (read.kind === "settled") return null;
  const input = intentInputOf(read.message);
  const rule = intentByRules(input);
  return { rule, features: intentFeatures(input, rule) };
}

/** The state behind messages that were sent before. */
export const stateOf = (history: readonly string[]): ConversationState | undefined =>
  history.reduce<ConversationState | undefined>(
    (state, text) => stateAfter(state, understand({ text, ...(state && { state }) }), text),
    undefined,
  );

/** What stands before each example a second time: most questions are asked in the middle of a search. */
const EARLIER = ["2 bed condo for rent in Ari under 40k a month", "บ้านเดี่ยว บางนา ไม่เกิน 5 ล้าน"];

/** All that the repository itself holds. */
export function ownExamples(): readonly LabelledIntent[] {
  const states = EARLIER.map((text) => stateOf([text]));
  return [
    ...CORPORA.flatMap(({ purposes, sentences, meanings, followUps }): LabelledIntent[] => [
      ...purposes.flatMap(({ intent, phrases }) =>
        phrases.map((text): LabelledIntent => ({ text, intent, source: "corpus" })),
      ),
      ...sentences.flatMap(({ phrases }) =>
        phrases.map((text): LabelledIntent => ({ text, intent: "search", source: "corpus" })),
      ),
      ...meanings
        .flatMap(({ phrases }) => phrases)
        .map((text): LabelledIntent => ({ text, intent: "search", source: "phrase" })),
      ...followUps.flatMap(({ before, phrases }) => {
        const state = stateOf([before]);
        return phrases.map((text): LabelledIntent => ({
          text,
          intent: "refine",
          source: "follow_up",
          state,
        }));
      }),
    ]),
    ...[ENGLISH_INTENTS, THAI_INTENTS].flatMap((examples) =>
      Object.entries(examples).flatMap(([intent, texts]) =>
        texts.flatMap((text, at): LabelledIntent[] => {
          const example = { text, intent: intent as Intent, source: "example" } as const;
          return [example, { ...example, state: states[at % states.length] }];
        }),
      ),
    ),
  ];
}
