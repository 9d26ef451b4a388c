import type { ContractType } from "@propertyvr/vocabulary";
import { clausesOf } from "../contract/clauses.ts";
import { ROLE_NAMES } from "../contract/roles.ts";
import type { DocumentText } from "../document-text.ts";

const TITLES: Readonly<Record<ContractType, RegExp>> = {
  rental_contract:
    /\b(?:lease|rental|tenancy|rent) (?:agreement|contract)\b|\bcontract of (?:lease|hire)|สัญญาเช่า/iu,
  sale_contract:
    /\b(?:sale and purchase|sales? & purchase|purchase and sale|sale|sales|purchase|reservation|booking) (?:agreement|contract|form)\b|\bagreement to (?:buy|sell|purchase)|สัญญา(?:จะ)?ซื้อ(?:จะ)?ขาย|สัญญาจอง|ใบจอง/iu,
};
const PARTIES: Readonly<Record<ContractType, readonly [RegExp, RegExp]>> = {
  rental_contract: [ROLE_NAMES.landlord, ROLE_NAMES.tenant],
  sale_contract: [ROLE_NAMES.seller, ROLE_NAMES.buyer],
};
const CALLED =
  /hereinafter|hereafter|referred to as|ซึ่งต่อไป|ต่อไปนี้เรียก|เรียกว่า|คู่สัญญา|\bthe parties\b/iu;
const SIGNED = /\bsigned\b|\bsignatures?\b|\bwitness(?:es)?\b|ลงชื่อ|ลงลายมือชื่อ|พยาน/iu;
const BINDING = /\b(?:shall|agrees? to|undertakes? to)\b|ตกลง|สัญญาว่าจะ|มีหน้าที่/iu;
const NUMBERED = /^\s*(?:\d{1,2}[.)]|ข้อ\s?\d)/gmu;
/** What a heading about contracts holds, and the heading of one does not. */
const ABOUT = /[:?!]|\b(?:how|what|why|guide|tips|checklist)\b|วิธี|คู่มือ|อะไร|อย่างไร/iu;
const HEADING_LENGTH = 60;
/** The title stands here. UTF-16 units. */
const HEAD = 500;
const ENOUGH = 5;
const ENOUGH_CLAUSES = 3;

/** Which contract a document is by its title, its parties and its form; null where it is none. */
export function contractForm(document: DocumentText, text: string): ContractType | null {
  const binding = clausesOf(document).filter(({ plain }) => BINDING.test(plain)).length;
  const form =
    (CALLED.test(text) ? 2 : 0) +
    (SIGNED.test(text) ? 1 : 0) +
    (binding >= ENOUGH_CLAUSES ? 1 : 0) +
    (isPlainlyFormed(text) ? 1 : 0);
  if (form === 0) return null;
  const scores = (["rental_contract", "sale_contract"] as const).map((type) => {
    const hasTitle = TITLES[type].test(text.slice(0, HEAD));
    const hasParties = PARTIES[type].every((name) => name.test(text));
    return { type, score: form + (hasTitle ? 3 : 0) + (hasParties ? 2 : 0), hasParties };
  });
  const [best] = scores.toSorted((one, other) => other.score - one.score);
  return best !== undefined && best.hasParties && best.score >= ENOUGH ? best.type : null;
}

/** A title on a line of its own over numbered clauses, as people write one without a lawyer. */
function isPlainlyFormed(text: string): boolean {
  const isHeaded = text
    .slice(0, HEAD)
    .split("\n")
    .some(
      (line) =>
        line.trim().length <= HEADING_LENGTH &&
        Object.values(TITLES).some((title) => title.test(line)) &&
        !ABOUT.test(line),
    );
  return isHeaded && (text.match(NUMBERED) ?? []).length >= ENOUGH_CLAUSES;
}
