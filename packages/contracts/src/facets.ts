import { DEALS, PROPERTY_TYPES } from "@propertyvr/vocabulary";
import { PlaceRef } from "@propertyvr/vocabulary/schemas";
import { z } from "zod";

export const FACETS = ["type", "bedrooms", "price", "district"] as const;
export type Facet = (typeof FACETS)[number];

/** Which counts an answer shall have; none where it is left out. */
export const WantedFacets = z.union([z.boolean(), z.array(z.enum(FACETS)).max(FACETS.length)], {
  error: "Send true, or a list of type, bedrooms, price and district",
});

const count = z.number().int().min(1);

/** How many of the homes that match are of each kind. Samples count only if no real home matches. */
export const Facets = z
  .object({
    type: z.array(z.object({ type: z.enum(PROPERTY_TYPES), count })).optional(),
    bedrooms: z
      .array(z.object({ min: z.number().int(), max: z.number().int().nullable(), count }))
      .optional()
      .describe("As filters.bedrooms takes them; homes that don't state them aren't listed"),
    price: z
      .array(
        z.object({
          deal: z.enum(DEALS),
          min_thb: z.number().int(),
          max_thb: z.number().int().nullable(),
          count,
        }),
      )
      .optional()
      .describe(
        "By deal, per month for rent, both ends included. A home for rent and for sale counts under both; prices on request aren't listed",
      ),
    district: z
      .array(
        z.object({ ref: PlaceRef, names: z.object({ en: z.string(), th: z.string() }), count }),
      )
      .optional()
      .describe("Those with the most homes first, at most 20. ref can be sent in place_refs"),
  })
  .meta({ id: "Facets" });
export type Facets = z.infer<typeof Facets>;
