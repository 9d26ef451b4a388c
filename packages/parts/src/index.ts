import type { Part } from "./schemas.ts";

export type { AttachmentsPart } from "./attachments/schema.ts";
export type { CalculationPart } from "./calculation/schema.ts";
export type { ChangedKey, ChangedPart, CriterionChange } from "./changed/schema.ts";
export type { CitationPart } from "./citation/schema.ts";
export type { ContactPart } from "./contact/schema.ts";
export type { ContractPart } from "./contract/schema.ts";
export type { CriteriaPart, SuggestedCriterion } from "./criteria/schema.ts";
export type { HomeFactsPart, HomeFactsRow } from "./home-facts/schema.ts";
export type { Insight, InsightOf, InsightPart, MarketFigure } from "./insight/schema.ts";
export type { ListingDraftPart } from "./listing-draft/schema.ts";
export type { ListingsPart } from "./listings/schema.ts";
export type { NearestPart } from "./nearest/schema.ts";
export type { NoticePart } from "./notice/schema.ts";
export type { PriceListPart } from "./price-list/schema.ts";
export type { QuestionChoice, QuestionPart } from "./question/schema.ts";
export type { Part } from "./schemas.ts";
export type { TextPart } from "./text/schema.ts";
export type { WrittenByPart } from "./written-by/schema.ts";

export type * from "./attachments/words.ts";
export type * from "./calculation/words.ts";
export type * from "./changed/words.ts";
export type * from "./citation/words.ts";
export type * from "./contact/words.ts";
export type * from "./contract/words.ts";
export type * from "./criteria/words.ts";
export type * from "./home-facts/words.ts";
export type * from "./insight/words.ts";
export type * from "./listing-draft/words.ts";
export type * from "./nearest/words.ts";
export type * from "./notice/words.ts";
export type * from "./price-list/words.ts";
export type * from "./question/words.ts";
export type * from "./written-by/words.ts";

/** The name of a kind of answer part. */
export type PartType = Part["type"];

/** The part of a kind: `PartOf["listings"]`. */
export type PartOf = { readonly [Type in PartType]: Extract<Part, { readonly type: Type }> };
