import type { CountedChange, LadderMap, Relaxation } from "@propertyvr/assistant";
import {
  climbed,
  costOf,
  laddersOf,
  pairsOf,
  type Ladder,
  type DroppingRung,
  type Pair,
  type RelaxingRung,
} from "@propertyvr/assistant";
import { locate, placesWithin, provinceAround, stationsBeside } from "@propertyvr/gazetteer";
import { COUNTED_EXACTLY, type Language, type SearchQuery } from "@propertyvr/vocabulary";
import type { LadderSearches } from "./ladder-sql.ts";
import { nearestHomes } from "./nearest-homes.ts";
import type { FirstHomesPorts } from "./search-listings.ts";

/**
 * What a search would find with less asked: each constraint in a smaller measure and let go, the
 * smallest pairs where hardly anything comes by one, and where nothing fits the homes that miss
 * least. The single changes are counted in one statement and the pairs in another; samples where no
 * real home comes.
 * Words of titles have no part in it: they never empty a search.
 */
export async function relaxSearch(ports: RelaxPorts, request: RelaxRequest): Promise<Relaxation> {
  const query = { ...request.query, title_words: null };
  const ladders = laddersOf(query, mapOf(query));
  const pairs = pairsOf(ladders);
  const { upTo = COUNTED_EXACTLY } = request;
  const searches = {
    upTo,
    now: locate(query).resolved,
    ladders: ladders.map(({ steps, letGo }) => ({
      steps: steps.map((step) => resolved(query, [step])),
      letGo: letGo === null ? null : resolved(query, [letGo]),
    })),
    pairs: pairs.map(({ rungs }) => resolved(query, rungs)),
  };
  const real = await countedRows(ports, searches, false);
  const isSample = real.every(({ homes }) => homes === 0);
  const rows = isSample ? await countedRows(ports, searches, isSample) : real;
  const found = { query, ladders, pairs, rows, isSample, upTo };
  const now = rows.find(({ part }) => part === "now")?.homes ?? 0;
  const alone = aloneOf(found, now);
  const counted = { now: Math.min(now, upTo), alone, pairs: pairsFound(found, now) };
  if (now > 0) return { ...counted, nearest: [] };
  return { ...counted, nearest: await nearestHomes(ports, { ...request, query }, counted) };
}

interface RelaxRequest {
  readonly query: SearchQuery;
  readonly language: Language;
  /** Homes that are counted at most; as far as a search counts where it is left out. */
  readonly upTo?: number | undefined;
}

/** Pairs are counted where letting one thing go finds fewer homes more than this. */
const ENOUGH_ALONE = 3;

/** Most searches need no pair, and to plan one takes longer than to count it. */
async function countedRows(
  ports: RelaxPorts,
  { now, ladders, pairs, upTo }: Omit<LadderSearches, "isSample">,
  isSample: boolean,
): Promise<readonly LadderRow[]> {
  const rows = await ports.countLadders({ now, ladders, pairs: [], isSample, upTo });
  const fitting = rows.find(({ part }) => part === "now")?.homes ?? 0;
  const more = rows.reduce(
    (sum, { part, homes }) => (part === "let_go" ? sum + homes - fitting : sum),
    0,
  );
  if (more >= ENOUGH_ALONE || pairs.length === 0) return rows;
  const both = await ports.countLadders({ now, ladders: [], pairs, isSample, upTo });
  return [...rows, ...both.filter(({ part }) => part === "pair")];
}

interface RelaxedRows {
  readonly query: SearchQuery;
  readonly ladders: readonly Ladder[];
  readonly pairs: readonly Pair[];
  readonly rows: readonly LadderRow[];
  readonly isSample: boolean;
  readonly upTo: number;
}

const resolved = (query: SearchQuery, rungs: readonly (RelaxingRung | DroppingRung)[]) =>
  locate(climbed(query, rungs)).resolved;

/** The map as the ladder asks it. */
export const mapOf = (query: SearchQuery): LadderMap => ({
  impliedWithinM: locate(query).impliedWithinM,
  stationsBeside: (wish, refs) =>
    stationsBeside(wish, refs).map(({ name, nameTh }) => ({ en: name, th: nameTh })),
  provinceAround: (places, refs) => {
    const province = provinceAround(places, refs);
    return province && { en: province.name, th: province.nameTh };
  },
  placesWithin,
});

function aloneOf({ query, ladders, rows, ...told }: RelaxedRows, now: number): CountedChange[] {
  return ladders.flatMap((ladder, at) =>
    rows
      .filter((row) => row.at === at && row.homes > now)
      .flatMap(({ part, rung, homes }) => {
        const climbedTo =
          part === "step" ? ladder.steps[rung] : part === "let_go" ? ladder.letGo : undefined;
        return climbedTo ? [counted(query, [ladder], [climbedTo], { ...told, homes })] : [];
      }),
  );
}

/** A pair of which one alone finds homes is no pair. */
function pairsFound(
  { query, ladders, pairs, rows, ...told }: RelaxedRows,
  now: number,
): CountedChange[] {
  const helped = new Set(
    rows.filter(({ part, homes }) => part === "let_go" && homes > now).map(({ at }) => ladders[at]),
  );
  return rows
    .filter(({ part }) => part === "pair")
    .toSorted((one, other) => one.at - other.at)
    .flatMap(({ at, homes }) => {
      const pair = pairs[at];
      return pair === undefined || pair.ladders.some((each) => helped.has(each))
        ? []
        : [counted(query, pair.ladders, pair.rungs, { ...told, homes })];
    });
}

const counted = (
  query: SearchQuery,
  ladders: readonly Ladder[],
  rungs: readonly (RelaxingRung | DroppingRung)[],
  { homes, isSample, upTo }: Pick<RelaxedRows, "isSample" | "upTo"> & { readonly homes: number },
): CountedChange => ({
  eases: ladders.map(({ constraint }) => constraint),
  drop: rungs.flatMap((rung) => ("drop" in rung ? [rung.drop] : [])),
  changes: rungs.map(({ change }) => change),
  query: climbed(query, rungs),
  count: Math.min(homes, upTo),
  isMore: homes > upTo,
  allSample: isSample,
  cost: costOf(rungs),
});

/** How many homes one of the searches finds, `upTo` + 1 where it finds more. */
export interface LadderRow {
  readonly part: "now" | "let_go" | "step" | "pair";
  /** Position of the ladder, or of the pair. */
  readonly at: number;
  /** Position of the step. */
  readonly rung: number;
  readonly homes: number;
}

export interface RelaxPorts extends FirstHomesPorts {
  countLadders(searches: LadderSearches): Promise<readonly LadderRow[]>;
}
