export type SmallTalk = "greeting" | "thanks" | "goodbye" | "help" | "other";

const KINDS: readonly (readonly [SmallTalk, RegExp])[] = [
  [
    "help",
    /\b(?:help|what (?:can|do) you do|how (?:do|does|can) (?:i|you|this|it)\b|who are you|what are you)|ช่วยอะไร|ทำอะไรได้|ใช้ยังไง|ใช้งานยังไง|ใช้อย่างไร|คุณคือใคร|เป็นใคร/iu,
  ],
  ["thanks", /\b(?:thanks?|thank you|thx|ty|cheers|appreciated?)\b|ขอบคุณ|ขอบใจ|แต๊ง/iu],
  ["goodbye", /\b(?:bye|goodbye|see you|later|good ?night)\b|ลาก่อน|บาย|ไว้เจอกัน|เดี๋ยวมาใหม่/iu],
  [
    "greeting",
    /\b(?:hi|hello|hey|good (?:morning|afternoon|evening)|sawasdee|sawatdee)\b|สวัสดี|หวัดดี|ดีครับ|ดีค่ะ/iu,
  ],
];

/** Which kind of small talk a message is; the reading has already said that it is some. */
export function smallTalkKind(text: string): SmallTalk {
  return KINDS.find(([, pattern]) => pattern.test(text.slice(0, 500)))?.[0] ?? "other";
}
