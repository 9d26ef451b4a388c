import { CRITERIA_KEYS, EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ENGLISH_FOLLOW_UPS, ENGLISH_MEANINGS } from "./corpus/en.ts";
import { THAI_FOLLOW_UPS, THAI_MEANINGS } from "./corpus/th.ts";
import { WORK_BUDGET } from "./engine/apply.ts";
import { FILLER } from "./engine/fact.ts";
import { explain } from "./explain.ts";
import { LEXICON } from "./grammar.ts";
import { readText, understand } from "./understand.ts";

const SEED = 20_260_101;
const runs = (numRuns: number) => ({ seed: SEED, numRuns });
const englishPhrase = fc.constantFrom(...ENGLISH_MEANINGS.flatMap(({ phrases }) => phrases));
const thaiPhrase = fc.constantFrom(...THAI_MEANINGS.flatMap(({ phrases }) => phrases));
const piece = fc.oneof(
  englishPhrase,
  thaiPhrase,
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.constantFrom(
    "0",
    "-",
    "--",
    "9999999999999999",
    "ๆๆๆ",
    "\u0e48\u0e48",
    "\u0000",
    "1e9",
    "ล้านล้านล้าน",
    "((((",
    "....",
    "BTS BTS",
    "-5",
    "ไม่ไม่ไม่",
    "\ud800",
  ),
);
const message = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(" "));

describe("whatever is typed", () => {
  test("reading never throws and always gives all twelve keys with ordered ranges of real numbers", () => {
    fc.assert(
      fc.property(message, message, (text, earlier) => {
        const { criteria } = understand({ text, history: [earlier] });
        expect(Object.keys(criteria).sort()).toEqual([...CRITERIA_KEYS].sort());
        for (const range of [
          criteria.price,
          criteria.area_sqm,
          criteria.land_sqm,
          criteria.bedrooms,
        ]) {
          if (range === null) continue;
          for (const end of [range.min, range.max])
            if (end !== undefined) expect(Number.isFinite(end) && end >= 0).toBe(true);
          expect(range.min ?? range.max).toBeDefined();
          if (range.min !== undefined && range.max !== undefined)
            expect(range.min).toBeLessThanOrEqual(range.max);
        }
      }),
      runs(400),
    );
  });

  test("every reading and every unread stretch lies inside the text, says what stands there, and none overlap", () => {
    fc.assert(
      fc.property(message, (text) => {
        const { readings, unread } = understand({ text });
        for (const span of [...readings, ...unread]) {
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end).toBeLessThanOrEqual(text.length);
          expect(span.start).toBeLessThan(span.end);
          expect(text.slice(span.start, span.end)).toBe(span.text);
        }
        const ordered = [...readings].sort((a, b) => a.start - b.start);
        ordered
          .slice(1)
          .forEach((reading, i) =>
            expect(reading.start).toBeGreaterThanOrEqual(ordered[i]?.end ?? 0),
          );
      }),
      runs(400),
    );
  });

  test("the same words read the same twice", () => {
    fc.assert(
      fc.property(message, (text) => {
        expect(understand({ text })).toEqual(understand({ text }));
      }),
      runs(100),
    );
  });
});

describe("work is bounded", () => {
  const hostile: readonly string[] = [
    "1 ", "a ", "the ", "ก", "no ", "near ", "bts asok, ", "2 bed or ", "ล้าน", "หนึ่งสอง", "1-", "under ", "ไม่เกิน ", "1,", "ถึง 1 ",
    "near bts ", "studio or ", "(((", "pool and ", "2 2 2 k k k ",
  ]; // prettier-ignore
  for (const unit of hostile)
    test(`100,000 characters of "${unit.trim()}" stay within the budget`, () => {
      const text = unit.repeat(Math.ceil(100_000 / unit.length)).slice(0, 100_000);
      const { work, understood } = explain({ text });
      expect(work).toBeLessThanOrEqual(WORK_BUDGET + 10_000);
      expect(understood.unread[understood.unread.length - 1]?.end).toBe(text.length);
    });

  test("work grows with the text, not with its square", () => {
    const at = (times: number): number =>
      readText("2 bed condo near bts asok under 40k or a house with a pool ".repeat(times)).run
        .work;
    expect(at(32)).toBeLessThan(at(8) * 6);
  });
});

describe("words that carry nothing change nothing", () => {
  const isFiller = (word: string): boolean =>
    readText(word).words.every(
      ({ kind, start, end }) => kind === FILLER && end - start === word.length,
    );
  const fillersOf = (language: string): readonly string[] =>
    LEXICON.fillers
      .filter((list) => list.list === language)
      .flatMap((list) => list.words)
      .filter(isFiller);
  const cases = [
    ["en", englishPhrase, " "],
    ["th", thaiPhrase, ""],
  ] as const;
  for (const [language, phrase, gap] of cases)
    test(`fillers around a phrase (${language})`, () => {
      const filler = fc.constantFrom(
        ...fillersOf(language).filter((word) => /^[a-z']{3,}$/.test(word) || language === "th"),
      );
      fc.assert(
        fc.property(phrase, filler, filler, (text, before, after) => {
          const noisy = `${before} ${text}${gap === "" ? " " : gap}${after}`;
          expect({ noisy, criteria: understand({ text: noisy }).criteria }).toEqual({
            noisy,
            criteria: understand({ text }).criteria,
          });
        }),
        runs(300),
      );
    });
});

describe("state and history tell the same story", () => {
  const followUps = [...ENGLISH_FOLLOW_UPS, ...THAI_FOLLOW_UPS];
  const turn = fc.constantFrom(...followUps.flatMap(({ phrases }) => phrases));
  const opening = fc.constantFrom(...followUps.map(({ before }) => before));

  test("reading the history again gives what carrying the state gave", () => {
    fc.assert(
      fc.property(opening, fc.array(turn, { minLength: 1, maxLength: 5 }), (first, turns) => {
        const history: string[] = [first];
        let { criteria } = understand({ text: first });
        for (const text of turns) {
          const byState = understand({ text, state: { criteria } });
          const byHistory = understand({ text, history });
          expect({ history, text, criteria: byHistory.criteria }).toEqual({
            history,
            text,
            criteria: byState.criteria,
          });
          criteria = byState.criteria;
          history.push(text);
        }
      }),
      runs(150),
    );
  });

  test("with a state the history is ignored", () => {
    const state = { criteria: { ...EMPTY_CRITERIA, types: ["villa" as const] } };
    const { criteria } = understand({ text: "with a pool", history: ["condo in Ari"], state });
    expect(criteria.types).toEqual(["villa"]);
    expect(criteria.places).toEqual([]);
  });
});
