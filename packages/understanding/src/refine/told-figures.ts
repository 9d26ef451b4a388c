import type { PriceRange } from "@propertyvr/vocabulary";
import { type Fact, FILLER, NUMBER, numberStart } from "../engine/fact.ts";
import { otherMoney } from "../shapes/asides.ts";
import { isMoney, type Measure, type RequestedChange, value } from "../shapes/meanings.ts";
import { isOtherEarner } from "../sums/joint-income.ts";
import { ageTold } from "../sums/origin-told.ts";

const ASIDE_RULE = "aside.told-figure";
const asAside = (fact: Fact): Fact => ({ ...fact, kind: FILLER, value: null, rule: ASIDE_RULE });

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
/** What is paid today, where a whole figure behind it is what could be. */
const PAID_BEFORE =
  /\b(?:i|we)(?:'m|'re| am| are)? (?:now |currently )?pay(?:ing)?\b[^.;?!\d]{0,16}$/;
/** Between the two figures: what holds today. */
const TURNS_NOW =
  /\b(?:now|but|however|though|these days|nowadays|down to|up to)\b|แต่|ตอนนี้|เดี๋ยวนี้|ปัจจุบัน|เหลือ|เปลี่ยนเป็น|เพิ่มเป็น|ลดเป็น/;

/** What one gets, and behind it what one would rather pay. */
const GIVEN_BEFORE = /\b(?:gives?|giving|pays?|paying|covers?|offers?)\b[^.;?!\d]{0,30}$/;
const RATHER_BETWEEN = /\b(?:rather|prefer to|like to|want to) (?:only )?(?:pay|spend)\b/;

/** What each of several people pays, and behind it what they pay in all. */
const SHARE_BEHIND = /^[^.;?!\d]{0,10}\b(?:each|per person|per head|a head)\b/;
const SHARE_BEFORE =
  /(?:คนละ|หารคนละ|ตกคนละ)\s*$|\beach (?:of us )?(?:can |could |will |would )?(?:pay|pays|afford|spend|give)\b[^.;?!\d]{0,16}$|\bcan each (?:pay|afford|spend|give)\b[^.;?!\d]{0,16}$/;
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
    addends.includes(fact) ? asAside(fact) : fact,
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
 * "7k each, so 14k together", "they give 30k but I would rather pay 22k".
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
  const isPaid =
    (amountOf(meant) ?? 0) >= 1_000 && TURNS_NOW.test(between) && PAID_BEFORE.test(before);
  const isGiven = GIVEN_BEFORE.test(before) && RATHER_BETWEEN.test(between);
  const isShare = IN_ALL.test(between) && (SHARE_BEHIND.test(between) || SHARE_BEFORE.test(before));
  if (!isFormer && !isShare && !isGiven && !isPaid) return facts;
  return facts.map((fact) => (fact === told ? asAside(fact) : fact));
}

/** "I'm 58, want a house in Hua Hin": how old somebody is is no budget. */
export function withoutAge(facts: readonly Fact[], text: string): readonly Fact[] {
  const told = facts.some(({ kind }) => kind === NUMBER) ? ageTold(text) : null;
  return told === null
    ? facts
    : facts.map((fact) => (fact.kind === NUMBER && fact.start === told.at ? asAside(fact) : fact));
}

/** "My salary is 25k and my brother's 20k": what the other one earns is no budget. */
export function withoutOtherIncome(facts: readonly Fact[], text: string): readonly Fact[] {
  const told = facts.filter((fact) => fact.rule === otherMoney.name);
  const isOfOther = (fact: Fact): boolean =>
    (isMoney(fact) || isLargeNumber(fact)) &&
    told.some(({ end }) => end <= fact.start && isOtherEarner(text.slice(end, numberStart(fact))));
  return facts.map((fact) => (isOfOther(fact) ? asAside(fact) : fact));
}

/** Rooms and floors are counted in smaller numbers. */
export const isLargeNumber = (fact: Fact): boolean =>
  fact.kind === NUMBER && value(fact, "number").n >= 1_000;

/** "My budget went from 20k to 28k": no range, but what it was and what it is. */
export const withoutFormerEnd = (facts: readonly Fact[], text: string): readonly Fact[] =>
  facts.map((fact) => {
    if (!isMoney(fact) || !BUDGET_MOVED.test(text.slice(0, fact.start))) return fact;
    const measure = value(fact, "measure");
    return measure.to === null
      ? fact
      : {
          ...fact,
          value: { ...measure, from: measure.to, to: null, bound: "max", isBudget: true },
        };
  });
const BUDGET_MOVED =
  /\b(?:budget|limit|max)\b[^.;?!\d]{0,10}\b(?:went|gone|moved|rose|raised|increased|grew|dropped|cut|changed)(?: up| down)? $/;

const SHARES_RULE = "price.shares-of-all";

/** "Three of us, 5k each", "อยู่กัน 2 คน คนละ 2500": what all of them pay is the price of the home. */
export function withSharesOfAll(facts: readonly Fact[], text: string): readonly Fact[] {
  const shares = facts.filter((fact) => isMoney(fact) || isShareAside(fact));
  const people = facts.flatMap((fact) => countOfPeople(fact, text.slice(0, fact.start)));
  const [share, ...others] = shares;
  const [count] = people;
  if (share === undefined || others.length > 0 || count === undefined || people.length > 1) return facts;
  const measure = isMoney(share) ? value(share, "measure") : (value(share, "aside")?.measure ?? null);
  if (measure === null || measure.per === "total") return facts;
  const isShare =
    isShareAside(share) ||
    SHARE_BEHIND.test(text.slice(share.end).toLowerCase()) ||
    SHARE_BEFORE.test(text.slice(0, numberStart(share)).toLowerCase());
  if (!isShare) return facts;
  const { from, to, bound } = measure;
  const total = { ...measure, from: from * count, to: to === null ? null : to * count, bound: bound ?? (to === null ? "max" : null), isBudget: true } as const;
  return facts.map((fact) =>
    fact === share ? { ...fact, kind: "measure", value: total, rule: SHARES_RULE, certainty: "implied" } : fact,
  );
} // prettier-ignore

