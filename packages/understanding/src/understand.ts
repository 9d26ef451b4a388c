import { findPlaces } from "@propertyvr/gazetteer";
import {
  type AboutShown,
  type Action,
  type ConversationState,
  type CriteriaKey,
  EMPTY_CRITERIA,
  type FinancesTold,
  isEmptyCriteria,
  isSameCriteria,
  type Language,
  type PlaceRef,
  type Reading,
  type SaidAlone,
  type Understood,
} from "@propertyvr/vocabulary";
import { applyLayers, type RuleRun } from "./engine/apply.ts";
import type { Fact } from "./engine/fact.ts";
import { normalise, originalSpan, type SourceText } from "./engine/source.ts";
import { withoutTypos } from "./engine/typos.ts";
import { type RecognisedName, tokenise } from "./engine/tokenise.ts";
import { detectLanguage } from "./detect-language.ts";
import { withDoubt } from "./refine/doubt.ts";
import { aimAtStanding } from "./refine/standing-targets.ts";
import { takesBack } from "./refine/taken-back.ts";
import { FOLDINGS, LAYERS, LEXICON, typos, TOLD_WORDS } from "./grammar.ts";
import { aboutShown, asksOfOne, asksPriceAlone, whichShown } from "./refine/about-shown.ts";
import type { MessageDraft } from "./refine/draft.ts";
import { draftMessage } from "./refine/draft-message.ts";
import {
  adjustsOf,
  isAdjust,
  readAction,
  saysDay,
  settledAction,
  withHour,
} from "./refine/action.ts";
import { type ChoiceAnswer, answerByWords, takeChoice } from "./refine/answer-choice.ts";
import {
  asksBeside,
  type SearchExtras,
  besideAfter,
  besideOf,
  NOTHING_BESIDE,
  takeBackBeside,
  wantsBoth,
} from "./refine/beside.ts";
import { bothMeant } from "./refine/both.ts";
import { withBareNumber, withConditionalNumber } from "./refine/bare-number.ts";
import { takeAskedPlace } from "./refine/asked-place.ts";
import { type AppliedMessage, applyMessage } from "./refine/follow-up.ts";
import { withCorrectedCount } from "./refine/corrected-count.ts";
import { withLooseNumber } from "./refine/loose-number.ts";
import { correctsOne, isInsteadOfRefused } from "./refine/instead-of-refused.ts";
import { interpret, type Interpretation, type ParsedMessage } from "./refine/interpret.ts";
import { withoutWildFigures } from "./refine/limits.ts";
import { withoutSoisElsewhere } from "./refine/sois-elsewhere.ts";
import { withSameBudget } from "./refine/same-budget.ts";
import { settle } from "./refine/imply.ts";
import { merge } from "./refine/merge.ts";
import { withSizeOfChange, withSizeOutgrown } from "./refine/size-of-change.ts";
import {
  withoutAddends,
  withoutFormerEnd,
  withoutOtherIncome,
  withPaidRaised,
  withRealisticFigure,
  withoutAge,
  withoutToldFigure,
  withSharesOfAll,
} from "./refine/told-figures.ts";
import { namePlacesAsSaid } from "./refine/name-as-said.ts";
import { withoutMiscounted } from "./refine/miscounted.ts";
import { mayBeNew } from "./refine/new-request.ts";
import { withoutReplaced } from "./refine/one-of.ts";
import { isVague } from "./refine/vague.ts";
import { niceToHave } from "./refine/nice-to-have.ts";
import { withoutReasons } from "./refine/reasons.ts";
import { readingsOf, unreadOf, withContradictions } from "./refine/readings.ts";
import { scopeOf } from "./refine/scope.ts";
import {
  namesPlacesAlone,
  onlyTellsOfWork,
  withoutNamedPlaces,
  withoutSoftWords,
} from "./refine/soft-place.ts";
import { keptRefs, stateAfter } from "./refine/state-after.ts";
import { unclearIn } from "./refine/unclear.ts";
import { takeNearby } from "./refine/unclear-places.ts";
import { onlyAsks, readTalk } from "./refine/talk.ts";
import { value } from "./shapes/meanings.ts";
import { withoutTold } from "./shapes/told.ts";
import { standingIn } from "./refine/standing-names.ts";
import { dropWayFrom } from "./refine/way-from.ts";
import { unknownWorkplaces } from "./refine/where-said.ts";
import { withRoomsCounted } from "./refine/rooms-counted.ts";
import { withLandSize, withSizeAccepted, withSizeBounds } from "./refine/size-bounds.ts";
import { withShareOfIncome } from "./refine/share-of-income.ts";
import { financesTold } from "./sums/finances-told.ts";
import { readCalculation } from "./sums/read-calculation.ts";
import { sumOfShown, type SumOfShown } from "./sums/sum-of-shown.ts";
import { applyNothing, canTakeBack, takeBack } from "./refine/take-back.ts";

