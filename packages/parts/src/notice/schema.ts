import { LANGUAGES, type ReadonlyDeep } from "@propertyvr/vocabulary";
import { z } from "zod";

/** Something to know about the answer itself. */
export const NoticePart = z.object({
  type: z.literal("notice"),
  version: z.literal(1),
  code: z.enum([
    "search_failed",
    "not_built",
    "interrupted",
    "stopped",
    "sample_only",
    "contradiction",
  ]),
  text: z.string(),
  language: z.enum(LANGUAGES),
});
export type NoticePart = ReadonlyDeep<z.infer<typeof NoticePart>>;
