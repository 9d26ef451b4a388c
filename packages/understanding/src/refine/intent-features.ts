import type { Intent } from "@propertyvr/vocabulary";
import { type Fact, UNREAD } from "../engine/fact.ts";
import { ASKS_FOR_OFFERS, QUESTION } from "../languages/question-words.ts";
import type { MessageDraft } from "./draft.ts";
import type { IntentInput } from "./intent-input.ts";

/**
 * What the intent of a message is weighed by: its words and letters with names of places and figures
 * made alike, and what the rules read in it. The same text over the same facts gives the same features.
 */
export interface IntentFeatures {
  /** Pieces of the text. */
  readonly pieces: readonly string[];
  /** What the rules read. */
  readonly signs: readonly string[];
}

/** More of a long story adds nothing. UTF-16 units. */
const TEXT_MAX = 400;
const PLACE = "@";
const FIGURE = "0";

export function intentFeatures(input: IntentInput, rule: Intent): IntentFeatures {
  const text = masked(input.text, input.facts).replace(GOES_ON, "").slice(0, TEXT_MAX);
  return {
    pieces: [...new Set(piecesOf(text))],
    signs: [...new Set(signsOf(input, rule))],
  };
}

/** "rent in @ is 0": no place and no figure says what is asked, nor does a greeting around it. */
function masked(text: string, facts: readonly Fact[]): string {
  const hidden = [
    ...placesIn(facts).map(({ start, end }) => ({ start, end, by: PLACE })),
    ...courtesiesIn(facts).map(({ start, end }) => ({ start, end, by: " " })),
  ];
  let out = "";
  let at = 0;
  for (const { start, end, by } of hidden.toSorted((one, other) => one.start - other.start)) {
    if (start < at) continue;
    out += `${text.slice(at, start)}${by}`;
    at = end;
  }
  return (out + text.slice(at)).replaceAll(HASHTAG, " ").replaceAll(/\d+(?:[.,]\d+)*/g, FIGURE);
}

/** "And what notice do I have to give?": how a message goes on with the talk says nothing of what is asked. */
const GOES_ON = /^(?:(?:and|but|so|also|ok|okay|well|oh)\b[\s,.!]*)+(?=\S)|^(?:แล้ว|ส่วน)(?=\S)/i;
const HASHTAG = /#[\p{L}\p{M}_]+/gu;
/** Words of manners, which may stand beside anything. */
export const MANNERS: ReadonlySet<string> = new Set(["hello", "thanks", "bye"]);
const COURTESIES = new Set([...MANNERS, "particle", "please"]);
const isCourtesy = ({ kind, value }: Fact): boolean =>
  (kind === "talk" || kind === "filler") && COURTESIES.has(String(value));

/** Where more is said than they say. */
const courtesiesIn = (facts: readonly Fact[]): readonly Fact[] =>
  facts.every((fact) => isCourtesy(fact) || SIGN_KINDS.has(fact.kind))
    ? []
    : facts.filter(isCourtesy);

/** Kinds that say nothing of what is asked. */
const SIGN_KINDS = new Set(["stop", "comma", "filler", UNREAD]);

const placesIn = (facts: readonly Fact[]): readonly Fact[] =>
  facts.flatMap((fact) => (fact.kind === "place" ? [fact] : placesIn(fact.parts)));

