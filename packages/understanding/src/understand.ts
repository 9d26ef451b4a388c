import { findPlaces } from "@propertyvr/gazetteer";
import {
  type Calculation,
  type ConversationState,
  type Criteria,
  EMPTY_CRITERIA,
  type Intent,
  isEmptyCriteria,
  type Language,
  type Understood,
} from "@propertyvr/vocabulary";
import { type Applied as Run, applyLayers } from "./engine/apply.ts";
import type { Fact } from "./engine/fact.ts";
import { normalise, originalSpan, type Source } from "./engine/source.ts";
import { withoutSlips } from "./engine/slips.ts";
import { type Named, tokenise } from "./engine/tokenise.ts";
import { detectLanguage } from "./detect-language.ts";
import { FOLDINGS, LAYERS, LEXICON, slips } from "./grammar.ts";
import type { Draft } from "./refine/draft.ts";
import { letGoOfNamed } from "./refine/letting-go.ts";
import { readAction, settledAction } from "./refine/action.ts";
import { type Answered, answerByWords, takeChoice } from "./refine/answer-choice.ts";
import { withBareNumber } from "./refine/bare-number.ts";
import { readCalculation } from "./refine/calculation.ts";
import { applyMessage } from "./refine/follow-up.ts";
import { isForeignBuyer, settle, type Settled } from "./refine/imply.ts";
import { readIntent, saysCriteria } from "./refine/intent.ts";
import { withoutWildFigures } from "./refine/limits.ts";
import { merge } from "./refine/merge.ts";
import { namePlacesAsSaid } from "./refine/name-as-said.ts";
import { niceToHave } from "./refine/nice-to-have.ts";
import { isNewRequest } from "./refine/new-request.ts";
import { readingsOf, unreadOf, withContradictions } from "./refine/readings.ts";
import { readSteps } from "./refine/shift-price.ts";
import { keptRefs, stateAfter } from "./refine/state-after.ts";
import { unclearIn } from "./refine/unclear.ts";
import { takeNearby } from "./refine/unclear-places.ts";
import { applyNothing, saysUndo, takeBack } from "./refine/take-back.ts";

/** Raised when the same text may be read differently than before. */
export const GRAMMAR_VERSION = "2";
/** Nobody describes a home in more; what stands behind it is returned as unread. UTF-16 units. */
export const READ_LIMIT = 4_000;

export interface UnderstandRequest {
  readonly text: string;
  /** The person's earlier messages, oldest first; ignored where `state` is given. */
  readonly history?: readonly string[] | undefined;
  readonly state?: ConversationState | undefined;
  /** The language to fall back on where the message speaks none ("20k"). */
  readonly language?: Language | undefined;
}

export interface Read {
  readonly source: Source;
  readonly words: readonly Fact[];
  readonly run: Run;
}

/** Text to facts: the same for every message, whatever was said before. */
export function readText(text: string): Read {
  const typed = normalise(text.slice(0, READ_LIMIT), FOLDINGS);
  const seen = wordsOf(typed);
  const meant = withoutSlips(typed, seen, slips);
  const source = meant ?? typed;
  const words = meant === undefined ? seen : wordsOf(meant);
  const run = applyLayers(words, LAYERS, source.text);
  return { source, words, run: { ...run, facts: namePlacesAsSaid(run.facts, source) } };
}

function wordsOf(source: Source): Fact[] {
  const named: Named[] = findPlaces(source.text).map((mention) => ({
    start: mention.start,
    end: mention.end,
    isSure: mention.certainty === "exact",
    isHumble: mention.places.every(({ kind }) => kind === "subdistrict" || kind === "district"),
    value: mention,
  }));
  return tokenise(source.text, LEXICON, named);
}

/**
 * Reads one message. `criteria` in the answer are cumulative: the state after
 * this message. Never throws on any text.
 */
export function understand(request: UnderstandRequest): Understood {
  const history = request.state === undefined ? (request.history ?? []) : [];
  let state = request.state;
  for (const earlier of history)
    state = stateAfter(state, understandOne(earlier, state, request.language));
  const hasEarlier =
    history.length > 0 || (state !== undefined && !isEmptyCriteria(state.criteria));
  return understandOne(request.text, state, request.language, hasEarlier);
}

/** What a message means, laid over what stood before it. */
interface Heard {
  readonly base: Criteria;
  readonly now: Settled;
  readonly calculation: Calculation | null;
  readonly intent: Intent;
}

