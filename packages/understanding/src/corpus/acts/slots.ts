import type { Criteria, CriteriaKey } from "@propertyvr/vocabulary";
import { near } from "../turns.ts";

/** One thing that can be said of a slot, in both languages, and what it makes of the search. */
export interface SlotPhrase {
  readonly en: string;
  readonly th: string;
  readonly is: Partial<Criteria>;
}

/** A slot of the search as people talk about it. */
export interface TalkedSlot {
  readonly slot: CriteriaKey;
  /** A search that says nothing of this slot. */
  readonly rest: SlotPhrase;
  readonly first: SlotPhrase;
  readonly second: SlotPhrase;
  /** What the two are together where one is said as an alternative; null where that says nothing new. */
  readonly both: Partial<Criteria> | null;
  /** How the slot is opened again, whatever stood there. */
  readonly open: { readonly en: readonly string[]; readonly th: readonly string[] };
  /** How what stands there is dropped by its name; empty where it has none. */
  readonly drop: { readonly en: readonly string[]; readonly th: readonly string[] };
  /** A question about this slot of one home on screen. */
  readonly ask: { readonly en: string; readonly th: string };
}

const CONDO_IN_ARI: SlotPhrase = {
  en: "condo in Ari",
  th: "คอนโดอารีย์",
  is: { types: ["condo"], places: ["Ari"] },
};
const CONDO_TO_RENT: SlotPhrase = {
  en: "condo to rent in Ari",
  th: "คอนโดให้เช่าอารีย์",
  is: { deal: "rent", types: ["condo"], places: ["Ari"] },
};
const CONDO_TO_BUY: SlotPhrase = {
  en: "condo to buy in Ari",
  th: "ซื้อคอนโดอารีย์",
  is: { deal: "sale", types: ["condo"], places: ["Ari"] },
};
const rooms = (min: number, max = min) => ({ bedrooms: { min, max } });
const monthly = (max: number) => ({ price: { max, per: "month" as const } });

