import {
  EMPTY_CRITERIA,
  seededRandom,
  searchQuery,
  type Criteria,
  type SearchQuery,
  type SeededRandom,
} from "@propertyvr/vocabulary";
import { climbed, laddersOf } from "@propertyvr/assistant";
import { locate } from "@propertyvr/gazetteer";
import type pg from "pg";
import { mapOf, relaxSearch } from "../apps/server/src/seekers/search/relax-search.ts";
import { PLACE_NAMES } from "../apps/server/src/seekers/search/listing-search.ts";
import { offerStore } from "../apps/server/src/seekers/search/offer-store.ts";
import type { Columns } from "./columns.ts";
import { scan } from "./scan.ts";
import { ms, spreadOf, timed, type Spread } from "./timing.ts";

const ASKED = 40;
const PASSES = 4;

/** What nobody offers, as people ask for it: too little money, too many rooms, all at once. */
const DEAD_ENDS: readonly ((random: SeededRandom) => Partial<Criteria>)[] = [
  (random) => ({
    deal: "rent",
    types: ["condo", "apartment"],
    bedrooms: { min: 3, max: 3 },
    price: { max: random.whole(30, 45) * 100, per: "month" },
    places: [random.pick(["Ari", "Thong Lo", "On Nut", "Watthana"])],
    amenities: ["pool", "gym"],
  }),
  (random) => ({
    deal: "sale",
    types: ["villa"],
    bedrooms: { min: 5 },
    price: { max: random.whole(3, 8) * 100_000, per: "total" },
    places: [random.pick(["Phuket", "Chiang Mai", "Pattaya"])],
    amenities: ["sea_view"],
  }),
  (random) => ({
    deal: "rent",
    types: ["condo"],
    bedrooms: { min: 2, max: 2 },
    price: { max: random.whole(28, 36) * 100, per: "month" },
    near: [
      { kind: "transit", name: random.pick(["Asok", "Ari", "Mo Chit", "BTS"]), within_m: null },
    ],
    area_sqm: { min: 60 },
  }),
  (random) => ({
    deal: "sale",
    types: ["house", "townhouse"],
    bathrooms: { min: 4 },
    price: { max: random.whole(8, 12) * 100_000, per: "total" },
    places: ["Bangkok"],
    land_sqm: { min: 1_600 },
  }),
];

interface LadderTimes {
  /** Counts of the steps, of what is let go and of the pairs. */
  readonly counted: Spread;
  /** With the homes that come closest. */
  readonly whole: Spread;
  /** The same searches, each by a scan of typed arrays. */
  readonly scanned: Spread;
  readonly searches: number;
  /** So many of the searches find nothing. */
  readonly empty: number;
}

/** Times what an answer that finds nothing asks of the store, and prints it beside the scan. */
export async function benchLadder(pool: pg.Pool, columns: Columns): Promise<void> {
  const random = seededRandom(17);
  const asked = Array.from({ length: ASKED }, (_, n) =>
    searchQuery({
      criteria: { ...EMPTY_CRITERIA, ...DEAD_ENDS[n % DEAD_ENDS.length]?.(random) },
    }),
  );
  print(await timeLadders(pool, columns, asked));
}

async function timeLadders(
  pool: pg.Pool,
  columns: Columns,
  asked: readonly SearchQuery[],
): Promise<LadderTimes> {
  const store = offerStore(pool);
  const times = { counted: [] as number[], whole: [] as number[], scanned: [] as number[] };
  let searches = 0;
  let empty = 0;
  for (let pass = 0; pass <= PASSES; pass++) {
    for (const query of asked) {
      let counting = 0;
      const ports = {
        ...store,
        names: PLACE_NAMES,
        async countLadders(all: Parameters<typeof store.countLadders>[0]) {
          const [rows, took] = await timed(() => store.countLadders(all));
          counting += took;
          return rows;
        },
      };
      const [found, whole] = await timed(() => relaxSearch(ports, { query, language: "en" }));
      if (pass === 0 && found.now === 0) empty += 1;
      // The first pass warms both sides.
      if (pass === 0) continue;
      times.counted.push(counting);
      times.whole.push(whole);
      if (pass > 1) continue;
      const every = searchesOf(query);
      searches += every.length;
      const [, scanned] = await timed(() => {
        for (const each of every) scan(columns, locate(each).resolved, "best", 0);
      });
      times.scanned.push(scanned);
    }
  }
  return {
    counted: spreadOf(times.counted),
    whole: spreadOf(times.whole),
    scanned: spreadOf(times.scanned),
    searches: Math.round(searches / asked.length),
    empty,
  };
}

/** The search and each of its single changes. */
function searchesOf(query: SearchQuery): readonly SearchQuery[] {
  const ladders = laddersOf(query, mapOf(query));
  return [
    query,
    ...ladders.flatMap(({ steps, letGo }) =>
      [...steps, ...(letGo === null ? [] : [letGo])].map((rung) => climbed(query, [rung])),
    ),
  ];
}

function print({ counted, whole, scanned, searches, empty }: LadderTimes): void {
  console.log(
    `\nwhat to ask differently where too little fits, ${ASKED} searches of which ${empty} find nothing, ms p50 / p95`,
  );
  const row = (spread: Spread, goal = "") => ({
    "p50 / p95": `${ms(spread.p50)} / ${ms(spread.p95)}`,
    "of the scan": (spread.p50 / scanned.p50).toFixed(2),
    goal,
  });
  console.table({
    "every step, let go, and pairs counted": row(counted, "<= 40"),
    "with the homes that come closest": row(whole),
    [`scan of typed arrays, ${searches} single changes`]: row(scanned),
  });
}
