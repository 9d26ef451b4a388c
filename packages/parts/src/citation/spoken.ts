import { spokenText } from "../text/spoken.ts";
import { citationWords as english } from "./en.ts";
import type { CitationPart } from "./schema.ts";
import { citationWords as thai } from "./th.ts";
import type { CitationWords } from "./words.ts";

/** The passage, what is disputed and whether it is old; sources are for the eye. */
export function spokenCitation({
  says,
  disputed,
  overdue,
  review_by,
  language,
}: CitationPart): string {
  const words: CitationWords = { en: english, th: thai }[language];
  const lines = [
    says,
    disputed === null ? "" : `${words.disputed()}: ${disputed}`,
    overdue ? words.overdue(review_by) : "",
  ];
  return spokenText({ text: lines.filter((line) => line !== "").join("\n"), language });
}
