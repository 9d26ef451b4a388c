import {
  CALCULATOR_NAMES,
  INPUT_KEYS,
  LINE_KEYS,
  NOTE_KEYS,
  SHEET_CHOICES,
  SHEET_UNITS,
} from "@propertyvr/knowledge";
import { LANGUAGES, type ReadonlyDeep } from "@propertyvr/vocabulary";
import { z } from "zod";

const Unit = z.enum(SHEET_UNITS);
const Choice = z.enum(SHEET_CHOICES);

/**
 * A sum with its inputs and every step. Inputs that nobody said are marked as assumed; where an input
 * is missing or out of bounds, `faults` names it and there are no lines. Amounts are in the unit beside
 * them: baht to 0.01, per cent as 6.5.
 */
export const CalculationSheet = z.object({
  tool: z.enum(CALCULATOR_NAMES),
  /** The rules of this day were taken, YYYY-MM-DD. */
  day: z.string(),
  inputs: z.array(
    z.object({
      key: z.enum(INPUT_KEYS),
      value: z.union([z.number(), Choice, z.null()]),
      /** "said" by the person, "assumed" by us, "open": left out. */
      origin: z.enum(["said", "assumed", "open"]),
      unit: Unit.optional(),
      choices: z.array(Choice).optional(),
    }),
  ),
  faults: z.array(
    z.object({
      key: z.enum(INPUT_KEYS),
      why: z.enum(["missing", "too_small", "too_large"]),
      /** The least or the most that is taken. */
      limit: z.number().nullable(),
    }),
  ),
  lines: z.array(
    z.object({
      key: z.enum(LINE_KEYS),
      amount: z.number(),
      unit: Unit,
      /** The arithmetic in figures, one step a text. */
      how: z.array(z.string()),
      /** Of several lines of one key: the calendar years after the purchase. */
      year: z.number().int().optional(),
      /** It may hold or not, and is in no sum. */
      isPossible: z.boolean().optional(),
    }),
  ),
  /** The lines that answer the question, the first most of all. */
  results: z.array(z.enum(LINE_KEYS)),
  notes: z.array(z.enum(NOTE_KEYS)),
  sources: z.array(z.object({ title: z.string(), url: z.string() })),
});

/** What a table that came with the message states, to be set beside the lines of the sum. */
const StatedLines = z.object({
  /** The attachment. */
  file: z.object({ id: z.string(), name: z.string() }),
  lines: z
    .array(
      z.object({
        /** Words of the file: data of others. */
        text: z.string(),
        amount: z.number(),
        /** The line of the sum that counts the same; null where none does. */
        beside: z.enum(LINE_KEYS).nullable(),
        /** From 1; null where the format has none. */
        page: z.number().int().nullable(),
      }),
    )
    .max(20),
});

/** A sum as part of an answer. */
export const CalculationPart = z.object({
  type: z.literal("calculation"),
  version: z.literal(1),
  ...CalculationSheet.shape,
  stated: StatedLines.optional(),
  /** Heads the sheet. */
  text: z.string(),
  language: z.enum(LANGUAGES),
});
export type CalculationPart = ReadonlyDeep<z.infer<typeof CalculationPart>>;
