import type { Fact } from "../engine/fact.ts";
import { cuesIn, topicsIn } from "./find-words.ts";
import { withJointIncome } from "./joint-income.ts";
import { type Quantity, quantitiesIn } from "./quantities.ts";
import type { CalculationCues } from "./calculation-cues.ts";
import { priceChange } from "./price-change.ts";
import { yearBought } from "./year-bought.ts";

/** What a message says for a sum; the year in which a home was bought is no amount. */
export function readCalculationCues(text: string, facts: readonly Fact[]): CalculationCues {
  const year = yearBought(text);
  return {
    text,
    topics: topicsIn(text),
    sayings: cuesIn(text),
    quantities: withJointIncome(text, quantitiesIn(text, facts))
      .filter(
        ({ start, end, dimension, amount }) =>
          isBeside(year, start, end) &&
          // "Prices go up 3% a year" is no rate of interest.
          (dimension !== "percent" || isBeside(priceChange(text), start, end)) &&
          !isOfOtherYears(dimension, text.slice(0, start), text.slice(end)) &&
          // "คนละครึ่ง" is no half a baht.
          !(dimension === "money" && amount > 0 && amount < 1),
      )
      .map((each) =>
        year !== null && each.role === null && isPriceOfThatYear(text.slice(year.end, each.start))
          ? { ...each, role: "bought" }
          : each,
      ),
    acquiredYear: year?.year,
  };
}

interface TextSpan {
  readonly start: number;
  readonly end: number;
}
const isBeside = (span: TextSpan | null, start: number, end: number): boolean =>
  span === null || end <= span.start || start >= span.end;

/**
 * "3.5% for the first 3 years", "ดอกเบี้ย 3 ปีแรก": how long a rate holds; "in the house register for 2
 * years": neither is how long a loan runs or a home was owned.
 */
const isOfOtherYears = (
  dimension: Quantity["dimension"],
  before: string,
  behind: string,
): boolean => dimension === "duration" && (BEFORE_OTHER.test(before) || BEHIND_OTHER.test(behind));
const BEFORE_OTHER =
  /\bfirst $|\b(?:house (?:register|registration|book)|tabi[ae]n baan) (?:for |over |since )*$|ทะเบียนบ้าน(?:มา)?(?:แล้ว)?(?:เกิน)?\s*$/;
const BEHIND_OTHER = /^\s*แรก|^ (?:in|on) the (?:house|blue)/;

/** "Bought in 2019 for 3 million", "ซื้อปี 2564 ราคา 4 ล้าน": what stands between the year and the price. */
const isPriceOfThatYear = (between: string): boolean =>
  /^[\s,]*(?:for|at|ราคา|มา|ที่|ในราคา)?\s*(?:about|around|ประมาณ|ราวๆ?)?\s*(?:฿|thb)?\s*$/i.test(
    between,
  );