function understandOne(
  text: string,
  state: ConversationState | undefined,
  fallback: Language = "en",
  hasEarlier = state !== undefined && !isEmptyCriteria(state.criteria),
): Understood {
  const { source, words, run } = readText(text);
  const answered = state && answerByWords({ source, facts: run.facts }, state);
  if (state !== undefined && answered !== undefined) {
    const language = detectLanguage(text, words, fallback);
    return understoodAnswer(text, language, answered, state);
  }
  const answer = withBareNumber(run.facts, state);
  const before = state?.criteria ?? EMPTY_CRITERIA;
  const facts = takeNearby(withoutWildFigures(answer ?? run.facts), before);
  const draft = merge(facts);
  if (
    draft.tenure === null &&
    isForeignBuyer(facts) &&
    draft.deals.includes("sale") &&
    draft.types.some(({ types }) => types.includes("condo"))
  )
    draft.tenure = "foreign_quota";
  if (hasEarlier && saysItWouldDo(facts) && draft.money.length === 0) draft.isAlso = true;
  letGoOfNamed(draft, facts, before);
  readSteps(draft, before.price);
  const isUndo = saysUndo(facts) && !saysCriteria(draft);
  const action = readAction({ facts, draft, source }, state, (title) =>
    merge(readText(title).run.facts),
  );
  const hear = (base: Criteria, isRefining: boolean): Heard => {
    const now = settle(draft, base.deal);
    const calculation = readCalculation(facts, now.deal);
    const isAnswer = answer !== undefined;
    const hearing = { facts, draft, action, calculation, hasEarlier: isRefining, isAnswer, isUndo };
    return { base, now, calculation, intent: readIntent(hearing) };
  };
  const follow = hear(action?.type === "reset" ? EMPTY_CRITERIA : before, hasEarlier);
  const isNew =
    follow.intent === "refine" &&
    answer === undefined &&
    isNewRequest(facts, draft, before, source.text);
  const { base, now, calculation, intent } = isNew ? hear(EMPTY_CRITERIA, false) : follow;
  // A question about prices in the middle of a search asks, it does not move the search.
  const isAside = intent === "market" && !isEmptyCriteria(base);
  const leaves = isAside || leavesCriteria(intent, action?.type, saysCriteria(draft));
  const scoped =
    intent === "market" ? { ...now, price: null, deal: isYield(facts) ? null : now.deal } : now;
  const applied = isUndo
    ? takeBack(state)
    : leaves
      ? applyNothing(base)
      : applyMessage(base, draft, scoped);
  const wished = base === before ? (state?.nice_to_have ?? []) : [];
  const wishText = (fact: Fact): string => {
    const { start, end } = originalSpan(source, fact.start, fact.end);
    return text.slice(start, end);
  };
  return {
    language: detectLanguage(text, words, fallback),
    intent,
    criteria: applied.criteria,
    action: intent === "refine" || intent === "other" ? settledAction(action, applied) : null,
    calculation: intent === "calculator" ? calculation : null,
    nice_to_have: leaves ? wished : niceToHave(wished, draft, applied.criteria.amenities),
    wishes: draft.wishes.map(wishText),
    unread: [
      ...unreadOf(source, facts, action?.indexes !== undefined || action?.index !== undefined),
      ...beyondLimit(text),
    ],
    readings: readingsOf(
      source,
      withContradictions(facts, [
        ...draft.contradictions.map(({ fact }) => fact),
        ...(now.contradiction === null ? [] : [now.contradiction.fact]),
      ]),
    ),
    place_refs: keptRefs(applied.refs, namesSaid(draft), state),
    unclear:
      leaves || isUndo || !["search", "refine"].includes(intent)
        ? []
        : unclearIn({ source, facts, draft, now, base, criteria: applied.criteria }),
    touched: applied.touched,
    version: GRAMMAR_VERSION,
  };
}

/** "The road": one of the choices we gave, and nothing else. */
function understoodAnswer(
  text: string,
  language: Language,
  answered: Answered,
  state: ConversationState,
): Understood {
  const { criteria, refs, touched } = takeChoice(answered, state);
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  const means = answered.choice === null ? "either" : answered.choice.means.en;
  return {
    language,
    intent: "refine",
    criteria,
    action: null,
    calculation: null,
    nice_to_have: state.nice_to_have ?? [],
    wishes: [],
    unread: [],
    readings: [
      {
        text: text.slice(start, end),
        start,
        end,
        rule: "answer.choice",
        means,
        certainty: "stated",
      },
    ],
    place_refs: keptRefs(
      refs,
      new Set(answered.choice?.place_refs?.map(({ name }) => name)),
      state,
    ),
    unclear: [],
    touched,
    version: GRAMMAR_VERSION,
  };
}

/** "a townhouse is fine too" joins what was said; "down to one bedroom is fine" replaces it. */
const saysItWouldDo = (facts: readonly Fact[]): boolean =>
  facts.some(({ kind }) => kind === "isOk") && !facts.some(({ kind }) => kind === "replace");
const isYield = (facts: readonly Fact[]): boolean =>
  facts.some((fact) => fact.kind === "topic" && fact.value === "yield");

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
const namesSaid = ({ areas, targets }: Draft): ReadonlySet<string | null> =>
  new Set([...areas, ...targets].map(({ name }) => name));

function beyondLimit(text: string): readonly { text: string; start: number; end: number }[] {
  return text.length > READ_LIMIT
    ? [{ text: text.slice(READ_LIMIT), start: READ_LIMIT, end: text.length }]
    : [];
}
