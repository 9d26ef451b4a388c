/**
 * npm run bench [-- --rows 100000] [--server http://localhost:3000] [--only search | ladder | figures | partner | bulk | start]
 * Searches beside a full scan that applies the same `fits`, understanding, requests
 * of partners beside a bare handler, the usage of a key beside count(*), a file of
 * 500,000 homes beside a bare COPY, starts up to their first answer, and, where a
 * running server is named, its built-in answer over HTTP. Figures and ratios stand
 * beside the goals; nothing here fails for being slow.
 */
import os from "node:os";
import { parseArgs } from "node:util";
import { createTestDatabase } from "@propertyvr/database/testing";
import { timeAnswers, timeKinds } from "./answers.ts";
import { benchBulk } from "./bulk/index.ts";
import { printBulk } from "./bulk/print.ts";
import { compareFigures, type FigureTimes } from "./figures.ts";
import { benchLadder } from "./ladder.ts";
import { benchPartners, type Rate } from "./partner/index.ts";
import { compareSearches, fill, type SearchTimes } from "./searches.ts";
import { type StartTimes, timeStarts } from "./start.ts";
import { ms, timed, type Spread } from "./timing.ts";
import { compareTitles } from "./titles.ts";
import { timePlaces } from "./places.ts";
import { benchUsage } from "./usage.ts";
import { benchUnderstanding, PHONE_IS_SLOWER, type UnderstandingBench } from "./understanding.ts";

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "100000" },
    "log-rows": { type: "string", default: "2000000" },
    "bulk-rows": { type: "string", default: "500000" },
    server: { type: "string" },
    only: { type: "string" },
  },
});

const load = os.loadavg()[0] ?? 0;
console.log(
  `Node ${process.version}, ${os.availableParallelism()} cores, load ${load.toFixed(1)} at the start`,
);
const isWanted = (part: string) => values.only === undefined || values.only === part;
if (isWanted("search")) await readingAndSearching();
else if (isWanted("ladder") || isWanted("figures")) await searches(Number(values.rows));
if (isWanted("partner")) await partners();
if (isWanted("partner")) await usage(Number(values["log-rows"]));
if (isWanted("bulk")) printBulk(await benchBulk(Number(values["bulk-rows"])));
if (isWanted("start")) await starts();
if (values.server !== undefined) await answers(values.server);

async function readingAndSearching(): Promise<void> {
  const understood = await benchUnderstanding();
  const placesFound = await timePlaces();
  await searches(Number(values.rows));
  printUnderstanding(understood);
  console.log(
    `finding the places of a message alone, ms p50 / p95: ${spread(placesFound)} (goal p95 <= 0.2)`,
  );
}

async function partners(): Promise<void> {
  const { bare, open, alone, shared, revocationMs } = await benchPartners();
  const row = ({ aSecond, cpuUs }: Rate, goal: string) => ({
    "a second": Math.round(aSecond),
    "of bare": (aSecond / bare.aSecond).toFixed(2),
    goal,
    "CPU us": Math.round(cpuUs),
    "bare/CPU": (bare.cpuUs / cpuUs).toFixed(2),
  });
  console.log("\nrequests of partners with key, limit and log; 200 keys; the best of five passes");
  console.table({
    "a bare Fastify handler": row(bare, ""),
    "the product without a key": row(open, ""),
    "embedded, one server": row(alone, ">= 0.85"),
    "two servers, one PostgreSQL": row(shared, ">= 0.40"),
  });
  console.log(
    `a revoked key is dead on both servers, ms p50 / p95: ${spread(revocationMs)} (goal < 100)`,
  );
}

async function searches(rows: number): Promise<void> {
  const database = await createTestDatabase();
  try {
    const [columns, fillMs] = await timed(() => fill(database.pool, rows));
    const rate = Math.round(rows / (fillMs / 1_000));
    console.log(`${rows} homes upserted with their offers and vacuumed: ${rate} a second`);
    if (isWanted("search")) print(await compareSearches(database.pool, columns));
    if (isWanted("search") || isWanted("ladder")) await benchLadder(database.pool, columns);
    if (isWanted("search") || isWanted("figures"))
      printFigures([
        ...(await compareFigures(database.pool, columns)),
        await compareTitles(database.pool, columns),
      ]);
  } finally {
    await database.close();
  }
}

