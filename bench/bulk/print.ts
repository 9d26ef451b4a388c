import { ms, type Spread } from "../timing.ts";
import type { BulkBench, Imported } from "./index.ts";

/** What an import is to reach on the machine of the bench. */
const GOALS =
  "goals: new >= 5000 rows a second, the same again >= 8000, server < 350 MB, p99 of others <= 2x";

/** A table of the imports beside the goals and the yardsticks of the same run. */
export function printBulk({ rows, imports, quiet, restingMib, copyS, splitS }: BulkBench): void {
  const aSecond = (seconds: number) => Math.round(rows / seconds);
  console.log(
    `\na Windows-874 file of ${rows} homes: read, checked, in the stock and found (${GOALS})`,
  );
  console.table(
    Object.fromEntries(
      imports.map(({ name, passes, counts, used }) => [
        name,
        {
          "rows a second": aSecond(passes.done),
          "received s": passes.received.toFixed(1),
          "first look s": (passes.counted - passes.received).toFixed(1),
          "written s": (passes.done - passes.counted).toFixed(1),
          inserted: counts.inserted,
          updated: counts.updated,
          unchanged: counts.unchanged,
          superseded: counts.superseded,
          failed: counts.failed,
          "server MiB": Math.round(used.server),
          "PostgreSQL MiB": Math.round(used.postgres),
          "CPU us a row: reading + answering + PostgreSQL": [
            used.cpuUs.reading,
            used.cpuUs.answering,
            used.cpuUs.postgres,
          ]
            .map((us) => Math.round(us / rows))
            .join(" + "),
        },
      ]),
    ),
  );
  console.log(
    `yardsticks: bare COPY of the same rows ${aSecond(copyS)} a second, a bare splitter ${aSecond(splitS)}; the server at rest ${Math.round(restingMib)} MiB`,
  );
  const row = (searches: Spread, reads: Spread, requests: number) => ({
    "search p50 / p99 ms": `${ms(searches.p50)} / ${ms(searches.p99)}`,
    "p99 of quiet": (searches.p99 / quiet.searches.p99).toFixed(2),
    "a partner's read p50 / p99 ms": `${ms(reads.p50)} / ${ms(reads.p99)}`,
    "p99 of quiet ": (reads.p99 / quiet.reads.p99).toFixed(2),
    requests,
  });
  const during = ({ others }: Imported) => row(others.searches, others.reads, others.requests);
  console.log("\nothers meanwhile, each waiting for an answer before the next question");
  console.table({
    "nothing is imported": row(quiet.searches, quiet.reads, quiet.requests),
    ...Object.fromEntries(imports.map((each) => [each.name, during(each)])),
  });
}
