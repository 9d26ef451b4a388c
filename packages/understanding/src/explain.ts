import type { Understood } from "@propertyvr/vocabulary";
import { readText, understand, type UnderstandRequest } from "./understand.ts";
import { meaningOf } from "./refine/readings.ts";

/** How a message was read, rule by rule. */
export interface Trace {
  readonly understood: Understood;
  /** The words and names the text was cut into. */
  readonly words: readonly {
    readonly text: string;
    readonly kind: string;
    readonly rule: string;
  }[];
  /** Every rule that made something, in the order in which they ran. */
  readonly steps: readonly {
    readonly layer: string;
    readonly rule: string;
    readonly text: string;
    readonly means: string;
  }[];
  /** Pattern slots looked at; the budget is WORK_BUDGET. */
  readonly work: number;
  readonly isCutShort: boolean;
}

export function explain(request: UnderstandRequest): Trace {
  const { source, words, run } = readText(request.text);
  const at = (start: number, end: number): string => source.text.slice(start, end);
  return {
    understood: understand(request),
    words: words.map(({ start, end, kind, rule }) => ({ text: at(start, end), kind, rule })),
    steps: run.steps.map(({ layer, fact }) => ({
      layer,
      rule: fact.rule,
      text: at(fact.start, fact.end),
      means: meaningOf(fact),
    })),
    work: run.work,
    isCutShort: run.isCutShort,
  };
}
