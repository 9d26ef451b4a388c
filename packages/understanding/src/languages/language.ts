import type {
  Deal,
  HomeAsk,
  Language as LanguageCode,
  PlaceKind,
  PriceRange,
  Range,
  Tenure,
} from "@propertyvr/vocabulary";
import type { WordList } from "../engine/lexicon.ts";
import type { Rule } from "../engine/rule.ts";
import type { ScriptFolding } from "../engine/source.ts";
import type { FactKind, Meanings } from "../shapes/meanings.ts";
import type { ToldClauses } from "../shapes/told.ts";

export type { ToldClauses };

/** One of several pieces of a regular expression. */
export const anyOf = (...pieces: readonly string[]): string => `(?:${pieces.join("|")})`;

/** Found where one of the patterns is. */
export const eitherOf = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(anyOf(...patterns.map(({ source }) => source)));

/** Found where one pattern stands right behind the other. */
export const inOrder = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => `(?:${source})`).join(""));

/** The layers of the grammar in the order in which they run; `grammar.ts` says why. */
export type LayerName =
  | "background"
  | "counted"
  | "numbers"
  | "measures"
  | "asides"
  | "bounds"
  | "near"
  | "polarity"
  | "rest";

/** How people ask about one home they look at. */
export interface HomeQuestions {
  /** Found in a question. */
  readonly asks: RegExp;
  /** Found where other homes are asked for, or where a question is general. */
  readonly asksOthers: RegExp;
  /** Found where the words themselves say that one home is asked about, whatever is on screen. */
  readonly ofOne: RegExp;
  /** Found where a distance is asked. */
  readonly far: RegExp;
  /** How long the way to a place takes. */
  readonly way: RegExp;
  readonly foreign: RegExp;
  readonly topics: readonly (readonly [HomeAsk["topic"], RegExp])[];
  /** How people ask which of several homes they look at has the least or the most of something. */
  readonly which: {
    readonly asks: RegExp;
    /** Found where somebody asks which of them has something. */
    readonly has: RegExp;
    /** The first that is found counts. */
    readonly topics: readonly (readonly [HomeAsk["topic"], "least" | "most", RegExp])[];
  };
}

/** How people ask to be shown homes, whatever homes; in small letters. */
export interface SearchRequests {
  /** Each word that asks; global. */
  readonly asks: RegExp;
  /** Found in what stands right before such a word where it is denied ("not a condo"). */
  readonly denied: RegExp;
  /** Each word around it that says nothing of the homes ("any", "please"); global. */
  readonly around: RegExp;
  /** A whole message that asks to see everything ("what do you have?"). */
  readonly everything: RegExp;
  /** A whole message that asks to see the homes just spoken of ("ok, show me those"). */
  readonly seeThem: RegExp;
  /** A whole message that asks how many they are, or whether there are really none. */
  readonly countThem: RegExp;
}

/** A place as a choice names it; names are those of the language. */
export interface PlaceChoice {
  readonly kind: PlaceKind;
  readonly name: string;
  readonly isInBangkok: boolean;
  /** Told where several choices share name and kind; null where that is not needed. */
  readonly province: string | null;
}

/**
 * How the ways to take unclear words are named: people choose one by a tap or say it, and are
 * understood by the same words. Every figure is one that was said.
 */
export interface ChoiceWords {
  readonly price: (range: PriceRange) => string;
  readonly bedrooms: (range: Range) => string;
  readonly area: (range: Range) => string;
  readonly deal: (deal: Deal, price: PriceRange) => string;
  /** Renting, or buying under a tenure. */
  readonly tenure: (tenure: Tenure | "rent") => string;
  readonly place: (place: PlaceChoice) => string;
}

/** A language is data: its script, its words, and the rules only it needs. */
export interface LanguageData {
  readonly code: LanguageCode;
  readonly folding: ScriptFolding;
  readonly words: readonly WordList[];
  /** Real words that only look like a mistyped word of ours. */
  readonly notTypos: ReadonlySet<string>;
  /** Found in words that open a request of its own ("looking for"), unlike "show me". */
  readonly seeking: RegExp;
  /** Found in a message that leans on what was said before ("the same", "still"). */
  readonly followUp: RegExp;
  readonly homeQuestions: HomeQuestions;
  readonly searchRequests: SearchRequests;
  /** Found where somebody tells of a life that may need a home ("we are expecting a baby"). */
  readonly lifeChange: RegExp;
  readonly choiceWords: ChoiceWords;
  readonly told: ToldClauses;
  readonly rules: readonly {
    readonly layer: LayerName;
    readonly reason: string;
    readonly rules: readonly Rule[];
  }[];
}

/** One list: words parted by " | ", small letters, the script's own spelling. */
export function say<K extends FactKind>(kind: K, value: Meanings[K], words: string): WordList {
  return {
    kind,
    value,
    words: words
      .split("|")
      .map((word) => word.trim())
      .filter(Boolean),
    list: "",
  };
}

/** Every way to say the left before the right: two lists parted by " | " make one. */
export const each = (left: string, right: string): string =>
  left
    .split("|")
    .flatMap((a) => right.split("|").map((b) => `${a.trim()} ${b.trim()}`.trim()))
    .join(" | ");

/** The same, written together as Thai is. */
export const joined = (left: string, right: string): string =>
  left
    .split("|")
    .flatMap((a) => right.split("|").map((b) => `${a.trim()}${b.trim()}`))
    .join(" | ");

export const inLanguage = (code: LanguageCode, lists: readonly WordList[]): readonly WordList[] =>
  lists.map((list) => ({ ...list, list: code }));
