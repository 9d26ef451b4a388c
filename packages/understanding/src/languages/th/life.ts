import type { Fact } from "../../engine/fact.ts";
import type { Rule, PatternSlot } from "../../engine/rule.ts";
import { BACKGROUND } from "../../shapes/background.ts";
import { is, maybe, that, value } from "../../shapes/meanings.ts";

/** Words of wishing: a sentence with one of them tells no longer how somebody lives. */
const WISHES = /อยาก|ต้องการ|สนใจ|มอง|(?<!ม)หา(?!ร)|ขอ/;
const now = [is("nowadays"), maybe("deal"), maybe("stayFor"), maybe("type"), maybe("stayFor")];
const somewhere = [maybe("inArea", "near"), is("place", "areas", "targets")];
const money = that("measure", (m) => m.dimension === "money");

function living(name: string, pattern: readonly PatternSlot[]): Rule {
  return {
    name,
    pattern,
    produce({ facts }, { text }) {
      const [first, deal, stay, , stayBehind] = facts;
      if (deal === undefined && stay === undefined && stayBehind === undefined) return null;
      const end = Math.max(...facts.map((fact) => fact?.end ?? 0));
      const said = text.slice(first?.start, end);
      return WISHES.test(said) || /งบ/.test(said) ? null : BACKGROUND;
    },
  };
}
/** "ตอนนี้เช่าหออยู่แถวบางกะปิ": how somebody lives now is no wish. */
export const livesNow: readonly Rule[] = [
  living("life.now", [...now.slice(0, 4), is("stayFor")]),
  living("life.now-in", [...now.slice(0, 2), is("stayFor"), is("type")]),
  living("life.now-at", [...now, ...somewhere]),
  living("life.now-paying", [...now, money]),
  living("life.now-at-paying", [...now, ...somewhere, money]),
];
/** "ตอนนี้จ่าย 9,000": what is paid today. */
export const paysNow: Rule = {
  name: "life.now-pays",
  pattern: [is("nowadays"), { kinds: ["unread"], many: true }, money],
  produce({ facts }, { text }) {
    const [now, , amount] = facts;
    return text.slice(now?.end, amount?.start).trim() === "จ่าย" ? BACKGROUND : null;
  },
};
/** "เมื่อก่อนอยู่พระโขนง แคบมาก 22 ตรม": how large the home was that somebody left. */
export const sizeOfLast: Rule = {
  name: "life.size-of-last",
  pattern: [
    that("aside", (told) => told?.what === BACKGROUND.value.what),
    { kinds: ["unread", "filler", "change", "quality", "comma", "currency"], many: true, optional: true },
    that("measure", (m) => m.dimension === "area"),
  ],
  produce: ({ facts }, { text }) =>
    /^ ?(?:แต่)?(?:มัน)?(?:ห้อง)?(?:แคบ|เล็ก|อึดอัด|ใหญ่|กว้าง)(?:มาก|ไป|เกินไป|ไปหน่อย|เกิน|ๆ)? ?(?:แค่|มีแค่|ประมาณ|ตั้ง)? ?$/.test(text.slice(facts[0]?.end, facts[2]?.start))
      ? { kind: "aside", value: facts[0]?.value }
      : null,
}; // prettier-ignore
function isSpan(fact: Fact): boolean {
  if (fact.kind === "unit") return value(fact, "unit").dimension === "duration";
  return fact.kind !== "measure" || value(fact, "measure").dimension === "duration";
}
/** "เช่าหออยู่มาตลอด", "เช่าคอนโดมา 3 ปีแล้ว" */
export const livedSince: Rule = {
  name: "life.since",
  pattern: [
    is("deal", "stayFor"),
    maybe("type"),
    maybe("old", "quality"),
    maybe("stayFor"),
    maybe("numeral", "number"),
    { kinds: ["allAlong", "measure", "stay", "unit"], where: isSpan },
  ],
  produce({ facts }, { text }) {
    const [first, , , , , since] = facts;
    if (since === undefined) return null;
    if (since.kind === "allAlong") return BACKGROUND;
    const said = text.slice(first?.start, since.end);
    const isSince = /มา *(?:ได้ *|กว่า *|เกือบ *)?(?:\d|$|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|หลาย)/.test(text.slice(first?.end, since.end));
    return isSince && !WISHES.test(said) ? BACKGROUND : null;
  },
}; // prettier-ignore
/** "บ้านอยู่กาญจนบุรีไกลมาก เลยอยากเช่า…": one's own house opens the sentence and a wish follows. */
export const ownHouse: Rule = {
  name: "life.own-house",
  pattern: [
    that("type", ({ types }) => types[0] === "house"),
    that("stayFor", () => true),
    maybe("inArea"),
    is("place"),
  ],
  produce({ facts }, { text }) {
    const start = facts[0]?.start ?? 0;
    const isOpening = start === 0 || !/[\u0e00-\u0e7f]/.test(text.charAt(start - 1));
    const asksBefore = /(?:หา|ได้|ซื้อ|เช่า|ขอ|มี|การ|สนใจ)\s*$/.test(text.slice(0, start));
    const asksAfter = WISHES.test(text.slice(facts[3]?.end));
    return isOpening && !asksBefore && asksAfter ? BACKGROUND : null;
  },
};
