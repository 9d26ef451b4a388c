import { HOME_COSTS_THB } from "./price.ts";
import {
  type Criteria,
  CRITERIA_KEYS,
  type CriteriaKey,
  type PriceRange,
  type Reading,
  type Understood,
} from "@propertyvr/vocabulary";
import { STORY_SIGNS } from "../languages/story-signs.ts";

/** What is looked at of a message that was read. */
export type SeenMessage = Pick<
  Understood,
  "criteria" | "intent" | "readings" | "touched" | "unclear" | "unread"
>;

/** A key that a message set, and what may speak for or against its reading. */
export interface ReadKey {
  readonly key: CriteriaKey;
  /** Names; the same message gives the same ones. */
  readonly signs: readonly string[];
}

/** Every key that the message set and that holds something now. */
export function readKeys(text: string, seen: SeenMessage): readonly ReadKey[] {
  const { criteria, touched } = seen;
  const keys = CRITERIA_KEYS.filter((key) => touched[key] !== undefined && holds(criteria[key]));
  if (keys.length === 0) return [];
  const clauses = clausesOf(text, seen);
  const about = aboutMessage(text, seen, clauses);
  return keys.map((key) => ({
    key,
    signs: [
      ...new Set([
        `key:${key}`,
        ...ofValue(criteria, key),
        ...about.flatMap((sign) => [sign, `${key}:${sign}`]),
        ...ofReadings(text, clauses, key),
      ]),
    ],
  }));
}

const holds = (value: Criteria[CriteriaKey]): boolean =>
  value !== null && !(Array.isArray(value) && value.length === 0);

/** How many of these edges a number reaches. */
const bucket = (value: number, ...edges: readonly number[]): number =>
  edges.filter((edge) => value >= edge).length;

function ofValue(criteria: Criteria, key: CriteriaKey): readonly string[] {
  const held = criteria[key];
  const count = Array.isArray(held) ? [`values:${key}:${Math.min(held.length, 4)}`] : [];
  const isOddPrice = criteria.price !== null && isOdd(criteria.price);
  switch (key) {
    case "near":
      return [
        ...count,
        ...criteria.near.map(({ name }) => `near:${name === null ? "any" : "named"}`),
      ];
    case "price": {
      const { min, max, per } = criteria.price ?? { per: "total" };
      const ends = `${min === undefined ? "" : "min"}${max === undefined ? "" : "max"}`;
      return [`per:${per}`, `ends:${ends}`, ...(isOddPrice ? ["price:odd"] : [])];
    }
    case "deal":
      return [`deal:${String(criteria.deal)}`, ...(isOddPrice ? ["price:odd"] : [])];
    default:
      return count;
  }
}

/** The price of a home as its rent, or a rent as its price: the other deal may be meant. */
const isOdd = ({ min = 0, max = min, per }: PriceRange): boolean =>
  (per === "month" && (max > 500_000 || max < 1_500)) || (per === "total" && max < HOME_COSTS_THB);

interface MessageClause {
  readonly start: number;
  readonly end: number;
  readonly readings: readonly Reading[];
  /** Words that nothing read and that say something. */
  readonly lost: SeenMessage["unread"];
  /** What makes it a story rather than a wish. */
  readonly tells: readonly string[];
}

/** From one comma, full stop or line to the next; in Thai from one space to the next. */
function clausesOf(text: string, { readings, unread }: SeenMessage): readonly MessageClause[] {
  const lost = unread.filter(({ text: word }) => SAYS_SOMETHING.test(word));
  const starts = [
    0,
    ...Array.from(text.matchAll(CLAUSE_END), ({ index, 0: end }) => index + end.length),
  ];
  return starts.map((start, at) => {
    const end = starts[at + 1] ?? text.length;
    const isHere = (span: { readonly start: number }) => span.start >= start && span.start < end;
    const here = readings.filter(isHere);
    const said = here.length === 0 ? "" : text.slice(start, end).toLowerCase();
    return {
      start,
      end,
      readings: here,
      lost: lost.filter(isHere),
      tells: STORY_SIGNS.filter(({ words }) => words.test(said)).map(({ sign }) => sign),
    };
  });
}
const CLAUSE_END = /[,.;!?\n]+(?!\d)\s*|(?<=[\u0e00-\u0e7f\d]) +(?=[\u0e00-\u0e7f])/g;
/** Words of one or two letters tell nothing. */
const SAYS_SOMETHING = /[a-z]{3}|[\u0e01-\u0e2e\u0e40-\u0e44].{2}/i;

function aboutMessage(
  text: string,
  { criteria, intent, unclear }: SeenMessage,
  clauses: readonly MessageClause[],
): readonly string[] {
  const lost = clauses.reduce((sum, clause) => sum + clause.lost.length, 0);
  return [
    `length:${bucket(text.length, 30, 60, 100, 160, 240)}`,
    `unread:${bucket(lost, 1, 2, 3, 5)}`,
    `intent:${intent}`,
    `places:${Math.min(criteria.places.length, 3)}${criteria.near.length > 0 ? ":near" : ""}`,
    ...(unclear.length > 0 ? ["unclear"] : []),
  ];
}

/** How and where in the text the key was said. */
function ofReadings(
  text: string,
  clauses: readonly MessageClause[],
  key: CriteriaKey,
): readonly string[] {
  const own = clauses.flatMap((clause) =>
    clause.readings
      .filter(({ means }) => readsKey(means, key))
      .map((reading) => ({ clause, reading })),
  );
  if (own.length === 0) return [`said:${key}:nowhere`];
  const meanings = new Set(own.map(({ reading }) => reading.means));
  return [
    `said:${key}:${bucket(meanings.size, 1, 2, 3)}`,
    `clauses:${key}:${bucket(new Set(own.map(({ clause }) => clause)).size, 1, 2, 3)}`,
    ...own.flatMap(({ clause, reading }) => {
      const { start, end, certainty } = reading;
      const gaps = clause.lost.map((word) =>
        word.start >= end ? word.start - end : start - word.end,
      );
      const isInsideWord = IS_THAI.test(text.slice(start, end)) && gaps.includes(0);
      return [
        `reading:${certainty}`,
        `nearest:${bucket(Math.min(...gaps), 2, 6, 12, 30)}`,
        `clause-unread:${bucket(clause.lost.length, 1, 2)}`,
        `clause-unread:${key}:${bucket(clause.lost.length, 1)}`,
        `clause-read:${key}:${bucket(clause.readings.length, 2, 3)}`,
        `clause:${clause.start === 0 ? "first" : "later"}`,
        ...(isInsideWord ? ["inside-word", `inside-word:${key}`] : []),
        ...clause.tells.flatMap((sign) => [`tells:${sign}`, `tells:${key}:${sign}`]),
      ];
    }),
  ];
}

/** "places=Ari", "near.transit=Asok", "price.max=40000" read the key that they begin with. */
const readsKey = (means: string, key: CriteriaKey): boolean => means.split(/[.=]/, 1)[0] === key;
/** Thai sets no spaces between words: what nothing read right beside it may be the rest of a longer one. */
const IS_THAI = /[\u0e00-\u0e7f]/;
