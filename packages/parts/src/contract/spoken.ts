import { spokenText } from "../text/spoken.ts";
import type { ContractPart } from "./schema.ts";
import { contractWordsOf, termInWords } from "./contract-texts.ts";

/** A list that is heard must be short. */
const SAID_MAX = 5;

/** The first terms with what they state, and what isn't found; passages are for the eye. */
export function spokenContract(part: ContractPart): string {
  const words = contractWordsOf(part);
  const told = part.terms.filter(({ values, key }) => values.length > 0 && key !== "parties");
  const asked = told.filter(({ is_asked }) => is_asked);
  const terms = (asked.length > 0 ? asked : told).slice(0, SAID_MAX);
  const lines = terms.map(
    (term) => `${words.termLabel(term.key, part.contract)}: ${termInWords(term, words)}`,
  );
  const missing = part.not_found
    .slice(0, SAID_MAX)
    .map((key) => words.termLabel(key, part.contract));
  if (asked.length === 0 && missing.length > 0)
    lines.push(`${words.notFoundHead()}: ${missing.join(", ")}`);
  return spokenText({
    text: [part.text, ...lines, words.notAdvice()].join("\n"),
    language: part.language,
  });
}
