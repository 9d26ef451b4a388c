import type { Language } from "@propertyvr/vocabulary";
import { spokenAttachments } from "./attachments/spoken.ts";
import { spokenCalculation } from "./calculation/spoken.ts";
import { spokenChanged } from "./changed/spoken.ts";
import { spokenCitation } from "./citation/spoken.ts";
import { spokenContact } from "./contact/spoken.ts";
import { spokenContract } from "./contract/spoken.ts";
import { spokenCriteria } from "./criteria/spoken.ts";
import { isTellable, languageOfAnswer, textOfUnknown, type Forms } from "./forms.ts";
import { spokenHomeFacts } from "./home-facts/spoken.ts";
import type { Part, PartOf, PartType } from "./index.ts";
import { spokenInsight } from "./insight/spoken.ts";
import { spokenListingDraft } from "./listing-draft/spoken.ts";
import { spokenListings } from "./listings/spoken.ts";
import { spokenNearest } from "./nearest/spoken.ts";
import { spokenNotice } from "./notice/spoken.ts";
import { spokenPriceList } from "./price-list/spoken.ts";
import { spokenQuestion } from "./question/spoken.ts";
import { spokenText } from "./text/spoken.ts";
import { spokenWrittenBy } from "./written-by/spoken.ts";

/** One a part: a kind without one does not compile. */
const SPOKEN = {
  text: spokenText,
  changed: spokenChanged,
  criteria: spokenCriteria,
  listings: spokenListings,
  nearest: spokenNearest,
  home_facts: spokenHomeFacts,
  insight: spokenInsight,
  calculation: spokenCalculation,
  question: spokenQuestion,
  contact: spokenContact,
  citation: spokenCitation,
  notice: spokenNotice,
  written_by: spokenWrittenBy,
  attachments: spokenAttachments,
  contract: spokenContract,
  price_list: spokenPriceList,
  listing_draft: spokenListingDraft,
} satisfies Forms<[language: Language]>;

function spokenPart<Type extends PartType>(
  type: Type,
  part: PartOf[Type],
  language: Language,
): string {
  const forms: Forms<[language: Language]> = SPOKEN;
  return isTellable(forms, part) ? forms[type](part, language) : textOfUnknown(part);
}

/** A part as a voice reads it, and in which language it is. */
export interface SpokenPart {
  readonly text: string;
  readonly language: Language;
}

/** An answer part by part, for a voice that begins before it is whole; what has nothing to say is left out. */
export function spokenParts(parts: readonly Part[]): readonly SpokenPart[] {
  const ofAnswer = languageOfAnswer(parts);
  return parts
    .map((part) => ({
      text: spokenPart(part.type, part, ofAnswer),
      language: "language" in part ? part.language : ofAnswer,
    }))
    .filter(({ text }) => text !== "");
}

/** An answer as a voice reads it: whole words, no signs, no links; a line for each breath. */
export const spokenAnswer = (parts: readonly Part[]): string =>
  spokenParts(parts)
    .map(({ text }) => text)
    .join("\n");
