import type { ReadonlyDeep } from "@propertyvr/vocabulary";
import { z } from "zod";
import { BUILT_IN_MODEL, MODEL_PROVIDERS, WHY_NOT_OFFERED } from "./model-words.ts";

const Both = z.object({ en: z.string(), th: z.string() });

/** A model that may answer, and whether it can do so now. */
export const OfferedModel = z
  .object({
    /** Sent as `model` with a message. */
    id: z.string(),
    name: z.string(),
    /** What it is good for. */
    line: Both,
    /** Who gets to read the talk; null: nobody, it is answered on this server. */
    provider: z
      .object({
        id: z.enum(MODEL_PROVIDERS),
        name: z.string(),
        /** Where it is; null where the operator did not say. */
        country: Both.nullable(),
        /** The account agreed to send its talks there. */
        is_agreed: z.boolean(),
      })
      .nullable(),
    /** With the operator's access; a key of one's own may open one that is not. */
    is_available: z.boolean(),
    /** null where it is available. */
    why_not: z.enum(WHY_NOT_OFFERED).nullable(),
    /** It can be asked with a key of one's own, in the header X-Provider-Key. */
    takes_own_key: z.boolean(),
    /** Attached pictures can go to it, where the person lets them. */
    sees_pictures: z.boolean(),
  })
  .meta({ id: "OfferedModel" });
export type OfferedModel = ReadonlyDeep<z.infer<typeof OfferedModel>>;

export const OfferedModels = z
  .object({
    /** As they are listed to people; the last one is the built-in assistant. */
    models: z.array(OfferedModel),
    /** Whether keys of one's own are taken at all. */
    takes_own_keys: z.boolean(),
  })
  .meta({ id: "OfferedModels" });
export type OfferedModels = ReadonlyDeep<z.infer<typeof OfferedModels>>;

/** The id of a model that should answer; left out, the built-in assistant does. */
export const WantedModel = z
  .string()
  .min(1)
  .max(100)
  .optional()
  .meta({ examples: [BUILT_IN_MODEL] });

/** What one model was asked on one day, by everybody together. */
export const ModelDay = z
  .object({
    /** YYYY-MM-DD, as it is in Bangkok. */
    day: z.string(),
    model: z.string(),
    /** Requests sent to its provider: an answer may take several. */
    requests: z.number().int(),
    input_tokens: z.number().int(),
    output_tokens: z.number().int(),
    /** In US dollars by the configured prices; null where none is configured. */
    cost_usd: z.number().nullable(),
  })
  .meta({ id: "ModelDay" });
export type ModelDay = ReadonlyDeep<z.infer<typeof ModelDay>>;
