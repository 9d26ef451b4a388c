import { foldReferences, nameFile, sendBack } from "@propertyvr/ingest";
import type pg from "pg";
import { hashReference } from "../../../stock/listings/hash-reference.ts";
import { isBroken, readRecords } from "../running/read-records.ts";
import { piecesOf } from "../../../platform/files/file-store.ts";
import { findUpload } from "../store/upload-store.ts";
import type { SendBackTask } from "./file-work.ts";

/**
 * The partner's own file on its way back, read again by the plan it was taken by: first for which rows
 * a later one replaces, then row by row.
 */
export async function* sendUploadBack(
  pool: pg.Pool,
  { uploadId, rows, isForOthers }: SendBackTask,
  beat: () => void,
): AsyncGenerator<Uint8Array> {
  const upload = await findUpload(pool, uploadId);
  const { file_id: fileId = null, plan = null } = upload ?? {};
  if (fileId === null || plan === null) throw new Error(`the file of ${uploadId} is gone`);
  const fold = foldReferences(hashReference);
  for await (const record of readRecords(piecesOf(pool, fileId), nameFile(plan), beat).records)
    if (!isBroken(record)) fold.add(record);
  const back = sendBack(plan, { rows, isForOthers, laterThan: fold.laterThan });
  for await (const piece of piecesOf(pool, fileId)) {
    yield* back.push(piece);
    beat();
  }
  yield* back.end();
}
