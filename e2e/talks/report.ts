import type { Played } from "./play.ts";

/** Prints turns as they are played and counts what falls short. */
export interface TalkReport {
  readonly note: (name: string, played: Played) => void;
  /** How many turns fell short. */
  readonly short: () => number;
  /** Faults by their rule ("language", "title"), the commonest first. */
  readonly byRule: () => string;
}

export function reportOf({ onlyWrong }: { readonly onlyWrong: boolean }): TalkReport {
  let short = 0;
  const rules = new Map<string, number>();
  return {
    note(name, { said, seen, faults }) {
      if (faults.length > 0) short += 1;
      for (const fault of faults) {
        const rule = /^(language|length|words|title):/.exec(fault)?.[1] ?? "expected";
        rules.set(rule, (rules.get(rule) ?? 0) + 1);
      }
      if (onlyWrong && faults.length === 0) return;
      console.log(`\n${name} ${said}`);
      for (const line of seen) console.log(`    ${line}`);
      for (const fault of faults) console.log(`  ! ${fault}`);
    },
    short: () => short,
    byRule: () =>
      [...rules]
        .sort(([, a], [, b]) => b - a)
        .map(([rule, count]) => `${count} ${rule}`)
        .join(", "),
  };
}
