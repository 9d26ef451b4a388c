/**
 * npm run import -- FILE[.gz] [--source NAME] [--problems N]
 * A file of any kind that partners send: CSV, workbook, JSON, lines of JSON, a feed. Takes the homes of a file into the database of the running
 * server, or into the embedded one when none runs.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { FILE_FAULTS, LACKS } from "@propertyvr/ingest";
import {
  type ImportFailure,
  importFile,
  type ImportReport,
  type RowProblem,
} from "../apps/server/src/partners/imports/import-file.ts";
import { withDatabase } from "./with-database.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { source: { type: "string" }, problems: { type: "string", default: "20" } },
});
const [file] = positionals;
if (file === undefined) {
  console.error("npm run import -- FILE[.gz] [--source NAME] [--problems N]");
  process.exit(2);
}
const source = `import:${values.source ?? path.basename(file).replace(/\.\w+(\.gz)?$/, "")}`;
const bytes = readFileSync(file);
await withDatabase(async ({ pool }) => {
  const whole = file.endsWith(".gz") ? gunzipSync(bytes) : bytes;
  const result = await importFile(pool, whole, source);
  if (result.ok) print(result.value, Number(values.problems));
  else {
    console.error(why(result.failure));
    process.exitCode = 1;
  }
});

function why(failure: ImportFailure): string {
  if (failure.code === "no_homes")
    return failure.lacks.map((lack) => LACKS[lack][0]).join(". ") || "The file holds no homes";
  const { says, fix } = FILE_FAULTS[failure.fault.code];
  const line = failure.fault.line === undefined ? "" : ` (line ${failure.fault.line})`;
  return `${says[0]}${line}. ${fix[0]}.`;
}

function print(report: ImportReport, most: number): void {
  const { rows, inserted, updated, unchanged, superseded, rejected, plan } = report;
  console.log(
    `${rows} rows of ${plan.kind}${plan.encoding === undefined ? "" : ` (${plan.encoding})`} into ${source}: ${inserted} new, ${updated} updated, ${unchanged} unchanged, ${superseded} superseded, ${rejected} rejected`,
  );
  for (const { sheet, mapping, isLeftOut } of plan.tables) {
    if (sheet !== null) console.log(`sheet ${sheet}${isLeftOut ? ": no homes" : ""}`);
    for (const { column, target, by, unit } of isLeftOut ? [] : mapping)
      console.log(
        `  ${column}: ${target ?? "not read"}${by === "name" || by === undefined ? "" : `, told by its ${by}`}${unit === undefined ? "" : ` (${unit})`}`,
      );
  }
  for (const severity of ["error", "warning", "repair"] as const) {
    const problems = report.problems.filter((problem) => problem.severity === severity);
    if (problems.length === 0) continue;
    console.log(`\n${problems.length} ${severity}s`);
    const kinds = new Map<string, number>();
    for (const { column, field, message } of problems) {
      const kind = `${column ?? field}: ${message}`;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    for (const [kind, count] of kinds) console.log(`  ${count} x ${kind}`);
    if (severity === "repair") continue;
    for (const problem of problems.slice(0, most)) console.log(`  ${line(problem)}`);
  }
}

const line = ({ sheet, row, column, field, message, value }: RowProblem): string =>
  `${sheet === null ? "" : `${sheet}, `}row ${row}, ${column ?? field}: ${message}${value === null ? "" : ` (${JSON.stringify(value)})`}`;
