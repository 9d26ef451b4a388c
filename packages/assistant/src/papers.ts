import { askedTerms, documentType, readContract, readCosts } from "@propertyvr/documents";
import type { TermKey } from "@propertyvr/vocabulary";
import type { Paper, Turn, TurnAttachment } from "./turn.ts";

/** The documents of a message, read for what they are. */
export const papersOf = ({ attachments = [] }: Turn): readonly Paper[] =>
  attachments.flatMap((attachment) => paperOf(attachment) ?? []);

function paperOf({ id, name, document, mayGoToModel }: TurnAttachment): Paper | null {
  if (document === null) return null;
  const type = documentType(document);
  const contract =
    type === "rental_contract" || type === "sale_contract" ? readContract(document, type) : null;
  const costs = type === "cost_table" ? readCosts(document) : null;
  return { id, name, document, type, mayGoToModel, contract, costs };
}

/** The terms that a message asks for in the contracts that came with it. */
export const termsAsked = (text: string, papers: readonly Paper[]): readonly TermKey[] => [
  ...new Set(papers.flatMap(({ contract }) => (contract ? askedTerms(text, contract.type) : []))),
];

const OF_PAPERS =
  /\b(?:this|that|the|my|these|attached) (?:file|document|contract|agreement|lease|paper|pdf|brochure|list|table|post|attachment)s?\b|\bsummari[sz]e\b|\bin (?:it|here|this)\b|สัญญา|เอกสาร|ไฟล์|แนบ|สรุป|ฉบับนี้|ใบ(?:ราคา|เสนอ)|ตาราง/iu;

/** Whether a message speaks of the files that came with it. */
export const speaksOfPapers = (text: string): boolean => OF_PAPERS.test(text);
