import type { ContractType, TermKey, TermValue } from "@propertyvr/vocabulary";

export interface TermRule {
  readonly key: TermKey;
  /** How a contract names it. */
  readonly names: RegExp;
  /** A clause with these tells something else. */
  readonly not?: RegExp;
  readonly takes: readonly TermValue["kind"][];
  /** A clause that names it without such a value does not tell it. */
  readonly needsValue?: true;
  /** What stands before the name may be its value: "one month's rent in advance". */
  readonly takesBefore?: true;
  /** Nothing before the end of its name is its value. */
  readonly onlyBehind?: true;
  /** One length of time alone. */
  readonly takesOne?: true;
}

/** Patterns as one, each of its matches found. */
const anyOf = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join("|"), "giu");

const COMMON_FEE: TermRule = {
  key: "common_fee",
  names:
    /common (?:area )?(?:fees?|charges?|expenses?|maintenance)|common property (?:fees?|charges?)|juristic (?:person )?fees?|\bCAM\b|ค่า(?:ใช้จ่าย)?ส่วนกลาง/giu,
  takes: ["payer", "thb"],
};

const DEPOSIT_NAMES = String.raw`(?:security |damage |rental |booking |reservation )?deposits?|earnest money|(?:reservation|booking) fee|เงิน(?:ค้ำ)?ประกัน(?:การเช่า|ความเสียหาย)?|หลักประกันการเช่า|ค่าประกัน|(?:เงิน)?มัดจำ|(?:เงิน|ค่า)จอง`;

