import { ANY_HOME, seededRandom, type ResolvedCriteria } from "@propertyvr/vocabulary";
import type pg from "pg";
import { offerStore } from "../apps/server/src/seekers/search/offer-store.ts";
import { PROJECTS } from "../apps/server/src/stock/listings/testing/drawn-homes.ts";
import { titleQuery, wordsOf } from "../apps/server/src/stock/listings/title-words.ts";
import type { Columns } from "./columns.ts";
import { compared, type FigureTimes } from "./figures.ts";
import { scan } from "./scan.ts";

const ASKED = 40;
const PAGE = 6;

/** A building and a number, as people type what they saw on a sign. */
interface TitleQuery {
  readonly text: string;
  readonly resolved: ResolvedCriteria;
}

/** Homes whose title holds all the words, ranked, beside a scan that looks at the title of each home that fits. */
export function compareTitles(pool: pg.Pool, columns: Columns): Promise<FigureTimes> {
  const random = seededRandom(31);
  const asked = Array.from({ length: ASKED }, (): TitleQuery => ({
    text: `${random.pick(PROJECTS)} ${random.whole(1, 96)}`,
    resolved: { ...ANY_HOME, deal: random.pick(["rent", "sale"] as const) },
  }));
  const store = offerStore(pool);
  return compared("ranked titles, first page", "<= 5", asked, {
    sql: async ({ text, resolved }) => {
      const query = { resolved, titleQuery: titleQuery(text) };
      const { counts, homes } = await store.findPage(query, {
        sort: "best",
        limit: PAGE,
        offset: 0,
      });
      return { figures: [counts.total, homes.length] };
    },
    scan: ({ text, resolved }) => {
      const total = countTitled(columns, resolved, wordsOf(text));
      return { figures: [total, Math.min(PAGE, total)], total };
    },
  });
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