/** Raised when the same text may be read differently than before. */
export const GRAMMAR_VERSION = "5";
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

export interface ReadText {
  readonly source: SourceText;
  readonly words: readonly Fact[];
  readonly run: RuleRun;
}

/** Text to facts: the same for every message, whatever was said before. */
export function readText(text: string, standing: readonly PlaceRef[] = []): ReadText {
  const typed = normalise(text.slice(0, READ_LIMIT), FOLDINGS);
  const seen = wordsOf(typed, standing);
  const meant = withoutTypos(typed, seen, typos);
  const source = meant ?? typed;
  const words = meant === undefined ? seen : wordsOf(meant, standing);
  const run = applyLayers(withoutTold(words, source.text, TOLD_WORDS), LAYERS, source.text);
  return { source, words, run: { ...run, facts: namePlacesAsSaid(run.facts, source) } };
}

function wordsOf(source: SourceText, standing: readonly PlaceRef[]): Fact[] {
  const found = findPlaces(
    source.text,
    standing.map(({ id }) => id),
  );
  const named: RecognisedName[] = [...found, ...standingIn(source.text, standing, found)].map(
    (mention) => ({
      start: mention.start,
      end: mention.end,
      isSure: mention.certainty === "exact",
      isHumble: mention.places.every(({ kind }) => kind === "subdistrict" || kind === "district"),
      value: mention,
    }),
  );
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
    state = stateAfter(state, understandOne(earlier, state, request.language), earlier);
  const hasEarlier = history.length > 0 || hasSearch(state);
  const read = understandOne(request.text, state, request.language, hasEarlier);
  const plain = hasEarlier ? withoutSoftWords(request.text, read) : null;
  const anywhere = state !== undefined && onlyTellsOfWork(read) ? withoutNamedPlaces(state) : null;
  if (plain === null && anywhere === null) return read;
  const meant = understandOne(
    plain ?? request.text,
    plain === null ? (anywhere ?? state) : state,
    request.language,
    hasEarlier,
  );
  const { criteria, place_refs } = meant;
  return namesPlacesAlone(meant)
    ? { ...read, wished: { criteria, place_refs, is_workplace: plain === null } }
    : read;
}

/** True where there is a search that can be refined. */
const hasSearch = (state: ConversationState | undefined): boolean =>
  state !== undefined && (!isEmptyCriteria(state.criteria) || asksBeside(besideOf(state)));

function understandOne(
  text: string,
  state: ConversationState | undefined,
  fallback: Language = "en",
  hasEarlier = hasSearch(state),
): Understood {
  const read = readMessage(text, state, fallback, hasEarlier);
  if (read.kind === "settled") return read.understood;
  const { message, language, talk, beside, finances } = read;
  const { draft } = message;
  const interpretation = interpret(message);
  const { base, now, leaves } = interpretation;
  const applied = interpretation.isUndo
    ? takeBack(state)
    : leaves
      ? applyNothing(base)
      : applyMessage(withoutReplaced(base, beside.extensions, draft), draft, now);
  return withDoubt(text, {
    language,
    talk,
    ...(finances !== null && { finances }),
    ...asksAndActs(message, interpretation, applied, state),
    ...wishesOf(message, interpretation, applied, state),
    ...spansOf(text, message, interpretation),
    place_refs: keptRefs(applied.refs, namesSaid(draft), state),
    touched: { ...stated(message.rejoined), ...applied.touched },
    version: GRAMMAR_VERSION,
  });
}

const stated = (keys: readonly CriteriaKey[]): Understood["touched"] =>
  Object.fromEntries(keys.map((key) => [key, "stated"]));

