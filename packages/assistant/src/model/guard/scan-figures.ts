import type { Figure, FigureReading } from "./figure.ts";
import { valuesOf, type Numeral } from "./numerals.ts";
import { ordinalsIn, runsIn, type NumeralRun } from "./numeral-runs.ts";
import { unitBefore, unitBehind, type UnitSaid } from "./units.ts";

/**
 * Every stretch of a clean text that says a number: figures with separators, decimals and units, the
 * number words of both languages, ranges, and what says a quantity without a number ("half of them").
 *
 * No figures are: "one" and หนึ่ง without a unit that is counted ("one of them", "หนึ่งใน"), "first"
 * and "second", and Thai words of one digit that count nothing ("สี่แยก").
 */
export function scanFigures(text: string): readonly Figure[] {
  const runs = withRanges(
    text,
    runsIn(text).map((run) => sized(text, run)),
  );
  const crowds = quantities(text);
  const figures = runs
    .filter((run) => isFigure(text, run))
    .map((run) => figureOf(text, run))
    .concat(ordinals(text))
    .filter((figure) => !crowds.some(({ start, end }) => figure.start < end && start < figure.end));
  return [...figures, ...crowds].sort((one, other) => one.start - other.start);
}

interface SizedRun extends NumeralRun {
  readonly unit: UnitSaid | null;
  readonly before: ReturnType<typeof unitBefore>;
  /** What the other end of a range lends it. */
  readonly scales: readonly Numeral[];
}

const sized = (text: string, run: NumeralRun): SizedRun => ({
  ...run,
  unit: unitBehind(text, run.end),
  before: unitBefore(text.slice(Math.max(0, run.start - 12), run.start)),
  scales: [],
});

const JOINS = /^\s*(?:-|–|—|~|to|or|and|ถึง|หรือ|และ|กับ|จนถึง)\s*$/i;

/** "20-30k", "สองถึงสามหมื่น": the first number counts what the second one does. */
function withRanges(text: string, runs: readonly SizedRun[]): readonly SizedRun[] {
  return runs.map((run, at) => {
    const next = runs[at + 1];
    if (next === undefined || run.unit !== null || run.isPointer) return run;
    if (!JOINS.test(text.slice(run.end, next.start))) return run;
    const isBare = run.row.every(({ kind }) => kind !== "scale");
    const scales = isBare ? next.row.filter(({ kind }) => kind === "scale") : [];
    return { ...run, scales, unit: next.unit, before: run.before ?? next.before };
  });
}

/** A Thai digit that counts nothing is part of a name or a word; so are "one" and "second". */
function isFigure(text: string, run: SizedRun): boolean {
  const [only] = run.row;
  if (run.isPointer || run.row.length !== 1 || only === undefined) return true;
  const counts = run.unit !== null && run.unit.unit !== "homes";
  if (only.kind === "word" && only.n === 1) return counts || run.scales.length > 0;
  if (only.kind === "half" || only.kind === "point") return false;
  if (run.counting === "en") return only.kind !== "scale" || isScaleSaid(text, run);
  return only.kind === "scale"
    ? isScaleSaid(text, run)
    : only.kind === "figures" ||
        run.unit !== null ||
        run.scales.length > 0 ||
        COUNTS_BEFORE.test(text.slice(Math.max(0, run.start - 10), run.start));
}

/** Behind these a Thai digit counts, though nothing follows it. */
const COUNTS_BEFORE = /(?:ชั้น|ชั้นที่|ปีละ|เดือนละ|ราวๆ?|ประมาณ|เพียง|แค่|อีก|รวม|ราคา|ปี)\s*$/;

const SCALE_BEFORE =
  /(?:หลัก|เป็น|เกือบ|ราวๆ?|ประมาณ|หลาย|ถึง|ละ|ไม่เกิน|กว่า|\ba|\bper|\bseveral|\bmany|\bfew)\s*$/i;
const SCALE_BEHIND = /^\s*(?:กว่า|ต้น|ปลาย|กลาง|บาท|นึง|เดียว|of\b|baht|thb|s\b)/i;