const WORD = /[a-z0@']+|[\u0e00-\u0e7f]+|\?/g;
const THAI = /^[\u0e00-\u0e7f]/;
const GRAM_MIN = 2;
const GRAM_MAX = 5;

function piecesOf(text: string): readonly string[] {
  const words = ["^", ...(text.match(WORD) ?? []), "$"];
  return words.flatMap((word, at) => {
    if (word === "^" || word === "$") return [];
    const [before = "", after = ""] = [words[at - 1], words[at + 1]];
    return THAI.test(word)
      ? grams(`${before === "^" ? "^" : " "}${word}${after === "$" ? "$" : " "}`)
      : [
          `w:${word}`,
          `w:${before} ${word}`,
          `w:${word} ${after}`,
          ...(word.length > 4 ? [`p:${word.slice(0, 4)}`] : []),
        ];
  });
}

/** Thai writes no spaces between words: every row of two to six letters stands for itself. */
function grams(run: string): readonly string[] {
  const out: string[] = [];
  for (let size = GRAM_MIN; size <= GRAM_MAX; size += 1)
    for (let at = 0; at + size <= run.length; at += 1) out.push(`c:${run.slice(at, at + size)}`);
  return out;
}

/** Kinds of fact whose value is one of a few. */
const VALUED = new Set([
  "ask",
  "topic",
  "talk",
  "otherMoney",
  "deal",
  "action",
  "nearNoun",
  "change",
]);

function signsOf({ facts, draft, ...input }: IntentInput, rule: Intent): readonly string[] {
  const courtesies = courtesiesIn(facts);
  const tags = [...input.text.matchAll(HASHTAG)].map(({ index }) => index);
  const isTag = ({ start }: Fact): boolean => tags.includes(start) || tags.includes(start - 1);
  const telling = facts.filter(
    (fact) => !SIGN_KINDS.has(fact.kind) && !courtesies.includes(fact) && !isTag(fact),
  );
  return [
    `rule:${rule}`,
    ...telling.map(({ kind, value }) =>
      VALUED.has(kind) ? `f:${kind}=${saidIn(value)}` : `f:${kind}`,
    ),
    ...filled(draft),
    ...(input.asksMarket ? ["asks:market"] : []),
    ...(asksOfNoHome({ text: input.text, draft })
      ? [
          "asks:no-home",
          draft.areas.length + draft.targets.length > 0 ? "asks:place" : "asks:nothing",
        ]
      : []),
    ...(input.hasEarlier ? ["earlier"] : []),
    ...(GOES_ON.test(input.text) ? ["goes-on"] : []),
    ...(input.action === null ? [] : [`act:${input.action.type}`]),
    ...(input.calculation === null ? [] : ["sum", `sum:${input.calculation.kind}`]),
  ];
}

/** What a fact with members is: an act by its type, a near noun by its kind, a change by what it does. */
function saidIn(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  const { type, kind, do: does } = value as Readonly<Record<string, unknown>>;
  const said = type ?? kind ?? does;
  return typeof said === "string" ? said : "";
}

/** "Does it flood in Lat Krabang?": asked of a place or of nothing, and nothing of a home is named. */
export function asksOfNoHome({ text, draft }: Pick<IntentInput, "text" | "draft">): boolean {
  const home =
    draft.types.length + draft.deals.length + draft.money.length + draft.amenities.length;
  const isHome =
    home > 0 || draft.bedrooms !== null || draft.sort !== null || draft.status !== null;
  return !isHome && QUESTION.test(text) && !ASKS_FOR_OFFERS.test(text);
}

function filled(draft: MessageDraft): readonly string[] {
  const places = draft.areas.length + draft.targets.length;
  const isBounded = draft.money.some(({ measure }) => measure.bound !== null || measure.isBudget);
  const has = [
    ["type", draft.types.length > 0],
    ["deal", draft.deals.length > 0],
    ["money", draft.money.length > 0],
    ["bounded", isBounded],
    ["rooms", draft.bedrooms !== null],
    ["size", draft.area !== null || draft.land !== null],
    ["amenity", draft.amenities.length > 0],
    ["place", places > 0],
    ["places", places > 1],
    ["tenure", draft.tenure !== null],
    ["sort", draft.sort !== null],
    ["wish", draft.wishes.length > 0],
    ["home+place", draft.types.length > 0 && places > 0],
    ["home+money", draft.types.length > 0 && draft.money.length > 0],
    ["place+money", places > 0 && draft.money.length > 0],
  ] as const;
  const said = has.filter(([, is]) => is).map(([name]) => `d:${name}`);
  return said.length === 0 ? ["d:nothing"] : said;
}
