import { CONSTRAINT_KEYS, type ReadonlyDeep } from "@propertyvr/vocabulary";
import { ListingCard, SearchQuery, SingleChange } from "@propertyvr/vocabulary/schemas";
import { z } from "zod";

const Constraint = z.object({
  key: z.enum(CONSTRAINT_KEYS),
  /** Which items of the list under the key, from 0; left out: all there is. */
  items: z.array(z.number().int()).optional(),
});

/** Something asked differently and what that finds: counted as the search counts. */
const CountedChange = z.object({
  /** What it eases; two in a pair. */
  eases: z.array(Constraint),
  /** Of that, what is let go whole; the rest is asked for in a smaller measure. */
  drop: z.array(Constraint),
  /** As many as `eases`. */
  changes: z.array(SingleChange),
  /** What is asked for after it. */
  query: SearchQuery,
  count: z.number().int(),
  /** True where more fit than `count`, which is then as far as was counted. */
  isMore: z.boolean(),
  /** True where these are samples, because no real home fits even so. */
  allSample: z.boolean(),
  /** How much people mind it, for the order. */
  cost: z.number(),
});
export type CountedChange = ReadonlyDeep<z.infer<typeof CountedChange>>;

/** A home that does not fit, and all that it misses. */
const NearestHome = z.object({ card: ListingCard, misses: z.array(Constraint) });
export type NearestHome = ReadonlyDeep<z.infer<typeof NearestHome>>;

/** What a search would find with less asked. */
export const Relaxation = z.object({
  /** As many fit already. */
  now: z.number().int(),
  /** Each constraint let go that finds more, and its smallest step that does; in the order of the chips. */
  alone: z.array(CountedChange),
  /** The smallest few of any two together that find more; only where hardly anything comes by one. */
  pairs: z.array(CountedChange),
  /** At most three, those that miss least first; never samples beside real homes; none where homes fit already. */
  nearest: z.array(NearestHome),
});
export interface Relaxation extends ReadonlyDeep<z.infer<typeof Relaxation>> {}
