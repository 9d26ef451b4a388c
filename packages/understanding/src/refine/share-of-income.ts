import type { FinancesTold } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import { isMoney, type Measure } from "../shapes/meanings.ts";

const RULE = "price.share-of-income";

const PARTS: Readonly<Record<string, number>> = {
  half: 1 / 2,
  ครึ่ง: 1 / 2,
  ครึ่งหนึ่ง: 1 / 2,
  ครึ่งนึง: 1 / 2,
  third: 1 / 3,
  หนึ่งในสาม: 1 / 3,
  "1 ใน 3": 1 / 3,
  "1/3": 1 / 3,
  quarter: 1 / 4,
  หนึ่งในสี่: 1 / 4,
  "1 ใน 4": 1 / 4,
  "1/4": 1 / 4,
  fifth: 1 / 5,
};

/** "A quarter of it", "30% of my salary", "หนึ่งในสามของเงินเดือน". */
const SHARE =
  /(?:(\d{1,2}) ?(?:%|percent|per cent|เปอร์เซ็นต์|เปอร์เซนต์) ?|\b(?:(?:an?|one) )?(half|third|quarter|fifth|1\/[34]) |(ครึ่ง(?:หนึ่ง|นึง)?|หนึ่งในสาม|หนึ่งในสี่|1 ใน [34]) ?)(?:of (?:(?:my|our|the|his|her) (?:[a-z]+ ){0,2}(?:[\d,.]+ ?k? )?(?:salary|income|pay|wages?|earnings)\b|what (?:i|we) (?:earn|make)\b|(?:it|that|this)\b)|(?:ของ|จาก) ?(?:เงินเดือน|รายได้))/;
const IS_PAID = /\b(?:spend|spending|pay|paying|rent|budget)\b|ค่าเช่า|เช่า|จ่าย|งบ|ใช้/;
const IS_OF_LOAN =
  /\b(?:buy|buying|mortgage|loan|borrow|instal?lments?|down|deposit|tax|bank)\b|ซื้อ|กู้|ผ่อน|ดาวน์|มัดจำ|ภาษี|ธนาคาร/;

/**
 * "We earn 120k and don't want to spend more than a quarter of it": that share of the income, in baht a month,
 * is what somebody would pay in rent. What a loan may take of an income is a sum of its own.
 * @param income tells the income of the person, in baht a month; asked where a share of one is named
 */
export function withShareOfIncome(
  facts: readonly Fact[],
  text: string,
  income: () => FinancesTold | undefined,
): readonly Fact[] {
  const found = SHARE.exec(text);
  if (found === null || !IS_PAID.test(text) || IS_OF_LOAN.test(text)) return facts;
  const [words, percent, part = "", thaiPart = ""] = found;
  const share = percent === undefined ? PARTS[part || thaiPart] : Number(percent) / 100;
  const told = income();
  const earned = (told?.income_month ?? 0) + (told?.partner_income_month ?? 0);
  if (share === undefined || earned === 0) return facts;
  const [start, end] = [found.index, found.index + words.length];
  const around = facts.filter((each) => each.end <= start || each.start >= end);
  if (around.some(isMoney)) return facts;
  const rent: Measure = {
    dimension: "money",
    from: Math.round((earned * share) / ROUND_TO) * ROUND_TO,
    to: null,
    bound: "max",
    per: "month",
    unit: null,
    isBare: false,
    isBudget: true,
    power: 1,
  };
  const fact: Fact = {
    kind: "measure",
    value: rent,
    start,
    end,
    rule: RULE,
    certainty: "implied",
    parts: [],
  };
  return [...around, fact].toSorted((one, other) => one.start - other.start);
}
/** Baht: nobody sets a rent more exactly. */
const ROUND_TO = 100;

/** Whether a share of an income was read as the rent. */
export const isShareOfIncome = ({ rule }: Fact): boolean => rule === RULE;
