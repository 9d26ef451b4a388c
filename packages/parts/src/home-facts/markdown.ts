import { markdownLink, plainInMarkdown, type AddressOf } from "../words/links.ts";
import { homeFactsWords as english } from "./en.ts";
import type { HomeFactsPart } from "./schema.ts";
import { homeFactsWords as thai } from "./th.ts";
import type { HomeFactsWords } from "./words.ts";

/** A table: a column a home, each title leading to its page; rows that differ say so. */
export function markdownHomeFacts(part: HomeFactsPart, addressOf: AddressOf): string {
  const words: HomeFactsWords = { en: english, th: thai }[part.language];
  const heads = part.homes.map(({ id, number, title, is_sample }) => {
    const page = markdownLink(title.text, `/property/${encodeURIComponent(id)}`, addressOf);
    const counted = number === null ? page : `${String(number)}. ${page}`;
    return is_sample ? `${counted} (${words.sampleMark()})` : counted;
  });
  const rows = part.rows.map(({ label, standing, values }) => [
    plainInMarkdown(standing === "differs" ? `${label} (${words.differs()})` : label),
    ...values.map(({ text }) => plainInMarkdown(text)),
  ]);
  const head = [words.factHead(), ...heads];
  const table = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return `**${plainInMarkdown(part.text)}**\n\n${table.join("\n")}`;
}