const isScaleSaid = (text: string, { start, end, unit }: SizedRun): boolean =>
  unit !== null ||
  SCALE_BEFORE.test(text.slice(Math.max(0, start - 14), start)) ||
  SCALE_BEHIND.test(text.slice(end, end + 10));

const ABOUT_BEFORE =
  /(?:\b(?:about|around|approximately|approx\.?|roughly|nearly|almost|some|circa|close to|just (?:over|under|above|below))|~|≈|ประมาณ|ราวๆ?|เกือบ|สัก|ใกล้เคียง|ไม่ถึง|เฉียด)\s*[฿$]?\s*$/i;
const ABOUT_BEHIND = /^\s*(?:or so\b|-?ish\b|กว่าๆ?|ต้นๆ|นิดๆ|โดยประมาณ)/i;

function figureOf(text: string, run: SizedRun): Figure {
  const { start, row, unit, scales } = run;
  const end = run.end + (unit?.length ?? 0);
  const units = (value: number): readonly FigureReading[] =>
    unit === null
      ? [{ value, unit: run.before ?? "any" }]
      : [{ value: value * unit.factor, unit: run.before ?? unit.unit }];
  const values = run.isName ? [] : valuesOf([...row, ...scales], run.counting);
  return {
    start,
    end,
    text: text.slice(start, end),
    readings: [...values.flatMap(units), ...(run.isName ? [] : millions(text, run))],
    isAbout:
      ABOUT_BEFORE.test(text.slice(Math.max(0, start - 24), start)) ||
      ABOUT_BEHIND.test(text.slice(end, end + 14)) ||
      ABOUT_BEHIND.test(text.slice(run.end, run.end + 14)),
    isPointer: run.isPointer,
  };
}

/** "5m" may be a million as well as metres. */
function millions(text: string, { row, end, counting }: SizedRun): readonly FigureReading[] {
  if (!/^ ?mb?(?![a-z0-9²³])/i.test(text.slice(end, end + 4))) return [];
  return valuesOf([...row, { kind: "scale", n: 1_000_000 }], counting).map((value) => ({
    value,
    unit: "any",
  }));
}

const ordinals = (text: string): readonly Figure[] =>
  ordinalsIn(text).map(([start, word, value]) => {
    const end = start + word.length;
    const isFloor = /^[- ](?:floor|storey|level)/i.test(text.slice(end, end + 8));
    const unit = isFloor ? "floor" : "any";
    return {
      start,
      end,
      text: word,
      readings: [{ value, unit }],
      isAbout: false,
      isPointer: !isFloor,
    };
  });

/** Quantities that no tool gives: fractions, multiples and crowds. */
const QUANTITIES =
  /\b(?:half (?:the|of|as|its|that|price)|(?:the )?other half)\b|\b(?:a|one|two|three|the other) (?:quarters?|thirds?|fifths?)\b|\b(?:twice|thrice|triple[ds]?|quadruple[ds]?|doubles|doubled|tenfold)\b|\bdouble(?= (?:the|that|its|what))|\b(?:dozens|hundreds|thousands|millions|billions)\b|\ba dozen\b|ครึ่ง(?:หนึ่ง|ราคา|นึง)|เท่าตัว|หลาย(?:สิบ|ร้อย|พัน|หมื่น|แสน|ล้าน)|หลัก(?:สิบ|ร้อย|พัน|หมื่น|แสน|ล้าน)|(?:นับ|เป็น)(?:ร้อย|พัน|หมื่น|แสน|ล้าน)|[\p{Nl}\p{No}⁄∕]|(?<!\d)\d(?:[-·. ]\d){3,}(?!\d)|[^\P{Nd}0-9]+/giu;

const quantities = (text: string): readonly Figure[] =>
  [...text.matchAll(QUANTITIES)]
    .filter((found) => !isRaised(text, found.index))
    .map((found) => ({
      start: found.index,
      end: found.index + found[0].length,
      text: found[0],
      readings: [],
      isAbout: false,
      isPointer: false,
    }));

/** The raised figure of a unit: "m²". */
const isRaised = (text: string, at: number): boolean =>
  /[²³]/.test(text.charAt(at)) && /[a-zม.]/i.test(text.charAt(at - 1));
