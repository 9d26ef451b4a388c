import { understand } from "../understand.ts";
import { compareCriteria, type Comparison, nameFolder } from "./compare.ts";
import type { LabelledMessage, PlaceSpellings } from "./labelled.ts";

export interface GroupScore {
  readonly group: string;
  readonly messages: number;
  /** Messages whose criteria are scored: search, refine, market. */
  readonly scored: number;
  readonly f1: number;
  readonly exact: number;
  readonly intent: number;
}
export interface Score {
  readonly groups: readonly GroupScore[];
  /** Slot -> [hits, extras, misses]. */
  readonly slots: ReadonlyMap<string, readonly [number, number, number]>;
  readonly wrong: readonly string[];
  readonly p95Ms: number;
}

/** Scores labelled messages in this process. `clock` gives milliseconds. */
export function score(
  rows: readonly LabelledMessage[],
  spellings: PlaceSpellings,
  clock: () => number,
): Score {
  const fold = nameFolder(spellings);
  const tally = new ScoreTally();
  const wrong: string[] = [];
  const times: number[] = [];
  for (const row of rows) {
    const started = clock();
    const got = understand({ text: row.text, history: row.history ?? [] });
    times.push(clock() - started);
    const isIntent = isRightIntent(row, got.intent);
    const compared = isScored(row) ? compareCriteria(row, got.criteria, fold) : null;
    for (const group of ["all", row.lang]) tally.add(group, isIntent, compared);
    const isExact = compared === null || compared.extras + compared.misses === 0;
    if (!isExact || !isIntent) wrong.push(describe(row, got.intent, isIntent, compared));
  }
  times.sort((a, b) => a - b);
  return {
    groups: tally.groups(),
    slots: tally.slots,
    wrong,
    p95Ms: times[Math.floor(times.length * 0.95)] ?? 0,
  };
}

export const isScored = (row: LabelledMessage): boolean =>
  ["search", "refine", "market"].includes(row.intent) && Object.keys(row.expect).length > 0;

function isRightIntent(row: LabelledMessage, intent: string): boolean {
  if (intent === row.intent) return true;
  if ((row.flags ?? []).includes("search_or_market") && ["search", "market"].includes(intent))
    return true;
  return row.intent === "refine" && intent === "search" && (row.history ?? []).length === 0;
}

function describe(
  row: LabelledMessage,
  intent: string,
  isIntent: boolean,
  compared: Comparison | null,
): string {
  const history = row.history === undefined ? "" : ` <- ${row.history.join(" / ")}`;
  const parts = [
    ...(isIntent ? [] : [`intent ${intent} not ${row.intent}`]),
    ...(compared === null
      ? []
      : [`missing ${compared.missing.join(" ")} | extra ${compared.unwanted.join(" ")}`]),
  ];
  return `${row.id} [${row.lang}] ${row.text}${history}\n      ${parts.join("; ")}`;
}

interface GroupCounts {
  messages: number;
  scored: number;
  hits: number;
  extras: number;
  misses: number;
  exact: number;
  intent: number;
}

class ScoreTally {
  readonly slots = new Map<string, [number, number, number]>();
  private readonly byGroup = new Map<string, GroupCounts>();

  add(group: string, isIntent: boolean, compared: Comparison | null): void {
    const counts = this.byGroup.get(group) ?? {
      messages: 0,
      scored: 0,
      hits: 0,
      extras: 0,
      misses: 0,
      exact: 0,
      intent: 0,
    };
    this.byGroup.set(group, counts);
    counts.messages++;
    if (isIntent) counts.intent++;
    if (compared === null) return;
    counts.scored++;
    counts.hits += compared.hits;
    counts.extras += compared.extras;
    counts.misses += compared.misses;
    if (compared.extras + compared.misses === 0) counts.exact++;
    if (group === "all") this.addSlots(compared);
  }
  groups(): GroupScore[] {
    return [...this.byGroup].map(([group, c]) => ({
      group,
      messages: c.messages,
      scored: c.scored,
      f1: (2 * c.hits) / Math.max(1e-9, 2 * c.hits + c.extras + c.misses),
      exact: c.exact / Math.max(1, c.scored),
      intent: c.intent / Math.max(1, c.messages),
    }));
  }
  private addSlots(compared: Comparison): void {
    for (const [slot, counts] of compared.slots) {
      const sum = this.slots.get(slot) ?? [0, 0, 0];
      this.slots.set(slot, [sum[0] + counts[0], sum[1] + counts[1], sum[2] + counts[2]]);
    }
  }
}
