import { CRITERIA_KEYS, type ReadonlyDeep } from "@propertyvr/vocabulary";
import {
  Criteria,
  NiceToHave,
  Origins,
  PlaceRefs,
  SearchExtensions,
  WantedStatus,
} from "@propertyvr/vocabulary/schemas";
import { z } from "zod";

/** As many as can be looked over beside the chips. */
const SUGGESTED_MOST = 3;

const SuggestedCriterion = z.object({
  /** The one key that it sets or adds to. */
  key: z.enum(CRITERIA_KEYS),
  /** All that is asked for once it is taken up. */
  criteria: Criteria,
  /** The ids behind the names in it. */
  place_refs: PlaceRefs.optional(),
  /** How many homes that finds; null where it was not counted. */
  count: z.number().int().nullable(),
});
export type SuggestedCriterion = ReadonlyDeep<z.infer<typeof SuggestedCriterion>>;

/** What was understood: the criteria after this message and where each came from. */
export const CriteriaPart = z.object({
  type: z.literal("criteria"),
  version: z.literal(1),
  criteria: Criteria,
  /** Beside the criteria: left out where nothing is asked there. */
  extensions: SearchExtensions.optional(),
  /** Left out: homes that are available. */
  status: WantedStatus.optional(),
  /** Beside the criteria: what would be nice to have. Left out where nothing would. */
  nice_to_have: NiceToHave.optional(),
  origins: Origins,
  /** The radius searched for each `near` whose `within_m` is null, in the order of `criteria.near`. */
  implied_within_m: z.array(z.number().nullable()),
  wishes: z.array(z.string()),
  unread: z.array(z.string()),
  /** Names that are on no map of ours, so they did not narrow the search. */
  unplaced: z.array(z.string()),
  /** What a language model would ask for besides: offered, never taken up without a tap. Left out where nothing is. */
  suggested: z.array(SuggestedCriterion).max(SUGGESTED_MOST).optional(),
  /** How the conversation's language writes the names in `criteria`, by canonical name. */
  names: z.record(z.string(), z.string()).optional(),
});
export type CriteriaPart = ReadonlyDeep<z.infer<typeof CriteriaPart>>;
