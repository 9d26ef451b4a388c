import type { Criteria } from "@propertyvr/vocabulary";
import type { CriteriaWords, SingleKey } from "../criteria/words.ts";
import type { ChangedKey, CriterionChange } from "./schema.ts";

/** What differs, in the words of a language. */
export interface ChangeWords extends CriteriaWords {
  /** "Budget": what a value is of, where a change from one to another needs it said. */
  readonly name: (key: ChangedKey) => string | null;
  /** One value and the next, without what both share: "฿30,000", "฿25,000 a month". */
  readonly fromTo: (
    key: SingleKey,
    before: Criteria,
    after: Criteria,
  ) => readonly [from: string, to: string];
  /** Things of which one is enough: "the choice of Ari or near BTS Mo Chit". */
  readonly oneOf: (items: readonly string[]) => string;
}

/** What is said of a criterion that came or went, by its key. */
export type ChangeTexts = Partial<Readonly<Record<ChangedKey, (what: string) => string>>>;

export interface ChangedWords {
  /** The words of the line that says what a message changed. */
  readonly changes: ChangeWords;
  /** That line as a sentence. */
  readonly changed: (changes: readonly CriterionChange[]) => string;
  readonly undoSay: () => string;
}
