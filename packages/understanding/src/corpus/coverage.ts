import { type ConversationState, EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import { explain } from "../explain.ts";
import { stateAfter } from "../refine/state-after.ts";
import { understand } from "../understand.ts";
import { CORPORA } from "./corpora.ts";
import { DIALOGUES } from "./dialogues.ts";

/** Readings that contradict others carry this before their rule. */
export const CONTRADICTION = "contradiction";

/** A phrase as it is tried: after what was said before it. */
export interface PhraseTrial {
  readonly text: string;
  readonly state?: ConversationState;
}

/** Everything the corpora hold, each phrase once in the situation it was written for. */
export function everythingTried(): readonly PhraseTrial[] {
  tried ??= gathered();
  return tried;
}
let tried: readonly PhraseTrial[] | undefined;

function gathered(): readonly PhraseTrial[] {
  const phrases = CORPORA.flatMap(({ meanings, sentences, followUps, purposes, nothing }) => [
    ...[...meanings, ...sentences, ...purposes]
      .flatMap((group) => group.phrases)
      .map((text) => ({ text })),
    ...nothing.map((text) => ({ text })),
    ...followUps.flatMap((followUp) => {
      const state = { criteria: understand({ text: followUp.before }).criteria };
      return [{ text: followUp.before }, ...followUp.phrases.map((text) => ({ text, state }))];
    }),
  ]);
  return [...phrases, ...DIALOGUES.flatMap(turnsOf)];
}

function turnsOf(turns: (typeof DIALOGUES)[number]): readonly PhraseTrial[] {
  let state: ConversationState = { criteria: EMPTY_CRITERIA };
  return turns.map(([text]) => {
    const turn = { text, state };
    state = stateAfter(state, understand(turn));
    return turn;
  });
}

/** Names of all rules that made something, or that a reading carries, while the corpora were read. */
export function rulesExercised(): ReadonlySet<string> {
  const names = new Set<string>();
  for (const request of everythingTried()) {
    const { steps, understood } = explain(request);
    for (const { rule } of steps) names.add(rule);
    for (const { rule } of understood.readings)
      names.add(rule.startsWith(`${CONTRADICTION}.`) ? CONTRADICTION : rule);
  }
  return names;
}
