import { markdownLink, plainInMarkdown, type AddressOf } from "../words/links.ts";
import { citationWords as english } from "./en.ts";
import type { CitationPart } from "./schema.ts";
import { citationWords as thai } from "./th.ts";
import type { CitationWords } from "./words.ts";

/** The passage as a quotation below its title, then what is disputed, the sources and their days. */
export function markdownCitation(part: CitationPart, addressOf: AddressOf): string {
  const words: CitationWords = { en: english, th: thai }[part.language];
  const hash = part.key === null ? "" : `#${part.key}`;
  const title = markdownLink(
    part.text,
    `/guide/${encodeURIComponent(part.slug)}${hash}`,
    addressOf,
  );
  const sources = part.sources.map(
    ({ title: name, url }) => `- ${markdownLink(name, url, addressOf)}`,
  );
  return [
    `**${title}**`,
    `> ${plainInMarkdown(part.says)}`,
    part.disputed === null ? "" : `${words.disputed()}: ${plainInMarkdown(part.disputed)}`,
    part.has_disputes ? words.othersDisputed() : "",
    part.overdue ? words.overdue(part.review_by) : "",
    sources.length === 0 ? "" : `${words.sources()}:\n\n${sources.join("\n")}`,
    `${words.checkedAt(part.checked_at)}, ${words.reviewBy(part.review_by)}`,
  ]
    .filter((line) => line !== "")
    .join("\n\n");
}
