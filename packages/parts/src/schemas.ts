import type { ReadonlyDeep } from "@propertyvr/vocabulary";
import { z } from "zod";
import { AttachmentsPart } from "./attachments/schema.ts";
import { CalculationPart } from "./calculation/schema.ts";
import { ChangedPart } from "./changed/schema.ts";
import { CitationPart } from "./citation/schema.ts";
import { ContactPart } from "./contact/schema.ts";
import { ContractPart } from "./contract/schema.ts";
import { CriteriaPart } from "./criteria/schema.ts";
import { HomeFactsPart } from "./home-facts/schema.ts";
import { InsightPart } from "./insight/schema.ts";
import { ListingDraftPart } from "./listing-draft/schema.ts";
import { ListingsPart } from "./listings/schema.ts";
import { NearestPart } from "./nearest/schema.ts";
import { NoticePart } from "./notice/schema.ts";
import { PriceListPart } from "./price-list/schema.ts";
import { QuestionPart } from "./question/schema.ts";
import { TextPart } from "./text/schema.ts";
import { WrittenByPart } from "./written-by/schema.ts";

/**
 * The parts of an answer: versioned data that is stored with the message and
 * drawn by one renderer, live and reloaded alike. Figures live here, never in
 * prose templates. A part of an unknown type or version is shown as its text.
 */
export const Part = z
  .discriminatedUnion("type", [
    TextPart,
    ChangedPart,
    CriteriaPart,
    ListingsPart,
    NearestPart,
    HomeFactsPart,
    InsightPart,
    CalculationPart,
    QuestionPart,
    ContactPart,
    CitationPart,
    NoticePart,
    WrittenByPart,
    AttachmentsPart,
    ContractPart,
    PriceListPart,
    ListingDraftPart,
  ])
  .meta({ id: "Part" });
export { Insight } from "./insight/schema.ts";
export type Part = ReadonlyDeep<z.infer<typeof Part>>;
export { CalculationSheet } from "./calculation/schema.ts";
