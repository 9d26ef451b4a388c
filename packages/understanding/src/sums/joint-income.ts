import { MOST_A_MONTH } from "./calculation-cues.ts";
import type { Quantity } from "./quantities.ts";

/**
 * "I earn 40k and my wife 35k", "รายได้คนละ 30,000": what two people earn is one income, as a bank adds
 * it up. The amounts of both become one, which reaches from the first to the last.
 */
export function withJointIncome(text: string, quantities: readonly Quantity[]): Quantity[] {
  const incomes = quantities.filter(({ role }) => role === "income");
  const [income] = incomes;
  const isAlone = (of: Quantity): boolean =>
    quantities.every((each) => each === of || !areOfTwo(text, of, each));
  if (income !== undefined && incomes.length === 1 && isAlone(income) && isOfPartner(text, income))
    return quantities.map((each) => (each === income ? { ...each, isOfPartner: true } : each));
  const joined: Quantity[] = [];
  for (const quantity of quantities) {
    const first = joined.at(-1);
    if (first !== undefined && areOfTwo(text, first, quantity))
      joined[joined.length - 1] = {
        ...first,
        amount: first.amount + quantity.amount,
        end: quantity.end,
      };
    else
      joined.push(
        isOfEach(text, quantity) ? { ...quantity, amount: quantity.amount * 2 } : quantity,
      );
  }
  return joined;
}

/** "แล้วถ้ากู้ร่วมกับแฟนเงินเดือน 28000", "together with my wife, salary 28k", "what if my wife earns 25k too?" */
function isOfPartner(text: string, { start }: Quantity): boolean {
  const before = text.slice(Math.max(0, start - APART_MOST), start);
  return WITH_PARTNER.test(before) || PARTNER_EARNS.test(before);
}

/** Words further apart tell of something else. UTF-16 units. */
const APART_MOST = 60;

const areOfTwo = (text: string, first: Quantity, next: Quantity): boolean =>
  isMonthsMoney(first) &&
  first.role === "income" &&
  isMonthsMoney(next) &&
  (next.role === null || next.role === "income") &&
  next.start - first.end <= APART_MOST &&
  OTHER_EARNER.test(text.slice(first.end, next.start));

/** Whether all that stands between two amounts names who else earns: "a month and my wife makes about". */
export const isOtherEarner = (between: string): boolean =>
  between.length <= APART_MOST && OTHER_EARNER.test(between) && NAMED_EARNER.test(between);

const isOfEach = (text: string, quantity: Quantity): boolean =>
  quantity.role === "income" &&
  isMonthsMoney(quantity) &&
  (EACH_BEFORE.test(text.slice(0, quantity.start)) || EACH_BEHIND.test(text.slice(quantity.end)));

const isMonthsMoney = ({ dimension, per, amount }: Quantity): boolean =>
  dimension === "money" && per !== "year" && amount > 0 && amount < MOST_A_MONTH;

const EARNER =
  /(?:my |the )?(?:wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|spouse|brother|sister|mother|father|mom|mum|dad|she|he|her|his|hers|me|i)(?:'s)?|(?:ของ)?(?:แฟน|สามี|ภรรยา|เมีย|ผัว|คู่สมรส|ผม|ฉัน|ดิฉัน|หนู|เรา|เขา|พี่|น้อง|แม่|พ่อ)(?:ผม|ฉัน|หนู)?/;
const OTHER_EARNER = new RegExp(
  [
    /^\s*(?:baht|thb|บาท)?\s*(?:a month|per month|\/ ?month|monthly|ต่อเดือน)?[\s,;]*/,
    /(?:(?:and|plus|&|\+|กับ|และ|ส่วน)\s*)?/,
    new RegExp(`(?:(?:and|plus|&|\\+|กับ|และ)|${EARNER.source})`),
    /\s*(?:(?:also|makes?|earns?|gets?|has|brings? in|take home|takes home|income|salary|is|of|on|ได้|มี|อีก|รายได้|เงินเดือน|เดือนละ)\s*)*/,
    /(?:about|around|roughly|another|ประมาณ|ราว ?ๆ?)?\s*(?:฿|thb)?\s*$/,
  ]
    .map(({ source }) => source)
    .join(""),
  "i",
);
const WITH_PARTNER = new RegExp(
  `(?:\\b(?:together|jointly|joint loan|borrow) with |\\b(?:plus|add(?:ing)?) |(?:กู้ร่วม|กู้|รวม|ซื้อร่วม)กับ|รวม(?:เงินเดือน|รายได้)(?:ของ)?|บวก(?:เงินเดือน|รายได้)?(?:ของ)?)\\s*(?:${EARNER.source})[^.;\\d]{0,24}$`,
  "i",
);
const PARTNER_EARNS =
  /\b(?:wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|spouse|she|he) (?:also )?(?:earns?|makes?|gets?|brings? in|takes? home)(?: about| around| another)? $|\b(?:wife|husband|partner|girlfriend|boyfriend|spouse)['’]s (?:salary|income|pay)(?: is)? $|(?:แฟน|สามี|ภรรยา|เมีย|ผัว|คู่สมรส|เขา|เค้า)(?:ผม|ฉัน|หนู)?(?:ก็)?(?:มี)?(?:เงินเดือน|รายได้)(?:ประมาณ|อีก|ราว ?ๆ?)? ?$/i;
const NAMED_EARNER = new RegExp(`(?<![a-z])(?:${EARNER.source})(?![a-z])`, "i");

const EACH_BEFORE =
  /\beach (?:earn|make|get|have|take home)\b[^\d]{0,12}$|คนละ(?:ประมาณ|ราว ?ๆ?)?\s*$/i;
const EACH_BEHIND = /^\s*(?:baht|thb)?\s*(?:a month|per month|\/ ?month|monthly)?,? each\b/i;
