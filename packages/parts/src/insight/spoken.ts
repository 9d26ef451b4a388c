import { spokenText } from "../text/spoken.ts";
import { insightWords as english } from "./en.ts";
import type { InsightPart } from "./schema.ts";
import { insightNotes, insightTable } from "./table.ts";
import { insightWords as thai } from "./th.ts";
import type { InsightWords } from "./words.ts";

/** A table that is heard must be short. */
const SAID_MAX = 4;

/** The first rows of the figures with the names of their columns, and what the figures are. */
export function spokenInsight(part: InsightPart): string {
  const { language } = part;
  const words: InsightWords = { en: english, th: thai }[language];
  const { head, rows } = insightTable(part, words);
  if (rows.length === 0) return "";
  const lines = rows.slice(0, SAID_MAX).map(([name = "", ...cells]) => {
    const told = cells.flatMap((cell, at) =>
      cell === "" ? [] : [cells.length > 1 ? `${head[at + 1] ?? ""}, ${cell}` : cell],
    );
    return `${name}: ${told.join("; ")}`;
  });
  const text = [part.text, ...lines, ...insightNotes(part, words)].join("\n");
  return spokenText({ text, language });
}
