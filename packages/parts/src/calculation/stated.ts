import type { LineKey } from "@propertyvr/knowledge";
import type { CalculationPart } from "./schema.ts";

type Stated = NonNullable<CalculationPart["stated"]>;
type CalculationLine = CalculationPart["lines"][number];

/** An amount of a file beside the line of the sum that counts the same. Baht. */
export interface ComparedLine {
  readonly text: string;
  readonly stated: number;
  /** null where the sum has no such line. */
  readonly ours: number | null;
  /** What the file has more, below zero what it has less; a difference of satang is none. */
  readonly difference: number | null;
}

/** Sums of others; a file that does not tell them leaves nothing out. */
const SUMS: ReadonlySet<LineKey> = new Set([
  "buyer_thb",
  "seller_thb",
  "total_thb",
  "month_thb",
  "year_thb",
]);
const SATANG = 1;

/** The amounts of a file beside those of a sum, and the lines of the sum that it does not tell. */
export function comparedLines(
  { lines: stated }: Stated,
  lines: readonly CalculationLine[],
): { readonly lines: readonly ComparedLine[]; readonly unstated: readonly LineKey[] } {
  const certain = lines.filter(({ isPossible }) => isPossible !== true);
  const told = new Set(stated.map(({ beside }) => beside));
  return {
    lines: stated.map(({ text, amount, beside }) => {
      const ours = certain.find(({ key }) => key === beside)?.amount ?? null;
      const difference = ours === null ? null : amount - ours;
      const isSame = difference !== null && Math.abs(difference) < SATANG;
      return { text, stated: amount, ours, difference: isSame ? 0 : difference };
    }),
    unstated: certain.flatMap(({ key }) => (SUMS.has(key) || told.has(key) ? [] : [key])),
  };
}
