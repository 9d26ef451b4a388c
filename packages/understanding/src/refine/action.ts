import type { Action, ConversationState } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import { value } from "../shapes/meanings.ts";

/** Which of several said actions counts: what ends or hands over first, what merely looks on last. */
const RANK: readonly Action["type"][] = [
  "reset",
  "human",
  "compare",
  "viewing",
  "contact",
  "save",
  "select",
  "more",
  "adjust",
];

/** What the message wants done with the homes on screen or with the search itself. */
export function readAction(
  facts: readonly Fact[],
  state: ConversationState | undefined,
): Action | null {
  const said = facts.filter((fact) => fact.kind === "action").map((fact) => value(fact, "action"));
  const ordinals = readOrdinals(facts, state);
  const adjust = facts
    .filter((fact) => fact.kind === "change")
    .map((fact) => value(fact, "change"));
  const best = RANK.find((type) => said.some((action) => action.type === type));
  if (best !== undefined)
    return numbered(
      best,
      ordinals.length > 0
        ? ordinals
        : best === "compare" || best === "select"
          ? smallNumbers(facts)
          : [],
    );
  if (ordinals.length > 0) return numbered("select", ordinals);
  const change = adjust.find((item) => item.do === "adjust");
  return change?.do === "adjust"
    ? { type: "adjust", field: change.key, direction: change.direction }
    : null;
}

function numbered(type: Action["type"], numbers: readonly number[]): Action {
  if (type === "compare") return numbers.length > 0 ? { type, indexes: numbers } : { type };
  const [first] = numbers;
  return first === undefined || type === "reset" || type === "more" || type === "human"
    ? { type }
    : { type, index: first };
}

/** "the second one", "number 3", "อันที่ 2": counted from 1. */
function readOrdinals(facts: readonly Fact[], state: ConversationState | undefined): number[] {
  const found: number[] = [];
  facts.forEach((fact) => {
    if (fact.kind === "ordinal") {
      const n = value(fact, "ordinal");
      const last = state?.shown?.length ?? 0;
      if (n > 0) found.push(n);
      else if (last > 0) found.push(last);
    }
  });
  return found.length > 0 ? [...found, ...furtherNumbers(facts, found)] : found;
}

/** "number 1 and 3": the second goes without the word. */
function furtherNumbers(facts: readonly Fact[], found: readonly number[]): number[] {
  return smallNumbers(facts).filter((n) => !found.includes(n));
}
function smallNumbers(facts: readonly Fact[]): number[] {
  return facts
    .filter((fact) => fact.kind === "number")
    .flatMap((fact) => [value(fact, "number").n, value(fact, "number").to ?? -1])
    .filter((n) => Number.isInteger(n) && n >= 1 && n <= 50);
}
