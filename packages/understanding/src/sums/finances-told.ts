import type { FinancesTold } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import type { SourceText } from "../engine/source.ts";
import { value } from "../shapes/meanings.ts";
import { MOST_A_MONTH } from "./calculation-cues.ts";
import type { Role } from "./cues.ts";
import { cuesIn } from "./find-words.ts";
import { withJointIncome } from "./joint-income.ts";
import { quantitiesIn, type Quantity } from "./quantities.ts";
import { originTold } from "./origin-told.ts";
import { yearBought } from "./year-bought.ts";

/** Above this an amount that is not said to be a month's is the whole debt. Baht. */
const MOST_DEBT_A_MONTH = 100_000;

/** Nobody who asks today bought a home before it. */
const FIRST_YEAR = 1_900;

/**
 * "Salary 45,000, car loan 8,000 a month", "bought in 2018", "I'm a foreigner": null where none of them is told.
 * @param factsIn reads the whole message, with what is only told in it; asked where it may tell money
 */
export function financesTold(
  { text }: SourceText,
  factsIn: () => readonly Fact[],
): FinancesTold | null {
  const said = yearBought(text)?.year;
  const year = said !== undefined && said >= FIRST_YEAR ? said : undefined;
  const origin = { ...(year !== undefined && { acquired_year: year }), ...originTold(text) };
  const hasOrigin = Object.keys(origin).length > 0;
  const cues = cuesIn(text);
  const [isOfIncome, isOfDebt] = [cues.has("tells_income"), cues.has("tells_debt")];
  const isOfInstalment = TELLS_INSTALMENT.test(text);
  if (!isOfIncome && !isOfDebt && !isOfInstalment) return hasOrigin ? origin : null;
  const facts = factsIn();
  const instalment = isOfInstalment ? instalmentTold(facts) : undefined;
  const amounts = withJointIncome(text, quantitiesIn(text, facts)).map((each) => ({
    ...each,
    // "A car loan, 8,000 a month": a comma parts a role from its amount, but not this one.
    role: facts.some((fact) => isDebt(fact) && within(each, fact)) ? ("debt" as const) : each.role,
  }));
  const earned = isOfIncome ? amountTold(amounts, "income", MOST_A_MONTH) : undefined;
  const isOfPartner = amounts.some((each) => each.isOfPartner);
  const [income, partner] = isOfPartner ? [undefined, earned] : [earned, undefined];
  const debt = isOfDebt ? amountTold(amounts, "debt", MOST_DEBT_A_MONTH) : undefined;
  const isNothing = [earned, debt, instalment].every((amount) => amount === undefined);
  if (isNothing && !hasOrigin) return null;
  return {
    ...origin,
    ...(income !== undefined && { income_month: income }),
    ...(partner !== undefined && { partner_income_month: partner }),
    ...(debt !== undefined && { debt_month: debt }),
    ...(instalment !== undefined && { instalment_month: instalment }),
  };
}

const TELLS_INSTALMENT = /ผ่อน|\binstal?lments?\b|\brepay|\bmortgage\b|\bto (?:the|a) bank\b/;

/** "ผ่อนไม่เกิน 8 พัน", "I can pay 15k a month to the bank": the most that is said. Baht a month. */
function instalmentTold(facts: readonly Fact[]): number | undefined {
  const amounts = facts.flatMap((fact) => {
    const aside = fact.kind === "aside" ? value(fact, "aside") : null;
    const measure = aside?.what === "instalment" ? aside.measure : null;
    return measure?.dimension === "money" ? [measure.to ?? measure.from] : [];
  });
  return amounts.find((amount) => amount >= LEAST_A_MONTH && amount < MOST_A_MONTH);
}
/** Nobody pays a home back by less. Baht. */
const LEAST_A_MONTH = 1_000;

const isDebt = (fact: Fact): boolean =>
  fact.kind === "aside" && value(fact, "aside")?.what === "debt";

const within = (one: Pick<Fact, "start" | "end">, other: Pick<Fact, "start" | "end">): boolean =>
  one.start >= other.start && one.end <= other.end;

/** Baht a month; undefined where none is told, or none that anybody would earn or owe in a month. */
function amountTold(amounts: readonly Quantity[], role: Role, most: number): number | undefined {
  const told = amounts.flatMap(({ dimension, role: its, amount, per }) => {
    const isMonthly = per === null || per === "month" || per === "year";
    return dimension === "money" && its === role && isMonthly
      ? [per === "year" ? Math.round(amount / 12) : amount]
      : [];
  });
  return told.find((amount) => amount > 0 && amount < most);
}
