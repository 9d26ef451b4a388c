import type { TermValue } from "@propertyvr/vocabulary";
import { amountsIn } from "../values/amounts.ts";
import { daysIn } from "../values/days.ts";
import { durationsIn } from "../values/durations.ts";
import { percentsIn } from "../values/percents.ts";
import { payerOf, type NamedAt } from "./roles.ts";
import type { TermRule } from "./term-rules.ts";

/** How far behind its name a value stands, and how far before it. UTF-16 units. */
const BEHIND = 160;
const BEFORE = 60;
/** A kind is told so often at most: a rent once, a term from and to. */
const MOST: Readonly<Partial<Record<TermValue["kind"], number>>> = { day: 2 };

/**
 * What a clause states of a term: the values that stand nearest to its name, up to where the clause
 * names another term. Without a name in the clause (a heading names it) all of it is looked at.
 */
export function valuesOf(
  text: string,
  rule: TermRule,
  rules: readonly TermRule[],
): readonly TermValue[] {
  const named = placesOf(text, rule.names);
  const [first] = named;
  const others = rules
    .filter((each) => each !== rule && !isPartOf(each, rule))
    .flatMap(({ names }) => placesOf(text, names))
    .filter((other) => !named.some((own) => overlaps(own, other)))
    .toSorted((one, other) => one.at - other.at);
  // "A booking fee of 50,000 and a deposit of 10 %" are two; a term begins and ends in one.
  const ends = rule.takes.includes("day") ? others : [...others, ...named];
  const all = foundIn(text, rule);
  if (first === undefined) return readIn({ text, all, ends: [], others: [] }, rule, OPEN);
  let best: readonly TermValue[] = [];
  for (const name of named) {
    const values = readIn({ text, all, ends, others }, rule, name);
    if (values.length > best.length) best = values;
  }
  return best;
}

const placesOf = (text: string, names: RegExp): readonly NamedAt[] =>
  [...text.matchAll(names)].map(({ index, 0: found }) => ({
    at: index,
    end: index + found.length,
  }));

const overlaps = (one: NamedAt, other: NamedAt): boolean =>
  one.at < other.end && other.at < one.end;

/** "Rent", "notice" and "term" are spoken of in other terms: they end no other's values. */
const isPartOf = ({ key }: TermRule, { key: of }: TermRule): boolean =>
  key === "rent" ||
  key === "term" ||
  key === "price" ||
  key === "transfer_day" ||
  (key === "notice" && (of === "break_clause" || of === "renewal")) ||
  (key === "deposit" && of === "deposit_back") ||
  (key === "break_clause" && of === "notice");

interface TermMatch extends NamedAt {
  readonly value: TermValue;
}

/** A clause with all that was found in it. */
interface Looked {
  readonly text: string;
  /** All values of the kinds that the term takes. */
  readonly all: readonly TermMatch[];
  /** What ends the values of a name. */
  readonly ends: readonly NamedAt[];
  /** The names of other terms. */
  readonly others: readonly NamedAt[];
}

/** A heading names it: all of the clause is about it. */
const OPEN: NamedAt = { at: 0, end: 0 };

function readIn(
  { text, all, ends, others }: Looked,
  { takes, takesBefore, takesOne, onlyBehind }: TermRule,
  name: NamedAt,
): readonly TermValue[] {
  const isOpen = name.end === 0;
  const next = Math.min(text.length, ...ends.map(({ at }) => at).filter((at) => at >= name.end));
  const to = isOpen ? text.length : Math.min(next, name.end + BEHIND);
  const from = onlyBehind === true ? name.end : name.at;
  const behind = all.filter(({ at, end }) => at >= from && end <= to);
  const before = takesBefore
    ? all.filter(({ at, end }) => at >= name.at - BEFORE && end <= name.at)
    : [];
  const beside = before.filter(({ end }) => BESIDE.test(text.slice(end, name.end)));
  const near = [...beside.toReversed(), ...(behind.length > 0 ? behind : before.slice(-1))];
  const payer = takes.includes("payer") ? payerOf(text, name, others) : null;
  return [
    ...(payer === null ? [] : [{ kind: "payer" as const, role: payer }]),
    ...firstOfEach(near, takesOne === true),
  ];
}

/** A sum of several things is the amount of none of them. */
const TOGETHER = /(?:รวม(?:เป็น)?(?:เงิน)?(?:ทั้งสิ้น|ทั้งหมด)?|\btotal(?:ling)?(?: of)?|\btogether)\s*$/i;

/** "2 months deposit", "one month's rent": a name of English words directly behind. */
const BESIDE = /^[’']?s?[’']?\s[a-z][a-z ]+$/i;

/** One of a kind, the nearest first; told in the order of the text. */
function firstOfEach(found: readonly TermMatch[], isOneLength: boolean): readonly TermValue[] {
  const kept: TermMatch[] = [];
  for (const each of found) {
    const { kind } = each.value;
    const isAlike = (other: TermMatch): boolean =>
      other.value.kind === kind || (isOneLength && isLength(other.value) && isLength(each.value));
    if (kept.filter(isAlike).length < (MOST[kind] ?? 1)) kept.push(each);
  }
  return kept.toSorted((one, other) => one.at - other.at).map(({ value }) => value);
}

const isLength = ({ kind }: TermValue): boolean =>
  kind === "days" || kind === "months" || kind === "years";

function foundIn(text: string, { key, takes }: TermRule): readonly TermMatch[] {
  const found: TermMatch[] = [];
  if (takes.includes("thb"))
    for (const { thb, at, end } of amountsIn(text)) {
      const isSum = key !== "price" && TOGETHER.test(text.slice(Math.max(0, at - 30), at));
      if (!isSum) found.push({ at, end, value: { kind: "thb", amount: thb } });
    }
  for (const { count, unit, at, end } of durationsIn(text))
    if (takes.includes(unit)) found.push({ at, end, value: { kind: unit, amount: count } });
  if (takes.includes("percent"))
    for (const { percent, at, end } of percentsIn(text))
      found.push({ at, end, value: { kind: "percent", amount: percent } });
  if (takes.includes("day"))
    for (const { day, at, end } of daysIn(text))
      found.push({ at, end, value: { kind: "day", day } });
  return found.toSorted((one, other) => one.at - other.at);
}
