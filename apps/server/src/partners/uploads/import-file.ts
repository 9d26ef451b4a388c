import { UploadOptions } from "@propertyvr/contracts";
import { ok, type Result } from "@propertyvr/vocabulary";
import { setTimeout as sleep } from "node:timers/promises";
import type { AppDeps } from "../../platform/config/deps.ts";
import type { Failure } from "../../platform/http/failure.ts";
import { insertJob } from "../../platform/jobs/job-store.ts";
import { housePartner } from "../keys/partner-store.ts";
import { beginUpload } from "./receiving/begin-upload.ts";
import { UploadSlots } from "../../platform/files/upload-slots.ts";
import { receiveInPlace, UPLOAD_PLACES } from "./receiving/receive-file.ts";
import { findUpload, isUnderWay, type UploadRow } from "./store/upload-store.ts";
import { inThisThread } from "./threads/in-this-thread.ts";

/** A running server looks for work every second. */
const SERVER_TAKES_MS = 3_000;
const LOOK_EVERY_MS = 100;

/** A file of homes and the source it goes into: "import:<name>". */
export interface FileToImport {
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly source: string;
}

/**
 * Takes the homes of a file into a source of their own, as an upload of the house: a running server
 * takes it up, and where none does so soon, it is run here. A home that was imported into the
 * source before is the same home.
 * @returns the upload once it is over, however it ended
 */
export async function importFile(
  deps: Pick<AppDeps, "database" | "clock" | "random">,
  { name, bytes, source }: FileToImport,
  serverTakesMs = SERVER_TAKES_MS,
): Promise<Result<UploadRow, Failure>> {
  const { clock, random } = deps;
  const { pool, db } = deps.database;
  const partnerId = await housePartner(db, clock.now());
  const receiving = { pool, clock, random, places: new UploadSlots(UPLOAD_PLACES) };
  const file = await receiveInPlace(receiving, { kind: "partner", id: partnerId }, bytes);
  if (!file.ok) return file;
  const id = await beginUpload(
    {
      pool,
      clock,
      random,
      jobs: { enqueue: (client, job) => insertJob(client, job, clock.now()) },
    },
    { partnerId, source, userId: null, sentBy: "api" },
    { ...file.value, name },
    UploadOptions.parse({}),
  );
  const get = async (): Promise<UploadRow> => {
    const row = await findUpload(pool, id);
    if (row === undefined) throw new Error(`the upload ${id} is gone`);
    return row;
  };
  let row = await get();
  for (let waited = 0; row.state === "waiting" && waited < serverTakesMs; waited += LOOK_EVERY_MS) {
    await sleep(LOOK_EVERY_MS);
    row = await get();
  }
  // A server that comes meanwhile takes the run over, and this one gives it up.
  if (row.state === "waiting")
    await inThisThread(pool, clock).run({ id, run: random.uuid() }, new AbortController().signal);
  for (row = await get(); isUnderWay(row); row = await get()) await sleep(LOOK_EVERY_MS);
  return ok(row);
}
