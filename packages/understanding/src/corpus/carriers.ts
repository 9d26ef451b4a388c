/** What people write around what they ask for. Nothing in here asks for anything itself. */
export interface Carrier {
  readonly before: string;
  readonly after: string;
}

const around = (...carriers: readonly string[]): readonly Carrier[] =>
  carriers.map((carrier) => {
    const [before = "", after = ""] = carrier.split("{}");
    return { before, after };
  });

/** Sentences a request stands in: greeting, story, thanks, signs, hashtags, the other language. */
export const ENGLISH_CARRIERS = around(
  "looking for {}",
  "hi, {} please",
  "I am looking for something: {}, thanks",
  "do you have {} ?",
  "🏠✨ {} 🙏🙏",
  "My wife and I have finally made up our minds. {}",
  "{}\nThank you so much!",
  "สวัสดีค่ะ {} ขอบคุณค่ะ",
  "Hello\n- {}\nCheers",
  '"{}"',
  "#homehunting {} #help",
);

export const THAI_CARRIERS = around(
  "หา {} ครับ",
  "สวัสดีค่ะ {} มีไหมคะ",
  "อยากได้ {} ค่ะ",
  "🏡 {} 🙏",
  "เพิ่งย้ายงานใหม่เลยต้องหาที่อยู่ค่ะ {}",
  "{} ขอบคุณล่วงหน้านะคะ",
  "hello, {} thank you",
  "รบกวนแอดมินหน่อยค่ะ\n{}\nขอบคุณค่ะ",
  "({})",
  "#ช่วยหาหน่อย {} #ด่วน",
  "ใครมี {} บ้างครับ",
);

/** Thai parts nothing with spaces: a word of the carrier may then run into the phrase ("หาใหม่"). */
export const THAI_GLUE = around("กำลังหา{}อยู่ค่ะ", "อยากได้{}ครับ", "{}มีไหมคะ");

/** What stands around a follow-up or a question without turning it into a request of its own. */
export const NOISE = around(
  "🙏 {} 🙏",
  "hi, {}",
  "{} please",
  "({})",
  "{}\nthanks!",
  "#help {}",
  "สวัสดีค่ะ {}",
  "{} ครับ",
  "{} ขอบคุณค่ะ",
);

export const carry = ({ before, after }: Carrier, phrase: string): string =>
  before + phrase + after;
