import type { ResolvedCriteria } from "@propertyvr/vocabulary";
import { oncePerHome } from "./offer-conditions.ts";
import { fittingOffers } from "./offer-search.ts";
import { SqlValues, type Statement } from "./sql-values.ts";

/** Searches to be counted beside one another. */
export interface LadderSearches {
  readonly now: ResolvedCriteria;
  readonly ladders: readonly {
    /** The smallest change first. */
    readonly steps: readonly ResolvedCriteria[];
    /** Finds whatever a step finds; null where only steps are counted. */
    readonly letGo: ResolvedCriteria | null;
  }[];
  /** The smallest change first. */
  readonly pairs: readonly ResolvedCriteria[];
  /** Whether samples are counted, or real homes: never both. */
  readonly isSample: boolean;
  /** Each search is counted to one more than this. */
  readonly upTo: number;
}

const PAIRS_AT_MOST = 5;

/**
 * Counts a search, each constraint of it let go, the smallest step of each that finds more, and the
 * first few pairs that do. One statement: each search is read through its own index, no further
 * than `upTo` + 1, and what is not needed is not read.
 * Columns part, at, rung and homes; what is left out finds nothing more.
 */
export function countLadders({ now, ladders, pairs, isSample, upTo }: LadderSearches): Statement {
  const sql = new SqlValues();
  const count = (resolved: ResolvedCriteria) => counting(resolved, { isSample, upTo }, sql);
  const row = (part: string, at: number, rung: number, from: string) =>
    `select '${part}' as part, ${at} as at, ${rung} as rung, c.homes from (${from}) c`;
  const rows = (part: string, searches: readonly ResolvedCriteria[]) =>
    searches.flatMap((each, at) => {
      const from = count(each);
      return from === undefined ? [] : [row(part, at, 0, from)];
    });
  const letGo = ladders.flatMap(({ letGo: whole }, at) => {
    const from = whole === null ? undefined : count(whole);
    return from === undefined ? [] : [row("let_go", at, 0, from)];
  });
  const steps = ladders.flatMap(({ steps: each, letGo: whole }, at) => {
    const helps =
      whole === null ? "" : ` where (select homes from let_go where at = ${at}) > ${NOW}`;
    const tried = each.flatMap((step, rung) => {
      const from = count(step);
      return from === undefined ? [] : [`${row("step", at, rung, from)}${helps}`];
    });
    return tried.length === 0 ? [] : [first(tried, 1)];
  });
  const both = rows("pair", pairs);
  const text = `with now as materialized (${union(rows("now", [now]))}),
let_go as materialized (${union(letGo)})
select * from now
union all select * from let_go
${[...steps, ...(both.length === 0 ? [] : [first(both, PAIRS_AT_MOST)])].map((each) => `union all ${each}`).join("\n")}`;
  return { text, values: sql.values };
}

const NOW = "(select coalesce(max(homes), 0) from now)";
const NOTHING =
  "select null::text as part, null::int as at, null::int as rung, 0 as homes where false";
const union = (rows: readonly string[]): string =>
  rows.length === 0 ? NOTHING : rows.join("\nunion all ");

/** They are read in this order, and no further than needed. */
const first = (rows: readonly string[], limit: number): string =>
  `(select * from (${union(rows)}) tried where homes > ${NOW} limit ${limit})`;

function counting(
  resolved: ResolvedCriteria,
  { isSample, upTo }: Pick<LadderSearches, "isSample" | "upTo">,
  sql: SqlValues,
): string | undefined {
  const from = fittingOffers({ resolved, areSamples: isSample }, sql);
  if (from === undefined) return undefined;
  const once = oncePerHome(resolved, sql) ?? "true";
  return `select count(*)::int as homes from (select 1 from ${from.text} where ${once} limit ${upTo + 1}) few`;
}
