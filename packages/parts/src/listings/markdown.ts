import type { Language, ListingCard } from "@propertyvr/vocabulary";
import { markdownLink, plainInMarkdown, type AddressOf } from "../words/links.ts";
import { listingsWords as english } from "./en.ts";
import type { ListingsPart } from "./schema.ts";
import { listingsWords as thai } from "./th.ts";
import type { ListingsWords } from "./words.ts";

/** One home in one line: its title leads to its page. */
export function markdownCard(card: ListingCard, language: Language, addressOf: AddressOf): string {
  const { facts }: ListingsWords = { en: english, th: thai }[language];
  const title = markdownLink(card.title, card.websiteUrl, addressOf);
  return `${title}: ${facts(card).map(plainInMarkdown).join(", ")}`;
}

/** The homes of a page as a numbered list under their heading; empty where none was found. */
export function markdownListings(part: ListingsPart, addressOf: AddressOf): string {
  const { cards, language, counts, page = 1, page_size } = part;
  if (cards.length === 0) return "";
  const words: ListingsWords = { en: english, th: thai }[language];
  const first = (page - 1) * page_size + 1;
  const last = first + cards.length - 1;
  const list = cards.map(
    (card, at) => `${String(first + at)}. ${markdownCard(card, language, addressOf)}`,
  );
  return [
    `**${plainInMarkdown(words.found(counts.total, part.query))}**`,
    counts.all_sample ? words.samples : "",
    list.join("\n"),
    counts.total > cards.length ? words.range(first, last, counts.total) : "",
  ]
    .filter((piece) => piece !== "")
    .join("\n\n");
}
