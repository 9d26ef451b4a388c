import {
  type ConversationState,
  EMPTY_CRITERIA,
  type Reading,
  type Understood,
} from "@propertyvr/vocabulary";
import { describe, expect, test } from "vitest";
import { understand } from "../understand.ts";
import { type Carrier, carry, NOISE } from "./carriers.ts";
import { CORPORA } from "./corpora.ts";

const shifted = (readings: readonly Reading[], by: number): readonly Reading[] =>
  readings.map((reading) => ({ ...reading, start: reading.start + by, end: reading.end + by }));
/** A carrier's own words, and each phrase alone, are read once for all pairs of them. */
const read = new Map<string, Understood>();
function understoodAlone(text: string): Understood {
  const known = read.get(text) ?? understand({ text });
  read.set(text, known);
  return known;
}
const readingsOf = (text: string): readonly Reading[] => understoodAlone(text).readings;
const isTrueTo = (text: string, readings: readonly Reading[]): boolean =>
  readings.every(({ start, end, text: said }) => text.slice(start, end) === said);

/** What a carried phrase is read as: its own readings where it stands, and those of the carrier. */
function carriedReadings({ before, after }: Carrier, phrase: string, alone: Understood) {
  return [
    ...readingsOf(before),
    ...shifted(alone.readings, before.length),
    ...shifted(readingsOf(after), before.length + phrase.length),
  ];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

interface Difference {
  readonly text: string;
  readonly got: unknown;
  readonly wanted: unknown;
}

function readingDifferences(carrier: Carrier, phrases: readonly string[]): readonly Difference[] {
  return phrases.flatMap((phrase) => {
    const alone = understoodAlone(phrase);
    const text = carry(carrier, phrase);
    const { criteria, readings } = understand({ text });
    const got = { criteria, readings };
    const wanted = {
      criteria: alone.criteria,
      readings: carriedReadings(carrier, phrase, alone),
    };
    return same(got, wanted) && isTrueTo(text, readings) ? [] : [{ text, got, wanted }];
  });
}

function meaningDifferences(
  carrier: Carrier,
  phrases: readonly string[],
  state?: ConversationState,
): readonly Difference[] {
  const meaningOf = (text: string) => {
    const { criteria, action, intent, readings } = understand({ text, state });
    return { criteria, action, intent, isTrue: isTrueTo(text, readings) };
  };
  return phrases.flatMap((phrase) => {
    const text = carry(carrier, phrase);
    const [got, wanted] = [meaningOf(text), meaningOf(phrase)];
    return same(got, wanted) ? [] : [{ text, got, wanted }];
  });
}

const shown = (carrier: Carrier): string => JSON.stringify(carry(carrier, "…"));

for (const { name, meanings, followUps, purposes, carriers, glue } of CORPORA)
  describe(`${name}, carried`, () => {
    const phrases = meanings.flatMap((meaning) => meaning.phrases);
    test("the sentences themselves ask for nothing", () => {
      for (const carrier of [...carriers, ...glue, ...NOISE])
        expect(understand({ text: carry(carrier, "") }).criteria).toEqual(EMPTY_CRITERIA);
    });
    for (const carrier of carriers)
      test(`in ${shown(carrier)} every phrase is read as it is alone, where it stands`, () => {
        expect(readingDifferences(carrier, phrases)).toEqual([]);
      });
    for (const carrier of glue)
      test(`in ${shown(carrier)} every phrase means what it means alone`, () => {
        expect(meaningDifferences(carrier, phrases)).toEqual([]);
      });
    for (const carrier of NOISE)
      test(`in ${shown(carrier)} follow-ups and questions are what they are alone`, () => {
        expect([
          ...meaningDifferences(
            carrier,
            purposes.flatMap((purpose) => purpose.phrases),
          ),
          ...followUps.flatMap((followUp) =>
            meaningDifferences(carrier, followUp.phrases, {
              criteria: understand({ text: followUp.before }).criteria,
            }),
          ),
        ]).toEqual([]);
      });
  });
