import { type Fact, UNREAD } from "../../engine/fact.ts";
import type { Rule } from "../../engine/rule.ts";
import { BACKGROUND, backgroundAt } from "../../shapes/background.ts";
import { is, maybe, that, value } from "../../shapes/meanings.ts";

/** "เช่าพื้นที่ขายกาแฟ", "หาเช่าหน้าร้านขายข้าว": what somebody sells there is no home for sale. */
export const sellsThere: Rule = {
  name: "th.filler.sells-there",
  pattern: [that("deal", (deal) => deal === "sale")],
  produce({ facts }, { after, text }) {
    const [sells] = facts as [Fact];
    const isSold = text.slice(sells.start, sells.end) === "ขาย" && after?.start === sells.end;
    const isTrade = /(?:เช่า|เซ้ง|พื้นที่|หน้าร้าน|ร้าน|แผง|ล็อค)[^.\n]*$/.test(text.slice(0, sells.start));
    const isThing = after?.kind === "unread" || after?.kind === "nearNoun" || after?.kind === "filler";
    return isSold && isTrade && isThing ? { kind: "filler", value: null } : null;
  },
}; // prettier-ignore
/** "ใกล้โรงงานโตโยต้า", "ผมเป็นวิศวกรโรงงาน": where somebody works is no home that is looked for. */
export const factoryNear: Rule = {
  name: "th.filler.factory-near",
  pattern: [maybe("near"), that("type", ({ types }) => types[0] === "warehouse")],
  produce({ facts }, { text }) {
    const factory = facts[1] as Fact;
    const isNear =
      /(?:วิศวกร|ช่าง|หัวหน้า|ผู้จัดการ|พนักงาน|สาว|หนุ่ม|คนงาน|คนงานใน|พนักงานใน|ธุรการ|รปภ|ทำงาน(?:ใน|ที่)?|ทำ|ใกล้|ใกล้ๆ|จาก|ติด|(?<!ปี|เดือน|อาทิตย์|สัปดาห์)หน้า|(?<!สัก)หลัง|ข้าง|ตรงข้าม|เข้า|ไป|ถึง) ?$/.test(text.slice(0, factory.start));
    const moves = /^(?:จะ|กำลัง|เพิ่ง)?(?:ย้าย(?!เข้า)|ปิดตัว)/.test(text.slice(factory.end));
    if (!(isNear || moves) || text.slice(factory.start, factory.end) !== "โรงงาน") return null;
    // Alone it is a wish that no search looks for.
    const isAlone = text.trim() === text.slice(facts[0]?.start ?? factory.start, factory.end);
    return { kind: isAlone ? "quality" : "filler", value: null };
  },
}; // prettier-ignore
/** "จะเปิดสำนักงานบัญชี หาตึกแถว", "เช่าตึกทำหอพัก": what a building is for is no home that is looked for. */
export const homeOpened: Rule = {
  name: "th.aside.home-opened",
  pattern: [that("type", ({ types }) => types[0] !== "land")],
  produce({ facts }, { text }) {
    const [opened] = facts as [Fact];
    const isOpened = /(?:เปิด|ทำเป็น|ใช้เป็น|ทำ)$/.test(text.slice(0, opened.start));
    const others = text.slice(0, opened.start) + text.slice(opened.end);
    return isOpened && /ตึก|อาคาร|ทาวน์|บ้าน|คอนโด|ที่ดิน/.test(others) ? BACKGROUND : null;
  },
}; // prettier-ignore
/** "เพื่อนมีสระ แต่เราไม่เอา", "มีฟิตเนสก็ไม่ได้ใช้": what somebody has or had is not needed. */
export const unneededThing: Rule = {
  name: "th.negation.not-needed",
  pattern: [is("amenity"), { kinds: ["filler", "turn", "negation", "remove", "unneeded", "and", "also", UNREAD], many: true }],
  produce({ facts, rows }, { after, text }) {
    const goesOn = after !== undefined && !["comma", "stop", "talk"].includes(after.kind);
    return !goesOn && NOT_NEEDED.test(text.slice(facts[0]?.end, rows[1]?.at(-1)?.end))
      ? { kind: "negated", value: { facts: [facts[0]], isTolerated: false } }
      : null;
  },
}; // prettier-ignore
const NOT_NEEDED =
  /^ ?(?:ด้วย)? ?(?:แต่|ก็) ?(?:เรา|ผม|หนู|พี่|ฉัน|ดิฉัน)?ก?็? ?(?:ไม่ได้ใช้|ไม่ค่อยได้ใช้|ไม่เคย(?:ได้)?ใช้|ไม่ใช้|ไม่เอา|ไม่ต้องการ|ไม่จำเป็น)(?:หรอก|อยู่แล้ว|เลย|นะ|ค่ะ|คะ|ครับ)*$/;
