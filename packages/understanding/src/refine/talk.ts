import type { Courtesy, OutsideRequest, Talk } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import type { SourceText } from "../engine/source.ts";
import { LIFE_CHANGES, SEARCH_REQUESTS } from "../grammar.ts";
import { value } from "../shapes/meanings.ts";

/** Units of a text in which its purpose is looked for: nobody takes longer to come to it. */
const LOOKED_AT = 2_000;

/** "Hi there, how are you doing?" and no more; in units. */
const BRIEF_AT_MOST = 30;

/**
 * What a message asks of the assistant itself.
 * @param words the words of the message before any rule joined them: a word counts wherever it stands
 */
export function readTalk({ text }: SourceText, words: readonly Fact[]): Talk {
  const looked = text.slice(0, LOOKED_AT);
  return {
    search: searchAsked(looked),
    courtesy: courtesyIn(words),
    is_brief: text.trim().length <= BRIEF_AT_MOST,
    outside: outsideIn(words),
    may_need_home: LIFE_CHANGES.some((life) => life.test(looked)),
  };
}

/** Words that only ask for homes ("properties") say nothing of them. */
export const onlyAsks = (text: string): boolean =>
  withoutSigns(without(text.toLowerCase(), ({ asks }) => asks)) === "";

const isWhole = (
  text: string,
  patternOf: (words: (typeof SEARCH_REQUESTS)[number]) => RegExp,
): boolean => {
  const said = text.trim().toLowerCase();
  return (
    said.length <= BARE_AT_MOST && SEARCH_REQUESTS.some((words) => patternOf(words).test(said))
  );
};

/** "Ok, show me those", "ขอดูหน่อย": the homes just spoken of, and no others. */
export const asksToSeeThem = (text: string): boolean => isWhole(text, ({ seeThem }) => seeThem);

/** To see the homes just spoken of, or how many they are: "how many do you have?" */
export const asksOfThem = (text: string): boolean =>
  asksToSeeThem(text) || isWhole(text, ({ countThem }) => countThem);

/** Nobody needs more words to ask for anything at all. */
const BARE_AT_MOST = 200;

function searchAsked(text: string): Talk["search"] {
  const short = text.slice(0, BARE_AT_MOST);
  if (SEARCH_REQUESTS.some(({ everything }) => everything.test(short))) return "bare";
  if (!asksForHomes(text)) return null;
  return onlyAsks(without(short, ({ around }) => around)) ? "bare" : "asked";
}

/** How far before a word its denial is looked for. */
const DENIED_WITHIN = 40;

const asksForHomes = (text: string): boolean =>
  SEARCH_REQUESTS.some(({ asks }) =>
    [...text.matchAll(asks)].some(({ index }) => {
      const before = text.slice(Math.max(0, index - DENIED_WITHIN), index);
      return !SEARCH_REQUESTS.some(({ denied }) => denied.test(before));
    }),
  );

const without = (
  text: string,
  wordsOf: (language: (typeof SEARCH_REQUESTS)[number]) => RegExp,
): string => SEARCH_REQUESTS.reduce((left, each) => left.replaceAll(wordsOf(each), ""), text);

const withoutSigns = (text: string): string => text.replaceAll(/[\p{P}\p{S}\s]+/gu, "");

/** The weightiest first: "hi, what can you do?" asks for help. */
const COURTESY_WORDS: readonly (readonly [Courtesy, string])[] = [
  ["identity", "identity"],
  ["kinds", "kinds"],
  ["photos", "photos"],
  ["loosen", "loosen"],
  ["help", "help"],
  ["thanks", "thanks"],
  ["goodbye", "bye"],
  ["greeting", "hello"],
];

function courtesyIn(words: readonly Fact[]): Courtesy | null {
  const isSaid = (word: string) =>
    words.some(({ kind, value: said }) => (kind === "talk" || kind === "filler") && said === word);
  if (words.some(({ kind }) => kind === "undo")) return "undo";
  return COURTESY_WORDS.find(([, word]) => isSaid(word))?.[0] ?? null;
}

/** Orders weigh most: whatever stands beside them is not obeyed either. */
function outsideIn(words: readonly Fact[]): OutsideRequest | null {
  const isSaid = (word: string) =>
    words.some(({ kind, value: said }) => kind === "talk" && said === word);
  if (isSaid("injection")) return "instructions";
  if (isSaid("steering")) return "steering";
  if (isSaid("owner")) return "owner";
  if (isSaid("send")) return "send";
  return words.some((word) => word.kind === "action" && value(word, "action").type === "human")
    ? "human"
    : null;
}