/** Two values of every slot, chosen so that neither changes another slot. */
export const SLOTS: readonly TalkedSlot[] = [
  {
    slot: "deal", rest: CONDO_IN_ARI,
    first: { en: "to rent", th: "เช่า", is: { deal: "rent" } },
    second: { en: "to buy", th: "ซื้อ", is: { deal: "sale" } },
    both: { deal: null },
    open: { en: ["rent or buy", "renting or buying, either is fine"], th: ["เช่าหรือซื้อก็ได้", "ซื้อหรือเช่าก็ได้"] },
    drop: { en: [], th: [] },
    ask: { en: "is it for sale too?", th: "ห้องนี้ขายด้วยไหม" },
  },
  {
    slot: "types", rest: { en: "something in Ari under 20k", th: "หาที่พักอารีย์ไม่เกิน 20000", is: { deal: "rent", places: ["Ari"], ...monthly(20_000) } },
    first: { en: "condo", th: "คอนโด", is: { types: ["condo"] } },
    second: { en: "house", th: "บ้าน", is: { types: ["house"] } },
    both: { types: ["condo", "house"] },
    open: { en: ["any type", "any kind of property is fine"], th: ["ประเภทไหนก็ได้", "ไม่จำกัดประเภท"] },
    drop: { en: [], th: [] },
    ask: { en: "is it a house?", th: "หลังนี้เป็นบ้านเดี่ยวไหม" },
  },
  {
    slot: "bedrooms", rest: CONDO_IN_ARI,
    first: { en: "1 bedroom", th: "1 ห้องนอน", is: rooms(1) },
    second: { en: "2 bedrooms", th: "2 ห้องนอน", is: rooms(2) },
    both: rooms(1, 2),
    open: { en: ["any number of bedrooms", "bedrooms don't matter"], th: ["กี่ห้องนอนก็ได้", "ไม่จำกัดห้องนอน"] },
    drop: { en: ["forget the bedrooms"], th: ["ไม่กำหนดห้องนอน"] },
    ask: { en: "how many bedrooms does it have?", th: "ห้องนี้มีกี่ห้องนอน" },
  },
  {
    slot: "bathrooms", rest: CONDO_IN_ARI,
    first: { en: "1 bathroom", th: "1 ห้องน้ำ", is: { bathrooms: { min: 1 } } },
    second: { en: "2 bathrooms", th: "2 ห้องน้ำ", is: { bathrooms: { min: 2 } } },
    both: null,
    open: { en: ["any number of bathrooms", "bathrooms don't matter"], th: ["กี่ห้องน้ำก็ได้", "ไม่จำกัดห้องน้ำ"] },
    drop: { en: ["forget the bathrooms"], th: ["ไม่กำหนดห้องน้ำ"] },
    ask: { en: "how many bathrooms does it have?", th: "ห้องนี้มีกี่ห้องน้ำ" },
  },
  {
    slot: "price", rest: CONDO_TO_RENT,
    first: { en: "20k", th: "20000 บาท", is: monthly(20_000) },
    second: { en: "25k", th: "25000 บาท", is: monthly(25_000) },
    both: null,
    open: { en: ["any price", "no budget limit"], th: ["ไม่จำกัดงบ", "ราคาเท่าไหร่ก็ได้"] },
    drop: { en: ["forget the budget", "remove the budget"], th: ["ตัดงบออก", "เอางบออก"] },
    ask: { en: "how much is it?", th: "ห้องนี้ราคาเท่าไหร่" },
  },
  {
    slot: "area_sqm", rest: CONDO_IN_ARI,
    first: { en: "at least 40 sqm", th: "40 ตร.ม.ขึ้นไป", is: { area_sqm: { min: 40 } } },
    second: { en: "at least 50 sqm", th: "50 ตร.ม.ขึ้นไป", is: { area_sqm: { min: 50 } } },
    both: null,
    open: { en: ["any size", "size doesn't matter"], th: ["ขนาดไหนก็ได้", "ไม่จำกัดขนาด"] },
    drop: { en: ["forget the size", "remove the size"], th: ["ไม่กำหนดขนาด"] },
    ask: { en: "how big is it?", th: "ห้องนี้กี่ตารางเมตร" },
  },
  {
    slot: "land_sqm", rest: { en: "land in Mae Rim", th: "ที่ดินแม่ริม", is: { types: ["land"], places: ["Mae Rim"] } },
    first: { en: "at least 1 rai", th: "1 ไร่ขึ้นไป", is: { land_sqm: { min: 1_600 } } },
    second: { en: "at least 2 rai", th: "2 ไร่ขึ้นไป", is: { land_sqm: { min: 3_200 } } },
    both: null,
    open: { en: ["any size", "size doesn't matter"], th: ["ขนาดไหนก็ได้", "ไม่จำกัดขนาด"] },
    drop: { en: ["forget the size"], th: ["ไม่กำหนดขนาด"] },
    ask: { en: "how big is it?", th: "แปลงนี้กี่ไร่" },
  },
  {
    slot: "places", rest: { en: "condo under 20k", th: "คอนโดไม่เกิน 20000", is: { deal: "rent", types: ["condo"], ...monthly(20_000) } },
    first: { en: "in Ari", th: "แถวอารีย์", is: { places: ["Ari"] } },
    second: { en: "in Bang Na", th: "แถวบางนา", is: { places: ["Bang Na"] } },
    both: { places: ["Ari", "Bang Na"] },
    open: { en: ["anywhere", "any area is fine"], th: ["ที่ไหนก็ได้", "ทำเลไหนก็ได้"] },
    drop: { en: ["forget Ari", "not in Ari anymore"], th: ["ตัดอารีย์ออก", "ไม่เอาอารีย์แล้ว"] },
    ask: { en: "where is it exactly?", th: "ห้องนี้อยู่ตรงไหน" },
  },
  {
    slot: "near", rest: { en: "condo under 20k", th: "คอนโดไม่เกิน 20000", is: { deal: "rent", types: ["condo"], ...monthly(20_000) } },
    first: { en: "near BTS Asok", th: "ใกล้ BTS อโศก", is: { near: [near("transit", "Asok")] } },
    second: { en: "near BTS Bearing", th: "ใกล้ BTS แบริ่ง", is: { near: [near("transit", "Bearing")] } },
    both: { near: [near("transit", "Asok"), near("transit", "Bearing")] },
    open: { en: ["anywhere", "any area is fine"], th: ["ที่ไหนก็ได้", "ทำเลไหนก็ได้"] },
    drop: { en: ["forget the BTS", "not near the BTS anymore"], th: ["ไม่ต้องใกล้ BTS แล้ว", "ตัด BTS ออก"] },
    ask: { en: "how far is it from the BTS?", th: "ห้องนี้ห่าง BTS เท่าไหร่" },
  },
  {
    slot: "amenities", rest: CONDO_IN_ARI,
    first: { en: "with a pool", th: "มีสระว่ายน้ำ", is: { amenities: ["pool"] } },
    second: { en: "with a gym", th: "มีฟิตเนส", is: { amenities: ["gym"] } },
    both: { amenities: ["pool", "gym"] },
    open: { en: ["no amenities", "amenities don't matter"], th: ["ไม่ต้องมีสิ่งอำนวยความสะดวก"] },
    drop: { en: ["forget the pool", "no pool needed"], th: ["เอาสระออก", "สระไม่ต้องก็ได้"] },
    ask: { en: "does it have a pool?", th: "ห้องนี้มีสระไหม" },
  },
  {
    slot: "tenure", rest: CONDO_TO_BUY,
    first: { en: "freehold", th: "ฟรีโฮลด์", is: { tenure: "freehold" } },
    second: { en: "leasehold", th: "ลีสโฮลด์", is: { tenure: "leasehold" } },
    both: { tenure: null },
    open: { en: ["freehold or leasehold", "tenure doesn't matter"], th: ["ฟรีโฮลด์หรือลีสโฮลด์ก็ได้", "ไม่เกี่ยงกรรมสิทธิ์"] },
    drop: { en: ["forget the freehold"], th: ["เอาฟรีโฮลด์ออก"] },
    ask: { en: "is it freehold?", th: "ห้องนี้ฟรีโฮลด์ไหม" },
  },
  {
    slot: "sort", rest: CONDO_IN_ARI,
    first: { en: "cheapest first", th: "ถูกสุดก่อน", is: { sort: "cheapest" } },
    second: { en: "newest first", th: "ใหม่สุดก่อน", is: { sort: "newest" } },
    both: null,
    open: { en: ["no sorting", "the order doesn't matter"], th: ["ไม่ต้องเรียง", "เรียงยังไงก็ได้"] },
    drop: { en: ["forget the sorting"], th: ["เลิกเรียง"] },
    ask: { en: "how old is it?", th: "ห้องนี้สร้างกี่ปีแล้ว" },
  },
]; // prettier-ignore
