import type { Place } from "../place.ts";
import type { NameIndex } from "./build-name-index.ts";
import type { Hit, RawHit } from "./hits.ts";
import { latinHits } from "./latin-hits.ts";
import { thaiHits } from "./thai-hits.ts";

const COLOURS = "purple|pink|green|blue|red|gold|yellow|orange";
const THAI_COLOURS = "ม่วง|ชมพู|เขียว|น้ำเงิน|แดง|ทอง|เหลือง|ส้ม";
const OR = "(?:\\s*[,/&]\\s*(?:or\\s|and\\s)?|\\s(?:or|and)\\s)(?:the\\s)?";
const THAI_OR = "\\s*(?:[,/]|หรือ|กับ|และ)\\s*";

/** "The purple or pink line", "the red and green lines" */
const SERIES = new RegExp(
  `\\b(?:${COLOURS})(?:\\slines?)?(?:${OR}(?:${COLOURS})(?:\\slines?)?)+(?<=lines?)(?![a-z])`,
  "g",
);
/** "สายสีม่วงหรือชมพู", "สายสีเขียวกับสีน้ำเงิน" */
const THAI_SERIES = new RegExp(
  `สาย(?:สี)?(?:${THAI_COLOURS})(?:${THAI_OR}(?:สาย)?(?:สี)?(?:${THAI_COLOURS}))+`,
  "g",
);

const COLOUR = new RegExp(`(?:${COLOURS})(?:\\slines?)?`, "g");
const THAI_COLOUR = new RegExp(`(?:สี)?(?:${THAI_COLOURS})`, "g");

/** Each line of a series of which only one is called a line. */
export function readLineSeries(
  text: string,
  hits: readonly Hit[],
  index: NameIndex,
): readonly Hit[] {
  const found = [
    ...linesOf(text, SERIES, COLOUR, (colour) => latinHits(`${colour} line`, index)),
    ...linesOf(text, THAI_SERIES, THAI_COLOUR, (colour) => thaiHits(`สายสี${colour}`, index)),
  ];
  const added = found.filter(({ start, end }) =>
    hits.every((hit) => hit.end <= start || hit.start >= end),
  );
  return added.length === 0 ? hits : [...hits, ...added].sort((a, b) => a.start - b.start);
}

const linesOf = (
  text: string,
  series: RegExp,
  colour: RegExp,
  named: (colour: string) => readonly RawHit[],
): readonly Hit[] =>
  [...text.matchAll(series)].flatMap(({ 0: said, index: from }) =>
    [...said.matchAll(colour)].flatMap(({ 0: words, index }) => {
      const line = lineAmong(named(words.replace(/^สี|\slines?$/g, "")));
      const start = from + index;
      const end = start + words.length;
      return line === undefined
        ? []
        : [{ start, end, places: [line], certainty: "exact" as const }];
    }),
  );

const lineAmong = (hits: readonly RawHit[]): Place | undefined =>
  hits
    .flatMap(({ candidates }) => candidates.map(({ place }) => place))
    .find(({ id }) => id.startsWith("line:"));
