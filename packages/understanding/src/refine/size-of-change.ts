import type { Range } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import { isMoney, type Measure, value } from "../shapes/meanings.ts";

const RULE = "size.of-change";

/**
 * "Bigger is fine, up to 1500": the number counts what the word before it changes, and no money.
 * @param standing the size asked for so far, in square metres: its lower end stays
 */
export function withSizeOfChange(facts: readonly Fact[], standing: Range | null): readonly Fact[] {
  const isAllowed = facts.some(({ kind }) => kind === "isOk");
  const isOfSize = facts.some((fact) => sizeDirection(fact) !== null);
  const [only, ...others] = facts.filter(isMoney);
  if (only === undefined || others.length > 0 || !isAllowed || !isOfSize) return facts;
  const said = sizeOf(value(only, "measure"));
  if (said === null || said.from > LARGEST_SQM) return facts;
  const least = said.bound === "max" ? (standing?.min ?? null) : null;
  const size =
    least !== null && least < said.from
      ? { ...said, from: least, to: said.from, bound: null }
      : said;
  return facts
    .filter(({ kind }) => kind !== "change" && kind !== "bound")
    .map((fact) => (fact === only ? { ...fact, kind: "measure", value: size, rule: RULE } : fact));
}

/** The bare number as square metres; null where it is said to be money. */
const sizeOf = (said: Measure): Measure | null =>
  said.unit === null && said.per === null && said.power === 1
    ? { ...said, dimension: "area", isBudget: false }
    : null;

const LARGEST_SQM = 20_000;

/** When the size was told of the home of today. */
const OF_TODAY = /\b(?:now|currently|today|at the moment|at present|these days)\b|ตอนนี้|ปัจจุบัน|ทุกวันนี้/;

/** "34 sqm now and I'd like something larger": the size of today is the least that is looked for; smaller, the most. */
export function withSizeOutgrown(facts: readonly Fact[], text: string): readonly Fact[] {
  const at = facts.findIndex((fact) => isSize(fact) && value(fact, "measure").bound === null);
  const wished = facts.slice(at + 1).flatMap((fact) => sizeDirection(fact) ?? [])[0];
  const size = facts[at];
  if (size === undefined || wished === undefined || !OF_TODAY.test(text)) return facts;
  if (facts.filter(isSize).length > 1) return facts;
  const bound = wished === "up" ? "min" : "max";
  return facts
    .filter((fact) => sizeDirection(fact) === null)
    .map((fact) => (fact === size ? { ...fact, value: { ...value(fact, "measure"), bound }, rule: RULE } : fact));
} // prettier-ignore

const isSize = (fact: Fact): boolean =>
  fact.kind === "measure" && value(fact, "measure").dimension === "area";
function sizeDirection(fact: Fact): "up" | "down" | null {
  const change = fact.kind === "change" ? value(fact, "change") : null;
  return change?.do === "adjust" && change.key === "area_sqm" ? change.direction : null;
}
