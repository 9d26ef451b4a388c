import { type ConversationState, type Criteria, isSameUnder } from "@propertyvr/vocabulary";
import { type Fact, FILLER } from "../engine/fact.ts";
import type { MessageDraft } from "./draft.ts";

/** What a bare number may have been taken for. */
const COUNTED = ["bedrooms", "bathrooms", "price", "area_sqm", "land_sqm"] as const;

/**
 * "20" taken for a price, then "no sorry, 2 bedrooms": the number was mistyped or misread, so what it
 * became is taken back. Undefined where the message corrects nothing of the kind.
 */
export function withoutMiscounted(
  facts: readonly Fact[],
  draft: MessageDraft,
  state: ConversationState | undefined,
): Criteria | undefined {
  if (state?.previous === undefined || !opensWithCorrection(facts)) return undefined;
  const { criteria, previous } = state;
  const said = {
    bedrooms: draft.bedrooms !== null,
    bathrooms: draft.bathrooms !== null,
    price: draft.money.length > 0,
    area_sqm: draft.area !== null,
    land_sqm: draft.land !== null,
  };
  const changed = COUNTED.filter((key) => !isSameUnder(key, criteria, previous));
  const [last, ...more] = changed;
  const isOfAnother = COUNTED.filter((key) => said[key]).length === 1;
  if (last === undefined || more.length > 0 || !isOfAnother || said[last]) return undefined;
  return previous[last] === null ? { ...criteria, [last]: null } : undefined;
}

/** "No, sorry …", "no, I meant …": not a mere "sorry", which may add what was forgotten. */
function opensWithCorrection(facts: readonly Fact[]): boolean {
  const [first, second] = facts.filter(({ kind }) => kind !== FILLER && kind !== "comma");
  return first?.kind === "negation" && second?.kind === "sorry";
}
