import { RENTAL_TERMS, SALE_TERMS, type ContractType, type TermKey } from "@propertyvr/vocabulary";

/** How people ask about a term of a contract that they hold; the narrower first. */
const ASKED: readonly (readonly [TermKey, RegExp])[] = [
  [
    "deposit_back",
    /\b(?:return|refund|get|give|back)\w*\b[^?]{0,40}\bdeposit|deposit[^?]{0,40}\b(?:back|return|refund)|คืน(?:เงิน)?(?:ประกัน|มัดจำ)|(?:ประกัน|มัดจำ).{0,20}คืน/iu,
  ],
  ["advance", /\badvance\b|ล่วงหน้า(?!กี่วัน)/iu],
  ["deposit", /\bdeposits?\b|มัดจำ|เงินประกัน|ค่าประกัน|วางประกัน/iu],
  [
    "break_clause",
    /\b(?:leave|move out|end|break|cancel|terminate|quit)\b[^?]{0,30}\b(?:early|before|lease|contract)|\bearly termination|break clause|ออกก่อน|เลิกสัญญา|ยกเลิกสัญญา|ย้ายออกก่อน|ก่อนครบ/iu,
  ],
  ["notice", /\bnotice\b|บอกล่วงหน้า|แจ้ง(?:ย้าย)?(?:ออก)?ล่วงหน้า|แจ้งก่อน/iu],
  ["renewal", /\brenew|\bextend|ต่อสัญญา|ต่ออายุ/iu],
  ["late_fee", /\blate\b|overdue|penalty|ค่าปรับ|จ่ายช้า|ล่าช้า/iu],
  ["utilities", /electric|\bwater\b|utilit|internet|ค่าน้ำ|ค่าไฟ|ค่าเน็ต/iu],
  ["common_fee", /common (?:area )?fee|maintenance fee|ค่าส่วนกลาง/iu],
  ["sinking_fund", /sinking fund|กองทุน/iu],
  ["repairs", /\brepair|\bfix(?:es|ing)?\b|broken|ซ่อม/iu],
  ["pets", /\b(?:pets?|dogs?|cats?)\b|สัตว์เลี้ยง|เลี้ยงสัตว์|หมา|แมว|สุนัข/iu],
  ["subletting", /\bsub-?(?:let|leas)|\bairbnb\b|เช่าช่วง|ปล่อยเช่าต่อ/iu],
  ["defects", /\bdefect|\bwarrant|ชำรุด|รับประกัน/iu],
  ["transfer_fee", /transfer fee|ค่าโอน|ค่าธรรมเนียม/iu],
  ["business_tax", /business tax|\bSBT\b|ธุรกิจเฉพาะ/iu],
  ["withholding_tax", /withholding|หัก ?ณ ?ที่จ่าย/iu],
  ["stamp_duty", /stamp|อากร/iu],
  ["taxes", /\btax|ภาษี/iu],
  ["foreign_quota", /quota|โควต้?า/iu],
  ["default", /\bdefault|breach|forfeit|ผิดสัญญา|ริบ/iu],
  ["transfer_day", /transfer (?:date|day)|when[^?]{0,20}transfer|วันโอน|โอนเมื่อ|โอนวัน/iu],
  ["balance", /\bbalance\b|remaining|ส่วนที่เหลือ/iu],
  ["term", /how long|\bterm\b|\bduration|กี่ปี|กี่เดือน|ระยะเวลา|อายุสัญญา/iu],
  ["rent", /\brent\b|ค่าเช่า/iu],
  ["price", /\bprice\b|ราคา/iu],
  ["agent_fee", /commission|agent(?:'s)? fee|ค่านายหน้า/iu],
];

/** "The rent" and "the price" stand in any question; another term is what it asks. */
const OF_ANY: ReadonlySet<TermKey> = new Set(["rent", "price", "taxes", "term"]);

/** The terms of a contract of the type that a question names. */
export function askedTerms(question: string, type: ContractType): readonly TermKey[] {
  const known: readonly TermKey[] = type === "rental_contract" ? RENTAL_TERMS : SALE_TERMS;
  const asked = ASKED.flatMap(([key, words]) =>
    known.includes(key) && words.test(question) ? [key] : [],
  );
  const narrow = asked.filter((key) => !OF_ANY.has(key));
  const told = narrow.length > 0 ? narrow : asked;
  return told.includes("deposit_back") ? told.filter((key) => key !== "deposit") : told;
}
