import { LANGUAGES, type ReadonlyDeep } from "@propertyvr/vocabulary";
import { Localised } from "@propertyvr/vocabulary/schemas";
import { z } from "zod";

/** One fact of one home. "unknown": its listing does not say, and the text says so. */
const FactCell = z.object({ known: z.enum(["yes", "no", "unknown"]), text: z.string() });

const FactRow = z.object({
  /** What the row tells: "rent", "area", "distance", or an amenity or tenure ("pool"). */
  key: z.string(),
  label: z.string(),
  /**
   * "differs": at least two homes state different things; "open": what is stated agrees and some
   * home says nothing; "same": the homes agree. One home alone agrees with itself.
   */
  standing: z.enum(["differs", "open", "same"]),
  /** One for each home, in the order of `homes`. */
  values: z.array(FactCell),
});

/**
 * The facts of one to four homes as a table: a column a home, a row a fact, those that differ first.
 * All of it is what the listings state or what is computed from that; texts are in `language`.
 */
export const HomeFactsPart = z.object({
  type: z.literal("home_facts"),
  version: z.literal(1),
  homes: z
    .array(
      z.object({
        /** Of the listing; its page is `/property/{id}`. */
        id: z.string(),
        /** Its place among the homes on screen, counted from 1; null where it is no longer there. */
        number: z.number().int().nullable(),
        title: Localised,
        is_sample: z.boolean(),
      }),
    )
    .min(1)
    .max(4),
  rows: z.array(FactRow),
  /** Heads the table. */
  text: z.string(),
  language: z.enum(LANGUAGES),
});
export type HomeFactsPart = ReadonlyDeep<z.infer<typeof HomeFactsPart>>;
/** One fact of each home. */
export type HomeFactsRow = HomeFactsPart["rows"][number];
