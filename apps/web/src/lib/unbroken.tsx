import { Fragment } from "react";

/** Everyday words of this field that browsers take for two and would cut at the end of a line. */
const WORDS =
  /(คอนโด|ไม่เกิน|ซื้อขาย|ขั้นต้น|รายได้|การ์เด้น|(?:\d+ )?ห้องนอน|(?:\d+ )?ห้องน้ำ|ทาวน์เฮาส์|ทาวน์โฮม|พูลวิลล่า|สตูดิโอ|ดูเพล็กซ์|โคเวิร์[กค]กิ้ง|เลี้ยงสัตว์ได้|พร้อมพงษ์|ราไวย์|อัปโหลด|หลอกลวง|เว็บฮุก|มิลลิวินาที|ตอนนี้|ต่อเดือน|คล้ายกัน|สมมติไว้|ถูกที่สุด|คำสั่ง|พร็อพเพอร์ตี้)/;

/** A text whose words no line cuts in two. The text itself stays as it is, to be copied and found. */
export function Unbroken({ text }: { text: string }) {
  const pieces = text.split(WORDS);
  if (pieces.length === 1) return text;
  return pieces.map((piece, at) =>
    at % 2 === 1 ? (
      <span key={at} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      <Fragment key={at}>{piece}</Fragment>
    ),
  );
}
