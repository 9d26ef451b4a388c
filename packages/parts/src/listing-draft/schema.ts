import {
  AMENITIES,
  CONTACT_KINDS,
  LANGUAGES,
  PROPERTY_TYPES,
  type ReadonlyDeep,
} from "@propertyvr/vocabulary";
import { z } from "zod";

/** A home as a post tells it; null where it doesn't. Words are the file's, without ways to reach anybody. */
const DraftFields = z.object({
  title: z.string().nullable(),
  description: z.string().nullable(),
  property_type: z.enum(PROPERTY_TYPES).nullable(),
  /** Baht a month. */
  rent_price: z.number().nullable(),
  /** Baht. */
  sale_price: z.number().nullable(),
  bedrooms: z.number().int().nullable(),
  bathrooms: z.number().int().nullable(),
  area_sqm: z.number().nullable(),
  /** As it is written: "80 ตร.ว.", "2-1-50 ไร่". */
  land: z.string().nullable(),
  floor: z.string().nullable(),
  location: z.string().nullable(),
  furnishing: z.enum(["unfurnished", "partly", "fully"]).nullable(),
  pets: z.boolean().nullable(),
  /** Those that the post states; absent in parts of before. */
  amenities: z.array(z.enum(AMENITIES)).optional(),
});

/** A listing filled from a post that came with the message; nothing is published by it. */
export const ListingDraftPart = z.object({
  type: z.literal("listing_draft"),
  version: z.literal(1),
  /** The attachment that it was read from. */
  file: z.object({ id: z.string(), name: z.string() }),
  fields: DraftFields,
  left_out: z.array(z.enum(CONTACT_KINDS)),
  /** Lines that no field was read of. */
  unread: z.array(z.string()).max(12),
  /** Heads the draft. */
  text: z.string(),
  language: z.enum(LANGUAGES),
});
export type ListingDraftPart = ReadonlyDeep<z.infer<typeof ListingDraftPart>>;
