import type { DocumentType } from "@propertyvr/vocabulary";
import { LOOKED_AT } from "../contract/clauses.ts";
import type { DocumentText } from "../document-text.ts";
import { plainText } from "../plain-text.ts";
import { readCosts, tellsCosts } from "../costs/read-costs.ts";
import { readPrices } from "../prices/read-prices.ts";
import { amountsIn } from "../values/amounts.ts";
import { arabicDigits } from "../values/plain-digits.ts";
import { contractForm } from "./contract-form.ts";

const ENOUGH_ROWS = 3;

/** What a document is, by what stands in it; the first that enough speaks for. */
export function documentType(document: DocumentText): DocumentType {
  const text = plainText(document).slice(0, LOOKED_AT);
  const contract = contractForm(document, text);
  if (contract !== null) return contract;
  if (tellsCosts(readCosts(document))) return "cost_table";
  if (readPrices(document).length >= ENOUGH_ROWS) return "price_list";
  if (isPost(text)) return "listing_post";
  return isBrochure(text) ? "brochure" : "other";
}

/** A listing or a post tells of one home; what is longer is more. UTF-16 units. */
const POST_LENGTH = 3_000;
const OFFERS =
  /\bfor (?:rent|sale|lease)\b|\b(?:rent|sale|selling)\s*[:：!]|\bavailable (?:now|from|for)\b|ให้เช่า|ปล่อยเช่า|ขาย(?:ด่วน|ถูก|คอนโด|บ้าน|ที่ดิน|ทาวน์|ห้อง|พร้อม|ดาวน์)|ประกาศ(?:ขาย|ให้เช่า)|(?:sale|rent)\s?\/\s?(?:sale|rent)/iu;
const HOMES =
  /\bcondo|\bapartment|\bhouse\b|\bvilla|\btown\s?(?:house|home)|\bstudio\b|\bbed(?:room)?s?\b|คอนโด|บ้าน|ทาวน์|ห้อง(?:ชุด|นอน|พัก)?|ที่ดิน|วิลล่า|อพาร์/iu;
/** How posts end: whom to call, hashtags, agents among each other. */
const POSTED = [
  /(?<![\d,.])(?:\+?66[ -]?|0)[689]\d?(?:[ -]?\d){7}(?!\d)/u,
  /\bline\s?(?:id|@|:|：)|ไลน์|\bline\b\s*@?\w{3,}|@\w{4,}/iu,
  /โทร\.?|ติดต่อ|สนใจ(?:ทัก|โทร|ติดต่อ|inbox)?|ทักแชท|\binbox\b|\bPM\b|\bDM\b|\bcontact\b|\bcall\b|whatsapp/iu,
  /(?:^|\s)#[\p{L}\p{M}\w]{3,}/u,
  /co-?\s?agent|โคเอเจ|รับ\s?co\b|ค่าคอม/iu,
] as const;

/** A home on offer, written by somebody who can be reached. */
function isPost(text: string): boolean {
  if (text.length > POST_LENGTH || !OFFERS.test(text) || !HOMES.test(text)) return false;
  if (amountsIn(arabicDigits(text)).length === 0) return false;
  return POSTED.some((sign) => sign.test(text));
}

const BROCHURE = [
  /facilit(?:y|ies)|amenities|สิ่งอำนวยความสะดวก|พื้นที่ส่วนกลาง/iu,
  /starting (?:price|at|from)|prices? (?:from|start)|from (?:THB|฿)|ราคาเริ่ม(?:ต้น)?|เริ่มต้น/iu,
  /developer|developed by|พัฒนาโดย|ผู้พัฒนา|เจ้าของโครงการ/iu,
  /unit types?|room types?|floor plans?|แบบ(?:ห้อง|บ้าน)|แปลน|ผังโครงการ/iu,
  /\bproject\b|โครงการ/iu,
  /\d+\s?(?:storeys?|stories|floors|buildings|units)|\d+\s?(?:ชั้น|อาคาร|ยูนิต)/iu,
  /complet(?:ion|ed)|ready to move|พร้อมอยู่|แล้วเสร็จ|เปิดตัว|presale|pre-sale/iu,
] as const;
const ENOUGH_SIGNS = 3;

const isBrochure = (text: string): boolean =>
  HOMES.test(text) && BROCHURE.filter((sign) => sign.test(text)).length >= ENOUGH_SIGNS;
