import {
  type ConversationState,
  type Criteria,
  CRITERIA_KEYS,
  EMPTY_CRITERIA,
  isEmptyCriteria,
  isSameUnder,
} from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import { type AppliedMessage, applyMessage } from "./follow-up.ts";
import { settle } from "./imply.ts";
import { merge } from "./merge.ts";

/** Criteria that a message leaves as they are. */
export const applyNothing = (criteria: Criteria): AppliedMessage =>
  applyMessage(criteria, merge([]), settle(merge([]), criteria.deal));

export const saysUndo = (facts: readonly Fact[]): boolean =>
  facts.some(({ kind }) => kind === "undo");
/** False where only the first request was made: taking it back would leave nothing to look at. */
export const canTakeBack = (state: ConversationState | undefined): boolean =>
  state?.previous !== undefined &&
  !(isEmptyCriteria(state.previous) && state.previous_beside === undefined);

/** "Go back": the criteria before the last change; where none are known they stay. */
export function takeBack(state: ConversationState | undefined): AppliedMessage {
  const now = state?.criteria ?? EMPTY_CRITERIA;
  const applied = applyNothing((canTakeBack(state) ? state?.previous : null) ?? now);
  const changed = CRITERIA_KEYS.filter((key) => !isSameUnder(key, now, applied.criteria));
  return { ...applied, touched: Object.fromEntries(changed.map((key) => [key, "stated"])) };
}
