import { LANGUAGES, type ReadonlyDeep } from "@propertyvr/vocabulary";
import { z } from "zod";

/** Something to know about the answer itself. */
export const NoticePart = z.object({
  type: z.literal("notice"),
  version: z.literal(1),
  code: z.enum([
    "search_failed",
    "sample_only",
    // Why our own writer finished, or gave, an answer that a language model was asked for.
    "model_bad_key",
    "model_rate_limited",
    "model_refused",
    "model_timed_out",
    "model_cut",
    "model_unavailable",
    "model_wrong_shape",
    "model_limit",
    // Why none was asked although one was selected; a chat is told once.
    "model_not_available",
    "model_not_agreed",
    "model_day_limit",
  ]),
  text: z.string(),
  language: z.enum(LANGUAGES),
});
export type NoticePart = ReadonlyDeep<z.infer<typeof NoticePart>>;
