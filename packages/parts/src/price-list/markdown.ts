import { plainInMarkdown } from "../words/links.ts";
import type { PriceListPart } from "./schema.ts";
import { priceListRows, priceListWordsOf } from "./price-list-texts.ts";

/** The rows by unit type as a table, and whose prices they are. */
export function markdownPriceList(part: PriceListPart): string {
  const words = priceListWordsOf(part);
  const head = words.heads();
  const table = [head, head.map(() => "---"), ...priceListRows(part)];
  return [
    `**${plainInMarkdown(`${part.text}: ${part.file.name}`)}**`,
    table.map((cells) => `| ${cells.join(" | ")} |`).join("\n"),
    `${words.notMarket()}${part.is_cut ? ` ${words.listCut()}` : ""}`,
  ].join("\n\n");
}
