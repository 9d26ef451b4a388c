import type { PartType } from "@propertyvr/parts";
import type { Criteria, Language } from "@propertyvr/vocabulary";

/** One message, and what a right answer to it does. What is left out is not looked at. */
export interface EvalTurn {
  readonly says: string;
  /** Tools, each of which must be called, whoever writes. */
  readonly looksUp?: readonly string[];
  /** The criteria after it, as far as they are named. */
  readonly criteria?: Partial<Criteria>;
  /** Each must be drawn. */
  readonly draws?: readonly PartType[];
  /** What a right answer may not say. */
  readonly neverSays?: RegExp;
}

export interface EvalConversation {
  readonly id: string;
  readonly language: Language;
  readonly turns: readonly EvalTurn[];
}
