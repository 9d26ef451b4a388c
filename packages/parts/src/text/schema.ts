import { LANGUAGES, type ReadonlyDeep } from "@propertyvr/vocabulary";
import { z } from "zod";

/** A stretch of prose. Its only markup are links to our own pages: "[its page](/property/42)". */
export const TextPart = z.object({
  type: z.literal("text"),
  version: z.literal(1),
  text: z.string(),
  language: z.enum(LANGUAGES),
});
export type TextPart = ReadonlyDeep<z.infer<typeof TextPart>>;