/** A message ready to be interpreted, or one whose meaning is settled before that. */
type ReadMessage =
  | { readonly kind: "settled"; readonly understood: Understood }
  | {
      readonly kind: "open";
      readonly message: ParsedMessage;
      readonly language: Language;
      readonly talk: Understood["talk"];
      readonly beside: SearchExtras;
      readonly finances: FinancesTold | null;
    };

const settled = (understood: Understood): ReadMessage => ({ kind: "settled", understood });

/** What the words of a message are, and whether they answer a choice or ask about a shown home. */
export function readMessage(
  text: string,
  state: ConversationState | undefined,
  fallback: Language = "en",
  hasEarlier = hasSearch(state),
): ReadMessage {
  const { source, words, run } = readText(text, state?.place_refs);
  const language = detectLanguage(text, words, fallback);
  const talk = readTalk(source, words);
  const choice = state && answerByWords({ source, facts: run.facts }, state);
  if (state !== undefined && choice !== undefined)
    return settled(understoodAnswer(text, { language, talk }, choice, state));

  const before = state?.criteria ?? EMPTY_CRITERIA;
  const current = withoutFormerEnd(withoutReasons(run.facts, before, source.text), source.text);
  const real = withRealisticFigure(withoutAddends(withoutAge(current, source.text)), source.text);
  const raised = withPaidRaised(real, source.text);
  const told = withoutToldFigure(raised, source.text);
  const finances = financesTold(source, () => applyLayers(words, LAYERS, source.text).facts);
  const asked = withShareOfIncome(
    withSharesOfAll(told, source.text),
    source.text,
    () => finances ?? state?.finances,
  );
  const counted = withRoomsCounted(withCorrectedCount(asked), state, source.text);
  const sized = withSizeOfChange(
    withSizeBounds(
      withSizeAccepted(
        withLandSize(withSizeOutgrown(counted, source.text), state),
        state,
        source.text,
      ),
      state,
    ),
    before.area_sqm,
  );
  const answer = withConditionalNumber(sized, state, source.text) ?? withBareNumber(sized, state);
  const read = withSameBudget(answer ?? withLooseNumber(sized, state), state);
  const placed = withoutSoisElsewhere(
    withoutOtherIncome(withoutWildFigures(read), source.text),
    source.text,
    state?.place_refs ?? [],
  );
  const facts = takeNearby(placed, before);
  const beside = besideOf(state);
  const draft = draftMessage(facts, { criteria: before, beside }, hasEarlier);
  aimAtStanding(draft, before, source.text);
  dropWayFrom(draft, before, source.text);
  if (
    isInsteadOfRefused(draft, facts, { state, text: source.text }) ||
    correctsOne(draft, before, source.text)
  )
    draft.isAlso = true;
  if (state !== undefined)
    takeAskedPlace(
      draft,
      state,
      source.text,
      (asked) => readText(asked, state.place_refs).run.facts,
    );
  const action = readAction({ facts, draft, source }, state, (title) =>
    merge(readText(title).run.facts),
  );
  const asking = { facts, draft, source, action };
  const sum = sumOfShown(asking, state);
  if (state !== undefined && sum !== null)
    return settled(understoodSum({ language, talk }, sum, state, readingsOf(source, facts)));
  const about = whichShown(asking, state) ?? aboutShown(asking, state);
  // "At this price, how much a month with 1 million down?" asks for more than the price of the home.
  const isSum = about !== null && asksPriceAlone(about) && readCalculation(source, read) !== null;
  if (state !== undefined && about !== null && !isSum)
    return settled({
      ...understoodQuestion({ language, talk }, about, state, readingsOf(source, facts)),
      scope: scopeOf("market", facts),
    });
  if (state !== undefined && hasEarlier && asksOfOne(asking)) {
    const one = { index: action?.index ?? null, asks: [] };
    return settled({
      ...understoodQuestion({ language, talk }, one, state, readingsOf(source, facts)),
      about_shown: null,
    });
  }
  const isBothOfThese = wantsBoth(facts, draft, beside);
  const both = isBothOfThese ? null : bothMeant(facts, state);
  const isAnswer = answer !== undefined || isBothOfThese || both !== null;
  const message: ParsedMessage = {
    source,
    facts,
    figures: read,
    draft,
    action,
    before: both?.criteria ?? withoutMiscounted(facts, draft, state) ?? before,
    rejoined: both?.keys ?? [],
    hasEarlier,
    isAnswer,
  };
  return { kind: "open", message, language, talk, beside, finances };
}

