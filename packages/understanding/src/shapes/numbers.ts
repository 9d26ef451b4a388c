import type { Fact } from "../engine/fact.ts";
import type { Production, Rule } from "../engine/rule.ts";
import type { NumberValue } from "../engine/tokenise.ts";
import { is, type Measure, maybe, type NumeralWord, that, tightRow, value } from "./meanings.ts";

/** "ไม่เกิน 35,000 ถ้าชั้นบนนอนได้", "20k if the floor is high": a unit in the next clause does not count the number before it. */
export const beginsClause = (between: string): boolean =>
  /ถ้า|หาก|แต่|\b(?:if|but|because)\b/.test(between);

/** "twenty five thousand", "2 million", "fifteen": digits and number words in a row. */
export const numeralRun: Rule = {
  name: "number.words",
  pattern: [maybe("number"), tightRow("numeral")],
  produce({ facts, rows }, { before, after }) {
    const head = facts[0] === undefined ? [] : [{ digit: value(facts[0], "number").n }];
    if (facts[0] !== undefined && value(facts[0], "number").to !== undefined) return null;
    const said = (rows[1] ?? []).flatMap((fact) => apart(value(fact, "numeral")));
    const numerals = withDecimals([...head, ...said]);
    const [first] = said;
    if (numerals === null || first === undefined) return null;
    if (facts[0] !== undefined && ("digit" in first || "tens" in first)) return null;
    const isPower = numerals.every((numeral) => "power" in numeral);
    if (isPower && (before?.kind === "number" || !isAmountBeside(before, after))) return null;
    const neighbours = facts[0] === undefined ? readNeighbours(numerals) : null;
    return { kind: "number", value: neighbours ?? readNumerals(numerals) };
  },
};

const apart = (numeral: NumeralWord): readonly NumeralWord[] =>
  "row" in numeral ? numeral.row : [numeral];

/** "three point two five": the digits behind the point become decimals. Null where nothing stands beside it. */
function withDecimals(numerals: readonly NumeralWord[]): readonly NumeralWord[] | null {
  const at = numerals.findIndex((numeral) => "point" in numeral);
  if (at < 0) return numerals;
  // "Point five million": nothing is said before it.
  const ahead = at === 0 ? { digit: 0 } : numerals[at - 1];
  const behind = numerals.slice(at + 1);
  const last = behind.findIndex((numeral) => !("digit" in numeral && numeral.digit < 10));
  const decimals = last < 0 ? behind : behind.slice(0, last);
  if (ahead === undefined || "point" in ahead || "power" in ahead || decimals.length === 0)
    return null;
  const share = Number(
    `0.${decimals.map((numeral) => ("digit" in numeral ? numeral.digit : 0)).join("")}`,
  );
  const whole = numerals
    .slice(0, at)
    .reduce((sum, n) => sum + ("digit" in n ? n.digit : "tens" in n ? n.tens : 0), 0);
  return [{ digit: whole + share }, ...behind.slice(decimals.length)];
}

/** "four five thousand", "fifteen sixteen thousand": two neighbours before a power are a range, not forty-five. */
function readNeighbours([low, high, ...rest]: readonly NumeralWord[]): NumberValue | null {
  if (low === undefined || high === undefined || !("digit" in low && "digit" in high)) return null;
  const areTeens = low.digit >= 10 && high.digit < 20 && high.digit > low.digit;
  const areNeighbours = high.digit === low.digit + 1 && high.digit <= 9;
  if (!areTeens && !areNeighbours) return null;
  if (rest.length === 0 || !rest.every((numeral) => "power" in numeral)) return null;
  return {
    ...readNumerals([high, ...rest]),
    n: readNumerals([low, ...rest]).n,
    to: readNumerals([high, ...rest]).n,
  };
}

