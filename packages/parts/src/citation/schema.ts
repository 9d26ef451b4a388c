import { LANGUAGES, type ReadonlyDeep } from "@propertyvr/vocabulary";
import { z } from "zod";

/**
 * What an article of the guide says to a question, with where it was read and when. It is the
 * article as it stood on the day of the answer.
 */
export const CitationPart = z.object({
  type: z.literal("citation"),
  version: z.literal(1),
  /** Of the article; its page is `/guide/{slug}`. */
  slug: z.string(),
  /** Of the rule that answers, as the end of that address; null: the summary of the article answers. */
  key: z.string().nullable(),
  /** "rules" have sources; "steps" are advice and state no rule. */
  kind: z.enum(["rules", "steps"]),
  /** The words of the article that answer. */
  says: z.string(),
  /** What the sources contradict each other about, and the safe reading. */
  disputed: z.string().nullable(),
  /** Whether other rules of the article are disputed. */
  has_disputes: z.boolean(),
  sources: z.array(z.object({ title: z.string(), url: z.string() })),
  /** Days of the calendar, "2026-10-01". */
  checked_at: z.string(),
  review_by: z.string(),
  /** Whether the review was due on the day of the answer. */
  overdue: z.boolean(),
  /** The title of the article. */
  text: z.string(),
  language: z.enum(LANGUAGES),
});
export type CitationPart = ReadonlyDeep<z.infer<typeof CitationPart>>;
