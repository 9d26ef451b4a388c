import type { Message } from "@propertyvr/contracts";
import type { Language } from "@propertyvr/vocabulary";
import { ownLines } from "./answer-lines.ts";

/** What holds for every answer, whatever was asked, besides that it is true. */
export interface Setting {
  /** Of what the person said: the whole answer is in it. */
  readonly language: Language;
  /** Of the chat, after the answer. */
  readonly title: string;
  /** Names of places as answers of this chat wrote them, by canonical name. */
  readonly names: Readonly<Record<string, readonly string[]>>;
}

const SENTENCES_MAX = 3;
/** Thai ends no sentence with a mark: about three sentences. */
const THAI_CHARS_MAX = 300;

/** Where an answer forgets its manners, each in a sentence that begins with the name of the rule. */
export const lapses = (answer: Message, setting: Setting): readonly string[] => [
  ...otherLanguage(answer, setting.language).map((fault) => `language: ${fault}`),
  ...length(answer, setting.language).map((fault) => `length: ${fault}`),
  ...stiffness(answer).map((fault) => `words: ${fault}`),
  ...title(answer, setting).map((fault) => `title: ${fault}`),
];

function otherLanguage(answer: Message, language: Language): readonly string[] {
  const declared = answer.parts.flatMap((part) =>
    "language" in part && part.language !== language
      ? [`a ${part.type} is in ${part.language}`]
      : [],
  );
  const foreign = ownLines(answer).filter((line) =>
    language === "en" ? THAI_LETTER.test(line) : isEnglishProse(line),
  );
  return [...declared, ...foreign.map((line) => `“${line.slice(0, 90)}”`)];
}

/** The sign of the baht stands among them and is no letter. */
export const THAI_LETTER = /[\u0E01-\u0E3A\u0E40-\u0E5B]/;

/** Names begin with a capital: two words side by side that do not are a phrase. */
const isEnglishProse = (line: string): boolean =>
  /(?<![\w/.-])[a-z]{2,}\s+[a-z]{2,}(?![\w/.-])/.test(line.replaceAll(/\bm\s/g, ""));

function length(answer: Message, language: Language): readonly string[] {
  const firstPart = answer.parts.findIndex(({ type }) => type !== "text");
  const before = firstPart === -1 ? answer.parts : answer.parts.slice(0, firstPart);
  const prose = before
    .flatMap((part) => (part.type === "text" ? [part.text] : []))
    .join("\n")
    .replaceAll(/\]\([^)]*\)/g, "]");
  if (language === "th")
    return prose.length > THAI_CHARS_MAX ? [`${prose.length} characters before any part`] : [];
  const sentences = prose.split(/(?<=[.!?])\s+|\n+/).filter((piece) => /\w/.test(piece)).length;
  return sentences > SENTENCES_MAX ? [`${sentences} sentences before any part`] : [];
}

/** Wordings that nobody would say, and marks of a text that was put together wrongly. */
const STIFF: readonly RegExp[] = [
  /will stand here/i,
  /: here they are/i,
  /what may give way/i,
  /leave something open/i,
  /stated as not there/i,
  /\bits page\b/i,
  /once you are let in/i,
  /whoever offered it has not said/i,
  /it is shown this once/i,
  /catching our breath/i,
  /อนุมาน/,
  /คุณยังไม่ได้เขียนถึงใคร/,
  /(?<!\p{L})(BTS|MRT|ARL|SRT) \1(?!\p{L})/u,
  /\b(\w{3,}) \1\b/i,
  /undefined|null|NaN|\[object/,
  /(?<![A-Za-z\u0E00-\u0E7F])[.!?,]{2,}(?<!\.\.\.)/,
  / {2,}| [,.!?](?:\s|$)/,
  /\bof them them\b|\ba a\b|\bthe the\b/i,
];

const stiffness = (answer: Message): readonly string[] =>
  ownLines(answer).flatMap((line) => {
    const found = STIFF.map((words) => words.exec(line)?.[0]).find((words) => words !== undefined);
    return found === undefined ? [] : [`“${found}” in “${line.slice(0, 90)}”`];
  });

/** A chat about a place is named by it first, so that a narrow sidebar tells chats apart. */
function title({ state }: Message, { title: said, names }: Setting): readonly string[] {
  const { places = [], near = [] } = state?.criteria ?? {};
  const named = [...places, ...near.flatMap(({ name }) => (name === null ? [] : [name]))];
  if (named.length === 0) return [];
  const ways = named.flatMap((name) => [name, ...(names[name] ?? [])]);
  const bare = said.replace(/^(BTS|MRT|ARL|SRT|ใกล้|Near)\s*/i, "").toLowerCase();
  return ways.some((way) => bare.startsWith(way.replace(/^(BTS|MRT|ARL|SRT) /, "").toLowerCase()))
    ? []
    : [`“${said}” does not begin with ${named.join(" or ")}`];
}
