import { z } from "zod";
import { ASKED_MAX, CRITERIA_KEYS } from "../closed-lists.ts";
import type { ReadonlyDeep } from "../readonly-deep.ts";
import { Criteria, NiceToHave, PlaceRefs, SearchExtensions, WantedStatus } from "./criteria.ts";

const key = Criteria.shape;
/** Only the keys that are there count; one that is left out changes nothing. */
const SomeCriteria = z.object({
  deal: key.deal.exactOptional(),
  types: key.types.exactOptional(),
  bedrooms: key.bedrooms.exactOptional(),
  bathrooms: key.bathrooms.exactOptional(),
  price: key.price.exactOptional(),
  area_sqm: key.area_sqm.exactOptional(),
  land_sqm: key.land_sqm.exactOptional(),
  places: key.places.exactOptional(),
  near: key.near.exactOptional(),
  amenities: key.amenities.exactOptional(),
  tenure: key.tenure.exactOptional(),
  sort: key.sort.exactOptional(),
} satisfies Record<keyof Criteria, unknown>);

/** One way to take words that can be taken in more than one; `sets` holds only the keys it changes. */
export const Meant = z
  .object({
    /** In a few words, as a person would choose it. */
    means: z.object({ en: z.string().max(200), th: z.string().max(200) }),
    sets: SomeCriteria,
    /** The ids behind the names in `sets`. */
    place_refs: PlaceRefs.optional(),
  })
  .meta({ id: "Meant" });
export type Meant = ReadonlyDeep<z.infer<typeof Meant>>;

const Origin = z.union([
  z.object({ kind: z.enum(["stated", "implied", "unsure"]), message_id: z.string().nullable() }),
  z.object({ kind: z.literal("edited") }),
]);
/** Where each criterion of a conversation came from. */
export const Origins = z.partialRecord(z.enum(CRITERIA_KEYS), Origin);
export type Origin = ReadonlyDeep<z.infer<typeof Origin>>;
export type Origins = ReadonlyDeep<z.infer<typeof Origins>>;

/** What a person changed by hand: it becomes the truth, whatever the words beside it say. */
export const CriteriaEdit = z.object({
  criteria: Criteria,
  /** Left out: as it stood. */
  extensions: SearchExtensions.optional(),
  /** Left out: as it stood. */
  status: WantedStatus.optional(),
  /** Left out: what was nice to have still is, as far as it is not asked for now. */
  nice_to_have: NiceToHave.optional(),
  /** The ids behind names that were picked from a list. */
  place_refs: PlaceRefs.optional(),
});
export interface CriteriaEdit extends ReadonlyDeep<z.infer<typeof CriteriaEdit>> {}

/** Words nothing was read from, which homes may bear in their titles. */
export const TitleWords = z.string().max(500);

const amount = z.number().min(0).max(1e12);

/** A home on screen, as far as people point at it: "the one with the pool", "the cheaper one". */
const ShownHome = z.object({
  id: z.string().max(64),
  title: z.string().max(500),
  /** Whole baht under the deal it was shown for; null is price on request. */
  price: amount.nullish(),
  bedrooms: z.number().int().min(0).max(99).nullish(),
  area_sqm: amount.nullish(),
});
export type ShownHome = ReadonlyDeep<z.infer<typeof ShownHome>>;

const Question = z.object({
  about: z.enum(CRITERIA_KEYS),
  choices: z.array(Meant).max(20).optional(),
});
export type Question = ReadonlyDeep<z.infer<typeof Question>>;

/** A question that is no search, as it can be asked again with something else in it. */
const LastAnswered = z.object({
  kind: z.enum(["market", "calculate", "guide"]),
  text: z.string().max(ASKED_MAX),
  /** The area that the answer named first ("the cheapest is Mae Rim"): "show me homes there" means it. */
  area: z.string().max(ASKED_MAX).optional(),
});
export type LastAnswered = ReadonlyDeep<z.infer<typeof LastAnswered>>;

/** What somebody told of their money: a sum asked for later is worked out with it. */
const Finances = z.object({
  /** Baht a month. */
  income_month: amount.optional(),
  /** Baht a month. */
  debt_month: amount.optional(),
  /** The year, of the common era, in which they bought the home that they may sell. */
  acquired_year: z.number().int().min(1_900).max(2_200).optional(),
  /** How that home came to them, where they did not buy it. */
  acquisition: z.literal("inherited_or_given").optional(),
  /** How old who borrows is, in years. */
  age: z.number().int().min(18).max(99).optional(),
  /** They are no Thai: the buyer of a sum. */
  buyer: z.literal("foreigner").optional(),
});
export type Finances = ReadonlyDeep<z.infer<typeof Finances>>;

/** The truth of a conversation, stored with each message. */
export const ConversationState = z.object({
  criteria: Criteria,
  /** Beside the criteria: left out where nothing is asked there. */
  extensions: SearchExtensions.optional(),
  /** Left out: homes that are available. */
  status: WantedStatus.optional(),
  /** Wished for, not asked for: homes that have them come first. Never one of `criteria.amenities`. */
  nice_to_have: NiceToHave.optional(),
  /** The question we asked last, so that a bare "3", "the road" or "the first" can answer it. */
  question: Question.optional(),
  /** What was answered last, so that "and in Phuket?" asks it again of another place. */
  asked: LastAnswered.optional(),
  /** Told in this conversation; the last figure of each holds. */
  finances: Finances.optional(),
  /** The homes on screen, in order, so that "the second one" means something. */
  shown: z.array(ShownHome).max(100).optional(),
  /** Of those the one talked about last, so that "can I view it" means that one. */
  about_home: z.string().max(64).optional(),
  /** Of those the ones compared last, so that "which is cheaper" asks about them. */
  compared: z.array(z.string().max(64)).max(10).optional(),
  /** The page those homes are, counted from 1, so that "more" goes on from there. */
  page: z.number().int().min(1).max(10_000).optional(),
  /** Those homes are samples; a further page of real ones would not go with them. */
  are_samples: z.literal(true).optional(),
  /** The ids behind the names in `criteria`: many sub-districts share a name. */
  place_refs: PlaceRefs.optional(),
  /** Words nothing was read from that homes bear in their titles, e.g. a project's name. */
  title_words: TitleWords.optional(),
  /** Such words that no fitting home bears: the homes on screen were searched with them, the next search is not. */
  missed_words: TitleWords.optional(),
  /** The criteria before the last change: "go back" returns to them, "actually 4" corrects what they became. */
  previous: Criteria.optional(),
  /** What was asked beside `previous`; left out: nothing, homes that are available. */
  previous_beside: z
    .object({ extensions: SearchExtensions.optional(), status: WantedStatus.optional() })
    .optional(),
});
export interface ConversationState extends ReadonlyDeep<z.infer<typeof ConversationState>> {}
