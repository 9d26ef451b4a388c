/** The same thing said in both languages. */
export interface Twin {
  readonly en: string;
  readonly th: string;
}

const twin = (en: string, th: string): Twin => ({ en, th });

/** What the messages are made of; in a frame `{kind}` is one of `kind`, and so on. */
export const TWIN_PIECES = {
  kind: [
    twin("condo", "คอนโด"),
    twin("house", "บ้าน"),
    twin("detached house", "บ้านเดี่ยว"),
    twin("townhouse", "ทาวน์เฮาส์"),
    // "Apartment" alone may be a condo in English, อพาร์ตเมนต์ never is.
    twin("serviced apartment", "เซอร์วิสอพาร์ตเมนต์"),
    twin("room", "ห้อง"),
    twin("villa", "วิลล่า"),
    twin("shophouse", "ตึกแถว"),
    twin("condo or villa", "คอนโดหรือวิลล่า"),
    twin("house or townhouse", "บ้านหรือทาวน์โฮม"),
  ],
  place: [
    twin("Ari", "อารีย์"),
    twin("Thong Lo", "ทองหล่อ"),
    twin("On Nut", "อ่อนนุช"),
    twin("Lat Phrao", "ลาดพร้าว"),
    twin("Bang Na", "บางนา"),
    twin("Chiang Mai", "เชียงใหม่"),
    twin("Phuket", "ภูเก็ต"),
    twin("Hua Hin", "หัวหิน"),
    twin("Khon Kaen", "ขอนแก่น"),
    twin("Nonthaburi", "นนทบุรี"),
    twin("Pattaya", "พัทยา"),
    twin("Korat", "โคราช"),
    twin("Hat Yai", "หาดใหญ่"),
    twin("Rangsit", "รังสิต"),
  ],
  place2: [
    twin("Sathorn", "สาทร"),
    twin("Chiang Rai", "เชียงราย"),
    twin("Bang Kapi", "บางกะปิ"),
    twin("Udon Thani", "อุดรธานี"),
    twin("Huai Khwang", "ห้วยขวาง"),
    twin("Rayong", "ระยอง"),
  ],
  rooms: [
    twin("1 bedroom", "1 ห้องนอน"),
    twin("two bedrooms", "สองห้องนอน"),
    twin("3 bedrooms", "3 ห้องนอน"),
    twin("at least 2 bedrooms", "อย่างน้อย 2 ห้องนอน"),
    twin("2-3 bedrooms", "2-3 ห้องนอน"),
    twin("2 bedrooms 2 bathrooms", "2 ห้องนอน 2 ห้องน้ำ"),
    twin("4 bedrooms or more", "4 ห้องนอนขึ้นไป"),
  ],
  rent: [
    twin("under 15,000 a month", "ไม่เกิน 15,000 ต่อเดือน"),
    twin("max 20k", "ไม่เกิน 20k"),
    twin("around 12,000 baht", "ประมาณ 12,000 บาท"),
    twin("between 10 and 15 thousand", "ระหว่าง 10-15 พัน"),
    twin("budget 25,000", "งบ 25,000"),
    twin("less than 8,000 baht a month", "ต่ำกว่า 8,000 บาทต่อเดือน"),
    twin("18-22k", "18-22k"),
    twin("thirty thousand at most", "ไม่เกินสามหมื่น"),
  ],
  price: [
    twin("under 3 million", "ไม่เกิน 3 ล้าน"),
    twin("around 2.5 million baht", "ประมาณ 2.5 ล้านบาท"),
    twin("4-6 million", "4-6 ล้าน"),
    twin("budget 5 million", "งบ 5 ล้าน"),
    twin("no more than 1,800,000 baht", "ไม่เกิน 1,800,000 บาท"),
    twin("from 7 to 9 million", "ตั้งแต่ 7 ถึง 9 ล้าน"),
  ],
  has: [
    twin("with a pool", "มีสระว่ายน้ำ"),
    twin("with parking", "มีที่จอดรถ"),
    twin("that allows pets", "เลี้ยงสัตว์ได้"),
    twin("with a gym and a pool", "มีฟิตเนสและสระว่ายน้ำ"),
    twin("with a washing machine", "มีเครื่องซักผ้า"),
    twin("fully furnished", "เฟอร์ครบ"),
    twin("with a balcony", "มีระเบียง"),
    twin("with a lift", "มีลิฟต์"),
    twin("with wifi", "มี wifi"),
    twin("with a garden", "มีสวน"),
  ],
  near: [
    twin("near the BTS", "ใกล้ BTS"),
    twin("near an MRT station", "ใกล้สถานี MRT"),
    twin("near BTS Asok", "ใกล้ BTS อโศก"),
    twin("near a school", "ใกล้โรงเรียน"),
    twin("near a hospital", "ใกล้โรงพยาบาล"),
    twin("close to the beach", "ใกล้ทะเล"),
    twin("near Chulalongkorn University", "ใกล้จุฬา"),
    twin("within 500 metres of MRT Phra Ram 9", "ไม่เกิน 500 เมตรจาก MRT พระราม 9"),
    twin("near a mall", "ใกล้ห้าง"),
  ],
  size: [
    twin("at least 35 sqm", "35 ตรม ขึ้นไป"),
    twin("about 50 sqm", "ประมาณ 50 ตร.ม."),
    twin("bigger than 100 square metres", "ใหญ่กว่า 100 ตารางเมตร"),
    twin("40 to 60 sqm", "40-60 ตารางเมตร"),
  ],
} as const satisfies Readonly<Record<string, readonly Twin[]>>;

