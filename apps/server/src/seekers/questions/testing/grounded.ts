import type { Message } from "@propertyvr/contracts";

type MessageParts = Message["parts"];

/** Figures of the prose that neither the data of the same answer nor `before` it holds. */
export function ungroundedFigures(
  parts: MessageParts,
  before: readonly unknown[] = [],
): readonly string[] {
  const known = [...dataOf(parts), ...before].flatMap(figuresOf);
  return [
    ...figuresIn(proseOf(parts)).filter((figure) => !isKnown(figure, known)),
    ...wordsIn(proseOf(parts)),
  ].map((figure) => (typeof figure === "string" ? figure : figure.text));
}

/** How many figures the prose of an answer holds. */
export const figuresInProse = (parts: MessageParts): number => figuresIn(proseOf(parts)).length;

/** What an answer holds beside its prose: cards, chips, sheets, insights, citations. */
export const dataOf = (parts: MessageParts): readonly unknown[] =>
  parts.filter(({ type }) => type !== "text");

/** The sentences of an answer, without the addresses of links and the examples in quotation marks. */
const proseOf = (parts: MessageParts): string =>
  parts
    .flatMap((part) => (part.type === "text" ? [part.text] : []))
    .join("\n")
    .replaceAll(/\]\([^)]*\)/g, "]")
    .replaceAll(/“[^”]*”/g, "“”");

interface ShownFigure {
  readonly text: string;
  readonly value: number;
  /** How far the value may be from what is known: half of the last digit that is shown. */
  readonly within: number;
}

const FIGURE =
  /(?<digits>[\d๐-๙][\d๐-๙,]*(?:\.[\d๐-๙]+)?)(?:(?<letter>[kKM]|bn)(?![a-z²])|\s?(?<scale>thousand|million|พัน|หมื่น|แสน|ล้าน))?/gu;
const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  K: 1e3,
  thousand: 1e3,
  พัน: 1e3,
  หมื่น: 1e4,
  แสน: 1e5,
  M: 1e6,
  million: 1e6,
  ล้าน: 1e6,
  bn: 1e9,
};

function figuresIn(text: string): readonly ShownFigure[] {
  return [...text.matchAll(FIGURE)].map(({ 0: found, groups }) => {
    const digits = (groups?.["digits"] ?? "")
      .replaceAll(",", "")
      .replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - "๐".charCodeAt(0)));
    const scale = SCALES[groups?.["letter"] ?? groups?.["scale"] ?? ""] ?? 1;
    const decimals = digits.split(".")[1]?.length ?? 0;
    return {
      text: found.trim(),
      value: Number(digits) * scale,
      within: 0.5 * 10 ** -decimals * scale + 1e-9,
    };
  });
}

/** A figure is told as it is known, or rounded to the decimals that it shows. */
const isKnown = ({ value, within }: ShownFigure, known: readonly number[]): boolean =>
  known.some((each) => Math.abs(Math.abs(each) - value) <= within);

/** Numbers from ten on in words; smaller ones count sentences and homes as people speak. */
const ENGLISH_WORDS =
  /\b(?:ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:hundred|thousand|million|billion)s?)\b/gi;

/** Thai has no spaces: a power of ten counts behind a digit's name or before a unit; "บางแสน" is a place. */
const THAI_WORDS =
  /(?:หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|ยี่|หลาย)(?:สิบ|ร้อย|พัน|หมื่น|แสน|ล้าน)+|(?:สิบ|ร้อย|พัน|หมื่น|แสน|ล้าน)(?=\s?(?:บาท|ปี|เดือน|วัน|ตร\.|ตาราง|เมตร|กิโล|เปอร์เซ็นต์|หลัง|ห้อง|แห่ง|รายการ|ไร่))/g;

/** Numbers in words. No tool result holds one, so the prose may not either. */
function wordsIn(text: string): readonly string[] {
  const rest = text.replaceAll(FIGURE, " ");
  return [...rest.matchAll(ENGLISH_WORDS), ...rest.matchAll(THAI_WORDS)].map(([word]) => word);
}

/** All numbers of a value, those inside its texts too. */
function figuresOf(value: unknown): readonly number[] {
  if (typeof value === "number") return [value];
  if (typeof value === "string") return figuresIn(value).map((figure) => figure.value);
  if (Array.isArray(value)) return value.flatMap(figuresOf);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(figuresOf) : [];
}
