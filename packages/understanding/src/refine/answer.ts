import type { ConversationState, CriteriaKey } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import type { Dimension } from "../shapes/meanings.ts";
import { measureOf, numberOf } from "../shapes/numbers.ts";

const DIMENSIONS: Partial<Record<CriteriaKey, Dimension>> = {
  bedrooms: "bedrooms",
  bathrooms: "bathrooms",
  price: "money",
  area_sqm: "area",
  land_sqm: "land",
};

/** A bare number answers the question asked last: "How many bedrooms?" "3". Undefined when it is no answer. */
export function answerOf(
  facts: readonly Fact[],
  state: ConversationState | undefined,
): readonly Fact[] | undefined {
  const dimension = state?.question === undefined ? undefined : DIMENSIONS[state.question.about];
  const said = facts.filter(
    ({ kind }) =>
      !["filler", "stop", "seek", "numberWord", "bound", "plus", "comma"].includes(kind),
  );
  const [only] = said;
  if (dimension === undefined || only?.kind !== "number" || said.length > 1) return undefined;
  const number = numberOf(only);
  if (
    (dimension === "bedrooms" || dimension === "bathrooms") &&
    (!Number.isInteger(number.n) || number.n > 30)
  )
    return undefined;
  const isAtLeast = facts.some(({ kind }) => kind === "plus");
  const measure = measureOf(dimension, number, 1, {
    isBare: true,
    isBudget: dimension === "money",
    bound: isAtLeast ? "min" : null,
  });
  return facts.map((fact) =>
    fact === only ? { ...fact, kind: "measure", value: measure, rule: "answer.number" } : fact,
  );
}
