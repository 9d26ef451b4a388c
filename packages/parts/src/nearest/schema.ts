import { LANGUAGES, type ReadonlyDeep } from "@propertyvr/vocabulary";
import { Criteria, ListingCard } from "@propertyvr/vocabulary/schemas";
import { z } from "zod";

/** Homes that do not fit where none does, each with what it misses. */
export const NearestPart = z.object({
  type: z.literal("nearest"),
  version: z.literal(1),
  criteria: Criteria,
  homes: z.array(
    z.object({
      card: ListingCard,
      /** "฿3,000 a month over budget", in the conversation's language. */
      misses: z.array(z.string()),
    }),
  ),
  text: z.string(),
  language: z.enum(LANGUAGES),
});
export type NearestPart = ReadonlyDeep<z.infer<typeof NearestPart>>;
