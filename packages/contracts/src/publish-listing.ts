import { AMENITIES, PROPERTY_TYPES } from "@propertyvr/vocabulary";
import { z } from "zod";

/** As it was typed; longer than any text may be, so that the rule book says which one is too long. */
const text = z.string().max(100_000).nullable().optional();
const amount = z
  .union([z.number(), z.string().max(100)])
  .nullable()
  .optional();

/**
 * A home that somebody of a partner publishes from a post or a listing's text. Values are read by the rule
 * book like those of any row; ways to reach anybody are cut out of the texts.
 */
export const PublishListing = z
  .strictObject({
    /** Sending the same again changes the home that was made for it. */
    client_id: z
      .string()
      .min(1)
      .max(64)
      .regex(/^[\w-]+$/),
    /** The owner authorised whoever publishes; without it nothing is published. */
    owner_authorised: z.boolean(),
    title: text,
    description: text,
    property_type: z.enum(PROPERTY_TYPES).nullable().optional(),
    /** Whole baht a month. */
    rent_price: amount,
    /** Whole baht in total. */
    sale_price: amount,
    bedrooms: amount,
    bathrooms: amount,
    area_sqm: amount,
    /** Square metres, or as it is written: "2-1-50", "80 ตร.ว.". */
    land_sqm: amount,
    floor: text,
    location: text,
    furnishing: z.enum(["unfurnished", "partly", "fully"]).nullable().optional(),
    pets: z.boolean().nullable().optional(),
    amenities: z.array(z.enum(AMENITIES)).max(AMENITIES.length).optional(),
  })
  .meta({ id: "PublishListing" });
export type PublishListing = z.infer<typeof PublishListing>;