/** The search and what is asked of it. */
function asksAndActs(
  message: ParsedMessage,
  interpretation: Interpretation,
  applied: AppliedMessage,
  state: ConversationState | undefined,
) {
  const { source, facts, draft, action } = message;
  const { criteria } = applied;
  const { intent, base, now, calculation, leaves, isUndo, isAnew } = interpretation;
  const adjusts =
    intent === "refine" && !leaves && !isAnew && !isUndo
      ? adjustsOf(draft, applied, source.text)
      : [];
  const isSearch = intent === "search" || intent === "refine";
  return {
    intent,
    criteria,
    ...besideOfSearch(message, interpretation, applied, state),
    action:
      intent === "refine" || intent === "other" ? settledAction(action, adjusts, applied) : null,
    adjusts,
    about_shown: null,
    let_go: isUndo || leaves ? [] : applied.letGo,
    only_this:
      intent === "refine" && !leaves && !isAnew && !isUndo ? onlyThis(message, applied) : null,
    scope: scopeOf(isOfShown(action) ? "market" : intent, facts),
    is_vague: isSearch && isVague(facts, criteria, applied.refs),
    calculation: intent === "calculator" ? calculation : null,
    unclear:
      leaves || isUndo || !isSearch ? [] : unclearIn({ source, facts, draft, now, base, criteria }),
  };
}

/** What is asked beside the criteria; a search that begins anew forgets it. */
function besideOfSearch(
  { facts, draft, before }: ParsedMessage,
  { isAnew, isUndo, leaves }: Interpretation,
  { criteria, refs }: AppliedMessage,
  state: ConversationState | undefined,
): SearchExtras {
  if (isUndo) return canTakeBack(state) ? takeBackBeside(state) : besideOf(state);
  const standing = isAnew ? NOTHING_BESIDE : besideOf(state);
  return leaves ? standing : besideAfter(standing, { facts, draft, before, criteria, refs });
}

/** What the message alone asks for, where it may be a request of its own and that is another search. */
function onlyThis(
  { facts, draft, before }: ParsedMessage,
  applied: AppliedMessage,
): SaidAlone | null {
  if (isEmptyCriteria(before) || !mayBeNew(draft, before)) return null;
  const beside = NOTHING_BESIDE;
  const alone = draftMessage(facts, { criteria: EMPTY_CRITERIA, beside }, false);
  const { criteria, refs } = applyMessage(EMPTY_CRITERIA, alone, settle(alone, null));
  if (isSameCriteria(criteria, applied.criteria)) return null;
  const search = { facts, draft: alone, before: EMPTY_CRITERIA, criteria, refs };
  return { criteria, ...besideAfter(beside, search), place_refs: refs };
}

/** What is liked but not demanded, and what no search can look for. */
function wishesOf(
  { source, facts, draft, action }: ParsedMessage,
  { intent, base, isAnew, leaves }: Interpretation,
  { criteria }: AppliedMessage,
  state: ConversationState | undefined,
) {
  const wished = isAnew ? [] : (state?.nice_to_have ?? []);
  const gaveWay = base.tenure !== null && criteria.tenure === null;
  const said = draft.wishes.filter(
    (fact) => !takesBack(fact, base) && !(gaveWay && isOfTenure(fact)),
  );
  // "Beach villa": what stands before the home was not asked to be near.
  const before = facts.filter(
    ({ kind }, at) => kind === "nearNoun" && facts[at + 1]?.kind === "type",
  );
  // "Something bigger" with nothing before it to be bigger than.
  const degrees = intent === "search" ? facts.filter(isAdjust) : [];
  const stays = facts.filter((fact) => fact.kind === "stay" || isDuration(fact));
  const days = visitTimes({ source, facts, action });
  const work = unknownWorkplaces(facts, draft, source.text);
  return {
    nice_to_have: leaves ? wished : niceToHave(wished, draft, criteria.amenities),
    wishes: [...said, ...before, ...stays, ...days, ...degrees, ...work]
      .map((fact) => {
        const { start, end } = originalSpan(source, fact.start, fact.end);
        return source.original.slice(start, end);
      })
      .filter((wish) => !onlyAsks(wish)),
  };
}

