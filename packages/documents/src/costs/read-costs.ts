import type { DocumentText } from "../document-text.ts";
import { amountsIn } from "../values/amounts.ts";
import { arabicDigits } from "../values/plain-digits.ts";

/** What a table of costs names: costs of the transfer, costs beside it, and what they are worked out from. */
export const COST_KEYS = [
  "transfer_fee",
  "specific_business_tax",
  "stamp_duty",
  "withholding_tax",
  "mortgage_registration",
  "loan_stamp_duty",
  "common_fee",
  "sinking_fund",
  "meters",
  "insurance",
  "total",
  "price",
  "appraised",
  "loan",
] as const;
export type CostKey = (typeof COST_KEYS)[number];

export interface CostLine {
  readonly key: CostKey;
  /** As the file words it. */
  readonly label: string;
  readonly amountThb: number;
  readonly page: number | null;
}

/** The first line that fits tells what it is. */
const LABELS: readonly (readonly [CostKey, RegExp])[] = [
  ["loan_stamp_duty", /(?:stamp|อากร)[^|]{0,30}(?:loan|กู้)|(?:loan|กู้)[^|]{0,30}(?:stamp|อากร)/iu],
  [
    "mortgage_registration",
    /mortgage (?:registration|fee)|(?:ค่า|ค่าธรรมเนียม)(?:การ)?(?:จดทะเบียน|จด)?จำนอง|จดจำนอง/iu,
  ],
  [
    "transfer_fee",
    /transfer fee|ownership transfer|ค่า(?:ธรรมเนียม)?(?:การ|ใน)?(?:จดทะเบียน)?(?:การ)?โอน/iu,
  ],
  ["specific_business_tax", /specific business tax|\bSBT\b|ภาษีธุรกิจเฉพาะ/iu],
  ["withholding_tax", /withholding|หัก\s?ณ\s?ที่จ่าย|income tax|ภาษีเงินได้/iu],
  ["stamp_duty", /stamp dut|อากรแสตมป์|ค่าอากร/iu],
  ["sinking_fund", /sinking fund|กองทุน/iu],
  ["common_fee", /common (?:area )?(?:fee|charge|expense)|\bCAM\b|ส่วนกลาง/iu],
  ["meters", /\bmeters?\b|มิเตอร์|หม้อแปลง/iu],
  ["insurance", /insurance|\bMRTA\b|ประกัน(?:อัคคี|ภัย|วงเงิน|ชีวิต)|เบี้ยประกัน/iu],
  ["appraised", /apprais|ราคาประเมิน|ทุนทรัพย์|government (?:value|price)/iu],
  ["loan", /loan amount|\bloan\b|mortgage amount|วงเงิน(?:กู้|จำนอง|สินเชื่อ)?|ยอด(?:เงิน)?กู้/iu],
  ["total", /\btotal\b|รวม/iu],
  [
    "price",
    /(?:purchase|selling|sale|net|unit|contract|agreed) price|^\W*price\b|ราคา(?:ซื้อ)?ขาย|ราคาสุทธิ|ราคาห้อง|ราคาบ้าน|ราคาตามสัญญา|^\W*ราคา/iu,
  ],
];

/** The costs of the transfer itself. */
const OF_TRANSFER: ReadonlySet<CostKey> = new Set([
  "transfer_fee",
  "specific_business_tax",
  "stamp_duty",
  "withholding_tax",
  "mortgage_registration",
  "loan_stamp_duty",
]);

/** Lines with a name and an amount, the first of a name alone; a rate beside it is no amount. */
export function readCosts({ blocks }: DocumentText): readonly CostLine[] {
  const lines = blocks.flatMap((block) =>
    block.type === "table"
      ? block.rows.flatMap((row) => lineOfRow(row, block.rows[0] ?? [], block.page) ?? [])
      : block.text.split("\n").flatMap((text) => lineOfText(text, block.page) ?? []),
  );
  const known = new Set<CostKey>();
  return lines.filter(({ key }) => {
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/** Whether so many costs of a transfer are told with their amounts that the document is about them. */
export const tellsCosts = (lines: readonly CostLine[]): boolean =>
  lines.filter(({ key }) => OF_TRANSFER.has(key)).length >= 2;

const keyOf = (label: string): CostKey | undefined =>
  LABELS.find(([, pattern]) => pattern.test(label))?.[0];

const LABEL_LENGTH = 120;

function lineOfText(text: string, page: number | null): CostLine | null {
  const plain = arabicDigits(text).trim();
  if (plain.length > 2 * LABEL_LENGTH) return null;
  const amount = amountsIn(plain).at(-1);
  if (amount === undefined) return null;
  const label = text
    .trim()
    .slice(0, amount.at)
    .replace(/[\s:：=–-]+$/, "");
  const key = keyOf(label);
  return key === undefined || label.length > LABEL_LENGTH
    ? null
    : { key, label, amountThb: amount.thb, page };
}

const HEADS = {
  total: /total|รวม|จำนวนเงิน|amount/i,
  part: /buyer|seller|ผู้(?:จะ)?ซื้อ|ผู้(?:จะ)?ขาย|customer|developer|ลูกค้า|บริษัท/i,
};

/** A row's amount: that of the column of totals, else of both parties together, else its last. */
function lineOfRow(
  row: readonly string[],
  head: readonly string[],
  page: number | null,
): CostLine | null {
  const at = row.findIndex((cell) => /\p{L}/u.test(cell) && amountOfCell(cell) === null);
  const label = row[at]?.replace(/\s+/g, " ").trim().slice(0, LABEL_LENGTH) ?? "";
  const key = keyOf(label);
  if (key === undefined) return null;
  const amounts = row.flatMap((cell, column) => {
    const thb = column > at ? amountOfCell(cell) : null;
    return thb === null ? [] : [{ thb, head: head[column] ?? "" }];
  });
  const total = amounts.find((each) => HEADS.total.test(each.head));
  const parts = amounts.filter((each) => HEADS.part.test(each.head));
  const amountThb =
    total?.thb ??
    (parts.length > 0 ? parts.reduce((sum, { thb }) => sum + thb, 0) : amounts.at(-1)?.thb);
  return amountThb === undefined ? null : { key, label, amountThb, page };
}

/** "84,000", "84000.00", "84,000 บาท": a cell that is an amount and nothing else. */
function amountOfCell(cell: string): number | null {
  const plain = arabicDigits(cell).trim();
  const bare =
    /^(?:฿|THB)?\s?(\d{1,3}(?:,\d{3})+|\d{3,})(?:\.\d{1,2})?(?:\s?(?:บาท|baht|THB|\.-|฿))?$/iu.exec(
      plain,
    );
  if (bare === null) {
    const [amount] = amountsIn(plain);
    return amount !== undefined && amount.isSure && amount.end - amount.at === plain.length
      ? amount.thb
      : null;
  }
  return Number(plain.replace(/[^\d.]|\.-$/g, ""));
}
