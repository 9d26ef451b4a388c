import type { PartyRole, TermKey, TermValue } from "@propertyvr/vocabulary";
import { amountInBaht } from "../calculation/amount.ts";
import { grouped, trimmed } from "../words/figures.ts";
import type { ContractWords } from "./words.ts";

export const contractWords: ContractWords = {
  contractHead: (type) =>
    type === "rental_contract" ? "สาระสำคัญในสัญญาเช่าฉบับนี้" : "สาระสำคัญในสัญญาซื้อขายฉบับนี้",
  termLabel: (key, type) =>
    key === "deposit" && type === "rental_contract" ? "เงินประกัน" : LABELS[key],
  termValue,
  askedMark: () => "ข้อที่ถาม",
  inFile: (page) => (page === null ? "ข้อความในไฟล์" : `ข้อความในไฟล์ หน้า ${grouped(page)}`),
  guideTells: () => "คู่มือของเราระบุว่า",
  notFoundHead: () => "ไม่พบในสัญญา",
  contractCut: () => "ไฟล์ยาวกว่านี้ อ่านเฉพาะส่วนต้น",
  notAdvice: () =>
    "ระบบอ่านตามรูปแบบข้อความ ควรตรวจกับข้อความจริงทุกข้อ เป็นข้อมูลประกอบ ไม่ใช่คำแนะนำทางกฎหมาย",
  openArticle: () => "อ่านบทความเต็ม",
};

const LABELS: Readonly<Record<TermKey, string>> = {
  parties: "คู่สัญญา",
  rent: "ค่าเช่า",
  term: "ระยะเวลาเช่า",
  deposit: "เงินมัดจำ",
  deposit_back: "การคืนเงินประกัน",
  advance: "ค่าเช่าล่วงหน้า",
  break_clause: "การออกก่อนครบสัญญา",
  notice: "การแจ้งล่วงหน้า",
  renewal: "การต่อสัญญา",
  late_fee: "การชำระล่าช้า",
  utilities: "ค่าน้ำ ค่าไฟ อินเทอร์เน็ต",
  common_fee: "ค่าส่วนกลาง",
  repairs: "การซ่อมแซม",
  pets: "สัตว์เลี้ยง",
  subletting: "การให้เช่าช่วง",
  taxes: "ภาษี",
  agent_fee: "ค่านายหน้า",
  price: "ราคา",
  instalments: "งวดชำระ",
  balance: "เงินส่วนที่เหลือ",
  transfer_day: "วันโอนกรรมสิทธิ์",
  transfer_fee: "ค่าธรรมเนียมการโอน",
  business_tax: "ภาษีธุรกิจเฉพาะ",
  stamp_duty: "อากรแสตมป์",
  withholding_tax: "ภาษีหัก ณ ที่จ่าย",
  mortgage_registration: "ค่าจดจำนอง",
  sinking_fund: "เงินกองทุน",
  foreign_quota: "โควตาต่างชาติ",
  default: "การผิดสัญญา",
  defects: "ความชำรุดบกพร่อง",
};

const ROLES: Readonly<Record<PartyRole, string>> = {
  landlord: "ผู้ให้เช่า",
  tenant: "ผู้เช่า",
  seller: "ผู้ขาย",
  buyer: "ผู้ซื้อ",
  agent: "นายหน้า",
  guarantor: "ผู้ค้ำประกัน",
  both: "ทั้งสองฝ่าย",
};
const UNITS = { days: "วัน", months: "เดือน", years: "ปี" } as const;

function termValue(value: TermValue): string {
  switch (value.kind) {
    case "thb":
      return amountInBaht(value.amount);
    case "percent":
      return `${trimmed(value.amount)}%`;
    case "day":
      return DAY.format(new Date(`${value.day}T00:00:00Z`));
    case "role":
    case "payer":
      return ROLES[value.role];
    case "days":
    case "months":
    case "years":
      return `${trimmed(value.amount)} ${UNITS[value.kind]}`;
  }
}

const DAY = new Intl.DateTimeFormat("th-TH-u-ca-buddhist-nu-latn", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
