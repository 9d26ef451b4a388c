import { markdownCard } from "../listings/markdown.ts";
import { plainInMarkdown, type AddressOf } from "../words/links.ts";
import type { NearestPart } from "./schema.ts";

/** Each home with what it misses. */
export function markdownNearest(part: NearestPart, addressOf: AddressOf): string {
  const { text, language, homes } = part;
  const list = homes.map(
    ({ card, misses }) =>
      `- ${markdownCard(card, language, addressOf)} (${plainInMarkdown(misses.join(", "))})`,
  );
  return [plainInMarkdown(text), list.join("\n")].filter((piece) => piece !== "").join("\n\n");
}
