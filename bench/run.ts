/**
 * npm run bench [-- --rows 100000] [--server http://localhost:3000]
 * Searches beside a full scan that applies the same `fits`, understanding, and,
 * where a server is named, its built-in answer. Ratios, beside the goals.
 */
import { parseArgs } from "node:util";
import { createTestDatabase } from "@propertyvr/database/testing";
import { compareSearches, fill, type SearchTimes } from "./searches.ts";
import { ms, timed } from "./timing.ts";

const { values } = parseArgs({
  options: { rows: { type: "string", default: "100000" }, server: { type: "string" } },
});

const database = await createTestDatabase();
try {
  const rows = Number(values.rows);
  const [homes, fillMs] = await timed(() => fill(database.pool, rows));
  const rate = Math.round(rows / (fillMs / 1_000));
  console.log(`${rows} homes drawn, upserted and vacuumed: ${rate} a second`);
  print(await compareSearches(database.pool, homes));
} finally {
  await database.close();
}

function print(times: readonly SearchTimes[]): void {
  console.log("\nsearch, ms p50/p95 (goals are for 1,000,000 homes)");
  console.table(
    times.map(({ search, sql, scan, raw, matches }) => ({
      search: search.name,
      matches,
      sql: `${ms(sql.p50)} / ${ms(sql.p95)}`,
      scan: `${ms(scan.p50)} / ${ms(scan.p95)}`,
      ratio: (sql.p50 / scan.p50).toFixed(2),
      goal: `<= ${search.goal}`,
      "over raw": (sql.p50 / raw.p50).toFixed(2),
    })),
  );
}
