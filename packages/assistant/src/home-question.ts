const ASKS =
  /\?\s*$|^(?:(?:and|so|ok|okay|but|also)[\s,]+)*(?:is|are|does|do|did|has|have|can|could|will|would|may|how(?:'?s)?|what(?:'?s)?|where(?:'?s)?|when|any|who)\b|ไหม|มั้ย|หรือเปล่า|รึเปล่า|หรือไม่|ยังไง|อย่างไร|กี่|เท่าไ|(?:ปี|ทิศ|ชั้น|วัน|เดือน)ไหน|เมื่อไ|ใคร|อะไร|เป็นไง/i;
/** What only the home that is talked about has, or who offers it. */
const OF_THE_HOME =
  /\b(?:it|its|there|they|he|she|(?:the|this|that) (?:place|room|unit|house|condo|building|apartment|flat|villa|project|owner|landlord|agent|wifi|internet|water|kitchen|bathroom|walls?|lift|elevator|balcony|view|neighbou?rs?|contract|lease)|owners?|landlords?|discount|contract|lease|included|nearest|move in)\b|ห้อง(?:นี้|นั้น)?|หลัง(?:นี้|นั้น)|ตึก|โครงการ|เจ้าของ|สัญญา|ส่วนลด|ลดได้|ลดราคา|ต่อรอง|ผนัง|ลิฟต์|เพื่อนบ้าน|สร้าง|ทิศ|^อยู่(?:ชั้น|ซอย|ตรง|ทิศ)|เข้าอยู่|วิว|^มี/i;

/** Nobody asks one thing of a home in more. UTF-16 units. */
const QUESTION_MAX = 200;

/**
 * Whether a message that asks for no other homes asks something of the home that is talked about which no
 * field of a listing states: "any discount for a 2 year contract?", "does the owner accept 6 months?"
 */
export const asksOfTheHome = (text: string): boolean =>
  text.length <= QUESTION_MAX &&
  ASKS.test(text.trim()) &&
  OF_THE_HOME.test(text) &&
  !OF_OTHERS.test(text.trim());
/** "Are there any new buildings?" asks for homes. */
const OF_OTHERS = /^(?:(?:and|so|ok|okay|but)[\s,]+)*are there any\b/i;
