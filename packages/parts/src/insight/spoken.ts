import { spokenText } from "../text/spoken.ts";
import { insightWords as english } from "./en.ts";
import type { InsightPart } from "./schema.ts";
import { insightNotes, insightTable } from "./table.ts";
import { insightWords as thai } from "./th.ts";
import type { InsightWords } from "./words.ts";

/** A table that is heard must be short. */
const SAID_MAX = 4;

/**
 * The first rows of a table, and what its figures are. A figure with its number of homes, or one for each
 * of several places, the prose before has said, and that they are sample data too.
 */
export function spokenInsight(part: InsightPart): string {
  const { language, result } = part;
  const words: InsightWords = { en: english, th: thai }[language];
  const { head, rows } = insightTable(part, words);
  if (rows.length === 0) return "";
  const notes = result.kind !== "refused" && result.is_sample ? [] : insightNotes(part, words);
  if (IN_PROSE.has(result.kind))
    return spokenText({ text: notes.slice(0, 1).join("\n"), language });
  const lines = rows.slice(0, SAID_MAX).map(([name = "", ...cells]) => {
    const told = cells.flatMap((cell, at) =>
      cell === "" ? [] : [cells.length > 1 ? `${head[at + 1] ?? ""}, ${cell}` : cell],
    );
    return `${name}: ${told.join("; ")}`;
  });
  return spokenText({ text: [part.text, ...lines, ...notes].join("\n"), language });
}

const IN_PROSE: ReadonlySet<InsightPart["result"]["kind"]> = new Set(["level", "compare", "trend"]);