const isShareAside = (fact: Fact): boolean =>
  fact.kind === "aside" && value(fact, "aside")?.what === "share";
const MOST_SHARING = 12;
/** "With two friends" makes three; of "กับเพื่อน 2 คน" nobody knows whether the one who asks is counted. */
const WITH_OTHERS = /\bwith (?:my )?$/;
const PERHAPS_WITH_SELF = /กับ(?:เพื่อน)? ?$/;
function countOfPeople(fact: Fact, before: string): readonly number[] {
  const measure = fact.kind === "aside" ? value(fact, "aside")?.measure : null;
  if (measure?.dimension !== "people" || measure.to !== null) return [];
  const count = measure.from + (WITH_OTHERS.test(before) ? 1 : 0);
  return count >= 2 && count <= MOST_SHARING && !PERHAPS_WITH_SELF.test(before) ? [count] : [];
}

const REALISTIC_RULE = "price.realistic";

/** "Budget 4.5m but the bank only gives 3.8, so realistically 3.8": what can really be paid is the budget. */
export function withRealisticFigure(facts: readonly Fact[], text: string): readonly Fact[] {
  const at = facts.findIndex(
    (fact) =>
      (isMoney(fact) || fact.kind === NUMBER) &&
      REALLY_BEFORE.test(text.slice(0, numberStart(fact)).toLowerCase()),
  );
  const real = facts[at];
  const former = facts.slice(0, Math.max(at, 0)).filter((fact) => isMoney(fact));
  const [first] = former;
  const figure = amountOf(real);
  if (real === undefined || first === undefined || figure === undefined) return facts;
  const { from, power } = value(first, "measure");
  // Of "3.8" behind "4.5m" the millions are left out.
  const size = isMoney(real) || figure >= 1_000 ? 1 : from >= 1_000_000 ? 1_000_000 : 1_000;
  const price = { ...budgetUpTo(figure * size), power };
  return facts.map((fact) =>
    fact === real
      ? { ...fact, kind: "measure", value: price, rule: REALISTIC_RULE }
      : former.includes(fact)
        ? asAside(fact)
        : fact,
  );
}
const REALLY_BEFORE =
  /\b(?:realistically|in reality|realistic is|more realistic is|so really)[, ]*(?:it's |it is |that's |only |just |about |around |more like |max )*$|(?:เอาจริงๆ|จริงๆแล้ว|ตามจริง)(?: ?(?:ได้|แค่|ประมาณ|สัก|ไม่เกิน))* ?$/;

const PAID_RULE = "price.paid-today";

/** "I pay 15k now and can add 3k": what is paid today is the budget that is raised. */
export function withPaidRaised(facts: readonly Fact[], text: string): readonly Fact[] {
  const isRaised = facts.some((fact) => fact.kind === "change" && isRaise(value(fact, "change")));
  if (!isRaised || facts.some(isMoney)) return facts;
  const thbOf = (fact: Fact): number | undefined =>
    isLargeNumber(fact) && PAYS_BEFORE.test(text.slice(0, fact.start))
      ? amountOf(fact)
      : paidToday(fact);
  const paid = facts.find((fact) => thbOf(fact) !== undefined);
  const thb = paid && thbOf(paid);
  if (paid === undefined || thb === undefined) return facts;
  return facts.map((fact) =>
    fact === paid
      ? { ...fact, kind: "measure", value: budgetUpTo(thb), rule: PAID_RULE, certainty: "implied" }
      : fact,
  );
}
const isRaise = (change: RequestedChange): boolean =>
  change.do === "shift" && change.direction === "up" && change.unit === "baht";
const PAYS_BEFORE = /(?:จ่าย|เช่า)(?:อยู่)?(?:ที่|เดือนละ)? ?$/;

/** What somebody pays until now, told as an aside: its figure in baht. */
export function paidToday(fact: Fact): number | undefined {
  if (fact.kind !== "aside") return undefined;
  const at = fact.parts.findIndex(({ kind }) => kind === NUMBER);
  const [number, unit] = [fact.parts[at], fact.parts[at + 1]];
  if (number === undefined) return undefined;
  const { n } = value(number, "number");
  const word = unit?.kind === "numeral" && unit.start - number.end <= 1 ? value(unit, "numeral") : null;
  const thb = word !== null && "power" in word ? n * word.power : n;
  return thb >= LEAST_ADDEND ? thb : undefined;
} // prettier-ignore

/** What is searched for, as if it had been said. */
export function measureOfPrice({ min, max, per }: PriceRange): Measure {
  const isRange = min !== undefined && max !== undefined;
  return {
    dimension: "money",
    from: min ?? max ?? 0,
    to: isRange ? max : null,
    bound: isRange ? null : min === undefined ? "max" : "min",
    per,
    unit: null,
    isBare: false,
    isBudget: true,
    power: 1,
  };
}

/** A budget in baht of which nothing tells the period. */
export const budgetUpTo = (thb: number): Measure => ({
  ...measureOfPrice({ max: thb, per: "total" }),
  per: null,
});
