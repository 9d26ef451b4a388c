import {
  EMPTY_CRITERIA,
  isEmptyCriteria,
  type Intent,
  type Understood,
} from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import { NOTHING_BESIDE } from "./beside.ts";
import { draftMessage } from "./draft-message.ts";
import { applyMessage } from "./follow-up.ts";
import { settle } from "./imply.ts";
import { value } from "../shapes/meanings.ts";

const QUESTIONS: readonly Intent[] = ["market", "knowledge", "calculator"];
/** What a home is told by: figures of a question ("a 3 million loan") are not among them. */
const TELLS_HOME: readonly string[] = ["type", "areas", "targets"];
/** Of a market every criterion narrows which homes are meant; a price there is asked about. */
const TELLS_MARKET = new Set([...TELLS_HOME, "amenity", "tenure"]);
const SIZES: readonly string[] = ["bathrooms", "area", "land", "distance"];

/** The homes that a question speaks of, as a search for them. */
export function scopeOf(intent: Intent, facts: readonly Fact[]): Understood["scope"] {
  if (!QUESTIONS.includes(intent)) return null;
  const isOfMarket = intent === "market";
  const told = facts.filter((fact) => {
    if (fact.kind !== "measure")
      return isOfMarket ? TELLS_MARKET.has(fact.kind) : TELLS_HOME.includes(fact.kind);
    const { dimension } = value(fact, "measure");
    return dimension === "bedrooms" || (isOfMarket && SIZES.includes(dimension));
  });
  const draft = draftMessage(told, { criteria: EMPTY_CRITERIA, beside: NOTHING_BESIDE }, false);
  const { criteria, refs } = applyMessage(EMPTY_CRITERIA, draft, settle(draft, null));
  return isEmptyCriteria(criteria) ? null : { criteria, place_refs: refs };
}