/** "25.000" counts thousands; "1.500 million" and "2.500 m" keep their fraction. */
export const dottedThousands: Rule = {
  name: "number.dotted-thousands",
  pattern: [
    that(
      "number",
      ({ digits, power }) => power === 1 && /^[1-9]\d{0,2}\.\d{3}$/.test(digits ?? ""),
    ),
  ],
  produce({ facts }, { after }) {
    if (after?.kind === "numeral" || after?.kind === "metreOrMillion") return null;
    const digits = (numberOf(facts[0]).digits ?? "").replace(".", "");
    return { kind: "number", value: { n: Number(digits), power: 1, isDigits: true, digits } };
  },
};

/** "4,8 million", "2,5 m": a decimal comma, as much of Europe writes it; a list has a space behind its comma. */
export const decimalComma: Rule = {
  name: "number.decimal-comma",
  pattern: [
    that("number", ({ digits, power }) => power === 1 && /^\d{1,3}$/.test(digits ?? "")),
    is("comma"),
    that("number", ({ digits, power }) => power === 1 && /^\d{1,2}$/.test(digits ?? "")),
  ],
  produce({ facts }, { after, before, text }) {
    const digits = text.slice(facts[0]?.start, facts[2]?.end).replace(",", ".");
    const isScaled =
      before?.kind === "budget" ||
      (before?.kind === "bound" && after?.kind !== "unit") ||
      after?.kind === "metreOrMillion" ||
      (after?.kind === "numeral" && "power" in value(after, "numeral"));
    if (!isScaled || !/^\d+\.\d+$/.test(digits)) return null;
    return { kind: "number", value: { n: Number(digits), power: 1, isDigits: true, digits } };
  },
};

/** Nobody tells a walk of fewer: "under 2m, walking distance to a station" is an amount. */
const LEAST_METRES = 10;

/** "5m": a million up to a hundred of them, metres above. */
export const metreOrMillion: Rule = {
  name: "number.metre-or-million",
  pattern: [is("number"), is("metreOrMillion")],
  produce({ facts }, { after, text }) {
    const number = value(facts[0], "number");
    const top = number.to ?? number.n;
    const isTall =
      TALL_BEFORE.test(text.slice(0, facts[0]?.start)) ||
      TALL_BEHIND.test(text.slice(facts[1]?.end));
    if (isTall) return { kind: "quality", value: null };
    // "0.5m walk", "2.2m walk to the beach": nobody walks parts of a metre.
    const isWalked = after?.kind === "from" || after?.kind === "walkable";
    // "5m walk to the station": minutes.
    const isMinutes = after?.kind === "walkable" && Number.isInteger(top) && top < LEAST_METRES;
    if (isMinutes && /^ ?walk\b/.test(text.slice(facts[1]?.end)))
      return measure(measureOf("drive", number, 1));
    if (top > 100 || (isWalked && Number.isInteger(top) && top >= LEAST_METRES)) return null;
    const million = 1_000_000;
    const scaled: NumberValue = { n: number.n * million, power: million, isDigits: false };
    return {
      kind: "number",
      value: number.to === undefined ? scaled : { ...scaled, to: number.to * million },
    };
  },
};

/** Square metres of a unit of size or land, by its name. */
export const SQM_OF_UNIT: ReadonlyMap<string, number> = new Map([
  ["sqft", 0.092903],
  ["acre", 4_046.86],
  ["rai", 1_600],
  ["ngan", 400],
  ["wah", 4],
]);

/** "Clear height min 8m", "6m frontage", "หน้ากว้าง 6m": metres of a building or a plot. */
const TALL_BEFORE =
  /(?:\b(?:height|ceilings?|clearance|frontage|width|depth|setback|road)(?: (?:of|is|at|about|around|over|least|min|minimum|max|should|must|be|to))*|(?:สูง|กว้าง|ลึก|ยาว|เพดาน)(?:อย่างน้อย|ประมาณ|ไม่ต่ำกว่า|เกิน|สัก)?) ?$/;
