import { type FollowUp, meaning, phrases, type Purpose } from "./corpus.ts";

/** Phrases for what is the same in every language: ranges, distances, asides, refusals, wishes. */
const both = (n: number, to = n) => ({ min: n, max: to });
const month = (max: number, min?: number) =>
  ({ deal: "rent", price: { ...(min === undefined ? {} : { min }), max, per: "month" } }) as const;
const total = (max: number, min?: number) =>
  ({ deal: "sale", price: { ...(min === undefined ? {} : { min }), max, per: "total" } }) as const;
const transit = (name: string, within_m: number | null = null) =>
  ({ kind: "transit", name, within_m }) as const;
const poi = (name: string, within_m: number | null = null) =>
  ({ kind: "poi", name, within_m }) as const;

export const ENGLISH_SHAPES = [
  meaning({ bedrooms: both(3, 4) }, "three or four bedrooms | either three or four bedrooms | 3 or 4 bedrooms | bedrooms: 3-4 | between 3 and 4 bedrooms"),
  meaning({ bedrooms: both(2) }, "bedrooms: 2 | number of bedrooms: 2"),
  meaning({ bedrooms: both(1, 3) }, "1 or 2-3 bedrooms"),
  meaning({ bedrooms: both(2, 3) }, "at most 3 bedrooms, at least 2 bedrooms | at least 2 bedrooms, max 3 bedrooms"),
  meaning({ bedrooms: both(1) }, "1+1 bed | 1+1 bedroom"),
  meaning({ bedrooms: both(2), bathrooms: { min: 2 } }, "bedrooms: 2, bathrooms: 2 | two bedrooms and two bathrooms | 2 bed / 2 bath"),
  meaning(month(30_000, 20_000), "from 20,000 to 30,000 baht | 20,000 baht to 30,000 baht | between 20,000 baht and 30,000 baht | 20-30k a month | 20k ~ 30k | starting from 20 to 30k"),
  meaning(total(6_000_000, 4_000_000), "between 4 million and 6 million | 4 to 6 million baht | over 4 million, under 6 million | 4,000,000 to 6,000,000"),
  meaning({ deal: "rent", price: { min: 25_000, per: "month" } }, "25k+ | 25k or more | from 25k | 25,000+"),
  meaning(month(50_000), "50k baht max | 50k a month thb | budget of 50k baht"),
  meaning(month(25_000), "25.000 baht | max 25.000 | budget 25.000 a month"),
  meaning(total(1_500_000), "1.500 million | 1.500.000 baht | max 1.500.000"),
  meaning({ ...month(20_000), bedrooms: both(2) }, "20000 bedroom 2 | 20,000 bedrooms: 2 | 20000 2 bedrooms"),
  meaning({ land_sqm: { min: 4_800 } }, "about 3 rai or more | 3 rai or more | at least 3 rai"),
  meaning({ land_sqm: { max: 3_200 } }, "no more than 2 rai | under 2 rai | up to 2 rai"),
  meaning({ types: ["house"], land_sqm: { min: 400 } }, "house with land of at least 100 square wah | house, land over 100 wah | a house with land from 1 ngan"),
  meaning({ area_sqm: both(60, 100) }, "60-100 sqm | between 60 and 100 sqm | 60 to 100 square metres | from 60 sqm to 100 sqm"),
  meaning({ bedrooms: { min: 2 } }, "2 bed+ | 2br+ | 2+ bedrooms"),
  meaning({ area_sqm: { min: 55 } }, "55 sqm+ | 55+ sqm | 55 sqm or more | 55 sqm plus"),
  meaning({ deal: "rent" }, "for a month | for a year | for a couple of months | a 6 month lease | lease of at least 12 months | rent for 2 years"),
  meaning({ amenities: ["parking"] }, "room for 2 cars | space for 3 cars | parking for 2 cars"),
  meaning({ near: [poi("gym")] }, "near a gym | close to a gym"),
  meaning({ near: [{ kind: "mall", name: "Central Rama 9", within_m: null }] }, "central rama 9 mall | near Central Rama 9 mall"),
  meaning({ near: [poi("cafe")] }, "near a cafe | within 10 minutes of a cafe by motorbike | 10 minutes from a cafe"),
  meaning({ near: [transit("Silom")] }, "near MRT Silom | public transport MRT Silom | near Silom station | close to Silom MRT"),
  meaning({ places: ["Ari"], near: [transit("Ari")] }, "in Ari, near the station | Ari close to the station | BTS Ari, close to the station, in Ari"),
  meaning({ near: [transit("Phaya Thai")] }, "airport link Phaya Thai | ARL Phaya Thai"),
  meaning({ near: [transit("Asok", 500)] }, "500 m walk to BTS Asok | walk 500 m to BTS Asok | BTS Asok, 500 m walk | walking at most 500 m to BTS Asok"),
  meaning({ near: [transit("Asok", 400)] }, "walk to BTS Asok 5 minutes | 5 minutes' walk to BTS Asok | BTS Asok 5 min walk"),
  meaning({ near: [transit("Asok", 800), transit("Nana", 800)] }, "walking distance to BTS Asok or BTS Nana | within 800 m of Asok BTS or Nana BTS | 10 minutes' walk from BTS Asok or BTS Nana"),
  meaning({ near: [transit("Asok"), transit("Nana")] }, "near BTS Asok or Nana | BTS Asok / Nana | near BTS Asok, Nana"),
  meaning(total(5_000_000), "to buy, budget 5 | buying, not over 5"),
  meaning(total(3_000_000), "over 5 million, under 3 million | min 5m max 3m"),
  meaning({ near: [poi("Blue Heron Bakery")] }, "near Blue Heron Bakery"),
]; // prettier-ignore

