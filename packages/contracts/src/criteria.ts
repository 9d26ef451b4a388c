import {
  ACTION_TYPES,
  AMENITIES,
  CRITERIA_KEYS,
  CRITERIA_SORTS,
  DEALS,
  HOME_TOPICS,
  INTENTS,
  LANGUAGES,
  LISTING_STATUSES,
  NEAR_KINDS,
  PLACE_KINDS,
  PRICE_PERIODS,
  PROPERTY_TYPES,
  TENURES,
} from "@propertyvr/vocabulary";
import { z } from "zod";

const amount = z.number().min(0).max(1e12);
const rangeOf = <T extends z.ZodType>(bound: T) =>
  z
    .object({ min: bound.optional(), max: bound.optional() })
    .refine(
      (range) => range.min !== undefined || range.max !== undefined,
      "min or max is required",
    );
const name = z.string().min(1).max(120);

export const Near = z.object({
  kind: z.enum(NEAR_KINDS),
  name: name.nullable(),
  within_m: z.number().min(0).max(1e6).nullable(),
});

export const Criteria = z
  .object({
    deal: z.enum(DEALS).nullable(),
    types: z.array(z.enum(PROPERTY_TYPES)).max(PROPERTY_TYPES.length),
    bedrooms: rangeOf(z.number().int().min(0).max(99)).nullable(),
    bathrooms: z.object({ min: z.number().int().min(0).max(99) }).nullable(),
    price: z
      .object({ min: amount.optional(), max: amount.optional(), per: z.enum(PRICE_PERIODS) })
      .refine(
        (price) => price.min !== undefined || price.max !== undefined,
        "min or max is required",
      )
      .nullable(),
    area_sqm: rangeOf(amount).nullable(),
    land_sqm: rangeOf(amount).nullable(),
    places: z.array(name).max(20),
    near: z.array(Near).max(20),
    amenities: z.array(z.enum(AMENITIES)).max(AMENITIES.length),
    tenure: z.enum(TENURES).nullable(),
    sort: z.enum(CRITERIA_SORTS).nullable(),
  })
  .meta({ id: "Criteria" });

/** What a search asks beside the twelve keys. */
export const SearchExtensions = z
  .object({
    not_types: z
      .array(z.enum(PROPERTY_TYPES))
      .max(PROPERTY_TYPES.length)
      .optional()
      .describe("Kinds of home that never fit"),
    near_any: z
      .boolean()
      .optional()
      .describe("One of criteria.near is enough, whatever their kinds"),
  })
  .meta({ id: "SearchExtensions" });
/** Which homes are asked for; left out: those that are available. */
export const WantedStatus = z.enum(LISTING_STATUSES);

export const NiceToHave = z.array(z.enum(AMENITIES)).max(AMENITIES.length);

const certainty = z.enum(["stated", "implied", "suggested"]);

export const Reading = z.object({
  text: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  rule: z.string(),
  means: z.string(),
  certainty,
});

/** Which places names mean: many share one. */
export const PlaceRefs = z
  .array(z.object({ name, id: z.string().max(200), kind: z.enum(PLACE_KINDS) }))
  .max(40);
/** A place as a picker offers it. */
export const PlaceSuggestion = z
  .object({
    /** As `place_refs` of a message takes it; its name is what stands in the criteria. */
    ref: z.object({ name, id: z.string(), kind: z.enum(PLACE_KINDS) }),
    names: z.object({ en: z.string(), th: z.string() }),
    /** Set for what homes can be near. */
    near_kind: z.enum(NEAR_KINDS).nullable(),
    /** Of a station: "BTS", and its codes ("E4"). */
    network: z.string().nullable(),
    codes: z.array(z.string()),
    /** What it lies in, the smallest first. */
    within: z.array(z.object({ en: z.string(), th: z.string() })),
  })
  .meta({ id: "PlaceSuggestion" });

/** One way to take words that can be taken in more than one; `sets` holds only the keys it changes. */
export const Meant = z
  .object({
    means: z.object({ en: z.string().max(200), th: z.string().max(200) }),
    sets: Criteria.partial(),
    place_refs: PlaceRefs.optional(),
  })
  .meta({ id: "Meant" });
