import { LANGUAGES, type ReadonlyDeep } from "@propertyvr/vocabulary";
import { z } from "zod";

const Span = z.object({ min: z.number(), max: z.number() });

/** A price list that came with the message, its rows by unit type: what it asks, no figures of a market. */
export const PriceListPart = z.object({
  type: z.literal("price_list"),
  version: z.literal(1),
  /** The attachment that it was read from. */
  file: z.object({ id: z.string(), name: z.string() }),
  deal: z.enum(["rent", "sale"]),
  groups: z
    .array(
      z.object({
        /** 0 for a studio; null where the rows don't tell. */
        bedrooms: z.number().int().nullable(),
        /** Rows of the list. */
        rows: z.number().int(),
        size_sqm: Span.nullable(),
        price_thb: Span,
      }),
    )
    .min(1)
    .max(12),
  /** There is more in the file than was read. */
  is_cut: z.boolean(),
  /** Heads the list. */
  text: z.string(),
  language: z.enum(LANGUAGES),
});
export type PriceListPart = ReadonlyDeep<z.infer<typeof PriceListPart>>;