/** When somebody would come to see a home. */
const visitTimes = ({
  source,
  facts,
  action,
}: Pick<ParsedMessage, "source" | "facts" | "action">) =>
  action?.type === "viewing" ? facts.filter(saysDay).map((day) => withHour(day, source.text)) : [];

/** "Six months": how long somebody would stay. */
const isDuration = (fact: Fact): boolean =>
  fact.kind === "measure" && value(fact, "measure").dimension === "duration";

/** "Leasehold is fine as well": done where the tenure asked for before was let go of. */
const isOfTenure = ({ kind, parts }: Fact): boolean =>
  kind === "wish" && parts.some((part) => part.kind === "tenure");

/** Which words were read as what, and which were not read. */
function spansOf(
  text: string,
  { source, facts, draft, action }: ParsedMessage,
  { now }: Interpretation,
) {
  const isPointed = action?.indexes !== undefined || action?.index !== undefined;
  const contradictions = draft.contradictions.map(({ fact }) => fact);
  if (now.contradiction !== null) contradictions.push(now.contradiction.fact);
  const visits = visitTimes({ source, facts, action }).map(({ start, end }) =>
    originalSpan(source, start, end),
  );
  const isHour = (at: number): boolean => visits.some(({ start, end }) => at >= start && at < end);
  return {
    unread: [
      ...unreadOf(source, facts, isPointed).filter(
        (span) => !onlyAsks(span.text) && !isHour(span.start),
      ),
      ...beyondLimit(text),
    ],
    readings: readingsOf(source, withContradictions(facts, contradictions)),
  };
}

type LanguageAndTalk = Pick<Understood, "language" | "talk">;

/** "Does it have parking?": the search stays, one of the homes shown is asked about. */
function understoodQuestion(
  said: LanguageAndTalk,
  about_shown: AboutShown,
  state: ConversationState,
  readings: readonly Reading[],
): Understood {
  const { index, among } = about_shown;
  return {
    ...leftAsItWas(said, state),
    action:
      among === undefined
        ? { type: "select", ...(index !== null && { index }) }
        : { type: "compare", indexes: among },
    about_shown,
    readings,
  };
}

/** What is named beside a home on screen ("the first one against those near Ari") is no search. */
const isOfShown = (action: Action | null): boolean =>
  action?.type === "select" && action.index !== undefined;

/** "The instalment for number 2?": the search stays, the listing states what the sum needs. */
const understoodSum = (
  said: LanguageAndTalk,
  { calculation, index }: SumOfShown,
  state: ConversationState,
  readings: readonly Reading[],
): Understood => ({
  ...leftAsItWas(said, state),
  intent: "calculator",
  action: { type: "select", ...(index !== null && { index }) },
  calculation,
  readings,
});

/** A reading that changes nothing. */
function leftAsItWas({ language, talk }: LanguageAndTalk, state: ConversationState): Understood {
  return {
    language,
    talk,
    intent: "refine",
    criteria: state.criteria,
    ...besideOf(state),
    action: null,
    adjusts: [],
    about_shown: null,
    let_go: [],
    only_this: null,
    scope: null,
    is_vague: false,
    calculation: null,
    nice_to_have: state.nice_to_have ?? [],
    wishes: [],
    unread: [],
    readings: [],
    place_refs: keptRefs(applyNothing(state.criteria).refs, new Set(), state),
    unclear: [],
    touched: {},
    version: GRAMMAR_VERSION,
  };
}

/** "The road": one of the choices we gave, and nothing else. */
function understoodAnswer(
  text: string,
  said: LanguageAndTalk,
  answered: ChoiceAnswer,
  state: ConversationState,
): Understood {
  const { criteria, refs, touched } = takeChoice(answered, state);
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  const means = answered.choice === null ? "either" : answered.choice.means.en;
  return {
    ...leftAsItWas(said, state),
    criteria,
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
    touched,
  };
}

const namesSaid = ({ areas, targets }: MessageDraft): ReadonlySet<string | null> =>
  new Set([...areas, ...targets].map(({ name }) => name));

function beyondLimit(text: string): readonly { text: string; start: number; end: number }[] {
  return text.length > READ_LIMIT
    ? [{ text: text.slice(READ_LIMIT), start: READ_LIMIT, end: text.length }]
    : [];
}
