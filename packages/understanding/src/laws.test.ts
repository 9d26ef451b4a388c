import { EMPTY_CRITERIA, type Language } from "@propertyvr/vocabulary";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CORPORA } from "./corpus/corpora.ts";
import { WORK_BUDGET } from "./engine/apply.ts";
import { FILLER } from "./engine/fact.ts";
import { explain } from "./explain.ts";
import { FOLDINGS, LEXICON } from "./grammar.ts";
import { judge } from "./laws.ts";
import { NAME_AS_SAID_RULE } from "./refine/name-as-said.ts";
import { stateAfter } from "./refine/state-after.ts";
import { readText, understand } from "./understand.ts";

const SEED = 20_260_101;
const runs = (numRuns: number) => ({ seed: SEED, numRuns });
const phraseOf = (language: Language) =>
  fc.constantFrom(
    ...CORPORA.filter((corpus) => corpus.language === language).flatMap(({ meanings }) =>
      meanings.flatMap(({ phrases }) => phrases),
    ),
  );
const [englishPhrase, thaiPhrase] = [phraseOf("en"), phraseOf("th")];
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
  test("every answer keeps the laws: real ranges, true spans in order, the same twice and after JSON", () => {
    fc.assert(
      fc.property(message, message, (text, earlier) => {
        expect(judge({ text, history: [earlier] }).broken).toEqual([]);
      }),
      runs(200),
    );
  }, 20_000);
});

describe("the same said in another spelling", () => {
  const criteriaOf = (text: string) => understand({ text }).criteria;
  // A name on no map is told by its capitals and kept letter by letter.
  const isNameAsSaid = (text: string): boolean =>
    understand({ text }).readings.some(({ rule }) => rule === NAME_AS_SAID_RULE);
  const phrase = fc.oneof(englishPhrase, thaiPhrase).filter((text) => !isNameAsSaid(text));
  const spellings: readonly (readonly [how: string, spell: (text: string) => string])[] = [
    ["in capitals", (text) => text.toUpperCase()],
    ["in small letters", (text) => text.toLowerCase()],
    ["with Thai digits", (text) => text.replace(/\d/g, (d) => "๐๑๒๓๔๕๖๗๘๙".charAt(Number(d)))],
    ["in full width", (text) => text.replace(/[0-9a-z]/gi, widened)],
    ["taken apart (NFD)", (text) => text.normalize("NFD")],
    ["put together (NFC)", (text) => text.normalize("NFC")],
    ["with double spaces", (text) => ` ${text.replaceAll(" ", "  ")} `],
    ["with hard spaces", (text) => text.replaceAll(" ", "\u00a0")],
    ["with zero-width characters", (text) => Array.from(text).join("\u200b")],
    ["with marks of direction", (text) => `\u202b${text}\u202c\u200f`],
  ];
  for (const [how, spell] of spellings)
    test(`means the same ${how}`, () => {
      fc.assert(
        fc.property(phrase, (text) => {
          const other = spell(text);
          expect({ other, criteria: criteriaOf(other) }).toEqual({
            other,
            criteria: criteriaOf(text),
          });
        }),
        runs(300),
      );
    });
});
const widened = (unit: string): string => String.fromCharCode(unit.charCodeAt(0) + 0xfee0);

