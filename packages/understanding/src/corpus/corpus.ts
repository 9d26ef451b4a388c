import type { Action, Criteria, Intent } from "@propertyvr/vocabulary";

/** One meaning and many ways to say it. Keys not named must stay empty. */
export interface Meaning {
  readonly says: Partial<Criteria>;
  readonly phrases: readonly string[];
}
/** A follow-up: said after `before`, it leads to `becomes` (keys not named stay as before). */
export interface FollowUp {
  readonly before: string;
  readonly becomes: Partial<Criteria>;
  readonly action?: Action;
  readonly phrases: readonly string[];
}
export interface Purpose {
  readonly intent: Intent;
  readonly phrases: readonly string[];
}

/** Phrases parted by " | ". */
export const phrases = (text: string): readonly string[] =>
  text.split("|").map((phrase) => phrase.trim());
export const meaning = (says: Partial<Criteria>, text: string): Meaning => ({
  says,
  phrases: phrases(text),
});
