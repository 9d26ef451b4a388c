import { inTransaction } from "@propertyvr/database";
import { checkFile, nameFile, tableReadingOf } from "@propertyvr/ingest";
import { vacuumListings } from "../../../stock/listings/insert-listings.ts";
import { piecesOf } from "../../../platform/files/file-store.ts";
import { findMappings } from "../store/mapping-store.ts";
import { planOf } from "../store/run-options.ts";
import { claimUpload, recordPlan, type UploadRunEnd, type RunName } from "../store/run-store.ts";
import { findUpload } from "../store/upload-store.ts";
import { endAndTell, endWhole } from "./end-run.ts";
import { failureOf, failureOfFile, failureOfTables } from "./failure-texts.ts";
import { type FirstReading, lacksIn, readFirst } from "./first-reading.ts";
import { readAhead, readRecords, recordsFrom } from "./read-records.ts";
import { deletionGuard, takeOffOthers } from "./replace-homes.ts";
import type { RunningUpload, UploadRunPorts } from "./run-ports.ts";
import { takeBatch } from "./take-batch.ts";

/**
 * Runs an upload from where it is to its end: looks through the whole file once, then takes it batch
 * by batch. Rows, counts and reports of a batch commit together, so a run that died goes on behind
 * the last whole batch.
 */
export async function runUpload(ports: UploadRunPorts, name: RunName): Promise<void> {
  const { pool, clock } = ports;
  if (!(await claimUpload(pool, name.id, name.run))) return;
  const upload = await findUpload(pool, name.id);
  if (upload === undefined) return;
  const { file_id } = upload;
  const end =
    file_id === null
      ? failed(failureOf("file_gone"))
      : await run(ports, { name, upload: { ...upload, file_id } });
  if (end === undefined) return;
  const at = clock.now();
  await inTransaction(pool, (client) => endAndTell(client, name, { ...end, at }));
}

type UploadOutcome = Omit<UploadRunEnd, "at">;
const failed = (failure: NonNullable<UploadRunEnd["failure"]>): UploadOutcome => ({
  state: "failed",
  failure,
});

/** @returns undefined where it has ended in the transaction of its last step, or goes on elsewhere */
async function run(
  ports: UploadRunPorts,
  running: RunningUpload,
): Promise<UploadOutcome | undefined> {
  const { pool } = ports;
  const { upload, name } = running;
  const reading = await lookThrough(ports, running);
  const { plan, records, fault } = reading;
  await recordPlan(pool, name, {
    plan,
    tables: plan.tables.map(tableReadingOf),
    recordsTotal: records,
  });
  if (records === 0)
    return failed(
      fault ? failureOfFile(fault) : failureOfTables(await lacksIn(pool, upload.file_id)),
    );
  const guard = await deletionGuard(pool, upload, reading);
  if (guard !== undefined && !upload.dry_run) return { state: "checked", brake: guard };
  const rows = await takeAll(ports, running, reading);
  const taken = rows === "all" ? await takeOffOthers(ports, running, reading) : rows;
  if (taken === "given_up") return undefined;
  if (taken === "cancelled") return { state: "cancelled" };
  if (fault !== undefined) return failed(failureOfFile(fault));
  await inTransaction(pool, (client) => endWhole(client, ports, running, { reading, guard }));
  if (isBulk(records, upload)) await vacuumListings(pool);
  return undefined;
}

/** So many new rows slow searches until they are vacuumed; of fewer autovacuum takes care in time. */
export const isBulk = (
  records: number,
  { dry_run: isDryRun }: Pick<RunningUpload["upload"], "dry_run">,
): boolean => records >= RECORDS_OF_A_BULK && !isDryRun;
const RECORDS_OF_A_BULK = 10_000;

async function lookThrough(
  ports: UploadRunPorts,
  { upload }: RunningUpload,
): Promise<FirstReading> {
  const { pool, beat } = ports;
  const kept = await findMappings(pool, upload.partner_id);
  const pass = nameFile(planOf(upload.options), { kept });
  const file = readRecords(piecesOf(pool, upload.file_id), pass, beat);
  return readFirst(file, { isReplacing: upload.mode === "replace" });
}

async function takeAll(
  ports: UploadRunPorts,
  running: RunningUpload,
  reading: FirstReading,
): Promise<"all" | "cancelled" | "given_up"> {
  const { pool, beat, signal } = ports;
  const { upload } = running;
  const { plan } = reading;
  const { records } = readRecords(piecesOf(pool, upload.file_id), checkFile(plan), beat);
  for await (const batch of readAhead(recordsFrom(records, upload.records_done))) {
    if (signal.aborted) return "given_up";
    const taken = await takeBatch(ports, { running, reading, ...batch });
    beat();
    if (taken !== "taken") return taken;
  }
  return "all";
}
