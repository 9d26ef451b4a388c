import { CONSTRAINT_KEYS, type ReadonlyDeep } from "@propertyvr/vocabulary";
import { ListingCard } from "@propertyvr/vocabulary/schemas";
import { z } from "zod";

const Constraint = z.object({
  key: z.enum(CONSTRAINT_KEYS),
  /** Which items of the list under the key, from 0; left out: all there is. */
  items: z.array(z.number().int()).optional(),
});

/** What a search finds once some of what it asks for is let go: counted as the search counts. */
const RelaxedCount = z.object({
  drop: z.array(Constraint),
  count: z.number().int(),
  /** True where these are samples, because no real home fits even so. */
  allSample: z.boolean(),
});
export type RelaxedCount = ReadonlyDeep<z.infer<typeof RelaxedCount>>;

/** A home that does not fit, and all that it misses. */
const NearestHome = z.object({ card: ListingCard, misses: z.array(Constraint) });
export type NearestHome = ReadonlyDeep<z.infer<typeof NearestHome>>;

/** What a search that finds nothing would find with less asked. */
export const Relaxation = z.object({
  /** Each constraint by itself, in the order of the chips; also those that find none. */
  alone: z.array(RelaxedCount),
  /** Any two of them that find homes together and neither alone. */
  pairs: z.array(RelaxedCount),
  /** At most three, those that miss least first; never samples beside real homes. */
  nearest: z.array(NearestHome),
});
export interface Relaxation extends ReadonlyDeep<z.infer<typeof Relaxation>> {}
