import type { ConversationState, Deal } from "@propertyvr/vocabulary";
import { type Fact, FILLER } from "../engine/fact.ts";
import { isMoney, value } from "../shapes/meanings.ts";
import { amountOf, budgetUpTo, isLargeNumber, measureOfPrice, paidToday } from "./told-figures.ts";

const SAME_BUDGET_RULE = "price.same-as-before";

/**
 * "Keep renting, same budget as before": the budget that stands, or the one that the last change let
 * go of where that fits what is said.
 */
export function withSameBudget(
  facts: readonly Fact[],
  state: ConversationState | undefined,
): readonly Fact[] {
  if (!facts.some(({ kind }) => kind === "sameBudget")) return facts;
  const deal = facts.map(dealIn).find((said) => said !== null) ?? state?.criteria.deal ?? null;
  // "What is there in this budget?" behind an offer to look within it.
  const [offer, ...others] = state?.question?.choices ?? [];
  const offered = others.length === 0 ? offer?.sets.price : undefined;
  const budgets = [offered ?? null, state?.criteria.price ?? null, state?.previous?.price ?? null];
  const price = budgets.find(
    (each) => each !== null && (deal === null || (each.per === "month") === (deal === "rent")),
  );
  if (price === undefined || price === null) return withToldPrice(facts);
  return facts.map((fact) =>
    fact.kind === "sameBudget"
      ? { ...fact, kind: "measure", value: measureOfPrice(price), rule: SAME_BUDGET_RULE }
      : fact,
  );
}

/** "The owner raises 9,000 to 11,000, the same price please": of the amounts told the first is what is paid until now. */
function withToldPrice(facts: readonly Fact[]): readonly Fact[] {
  const amounts = facts.filter((fact) => isMoney(fact) || isLargeNumber(fact));
  const [first] = amounts;
  const paid = facts.map(paidToday).find((thb) => thb !== undefined);
  const from = first === undefined ? paid : amountOf(first);
  return facts.flatMap((fact) => {
    if (fact.kind !== "sameBudget")
      return from !== undefined && amounts.includes(fact) ? [] : [fact];
    if (from === undefined) return [{ ...fact, kind: FILLER, value: null }];
    const bound = value(fact, "sameBudget") ?? "max";
    const said = { ...budgetUpTo(from), bound };
    return [{ ...fact, kind: "measure", value: said, rule: SAME_BUDGET_RULE }];
  });
}

function dealIn(fact: Fact): Deal | null {
  if (fact.kind !== "deal") return null;
  const deal = value(fact, "deal");
  return deal === "both" ? null : deal;
}
