import type { Message } from "@propertyvr/contracts";
import type { HomeFactsRow, QuestionChoice, Part } from "@propertyvr/parts";
import { markdownAnswer } from "@propertyvr/parts/markdown";

const CARDS_SEEN = 3;

/** An answer as a person sees it, a line each: sentences, chips as words, taps, the first cards, tables. */
export const seenLines = ({ parts }: Message): readonly string[] =>
  linesOf(parts.map((part) => (part.type === "listings" ? firstCards(part) : part)));

/** The homes listed, a line each: title, price and facts. */
export const cardLines = ({ parts }: Message): readonly string[] =>
  linesOf(parts.filter(({ type }) => type === "listings")).filter((line) => /^\d+\. /.test(line));

/**
 * What the answer says in the product's own words: no home's title or place, nothing that the person
 * wrote, and no title of a source, which is the name that its publisher gave it.
 */
export function ownLines(answer: Message): readonly string[] {
  const told = answer.parts.flatMap((part): readonly Part[] => {
    if (part.type === "listings" || part.type === "contact") return [];
    if (part.type === "home_facts") return [{ ...part, homes: [], rows: part.rows.map(labelled) }];
    if (part.type === "nearest") return [{ ...part, homes: [] }];
    if (part.type === "calculation" || part.type === "citation")
      return [{ ...part, sources: part.sources.map((source) => ({ ...source, title: "“”" })) }];
    if (part.type === "criteria") return [{ ...part, wishes: [], unread: [], unplaced: [] }];
    return [part];
  });
  const titles = (answer.state?.shown ?? []).map(({ title }) => title);
  return linesOf(told).map((line) =>
    titles
      .reduce((rest, title) => rest.replaceAll(title, "“”"), line)
      .replaceAll(/“[^”]*”/g, "“”")
      .replaceAll(/\]\([^)]*\)/g, "]"),
  );
}

/** Places and floors are the listing's own words. */
const labelled = (row: HomeFactsRow): HomeFactsRow => ({
  ...row,
  values: row.values.filter(() => row.key !== "location" && row.key !== "floor"),
});

export const tapsOf = ({ parts }: Pick<Message, "parts">): readonly QuestionChoice[] =>
  parts.flatMap((part) => (part.type === "question" ? part.choices : []));

export const listed = ({ parts }: Pick<Message, "parts">): number =>
  parts.reduce((sum, part) => sum + (part.type === "listings" ? part.cards.length : 0), 0);

const firstCards = (part: Extract<Part, { type: "listings" }>): Part => ({
  ...part,
  cards: part.cards.slice(0, CARDS_SEEN),
});

/** Without the marks of Markdown: addresses of homes say nothing to a person. */
export const linesOf = (parts: readonly Part[]): readonly string[] =>
  markdownAnswer(parts, (path) => path)
    .replaceAll(/\[([^\]\n]+)\]\(http[^)]*\)/g, "$1")
    .replaceAll(/\\([^\w\s])/g, "$1")
    .replaceAll("**", "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