const TALL_BEHIND =
  /^ (?:high(?! floor|[ -]?rise)|tall|wide|deep|ceilings?|clear|frontage|road|headroom)\b/;

/** 1990 to 2049 and 2533 to 2592 without a comma are years. */
export const isYear = (digits: string | undefined): boolean =>
  /^(199\d|20[0-4]\d|25[3-9]\d)$/.test(digits ?? "");

/** "081" begins a telephone number and counts nothing. */
export const isLeadingZero = ({ digits }: NumberValue): boolean => /^0\d+$/.test(digits ?? "");

/** A power without a digit ("หมื่น") is an amount only where its company says so. */
const isAmountBeside = (before: Fact | undefined, after: Fact | undefined): boolean =>
  [
    "bound",
    "budget",
    "periodBefore",
    "between",
    "from",
    "to",
    "dash",
    "fuzzy",
    "otherMoney",
  ].includes(before?.kind ?? "") ||
  ["fuzzy", "to", "dash", "bound", "currency", "period", "number"].includes(after?.kind ?? "");

/**
 * Sums a row of number words. A single digit right after a power counts in its
 * next lower place, as people say it: "ten-thousand five" is 15,000.
 */
export function readNumerals(numerals: readonly NumeralWord[]): NumberValue {
  let settled = 0;
  let total = 0;
  let current: number | null = null;
  let lastPower = 1;
  let topPower = 1;
  let digitsInRow = 0;
  for (const numeral of numerals) {
    if ("point" in numeral || "row" in numeral) continue;
    if ("digit" in numeral) {
      current =
        current === null
          ? numeral.digit
          : current % 10 === 0
            ? current + numeral.digit
            : current * 10 + numeral.digit;
      digitsInRow++;
      continue;
    }
    if ("tens" in numeral) current = (current ?? 0) + numeral.tens;
    else if ("half" in numeral) {
      if (current === null && lastPower > 1) total += lastPower / 2;
      else current = (current ?? 0) + 0.5;
    } else if (numeral.scope === "all") {
      const part: number = total + (current ?? (total + settled > 0 ? 0 : 1));
      settled =
        settled > 0 && numeral.power < topPower
          ? settled + part * numeral.power
          : (settled + part) * numeral.power;
      total = 0;
      current = null;
      lastPower = numeral.power;
    } else if (numeral.power === 1_000 && lastPower === 10 && total > 0 && total < 100) {
      // "สิบสองพัน" is twelve thousand: the ten and its digit count thousands.
      total = (total + (current ?? 0)) * numeral.power;
      current = null;
      lastPower = numeral.power;
    } else {
      total += (current ?? 1) * numeral.power;
      current = null;
      lastPower = numeral.power;
    }
    topPower = Math.max(topPower, lastPower);
    digitsInRow = "tens" in numeral || "half" in numeral ? 2 : 0;
  }
  const isElliptic = current !== null && lastPower >= 100 && digitsInRow === 1 && current < 10;
  const rest = current === null ? 0 : isElliptic ? (current * lastPower) / 10 : current;
  return { n: round(settled + total + rest), power: topPower, isDigits: false };
}

const round = (n: number): number => Math.round(n * 1e6) / 1e6;

export function measureOf(
  dimension: Measure["dimension"],
  number: NumberValue,
  factor: number,
  rest: Partial<Measure> = {},
): Measure {
  return {
    dimension,
    from: round(number.n * factor),
    to: number.to === undefined ? null : round(number.to * factor),
    bound: null,
    per: null,
    unit: null,
    isBare: false,
    isBudget: false,
    power: number.power,
    ...rest,
  };
}

export const numberOf = (fact: Fact | undefined): NumberValue => value(fact, "number");
export const measure = (made: Measure): Production => ({ kind: "measure", value: made });

/** No home or workplace is smaller, and none has so many rooms. Square metres. */
export const SQM_LEAST = 15;
