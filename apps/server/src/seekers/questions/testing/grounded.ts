import type { Message } from "@propertyvr/contracts";

type Parts = Message["parts"];

/** Numbers from ten on in words; smaller ones count sentences and homes as people speak. */
const NUMBER_WORDS =
  /\b(?:(?:ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million)s?)\b|(?:หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|ยี่)?(?:สิบ|ร้อย|พัน|หมื่น|แสน|ล้าน)/gi;

/** Figures of the prose that stand in no data of the same answer. */
export function ungroundedFigures(parts: Parts): readonly string[] {
  const prose = parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
  const said = prose.replaceAll(/\]\([^)]*\)/g, "]");
  const known = parts.flatMap((part) => (part.type === "text" ? [] : figuresOf(part)));
  const figures = [...said.matchAll(FIGURE)].map(([figure]) => figure);
  return [
    ...figures.filter((figure) => !isKnown(figure, known)),
    ...[...said.matchAll(NUMBER_WORDS)].map(([words]) => words),
  ];
}

/** How many figures the prose of an answer holds. */
export const figuresInProse = (parts: Parts): number =>
  parts.flatMap((part) => (part.type === "text" ? [...part.text.matchAll(FIGURE)] : [])).length;

const FIGURE = /\d[\d,]*(?:\.\d+)?/g;
const valueOf = (figure: string): number => Number(figure.replaceAll(",", ""));

/** A figure is told as it is known, or rounded to the decimals that it shows. */
function isKnown(figure: string, known: readonly number[]): boolean {
  const decimals = figure.split(".")[1]?.length ?? 0;
  const told = valueOf(figure);
  return known.some((value) => Math.abs(Math.abs(value) - told) <= 0.5 * 10 ** -decimals + 1e-9);
}

/** All numbers of a value, those inside its texts too. */
function figuresOf(value: unknown): readonly number[] {
  if (typeof value === "number") return [value];
  if (typeof value === "string") return [...value.matchAll(FIGURE)].map(([text]) => valueOf(text));
  if (Array.isArray(value)) return value.flatMap(figuresOf);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(figuresOf) : [];
}
