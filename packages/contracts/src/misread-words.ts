import { CRITERIA_KEYS, LANGUAGES, type ReadonlyDeep } from "@propertyvr/vocabulary";
import { z } from "zod";

/** unread: nothing was read from them; removed: what was read from them was taken away at once. */
export const MISREAD_KINDS = ["unread", "removed"] as const;
export type MisreadKind = (typeof MISREAD_KINDS)[number];

/** Words that at least three people used and that were not understood as meant. */
export const MisreadWords = z
  .object({
    kind: z.enum(MISREAD_KINDS),
    /** The criterion that was taken away; null with "unread". */
    slot: z.enum(CRITERIA_KEYS).nullable(),
    /** In lower case; each digit is "#". */
    words: z.string(),
    language: z.enum(LANGUAGES),
    /** Messages in the last 90 days, from the third person on. */
    times: z.number().int(),
    /** A sentence of our own with the words in it; people's sentences are not kept. */
    example: z.string(),
    /** What the words mean in that sentence as it is read now, e.g. "amenities=pool"; empty for nothing. */
    reading: z.array(z.string()),
  })
  .meta({ id: "MisreadWords" });
export type MisreadWords = ReadonlyDeep<z.infer<typeof MisreadWords>>;
