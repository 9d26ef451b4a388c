import {
  type ConversationState,
  EMPTY_CRITERIA,
  isEmptyCriteria,
  type Reading,
  type Understood,
} from "@propertyvr/vocabulary";
import { describe, expect, test } from "vitest";
import { understand } from "../understand.ts";
import { type Carrier, carry, NOISE } from "./carriers.ts";
import { CORPORA } from "./corpora.ts";

/** Each text is read once alone, however many pairs it stands in. */
const read = new Map<string, Understood>();
function understoodAlone(text: string): Understood {
  const known = read.get(text) ?? understand({ text });
  read.set(text, known);
  return known;
}

/** Readings as lines; one whose words do not stand where it says is marked. */
const linesOf = (text: string, readings: readonly Reading[], by = 0): readonly string[] =>
  readings.map(({ start, end, text: said, rule, means, certainty }) => {
    const isTrue = text.slice(start, end) === said;
    return `${start + by}-${end + by} ${rule} ${means} ${certainty}${isTrue ? "" : " MISPLACED"}`;
  });

interface CarriedMismatch {
  readonly text: string;
  readonly got: readonly string[];
  readonly wanted: readonly string[];
}

/** What only one of two lists holds, as the difference of a text; none where they are equal. */
function differenceOf(
  text: string,
  got: readonly string[],
  wanted: readonly string[],
): readonly CarriedMismatch[] {
  return got.join("\n") === wanted.join("\n")
    ? []
    : [
        {
          text,
          got: got.filter((line) => !wanted.includes(line)),
          wanted: wanted.filter((line) => !got.includes(line)),
        },
      ];
}

/** A carried phrase must be read as it is alone, moved to where it stands, beside the carrier's own words. */
function readingDifferences(
  carrier: Carrier,
  phrases: readonly string[],
): readonly CarriedMismatch[] {
  const { before, after } = carrier;
  return phrases.flatMap((phrase) => {
    const alone = understoodAlone(phrase);
    const text = carry(carrier, phrase);
    const { criteria, readings } = understand({ text });
    return differenceOf(
      text,
      [JSON.stringify(criteria), ...linesOf(text, readings)],
      [
        JSON.stringify(alone.criteria),
        ...linesOf(before, understoodAlone(before).readings),
        ...linesOf(phrase, alone.readings, before.length),
        ...linesOf(after, understoodAlone(after).readings, before.length + phrase.length),
      ],
    );
  });
}

function meaningDifferences(
  carrier: Carrier,
  phrases: readonly string[],
  state?: ConversationState,
): readonly CarriedMismatch[] {
  const meaningOf = (text: string): readonly string[] => {
    const { criteria, action, intent, readings } = understand({ text, state });
    const misplaced = linesOf(text, readings).filter((line) => line.endsWith("MISPLACED"));
    return [JSON.stringify(criteria), JSON.stringify(action), intent, ...misplaced];
  };
  return phrases.flatMap((phrase) => {
    const text = carry(carrier, phrase);
    return differenceOf(text, meaningOf(text), meaningOf(phrase));
  });
}

const shown = (carrier: Carrier): string => JSON.stringify(carry(carrier, "…"));

for (const { name, meanings, sentences, followUps, purposes, nothing, carriers, glue } of CORPORA)
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
      test(`in ${shown(carrier)} what asks for no criterion asks for none`, () => {
        const texts = nothing.map((phrase) => carry(carrier, phrase));
        expect(texts.filter((text) => !isEmptyCriteria(understand({ text }).criteria))).toEqual([]);
      });
    for (const carrier of NOISE)
      test(`in ${shown(carrier)} sentences, questions and follow-ups are what they are alone`, () => {
        expect([
          ...meaningDifferences(
            carrier,
            [...sentences, ...purposes].flatMap((group) => group.phrases),
          ),
          ...followUps.flatMap((followUp) =>
            meaningDifferences(carrier, followUp.phrases, {
              criteria: understand({ text: followUp.before }).criteria,
            }),
          ),
        ]).toEqual([]);
      });
  });
