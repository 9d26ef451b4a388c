import type { Rule, Slot } from "../../engine/rule.ts";
import { is, maybe, that, value } from "../../shapes/meanings.ts";

/** Words of wishing: a sentence with one of them tells no longer how somebody lives. */
const WISHES = /อยาก|ต้องการ|สนใจ|มอง|(?<!ม)หา(?!ร)|ขอ/;
const home = [is("nowadays"), maybe("deal"), maybe("type"), maybe("stayFor")];
const money = that("measure", (m) => m.dimension === "money");

function living(name: string, pattern: readonly Slot[]): Rule {
  return {
    name,
    pattern,
    produce({ facts }, { text }) {
      const [first, deal, type, stay] = facts;
      if (deal === undefined && type === undefined && stay === undefined) return null;
      const end = Math.max(...facts.map((fact) => fact?.end ?? 0));
      const said = text.slice(first?.start, end);
      return WISHES.test(said) || /งบ/.test(said) ? null : { kind: "aside", value: null };
    },
  };
}
/** "ตอนนี้เช่าหออยู่แถวบางกะปิ": how somebody lives now is no wish. */
export const livesNow: readonly Rule[] = [
  living("life.now", [...home.slice(0, 3), is("stayFor")]),
  living("life.now-at", [...home, maybe("inArea", "near"), is("place", "areas", "targets")]),
  living("life.now-paying", [...home, money]),
  living("life.now-at-paying", [
    ...home,
    maybe("inArea", "near"),
    is("place", "areas", "targets"),
    money,
  ]),
];
/** "เช่าหออยู่มาตลอด", "เช่าคอนโดมา 3 ปีแล้ว" */
export const livedSince: Rule = {
  name: "life.since",
  pattern: [
    is("deal", "stayFor"),
    maybe("type"),
    maybe("stayFor"),
    is("allAlong", "measure", "stay"),
  ],
  produce({ facts }, { text }) {
    const [first, , , since] = facts;
    if (since === undefined) return null;
    if (since.kind === "allAlong") return { kind: "aside", value: null };
    const isTime = since.kind === "stay" || value(since, "measure").dimension === "duration";
    const said = text.slice(first?.start, since.end);
    return isTime && /มา *(?:ได้ *)?(?:\d|$)/.test(text.slice(first?.end, since.end)) && !WISHES.test(said)
      ? { kind: "aside", value: null }
      : null;
  },
}; // prettier-ignore
