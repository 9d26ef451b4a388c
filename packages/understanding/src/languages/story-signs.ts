/** Words of both languages that make a clause a story rather than a wish; found in small letters. */
export const STORY_SIGNS: readonly { readonly sign: string; readonly words: RegExp }[] = [
  {
    sign: "person",
    words:
      /\b(?:my|our|his|her|their|he|she|they|husband|wife|friend|boss|landlord|owner|company)\b|แฟน|สามี|ภรรยา|เพื่อน|ลูก|แม่|พ่อ|พี่|น้อง|เจ้าของ|บริษัท/,
  },
  {
    sign: "work",
    words:
      /\b(?:work|works|working|job|office|teach|study|studies|school|nurse|doctor|plant|factory)\b|ทำงาน|เรียน|สอน|หมอ|พยาบาล|โรงงาน|บรรจุ/,
  },
  {
    sign: "past",
    words:
      /\b(?:was|were|had|used to|last|previous|old|before|now|currently|moved|sold|saw|told|quoted)\b|เดิม|เก่า|เคย|เมื่อก่อน|ตอนนี้|ปัจจุบัน|ย้าย|ขายไป/,
  },
  {
    sign: "denial",
    words: /\b(?:no|not|never|without|nothing|except|can'?t|(?:do|does|is)n'?t)\b|ไม่|ยกเว้น/,
  },
  {
    sign: "purpose",
    words:
      /\b(?:for my|to open|to build|as an?|so that|because|to let|rent out|use)\b|เพื่อ|ทำเป็น|เปิด|ปล่อย|ไว้|สร้าง|เพราะ/,
  },
  { sign: "share", words: /\b(?:each|share|sharing|split|both)\b|คนละ|หาร/ },
  {
    sign: "compare",
    words: /\b(?:same|like|similar|than|between|halfway)\b|เท่าเดิม|เหมือน|พอๆ ?กัน|กว่า/,
  },
  {
    sign: "asks",
    words: /\?|^(?:is|are|could|can|does|do|how|what|which)\b|ไหม|มั้ย|กี่|เท่าไ/,
  },
  {
    sign: "if",
    words: /\b(?:if|maybe|perhaps|possible|ideally|prefer|rather|or)\b|ถ้า|หรือ|อาจ|น่าจะ/,
  },
];
