import type { Understood } from "@propertyvr/vocabulary";
import { readKeys } from "./doubt-signs.ts";
import { DOUBT_WEIGHTS } from "./doubt-weights.gen.ts";

/** Keys of a message that are read like ones that were misread before are told as unsure. */
export function withDoubt(text: string, understood: Understood): Understood {
  const unsure = readKeys(text, understood).filter(
    ({ signs }) => chanceOfError(signs) > DOUBT_WEIGHTS.threshold,
  );
  if (unsure.length === 0) return understood;
  const doubts = Object.fromEntries(unsure.map(({ key }) => [key, "unsure" as const]));
  return { ...understood, touched: { ...understood.touched, ...doubts } };
}

/** 0 to 1, by logistic regression; signs that were never seen say nothing. */
function chanceOfError(signs: readonly string[]): number {
  const share = 1 / Math.sqrt(signs.length);
  const sum = signs.reduce(
    (all, sign) => all + (DOUBT_WEIGHTS.signs[sign] ?? 0) * share,
    DOUBT_WEIGHTS.bias,
  );
  return 1 / (1 + Math.exp(-sum));
}
