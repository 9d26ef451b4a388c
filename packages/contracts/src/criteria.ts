import {
  ACTION_TYPES,
  AMENITIES,
  COURTESIES,
  CRITERIA_KEYS,
  HOME_TOPICS,
  INTENTS,
  LANGUAGES,
  LET_GO_KEYS,
  NEAR_KINDS,
  OUTSIDE_REQUESTS,
  PLACE_KINDS,
  TENURES,
} from "@propertyvr/vocabulary";
import {
  ConversationState,
  Criteria,
  Meant,
  NiceToHave,
  PlaceRef,
  SearchExtensions,
  WantedStatus,
} from "@propertyvr/vocabulary/schemas";
import { z } from "zod";

const certainty = z.enum(["stated", "implied", "unsure", "suggested"]);

export const Reading = z.object({
  text: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  rule: z.string(),
  means: z.string(),
  certainty,
});

/** A place as a picker offers it. */
export const PlaceSuggestion = z
  .object({
    /** As `place_refs` of a message takes it; its name is what stands in the criteria. */
    ref: z.object({ name: PlaceRef.shape.name, id: z.string(), kind: z.enum(PLACE_KINDS) }),
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
  index: z.number().int().nullable().describe("Position in state.shown, counted from 1"),
  among: z
    .array(z.number().int())
    .optional()
    .describe("If it asks which of several: their positions in state.shown"),
  wants: z.enum(["least", "most"]).optional().describe("Which of `among` is meant"),
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
      .describe("Changes without a number, to be made after the criteria are applied"),
    about_shown: AboutShown.nullable().describe("A question about a home that was shown"),
    let_go: z
      .array(z.object({ key: z.enum(LET_GO_KEYS), name: z.string() }))
      .describe(
        "Criteria that the new place, kind of home or deal cannot have and that were dropped",
      ),
    only_this: z
      .object({
        criteria: Criteria,
        extensions: SearchExtensions,
        status: WantedStatus,
        place_refs: UnderstoodRefs,
      })
      .nullable()
      .describe("What the message asks for on its own, if it may be a new request"),
    is_vague: z.boolean().describe("The message looks for a home but says almost nothing about it"),
    talk: z
      .object({
        search: z
          .enum(["asked", "bare"])
          .nullable()
          .describe("The message asks to be shown homes; bare: it says nothing else"),
        courtesy: z.enum(COURTESIES).nullable(),
        is_brief: z.boolean().describe("So short that a courtesy is all it says"),
        outside: z
          .enum(OUTSIDE_REQUESTS)
          .nullable()
          .describe("A request that no search can answer"),
        may_need_home: z.boolean().describe("The person may be looking for a home"),
      })
      .describe("What the message asks of the assistant, besides what it says about a home"),
    scope: z
      .object({ criteria: Criteria, place_refs: UnderstoodRefs })
      .nullable()
      .describe("The homes that a question about the market, the law or a calculation is about"),
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

export const UnderstandRequest = z
  .object({
    text: z.string().max(100_000),
    /** The person's earlier messages, oldest first; ignored where `state` is given. */
    history: z.array(z.string().max(100_000)).max(200).optional(),
    state: ConversationState.optional(),
    language: z.enum(LANGUAGES).optional(),
  })
  .meta({ id: "UnderstandRequest" });
