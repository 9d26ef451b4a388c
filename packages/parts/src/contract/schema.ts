import {
  CONTRACT_TYPES,
  LANGUAGES,
  PARTY_ROLES,
  TERM_KEYS,
  type ReadonlyDeep,
} from "@propertyvr/vocabulary";
import { z } from "zod";
import { CitationPart } from "../citation/schema.ts";

const Role = z.enum(PARTY_ROLES);
/** One thing that a term states. Baht, per cent as 2 for 2 %, days YYYY-MM-DD. */
const TermValue = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("thb"), amount: z.number() }),
  z.object({ kind: z.enum(["days", "months", "years", "percent"]), amount: z.number() }),
  z.object({ kind: z.literal("day"), day: z.string() }),
  /** Who takes part in the contract. */
  z.object({ kind: z.literal("role"), role: Role }),
  /** Who pays, or sees to it. */
  z.object({ kind: z.literal("payer"), role: Role }),
]);

const Passage = z.object({ text: z.string(), page: z.number().int().nullable() });
const GuidePassage = CitationPart.omit({ type: true, version: true, language: true });

/** The terms of a contract that came with the message, or those asked for of one that came before, each with its passage; no verdict on any. */
export const ContractPart = z.object({
  type: z.literal("contract"),
  version: z.literal(1),
  /** The attachment that it was read from. */
  file: z.object({ id: z.string(), name: z.string() }),
  contract: z.enum(CONTRACT_TYPES),
  /** What the message asks for stands first. */
  terms: z
    .array(
      z.object({
        key: z.enum(TERM_KEYS),
        /** In the order of the passage; empty where only the passage tells it. */
        values: z.array(TermValue),
        /** Words of the file: data of others. The page counts from 1; null where the format has none. */
        passage: Passage,
        /** Others that tell of the same matter. */
        more: z.array(Passage).max(2),
        /** Which of `guides` tell of the same matter. */
        guides: z.array(z.number().int()),
        /** The message asks for it. */
        is_asked: z.boolean(),
      }),
    )
    .max(20),
  /** Expected in such a contract, and nowhere in what was read of it. */
  not_found: z.array(z.enum(TERM_KEYS)),
  /** What our guide says of these matters, as it stood on the day of the answer. */
  guides: z.array(GuidePassage).max(20),
  /** There is more in the file than was read. */
  is_cut: z.boolean(),
  /** Heads the terms. */
  text: z.string(),
  language: z.enum(LANGUAGES),
});
export type ContractPart = ReadonlyDeep<z.infer<typeof ContractPart>>;
