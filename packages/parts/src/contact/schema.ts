import { LANGUAGES, type ReadonlyDeep } from "@propertyvr/vocabulary";
import { ListingContact, Localised } from "@propertyvr/vocabulary/schemas";
import { z } from "zod";

/** Offers to write to whoever offers a home. */
export const ContactPart = z.object({
  type: z.literal("contact"),
  version: z.literal(1),
  about: z.enum(["viewing", "contact"]),
  /** One where it is clear which is meant, else those of the homes shown that can be asked about. */
  homes: z.array(
    z.object({ id: z.string(), title: Localised, contact: ListingContact.nullable() }),
  ),
  /** When the person would come, in the person's own words. */
  preferred_time: z.string().nullable(),
  /** What to beware of before paying anything. */
  text: z.string(),
  language: z.enum(LANGUAGES),
});
export type ContactPart = ReadonlyDeep<z.infer<typeof ContactPart>>;