/** "ควรมีเครื่องซักผ้าหรือใช้ร้านซัก": whether it is needed at all is what is asked. */
export const amenityWeighed: Rule = {
  name: "th.wish.amenity-weighed",
  pattern: [is("ask"), is("amenity"), is("or")],
  produce({ facts }, { text }) {
    const [, , or] = facts as [Fact, Fact, Fact];
    const isAdvice = text.slice(facts[0]?.start).startsWith("ควร") && /^\s*(?:ใช้|จ้าง|ซื้อ|ไม่)/.test(text.slice(or.end));
    return isAdvice ? { kind: "wish", value: [] } : null;
  },
}; // prettier-ignore
/** "ต่อเหลือ 3.7 ล้านได้ไหม", "เสนอ 3.5 ล้านได้ไหม": for who sells to answer, and no budget. */
export const priceOffered: Rule = {
  name: "th.action.price-offered",
  pattern: [that("measure", ({ dimension }) => dimension === "money")],
  produce({ facts }, { text }) {
    const [amount] = facts as [Fact];
    const isOffered = /(?:ต่อ(?:ราคา)?(?:ได้)?(?:เหลือ|ถึง)|เสนอ(?:ราคา)?(?:ที่)?|เขาจะยอมที่|ขายให้ที่)\s*$/.test(text.slice(0, amount.start));
    return isOffered && /^\s*(?:บาท)?\s*(?:ได้|จะได้|โอเค)?(?:ไหม|มั้ย|หรือเปล่า|รึเปล่า)/.test(text.slice(amount.end))
      ? { kind: "action", value: { type: "contact" } }
      : null;
  },
}; // prettier-ignore
/** "ขอห้องที่ทำกับข้าวได้": a room that has something, and none of a list. */
export const roomWhich: Rule = {
  name: "th.type.room-which",
  pattern: [is("numberWord")],
  produce({ facts }, { after, text }) {
    const [room] = facts as [Fact];
    const isSought = /(?:ขอ|หา|อยากได้|ต้องการ|เอา|สนใจ)\s*$/.test(text.slice(0, room.start));
    const isRoom = text.slice(room.start, room.end) === "ห้องที่";
    return isRoom && isSought && after !== undefined && !["number", "numeral", "unread", "sort"].includes(after.kind)
      ? { kind: "type", value: { types: ["condo", "apartment"], isWeak: true } }
      : null;
  },
}; // prettier-ignore
/** "ออฟฟิศอยู่สาทร หาคอนโดบางหว้า": behind no word of looking for it an office that stands somewhere is where one works. */
export const officeStands: Rule = {
  name: "th.place.office-stands",
  pattern: [that("type", ({ types }) => types[0] === "office"), is("stayFor"), maybe("inArea"), is("place")],
  produce({ facts }, { before, text }) {
    const [office, stands, , place] = facts;
    const isSaid = before?.kind !== "seek" && before?.kind !== "deal";
    const isStanding = text.slice(stands?.start, stands?.end) === "อยู่";
    const isTold = before === undefined || /คอนโด|บ้าน|ห้อง|หอ/.test(text.slice(office?.end));
    return isSaid && isStanding && isTold ? { kind: "placeOfDay", value: { mention: value(place, "place"), isArea: true } } : null;
  },
}; // prettier-ignore
/** "ทำสวน", "ทำลานจอดรถ": what the land is for is nothing it must have. */
export const madeThere: Rule = {
  name: "th.aside.made-there",
  pattern: [is("amenity")],
  produce({ facts }, { text }) {
    const [thing] = facts as [Fact];
    const isMade = /(?:ทำ|ทำเป็น|เปิด|เปิดเป็น|สร้าง)$/.test(text.slice(0, thing.start));
    return isMade && /^(?:สวน|ลานจอดรถ|ที่จอดรถ|สระ|ฟิตเนส|ยิม|โคเวิร์)/.test(text.slice(thing.start))
      ? BACKGROUND
      : null;
  },
}; // prettier-ignore
/** "ขายบ้านที่นครปฐมไป อยากได้ทาวน์โฮม": the home that was sold is none that is looked for. */
export const homeSold: Rule = {
  name: "th.aside.home-sold",
  pattern: [is("deal"), is("type"), maybe("inArea"), maybe("place")],
  produce({ facts }, { text }) {
    const [deal, , , place] = facts;
    const last = facts.findLast((fact) => fact !== undefined);
    const isSold = text.slice(deal?.start, deal?.end) === "ขาย" && /^ ?(?:ไป|แล้ว|ได้แล้ว)/.test(text.slice(last?.end));
    if (!isSold) return null;
    return place === undefined ? BACKGROUND : backgroundAt(value(place, "place"));
  },
}; // prettier-ignore
/** "ที่จอดรถในบ้าน", "สระในคอนโด": the home holds the thing, and is not what is looked for beside it. */
export const withinTheHome: Rule = {
  name: "th.amenity.within-the-home",
  pattern: [is("amenity"), is("inArea"), is("type")],
  produce({ facts }, { text }) {
    const [thing, within, home] = facts as [Fact, Fact, Fact];
    const isWithin = text.slice(within.start, within.end) === "ใน" && within.end === home.start;
    return isWithin ? { kind: "amenity", value: thing.value } : null;
  },
};
/** "เอาใหม่ ไม่เอามือสองแล้ว": the home is to be new, and nothing begins anew. */
export const newInstead: Rule = {
  name: "th.quality.new-instead",
  pattern: [that("action", ({ type }) => type === "reset")],
  produce: ({ facts }, { text }) =>
    text.slice(facts[0]?.start, facts[0]?.end) === "เอาใหม่" && /มือ(?:หนึ่ง|สอง|1|2)|ของเก่า|(?:ตึก|บ้าน|ห้อง)เก่า/.test(text)
      ? { kind: "quality", value: null }
      : null,
}; // prettier-ignore
