/** How a question opens in English, and by what words a Thai one is known. */
export const QUESTION =
  /^(?:\W*(?:so|and|but|hey|hi|ok|okay|well|also)\W+)*(?:is|are|was|does|do|did|has|have|could|can|would|will|should|how|where|when|why|who|what|which)\b|ไหม|มั้ย|หรือเปล่า|รึเปล่า|เปล่าคะ|ยังไง|ทำไม|กี่|เท่าไ|จริงดิ|จริงเหรอ|ใคร(?!มี)/;

/** "Do you have near the BTS?" looks for a home, whatever it names. */
export const ASKS_FOR_OFFERS =
  /\b(?:do you have|have you(?: got)?|you have|got any)\b|มี(?:บ้าง|อะไร|ไหม|มั้ย)/;

/** "มีคอนโดไม่เกิน 3 ล้านไหม", "any condos under 3m?": homes are asked for by their kind. */
export const ASKS_FOR_HOMES =
  /(?:^|[\s,])มี(?:คอนโด|บ้าน|ทาวน์|ห้อง|ที่ดิน|วิลล่า|อพาร์ท|ตึกแถว).*(?:ไหม|มั้ย|บ้าง)|\bany (?:\w+ )?(?:condos?|houses?|townhouses?|townhomes?|villas?|apartments?|studios?|flats?|land)\b/;

/** "Is it possible to have a gym there?", "could we get one with a pool?": what stands behind it is wanted. */
export const ASKS_FOR_FEATURE =
  /\b(?:is|would) it (?:be )?possible to (?:have|get|find)\b|\b(?:can|could) (?:i|we) (?:have|get|find) (?:one|some|something|it)\b/;

/** "I have 3 million, what can I get in Ari?": the homes that it buys, and no sum. */
export const ASKS_WHAT_IT_GETS =
  /\bwhat (?:can|could|would|might|will) (?:i|we) (?:get|buy|rent|find)\b|\bwhat (?:(?:would|could|will|does|can) )?[\d.,]+ ?(?:k|m|mil|million|baht|thb)?(?: baht| thb)?(?: a month)? (?:(?:would|could|will|can|might) )?(?:rents?|buys?|gets?)\b|ได้(?:คอนโด|บ้าน|ห้อง)?แบบไหน|ซื้ออะไรได้|เช่าอะไรได้/;