describe("parts that have nothing to do with each other", () => {
  const PARTS = {
    en: {
      rooms: ["2 bedrooms", "3 bed", "at least 2 bedrooms", "1 to 2 bedrooms"],
      price: ["under 40k", "budget 25,000 a month", "20-30k", "between 15k and 20k"],
      place: ["in Ari", "Thong Lo", "around On Nut", "in Chiang Mai"],
      amenity: ["with a pool", "gym", "pet friendly", "a balcony"],
      type: ["condo", "a house", "townhouse", "villa"],
      near: ["near a hospital", "near an international school", "close to the beach"],
      deal: ["for rent", "to rent"],
    },
    th: {
      rooms: ["2 ห้องนอน", "3 นอน", "อย่างน้อย 2 ห้องนอน"],
      price: ["ไม่เกิน 40000", "งบสองหมื่นห้า", "20,000-30,000 บาท"],
      place: ["แถวอารีย์", "ทองหล่อ", "ย่านอ่อนนุช", "เชียงใหม่"],
      amenity: ["มีสระว่ายน้ำ", "มีฟิตเนส", "เลี้ยงแมวได้"],
      type: ["คอนโด", "บ้านเดี่ยว", "ทาวน์โฮม"],
      near: ["ใกล้โรงพยาบาล", "ใกล้โรงเรียนนานาชาติ", "ใกล้ทะเล"],
      deal: ["ให้เช่า"],
    },
  };
  for (const [language, parts] of Object.entries(PARTS))
    test(`may be said in any order (${language})`, () => {
      const drawn = fc.tuple(...Object.values(parts).map((part) => fc.constantFrom(...part)));
      const orders = drawn.chain((said) =>
        fc.tuple(fc.constant(said), fc.shuffledSubarray(said, { minLength: said.length })),
      );
      fc.assert(
        fc.property(orders, ([said, shuffled]) => {
          const text = shuffled.join(", ");
          expect({ text, criteria: understand({ text }).criteria }).toEqual({
            text,
            criteria: understand({ text: said.join(", ") }).criteria,
          });
        }),
        runs(300),
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
  const hasBorders = (text: string, ...borders: readonly number[]): boolean =>
    readText(text).words.every(({ start, end }) => !borders.some((at) => start < at && at < end));
  const cases = [
    ["en", englishPhrase, " "],
    ["th", thaiPhrase, ""],
  ] as const;
  for (const [language, phrase, gap] of cases)
    test(`fillers around a phrase (${language})`, () => {
      const filler = fc.constantFrom(
        ...fillersOf(language)
          .filter((word) => /^[a-z']{3,}$/.test(word) || language === "th")
          // A question of its own.
          .filter((word) => !/ใคร|ยังไงดี/.test(word)),
      );
      fc.assert(
        fc.property(phrase, filler, filler, (text, before, after) => {
          const noisy = `${before} ${text}${gap === "" ? " " : gap}${after}`;
          // A verb or "where" at the head makes a question of what follows.
          fc.pre(
            !/^(?:can|could|may|might|shall|should|will|would|do|does|did|is|are|was|where)$/.test(
              before,
            ),
          );
          // "currently" and "renting" together are a word of their own.
          fc.pre(hasBorders(noisy, before.length, before.length + 1 + text.length));
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
  const followUps = CORPORA.flatMap((corpus) => corpus.followUps);
  const turn = fc.constantFrom(...followUps.flatMap(({ phrases }) => phrases));
  const opening = fc.constantFrom(...followUps.map(({ before }) => before));

  test("reading the history again gives what carrying the state gave", () => {
    fc.assert(
      fc.property(opening, fc.array(turn, { minLength: 1, maxLength: 5 }), (first, turns) => {
        const history: string[] = [first];
        let state = stateAfter(undefined, understand({ text: first }), first);
        for (const text of turns) {
          const byState = understand({ text, state });
          const byHistory = understand({ text, history });
          expect({ history, text, criteria: byHistory.criteria }).toEqual({
            history,
            text,
            criteria: byState.criteria,
          });
          state = stateAfter(state, byState, text);
          history.push(text);
        }
      }),
      runs(150),
    );
  });

  test("with a state the history is ignored", () => {
    const state = { criteria: { ...EMPTY_CRITERIA, types: ["villa" as const] } };
    const { criteria } = understand({ text: "with a pool", history: ["condo around Ari"], state });
    expect(criteria.types).toEqual(["villa"]);
    expect(criteria.places).toEqual([]);
  });
});

test("a spelling is replaced by none that is longer, so that every reading stands where it is told", () => {
  const longer = FOLDINGS.flatMap(({ spellings }) =>
    spellings.filter(([from, to]) => to.length > from.length),
  );
  expect(longer).toEqual([]);
});
