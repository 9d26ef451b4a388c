/**
 * npm run import -- FILE[.gz] [--source NAME] [--problems N]
 * Takes the homes of a file of any kind that partners send (CSV, workbook, JSON, lines of JSON, a feed)
 * into a source of that name, as an upload of the house: the running server takes it up, and where
 * none runs it is run here. A home imported under the name before is the same home.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { createGunzip } from "node:zlib";
import type { UploadProblem } from "@propertyvr/contracts";
import type { Database } from "@propertyvr/database";
import { importFile } from "../apps/server/src/partners/uploads/import-file.ts";
import { listProblems } from "../apps/server/src/partners/uploads/store/report-store.ts";
import type { UploadRow } from "../apps/server/src/partners/uploads/store/upload-store.ts";
import { sayAndExit, withDatabase } from "./with-database.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { source: { type: "string" }, problems: { type: "string", default: "20" } },
});
const [file] = positionals;
if (file === undefined) {
  console.error("npm run import -- FILE[.gz] [--source NAME] [--problems N]");
  process.exit(2);
}
if (!existsSync(file)) {
  console.error(`The file ${file} doesn't exist.`);
  process.exit(2);
}
const source = `import:${values.source ?? path.basename(file).replace(/\.\w+(\.gz)?$/, "")}`;
await withDatabase(async (database) => {
  const imported = await importFile(
    {
      database,
      clock: { now: () => new Date() },
      random: { uuid: () => randomUUID(), bytes: (size) => randomBytes(size) },
    },
    { name: path.basename(file), bytes: bytesOf(file), source },
  );
  if (!imported.ok) {
    const { code, detail } = imported.failure;
    console.error(code === "invalid" ? "The file is empty." : (detail ?? code));
    process.exitCode = 1;
    return;
  }
  await print(database, imported.value, Number(values.problems));
  if (imported.value.state !== "done") process.exitCode = 1;
}).catch(sayAndExit);

function bytesOf(name: string): AsyncIterable<Uint8Array> {
  const bytes = createReadStream(name);
  if (!name.endsWith(".gz")) return bytes;
  const unpacked = createGunzip();
  bytes.on("error", (error) => unpacked.destroy(error)).pipe(unpacked);
  return unpacked;
}

async function print({ pool }: Database, upload: UploadRow, most: number): Promise<void> {
  const { failure, kind, encoding, inserted, updated, unchanged, superseded, failed } = upload;
  if (failure) console.error(failure.message);
  console.log(
    `${upload.records_done} rows of ${kind ?? "an unknown format"}${encoding === null ? "" : ` (${encoding})`} into ${source}: ${inserted} new, ${updated} updated, ${unchanged} unchanged, ${superseded} duplicates, ${failed} rejected`,
  );
  for (const { sheet, mapping, isLeftOut } of upload.plan?.tables ?? []) {
    if (sheet !== null) console.log(`sheet ${sheet}${isLeftOut ? ": skipped, no listings" : ""}`);
    for (const { column, target, by, unit } of isLeftOut ? [] : mapping)
      console.log(
        `  ${column}: ${target ?? "not imported"}${by === "name" || by === undefined ? "" : `, matched by its ${by}`}${unit === undefined ? "" : ` (${unit})`}`,
      );
  }
  for (const severity of ["error", "warning", "repair"] as const) {
    const total = upload[`${severity}s_total`];
    if (total === 0) continue;
    console.log(`\n${total} ${severity}s`);
    for (const finding of upload.findings.filter((each) => each.severity === severity))
      console.log(`  ${finding.count} x ${finding.column ?? finding.field}: ${finding.message}`);
    if (severity === "repair") continue;
    const problems = await listProblems(pool, upload.id, { after: 0, limit: most, severity });
    for (const { problem } of problems) console.log(`  ${line(problem)}`);
  }
}

function line({ sheet, row, column, field, message, value }: UploadProblem): string {
  return `${sheet === null ? "" : `${sheet}, `}row ${row}, ${column ?? field}: ${message}${value === null ? "" : ` (${JSON.stringify(value)})`}`;
}
