import { say } from "../language.ts";

const PERSONS = "เพื่อน | เพื่อนผม | เพื่อนหนู | เพื่อนเรา | เพื่อนฉัน | เพื่อนที่ทำงาน | คนรู้จัก | ญาติ | พี่ที่ทำงาน | เพื่อนบอกว่า | เพื่อนบอก | คนข้างห้อง"; // prettier-ignore
const DOINGS = "เช่า | เช่าอยู่ | อยู่ | พักอยู่ | ซื้อ | เพิ่งซื้อ | ซื้อไว้ | จ่าย | จ่ายแค่ | จ่ายอยู่ | เสียแค่ | มีคอนโด | มีบ้าน | ปล่อย | ได้ห้อง | ได้คอนโด | เคยอยู่ | บอกว่า"; // prettier-ignore
const PAST = "ปีที่แล้วเช่า | ปีก่อนเช่า | ปีที่แล้วอยู่ | ปีก่อนอยู่ | สมัยเรียนอยู่ | สมัยก่อนอยู่ | ตอนเด็กอยู่ | ตอนเรียนอยู่ | เพิ่งขาย | ขายไปแล้ว | ย้ายออกจาก | พี่เช่าอยู่ | น้องเช่าอยู่ | คนอื่นจ่าย | คนอื่นเช่า | ข้างห้องจ่าย | เขาจ่าย | เค้าจ่าย | เขาเช่าอยู่ | เค้าเช่าอยู่ | แฟนจ่าย | แฟนเช่าอยู่"; // prettier-ignore

/** What others have and what is past: told, but not asked for. */
export const STORY_WORDS = [
  say(
    "elsewhere",
    null,
    PERSONS.split("|")
      .flatMap((who) => DOINGS.split("|").map((does) => `${who.trim()}${does.trim()}`))
      .join("|"),
  ),
  say("elsewhere", null, PAST),
  say("filler", null, PERSONS.split("|").map((who) => `ให้${who.trim()}`).join("|")),
  say("there", null, "ใกล้ๆที่ทำงาน | ใกล้ที่ทำงาน | แถวนั้น | แถวๆนั้น | ใกล้ๆนั้น | ใกล้แถวนั้น | แถวที่ทำงาน | เดินไปทำงานได้ | ใกล้ๆกัน"),
]; // prettier-ignore
