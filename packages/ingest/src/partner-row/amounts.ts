/** What stands in a text that should be one number. */
export type Amount =
  | { readonly value: number }
  | { readonly fault: "unreadable" | "several" | "currency" | "part" };

/** Letters and digits as they are compared: Thai digits as 0-9, one kind of space, lower case. */
export const plainDigits = (text: string): string =>
  NOT_PLAIN.test(text) ? withPlainDigits(text) : text.toLowerCase();

const NOT_PLAIN = /[^ !-~\u0e01-\u0e4f]|^ | $| {2}/;
const withPlainDigits = (text: string): string =>
  text
    .replace(/[\u0e50-\u0e59\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\s\u00a0\u2000-\u200a\u202f\u3000]+/g, " ")
    .trim()
    .toLowerCase();

const PLAIN = /^-?\d+(?:\.\d+)?$/;
/** A text that is the number, as programs write one: "2", "2.0". Taking it for one changes nothing. */
export const isPlainly = (text: string, value: number): boolean =>
  PLAIN.test(text.trim()) && Number(text) === value;

/** Thousands in groups of three, or none; a point before decimals. */
const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+`;
const DOTTED_THOUSANDS = /^\d{1,3}(?:\.\d{3}){2,}$/;
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^(?:ล้าน|ลบ\.?|ล\.|million|mill?|mb|mn|m)(?![a-z])/, 1_000_000],
  [/^แสน/, 100_000],
  [/^หมื่น/, 10_000],
  [/^(?:พัน|thousand|k)(?![a-z])/, 1_000],
];
const BARE = new RegExp(`^(?:${NUMBER})$`);
const HEAD = new RegExp(`^(${NUMBER})\\s*`);
const SEVERAL = new RegExp(`(?:${NUMBER})\\D*(?:-|–|—|~|ถึง|to|/)\\s*(?:${NUMBER})`);

/** A number with the words for thousands and millions: "3.5 ล้าน", "45k", "1 ล้าน 2 แสน". */
export function readScaled(text: string): Amount {
  if (BARE.test(text)) return { value: Number(text.replaceAll(",", "")) };
  if (DOTTED_THOUSANDS.test(text)) return { value: Number(text.replaceAll(".", "")) };
  let value = 0;
  let last = Number.POSITIVE_INFINITY;
  let rest = text;
  while (rest !== "") {
    const head = HEAD.exec(rest);
    if (head === null) return { fault: SEVERAL.test(text) ? "several" : "unreadable" };
    rest = rest.slice(head[0].length);
    const scale = SCALES.find(([word]) => word.test(rest));
    const times = scale?.[1] ?? 1;
    if (times >= last) return { fault: "several" };
    last = times;
    value += Number((head[1] ?? "").replaceAll(",", "")) * times;
    rest = scale === undefined ? rest : rest.replace(scale[0], "").trimStart();
    if (scale === undefined && rest !== "")
      return { fault: SEVERAL.test(text) ? "several" : "unreadable" };
  }
  // 3.3 million is not a whole number of binary fractions.
  return last === Number.POSITIVE_INFINITY
    ? { fault: "unreadable" }
    : { value: Math.round(value * 1e6) / 1e6 };
}

export type Period = "month" | "year" | "total";
export interface Money {
  readonly amount: Amount | "on_request";
  /** Where the text says so. */
  readonly period: Period | null;
}

const FOREIGN =
  /[$€£¥₽]|\b(?:usd|eur|gbp|cny|rmb|jpy|aud|sgd|rub|dollars?|euros?|pounds?)\b|ดอลลาร์|ยูโร|ปอนด์|หยวน|เยน/;
const ON_REQUEST =
  /^(?:on[ _-]?request|price (?:up)?on request|p\.?o\.?a\.?|negotiable|tba|tbc|ราคาสอบถาม|(?:ราคา)?(?:แล้วแต่)?(?:จะ)?ตกลง(?:กัน)?|(?:ราคา)?ต่อรองได้|(?:please |pls )?(?:call|contact|ask|enquire|inquire|message)(?: (?:us|me|agent|owner|the agent|the owner))?(?: for (?:the )?(?:price|details))?|(?:สนใจ|กรุณา|โปรด)? ?(?:โทร|ติดต่อ|สอบถาม|ทักแชท|ทัก)(?: ?(?:สอบถาม|ถาม|ติดต่อ))?(?: ?(?:ราคา|เจ้าของ|นายหน้า|เอเจนท์|เอเจ้นท์|รายละเอียด))?(?:ครับ|ค่ะ)?)[ .!]*$/;
const PART =
  /(?:\/|per|ต่อ|ละ)\s*(?:night|day|week|คืน|วัน|สัปดาห์|sq\.? ?m\.?|sqm|m2|m²|ตร\.? ?ม\.?|ตารางเมตร|ตร\.? ?ว\.?|ตารางวา|วา|ไร่|งาน|rai)|(?:ตร\.? ?[มว]\.?|คืน|วัน|ไร่)ละ/;
const A_MONTH =
  /(?:(?:\/|per|a|ต่อ)\s*)(?:months?|mth|mo|m|เดือน)\b|(?:\/|ต่อ)\s*(?:เดือน|ด\.)|เดือนละ|\bp\.?m\.?$|\bmonthly\b/;
const A_YEAR = /(?:(?:\/|per|a)\s*)(?:years?|yr|annum)\b|(?:\/|ต่อ)\s*ปี|ปีละ|\byearly\b/;
const CURRENCY = /฿|\bthb\b|\bbaht\b|บาท|[.,]-+$/g;

/** A price as people write it. */
export function readMoney(sent: string): Money {
  const text = plainDigits(sent);
  if (ON_REQUEST.test(text)) return { amount: "on_request", period: null };
  if (FOREIGN.test(text)) return { amount: { fault: "currency" }, period: null };
  if (PART.test(text)) return { amount: { fault: "part" }, period: null };
  const period = A_MONTH.test(text) ? "month" : A_YEAR.test(text) ? "year" : null;
  const bare = text
    .replace(A_MONTH, " ")
    .replace(A_YEAR, " ")
    .replace(/(?<=\d)(?=thb|baht)/g, " ")
    .replace(CURRENCY, " ")
    .replace(/^(?:ราคา|ขาย|ให้เช่า|เช่า|price|rent|sale)[: ]*/, "")
    .replace(/ +/g, " ")
    .trim();
  return { amount: readScaled(bare), period };
}
