import type { Fact } from "../../engine/fact.ts";
import type { Rule } from "../../engine/rule.ts";
import { is, that } from "../../shapes/meanings.ts";

const BACKGROUND = { kind: "aside", value: { what: "background", measure: null } } as const;

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
