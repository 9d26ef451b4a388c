import { ANY_HOME, seededRandom, type ResolvedCriteria } from "@propertyvr/vocabulary";
import type pg from "pg";
import { offerStore } from "../apps/server/src/seekers/search/offer-store.ts";
import { titleQuery, wordsOf } from "../apps/server/src/stock/listings/title-words.ts";
import type { Columns } from "./columns.ts";
import type { FigureTimes } from "./figures.ts";
import { scan } from "./scan.ts";
import { spreadOf, timed } from "./timing.ts";

const ASKED = 40;
const PASSES = 3;
const PAGE = 6;

/** A building and a number, as people type what they saw on a sign. */
const BUILDINGS = [
  "Lumen",
  "Ratchada Court",
  "Baan Suan",
  "Aspen Ridge",
  "Riverine",
  "The Crest",
] as const;

interface Asked {
  readonly text: string;
  readonly resolved: ResolvedCriteria;
}

/** Homes whose title holds all the words, ranked, beside a scan that looks at the title of each home that fits. */
export async function compareTitles(pool: pg.Pool, columns: Columns): Promise<FigureTimes> {
  const random = seededRandom(31);
  const asked = Array.from({ length: ASKED }, (): Asked => ({
    text: `${random.pick(BUILDINGS)} ${random.whole(1, 96)}`,
    resolved: { ...ANY_HOME, deal: random.pick(["rent", "sale"] as const) },
  }));
  const store = offerStore(pool);
  const times = { sql: [] as number[], scan: [] as number[] };
  let matches = 0;
  for (let pass = 0; pass <= PASSES; pass++) {
    for (const { text, resolved } of asked) {
      const query = { resolved, titleQuery: titleQuery(text) };
      const page = { sort: "best", limit: PAGE, offset: 0 } as const;
      const [found, sqlMs] = await timed(() => store.findPage(query, page));
      const [total, scanMs] = await timed(() => countTitled(columns, resolved, wordsOf(text)));
      if (found.counts.total !== total || found.homes.length !== Math.min(PAGE, total))
        throw new Error(`SQL and scan differ on the title "${text}"`);
      if (pass === 0) {
        matches += total / asked.length;
        continue;
      }
      times.sql.push(sqlMs);
      times.scan.push(scanMs);
    }
  }
  return {
    name: "ranked titles, first page",
    goal: "<= 5",
    sql: spreadOf(times.sql),
    scan: spreadOf(times.scan),
    matches: Math.round(matches),
  };
}

function countTitled(
  columns: Columns,
  resolved: ResolvedCriteria,
  words: readonly string[],
): number {
  const { total } = scan(columns, resolved, "best", 0);
  const { selected, titles } = columns;
  let titled = 0;
  for (let n = 0; n < total; n++) {
    const title = titles[selected[n] as number] ?? "";
    if (words.every((word) => title.includes(` ${word} `))) titled++;
  }
  return titled;
}
