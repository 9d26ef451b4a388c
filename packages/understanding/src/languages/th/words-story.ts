import { say } from "../language.ts";

const PERSONS = "เพื่อน | เพื่อนผม | เพื่อนหนู | เพื่อนเรา | เพื่อนฉัน | เพื่อนที่ทำงาน | คนรู้จัก | ญาติ | พี่ที่ทำงาน | เพื่อนบอกว่า | เพื่อนบอก | คนข้างห้อง"; // prettier-ignore
const DOINGS = "เช่า | เช่าอยู่ | อยู่ | พักอยู่ | ซื้อ | เพิ่งซื้อ | ซื้อไว้ | จ่าย | จ่ายแค่ | จ่ายอยู่ | เสียแค่ | มีคอนโด | มีบ้าน | ปล่อย | ได้ห้อง | ได้คอนโด | เคยอยู่ | บอกว่า"; // prettier-ignore
const PAST = "ปีที่แล้วเช่า | ปีก่อนเช่า | ปีที่แล้วอยู่ | ปีก่อนอยู่ | สมัยเรียนอยู่ | สมัยก่อนอยู่ | ตอนเด็กอยู่ | ตอนเรียนอยู่ | เพิ่งขาย | ขายไปแล้ว | ย้ายออกจาก | พี่เช่าอยู่ | น้องเช่าอยู่ | คนอื่นจ่าย | คนอื่นเช่า | ข้างห้องจ่าย | เขาจ่าย | เค้าจ่าย | เขาเช่าอยู่ | เค้าเช่าอยู่ | แฟนจ่าย | แฟนเช่าอยู่"; // prettier-ignore

const KIN = "แฟน | สามี | ภรรยา | แม่ | พ่อ | พ่อแม่ | ยาย | ตา | ย่า | ปู่ | ลุง | ป้า | น้า | อา | หลวงน้า | หลวงพ่อ | หลวงพี่ | พี่ | พี่สาว | พี่ชาย | น้อง | น้องสาว | น้องชาย | ลูก | ลูกสาว | ลูกชาย | เจ้านาย | ครอบครัว"; // prettier-ignore
const DWELLS = "อยู่ | อยู่ที่ | อยู่แถว | ทำงาน | ทำงานที่ | ทำงานอยู่ | ทำงานอยู่ที่ | ทำงานแถว | จำวัดอยู่ | จำวัดที่ | บวชอยู่ | รับราชการอยู่ | เปิดร้านอยู่ | ขายของอยู่"; // prettier-ignore
const SELF = "ผม | หนู | เรา | ฉัน | ดิฉัน"; // prettier-ignore
const joined = (who: string, does: string): string =>
  who
    .split("|")
    .flatMap((left) => does.split("|").map((right) => `${left.trim()}${right.trim()}`))
    .join(" | ");

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
  // Where one's people are is wanted only where no other place is.
  say("dayPlace", null, `${joined(KIN, DWELLS)} | ${joined(SELF, "อยู่ | อยู่แถว")} | จำวัดอยู่ | จำวัดที่`),
  say("filler", null, `${joined(joined("ให้", KIN), "อยู่ | พัก")} | ${joined("ให้", joined(SELF, "อยู่ | พัก"))}`),
  // What is done in a home, or how old the child is, says nothing of the home.
  say("filler", null, `${joined("สตูดิโอ | สตู", "ถ่ายรูป | ถ่ายภาพ | ถ่ายแบบ | โยคะ | เต้น | สอนเต้น | อัดเสียง | ดนตรี | ไลฟ์สด | สัก")} | ${joined("ทำ | เปิด | ไว้ทำ", joined("สตูดิโอ", "ถ่ายรูป | ถ่ายภาพ | ถ่ายแบบ | โยคะ | เต้น | อัดเสียง | ดนตรี | ไลฟ์สด"))} | ทำสตูดิโอ | เปิดสตูดิโอ`),
  say("filler", null, joined("ม. | ม | มัธยม | ป. | ป | ประถม | อ. | อนุบาล", "1 | 2 | 3 | 4 | 5 | 6")),
  say("filler", null, joined("ลูก | ลูกสาว | ลูกชาย", "ขึ้น | จะขึ้น | กำลังขึ้น | เข้า")),
  say("filler", null, PERSONS.split("|").map((who) => `ให้${who.trim()}`).join("|")),
  say("there", null, "ใกล้ๆที่ทำงาน | ใกล้ที่ทำงาน | แถวนั้น | แถวๆนั้น | ใกล้ๆนั้น | ใกล้แถวนั้น | แถวที่ทำงาน | เดินไปทำงานได้ | ใกล้ๆกัน"),
]; // prettier-ignore
