/** Brochures, price lists, posts and tables of costs of our own making. */
export const COSTS_EN = `Estimated costs on transfer day
Selling price 4,200,000 baht
Appraised value 3,800,000 baht
Loan amount 3,000,000 baht
Transfer fee 2% 84,000 baht
Specific business tax 3.3% 138,600 baht
Withholding tax 1% 42,000 baht
Mortgage registration 1% 30,000 baht
Sinking fund 24,000 baht
Total 318,600 baht`;

export const COSTS_TH: readonly (readonly string[])[] = [
  ["รายการ", "อัตรา", "จำนวนเงิน (บาท)"],
  ["ราคาขาย", "", "3,500,000"],
  ["ราคาประเมิน", "", "3,000,000"],
  ["ค่าธรรมเนียมการโอน", "2%", "60,000"],
  ["อากรแสตมป์", "0.5%", "17,500"],
  ["ค่าจดจำนอง", "1%", "28,000"],
  ["ค่ากองทุนส่วนกลาง", "", "20,000"],
  ["รวม", "", "125,500"],
];

export const PRICES_TH: readonly (readonly string[])[] = [
  ["แบบห้อง", "พื้นที่ (ตร.ม.)", "ชั้น", "ราคา (บาท)"],
  ["สตูดิโอ", "26.5", "5", "2,490,000"],
  ["1 ห้องนอน", "32", "8", "3,150,000"],
  ["1 ห้องนอน", "35.25", "12", "3,590,000"],
  ["2 ห้องนอน", "55", "15", "5,890,000"],
];

export const PRICES_EN = `Sky Garden Condominium price list
Studio 26 sq.m. 2.49 million baht
1 Bedroom 32 sq.m. 3,150,000 baht
2 Bedroom 55 sq.m. 5,890,000 baht`;

export const POST_TH = `ให้เช่าคอนโด Sky Garden ใกล้ BTS อารีย์ 400 เมตร
2 ห้องนอน 1 ห้องน้ำ 45 ตร.ม. ชั้น 12
เฟอร์นิเจอร์ครบ มีสระว่ายน้ำ เลี้ยงสัตว์ได้
ค่าเช่า 25,000 บาท/เดือน
สนใจติดต่อ คุณนก 081-555-0199 Line: nok_home
#คอนโดอารีย์ #ให้เช่า`;

export const POST_EN = `For sale: 3 bedroom house in Hang Dong, Chiang Mai
180 sqm on 80 sq.wah, 3 bathrooms, private pool, fully furnished
Price 6.9 million baht
Call Khun Som 089 555 0142 or email som@agent.example`;

export const BROCHURE_EN = `SKY GARDEN ARI
A new condominium project by Sky Development, developed by a team of architects.
Facilities: swimming pool, fitness, co-working space.
Unit types: studio, 1 bedroom and 2 bedrooms.
Starting price 2.49 million baht. 350 units, completion in 2028. 400 m from BTS Ari.`;

export const LETTER = `Dear all, the meeting of the co-owners takes place on Monday at 18:00 in the lobby. Please bring your proxy.`;
export const ARTICLE = `What to know about a rental agreement
The landlord and the tenant should read every page. A deposit of two months is common. Ask who pays for water.`;