export const Unclear = z
  .object({
    about: z.enum(CRITERIA_KEYS),
    why: z.enum(["ambiguous", "contradictory"]),
    text: z.string(),
    start: z.number().int(),
    end: z.number().int(),
    choices: z.array(Meant).min(2),
  })
  .meta({ id: "Unclear" });

const Action = z.object({
  type: z.enum(ACTION_TYPES),
  index: z.number().int().optional(),
  indexes: z.array(z.number().int()).optional(),
  field: z.string().optional(),
  direction: z.enum(["up", "down"]).optional(),
  by: z.number().optional(),
});
const UnderstoodRefs = z.array(z.object({ name: z.string(), id: z.string(), kind: z.string() }));
const AboutShown = z.object({
  index: z.number().int().nullable().describe("Among state.shown, counted from 1"),
  asks: z.array(
    z.object({
      topic: z.enum(HOME_TOPICS),
      near: z.object({ kind: z.enum(NEAR_KINDS), name: z.string().nullable() }).optional(),
      amenity: z.enum(AMENITIES).optional(),
      tenure: z.enum(TENURES).optional(),
    }),
  ),
});

export const Understood = z
  .object({
    language: z.enum(LANGUAGES),
    intent: z.enum(INTENTS),
    criteria: Criteria,
    extensions: SearchExtensions,
    status: WantedStatus,
    action: Action.nullable(),
    adjusts: z
      .array(Action)
      .describe("Every change without a figure, to be made after the criteria are taken up"),
    about_shown: AboutShown.nullable().describe("A question about one of the homes shown"),
    let_go: z
      .array(z.object({ key: z.enum(["near", "amenities"]), name: z.string() }))
      .describe("What the place asked for now cannot have; no longer among the criteria"),
    only_this: z
      .object({
        criteria: Criteria,
        extensions: SearchExtensions,
        status: WantedStatus,
        place_refs: UnderstoodRefs,
      })
      .nullable()
      .describe("What the message alone asks for, where it may be a new request"),
    is_vague: z.boolean().describe("A home is sought and next to nothing is said of it"),
    calculation: z
      .object({ kind: z.string() })
      .catchall(z.union([z.string(), z.number(), z.boolean(), z.null()]))
      .nullable(),
    nice_to_have: NiceToHave,
    wishes: z.array(z.string()),
    unread: z.array(z.object({ text: z.string(), start: z.number().int(), end: z.number().int() })),
    readings: z.array(Reading),
    place_refs: UnderstoodRefs,
    unclear: z.array(Unclear),
    touched: z.partialRecord(z.enum(CRITERIA_KEYS), certainty),
    version: z.string(),
  })
  .meta({ id: "Understood" });

/** Words nothing was read from, which homes may bear in their titles. */
export const TitleWords = z.string().max(500);

export const ConversationState = z.object({
  criteria: Criteria,
  extensions: SearchExtensions.optional(),
  status: WantedStatus.optional(),
  nice_to_have: NiceToHave.optional(),
  question: z
    .object({ about: z.enum(CRITERIA_KEYS), choices: z.array(Meant).max(20).optional() })
    .optional(),
  shown: z
    .array(
      z.object({
        id: z.string().max(64),
        title: z.string().max(500),
        price: amount.nullish(),
        bedrooms: z.number().int().min(0).max(99).nullish(),
        area_sqm: amount.nullish(),
      }),
    )
    .max(100)
    .optional(),
  about_home: z.string().max(64).optional(),
  page: z.number().int().min(1).max(10_000).optional(),
  are_samples: z.literal(true).optional(),
  place_refs: PlaceRefs.optional(),
  title_words: TitleWords.optional(),
  /** The criteria before the last change, for "go back" and "actually 4". */
  previous: Criteria.optional(),
  previous_beside: z
    .object({ extensions: SearchExtensions.optional(), status: WantedStatus.optional() })
    .optional(),
});

export const UnderstandRequest = z
  .object({
    text: z.string().max(100_000),
    /** The person's earlier messages, oldest first; ignored where `state` is given. */
    history: z.array(z.string().max(100_000)).max(200).optional(),
    state: ConversationState.optional(),
    language: z.enum(LANGUAGES).optional(),
  })
  .meta({ id: "UnderstandRequest" });
