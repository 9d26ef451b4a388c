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
  const isOfSize = facts.some((fact) => {
    const change = fact.kind === "change" ? value(fact, "change") : null;
    return change?.do === "adjust" && change.key === "area_sqm";
  });
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
