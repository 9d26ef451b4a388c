import { CRITERIA_KEYS, LANGUAGES, type ReadonlyDeep } from "@propertyvr/vocabulary";
import {
  Criteria,
  Localised,
  SearchExtensions,
  WantedStatus,
} from "@propertyvr/vocabulary/schemas";
import { z } from "zod";

const QuestionChoice = z.object({
  label: Localised,
  /** What is said in the person's name when the choice is tapped. */
  say: z.string(),
  count: z.number().nullable(),
  /** Set where more homes come than `count`, which is as far as they were counted. */
  count_is_capped: z.boolean().optional(),
  /** Sent along with `say`: exactly what the choice makes of the criteria. */
  criteria: Criteria.optional(),
  /** Sent along with `criteria`; left out: as it stands. */
  extensions: SearchExtensions.optional(),
  /** Sent along with `criteria`; left out: as it stands. */
  status: WantedStatus.optional(),
  /** Set where the homes counted are samples. */
  all_sample: z.boolean().optional(),
});
export type QuestionChoice = ReadonlyDeep<z.infer<typeof QuestionChoice>>;

/** A question with its answers to tap. */
export const QuestionPart = z.object({
  type: z.literal("question"),
  version: z.literal(1),
  about: z.enum(CRITERIA_KEYS),
  text: z.string(),
  language: z.enum(LANGUAGES),
  choices: z.array(QuestionChoice),
});
export type QuestionPart = ReadonlyDeep<z.infer<typeof QuestionPart>>;
