import type { ModelTrouble, NoticeWords } from "./words.ts";

const TROUBLES: Readonly<Record<ModelTrouble, (model: string) => string>> = {
  bad_key: (model) => `${model} ไม่รับคีย์ที่ใช้อยู่`,
  rate_limited: (model) => `${model} ยังไม่รับคำขอเพิ่มในตอนนี้`,
  refused: (model) => `${model} ปฏิเสธที่จะตอบเรื่องนี้`,
  timed_out: (model) => `${model} ใช้เวลานานเกินไป`,
  cut: (model) => `${model} ตอบไม่จบ`,
  unavailable: (model) => `ติดต่อ ${model} ไม่ได้ในตอนนี้`,
  wrong_shape: (model) => `${model} ส่งคำตอบที่ใช้ไม่ได้`,
  limit: (model) => `${model} ตอบไม่จบภายในขอบเขตที่กำหนด`,
};

export const noticeWords: NoticeWords = {
  searchFailedNotice: () => "เงื่อนไขยังอยู่ครบ ส่งข้อความอีกครั้งในอีกสักครู่",
  samples: () => "รายการเหล่านี้เป็นตัวอย่างสำหรับทดลองใช้ ไม่ใช่ประกาศจริง",
  modelTrouble: (trouble, model) => `${TROUBLES[trouble](model)} ผู้ช่วยในตัวจึงตอบแทน`,
  modelNotAvailable: (model) =>
    `ตอนนี้ใช้${model === null ? "โมเดลที่เลือก" : ` ${model} `}ไม่ได้ ผู้ช่วยในตัวจึงเป็นผู้ตอบ เลือกโมเดลอื่นได้ที่ตั้งค่าแอป`,
  modelNotAgreed: (provider) => `คุณยังไม่ได้ยินยอมให้ส่งข้อความถึง ${provider} ผู้ช่วยในตัวจึงเป็นผู้ตอบ`,
  modelDayLimit: () => "วันนี้คุณใช้โมเดล AI ครบกำหนดแล้ว ผู้ช่วยในตัวจะเป็นผู้ตอบจนถึงเที่ยงคืนตามเวลากรุงเทพฯ",
};
