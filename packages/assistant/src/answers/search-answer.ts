import type { ListingsPart, QuestionPart } from "@propertyvr/parts";
import { asksOfThem } from "@propertyvr/understanding";
import { offerWithinMeans } from "./calculation-answer.ts";
import {
  DEALS,
  CRITERIA_KEYS,
  isEmptyCriteria,
  isRoundedCount,
  searchOf,
  searchQuery,
  type ConversationState,
  type Criteria,
  type CriteriaKey,
  type Question,
  type SearchQuery,
} from "@propertyvr/vocabulary";
import { PAGE_SIZE, askedOf, localised, say, type TurnContext, findHomes } from "../context.ts";
import type { SearchOutcome } from "../results/search-outcome.ts";
import { shownHome } from "../shown.ts";
import type { AnswerStream } from "../turn.ts";
import { quotable, wholeCharacters } from "@propertyvr/parts/words";
import type { Homes, Writer } from "../writer/writer.ts";
import { changedPart, goesOnWithSearch } from "../what-changed.ts";
import { answerNothing } from "./nothing-answer.ts";
import { offerChanges } from "./offer-changes.ts";
import { english } from "../writer/en/index.ts";
import { thai } from "../writer/th/index.ts";
import {
  bothSentence,
  criteriaPart,
  homesIn,
  onlyThisQuestion,
  unplacedSentence,
} from "./search-parts.ts";
import { startQuestions } from "./vague-answer.ts";
import { searchQuestion } from "./search-question.ts";
import { questionOf, takenSentence, unclearOf, unclearQuestion } from "./unclear-question.ts";

/**
 * Finds homes for the criteria of the turn and says what there is.
 * @param asksToStart asks where, how much and for whom instead of what the answer would ask
 */
export async function* answerSearch(
  context: TurnContext,
  opening: readonly string[] = [],
  { asksToStart = false }: { readonly asksToStart?: boolean } = {},
): AnswerStream {
  const { state, writer } = context;
  const changed = changedPart(context);
  if (changed !== null) yield { type: "part", part: changed };
  const contradiction = contradictionIn(state.criteria);
  if (contradiction !== null) {
    yield* say(writer, [...opening, writer.contradiction(contradiction)]);
    yield { type: "part", part: criteriaPart(context, null) };
    return;
  }
  const outcome = await searchPage(context, 1);
  if (outcome === null) {
    yield* answerFailed(context, opening);
    return;
  }
  const isSame = changed === null && goesOnWithSearch(context) && !outcome.textMatched;
  const { wished } = context.understood;
  const told = [...opening, isSame ? sameSearch(context) : ""];
  if (outcome.counts.total === 0) {
    yield* answerNothing(context, outcome, told);
    return;
  }
  yield* answerFound(context, outcome, told);
  if (isSame && wished !== undefined) {
    yield { type: "part", part: searchQuestion(context, searchQuery(wished)) };
    return;
  }
  const within = await offerWithinMeans(context);
  if (within !== null) yield { type: "part", part: within };
  if (asksToStart) yield* startQuestions(context, { isPriceOffered: within !== null });
  else if (within === null) yield* ownQuestion(context, outcome);
}

/** Why the search is what it was: a figure that has to be asked about, a place only wished for, or nothing new. */
function sameSearch(context: TurnContext): string {
  const { understood, writer } = context;
  const unclear = unclearOf(context);
  if (unclear?.about === "price" && unclear.why === "ambiguous")
    return writer.unclear({ ...unclear, text: quotable(unclear.text) });
  return understood.wished === undefined
    ? writer.sameSearch(wordsUnused(context))
    : writer.wishKept(understood.wished.is_workplace);
}

/** The wishes of a message that no search looks for, else all that it says where nothing else was read; null where all was known before. */
function wordsUnused({ understood, turn: { text } }: TurnContext): string | null {
  const { wishes, readings } = understood;
  if (!readings.some(({ means }) => SLOTS_READ.has(/^\w+/.exec(means)?.[0] ?? "")))
    return text.length > WISH_TOLD_MAX || asksOfThem(text)
      ? null
      : text.trim().replace(POLITE_END, "");
  return wishes.length > 0 ? wishes.join(", ") : null;
}
const SLOTS_READ: ReadonlySet<string> = new Set([...CRITERIA_KEYS, "nice_to_have", "adjust"]);
/** Nobody reads a longer one back. UTF-16 units. */
const WISH_TOLD_MAX = 120;
const POLITE_END = /(?:[\s,]*(?:please|pls|thanks|ครับ|ค่ะ|คะ|นะ|จ้า))*[.!\s]*$/iu;

