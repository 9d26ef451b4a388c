import type { ContactWords } from "./words.ts";

export const contactWords: ContactWords = {
  depositWarning: () =>
    "อย่าเพิ่งโอนเงินใด ๆ ไม่ว่าเงินจองหรือเงินมัดจำ ก่อนได้เห็นห้องจริงและรู้ว่าใครเป็นเจ้าของ ขอดูโฉนดและเทียบชื่อในโฉนดกับชื่อผู้ลงนามในสัญญาและชื่อบัญชีที่รับเงิน หากเป็นนายหน้าให้ขอดูหนังสือมอบอำนาจจากเจ้าของ ตรวจชื่อเจ้าของกรรมสิทธิ์ได้ที่สำนักงานที่ดินในพื้นที่",
  waysTo: ({ name, phone, line, email, website }) =>
    [
      name ?? "",
      phone === null ? "" : `โทร ${phone}`,
      line === null ? "" : `LINE ${line}`,
      email === null ? "" : `อีเมล ${email}`,
      website ?? "",
    ].filter((way) => way !== ""),
  preferredTime: (time) => `เวลาที่สะดวก: ${time}`,
};
