import { CRITERIA_KEYS, LANGUAGES, type ReadonlyDeep } from "@propertyvr/vocabulary";
import { CriteriaEdit } from "@propertyvr/vocabulary/schemas";
import { z } from "zod";

/** What can change from one search to the next. */
const ChangedKey = z.enum([
  ...CRITERIA_KEYS,
  "nice_to_have",
  "not_types",
  "near_any",
  "one_of",
  "status",
]);
export type ChangedKey = z.infer<typeof ChangedKey>;

/** One difference between two searches, in the words of the conversation's language. */
const CriterionChange = z.object({
  key: ChangedKey,
  kind: z.enum(["added", "removed", "changed"]),
  /** What the values are of ("Budget"); null where they say it themselves. */
  name: z.string().nullable(),
  /** null where nothing stood. */
  from: z.string().nullable(),
  /** null where nothing stands. */
  to: z.string().nullable(),
});
export type CriterionChange = ReadonlyDeep<z.infer<typeof CriterionChange>>;

/** What a message changed of the search before it. Left out of an answer where nothing changed. */
export const ChangedPart = z.object({
  type: z.literal("changed"),
  version: z.literal(1),
  changes: z.array(CriterionChange),
  /** All of it as one sentence, for who does not see the line. */
  text: z.string(),
  language: z.enum(LANGUAGES),
  /** The search before: sent along with `say`, it undoes the change. */
  before: CriteriaEdit,
  /** What is said in the person's name when the change is undone. */
  say: z.string(),
});
export type ChangedPart = ReadonlyDeep<z.infer<typeof ChangedPart>>;
