import type { Upload, UploadFinding, UploadState, UploadTable } from "@propertyvr/contracts";
import type { Queryable } from "@propertyvr/database";
import type { ReadingPlan } from "@propertyvr/ingest";
import type { RunOptions } from "./run-options.ts";

/** An upload as its table has it, with its partner's name and until when its bytes are kept. */
export interface UploadRow {
  readonly id: string;
  readonly seq: number;
  readonly partner_id: string;
  readonly partner_name: string;
  /** Where its homes go, beside the stocks of partners: "import:<name>"; null is the partner's stock. */
  readonly source: string | null;
  readonly sent_by: "dialog" | "api";
  readonly file_id: string | null;
  readonly file_name: string;
  readonly bytes: number;
  readonly identity: Buffer;
  readonly mode: "upsert" | "replace";
  readonly dry_run: boolean;
  readonly options: RunOptions;
  readonly state: UploadState;
  readonly is_cancelling: boolean;
  readonly plan: ReadingPlan | null;
  readonly kind: Upload["kind"];
  readonly encoding: string | null;
  readonly separator: string | null;
  readonly tables: readonly UploadTable[];
  readonly records_done: number;
  readonly records_total: number | null;
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly superseded: number;
  readonly failed: number;
  readonly delisted: number;
  readonly findings: readonly UploadFinding[];
  readonly errors_total: number;
  readonly warnings_total: number;
  readonly repairs_total: number;
  readonly brake: Upload["brake"];
  readonly failure: Upload["failure"];
  readonly last_seq: number | null;
  readonly sent_at: Date;
  readonly created_at: Date;
  readonly finished_at: Date | null;
  readonly kept_until: Date | null;
}

export const isUnderWay = ({ state }: Pick<UploadRow, "state">): boolean =>
  state === "waiting" || state === "running";

const SELECT = `
select u.*, p.name as partner_name, f.kept_until
from uploads u join partners p on p.id = u.partner_id left join files f on f.id = u.file_id`;

export interface NewUpload {
  readonly id: string;
  readonly partnerId: string;
  readonly source?: string | null | undefined;
  readonly userId: string | null;
  readonly sentBy: UploadRow["sent_by"];
  readonly fileId: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly identity: Uint8Array;
  readonly mode: UploadRow["mode"];
  readonly dryRun: boolean;
  readonly options: RunOptions;
  /** Of bytes that were sent before. */
  readonly sentAt?: Date;
  readonly at: Date;
}

export const insertUpload = async (db: Queryable, upload: NewUpload): Promise<void> => {
  await db.query(
    `insert into uploads (id, partner_id, user_id, sent_by, file_id, file_name, bytes, identity, mode,
       dry_run, options, created_at, sent_at, source)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, coalesce($13, now()), $14)`,
    [
      upload.id,
      upload.partnerId,
      upload.userId,
      upload.sentBy,
      upload.fileId,
      upload.fileName,
      upload.bytes,
      upload.identity,
      upload.mode,
      upload.dryRun,
      JSON.stringify(upload.options),
      upload.at,
      upload.sentAt ?? null,
      upload.source ?? null,
    ],
  );
};

/** @param partnerId undefined for an admin, to whom everybody's are open */
export const findUpload = async (
  db: Queryable,
  id: string,
  partnerId?: string,
): Promise<UploadRow | undefined> => {
  const { rows } = await db.query<UploadRow>(
    `${SELECT} where u.id = $1 and ($2::uuid is null or u.partner_id = $2)`,
    [id, partnerId ?? null],
  );
  return rows[0];
};

/** The newest first, from before a number on. */
export const listUploads = async (
  db: Queryable,
  page: {
    readonly partnerId: string | undefined;
    readonly before: number | undefined;
    readonly limit: number;
  },
): Promise<readonly UploadRow[]> => {
  const { rows } = await db.query<UploadRow>(
    `${SELECT} where ($1::uuid is null or u.partner_id = $1) and ($2::bigint is null or u.seq < $2)
     order by u.seq desc limit $3`,
    [page.partnerId ?? null, page.before ?? null, page.limit],
  );
  return rows;
};

