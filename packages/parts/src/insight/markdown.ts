import { plainInMarkdown } from "../words/links.ts";
import { insightWords as english } from "./en.ts";
import type { InsightPart } from "./schema.ts";
import { insightNotes, insightTable } from "./table.ts";
import { insightWords as thai } from "./th.ts";
import type { InsightWords } from "./words.ts";

/** The table of the figures, with what they are under it. */
export function markdownInsight(part: InsightPart): string {
  const words: InsightWords = { en: english, th: thai }[part.language];
  const { head, rows } = insightTable(part, words);
  if (rows.length === 0) return "";
  const lines = [head, head.map(() => "---"), ...rows].map(
    (cells, at) =>
      `| ${cells.map((cell) => (at === 1 ? cell : plainInMarkdown(cell))).join(" | ")} |`,
  );
  const notes = insightNotes(part, words).map(plainInMarkdown);
  return [`**${plainInMarkdown(part.text)}**`, lines.join("\n"), ...notes].join("\n\n");
}