export const ENGLISH_SHAPE_PURPOSES: readonly Purpose[] = [
  { intent: "market", phrases: phrases("what do condos in Ari go for | what does a shophouse in Ari rent for | how much does a house in Hang Dong go for") },
]; // prettier-ignore

export const ENGLISH_ASIDES = phrases(`
  20k deposit | 40,000 booking fee | 10 years old at most | 3 million per rai | 5m a rai | under 10 years old | a building less than 5 years old |
  no gym or pool | without a pool or a gym | no pool and gym | leasehold is ok | a gym and a pool would be nice |
  nice to have a pool and a gym | ideally a balcony or a garden | drop the pool |
  no pool, no gym | pool not needed | I pay 8k now | we lived in Ekkamai for years | a friend pays 30k in Asok
`); // prettier-ignore

const TO_BUY = "house for sale in Hang Dong under 5 million";
const ENGLISH_BEFORE = "condo for rent in Ari, 2 bedrooms, under 30k, with a pool and a gym";
export const ENGLISH_SHAPE_FOLLOW_UPS: readonly FollowUp[] = [
  { before: TO_BUY, becomes: { price: { max: 6_000_000, per: "total" } }, action: { type: "adjust", field: "price", direction: "up", by: 1_000_000 }, phrases: phrases("add another million | another million | raise it by a million") },
  { before: ENGLISH_BEFORE, becomes: { amenities: ["pool"] }, phrases: phrases("drop the gym | no gym | take out the gym | take the gym out | leave the gym out") },
  { before: ENGLISH_BEFORE, becomes: { bedrooms: both(3) }, phrases: phrases("make it 3 | sorry, 3 | 3 bedrooms instead") },
  { before: ENGLISH_BEFORE, becomes: { price: { max: 35_000, per: "month" } }, action: { type: "adjust", field: "price", direction: "up", by: 5_000 }, phrases: phrases("raise the budget by 5k | 5k more | raise it by 5 | up the budget by 5,000 baht") },
  { before: ENGLISH_BEFORE, becomes: { price: null }, phrases: phrases("without a budget | remove the budget") },
  { before: ENGLISH_BEFORE, becomes: { bedrooms: null }, phrases: phrases("drop the bedrooms | without the bedrooms") },
]; // prettier-ignore

