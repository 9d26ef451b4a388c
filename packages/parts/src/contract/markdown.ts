import { markdownLink, plainInMarkdown, type AddressOf } from "../words/links.ts";
import type { ContractPart } from "./schema.ts";
import { contractWordsOf, termInWords } from "./contract-texts.ts";

/** Each term with its passage as a quotation, then the guide's passage with its sources. */
export function markdownContract(part: ContractPart, addressOf: AddressOf): string {
  const words = contractWordsOf(part);
  const terms = part.terms.map((term) => {
    const values = termInWords(term, words);
    const label = words.termLabel(term.key, part.contract);
    const guides = term.guides.flatMap((at) => {
      const guide = part.guides[at];
      return guide === undefined ? [] : [markdownGuide(guide, part, addressOf)];
    });
    return [
      `**${label}**${values === "" ? "" : `: ${plainInMarkdown(values)}`}`,
      ...[term.passage, ...term.more].map(
        ({ text, page }) => `> ${plainInMarkdown(text)} (${words.inFile(page)})`,
      ),
      ...guides,
    ].join("\n\n");
  });
  const missing = part.not_found.map((key) => words.termLabel(key, part.contract)).join(", ");
  return [
    `**${plainInMarkdown(`${part.text}: ${part.file.name}`)}**`,
    ...terms,
    missing === "" ? "" : `${words.notFoundHead()}: ${missing}`,
    part.is_cut ? words.contractCut() : "",
    words.notAdvice(),
  ]
    .filter((block) => block !== "")
    .join("\n\n");
}

function markdownGuide(
  { text, says, disputed, slug, key, sources }: ContractPart["guides"][number],
  part: ContractPart,
  addressOf: AddressOf,
): string {
  const words = contractWordsOf(part);
  const hash = key === null ? "" : `#${key}`;
  const link = markdownLink(text, `/guide/${encodeURIComponent(slug)}${hash}`, addressOf);
  const names = sources.map(({ title, url }) => markdownLink(title, url, addressOf)).join(", ");
  return [
    `${words.guideTells()}: ${plainInMarkdown(says)} (${link})`,
    disputed === null ? "" : plainInMarkdown(disputed),
    names,
  ]
    .filter((line) => line !== "")
    .join("\n\n");
}
