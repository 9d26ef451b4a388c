import type { CriteriaEdit } from "@propertyvr/vocabulary";

/** A change made by hand on its way into the conversation: the words, and what they make of the criteria. */
export interface EditByHand {
  readonly say: string;
  readonly edit: CriteriaEdit;
  /** Whoever asked tells of a failure itself. */
  readonly isQuiet?: boolean;
}

/** How far something said got: the server has it; another reply is being written; it never arrived. */
export type SendOutcome = "taken" | "busy" | "failed";
