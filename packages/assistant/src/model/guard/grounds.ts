import type { Figure, FigureReading, FigureUnit } from "./figure.ts";

/** All that the prose of an answer may rest on. */
export interface Grounds {
  readonly figures: readonly FigureReading[];
  /** Everything that was read, folded: what names may be taken from. */
  readonly words: string;
  /** Names that hold figures ("Soi 39"), folded; where they stand in a text, their figures count nothing. */
  readonly names: readonly string[];
  /** How many homes can be pointed at. */
  readonly homes: number;
}

/** How far a rounded figure may lie from what a tool gave: lengths and sizes are told roughly by everybody. */
const TOLERANCE = 0.025;
const TOLERANCE_OF_LENGTH = 0.05;
const ROUGH: ReadonlySet<FigureUnit> = new Set(["metre", "sqm", "percent", "any"]);

/** Pointers to more homes than there are point at nothing. */
const POINTED_LEAST = 2;

/** Whether a tool, the person or the conversation gave this figure, as it is or rounded. */
export function isGrounded(figure: Figure, grounds: Grounds): boolean {
  const { readings, isPointer, isAbout } = figure;
  if (isPointer)
    return readings.some(
      (reading) =>
        (Number.isInteger(reading.value) &&
          reading.value >= 1 &&
          reading.value <= Math.max(POINTED_LEAST, grounds.homes)) ||
        isGiven(reading, isAbout, grounds),
    );
  return readings.some((reading) => isGiven(reading, isAbout, grounds));
}

const isGiven = (said: FigureReading, isAbout: boolean, { figures }: Grounds): boolean =>
  figures.some((given) => isSameUnit(said.unit, given.unit) && isSameValue(said, given, isAbout));

const isSameUnit = (said: FigureUnit, given: FigureUnit): boolean =>
  said === given || said === "any" || given === "any";

/** Years are told in either era. */
const BUDDHIST_ERA = 543;

function isSameValue(said: FigureReading, given: FigureReading, isAbout: boolean): boolean {
  if (said.value === given.value) return true;
  const isYear = given.unit === "year" && given.value >= 1_900;
  if (isYear) return said.value === given.value + BUDDHIST_ERA;
  if (given.unit === "thb" && Math.round(given.value) === said.value) return true;
  // A number that counts nothing in particular is no measure of anything else.
  if (given.unit === "any" || !isRounded(said.value, given.value)) return false;
  const off = Math.abs(said.value - given.value) / Math.abs(given.value);
  const unit = said.unit === "any" ? given.unit : said.unit;
  if (unit === "metre") return off <= TOLERANCE_OF_LENGTH;
  // An amount of money and a count are exact unless they are said to be about so much.
  return off <= TOLERANCE && (isAbout || (ROUGH.has(unit) && !Number.isInteger(given.value)));
}

/** Whether a figure is another one at its own precision: 31,850 is 32 thousand, and never 31 thousand. */
function isRounded(said: number, given: number): boolean {
  if (said === 0 || given === 0) return false;
  const step = stepOf(said);
  return Math.abs(Math.round(given / step) * step - said) < step * 1e-6;
}

/** The unit of the last figure that is not 0: of 32,000 a thousand, of 4.5 a tenth. */
function stepOf(value: number): number {
  let step = 1e9;
  while (step > 1e-4 && Math.abs(value / step - Math.round(value / step)) > 1e-9) step /= 10;
  return step;
}
