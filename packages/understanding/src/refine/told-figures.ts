import { type Fact, FILLER, NUMBER, numberStart } from "../engine/fact.ts";
import { isMoney, value } from "../shapes/meanings.ts";

const ASIDE_RULE = "aside.told-figure";

/** A person's own budget or plan, told as of before: it ends where the figure begins. */
const TOLD_BEFORE: readonly RegExp[] = [
  /\b(?:budget|max(?:imum)?|limit|price range)\b[^.;?!\d]{0,14}\b(?:was|were|used to be|had been|started (?:at|with))\b[^.;?!\d]{0,20}$/,
  /\b(?:i|we)\b (?:was|were|had|have been|used to|originally|first|initially)\b[^.;?!\d]{0,34}$/,
  /\b(?:first|originally|initially),? (?:i|we)\b[^.;?!\d]{0,34}$/,
  /^[^.;?!\d]{0,10}\b(?:was|were) (?:thinking|looking|planning|hoping|going)\b[^.;?!\d]{0,24}$/,
  /\b(?:original|initial|first|old|previous) budget\b[^.;?!\d]{0,16}$/,
  /(?:งบ|ราคา)(?:ประมาณ)?(?:เดิม|แรก)[^\d]{0,14}$/,
  /(?:ตอนแรก|ทีแรก|แต่เดิม|เดิมที|เมื่อก่อน|เคย)[^\d]{0,6}(?:ตั้ง|วาง|คิด|มอง|มี|ดู)?(?:งบ|ไว้)[^\d]{0,14}$/,
];
/** Between the two figures: what holds today. */
const TURNS_NOW =
  /\b(?:now|but|however|though|these days|nowadays|down to|up to)\b|แต่|ตอนนี้|เดี๋ยวนี้|ปัจจุบัน|เหลือ|เปลี่ยนเป็น|เพิ่มเป็น|ลดเป็น/;

/** What each of several people pays, and behind it what they pay in all. */
const SHARE_BEHIND = /^[^.;?!\d]{0,10}\b(?:each|per person|per head|a head)\b/;
const SHARE_BEFORE = /(?:คนละ|หารคนละ|ตกคนละ)\s*$/;
const IN_ALL =
  /\b(?:so|makes?|total(?:s|ling)?|that's|that is|altogether|together|combined)\b|=|รวม|เป็น/;

/** "The company gives 40,000 and I add 10,000, so 50": what two figures come to is the budget. */
export function withoutAddends(facts: readonly Fact[]): readonly Fact[] {
  const figures = facts.filter((fact) => isMoney(fact) || fact.kind === NUMBER);
  const at = figures.findIndex((first, i) => {
    const [one, other, sum] = [first, figures[i + 1], figures[i + 2]].map(amountOf);
    const isAdded = one !== undefined && other !== undefined && Math.min(one, other) >= LEAST_ADDEND;
    return isAdded && sum !== undefined && [sum, sum * 1_000].includes(one + other);
  });
  const addends = at < 0 ? [] : figures.slice(at, at + 2);
  return facts.map((fact) =>
    addends.includes(fact) ? { ...fact, kind: FILLER, value: null, rule: ASIDE_RULE } : fact,
  );
} // prettier-ignore
const LEAST_ADDEND = 500;
/** A figure in baht, or as it stands where no unit was said. */
export const amountOf = (fact: Fact | undefined): number | undefined =>
  fact === undefined
    ? undefined
    : fact.kind === NUMBER
      ? value(fact, "number").n
      : value(fact, "measure").from;

/**
 * Of two figures the one that is only told, set aside: "my budget was 25k but now I can only do 18k",
 * "7k each, so 14k together".
 */
export function withoutToldFigure(facts: readonly Fact[], text: string): readonly Fact[] {
  const figures = facts.filter((fact) => isMoney(fact) || isLargeNumber(fact));
  const [told, meant, ...others] = figures;
  // "From 12,000 to 15,000, the same price please" asks for the first.
  const isSame = facts.some(
    ({ kind, start }) => kind === "sameBudget" && start > (meant?.end ?? 0),
  );
  if (told === undefined || meant === undefined || others.length > 0 || isSame) return facts;
  const before = text.slice(0, numberStart(told)).toLowerCase();
  const between = text.slice(told.end, numberStart(meant)).toLowerCase();
  const isFormer = TURNS_NOW.test(between) && TOLD_BEFORE.some((each) => each.test(before));
  const isShare = IN_ALL.test(between) && (SHARE_BEHIND.test(between) || SHARE_BEFORE.test(before));
  if (!isFormer && !isShare) return facts;
  const aside: Fact = { ...told, kind: FILLER, value: null, rule: ASIDE_RULE };
  return facts.map((fact) => (fact === told ? aside : fact));
}

/** Rooms and floors are counted in smaller numbers. */
export const isLargeNumber = (fact: Fact): boolean =>
  fact.kind === NUMBER && value(fact, "number").n >= 1_000;
