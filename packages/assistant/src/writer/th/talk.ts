import { quotable } from "../figures.ts";
import type { Writer } from "../writer.ts";
import { homesPhrase } from "./homes.ts";

type TalkWriter = Pick<
  Writer,
  | "ask"
  | "smallTalk"
  | "notBuilt"
  | "marketRemark"
  | "offerSearch"
  | "searchLabel"
  | "searchSay"
  | "declined"
  | "reset"
  | "searchFailed"
  | "searchFailedNotice"
  | "samples"
  | "title"
>;

const EXAMPLE = "“หาคอนโด 2 ห้องนอน ใกล้ BTS อโศก ไม่เกินสี่หมื่น”";

export const talkWriter: TalkWriter = {
  ask: (choose) =>
    choose("ask", [`อยากได้ที่พักแบบไหน? เช่น ${EXAMPLE}`, `บอกทำเล งบ และแบบที่พักได้เลย เช่น ${EXAMPLE}`]),
  smallTalk(kind, choose) {
    switch (kind) {
      case "greeting":
        return choose("hello", [
          `สวัสดี บอกได้เลยว่ามองหาที่พักแบบไหน เช่น ${EXAMPLE}`,
          `สวัสดี อยากอยู่แถวไหน งบเท่าไร? เช่น ${EXAMPLE}`,
        ]);
      case "thanks":
        return choose("thanks", [
          "ยินดีเสมอ อยากดูเพิ่มเมื่อไรบอกได้เลย",
          "ด้วยความยินดี พร้อมหาต่อเมื่อไรบอกได้เลย",
        ]);
      case "goodbye":
        return choose("bye", ["แล้วพบกันใหม่ การค้นหายังเก็บไว้ในแชทนี้", "ลาก่อน ทุกอย่างยังอยู่ในแชทนี้"]);
      case "help":
        return `ช่วยหาที่พักให้เช่าและขายในไทย ทั้งภาษาไทยและอังกฤษ บอกทำเล งบ จำนวนห้อง หรือสิ่งที่สำคัญ เช่น ${EXAMPLE} แล้วคุยต่อได้ เช่น “ถูกกว่านี้” “มีสระว่ายน้ำ” “เทียบ 1 กับ 2” หรือ “เริ่มใหม่” สิ่งที่เข้าใจจะแสดงใต้คำตอบทุกครั้ง และเอาออกได้ทุกข้อ`;
      case "other":
        return choose("other-talk", [
          "ถนัดเรื่องหาที่พักในไทย กำลังมองหาแบบไหนอยู่?",
          `เล่าถึงที่พักที่อยากได้ได้เลย เช่น ${EXAMPLE}`,
        ]);
    }
  },
  notBuilt(topic) {
    switch (topic) {
      case "market":
        return "ยังตอบเรื่องราคาตลาดและแนวโน้มไม่ได้ จึงไม่ขอเดาตัวเลข การค้นหาเดิมยังอยู่ครบ";
      case "knowledge":
        return "ยังตอบเรื่องกฎหมาย ภาษี วีซ่า หรือสัญญาไม่ได้ และไม่ขอเดา การค้นหาเดิมยังอยู่ครบ";
      case "calculator":
        return "ยังคำนวณค่างวด ค่าธรรมเนียม หรือผลตอบแทนไม่ได้ และไม่ขอเดา การค้นหาเดิมยังอยู่ครบ";
      case "save":
        return "ยังเก็บรายการโปรดไม่ได้ แต่ทุกรายการที่แสดงยังอยู่ในแชทนี้ และแต่ละหลังมีหน้าของตัวเอง";
    }
  },
  marketRemark: () => "ยังตอบตัวเลขตลาดไม่ได้ จึงค้นหาประกาศที่มีอยู่ให้แทน",
  offerSearch: () => "ให้หาที่พักแทนไหม?",
  searchLabel: (homes) => `ดู${quotable(homesPhrase(homes), 90)}`,
  searchSay: (homes) => `ขอดู${quotable(homesPhrase(homes), 200)}`,
  declined(because) {
    switch (because) {
      case "owner":
        return "แชทนี้ช่วยคนที่กำลังหาที่พัก จึงยังลงประกาศขายหรือให้เช่าจากที่นี่ไม่ได้";
      case "human":
        return "แชทนี้ไม่มีเจ้าหน้าที่ หน้าของแต่ละรายการบอกว่าประกาศมาจากใคร";
      case "instructions":
        return "ที่นี่ช่วยหาที่พักในไทยเท่านั้น กำลังมองหาแบบไหนอยู่?";
      case "out_of_scope":
        return `เรื่องนี้อยู่นอกเหนือสิ่งที่ทำได้ ที่นี่ช่วยหาที่พักให้เช่าและขายในไทย เช่น ${EXAMPLE}`;
    }
  },
  reset: (choose) => choose("reset", ["ล้างทุกอย่างแล้ว ตอนนี้มองหาแบบไหน?", "เริ่มใหม่แล้ว ให้หาแบบไหนดี?"]),
  searchFailed: () => "ตอนนี้ค้นหาไม่สำเร็จ จึงยังบอกไม่ได้ว่ามีรายการไหนตรง",
  searchFailedNotice: () => "เงื่อนไขยังอยู่ครบ ส่งข้อความอีกครั้งในอีกสักครู่",
  samples: () => "รายการเหล่านี้เป็นตัวอย่างสำหรับทดลองใช้ ไม่ใช่ประกาศจริง",
  title: (homes) => homesPhrase(homes),
};
