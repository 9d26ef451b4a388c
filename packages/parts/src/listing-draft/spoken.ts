import { spokenText } from "../text/spoken.ts";
import type { ListingDraftPart } from "./schema.ts";
import { draftInWords, listingDraftWordsOf } from "./listing-draft-texts.ts";

/** What is missing and left out; the fields are for the eye. */
export function spokenListingDraft(part: ListingDraftPart): string {
  const words = listingDraftWordsOf(part);
  const { missing } = draftInWords(part);
  const lines = [
    part.text,
    missing.length === 0 ? "" : words.notTold(missing),
    part.left_out.length === 0 ? "" : words.leftOut(part.left_out),
    words.notPublished(),
  ];
  return spokenText({
    text: lines.filter((line) => line !== "").join("\n"),
    language: part.language,
  });
}
