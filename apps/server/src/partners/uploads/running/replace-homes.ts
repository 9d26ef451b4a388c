import type { Upload, UploadFinding } from "@propertyvr/contracts";
import { inTransaction } from "@propertyvr/database";
import { createHash } from "node:crypto";
import type pg from "pg";
import { lockStock } from "../../../stock/partner-listings/change-store.ts";
import {
  asksFirst,
  delistOthers,
  findDelisting,
} from "../../../stock/partner-listings/delist-others.ts";
import { forgetReferences, nameReferences } from "../../../stock/partner-listings/named-store.ts";
import { addDelisted, lockRun } from "../store/run-store.ts";
import { findFileHash } from "../../../platform/files/file-store.ts";
import type { UploadRow } from "../store/upload-store.ts";
import type { FirstReading } from "./first-reading.ts";
import type { RunningUpload, UploadRunPorts } from "./run-ports.ts";

const NAMED_AT_ONCE = 10_000;
const DELISTED_AT_ONCE = 1_000;

const replacingOf = (upload: Pick<UploadRow, "id" | "partner_id" | "sent_at">) => ({
  partnerId: upload.partner_id,
  uploadId: upload.id,
  sentAt: upload.sent_at,
});

type ReplaceReading = Pick<FirstReading, "named" | "fault">;

/**
 * Whether a replacing upload takes off nothing: where a record could not be read at all, or the file
 * broke off, any home may be the one that is missing.
 */
const isWithheld = ({ named, fault }: ReplaceReading): boolean =>
  named.broken > 0 || fault !== undefined;

/** What is said of a replacing upload that takes off nothing. */
export function withheldBy(reading: FirstReading): UploadFinding | undefined {
  if (!isWithheld(reading)) return undefined;
  const { broken } = reading.named;
  return {
    severity: "warning",
    code: "replace.withheld",
    field: "",
    column: null,
    count: broken,
    message: "Some rows couldn't be read, so no listings were removed",
    message_th: "มีแถวที่อ่านไม่ได้ จึงยังไม่ได้ถอดประกาศใด",
    fix: "Fix these rows and upload the whole file again",
    fix_th: "แก้แถวเหล่านี้แล้วอัปโหลดทั้งไฟล์อีกครั้ง",
    example: reading.named.firstBroken ?? { sheet: null, row: 0, value: null },
  };
}

/** What a replacing upload asks before it begins; undefined where it may go on. */
export async function deletionGuard(
  pool: pg.Pool,
  upload: UploadRow,
  reading: FirstReading,
): Promise<NonNullable<Upload["brake"]> | undefined> {
  if (upload.mode !== "replace" || isWithheld(reading)) return undefined;
  // One that goes on after a break was asked when it began.
  if (upload.records_done > 0) return undefined;
  const names = [...reading.named.references];
  for (let at = 0; at < names.length; at += NAMED_AT_ONCE)
    await nameReferences(pool, upload.id, names.slice(at, at + NAMED_AT_ONCE));
  const others = await findDelisting(pool, replacingOf(upload));
  if (!asksFirst(others)) return undefined;
  const token = await tokenOf(pool, upload, others);
  if (token === upload.options.confirm) return undefined;
  // A dry run goes on; any other ends here, and is sent or imported anew after the yes.
  if (!upload.dry_run) await forgetReferences(pool, upload.id);
  return { token, ...others, examples: [...others.examples] };
}

/** A yes holds for these bytes and this many homes, whether they are sent again or not, and for no other. */
async function tokenOf(
  pool: pg.Pool,
  { partner_id, file_id }: UploadRow,
  { delisted, of }: { readonly delisted: number; readonly of: number },
): Promise<string> {
  const sha256 = file_id === null ? undefined : await findFileHash(pool, file_id);
  return createHash("sha256")
    .update(JSON.stringify([partner_id, sha256?.toString("hex"), delisted, of]))
    .digest("base64url")
    .slice(0, 32);
}

const takesOff = ({ mode }: UploadRow, reading: ReplaceReading): boolean =>
  mode === "replace" && !isWithheld(reading);

/**
 * Takes off what a replacing upload does not name, batch by batch as its rows were taken: the stock
 * is the partner's own again in between, and after a break it goes on with what is left.
 */
export async function takeOffOthers(
  { pool, beat, signal }: UploadRunPorts,
  { name, upload }: RunningUpload,
  reading: ReplaceReading,
): Promise<"all" | "cancelled" | "given_up"> {
  if (upload.dry_run || !takesOff(upload, reading)) return "all";
  const takeBatch = (after: string) =>
    inTransaction(pool, async (client) => {
      await lockStock(client, upload.partner_id);
      const state = await lockRun(client, name);
      if (state === undefined) return "given_up";
      if (state.is_cancelling) return "cancelled";
      const limit = DELISTED_AT_ONCE;
      const gone = await delistOthers(client, replacingOf(upload), { after, limit });
      await addDelisted(client, upload.id, gone.delisted);
      return gone;
    });
  for (let after: string | undefined = ""; after !== undefined; beat()) {
    if (signal.aborted) return "given_up";
    const gone: Awaited<ReturnType<typeof takeBatch>> = await takeBatch(after);
    if (typeof gone === "string") return gone;
    after = gone.last;
  }
  return "all";
}

/** What a dry run of a replacing upload would take off; undefined of any other. */
export async function dryRunDelisting(
  client: pg.PoolClient,
  upload: UploadRow,
  reading: FirstReading,
): Promise<number | undefined> {
  if (!upload.dry_run || !takesOff(upload, reading)) return undefined;
  return (await findDelisting(client, replacingOf(upload))).delisted;
}
