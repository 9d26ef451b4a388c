import {
  AMENITIES,
  LANGUAGES,
  LISTING_STATUSES,
  PROPERTY_TYPES,
  TENURES,
  type ReadonlyDeep,
} from "@propertyvr/vocabulary";
import { ListingContact, Localised, PriceMark } from "@propertyvr/vocabulary/schemas";
import { z } from "zod";

const Known = z.enum(["yes", "no", "unknown"]);
/** null: not offered so; price null: on request. Whole baht, a month for rent. */
const Offer = z
  .object({ price: z.number().nullable(), price_mark: PriceMark.nullish() })
  .nullable();

/** One listing with its unknowns: what `GET /api/properties/{id}` answers, as far as an answer tells it. */
export const ListingFacts = z.object({
  id: z.string(),
  type: z.enum(PROPERTY_TYPES),
  status: z.enum(LISTING_STATUSES),
  title: z.string(),
  title_language: z.enum(LANGUAGES),
  location: z.string(),
  location_language: z.enum(LANGUAGES),
  rent: Offer,
  sale: Offer,
  bedrooms: z.number().nullable(),
  bathrooms: z.number().nullable(),
  area_sqm: z.number().nullable(),
  land_sqm: z.number().nullable(),
  floor: z.string().nullable(),
  year_built: z.number().nullable(),
  available_from: z.string().nullable(),
  amenities: z.record(z.enum(AMENITIES), Known),
  tenure: z.record(z.enum(TENURES), Known),
  nearest_station: z
    .object({ name: Localised, metres: z.number(), is_about: z.literal(true).optional() })
    .nullable(),
  website_url: z.string().nullable(),
  contact: ListingContact.nullable(),
  is_sample: z.boolean(),
});
export interface ListingFacts extends ReadonlyDeep<z.infer<typeof ListingFacts>> {}