export const THAI_SHAPES = [
  meaning({ bedrooms: both(3, 4) }, "สามหรือสี่ห้องนอน | 3 หรือ 4 ห้องนอน | 3-4 ห้องนอน | 3 ถึง 4 ห้องนอน | ระหว่าง 3 ถึง 4 ห้องนอน"),
  meaning({ bedrooms: { max: 3 } }, "ไม่เกิน 3 ห้องนอน | ไม่เกินสามห้องนอน | มากสุด 3 ห้องนอน"),
  meaning({ bedrooms: both(2), bathrooms: { min: 2 } }, "2 ห้องนอน 2 ห้องน้ำ | 2 นอน 2 น้ำ | ห้องนอน 2 ห้องน้ำ 2 | สองห้องนอนสองห้องน้ำ"),
  meaning(month(30_000, 20_000), "20,000 ถึง 30,000 บาท | ตั้งแต่ 20,000 บาทถึง 30,000 บาท | 20000-30000 | สองถึงสามหมื่น | เดือนละ 20,000-30,000"),
  meaning(total(6_000_000, 4_000_000), "4 ถึง 6 ล้าน | 4-6 ล้านบาท | ระหว่าง 4 ล้านกับ 6 ล้าน | 4 ล้านถึง 6 ล้าน | สี่ถึงหกล้าน"),
  meaning(total(5_000_000), "อยากซื้อ งบ 5 | ซื้อไม่เกิน 5"),
  meaning(month(50_000), "เกิน 50000 ไม่เอา | เกินห้าหมื่นไม่เอา"),
  meaning(total(1_990_000, 1_400_000), "ล้านกลางๆ หรือล้านปลายๆ | ล้านกลางๆ ถึง ล้านปลายๆ"),
  meaning(total(3_000_000, 2_700_000), "เกือบสามล้าน | เกือบ 3 ล้าน"),
  meaning({ deal: "rent", price: { max: 300_000, per: "year" } }, "ปีละ 300,000 | ปีละไม่เกิน 300000 | 300,000 ต่อปี | 300,000 บาทต่อปี"),
  meaning({ land_sqm: both(1_600, 3_200) }, "1-2 ไร่ | 1 ถึง 2 ไร่ | ระหว่าง 1 ถึง 2 ไร่"),
  meaning({ land_sqm: { min: 4_800 } }, "ประมาณ 3 ไร่ขึ้นไป | 3 ไร่ขึ้นไป | อย่างน้อย 3 ไร่"),
  meaning({ types: ["house"], land_sqm: { min: 400 } }, "บ้านพร้อมที่ดิน 100 ตารางวาขึ้นไป | บ้าน ที่ดิน 100 ตร.ว. ขึ้นไป"),
  meaning({ area_sqm: both(60, 100) }, "60-100 ตรม | 60 ถึง 100 ตารางเมตร | ระหว่าง 60 ถึง 100 ตร.ม. | ขนาด 60-100 ตรม"),
  meaning({ deal: "rent" }, "สัญญาเช่า 1 ปี | สัญญา 6 เดือน | เช่า 3 เดือน | อยู่ 6 เดือน"),
  meaning({ amenities: ["parking"] }, "จอดรถได้ 2 คัน | ที่จอดรถ 3 คัน | จอด 2 คัน"),
  meaning({ deal: "sale", price: { min: 100_000, max: 999_999, per: "total" } }, "หลักแสน | ราคาหลักแสน | งบหลักแสน"),
  meaning({ places: ["Bang Mae Nang"] }, "ต.บางแม่นาง | ตำบลบางแม่นาง"),
  meaning({ near: [poi("cafe")] }, "ใกล้คาเฟ่ | ใกล้ร้านกาแฟ | 10 นาทีถึงคาเฟ่"),
  meaning({ near: [transit("Silom")] }, "ใกล้ mrt สีลม | ใกล้รถไฟฟ้าสถานี mrt สีลม | ใกล้ออฟฟิศแถวสีลม | ใกล้สถานีสีลม | รถไฟฟ้าใต้ดินสีลม | ใกล้รถไฟฟ้า mrt สีลม"),
  meaning({ near: [transit("Asok", 400)] }, "เดินไป bts อโศก 5 นาที | เดิน 5 นาทีถึง bts อโศก | bts อโศก เดิน 5 นาที"),
  meaning({ near: [transit("Asok", 500)] }, "เดิน 500 เมตรถึง bts อโศก | bts อโศก เดิน 500 เมตร"),
  meaning({ near: [transit("Asok", 800), transit("Nana", 800)] }, "เดินถึง bts อโศก หรือ bts นานา | เดินไป bts อโศก หรือ bts นานา ได้"),
  meaning({ near: [transit("Asok"), transit("Nana")] }, "ใกล้ bts อโศก หรือ นานา | ใกล้ bts อโศก นานา | ใกล้ bts อโศก/นานา"),
]; // prettier-ignore

