/**
 * npm run import -- FILE.csv[.gz] [--source NAME] [--problems N]
 * Takes the homes of a file into the database of the running
 * server, or into the embedded one when none runs.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { type CellProblem, decodeText } from "@propertyvr/ingest";
import { importFile, type ImportReport } from "../apps/server/src/imports/import-file.ts";
import { withDatabase } from "./with-database.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { source: { type: "string" }, problems: { type: "string", default: "20" } },
});
const [file] = positionals;
if (file === undefined) {
  console.error("npm run import -- FILE.csv[.gz] [--source NAME] [--problems N]");
  process.exit(2);
}
const source = `import:${values.source ?? path.basename(file).replace(/\.csv(\.gz)?$/, "")}`;
const bytes = readFileSync(file);
const decoded = decodeText(file.endsWith(".gz") ? gunzipSync(bytes) : bytes);
if (!decoded.ok) {
  console.error(
    "The file is neither UTF-8, UTF-16 nor Windows-874. Save it again as CSV in UTF-8 and import that.",
  );
  process.exit(1);
}
const { text, encoding } = decoded.value;

await withDatabase(async ({ pool }) => {
  const result = await importFile(pool, text, source);
  if (!result.ok) {
    console.error(
      `These columns do not tell homes with a type and a price: ${result.failure.columns.join(", ")}`,
    );
    process.exitCode = 1;
    return;
  }
  print(result.value, Number(values.problems));
});

function print(report: ImportReport, most: number): void {
  const { rows, inserted, updated, unchanged, rejected, shape } = report;
  console.log(
    `${rows} rows of shape ${shape} (${encoding}) into ${source}: ${inserted} new, ${updated} updated, ${unchanged} unchanged, ${rejected} rejected`,
  );
  for (const { column, target, by, unit } of report.mapping)
    console.log(
      `  ${column}: ${target ?? "not read"}${by === "name" || by === undefined ? "" : `, told by its ${by}`}${unit === undefined ? "" : ` (${unit})`}`,
    );
  for (const severity of ["error", "warning", "repair"] as const) {
    const problems = report.problems.filter((problem) => problem.severity === severity);
    if (problems.length === 0) continue;
    console.log(`\n${problems.length} ${severity}s`);
    const kinds = new Map<string, number>();
    for (const { column, message } of problems) {
      const kind = `${column || "file"}: ${message}`;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    for (const [kind, count] of kinds) console.log(`  ${count} x ${kind}`);
    if (severity === "repair") continue;
    for (const problem of problems.slice(0, most)) console.log(`  ${line(problem)}`);
  }
}

const line = ({ row, column, message, value }: CellProblem): string =>
  `row ${row}, ${column || "file"}: ${message}${value ? ` (${JSON.stringify(value)})` : ""}`;