/** "What's the cheapest one near the MRT?", "คอนโดถูกสุดแถวอารีย์เท่าไหร่": homes, the cheapest first. */
export const ASKS_FOR_CHEAPEST =
  /^(?:(?:and|so|ok|okay|but)[\s,]+)*(?:what(?:['’]?s| is| are| would be)|show me|give me) the (?:cheapest|least expensive|most affordable|lowest[- ]priced)\b(?! (?:areas?|districts?|neighbou?rhoods?|parts?|places?|locations?|towns?|zones?|cit(?:y|ies)|provinces?|stations?|ways?|times?|months?|banks?|rates?)\b)|ถูก(?:ที่)?สุด.*(?:เท่าไ|กี่บาท)|^มี.*ถูก(?:ที่)?สุด/i;

const ASKS_WHETHER = [
  {
    asks: /^(?:is|are|do|does|did|have|has|will|would|can|could)\b/,
    seeks: /^\w+ (?:there|you|anyone|any|(?:we|i) (?:get|see|have|find|rent|buy))\b/,
  },
  {
    asks: /ไหม|มั้ย|หรือเปล่า|รึเปล่า/,
    seeks: /(?<!สา)มี|(?<!ปัญ)หา(?!ก|ย)|เอา(?!ม)|ขอ(?![งบ])|อยาก|สนใจ|งบ|ต้องการ|แนะนำ/,
  },
];
/** Stands before a question that goes on with the talk. */
export const QUESTION_OPENER = /^(?:so|and|but|ok(?:ay)?|hmm+)[, ]+/;

/** "Are old condos in Silom hard to resell?": whether something is so; "are there", "do you have" look for it. */
export const asksWhether = (text: string): boolean =>
  ASKS_WHETHER.some(({ asks, seeks }) => asks.test(text) && !seeks.test(text));

/** "Rent or buy, both ok": either deal will do, and nothing is to be weighed. */
export const EITHER_DEAL =
  /\b(?:rent(?:ing)? or (?:buy(?:ing)?|sale)|buy(?:ing)? or rent(?:ing)?)\b,? (?:is |are |both |either )*(?:ok|okay|fine|both|either|possible|doesn'?t matter)\b|(?:เช่าหรือซื้อ|ซื้อหรือเช่า)ก็ได้/;

/** "Rent or buy?"; "we like better to buy now" has chosen. */
export const WEIGHS_BOTH = /\b(?:or|vs|versus|than|between|compar(?:e|ing))\b|หรือ|กว่า|เทียบ/;

/** "Does that normally include internet?", "who pays for the garden?", "how long does it take to buy?": a custom, and no wish. */
export const ASKS_OF_PRACTICE = [
  /\b(?:does|do|is|are)\b.*\b(?:normally|usually|typically|generally)\b.*\binclud|\b(?:does|do|is|are)\b.*\binclud.*\b(?:normally|usually|typically|generally)\b/i,
  /^(?:(?:and|so|ok|but)[, ]+)*who (?:pays|would pay|has to pay|fixes|repairs|maintains|cleans|looks after)\b/i,
  /\bhow long (?:does|will|would) (?:it|that|the \w+) (?:usually |normally )?take to (?:buy|sell|transfer|register|close)\b/i,
  /\bhow much tax(?:es)?\b.*\b(?:buy|buying|purchase|purchasing|rent|renting|sell|selling)\b/i,
  /^(?:(?:and|so|ok|but)[, ]+)*(?:is|are)\b.*\b(?:usually|normally|typically|generally|always)\b.*\b(?:free|included|extra|negotiable|allowed|refundable|separate|charged)\b/i,
  /\bhow (?:does|do|would) (?:it|this|that) (?:all )?work with\b|\bcan (?:i|we) (?:sublet|rent out|let out)\b/i,
  /ปล่อยเช่า.*ได้(?:ไหม|มั้ย|ปะ|หรือเปล่า|รึเปล่า)/,
  /\b(?:is it|would it be) (?:ok|okay|possible|legal|allowed|safe) (?:for (?:an? |us )?(?:foreigners?|farangs?|expats?) )?to (?:own|buy|hold)\b.*\b(?:company|nominee|wife|husband|partner|girlfriend|boyfriend|trust)\b/i,
  /\bdoes the (?:landlord|owner|tenant|buyer|seller) (?:usually |normally )?(?:pay|cover|fix|repair)\b/i,
  /\bcan (?:i|we) (?:leave|move out|cancel|break|end|terminate|get out)\b.*\b(?:early|before|contract|lease|months?|year)\b/i,
  /\bcan (?:the|a|this|that) (?:land|house|condo|property|title|deed|villa) be (?:put )?in (?:my|our|her|his|their) (?:own )?names?\b/i,
  /\bcan (?:i|we) pay\b.*\b(?:upfront|up front|in advance|by card|in cash|in instal?lments)\b/i,
  /\bwhat(?:'s| is|s) (?:usually |normally |typically )?included in (?:the |a )?(?:rent|price|contract)\b/i,
  /(?:ส่วนกลาง|ค่าน้ำ|ค่าไฟ|ค่าขยะ)(?:เดือนละ|ปีละ|ตรมละ)(?:เท่า|กี่)|(?:ออก|ย้ายออก|ยกเลิก)ก่อน(?:กำหนด|ครบ|สัญญา).*(?:ไหม|มั้ย|ได้ปะ)/,
  /กู้(?:ได้)?(?:เต็ม|ร้อย|100).{0,12}(?:ไหม|มั้ย|หรือเปล่า|รึเปล่า|ปะ)|(?:จ่าย|โอน)(?:ค่าเช่า)?ล่วงหน้า.{0,16}(?:ไหม|มั้ย|หรือเปล่า|รึเปล่า|ปะ)|(?:ค่าเช่า|ราคา)รวมอะไร/,
  /(?:ปกติ|ส่วนใหญ่|ทั่วไป).{0,20}รวม.*(?:ไหม|มั้ย|หรือเปล่า|รึเปล่า)/,
  /ใคร(?:จ่าย|ออก|ซ่อม|ดูแล|รับผิดชอบ)/,
];

/** Asks for a person, which no search finds. */
export const ASKS_WHO = /\bwho(?:se)?\b|ใคร(?!ๆ)/i;