export const THAI_ASIDES = phrases(`
  ตอนนี้เช่าหออยู่ | ตอนนี้เช่าหออยู่แถวบางกะปิ | ตอนนี้เช่าอยู่ 5000 | ตอนนี้เช่าหอแถวบางกะปิ 5000 | มัดจำ 20,000 | จ่าย 40,000 ค่ามัดจำ | ไร่ละ 3 ล้าน | 3 ล้านต่อไร่ | อายุไม่เกิน 10 ปี | ไม่เอาสระหรือฟิตเนส |
  ไม่เอาสระกับฟิตเนส | ไม่เอาสระ ไม่เอาฟิตเนส | สระไม่เอา | สตูดิโอไม่เอา | ลีสโฮลด์ก็ได้ | ถ้ามีสระกับฟิตเนสจะดีมาก | มีสระกับฟิตเนสก็ดี |
  ถ้ามีสระหรือฟิตเนส | ไม่จำเป็นต้องมีสระ | เอาสระออก | ไม่เอา สปก.
`); // prettier-ignore

const THAI_BEFORE = "คอนโดเช่าอารีย์ 2 ห้องนอน ไม่เกิน 30000 มีสระ มีฟิตเนส";
export const THAI_SHAPE_FOLLOW_UPS: readonly FollowUp[] = [
  { before: THAI_BEFORE, becomes: {}, action: { type: "viewing", index: 2 }, phrases: phrases("นัดดูที่ 2 | นัดดูข้อ 2") },
  { before: THAI_BEFORE, becomes: { amenities: ["pool"] }, phrases: phrases("เอาฟิตเนสออก | ฟิตเนสเอาออก | ไม่เอาฟิตเนส") },
  { before: THAI_BEFORE, becomes: { bedrooms: both(3) }, phrases: phrases("ขยับเป็น 3 | เปลี่ยนเป็น 3 ห้องนอน") },
  { before: THAI_BEFORE, becomes: { price: { max: 60_000, per: "month" } }, action: { type: "adjust", field: "price", direction: "up", by: 30_000 }, phrases: phrases("งบสองเท่า | เพิ่มงบเป็น 2 เท่า | เพิ่มงบสองเท่า") },
  { before: THAI_BEFORE, becomes: { price: { max: 90_000, per: "month" } }, action: { type: "adjust", field: "price", direction: "up", by: 60_000 }, phrases: phrases("เพิ่มงบเป็น 3 เท่า") },
  { before: THAI_BEFORE, becomes: {}, action: { type: "select", index: 2 }, phrases: phrases("ห้องที่ 2 เท่าไหร่ | ห้องที่ 2 เท่าไร") },
  { before: THAI_BEFORE, becomes: { price: { max: 35_000, per: "month" } }, action: { type: "adjust", field: "price", direction: "up", by: 5_000 }, phrases: phrases("เพิ่มงบอีก 5000 | เพิ่มงบอีก 5,000 บาท") },
  { before: THAI_BEFORE, becomes: { price: null }, phrases: phrases("งบเอาออก | ตัดงบออก") },
]; // prettier-ignore

/** Whole sentences that open with a story; "looking for" before them would make another sentence. */
export const ENGLISH_SENTENCES = [
  meaning(
    { types: ["condo"] },
    "we used to live in Ekkamai, now we want a condo | my brother bought a house in Hua Hin, I want a condo | tired of paying 20k for my place, looking for a condo",
  ),
  meaning(
    { types: ["condo"], places: ["On Nut"] },
    "moving from Chiang Mai, want a condo in On Nut | I work in Silom but want a condo in On Nut",
  ),
];
export const THAI_SENTENCES = [
  meaning({ deal: "rent" }, "ไม่เอา อยากเช่ารายเดือน | รายวันไม่เอา อยากเช่ารายเดือน"),
  meaning({ types: ["condo"] }, "บ้านอยู่กาญจนบุรีไกลมาก อยากได้คอนโด | เช่าหออยู่มาตลอด อยากได้คอนโด"),
]; // prettier-ignore