/** The next page of what was found before. */
export async function* answerMore(context: TurnContext): AnswerStream {
  const { state, writer, choose } = context;
  if (isEmptyCriteria(state.criteria) && (state.shown ?? []).length === 0) {
    yield* say(writer, [writer.ask(choose)]);
    yield* startQuestions(context, { areCounted: false });
    return;
  }
  const page = (state.page ?? 0) + 1;
  const outcome = await searchPage(context, page);
  if (outcome === null) {
    yield* answerFailed(context, []);
    return;
  }
  const { total, all_sample: areSamples } = outcome.counts;
  if (page > 1 && total > 0 && areSamples !== (state.are_samples ?? false)) {
    // Samples and real homes are never one list: what fits now is shown from its beginning.
    yield* answerSearch(context, [areSamples ? writer.realGone() : writer.realCame()]);
    return;
  }
  if (outcome.cards.length === 0) {
    if (total === 0) yield* answerNothing(context, outcome, []);
    else yield* offerChanges(context, [writer.noMore(total, choose)]);
    return;
  }
  const homes = homesIn(context, outcome);
  const first = (page - 1) * PAGE_SIZE + 1;
  const facts = { homes, total, areSamples, first, last: first + outcome.cards.length - 1 };
  yield stateEvent(context, outcome, page);
  yield* say(writer, [writer.nextPage(facts, choose)]);
  yield* foundParts(context, outcome, { query: headingOf(writer, homes), page });
}

const searchPage = ({ tools, state }: TurnContext, page: number): Promise<SearchOutcome | null> =>
  findHomes(tools, searchOf(state), { page, pageSize: PAGE_SIZE });

/** The search could not run: nothing is known of what fits, and the criteria are kept. */
export async function* answerFailed(
  context: TurnContext,
  opening: readonly string[],
): AnswerStream {
  const { writer } = context;
  yield* say(writer, [...opening, writer.searchFailed()]);
  yield { type: "part", part: criteriaPart(context, null) };
  const text = writer.searchFailedNotice();
  yield {
    type: "part",
    part: { type: "notice", version: 1, code: "search_failed", text, language: writer.language },
  };
}

async function* answerFound(
  context: TurnContext,
  outcome: SearchOutcome,
  opening: readonly string[],
): AnswerStream {
  const { state, writer, choose, turn, understood } = context;
  const { total, stated, rent, sale } = outcome.counts;
  const homes = homesIn(context, outcome);
  const asked = askedOf(state.criteria);
  // Only the order "best" looks at what is stated; "cheapest" and the others go by a figure.
  const areFirst = outcome.sort === "best";
  const unclear = unclearOf(context);
  const both = bothSentence(context);
  yield stateEvent(context, outcome, 1);
  const more = [
    asked.length === 0 ? "" : writer.standing({ asked, stated, total, areFirst }, choose),
    areFirst ? writer.niceToHave(state.nice_to_have ?? []) : "",
    both,
    both === "" && isDealOpen(context, outcome) ? writer.dealCounts({ total, rent, sale }) : "",
    unclear === null ? "" : takenSentence(context, unclear),
    unplacedSentence(context, outcome),
  ];
  const facts = {
    homes,
    total,
    areSamples: outcome.counts.all_sample,
    first: 1,
    last: outcome.cards.length,
    isFollowed: more.some((sentence) => sentence !== ""),
  };
  yield* say(writer, [...opening, writer.found(facts, choose), ...more]);
  const isOwnWords = turn.edited === undefined && understood.intent !== "refine";
  const query = isOwnWords ? turn.text : headingOf(writer, homes);
  yield* foundParts(context, outcome, { query, page: 1 });
}

