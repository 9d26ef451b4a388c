import type { SourceId } from "./sources.ts";

/** A day as YYYY-MM-DD; days compare as their texts do. */
export type Day = `${number}-${number}-${number}`;

/** A rate or a limit of the law, the days in which it holds, and where it was read. */
export interface DatedRule<V> {
  readonly value: V;
  /** The first day on which it holds; null where it is older than what was read. */
  readonly validFrom: Day | null;
  /** The last day on which it holds; null where no end is known. */
  readonly validTo: Day | null;
  readonly sources: readonly SourceId[];
  /** The day on which the sources were last read. */
  readonly checkedAt: Day;
}

/** The rule that holds on a day; undefined where none does. Of two that hold, the one that began later. */
export function ruleOn<V>(rules: readonly DatedRule<V>[], day: string): DatedRule<V> | undefined {
  return rules
    .filter((rule) => (rule.validFrom ?? "") <= day && (rule.validTo ?? "9999-12-31") >= day)
    .toSorted((a, b) => ((a.validFrom ?? "") < (b.validFrom ?? "") ? 1 : -1))[0];
}
