import type { Action, Calculation } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import type { MessageDraft } from "./draft.ts";

export type WordTest = (kind: string, ...values: readonly string[]) => boolean;
/** Whether a message says a kind of word at all, or one of these of it. */
export const sayingOf =
  (facts: readonly Fact[]): WordTest =>
  (kind, ...values) =>
    facts.some(
      (fact) => fact.kind === kind && (values.length === 0 || values.includes(String(fact.value))),
    );

/** What decides what a message is for. */
export interface IntentInput {
  /** As the rules see it: in small letters. */
  readonly text: string;
  readonly facts: readonly Fact[];
  readonly draft: MessageDraft;
  readonly action: Action | null;
  readonly calculation: Calculation | null;
  /** True when there is something to refine. */
  readonly hasEarlier: boolean;
  /** True when the message answers the question we asked, or corrects a number. */
  readonly isAnswer: boolean;
  /** True when it asks about a market in words that leave no other sense. */
  readonly asksMarket: boolean;
  /** True when a home is wished to have a good yield. */
  readonly isYieldWished: boolean;
  /** True when the message only takes the last change back. */
  readonly isUndo: boolean;
}