function print(times: readonly SearchTimes[]): void {
  console.log(
    "\nsearch: counts and first page, ms p50 / p95. The goals are for 1,000,000 homes, where the scan\ngrows tenfold and an index read hardly; where other work shares the machine, read the best passes.",
  );
  console.table(
    Object.fromEntries(
      times.map(({ search, sql, scan, raw, best, matches }) => [
        search.name,
        {
          matches,
          sql: spread(sql),
          scan: spread(scan),
          "sql/scan": (sql.p50 / scan.p50).toFixed(2),
          "best passes": `${ms(best.sql)} : ${ms(best.scan)} = ${(best.sql / best.scan).toFixed(2)}`,
          goal: `<= ${search.goal}`,
          "store/raw": (sql.p50 / raw.p50).toFixed(2),
          "goal ": "<= 1.3",
        },
      ]),
    ),
  );
}

function printFigures(times: readonly FigureTimes[]): void {
  console.log("\nfigures over what fits beside the scan, ms p50 / p95");
  console.table(
    Object.fromEntries(
      times.map(({ name, goal, sql, scan, matches }) => [
        name,
        {
          matches,
          sql: spread(sql),
          scan: spread(scan),
          "sql/scan": (sql.p50 / scan.p50).toFixed(2),
          goal,
        },
      ]),
    ),
  );
}

function printUnderstanding({ messages, server, phone }: UnderstandingBench): void {
  const row = ({ firstMs, each }: NonNullable<typeof phone>, goal: string) => ({
    "p50 / p95 / p99": `${spread(each)} / ${ms(each.p99)}`,
    goal,
    "the first of all": ms(firstMs),
  });
  console.log(
    `\nunderstanding a message, ms over ${messages} messages of corpora and labelled set`,
  );
  console.table({
    "on the server": row(server, "p95 <= 1"),
    ...(phone !== null && {
      [`in Chromium, slowed ${PHONE_IS_SLOWER} times`]: row(phone, "p95 <= 8"),
    }),
  });
}

async function usage(rows: number): Promise<void> {
  const { usage: told, count, best, lines, writtenPerS } = await benchUsage(rows);
  console.log(`\nusage of a key over 24 hours, ${lines} of ${rows} lines, ms p50 / p95`);
  console.table({
    "the whole answer": { measured: spread(told), best: ms(best.usage), goal: "<= 5" },
    "count(*) of its lines": { measured: spread(count), best: ms(best.count) },
  });
  console.log(`requests logged with their sums: ${writtenPerS} a second`);
}

async function starts(): Promise<void> {
  const { first, second } = await timeStarts();
  const row = ({ liveMs, readyMs, answeredMs, found }: StartTimes, goal: string) => ({
    live: ms(liveMs),
    ready: ms(readyMs),
    "first question answered": ms(answeredMs),
    goal,
    found,
  });
  console.log("\nstarts of the built product, ms since the program was started");
  console.table({
    "the first, on a new folder": row(first, "answered < 12000"),
    "the second": row(second, "answered < 1500"),
  });
}

async function answers(server: string): Promise<void> {
  const { first, whole, answers } = await timeAnswers(server);
  console.log(`\nbuilt-in answer over HTTP, ${answers} answers, ms p50 / p95`);
  console.table({
    "first event": { measured: spread(first), goal: "p95 <= 30" },
    "whole answer": { measured: spread(whole), goal: "p95 <= 80" },
  });
  const kinds = Object.entries(await timeKinds(server));
  console.log("\nthe same by what is asked; the goals are p95 <= 30 and p95 <= 80");
  console.table(
    Object.fromEntries(
      kinds.map(([kind, times]) => [
        kind,
        {
          "first event": spread(times.first),
          "whole answer": spread(times.whole),
          answers: times.answers,
        },
      ]),
    ),
  );
}

function spread({ p50, p95 }: Spread): string {
  return `${ms(p50)} / ${ms(p95)}`;
}