/** How people put them together; those of plain searches and those that ramble. */
export const TWIN_FRAMES: readonly Twin[] = [
  twin("{kind} to rent in {place}, {rooms}, {rent}", "{kind}ให้เช่า {place} {rooms} {rent}"),
  twin("{kind} for sale in {place} {price}", "ขาย{kind} {place} {price}"),
  twin("I'm looking for a {kind} to rent {near}, {rent}", "กำลังหา{kind}ให้เช่า {near} {rent}"),
  twin(
    "want to buy a {kind} in {place}, {rooms}, {price}",
    "อยากซื้อ{kind}แถว{place} {rooms} {price}",
  ),
  twin("{rooms} {kind} in {place} {has}", "{kind} {rooms} {place} {has}"),
  twin("any {kind} for rent in {place} {has}, {rent}?", "มี{kind}ให้เช่าแถว{place} {has} {rent} ไหม"),
  twin("{place} {kind} rent {rent}", "{place} {kind} เช่า {rent}"),
  twin("do you have a {kind} {near} to buy, {size}", "มี{kind}ขาย {near} {size} ไหม"),
  twin("{kind} to rent in {place}, {size}, {has}", "เช่า{kind} {place} {size} {has}"),
  twin(
    "hello, I need a {kind} in {place} for my family, {rooms}, {rent}",
    "สวัสดี ต้องการ{kind}แถว{place}ให้ครอบครัว {rooms} {rent}",
  ),
  twin(
    "we are moving to {place} next month, looking for a {kind} to rent, {rent}",
    "เดือนหน้าจะย้ายไป{place} หา{kind}ให้เช่า {rent}",
  ),
  twin("please help me find a {kind} {has} in {place}", "ช่วยหา{kind} {has} แถว{place} หน่อย"),
  twin(
    "my budget is small, {kind} to rent in {place} {rent}",
    "งบน้อย หา{kind}ให้เช่าแถว{place} {rent}",
  ),
  twin("{kind} {near} {has}", "{kind} {near} {has}"),
  twin("{kind} for rent in {place}, not furnished", "{kind}ให้เช่า {place} ไม่มีเฟอร์"),
  twin("cheapest {kind} to rent in {place}", "{kind}ให้เช่าถูกที่สุดใน{place}"),
  twin("newest {kind} for sale in {place}", "{kind}ขายใหม่ล่าสุดใน{place}"),
  twin(
    "{kind} in {place} but not on the ground floor, {rent}",
    "{kind}แถว{place} แต่ไม่เอาชั้นล่าง {rent}",
  ),
  twin("a {kind} for two people in {place}, {rent}", "{kind}อยู่สองคน แถว{place} {rent}"),
  twin("{kind} to buy in {place} {price}, {size}, {has}", "ซื้อ{kind} {place} {price} {size} {has}"),
  twin("{kind} in {place} or {place2}, {rent}", "{kind}แถว{place}หรือ{place2} {rent}"),
  twin("not {place}, {kind} in {place2} please, {rent}", "ไม่เอา{place} ขอ{kind}แถว{place2} {rent}"),
  twin(
    "I live in {place} now and want a {kind} to rent in {place2}, {rent}",
    "ตอนนี้อยู่{place} อยากได้{kind}ให้เช่าแถว{place2} {rent}",
  ),
  twin(
    "I work in {place}, find me a {kind} to rent in {place2} {rent}",
    "ทำงานแถว{place} ช่วยหา{kind}ให้เช่าที่{place2} {rent}",
  ),
  twin(
    "I pay 9,000 now which is too much, looking for a {kind} in {place}, max 7,000 a month",
    "ตอนนี้จ่าย 9,000 แพงไป หา{kind}แถว{place} ไม่เกิน 7,000 ต่อเดือน",
  ),
  twin(
    "my mother is old, a {kind} {near} with a lift would be good, {rent}",
    "แม่อายุมากแล้ว ขอ{kind} {near} มีลิฟต์ก็ดี {rent}",
  ),
  twin(
    "{kind} to rent in {place} {rent}, a pool would be nice but is not necessary",
    "{kind}ให้เช่า {place} {rent} มีสระก็ดี แต่ไม่จำเป็น",
  ),
  twin(
    "{kind} to rent in {place} {has}, I don't need a pool",
    "{kind}ให้เช่า {place} {has} ไม่ต้องมีสระ",
  ),
  twin(
    "I have a dog, {kind} for rent in {place}, {rent}",
    "มีหมาหนึ่งตัว หา{kind}ให้เช่าแถว{place} {rent}",
  ),
  twin(
    "I drive to work, so {kind} with parking in {place}, {rent}",
    "ขับรถไปทำงาน ขอ{kind}มีที่จอดรถแถว{place} {rent}",
  ),
  twin("how much is a {kind} in {place}?", "{kind}แถว{place}ราคาเท่าไหร่"),
  twin("is 12,000 normal for a {kind} in {place}?", "{kind}แถว{place} 12,000 ปกติไหม"),
  twin("can a foreigner buy a house in {place}?", "ต่างชาติซื้อบ้านที่{place}ได้ไหม"),
  twin("compare rents of a {kind} in {place} and {place2}", "เทียบค่าเช่า{kind} {place} กับ {place2}"),
  twin("where can I rent a {kind} for 8,000 a month", "เช่า{kind} 8,000 ต่อเดือนได้ที่ไหนบ้าง"),
  twin(
    "{kind} to rent in {place} from January for 6 months, {rent}",
    "{kind}ให้เช่า {place} เริ่มมกราคม 6 เดือน {rent}",
  ),
  twin("{kind} to rent in {place}, no agents, {rent}", "{kind}ให้เช่า {place} ไม่เอานายหน้า {rent}"),
  twin(
    "student at Chulalongkorn University looking for a {kind} to rent, {rent}",
    "นักศึกษาจุฬา หา{kind}ให้เช่า {rent}",
  ),
  twin(
    "quiet {kind} to rent in {place}, high floor, {rent}",
    "{kind}ให้เช่า {place} เงียบๆ ชั้นสูง {rent}",
  ),
  twin(
    "we are 4 people, a {kind} with {rooms} in {place}, {price}",
    "อยู่กันสี่คน ขอ{kind} {rooms} แถว{place} {price}",
  ),
  twin(
    "{kind} to buy in {place}, {rooms}, {price}, land at least 50 square wah",
    "ซื้อ{kind} {place} {rooms} {price} ที่ดิน 50 ตารางวาขึ้นไป",
  ),
  twin("a {kind} near BTS On Nut or Phra Khanong, {rent}", "{kind}ใกล้ BTS อ่อนนุชหรือพระโขนง {rent}"),
  twin("5 minutes walk to the BTS, {kind} for rent, {rent}", "เดิน 5 นาทีถึง BTS {kind}ให้เช่า {rent}"),
  twin("second-hand {kind} in {place} {price}", "{kind}มือสอง {place} {price}"),
  twin(
    "{kind} in {place} {rent}, no wait, 11,000 at most",
    "{kind}แถว{place} {rent} เอ้ยไม่ใช่ ไม่เกิน 11,000",
  ),
  twin("land for sale in {place}, 2 rai, {price}", "ที่ดินขาย {place} 2 ไร่ {price}"),
  twin("office to rent in {place}, {size}", "สำนักงานให้เช่า {place} {size}"),
  twin("cheap {kind} to rent anywhere, {rent}", "{kind}ให้เช่าถูกๆ ที่ไหนก็ได้ {rent}"),
  twin(
    "a {kind} in {place} to live in, not to invest, {price}",
    "{kind}แถว{place} ไว้อยู่เอง ไม่ได้ลงทุน {price}",
  ),
  twin(
    "we just got married and want our first {kind} in {place}, {price}",
    "เพิ่งแต่งงาน อยากได้{kind}หลังแรกแถว{place} {price}",
  ),
  twin(
    "my daughter starts at Chulalongkorn University in August, she needs a {kind} to rent nearby, {rent}",
    "ลูกสาวเข้าจุฬาเดือนสิงหาคม อยากได้{kind}ให้เช่าใกล้ๆ {rent}",
  ),
  twin(
    "my landlord is selling so I have to move out, {kind} for rent in {place}, {rent}",
    "เจ้าของจะขายห้อง ต้องย้ายออก หา{kind}ให้เช่าแถว{place} {rent}",
  ),
  twin(
    "I used to live in {place2}, now I want a {kind} to rent in {place}",
    "เคยอยู่{place2} ตอนนี้อยากได้{kind}ให้เช่าแถว{place}",
  ),
  twin(
    "{kind} in {place}, {rooms}, price is not a problem",
    "{kind}แถว{place} {rooms} ราคาไม่ใช่ปัญหา",
  ),
  twin(
    "I earn 30,000 a month, {kind} to rent in {place}, {rent}",
    "เงินเดือน 30,000 หา{kind}ให้เช่าแถว{place} {rent}",
  ),
  twin(
    "the last place I saw was 18,000, too expensive, show me something to rent in {place} under 14,000",
    "ที่ไปดูล่าสุด 18,000 แพงไป ขอดูแบบให้เช่าแถว{place} ไม่เกิน 14,000",
  ),
  twin(
    "{kind} to rent in {place}, anything but {place2}",
    "{kind}ให้เช่าแถว{place} ที่ไหนก็ได้ยกเว้น{place2}",
  ),
  twin(
    "{kind} to rent, {place} is best but {place2} is fine too, {rent}",
    "{kind}ให้เช่า {place}ดีสุด แต่{place2}ก็ได้ {rent}",
  ),
  twin(
    "{kind} to rent in {place} with aircon and a fridge, {rent}",
    "{kind}ให้เช่า {place} มีแอร์ ตู้เย็น {rent}",
  ),
  twin("do you have anything to rent in {place} with {rooms}?", "มีอะไรให้เช่าแถว{place} {rooms} บ้าง"),
  twin(
    "{kind} to rent in {place}, my budget is 10,000 but I can go up to 12,000",
    "{kind}ให้เช่า {place} งบ 10,000 แต่เพิ่มได้ถึง 12,000",
  ),
  twin(
    "{kind} to rent in {place}, 10,000 or 12,000 at most",
    "{kind}ให้เช่า {place} 10,000 หรือมากสุด 12,000",
  ),
  twin(
    "{kind} with {rooms} or bigger to rent in {place}",
    "{kind} {rooms} หรือใหญ่กว่าให้เช่าแถว{place}",
  ),
  twin(
    "rent a {kind} in {place} for a year, {rent}, I have two cats",
    "เช่า{kind} {place} หนึ่งปี {rent} มีแมวสองตัว",
  ),
  twin("{kind} to buy in {place}, {price}, foreign quota", "ซื้อ{kind} {place} {price} โควตาต่างชาติ"),
  twin("{kind} for sale in {place}, freehold, {price}", "ขาย{kind} {place} กรรมสิทธิ์ขาด {price}"),
  twin(
    "I don't want a {kind} next to a main road, {place}, to rent",
    "ไม่อยากได้{kind}ติดถนนใหญ่ แถว{place} ให้เช่า",
  ),
  twin("{kind} to rent {near}, walking distance, {rent}", "{kind}ให้เช่า {near} เดินได้ {rent}"),
  twin(
    "is there a {kind} to rent {near} for less than 9,000?",
    "มี{kind}ให้เช่า {near} ต่ำกว่า 9,000 ไหม",
  ),
  twin("what can I rent for 9,000 in {place}?", "9,000 เช่าอะไรได้บ้างแถว{place}"),
  twin("how much deposit do I pay for a rent of 12,000?", "ค่าเช่า 12,000 ต้องจ่ายมัดจำเท่าไหร่"),
  twin("transfer fee for a 3 million condo?", "ค่าโอนคอนโด 3 ล้านเท่าไหร่"),
  twin(
    "monthly payment for a 2.5 million loan over 30 years at 4%?",
    "ผ่อน 2.5 ล้าน 30 ปี ดอกเบี้ย 4% เดือนละเท่าไหร่",
  ),
  twin("is {place} or {place2} better to live in?", "{place}กับ{place2} ที่ไหนน่าอยู่กว่ากัน"),
  twin("why are condos in {place} so expensive?", "ทำไมคอนโดแถว{place}แพงจัง"),
  twin("what yield do condos in {place} give?", "คอนโดแถว{place}ได้ผลตอบแทนกี่เปอร์เซ็นต์"),
  twin("do I get my deposit back if I leave early?", "ย้ายออกก่อนกำหนดได้เงินมัดจำคืนไหม"),
  twin("I want to sell my {kind} in {place}", "อยากขาย{kind}ของตัวเองที่{place}"),
  twin("thanks, that's all", "ขอบคุณ แค่นี้แหละ"),
  twin(
    "{kind} in {place} {has}, {rent}, the bigger the better",
    "{kind}แถว{place} {has} {rent} ยิ่งใหญ่ยิ่งดี",
  ),
  twin(
    "{kind} to rent in {place}, pets not allowed is fine",
    "{kind}ให้เช่าแถว{place} ห้ามเลี้ยงสัตว์ก็ได้",
  ),
  twin(
    "{kind} to rent in {place} for 3 people, each pays 5,000",
    "{kind}ให้เช่าแถว{place} อยู่ 3 คน จ่ายคนละ 5,000",
  ),
  twin("{kind} to buy in {place}, loan of 2 million approved", "ซื้อ{kind}แถว{place} กู้ผ่าน 2 ล้าน"),
  twin("two {kind} for rent in {place}, {rent} each", "{kind}ให้เช่าสองห้อง แถว{place} {rent} ต่อห้อง"),
  twin(
    "{kind} in {place} or rent near the airport, {rent}",
    "{kind}แถว{place} หรือเช่าใกล้สนามบิน {rent}",
  ),
];
