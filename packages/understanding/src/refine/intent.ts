import type { Intent } from "@propertyvr/vocabulary";
import { type IntentInput, sayingOf } from "./intent-input.ts";
import {
  asksForCheapest,
  asksWhatItGets,
  countsHomes,
  intentByRules,
  isAskedOfArea,
  isWholeSearch,
  ordersChange,
} from "./intent-by-rules.ts";
import { ASKS_OF_PRACTICE, ASKS_WHO, QUESTION } from "../languages/question-words.ts";
import { isReadWhole, weighIntent } from "./weigh-intent.ts";

/** What the message is for: where the words leave no doubt by the rules, else by all the evidence. */
export function readIntent(input: IntentInput): Intent {
  const rule = intentByRules(input);
  return isBeyondDoubt(input, rule) ? rule : weighIntent(input, rule);
}

/** What no weighing of words may overrule: what is refused, sums that are whole, answers and acts. */
function isBeyondDoubt(input: IntentInput, rule: Intent): boolean {
  const { facts, draft, action, hasEarlier } = input;
  const says = sayingOf(facts);
  if (says("talk", "injection", "service", "steering", "send", "owner") || rule === "calculator")
    return true;
  if (input.isAnswer || input.isUndo || action?.type === "human") return true;
  if (says("vague") || says("filler", "homes") || facts.some(countsHomes)) return true;
  if (action !== null && action.type !== "adjust") return true;
  if (rule === "knowledge")
    return (
      says("topic", "law", "tax") ||
      says("foreigner") ||
      says("ask", "whatIs", "explain") ||
      ASKS_OF_PRACTICE.some((asks) => asks.test(input.text))
    );
  if (rule === "market")
    return (
      input.asksMarket ||
      (hasEarlier && isAskedOfArea(input, says)) ||
      (hasEarlier &&
        says("topic", "living") &&
        isReadWhole(facts) &&
        QUESTION.test(input.text.toLowerCase()))
    );
  if (rule === "other" && says("talk", "job")) return true;
  if (rule === "other" && says("talk", "outOfScope"))
    return !says("topic") && !ASKS_WHO.test(input.text);
  if (rule === "smalltalk") return isReadWhole(facts);
  if (rule !== "search" && rule !== "refine") return false;
  // "300 sqm of office around Asok, 600 baht a sqm": all that a search needs, and nothing is asked.
  if (asksWhatItGets(input) || asksForCheapest(input)) return true;
  if (isWholeSearch(draft) && !says("ask") && !says("question") && !says("topic") && !says("talk"))
    return true;
  if (rule === "search" || !hasEarlier) return false;
  if (ordersChange(input)) return true;
  const isChange = action !== null || draft.changes.length > 0 || draft.tenure !== null;
  // "To rent, 13k, I can pay two months upfront": a deal and a price, and nothing is asked.
  const isToldWhole =
    draft.deals.length > 0 && draft.money.length > 0 && !says("ask") && !says("question");
  return isChange || isToldWhole || (input.text.length <= BRIEF_MAX && !ASKS_WHO.test(input.text));
}

/** A few words that change the search before them ask for nothing else. UTF-16 units. */
const BRIEF_MAX = 30;
