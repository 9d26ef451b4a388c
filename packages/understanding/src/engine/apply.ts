import { FILLER, type Fact } from "./fact.ts";
import type { MatchedFacts, Layer, Production, Rule, PatternSlot } from "./rule.ts";

/** One application of one rule, for the trace. */
export interface RuleApplication {
  readonly layer: string;
  readonly fact: Fact;
}
export interface RuleRun {
  readonly facts: readonly Fact[];
  readonly steps: readonly RuleApplication[];
  /** Pattern slots looked at: the measure of work, never of time. */
  readonly work: number;
  /** True when the budget ended the reading early. */
  readonly isCutShort: boolean;
}

/** Work allowed for one message. One of 300 characters needs about 3,000; the densest 4,000 that fuzzing met, 400,000. */
export const WORK_BUDGET = 600_000;
/** Neighbouring facts looked at for one match; keeps hostile filler from costing squares. */
const REACH = 24;

interface RuleMatch {
  readonly rule: Rule;
  readonly end: number;
  readonly production: Production;
}
interface RuleRunState {
  facts: Fact[];
  readonly text: string;
  readonly budget: number;
  readonly steps: RuleApplication[];
  work: number;
}

export function applyLayers(
  facts: readonly Fact[],
  layers: readonly IndexedLayer[],
  text: string,
  budget: number = WORK_BUDGET,
): RuleRun {
  const run: RuleRunState = { facts: [...facts], text, budget, steps: [], work: 0 };
  for (const layer of layers) while (sweep(run, layer)) if (run.work >= budget) break;
  return { facts: run.facts, steps: run.steps, work: run.work, isCutShort: run.work >= budget };
}

export interface IndexedLayer {
  readonly layer: Layer;
  readonly byFirstKind: ReadonlyMap<string, readonly Rule[]>;
}

/** Rules by the kind of fact they can begin with, so that a fact meets only its own rules. */
export function indexLayer(layer: Layer): IndexedLayer {
  const byFirstKind = new Map<string, Rule[]>();
  for (const rule of layer.rules)
    for (const kind of beginnings(rule.pattern)) {
      const rules = byFirstKind.get(kind) ?? [];
      if (!rules.includes(rule)) rules.push(rule);
      byFirstKind.set(kind, rules);
    }
  return { layer, byFirstKind };
}

function beginnings(pattern: readonly PatternSlot[]): ReadonlySet<string> {
  const kinds = new Set<string>();
  for (const slot of pattern) {
    for (const kind of slot.kinds) kinds.add(kind);
    if (slot.optional !== true) break;
  }
  return kinds;
}

/** One walk from left to right; true when something was made. */
function sweep(run: RuleRunState, { layer, byFirstKind }: IndexedLayer): boolean {
  const next: Fact[] = [];
  let made = false;
  let i = 0;
  while (i < run.facts.length) {
    const here = run.facts[i] as Fact;
    run.work++;
    const rules = byFirstKind.get(here.kind);
    const match =
      rules === undefined || run.work >= run.budget ? undefined : bestMatch(run, rules, i, next);
    if (match === undefined) {
      next.push(here);
      i++;
      continue;
    }
    const parts = run.facts.slice(i, match.end);
    const fact: Fact = {
      kind: match.production.kind,
      value: match.production.value,
      start: here.start,
      end: (parts[parts.length - 1] as Fact).end,
      rule: match.production.rule ?? match.rule.name,
      certainty: match.production.certainty ?? "stated",
      parts,
    };
    run.steps.push({ layer: layer.name, fact });
    next.push(fact);
    i = match.end;
    made = true;
  }
  run.facts = next;
  return made;
}

/** The longest match wins; of equals the rule that stands first. */
function bestMatch(
  run: RuleRunState,
  rules: readonly Rule[],
  at: number,
  done: readonly Fact[],
): RuleMatch | undefined {
  let best: RuleMatch | undefined;
  for (const rule of rules) {
    const rows: Fact[][] = rule.pattern.map(() => []);
    const end = matchFrom(run, rule.pattern, 0, at, at, rows);
    if (end === undefined || (best !== undefined && end <= best.end)) continue;
    const found: MatchedFacts = { rows, facts: rows.map((row) => row[0]) };
    const production = rule.produce(found, {
      before: lastMeaning(done),
      after: run.facts.slice(end, end + 4).find((fact) => fact.kind !== FILLER),
      text: run.text,
    });
    if (production !== null) best = { rule, end, production };
  }
  return best;
}

/** Matches `pattern` from slot `slot` on at fact `at`; gives the end or undefined. */
function matchFrom(
  run: RuleRunState,
  pattern: readonly PatternSlot[],
  slot: number,
  at: number,
  first: number,
  rows: Fact[][],
): number | undefined {
  const wanted = pattern[slot];
  if (wanted === undefined) return at;
  let i = at;
  const isTight = wanted.isTight === true && (rows[slot]?.length ?? 0) > 0;
  if (!isTight) while (slotNeedsSkip(run, i, first, wanted)) i++;
  const fact = run.facts[i];
  run.work++;
  if (fact !== undefined && i - first < REACH && accepts(wanted, fact)) {
    const row = rows[slot] as Fact[];
    row.push(fact);
    if (wanted.many === true) {
      const further = matchFrom(run, pattern, slot, i + 1, first, rows);
      if (further !== undefined) return further;
    }
    const end = matchFrom(run, pattern, slot + 1, i + 1, first, rows);
    if (end !== undefined) return end;
    row.pop();
  }
  if (wanted.optional !== true) return undefined;
  return matchFrom(run, pattern, slot + 1, at, first, rows);
}

const slotNeedsSkip = (run: RuleRunState, i: number, first: number, wanted: PatternSlot): boolean =>
  i > first &&
  i - first < REACH &&
  run.facts[i]?.kind === FILLER &&
  wanted.anyBut === undefined &&
  !wanted.kinds.includes(FILLER);

const accepts = (slot: PatternSlot, fact: Fact): boolean =>
  (slot.anyBut === undefined ? slot.kinds.includes(fact.kind) : !slot.anyBut.has(fact.kind)) &&
  (slot.where === undefined || slot.where(fact));

function lastMeaning(done: readonly Fact[]): Fact | undefined {
  for (let i = done.length - 1; i >= 0 && i >= done.length - 4; i--)
    if (done[i]?.kind !== FILLER) return done[i];
  return undefined;
}