/** An answer asks one thing at most: what its words mean, whether they are a new search, or the deal. */
async function* ownQuestion(context: TurnContext, outcome: SearchOutcome): AnswerStream {
  const unclear = unclearOf(context);
  const part =
    unclear !== null
      ? await unclearQuestion(context, unclear, outcome.textMatched)
      : ((await onlyThisQuestion(context)) ??
        (isDealOpen(context, outcome) ? dealQuestion(context, outcome) : null));
  if (part !== null) yield { type: "part", part };
}

/** Neither was said, and both are on offer; what is sold or rented is on offer no longer. */
const isDealOpen = ({ state }: TurnContext, { counts }: SearchOutcome): boolean =>
  (state.status ?? "available") === "available" &&
  state.criteria.deal === null &&
  counts.rent > 0 &&
  counts.sale > 0;

const HEADING_MAX = 80;

/** Our own words in the heading end at a whole word: half a figure would be a false one. */
const headingOf = (writer: Writer, homes: Homes): string =>
  quotable(writer.title(homes), HEADING_MAX);

const QUERY_MAX = 300;

async function* foundParts(
  context: TurnContext,
  outcome: SearchOutcome,
  { query, page }: { readonly query: string; readonly page: number },
): AnswerStream {
  yield { type: "part", part: criteriaPart(context, outcome) };
  const part = listingsPart(context, searchOf(context.state), outcome, query);
  yield { type: "part", part: page > 1 ? { ...part, page } : part };
}

/** One page of homes. @param heading whole, however long */
export const listingsPart = (
  { writer }: TurnContext,
  search: SearchQuery,
  { counts, sort, cards }: SearchOutcome,
  heading: string,
): ListingsPart => ({
  type: "listings",
  version: 1,
  query: wholeCharacters(heading.trim(), QUERY_MAX),
  language: writer.language,
  search,
  criteria: search.criteria,
  counts,
  sort,
  page_size: PAGE_SIZE,
  cards,
});

function stateEvent(context: TurnContext, outcome: SearchOutcome, page: number) {
  const { state, origins, writer } = context;
  const { title_words: _words, missed_words: _missed, are_samples: _before, ...rest } = state;
  const words = searchOf(state).title_words;
  const unclear = unclearOf(context);
  const next: ConversationState = {
    ...rest,
    ...(words !== null && { [outcome.textMatched ? "title_words" : "missed_words"]: words }),
    ...(page === 1 && isDealOpen(context, outcome) && { question: DEAL_QUESTION }),
    ...(page === 1 && unclear !== null && { question: questionOf(unclear) }),
    shown: outcome.cards.map(shownHome),
    page,
    ...(outcome.counts.all_sample && { are_samples: true }),
  };
  return { type: "state", state: next, origins, language: writer.language } as const;
}

/** The same in both languages, for an answer in words. */
const DEAL_QUESTION: Question = {
  about: "deal",
  choices: DEALS.map((deal) => ({
    means: { en: english.dealLabel(deal), th: thai.dealLabel(deal) },
    sets: { deal },
  })),
};

function dealQuestion(
  { state, writer, choose }: TurnContext,
  { counts }: SearchOutcome,
): QuestionPart {
  /** A choice has no "about": a part of a rounded number that is told without it would be taken for exact. */
  const told = (count: number) =>
    isRoundedCount(counts.total) && !isRoundedCount(count) ? null : count;
  return {
    type: "question",
    version: 1,
    about: "deal",
    text: writer.dealQuestion(choose),
    language: writer.language,
    choices: DEALS.map((deal) => ({
      label: localised(writer, writer.dealLabel(deal)),
      say: writer.dealSay(deal),
      count: told(counts[deal]),
      criteria: { ...state.criteria, deal },
    })),
  };
}

/** A range that ends before it begins: nothing can fit, and saying so helps more than an empty search. */
function contradictionIn(criteria: Criteria): CriteriaKey | null {
  const keys = ["price", "bedrooms", "area_sqm", "land_sqm"] as const;
  return (
    keys.find((key) => {
      const range = criteria[key];
      return range?.min !== undefined && range.max !== undefined && range.min > range.max;
    }) ?? null
  );
}