/** The latest upload of the same bytes with the same decisions that is on its way or was written. */
export const findSame = async (
  db: Queryable,
  partnerId: string,
  identity: Uint8Array,
  since: Date,
): Promise<UploadRow | undefined> => {
  const { rows } = await db.query<UploadRow>(
    `${SELECT} where u.partner_id = $1 and u.identity = $2
       and (u.state in ('waiting', 'running') or (u.state = 'done' and u.finished_at > $3))
     order by u.seq desc limit 1`,
    [partnerId, identity, since],
  );
  return rows[0];
};

/** One at a time decides whether a partner's file is the same as one before; until the transaction ends. */
export const lockArrivals = async (db: Queryable, partnerId: string): Promise<void> => {
  await db.query("select pg_advisory_xact_lock($1, hashtext($2))", [ARRIVALS, partnerId]);
};
/** Any fixed number will do; it names "arrivals of a partner" among advisory locks. */
const ARRIVALS = 730_556;

/** For a change that depends on what it is now: its row is locked until the transaction ends. */
export const lockUpload = async (
  db: Queryable,
  id: string,
  partnerId?: string,
): Promise<Pick<UploadRow, "state" | "file_id"> | undefined> => {
  const { rows } = await db.query<Pick<UploadRow, "state" | "file_id">>(
    `select state, file_id from uploads
     where id = $1 and ($2::uuid is null or partner_id = $2) for update`,
    [id, partnerId ?? null],
  );
  return rows[0];
};

/** As it was before its first run, with other decisions. */
export const resetUpload = async (
  db: Queryable,
  id: string,
  fresh: Pick<NewUpload, "identity" | "mode" | "dryRun" | "options">,
): Promise<void> => {
  await db.query("delete from upload_problems where upload_id = $1", [id]);
  await db.query("delete from upload_changes where upload_id = $1", [id]);
  await db.query(
    `update uploads set identity = $2, mode = $3, dry_run = $4, options = $5, state = 'waiting',
       is_cancelling = false, plan = null, tables = '[]', records_done = 0, records_total = null,
       inserted = 0, updated = 0, unchanged = 0, superseded = 0, failed = 0, delisted = 0,
       findings = '[]', errors_total = 0, warnings_total = 0, repairs_total = 0, brake = null,
       failure = null, finished_at = null, last_seq = null
     where id = $1`,
    [id, fresh.identity, fresh.mode, fresh.dryRun, JSON.stringify(fresh.options)],
  );
};

/** One that waits is over at once; one that runs is told, and ends itself before its next batch. */
export const cancelUpload = async (db: Queryable, id: string, now: Date): Promise<void> => {
  await db.query(
    `update uploads set is_cancelling = true,
       state = case state when 'waiting' then 'cancelled' else state end,
       finished_at = case state when 'waiting' then $2 else finished_at end
     where id = $1 and state in ('waiting', 'running')`,
    [id, now],
  );
};

/** Files of uploads that wait or run. */
export const findNeededFiles = async (db: Queryable): Promise<readonly string[]> => {
  const { rows } = await db.query<{ file_id: string }>(
    `select file_id from uploads where state in ('waiting', 'running') and file_id is not null`,
  );
  return rows.map(({ file_id }) => file_id);
};

/** What ended longer ago is forgotten, its report with it. @returns how many went */
export const sweepUploads = async (db: Queryable, endedBefore: Date): Promise<number> => {
  const { rowCount } = await db.query("delete from uploads where finished_at < $1", [endedBefore]);
  return rowCount ?? 0;
};

/**
 * Whether somebody sent the bytes of an upload: the account that did, or for a file that came with a key
 * its partner. Running a file again makes nobody its sender.
 */
export async function isSender(
  pool: Queryable,
  { file_id }: Pick<UploadRow, "file_id">,
  who: { readonly userId?: string; readonly ownPartnerId: string | undefined },
): Promise<boolean> {
  const { rows } = await pool.query<{
    user_id: string | null;
    sent_by: string;
    partner_id: string;
  }>("select user_id, sent_by, partner_id from uploads where file_id = $1 order by seq limit 1", [
    file_id,
  ]);
  const [first] = rows;
  if (first === undefined) return false;
  if (first.sent_by === "api") return first.partner_id === who.ownPartnerId;
  return first.user_id !== null && first.user_id === who.userId;
}
