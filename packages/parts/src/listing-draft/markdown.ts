import { plainInMarkdown } from "../words/links.ts";
import type { ListingDraftPart } from "./schema.ts";
import { draftInWords, listingDraftWordsOf } from "./listing-draft-texts.ts";

/** The fields as a list, then what is missing, left out and unread. */
export function markdownListingDraft(part: ListingDraftPart): string {
  const words = listingDraftWordsOf(part);
  const { told, missing } = draftInWords(part);
  return [
    `**${plainInMarkdown(part.text)}**`,
    told.map(({ label, value }) => `- ${label}: ${plainInMarkdown(value)}`).join("\n"),
    missing.length === 0 ? "" : words.notTold(missing),
    part.left_out.length === 0 ? "" : words.leftOut(part.left_out),
    part.unread.length === 0
      ? ""
      : `${words.unreadHead()}:\n\n${part.unread.map((line) => `- ${plainInMarkdown(line)}`).join("\n")}`,
    words.notPublished(),
  ]
    .filter((block) => block !== "")
    .join("\n\n");
}
