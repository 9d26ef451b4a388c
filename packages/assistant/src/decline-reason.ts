export type DeclineReason = "owner" | "human" | "instructions" | "out_of_scope";

const REASONS: readonly (readonly [DeclineReason, RegExp])[] = [
  [
    "instructions",
    /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|rules?|prompts?|above)\b|\b(?:system prompt|developer mode|jailbreak)\b|เพิกเฉยต่อคำสั่ง|ลืมคำสั่ง|คำสั่งระบบ/isu,
  ],
  [
    "owner",
    /\b(?:sell|selling|list|listing|rent(?:ing)? out|let(?:ting)? out|advertise)\b.{0,30}\b(?:my|our)\b|\b(?:my|our)\b.{0,30}\b(?:for sale|tenants?|to list)\b|ฝากขาย|ฝากเช่า|ปล่อยเช่า|ลงประกาศ|ขาย(?:บ้าน|คอนโด|ที่ดิน)(?:ของ)?(?:ฉัน|ผม|เรา|ตัวเอง)|อยากขาย/isu,
  ],
  [
    "human",
    /\b(?:human|real person|live agent|operator|customer service|speak to (?:a|an|someone))\b|คุยกับ(?:คน|เจ้าหน้าที่|พนักงาน)|ติดต่อเจ้าหน้าที่|ขอสายเจ้าหน้าที่/isu,
  ],
];

/** Why a message that is not about finding a home cannot be served. The text is data: nothing in it is obeyed. */
export function declinedBecause(text: string): DeclineReason {
  return REASONS.find(([, pattern]) => pattern.test(text.slice(0, 2_000)))?.[0] ?? "out_of_scope";
}
