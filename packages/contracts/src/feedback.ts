import type { ReadonlyDeep } from "@propertyvr/vocabulary";
import { z } from "zod";
import { FEEDBACK_COMMENT_MAX, FEEDBACK_REASONS, FEEDBACK_VERDICTS } from "./feedback-words.ts";

const reason = z.enum([...FEEDBACK_REASONS.up, ...FEEDBACK_REASONS.down]);

/** What a person said about an answer. */
export const Feedback = z
  .object({
    verdict: z.enum(FEEDBACK_VERDICTS),
    reasons: z.array(reason),
    comment: z.string(),
  })
  .meta({ id: "Feedback" });
export type Feedback = ReadonlyDeep<z.infer<typeof Feedback>>;

/** Takes the place of what was said about the answer before. */
export const GiveFeedback = z
  .object({
    verdict: z.enum(FEEDBACK_VERDICTS),
    /** Those of the verdict, each once. */
    reasons: z
      .array(reason)
      .max(8)
      .default([])
      .transform((all) => [...new Set(all)]),
    comment: z.string().trim().max(FEEDBACK_COMMENT_MAX).default(""),
  })
  .refine(
    ({ verdict, reasons }) => {
      const allowed: readonly string[] = FEEDBACK_REASONS[verdict];
      return reasons.every((each) => allowed.includes(each));
    },
    { path: ["reasons"], error: "These reasons belong to the other verdict." },
  )
  .meta({ id: "GiveFeedback" });

/** Feedback as the admins read it: with the question and the answer, and nothing about who gave it. */
export const ReceivedFeedback = Feedback.extend({
  /** Of the answer. */
  id: z.string(),
  said_at: z.string(),
  /** The first 2,000 characters of each. */
  question: z.string(),
  answer: z.string(),
}).meta({ id: "ReceivedFeedback" });
export type ReceivedFeedback = ReadonlyDeep<z.infer<typeof ReceivedFeedback>>;
