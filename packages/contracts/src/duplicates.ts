import { Localised } from "@propertyvr/vocabulary/schemas";
import { z } from "zod";

const rank = z.number().int().nullable();

/**
 * How a partner's home stands among those of others that are likely the same home: counts and ranks,
 * never whose the others are or what they state.
 */
export const LikelyDuplicates = z
  .object({
    homes: z
      .number()
      .int()
      .describe("Number of listings that are likely this home, yours included"),
    rent_price_rank: rank.describe("1 if none of them has a lower rent; null if yours has no rent"),
    sale_price_rank: rank.describe("The same for the sale price"),
    confirmed_rank: z
      .number()
      .int()
      .describe("1 if none of them was sent or confirmed more recently"),
  })
  .meta({ id: "LikelyDuplicates" });
export type LikelyDuplicates = z.infer<typeof LikelyDuplicates>;

/** Listings of others that likely offer the same home, the last confirmed first. */
export const AlsoOffered = z
  .object({
    homes: z.array(
      z.object({
        id: z.string(),
        title: Localised,
        /** Whole baht: a month for rent, in total for sale. */
        rent_price: z.number().nullable(),
        sale_price: z.number().nullable(),
        last_confirmed_at: z.string(),
      }),
    ),
  })
  .meta({ id: "AlsoOffered" });
export type AlsoOffered = z.infer<typeof AlsoOffered>;
