import { type Fact, FILLER, NUMBER } from "../engine/fact.ts";
import { value } from "../shapes/meanings.ts";

const FORMER_RULE = "aside.former-budget";

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

/** "My budget was 25k but now I can only do 18k": the figure of before is set aside, the other one counts. */
export function withoutFormerBudget(facts: readonly Fact[], text: string): readonly Fact[] {
  const figures = facts.filter((fact) => isMoney(fact) || isLargeNumber(fact));
  const [former, today, ...others] = figures;
  if (former === undefined || today === undefined || others.length > 0) return facts;
  const before = text.slice(0, numberStart(former)).toLowerCase();
  const between = text.slice(former.end, numberStart(today)).toLowerCase();
  if (!TURNS_NOW.test(between) || !TOLD_BEFORE.some((told) => told.test(before))) return facts;
  const aside: Fact = { ...former, kind: FILLER, value: null, rule: FORMER_RULE };
  return facts.map((fact) => (fact === former ? aside : fact));
}

const isMoney = (fact: Fact): boolean =>
  fact.kind === "measure" && value(fact, "measure").dimension === "money";

/** Rooms and floors are counted in smaller numbers. */
const isLargeNumber = (fact: Fact): boolean =>
  fact.kind === NUMBER && value(fact, "number").n >= 1_000;

/** "My budget was 25k" is read as one: the figure in it begins later. */
const numberStart = (fact: Fact): number => firstNumber(fact)?.start ?? fact.start;
const firstNumber = (fact: Fact): Fact | undefined =>
  fact.kind === NUMBER ? fact : fact.parts.map(firstNumber).find((each) => each !== undefined);
