const THAI_ZERO = 0x0e50;
const SCALES: Readonly<Record<string, number>> = {
  k: 1_000,
  พัน: 1_000,
  หมื่น: 10_000,
  แสน: 100_000,
  m: 1_000_000,
  million: 1_000_000,
  ล้าน: 1_000_000,
};
/** Thousands in groups of three, or none: "6,5" is no way to write a number here. */
const TERM = /((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?|\.\d+)(k|พัน|หมื่น|แสน|million|m|ล้าน)?/y;

/**
 * One figure as people type it into a box: "3,500,000", "3.5m", "3 ล้าน 5 แสน", "๒๐,๐๐๐", "6.5%".
 * Null for an empty box, undefined where it cannot be read.
 */
export function readFigure(typed: string): number | null | undefined {
  const text = typed
    .toLowerCase()
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replace(/[\s฿%]|baht|บาท/g, "")
    .replace(/^[-−]/, "-");
  if (text === "") return null;
  const isNegative = text.startsWith("-");
  let at = isNegative ? 1 : 0;
  let sum = 0;
  let last = Infinity;
  do {
    TERM.lastIndex = at;
    const found = TERM.exec(text);
    const scale = SCALES[found?.[2] ?? ""] ?? 1;
    // "5 แสน 3 ล้าน" is a slip of the hand.
    if (found === null || scale >= last) return undefined;
    sum += Number((found[1] ?? "").replaceAll(",", "")) * scale;
    last = scale;
    at = TERM.lastIndex;
  } while (at < text.length);
  // 3.3 million is not a whole number of binary fractions.
  const figure = Math.round(sum * 1e6) / 1e6;
  return isNegative ? -figure : figure;
}
