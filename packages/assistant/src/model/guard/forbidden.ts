/** Why a text may not be shown, whatever it rests on. */
export type Forbidden = "link" | "contact" | "valuation" | "steering" | "script";

/** Any word with a point inside is taken for an address: which endings the web has changes from year to year. */
const LINK =
  /\/\/|\bwww\.|[a-z0-9-]{2,}\.[a-z]{2,}|\bjavascript:|\bdata:[a-z]+\/|\/property\/|\/guide\b|\/partner-portal|mailto:/i;
const CONTACT =
  /[\w.+-]+\s?(?:@|\(at\)|\[at\])\s?[\w-]+|(?:^|[\s(:])@[\w.-]{2,}|(?:\+?66|\b0)[\s-]?\d(?:[\s.-]?\d){6,9}\b|\b\d{9,}\b|\b(?:whats ?app|telegram|we ?chat|viber|messenger)\b|\bline\s*(?:id|@|:)|ไลน์\s*(?:ไอดี|id|@|:)|ไอดีไลน์|แอดไลน์|\badd (?:me|us) on\b|\b(?:call|text|phone|contact) (?:me|us|him|her|them|the owner|the agent|directly)\b|โทร(?:หา|ติดต่อ|เบอร์|มาที่|ที่)|เบอร์โทร/i;

/** What a home is worth nobody here says: a price is placed among others, never judged. */
const VALUATION =
  /\b(?:fair|fairly[ -]priced|bargains?|worth|worthwhile|overpriced|under-?priced|under-?valued|over-?valued|good value|great value|value for money|good deal|great deal|best deal|a steal|reasonably priced|reasonable price|(?:good|great|solid|safe|smart|sound|excellent) (?:investment|buy)|guaranteed?|will (?:rise|appreciate|go up|increase)|sure to)\b|คุ้ม|ราคายุติธรรม|แพงเกินไป|ถูกเกินจริง|น่าลงทุน|ราคา(?:เหมาะสม|สมเหตุสมผล|ดีมาก|ดีที่สุด)|ของดีราคาถูก|การันตี|รับประกันผลตอบแทน|ราคาจะ(?:ขึ้น|สูงขึ้น|เพิ่ม)|กำไรแน่/i;

const PEOPLE_EN =
  /\b(?:muslims?|islamic|christians?|jews?|jewish|hindus?|buddhists?|sikhs?|chinese|japanese|koreans?|indians?|arabs?|africans?|russians?|burmese|westerners?|europeans?|americans?|farangs?|expats?|foreigners?|immigrants?|migrants?|black|white|asians?|thais?|locals?)\b/i;
const LIVE_EN =
  /\b(?:communit\w*|neighbou?rhoods?|neighbou?rs|enclaves?|residents?|populat\w*|popular (?:with|among)|favou?red by|(?:people|families) (?:live|there)|live there|living there|lives? (?:in|around)|crowds?|mostly|predominantly|majority|ghettos?)\b/i;
const PEOPLE_TH =
  /มุสลิม|อิสลาม|คริสต์|ชาวพุทธ|คนพุทธ|ยิว|ฮินดู|ซิกข์|คนจีน|ชาวจีน|คนญี่ปุ่น|ชาวญี่ปุ่น|คนเกาหลี|คนอินเดีย|ชาวอินเดีย|แขก|อาหรับ|ฝรั่ง|คนรัสเซีย|ชาวรัสเซีย|พม่า|คนลาว|เขมร|ต่างด้าว|ชาวต่างชาติ|คนต่างชาติ|เอ็กซ์แพต/;
const LIVE_TH = /ย่าน|ชุมชน|อยู่เยอะ|อยู่กันเยอะ|อาศัยอยู่(?:มาก|เยอะ|เป็น)|ส่วนใหญ่เป็น|นิยมอยู่|เพื่อนบ้าน|ละแวก/;

/** Another script than the two of our answers. */
const OTHER_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Greek}\p{Script=Devanagari}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** What no answer says; null where nothing of it stands in the text. */
export function forbiddenIn(text: string): Forbidden | null {
  if (CONTACT.test(text)) return "contact";
  if (LINK.test(text)) return "link";
  if (VALUATION.test(text)) return "valuation";
  if ((PEOPLE_EN.test(text) && LIVE_EN.test(text)) || (PEOPLE_TH.test(text) && LIVE_TH.test(text)))
    return "steering";
  return OTHER_SCRIPT.test(text) ? "script" : null;
}
