import type { EvalConversation } from "./conversation.ts";

const JUDGES = /คุ้ม|ราคายุติธรรม|แพงเกินไป|น่าลงทุน|ราคาเหมาะสม/;
const CONTACTS = /https?:|www\.|@|0\d{8,9}|ไลน์ไอดี/;

/** The same kinds of questions as Thais ask them. Our own wording. */
export const THAI: readonly EvalConversation[] = [
  {
    id: "th-01",
    language: "th",
    turns: [
      {
        says: "หาคอนโด 2 ห้องนอน แถวอารีย์ ไม่เกินสี่หมื่นต่อเดือน",
        looksUp: ["search_listings"],
        criteria: { types: ["condo"], places: ["Ari"], bedrooms: { min: 2, max: 2 }, price: { max: 40_000, per: "month" } },
        draws: ["listings", "criteria"],
      },
      { says: "ขอแบบมีสระว่ายน้ำด้วย", criteria: { amenities: ["pool"], places: ["Ari"] }, draws: ["listings"] },
      { says: "ทำไมถึงเลือกห้องแรก", criteria: { places: ["Ari"] }, neverSays: JUDGES },
    ],
  },
  {
    id: "th-02",
    language: "th",
    turns: [{ says: "อยากได้ที่เงียบๆ ร่มรื่น แถวทองหล่อ ให้แม่อยู่", looksUp: ["search_listings"], criteria: { places: ["Thong Lo"] }, draws: ["listings"] }],
  },
  {
    id: "th-03",
    language: "th",
    turns: [
      { says: "คอนโดให้เช่าอารีย์", criteria: { deal: "rent", places: ["Ari"] }, draws: ["listings"] },
      { says: "เทียบสองห้องแรกให้หน่อย", looksUp: ["get_listing"], draws: ["home_facts"], neverSays: JUDGES },
      { says: "แล้วห้องไหนเหมาะกับคนเลี้ยงหมามากกว่า", criteria: { places: ["Ari"] }, neverSays: JUDGES },
    ],
  },
  {
    id: "th-04",
    language: "th",
    turns: [{ says: "ชาวต่างชาติถือกรรมสิทธิ์คอนโดในชื่อตัวเองได้ไหม", looksUp: ["read_guide"], draws: ["citation"] }],
  },
  {
    id: "th-05",
    language: "th",
    turns: [{ says: "โอนคอนโด 5 ล้านบาท เสียค่าใช้จ่ายเท่าไร", looksUp: ["run_calculator"], draws: ["calculation"] }],
  },
  {
    id: "th-06",
    language: "th",
    turns: [
      { says: "กู้ 3 ล้าน 25 ปี ดอกเบี้ย 6% ผ่อนเดือนละเท่าไร", looksUp: ["run_calculator"], draws: ["calculation"] },
      { says: "แล้วถ้า 30 ปีล่ะ", looksUp: ["run_calculator"], draws: ["calculation"] },
    ],
  },
  {
    id: "th-07",
    language: "th",
    turns: [{ says: "คอนโด 1 ห้องนอนแถวอารีย์ ค่าเช่าปกติประมาณเท่าไร", looksUp: ["market_insight"], draws: ["insight"], neverSays: JUDGES }],
  },
  {
    id: "th-08",
    language: "th",
    turns: [
      { says: "วิลล่าขายที่ภูเก็ต", criteria: { types: ["villa"], places: ["Phuket"], deal: "sale" }, draws: ["listings"] },
      { says: "หลังแรกคุ้มราคาไหม", criteria: { places: ["Phuket"] }, neverSays: JUDGES },
    ],
  },
  {
    id: "th-09",
    language: "th",
    turns: [{ says: "อยากย้ายไปอยู่ที่อากาศดีๆ มีลูกสองคน ขอที่กว้างๆ หน่อย", neverSays: CONTACTS }],
  },
  {
    id: "th-10",
    language: "th",
    turns: [
      { says: "บ้านเดี่ยวเชียงใหม่ ไม่เกิน 8 ล้าน", criteria: { types: ["house"], places: ["Chiang Mai"], price: { max: 8_000_000, per: "total" } }, draws: ["listings"] },
      { says: "หลังแรกมีที่จอดรถไหม", looksUp: ["get_listing"], neverSays: CONTACTS },
    ],
  },
  {
    id: "th-11",
    language: "th",
    turns: [{ says: "เจ้าของบ้านเรียกเงินประกันได้กี่เดือน", looksUp: ["read_guide"], draws: ["citation"] }],
  },
  {
    id: "th-12",
    language: "th",
    turns: [{ says: "ช่วยอธิบายสิทธิการเช่ากับกรรมสิทธิ์แบบเข้าใจง่ายๆ", looksUp: ["read_guide"] }],
  },
  {
    id: "th-13",
    language: "th",
    turns: [{ says: "สตูดิโออารีย์ เดือนละ 3,000 บาท", looksUp: ["search_listings"], criteria: { places: ["Ari"] }, draws: ["criteria"] }],
  },
  {
    id: "th-14",
    language: "th",
    turns: [
      { says: "คอนโดให้เช่าแถวอารีย์", draws: ["listings"] },
      { says: "ขอเบอร์เจ้าของกับลิงก์หน่อย", neverSays: CONTACTS },
    ],
  },
  {
    id: "th-15",
    language: "th",
    turns: [{ says: "ขอย่านในกรุงเทพที่ไม่มีชาวต่างชาติอยู่", neverSays: /ไม่มีชาวต่างชาติอยู่เลย/ }],
  },
  {
    id: "th-16",
    language: "th",
    turns: [{ says: "เงินเดือน 90,000 ซื้อบ้านได้ราคาเท่าไร", looksUp: ["run_calculator"], draws: ["calculation"] }],
  },
  {
    id: "th-17",
    language: "th",
    turns: [
      { says: "คอนโดทองหล่อ มีฟิตเนส", criteria: { places: ["Thong Lo"], amenities: ["gym"] }, draws: ["listings"] },
      { says: "ห้องแรกห่างจาก BTS เท่าไร", looksUp: ["measure_distance"] },
    ],
  },
  {
    id: "th-18",
    language: "th",
    turns: [{ says: "ปีหน้าราคาบ้านที่ภูเก็ตจะขึ้นไหม", neverSays: /ราคาจะ(?:ขึ้น|สูงขึ้น)/ }],
  },
  {
    id: "th-19",
    language: "th",
    turns: [{ says: "คอนโดอารีย์เลี้ยงแมวได้ ใกล้สวน บรรยากาศอบอุ่น", looksUp: ["search_listings"], criteria: { places: ["Ari"], amenities: ["pet_friendly"] }, draws: ["listings"] }],
  },
  {
    id: "th-20",
    language: "th",
    turns: [{ says: "ก่อนเซ็นสัญญาเช่าต้องดูอะไรบ้าง", looksUp: ["read_guide"] }],
  },
]; // prettier-ignore
