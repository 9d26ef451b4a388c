import type { PartyRole } from "@propertyvr/vocabulary";

/** How contracts name their parties. "The owner" of a contract of sale sells. */
const NAMES = {
  landlord: String.raw`\b(?:landlord|lessor|owner)\b|ผู้ให้เช่า|เจ้าของ(?:ห้อง|บ้าน)`,
  tenant: String.raw`\b(?:tenant|lessee|renter)\b|ผู้เช่า`,
  seller: String.raw`\b(?:seller|vendor|transferor)\b|ผู้(?:จะ)?ขาย`,
  buyer: String.raw`\b(?:buyer|purchaser|transferee)\b|ผู้(?:จะ)?ซื้อ`,
  agent: String.raw`\b(?:agent|broker)\b|นายหน้า|ตัวแทน`,
  guarantor: String.raw`\bguarantor\b|ผู้ค้ำประกัน`,
} as const;
type Named = keyof typeof NAMES;

export const ROLE_NAMES: Readonly<Record<Named, RegExp>> = {
  landlord: new RegExp(NAMES.landlord, "iu"),
  tenant: new RegExp(NAMES.tenant, "iu"),
  seller: new RegExp(NAMES.seller, "iu"),
  buyer: new RegExp(NAMES.buyer, "iu"),
  agent: new RegExp(NAMES.agent, "iu"),
  guarantor: new RegExp(NAMES.guarantor, "iu"),
};

const PAYERS = ["landlord", "tenant", "seller", "buyer"] as const;
const ANY = PAYERS.map((role) => `(?<${role}>${NAMES[role]})`).join("|");

const BOTH =
  /\bequally\b|half each|\b50\s?[:/]\s?50\b|each (?:party|side)|คนละครึ่ง|ฝ่ายละ(?:ครึ่ง|เท่า)|เท่า\s?ๆ?\s?กัน|เท่ากันทั้งสองฝ่าย/giu;
/** "borne by the Tenant", "at the landlord's expense", "เป็นหน้าที่ของผู้เช่า". */
const BEHIND = new RegExp(
  String.raw`(?:(?:borne|paid|payable|covered|settled|repaired|arranged) (?:\w+ ){0,2}by|(?:at|on) (?:the )?(?:sole )?(?:cost|expense) of|(?:responsibility|expense|account|cost) of|at|for the account of|หน้าที่ของ|ภาระของ|ความรับผิดชอบของ|โดย)\s*(?:the )?(?:${ANY})`,
  "giu",
);
/** "The Tenant shall pay", "ผู้เช่าเป็นผู้ชำระ". */
const AHEAD = new RegExp(
  String.raw`(?:${ANY})(?:[^.;]{0,40}?)(?:\b(?:pays?|bears?|covers?|settles?|repairs?|maintains?|arranges?|responsible|liable)\b|ชำระ|จ่าย|รับผิดชอบ|เป็นผู้ออก|ออก(?=ค่า|เอง|ทั้ง)|เสีย(?!หาย)|ซ่อม|ดูแล|รับภาระ)`,
  "giu",
);
/** "Is the one who pays" stands behind what is paid. */
const STANDS_BEHIND = /เป็นผู้|ฝ่ายเดียว/u;

export interface NamedAt {
  readonly at: number;
  readonly end: number;
}

/**
 * Who pays for what is named at a place of a text: whoever is named nearest to it as paying, with
 * nothing else between that somebody pays for. null where the text doesn't tell.
 */
export function payerOf(
  text: string,
  named: NamedAt,
  others: readonly NamedAt[],
): PartyRole | null {
  const list = listAround(text, named, others);
  const found = payersIn(text).map((payer) => {
    const isBefore = payer.end <= named.at;
    const distance = isBefore ? list.at - payer.end : Math.max(0, payer.at - list.end);
    const [from, to] = isBefore ? [payer.end, list.at] : [list.end, payer.at];
    const isOther = others.some(({ at, end }) => at >= from && end <= to);
    const isTurned = isBefore && payer.standsBehind && distance > 0;
    return { role: payer.role, distance, rank: (isOther ? 2 : 0) + (isTurned ? 1 : 0), isBefore };
  });
  const [best] = found.toSorted(
    (one, other) =>
      one.rank - other.rank ||
      one.distance - other.distance ||
      Number(one.isBefore) - Number(other.isBefore),
  );
  return best?.role ?? null;
}

/** "Electricity, water and the common fee": one who pays for them pays for each. */
function listAround(text: string, named: NamedAt, others: readonly NamedAt[]): NamedAt {
  let { at, end } = named;
  for (const other of others) {
    if (other.at >= end && JOINS.test(text.slice(end, other.at))) ({ end } = other);
  }
  for (const other of others.toReversed()) {
    if (other.end <= at && JOINS.test(text.slice(other.end, at))) ({ at } = other);
  }
  return { at, end };
}

const JOINS = /^\s*(?:[,/]|and|or|as well as|และ|หรือ|รวมทั้ง)?\s*(?:and|และ)?\s*(?:the )?$/i;

interface Payer extends NamedAt {
  readonly role: PartyRole;
  /** Its words stand behind what is paid, if anything stands between. */
  readonly standsBehind: boolean;
}

function payersIn(text: string): readonly Payer[] {
  const by = (pattern: RegExp, roleOf: (match: RegExpMatchArray) => PartyRole | undefined) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const role = roleOf(match);
      return role === undefined
        ? []
        : [{ role, at: match.index, end: match.index + match[0].length, words: match[0] }];
    });
  const roleIn = ({ groups }: RegExpMatchArray): PartyRole | undefined =>
    PAYERS.find((role) => groups?.[role] !== undefined);
  return [
    ...by(BOTH, () => "both").map((each) => ({ ...each, standsBehind: true })),
    ...by(BEHIND, roleIn).map((each) => ({ ...each, standsBehind: true })),
    ...by(AHEAD, roleIn).map((each) => ({ ...each, standsBehind: STANDS_BEHIND.test(each.words) })),
  ];
}
