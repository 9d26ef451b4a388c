import type { Upload, UploadFinding, UploadState, UploadTable } from "@propertyvr/contracts";
import { type Queryable, storableJson } from "@propertyvr/database";
import type { ReadingPlan } from "@propertyvr/ingest";

/** Names a run as the one that writes to its upload. @returns false where it has ended */
export const claimUpload = async (db: Queryable, id: string, run: string): Promise<boolean> => {
  const { rowCount } = await db.query(
    `update uploads set state = 'running', run = $2
     where id = $1 and state in ('waiting', 'running')`,
    [id, run],
  );
  return rowCount === 1;
};

/** What the first reading has told. */
export const recordPlan = async (
  db: Queryable,
  { id, run }: RunName,
  known: {
    readonly plan: ReadingPlan;
    readonly tables: readonly UploadTable[];
    readonly recordsTotal: number;
  },
): Promise<void> => {
  const { plan, tables, recordsTotal } = known;
  await db.query(
    `update uploads set plan = $3, tables = $4, records_total = $5, kind = $6, encoding = $7,
       separator = $8
     where id = $1 and run = $2`,
    [
      id,
      run,
      storableJson(plan),
      storableJson(tables),
      recordsTotal,
      plan.kind,
      plan.encoding ?? null,
      plan.separator ?? null,
    ],
  );
};

export interface RunName {
  readonly id: string;
  readonly run: string;
}

/** Where a run stands. */
export interface RunState {
  readonly is_cancelling: boolean;
  readonly records_done: number;
  readonly inserted: number;
  readonly updated: number;
  readonly errors_total: number;
  readonly warnings_total: number;
  readonly repairs_total: number;
  readonly findings: readonly UploadFinding[];
}

/** Its row is locked until the transaction ends; undefined where another run has taken over. */
export const lockRun = async (
  db: Queryable,
  { id, run }: RunName,
): Promise<RunState | undefined> => {
  const { rows } = await db.query<RunState>(
    `select is_cancelling, records_done, inserted, updated, errors_total, warnings_total,
       repairs_total, findings
     from uploads where id = $1 and run = $2 and state = 'running' for update`,
    [id, run],
  );
  return rows[0];
};

/** What one batch came to; commits with the batch itself. */
export interface BatchSums {
  readonly records: number;
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly superseded: number;
  readonly failed: number;
  readonly errors: number;
  readonly warnings: number;
  readonly repairs: number;
  /** Of all batches so far. */
  readonly findings: readonly UploadFinding[];
}

export const addBatch = async (db: Queryable, id: string, sums: BatchSums): Promise<void> => {
  await db.query(
    `update uploads set records_done = records_done + $2, inserted = inserted + $3,
       updated = updated + $4, unchanged = unchanged + $5, superseded = superseded + $6,
       failed = failed + $7, errors_total = errors_total + $8, warnings_total = warnings_total + $9,
       repairs_total = repairs_total + $10, findings = $11
     where id = $1`,
    [
      id,
      sums.records,
      sums.inserted,
      sums.updated,
      sums.unchanged,
      sums.superseded,
      sums.failed,
      sums.errors,
      sums.warnings,
      sums.repairs,
      storableJson(sums.findings),
    ],
  );
};

export const addDelisted = async (db: Queryable, id: string, count: number): Promise<void> => {
  await db.query("update uploads set delisted = delisted + $2 where id = $1", [id, count]);
};

export interface UploadRunEnd {
  readonly state: Extract<UploadState, "checked" | "done" | "failed" | "cancelled">;
  readonly failure?: Upload["failure"];
  readonly brake?: Upload["brake"];
  /** Of a dry run; any other has counted them one batch after the other. */
  readonly delisted?: number | undefined;
  readonly lastSeq?: number;
  /** Where it found more at its end. */
  readonly findings?: readonly UploadFinding[];
  readonly at: Date;
}

/** @returns false where it had ended, or another run has taken over */
export const endRun = async (
  db: Queryable,
  { id, run }: RunName,
  end: UploadRunEnd,
): Promise<boolean> => {
  const { rowCount } = await db.query(
    `update uploads set state = $3, failure = $4, brake = $5, delisted = coalesce($6, delisted), last_seq = $7,
       finished_at = $8, findings = coalesce($9::jsonb, findings)
     where id = $1 and run = $2 and state = 'running'`,
    [
      id,
      run,
      end.state,
      end.failure ? JSON.stringify(end.failure) : null,
      end.brake ? JSON.stringify(end.brake) : null,
      end.delisted ?? null,
      end.lastSeq ?? null,
      end.at,
      end.findings ? storableJson(end.findings) : null,
    ],
  );
  return rowCount === 1;
};
