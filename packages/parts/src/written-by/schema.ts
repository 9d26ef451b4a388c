import { LANGUAGES, type ReadonlyDeep } from "@propertyvr/vocabulary";
import { z } from "zod";

/** Which language model wrote the prose of an answer, or began it. None stands in an answer of our own. */
export const WrittenByPart = z.object({
  type: z.literal("written_by"),
  version: z.literal(1),
  /** As it is configured: "anthropic/claude". */
  model_id: z.string(),
  /** As people choose it. */
  model_name: z.string(),
  /** How many of its sentences were left out, because something in them came from no source of ours. */
  held_back: z.number().int().min(0),
  /** It only began the answer, and the built-in assistant gave one of its own below. */
  is_begun: z.literal(true).optional(),
  language: z.enum(LANGUAGES),
});
export type WrittenByPart = ReadonlyDeep<z.infer<typeof WrittenByPart>>;
