import {
  type Action,
  type Calculation,
  type Criteria,
  type CriteriaKey,
  EMPTY_CRITERIA,
  type Intent,
  isEmptyCriteria,
} from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import type { SourceText } from "../engine/source.ts";
import { isMoney } from "../shapes/meanings.ts";
import { readCalculation } from "../sums/read-calculation.ts";
import type { MessageDraft } from "./draft.ts";
import { settle, type Settled } from "./imply.ts";
import type { IntentInput } from "./intent-input.ts";
import { saysCriteria } from "./intent-by-rules.ts";
import { readIntent } from "./intent.ts";
import { saysMarket, wishesYield } from "./says-market.ts";
import { isNewRequest } from "./new-request.ts";
import { saysUndo } from "./take-back.ts";

/** One message on its own, and what it meets. */
export interface ParsedMessage {
  readonly source: SourceText;
  readonly facts: readonly Fact[];
  /** The same with figures that no search can mean: a sum says which bound they miss. */
  readonly figures: readonly Fact[];
  readonly draft: MessageDraft;
  readonly action: Action | null;
  readonly before: Criteria;
  /** What of `before` the last change had put aside and this message brings back. */
  readonly rejoined: readonly CriteriaKey[];
  readonly hasEarlier: boolean;
  /** It answers a question of ours by a bare number. */
  readonly isAnswer: boolean;
}

/** What a message means, laid over what stood before it. */
export interface Interpretation {
  /** What it is laid over: nothing, where it begins anew. */
  readonly base: Criteria;
  /** True where everything said before is forgotten: a reset, or a whole new request. */
  readonly isAnew: boolean;
  readonly now: Settled;
  readonly calculation: Calculation | null;
  readonly intent: Intent;
  readonly isUndo: boolean;
  /** The search stays as it was. */
  readonly leaves: boolean;
}

/** A whole new request in the middle of a conversation forgets the search before it. */
export function interpret(message: ParsedMessage): Interpretation {
  const { action, before, hasEarlier, isAnswer, facts, draft, source } = message;
  const isReset = action?.type === "reset";
  const calculation = readCalculation(source, message.figures);
  const follow = {
    ...interpretOver(message, calculation, isReset ? anewFrom(message) : before, hasEarlier),
    isAnew: isReset,
  };
  const isNew =
    follow.intent === "refine" && !isAnswer && isNewRequest(facts, draft, before, source.text);
  return isNew
    ? { ...interpretOver(message, calculation, EMPTY_CRITERIA, false), isAnew: true }
    : follow;
}

/** "Start again, I want to buy, same area": nothing is left but where. */
const anewFrom = ({ before, draft, source }: ParsedMessage): Criteria =>
  draft.isThere && /\bsame\b|เดิม/.test(source.text)
    ? { ...EMPTY_CRITERIA, places: before.places, near: before.near }
    : EMPTY_CRITERIA;

export function intentInputOf(
  message: ParsedMessage,
  calculation: Calculation | null = readCalculation(message.source, message.figures),
  hasEarlier: boolean = message.hasEarlier,
): IntentInput {
  const { facts, figures, draft, action, isAnswer, source } = message;
  return {
    text: source.text,
    facts,
    draft,
    action,
    calculation,
    hasEarlier,
    isAnswer,
    isUndo: saysUndo(facts) && !saysCriteria(draft),
    asksMarket: saysMarket(source.text, draft, { hasAmount: figures.some(isMoney), hasEarlier }),
    isYieldWished: wishesYield(source.text, draft),
  };
}

function interpretOver(
  message: ParsedMessage,
  calculation: Calculation | null,
  base: Criteria,
  hasEarlier: boolean,
): Omit<Interpretation, "isAnew"> {
  const { draft, action } = message;
  const settled = settle(draft, base.deal, isOfHome(base));
  const input = intentInputOf(message, calculation, hasEarlier);
  const { isUndo } = input;
  const intent = readIntent(input);
  const isMarket = intent === "market";
  return {
    base,
    now: isMarket
      ? { ...settled, price: null, deal: isYield(message) ? null : settled.deal }
      : settled,
    calculation,
    intent,
    isUndo,
    // A question about prices in the middle of a search asks, it does not move the search.
    leaves:
      (isMarket && !isEmptyCriteria(base)) ||
      leavesCriteria(intent, action?.type, saysCriteria(draft)),
  };
}

/** A place, a station or rooms: an amount behind it is a price. */
const isOfHome = ({ places, near, bedrooms }: Criteria): boolean =>
  places.length + near.length > 0 || bedrooms !== null;

/** A yield is of a home bought and let; "which is better for investment?" asks for it. */
const isYield = ({ facts, source: { text } }: ParsedMessage): boolean =>
  facts.some(
    ({ kind, value: said, start, end }) =>
      (kind === "topic" && said === "yield") ||
      (kind === "deal" && /^for investment$|^เพื่อ(?:การ)?ลงทุน$/i.test(text.slice(start, end))),
  );

/** Law, talk and the like leave the search as it was; so does an act on the homes shown. */
function leavesCriteria(intent: Intent, action: string | undefined, saysMore: boolean): boolean {
  if (["knowledge", "smalltalk", "other", "calculator"].includes(intent)) return true;
  return (
    intent === "refine" &&
    action !== undefined &&
    action !== "adjust" &&
    action !== "reset" &&
    !(action === "more" && saysMore)
  );
}
