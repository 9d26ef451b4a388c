import { copyable, quotable } from "@propertyvr/parts/words";
import type { ListingFacts } from "../../results/listing-facts.ts";
import type { ContactWriter } from "../writer.ts";

export const contactWriter: ContactWriter = {
  contactOf(facts, about) {
    const title = quotable(facts.title, 80);
    const page = `[หน้ารายการ](/property/${encodeURIComponent(facts.id)})`;
    if (facts.is_sample)
      return `${title} เป็นรายการตัวอย่าง จึงไม่มี${about === "viewing" ? "ห้องให้นัดดู" : "ผู้ให้ติดต่อ"} ดูข้อมูลได้ที่${page}`;
    if (facts.status === "sold" || facts.status === "rented")
      return `${title} ไม่ว่างแล้ว (${facts.status === "sold" ? "ขายแล้ว" : "ปล่อยเช่าแล้ว"}) ดูข้อมูลได้ที่${page}`;
    const ask =
      about === "viewing"
        ? `ส่งวันเวลาที่อยากไปดู ${title} ให้ผู้ประกาศได้จากตรงนี้ ผู้ประกาศจะตอบกลับและนัดหมายกับคุณโดยตรง`
        : `เขียนถึงผู้ประกาศของ ${title} ได้จากตรงนี้ ผู้ประกาศจะตอบกลับถึงคุณโดยตรง`;
    return [ask, waysOf(facts)].filter((sentence) => sentence !== "").join(" ");
  },
  contactWhich: (about) =>
    about === "viewing"
      ? "อยากไปดูรายการไหนในนี้ เลือกได้เลย แล้วจะส่งถึงผู้ประกาศให้"
      : "อยากติดต่อเรื่องรายการไหนในนี้ เลือกได้เลย ข้อความจะส่งถึงผู้ประกาศ",
  contactNobody: (shown) =>
    shown === 0
      ? "ยังไม่มีรายการบนหน้าจอ บอกก่อนว่ามองหาแบบไหน"
      : "รายการบนหน้าจอไม่มีผู้ให้ติดต่อ เพราะเป็นรายการตัวอย่างหรือไม่ว่างแล้ว",
};

/** The agent's own phone, LINE and email, as the listing states them. */
function waysOf({ contact }: ListingFacts): string {
  if (contact === null) return "";
  const { phone, line, email } = contact;
  const ways = [
    phone === null ? "" : `โทร ${copyable(phone, 40)}`,
    line === null ? "" : `LINE ${copyable(line, 60)}`,
    email === null ? "" : `อีเมล ${copyable(email, 120)}`,
  ].filter((way) => way !== "");
  return ways.length === 0 ? "" : `ในประกาศยังให้ไว้: ${ways.join(", ")}`;
}
