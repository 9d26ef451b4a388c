import {
  CHOICE_COUNTED_TO,
  searchOf,
  whereGroups,
  type ConversationState,
  type Criteria,
  type Language,
  type Localised,
  type Origins,
  type SearchQuery,
  type Understood,
} from "@propertyvr/vocabulary";
import type { Choose, QuestionChoice } from "@propertyvr/parts";
import { quotable } from "@propertyvr/parts/words";
import { placesSaid, type PlaceMap, type PlaceWords } from "./place-name.ts";
import type { HomeCounts } from "./results/home-counts.ts";
import type { SearchOutcome } from "./results/search-outcome.ts";
import { namesOf } from "./tools/named-search.ts";
import type { Tools } from "./tools/registry.ts";
import type { AnswerStream, AnswerEvent, Paper, Turn } from "./turn.ts";
import { english } from "./writer/en/index.ts";
import { isNetwork } from "./writer/own-name.ts";
import { thai } from "./writer/th/index.ts";
import type { AskedFeature, Homes, Writer } from "./writer/writer.ts";

/** What every kind of answer works with. */
export interface TurnContext extends PlaceMap {
  readonly tools: Tools;
  readonly turn: Turn;
  readonly understood: Understood;
  /** What the files of the message say of a home; null where they describe none. */
  readonly described: Understood | null;
  /** The documents of the message. */
  readonly papers: readonly Paper[];
  /** Those of the last message with files before it. */
  readonly earlierPapers: readonly Paper[];
  readonly writer: Writer;
  readonly choose: Choose;
  /** The conversation as this turn leaves it, before any tool has run. */
  readonly state: ConversationState;
  readonly origins: Origins;
}

export const writerOf = (language: Language): Writer => (language === "th" ? thai : english);

/** Cards a page of an answer holds. */
export const PAGE_SIZE = 6;

/** Sentences as one growing text. */
export async function* say(writer: Writer, sentences: readonly string[]): AnswerStream {
  let isFirst = true;
  for (const sentence of sentences) {
    if (sentence === "") continue;
    yield { type: "text", delta: isFirst ? sentence : ` ${sentence}`, language: writer.language };
    isFirst = false;
  }
}

export const samplesNotice = (writer: Writer): AnswerEvent => ({
  type: "part",
  part: {
    type: "notice",
    version: 1,
    code: "sample_only",
    text: writer.samples(),
    language: writer.language,
  },
});

/** How many homes a choice would find, `CHOICE_COUNTED_TO` at most; null where it could not be counted. */
export async function countHomes(tools: Tools, query: SearchQuery): Promise<HomeCounts | null> {
  const counted = await tools.callTool(
    "count_listings",
    { query: namesOf(query), up_to: CHOICE_COUNTED_TO },
    query.place_refs,
  );
  return counted.ok ? counted.value : null;
}

/** What a choice says of the homes that it would find. */
export const choiceCount = (
  counts: HomeCounts | null,
): Pick<QuestionChoice, "count" | "count_is_capped" | "all_sample"> => ({
  count: counts?.total ?? null,
  ...(counts?.is_capped === true && { count_is_capped: true }),
  ...(counts?.all_sample === true && { all_sample: true }),
});

/** The homes of one page; null where the search could not run. */
export async function findHomes(
  tools: Tools,
  query: SearchQuery,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<SearchOutcome | null> {
  const found = await tools.callTool(
    "search_listings",
    { query: namesOf(query), page, page_size: pageSize },
    query.place_refs,
  );
  return found.ok ? found.value : null;
}

/**
 * The search that the choices of an answer change.
 * @param titleWords those that stay once one of them is tapped: words that no home bears do not
 */
export const searchToChange = (
  state: ConversationState,
  titleWords: string | null,
): SearchQuery => ({
  ...searchOf(state),
  title_words: titleWords,
});

export const localised = ({ language }: Writer, text: string): Localised => ({ text, language });

export const askedOf = ({ amenities, tenure }: Criteria): readonly AskedFeature[] =>
  tenure === null ? amenities : [...amenities, tenure];

/**
 * The homes of a search, with names as a person of the language says them.
 * @param impliedWithinM the radius searched for each `near` whose `within_m` is null
 */
export function homesOf(
  { criteria, place_refs: placeRefs, title_words: titleWords, extensions, status }: SearchQuery,
  { placeName, placesWithin }: PlaceWords,
  language: Language,
  impliedWithinM: readonly (number | null)[] = [],
): Homes {
  const nameOf = (name: string) =>
    quotable(placeName({ name, id: placeRefs.find((ref) => ref.name === name)?.id }, language));
  return {
    criteria,
    places: placesSaid(criteria.places, placeRefs, {
      placesWithin,
      nameOf,
      comma: language === "th" ? " " : ", ",
    }),
    near: criteria.near.map(({ kind, name, within_m }, index) => {
      const isCommonNoun = kind === "poi" && isNoun(name);
      return {
        kind,
        name: name === null || isNetwork(name) ? name : nameOf(name),
        isCommonNoun,
        withinM: within_m ?? impliedWithinM[index] ?? null,
      };
    }),
    where: whereGroups({ criteria, extensions }),
    titleWords: titleWords === null ? null : quotable(titleWords),
    notTypes: extensions.not_types,
    status,
  };
}

/** Criteria hold common nouns as English nouns in small letters ("park"). */
export const isNoun = (name: string | null): boolean => name !== null && /^[a-z]/.test(name);

/** What a person reads where an answer broke off by a fault of ours. */
export const failureText = (language: Language): string => writerOf(language).failed();
