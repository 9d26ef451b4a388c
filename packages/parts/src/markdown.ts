import type { Language } from "@propertyvr/vocabulary";
import { markdownAttachments } from "./attachments/markdown.ts";
import { markdownCalculation } from "./calculation/markdown.ts";
import { markdownChanged } from "./changed/markdown.ts";
import { markdownCitation } from "./citation/markdown.ts";
import { markdownContact } from "./contact/markdown.ts";
import { markdownContract } from "./contract/markdown.ts";
import { markdownCriteria } from "./criteria/markdown.ts";
import { isTellable, languageOfAnswer, textOfUnknown, type Forms } from "./forms.ts";
import { markdownHomeFacts } from "./home-facts/markdown.ts";
import type { Part, PartOf, PartType } from "./index.ts";
import { markdownInsight } from "./insight/markdown.ts";
import { markdownListingDraft } from "./listing-draft/markdown.ts";
import { markdownListings } from "./listings/markdown.ts";
import { markdownNearest } from "./nearest/markdown.ts";
import { markdownNotice } from "./notice/markdown.ts";
import { markdownPriceList } from "./price-list/markdown.ts";
import { markdownQuestion } from "./question/markdown.ts";
import { markdownText } from "./text/markdown.ts";
import { markdownWrittenBy } from "./written-by/markdown.ts";
import { plainInMarkdown, type AddressOf } from "./words/links.ts";

export type { AddressOf } from "./words/links.ts";

type MarkdownSetting = [addressOf: AddressOf, language: Language];

/** One a part: a kind without one does not compile. */
const MARKDOWN = {
  text: markdownText,
  changed: markdownChanged,
  criteria: markdownCriteria,
  listings: markdownListings,
  nearest: markdownNearest,
  home_facts: markdownHomeFacts,
  insight: markdownInsight,
  calculation: markdownCalculation,
  question: markdownQuestion,
  contact: markdownContact,
  citation: markdownCitation,
  notice: markdownNotice,
  written_by: markdownWrittenBy,
  attachments: markdownAttachments,
  contract: markdownContract,
  price_list: markdownPriceList,
  listing_draft: markdownListingDraft,
} satisfies Forms<MarkdownSetting>;

function markdownPart<Type extends PartType>(
  type: Type,
  part: PartOf[Type],
  ...setting: MarkdownSetting
): string {
  const forms: Forms<MarkdownSetting> = MARKDOWN;
  return isTellable(forms, part)
    ? forms[type](part, ...setting)
    : plainInMarkdown(textOfUnknown(part));
}

/** An answer as Markdown (CommonMark): what others wrote stays text, links lead to our pages from anywhere. */
export function markdownAnswer(parts: readonly Part[], addressOf: AddressOf): string {
  const language = languageOfAnswer(parts);
  return parts
    .map((part) => markdownPart(part.type, part, addressOf, language))
    .filter((written) => written !== "")
    .join("\n\n");
}
