export { type EditedMembers, type Held, heldAfter, withHeld } from "./held.ts";
export type { RowNote } from "./notes.ts";
export { takeNotes } from "./notes.ts";
export { placeByText, type TextPoint } from "./place-by-text.ts";
export { FRESH_DAYS, type Gain, type Quality, qualityOf, type QualityFacts } from "./quality.ts";
export {
  OUR_REFERENCE,
  type PartnerDraft,
  type ReadRow,
  readPartnerRow,
  referenceOf,
} from "./read-partner-row.ts";
export { hasThai } from "./texts.ts";
export { ROW_MEMBERS } from "../row-members.ts";
export { ROW_RULES, type RowRule, type RuleCode, type Severity } from "./rule-book.ts";
