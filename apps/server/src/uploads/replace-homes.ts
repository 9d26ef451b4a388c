import type { Upload, UploadFinding } from "@propertyvr/contracts";
import { createHash } from "node:crypto";
import type pg from "pg";
import { asksFirst, delistOthers, findDelisting } from "../partner-listings/delist-others.ts";
import { forgetReferences, nameReferences } from "../partner-listings/named-store.ts";
import type { FirstReading } from "./first-reading.ts";
import { findFileHash, type UploadRow } from "./upload-store.ts";

const NAMED_AT_ONCE = 10_000;
const DELISTED_AT_ONCE = 1_000;

const replacingOf = (upload: Pick<UploadRow, "id" | "partner_id" | "sent_at">) => ({
  partnerId: upload.partner_id,
  uploadId: upload.id,
  sentAt: upload.sent_at,
});

/**
 * Whether a replacing upload takes off nothing: where a record could not be read at all, or the file
 * broke off, any home may be the one that is missing.
 */
const isWithheld = ({ named, fault }: Pick<FirstReading, "named" | "fault">): boolean =>
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
    message: "Rows that cannot be read may be any home, so no home was taken off",
    message_th: "แถวที่อ่านไม่ได้อาจเป็นทรัพย์รายการใดก็ได้ จึงไม่ได้นำทรัพย์ใดออก",
    fix: "Mend these rows and send the whole file again",
    fix_th: "แก้แถวเหล่านี้แล้วส่งทั้งไฟล์อีกครั้ง",
    example: reading.named.firstBroken ?? { sheet: null, row: 0, value: null },
  };
}

/** What a replacing upload asks before it begins; undefined where it may go on. */
export async function asksBefore(
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
  // A rehearsal goes on; any other ends here, and is sent or imported anew after the yes.
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

/** Takes off what a replacing upload does not name; in a rehearsal only counts it. @returns how many */
export async function replaceHomes(
  client: pg.PoolClient,
  upload: UploadRow,
  reading: FirstReading,
  beat: () => void,
): Promise<number> {
  if (upload.mode !== "replace" || isWithheld(reading)) return 0;
  const replacing = replacingOf(upload);
  let delisted = 0;
  if (upload.dry_run) ({ delisted } = await findDelisting(client, replacing));
  else
    for (let after: string | undefined = ""; after !== undefined; beat()) {
      const gone: Awaited<ReturnType<typeof delistOthers>> = await delistOthers(client, replacing, {
        after,
        limit: DELISTED_AT_ONCE,
      });
      delisted += gone.delisted;
      after = gone.last;
    }
  await forgetReferences(client, upload.id);
  return delisted;
}
