/** Messages of our own, shaped like those people write, for timing (what they mean is the corpus's business). */
export const MESSAGES: readonly string[] = [
  "2 bedroom condo near BTS Asok under 40k a month",
  "หาคอนโด 2 ห้องนอน ใกล้ BTS อโศก ไม่เกินสี่หมื่น",
  "pet friendly house with a garden in Chiang Mai, budget around 25,000 per month",
  "บ้านเดี่ยว 3 ห้องนอน แถวบางนา งบไม่เกิน 6 ล้าน มีที่จอดรถ 2 คัน",
  "studio or 1 bed walking distance to MRT Rama 9, furnished, max 18k",
  "pool villa in Phuket near the beach for sale, 10-15 million, foreign quota ok?",
  "ทาวน์โฮมมือสอง รังสิต คลอง 3 ราคา 2 ล้านต้นๆ",
  "looking for an office around 120 sqm on Sathorn, from January",
  "ที่ดินเปล่า 2 ไร่ หัวหิน วิวเขา ขายถูก",
  "somewhere quiet in Ari or Saphan Khwai, 1 bedroom, high floor, no agents please",
  "ห้องเช่าใกล้ ม.เกษตร ไม่เกิน 5000 เลี้ยงแมวได้",
  "what is the average rent for a 2 bed in Thong Lo?",
  "คอนโดวิวแม่น้ำ ฝั่งธน ชั้นสูง 50 ตรม ขึ้นไป ราคา 4-6 ล้าน",
  "3 bed townhouse close to an international school in Pak Kret, under 8 mb",
  "cheaper please, and with a pool",
  "แล้วภูเก็ตล่ะ",
  "transfer fee for a 5.5 million condo?",
  "warehouse for rent 500 sqm Lat Krabang near Suvarnabhumi airport",
  "ขอแบบมีอ่างอาบน้ำกับเครื่องซักผ้า ระเบียงกว้างๆ",
  "newest condos on the Purple Line below 2.5 million baht",
];

/** Questions of each kind that the built-in answer knows, for timing each apart. */
export const QUESTIONS = {
  "homes, narrow": [
    "1 bedroom condo to rent in Watthana under 20,000 with a pool",
    "บ้านเดี่ยว 3 ห้องนอน บางนา ไม่เกิน 6 ล้าน",
    "2 bedroom condo to rent within 800 m of BTS Asok",
    "ทาวน์เฮาส์ขาย 3 ห้องนอน ภูเก็ต มีที่จอดรถ",
  ],
  "homes, broad": [
    "condo in Bangkok",
    "cheap room",
    "คอนโดมีสระว่ายน้ำ ฟิตเนส",
    "a home to buy, the newest first",
    "คอนโดใกล้รถไฟฟ้า",
  ],
  "homes, none fits": [
    "4 bedroom condo with a pool to rent in Ari under 3,000 a month",
    "วิลล่า 6 ห้องนอน ภูเก็ต ขายไม่เกิน 5 แสน",
  ],
  "market, one place": [
    "how much is a 1 bedroom condo to rent in Watthana?",
    "ราคาคอนโดในภูเก็ตเท่าไหร่",
    "what do condos in Bangkok cost?",
    "is 25,000 a month usual for a 1 bedroom condo in Bangkok?",
  ],
  "market, compared": ["compare condo rents in Watthana and Sathon", "เทียบราคาบ้าน ภูเก็ต กับ เชียงใหม่"],
  "market, areas and supply": [
    "which districts of Bangkok can I rent a condo in for 15,000 a month?",
    "how many condos are on the market in Phuket?",
  ],
  "market, yield": [
    "what rental yield do condos in Bangkok give?",
    "ผลตอบแทนค่าเช่าคอนโดในภูเก็ตกี่เปอร์เซ็นต์",
  ],
  sums: [
    "transfer fee on 3 million, foreigner buying",
    "ผ่อนคอนโด 3 ล้าน 30 ปี ดอกเบี้ย 3.5% เดือนละเท่าไหร่",
    "what can I afford on a salary of 50k?",
  ],
  guide: ["can a foreigner own a condo?", "สัญญาเช่า 30 ปีต่ออายุได้ไหม"],
} satisfies Readonly<Record<string, readonly string[]>>;
