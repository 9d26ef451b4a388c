import type { Adviser } from "@propertyvr/knowledge";
import { quotable } from "@propertyvr/parts/words";
import type { KnowledgeWriter } from "../writer.ts";

export const knowledgeWriter: KnowledgeWriter = {
  guideSays: (kind) =>
    kind === "rules" ? "คู่มือของเราระบุไว้ดังนี้ เป็นข้อมูลทั่วไป ไม่ใช่คำปรึกษาทางกฎหมาย" : "คู่มือของเราแนะนำไว้ดังนี้",
  guideOtherYear: (year) => `คู่มือมีเฉพาะกฎ ณ วันที่ตรวจสอบแหล่งอ้างอิงล่าสุด ไม่มีกฎของปี “${quotable(year)}”`,
  guideSilent: (asks) => `เรื่องนี้ไม่มีในคู่มือของเรา และไม่ขอเดาเพราะอาจทำให้เสียเงิน ${ADVICE[asks]}`,
  guideImpossible: (figure) =>
    `“${quotable(figure)}” เป็นไปไม่ได้ เพราะต่ำกว่าศูนย์ ลองถามใหม่ด้วยตัวเลขที่ถูกต้อง แล้วจะค้นในคู่มือให้`,
};

const ADVICE: Readonly<Record<Adviser, string>> = {
  lawyer: "ควรปรึกษาทนายความด้านอสังหาฯ",
  land_office: "ควรสอบถามสำนักงานที่ดินก่อนจ่ายเงิน",
  revenue_department: "ควรสอบถามกรมสรรพากรหรือที่ปรึกษาภาษี",
  insurer: "ควรสอบถามบริษัทประกัน และธนาคารถ้ากู้เงิน",
  district_office: "ควรสอบถามสำนักงานเขตหรืออำเภอก่อนลงมือ",
  immigration: "ควรสอบถามสำนักงานตรวจคนเข้าเมืองหรือสถานทูต",
  bank: "ควรสอบถามธนาคาร และเทียบอย่างน้อยอีกหนึ่งแห่ง",
  juristic_office: "ควรสอบถามนิติบุคคลของอาคารและอ่านข้อบังคับ",
};