const RENTAL: readonly TermRule[] = [
  {
    key: "rent",
    names:
      /(?<!months?[’']?s?[’']? )(?<!\bto )\b(?:monthly |the )?rent(?:al)?(?: fees?| rates?| payments?| price)?\b(?! (?:in )?advance|al (?:agreement|contract|period|term))|(?:อัตรา)?ค่าเช่า(?!ล่วงหน้า|งวดแรก|หรือ)/giu,
    takes: ["thb"],
    needsValue: true,
  },
  {
    key: "term",
    names:
      /\b(?:term|period|duration)\b(?: of (?:the |this )?(?:lease|tenancy|rental|agreement|contract))?|(?:lease|rental|tenancy) (?:term|period)|commenc\w+|กำหนด(?:ระยะ)?เวลา|ระยะเวลา(?:การ)?เช่า|มีกำหนด|อายุ(?:ของ)?สัญญา|(?:เริ่ม)?ตั้งแต่วันที่|เริ่มเช่า/giu,
    not: /notice|บอกกล่าว|แจ้ง|deposit|ประกัน|renew|extend|ต่ออายุ|ต่อสัญญา/iu,
    takes: ["months", "years", "day"],
    needsValue: true,
    takesBefore: true,
  },
  {
    key: "deposit",
    names: new RegExp(DEPOSIT_NAMES, "giu"),
    not: /forfeit|ริบ/iu,
    takes: ["months", "thb"],
    needsValue: true,
    takesBefore: true,
  },
  {
    key: "deposit_back",
    names:
      /\b(?:return|refund|repay|repaid|give back)\w*[^.;]{0,60}deposit|deposit[^.;]{0,80}?\b(?:return|refund|repaid)\w*|คืน(?:เงิน)?(?:ค้ำ)?(?:ประกัน|มัดจำ)|(?:ประกัน|มัดจำ)[^.;]{0,80}?คืน/giu,
    onlyBehind: true,
    takes: ["days", "months"],
    takesOne: true,
  },
  {
    key: "advance",
    names:
      /\badvance (?:rent(?:al)?|payment)s?|rent(?:al)?[^.;]{0,30}?in advance|(?<=months?[’']?s?[’']? (?:rent(?:al)? )?(?:in )?)advance|(?:ค่าเช่า|เช่า)ล่วงหน้า|(?:จ่าย|ชำระ)(?:ค่าเช่า)?ล่วงหน้า/giu,
    // Rent that is due before each month is no sum to bring at the start.
    not: /notice|บอกกล่าว|แจ้ง|monthly in advance|(?:each|every) (?:calendar )?month|ทุก\s?เดือน/iu,
    takes: ["months", "thb"],
    needsValue: true,
    takesBefore: true,
  },
  {
    key: "break_clause",
    names: anyOf(
      /early termination|terminat\w+[^.;]{0,60}?(?:before|prior to|early)|break clause|before the (?:end|expiry|expiration)|diplomatic clause/,
      // "May end it after the first six months": a contract that runs on for longer.
      /\b(?:may|can|right to|entitled to|option to)\b[^.;]{0,40}?\b(?:terminate|cancel|end|break)\b[^.;]{0,60}?\bafter\b[^.;]{0,30}?\bmonths?\b/,
      /\bafter\b[^.;]{0,30}?\bmonths?\b[^.;]{0,60}?\b(?:terminate|cancel|end|break)\b/,
      /(?:ออก|เลิก|ยกเลิก|บอกเลิก|สิ้นสุด)?(?:สัญญา)?ก่อน(?:ครบ|สิ้นสุด|หมด)(?:กำหนด|อายุ|สัญญา)?|(?:เลิก|ยกเลิก|บอกเลิก)สัญญาก่อน/,
      /เลิก(?:สัญญา)?(?:เช่า)?[^.;]{0,30}?(?:เมื่อ|หลัง)[^.;]{0,20}?ครบ[^.;]{0,12}?เดือน/,
      /(?:เมื่อ|หลัง)[^.;]{0,20}?ครบ[^.;]{0,12}?เดือน[^.;]{0,40}?เลิก(?:สัญญา|การเช่า)/,
    ),
    takes: ["months", "days", "thb"],
  },
  {
    key: "notice",
    names:
      /\bnotice\b|\bnotify\b|\binform\w*\b[^.;]{0,40}?in writing|บอกกล่าว|แจ้ง(?:ให้[^ ]{0,24}?ทราบ)?(?:เป็นหนังสือ|เป็นลายลักษณ์อักษร)?\s?ล่วงหน้า|แจ้ง[^.;]{0,40}?ล่วงหน้า/giu,
    takes: ["days", "months"],
    needsValue: true,
    takesBefore: true,
    takesOne: true,
  },
  {
    key: "renewal",
    names: /\brenew\w*|\bextend(?:ed)?\b|\bextension\b|ต่อ(?:อายุ)?สัญญา|ต่ออายุ/giu,
    takes: ["years", "months", "days"],
  },
  {
    key: "late_fee",
    names:
      /late (?:fees?|payments?|charges?)|overdue|penalt(?:y|ies)|default interest|ค่าปรับ|ชำระ[^.;]{0,20}?ล่าช้า|ผิดนัดชำระ/giu,
    takes: ["thb", "percent"],
  },
  {
    key: "utilities",
    names:
      /electric\w*|water(?: bills?| charges?| supply)?|utilit(?:y|ies)|internet|ค่า(?:น้ำ|ไฟ)(?:ประปา|ฟ้า)?|น้ำประปา|ไฟฟ้า|สาธารณูปโภค|อินเทอร์เน็ต/giu,
    takes: ["payer", "thb"],
  },
  COMMON_FEE,
  {
    key: "repairs",
    names: /\brepair\w*|\bmaintain\w*|\bmaintenance\b(?! fee)|ซ่อม(?:แซม|บำรุง)?|บำรุงรักษา/giu,
    not: /common (?:area|fee)/iu,
    takes: ["payer", "thb"],
  },
  {
    key: "pets",
    names: /\b(?:pets?|animals?|dogs?|cats?)\b|สัตว์เลี้ยง|เลี้ยงสัตว์|สุนัข/giu,
    takes: ["thb"],
  },
  {
    key: "subletting",
    names:
      /\bsub-?(?:let|leas)\w*|\bassign\b[^.;]{0,40}\b(?:lease|tenancy|agreement|rights?)\b|เช่าช่วง|ให้(?:บุคคล|ผู้)อื่นเช่า/giu,
    takes: [],
  },
  {
    key: "taxes",
    names: /\btax(?:es)?\b|stamp dut(?:y|ies)|ภาษี(?:ที่ดิน(?:และสิ่งปลูกสร้าง)?|โรงเรือน)?|อากรแสตมป์/giu,
    not: /\btax (?:id|identification|payer)|เลขประจำตัวผู้เสียภาษี/iu,
    takes: ["payer", "percent"],
  },
  {
    key: "agent_fee",
    names: /\b(?:agent|agency)(?:[’']s)? (?:fee|commission)|\bcommission\b|ค่านายหน้า/giu,
    takes: ["payer", "thb", "months"],
  },
];

const SALE: readonly TermRule[] = [
  {
    key: "price",
    names:
      /\b(?:purchase|sale|selling|contract|total|agreed)(?: and purchase)? price|price of|ราคา(?:ซื้อขาย|ขาย|ห้องชุด|ที่ดิน|ที่ตกลง|รวม)?(?!ประเมิน)|เป็นเงิน(?:ทั้งสิ้น|จำนวน)/giu,
    not: /deposit|earnest|มัดจำ|จอง|per (?:sq|square)|ตารางเมตรละ|งวดที่|appraised|ประเมิน/iu,
    takes: ["thb"],
    needsValue: true,
  },
  {
    key: "deposit",
    names: new RegExp(DEPOSIT_NAMES, "giu"),
    not: /forfeit|ริบ/iu,
    takes: ["thb", "percent"],
    needsValue: true,
    takesBefore: true,
  },
  {
    key: "instalments",
    names: /\binstal?lments?\b|down payment|ผ่อนดาวน์|เงินดาวน์|งวดละ|แบ่งชำระ/giu,
    takes: ["months", "thb"],
    needsValue: true,
    takesBefore: true,
  },
  {
    key: "balance",
    names:
      /\b(?:remaining|outstanding) (?:amount|price|sum|balance)|\bbalance\b|ส่วนที่เหลือ|คงเหลือ|งวดสุดท้าย/giu,
    takes: ["thb", "percent"],
  },
  {
    key: "transfer_day",
    names:
      /transfer (?:of ownership|date|day)|registration (?:of the transfer|date|day)|register\w* the transfer|transfer[^.;]{0,40}?(?:on or before|within|no later|by)\b|โอนกรรมสิทธิ์|วันโอน|จดทะเบียนโอน|นัดโอน/giu,
    not: /fees?|ค่าธรรมเนียม|tax|ภาษี|after the transfer|นับ(?:แต่|จาก)วันโอน|หลัง(?:วัน)?โอน|ริบ|ชำรุด|defect/iu,
    takes: ["day", "days", "months"],
    needsValue: true,
    takesBefore: true,
  },
  {
    key: "transfer_fee",
    names:
      /transfer fees?|(?:ownership )?registration fees?|ค่าธรรมเนียม(?:การ|ใน)?(?:จดทะเบียน)?(?:การ)?โอน(?:กรรมสิทธิ์)?|ค่าโอน|ค่าธรรมเนียม(?:การจดทะเบียน)?(?!จด?จำนอง|การจดจำนอง|จำนอง)/giu,
    takes: ["payer", "percent", "thb"],
  },
  {
    key: "business_tax",
    names: /specific business tax|\bSBT\b|ภาษีธุรกิจเฉพาะ/giu,
    takes: ["payer", "percent", "thb"],
  },
  {
    key: "stamp_duty",
    names: /stamp dut(?:y|ies)|(?:ค่า)?อากรแสตมป์|ค่าอากร/giu,
    takes: ["payer", "percent", "thb"],
  },
  {
    key: "withholding_tax",
    names:
      /withholding tax(?:es)?|income tax(?:es)?|ภาษี(?:เงินได้)?(?:บุคคลธรรมดา)?\s?หัก\s?ณ\s?ที่จ่าย|ภาษีเงินได้/giu,
    takes: ["payer", "percent", "thb"],
  },
  {
    key: "mortgage_registration",
    names: /mortgage (?:registration )?fees?|ค่า(?:ธรรมเนียม)?(?:การ)?(?:จดทะเบียน)?(?:จด)?จำนอง/giu,
    takes: ["payer", "percent", "thb"],
  },
  COMMON_FEE,
  {
    key: "sinking_fund",
    names: /sinking fund|(?:เงิน)?กองทุน(?:ส่วนกลาง|สำรอง|อาคารชุด|นิติบุคคล)?/giu,
    takes: ["payer", "thb"],
  },
  {
    key: "foreign_quota",
    names: /foreign(?:er)?(?:[’']?s)? (?:quota|ownership|freehold)|โควต้?า(?:ชาว)?ต่าง(?:ชาติ|ด้าว)/giu,
    takes: ["percent"],
  },
  {
    key: "default",
    names: /\bdefaults?\b|\bbreach\w*|forfeit\w*|ผิดสัญญา|ผิดนัด|ริบ(?:เงิน)?/giu,
    takes: ["thb", "percent", "days"],
  },
  {
    key: "defects",
    names: /\bdefects?\b|\bwarrant(?:y|ies)\b|ชำรุดบกพร่อง|รับประกัน(?:ความชำรุด|โครงสร้าง)|ความชำรุด/giu,
    takes: ["years", "months", "days"],
  },
  {
    key: "notice",
    names: /\bnotice\b|\bnotify\b|บอกกล่าว|แจ้ง[^.;]{0,40}?ล่วงหน้า/giu,
    takes: ["days", "months"],
    needsValue: true,
    takesBefore: true,
    takesOne: true,
  },
];

export const TERM_RULES: Readonly<Record<ContractType, readonly TermRule[]>> = {
  rental_contract: RENTAL,
  sale_contract: SALE,
};
