import type { ConversationState, Deal, PriceRange } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import { type Measure, value } from "../shapes/meanings.ts";

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
  const price = [state?.criteria.price ?? null, state?.previous?.price ?? null].find(
    (each) => each !== null && (deal === null || (each.per === "month") === (deal === "rent")),
  );
  return facts.map((fact) =>
    fact.kind !== "sameBudget"
      ? fact
      : price === undefined || price === null
        ? { ...fact, kind: "filler", value: null }
        : { ...fact, kind: "measure", value: measureOfPrice(price), rule: SAME_BUDGET_RULE },
  );
}

function dealIn(fact: Fact): Deal | null {
  if (fact.kind !== "deal") return null;
  const deal = value(fact, "deal");
  return deal === "both" ? null : deal;
}

function measureOfPrice({ min, max, per }: PriceRange): Measure {
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
