import type { Upload, UploadChange, UploadProblem, UploadReply } from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { Failure } from "../../platform/http/failure.ts";
import { numberBefore, pageByNumber } from "../../platform/http/pages.ts";
import { listChanges, listProblems } from "./store/report-store.ts";
import type { UploadRow } from "./store/upload-store.ts";
import type { UploadDeps } from "./upload-deps.ts";

/** @param forAdmin is told whose homes they are */
export const uploadOf = (row: UploadRow, { forAdmin }: { readonly forAdmin: boolean }): Upload => ({
  id: row.id,
  partner: forAdmin ? { id: row.partner_id, name: row.partner_name } : null,
  by: row.sent_by,
  file_name: row.file_name,
  bytes: row.bytes,
  kind: row.kind,
  encoding: row.encoding,
  separator: row.separator,
  tables: [...row.tables],
  mode: row.mode,
  dry_run: row.dry_run,
  state: row.state,
  progress: { rows_done: row.records_done, rows_total: row.records_total },
  counts: {
    rows: row.records_done,
    inserted: row.inserted,
    updated: row.updated,
    unchanged: row.unchanged,
    superseded: row.superseded,
    failed: row.failed,
    delisted: row.delisted,
  },
  findings: [...row.findings],
  errors_total: row.errors_total,
  warnings_total: row.warnings_total,
  repairs_total: row.repairs_total,
  brake: row.brake,
  failure: row.failure,
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
  kept_until: row.kept_until?.toISOString() ?? null,
});

/** Errors that are told at once; the report has the rest. */
const ERRORS_AT_ONCE = 1_000;

/** What a call that sent a file is answered; a failure where the file is through and none of its rows was taken. */
export async function replyOf(
  { pool }: Pick<UploadDeps, "pool">,
  row: UploadRow,
  { forAdmin }: { readonly forAdmin: boolean },
): Promise<Result<UploadReply, Failure>> {
  const page = { after: 0, limit: ERRORS_AT_ONCE, severity: "error" };
  const errors = (await listProblems(pool, row.id, page)).map(({ problem }) => problem);
  const { inserted, updated, unchanged, failed } = row;
  const success = !isAllRefused(row);
  const isOver = row.state !== "waiting" && row.state !== "running";
  if (isOver && isAllRefused(row))
    return fail({
      code: "upload_refused",
      ...toldOf(row, errors),
      errors,
      bulk: {
        success: false,
        received: row.records_done,
        inserted: 0,
        failed,
        errors_total: row.errors_total,
      },
      upload_id: row.id,
    });
  const upload = uploadOf(row, { forAdmin });
  return ok({ success, inserted, updated, unchanged, errors, upload });
}

const isAllRefused = ({ inserted, updated, unchanged, superseded, failed, failure }: UploadRow) =>
  inserted + updated + unchanged + superseded === 0 && (failed > 0 || failure !== null);

/** Why none of it went in, in both languages. */
function toldOf(
  { records_done: rows, failure }: UploadRow,
  errors: UploadReply["errors"],
): Pick<Failure, "detail" | "detailTh"> {
  if (failure !== null) return { detail: failure.message, detailTh: failure.message_th };
  const said = (row: string, messageOf: (error: (typeof errors)[number]) => string): string =>
    errors
      .slice(0, 3)
      .map((error) => {
        const place = error.column ?? error.field;
        return `${row} ${error.row}${place === "" ? "" : `, ${place}`}: ${messageOf(error)}`;
      })
      .join("; ");
  return {
    detail: `None of ${rows} rows could be imported. ${said("row", ({ message }) => message)}`,
    detailTh: `นำเข้าไม่ได้เลยทั้ง ${rows} แถว ${said("แถว", (error) => error.message_th ?? error.message)}`,
  };
}

interface PageRequest {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** What there is to say about rows, from behind the page before. */
export async function problemsPage(
  { pool }: Pick<UploadDeps, "pool">,
  id: string,
  query: PageRequest & {
    readonly severity?: string | undefined;
    readonly code?: string | undefined;
  },
): Promise<Result<{ problems: UploadProblem[]; next_cursor: string | null }, Failure>> {
  const after = numberBefore(query.cursor);
  if (!after.ok) return after;
  const { severity, code } = query;
  const limit = query.limit + 1;
  const found = await listProblems(pool, id, { after: after.value ?? 0, limit, severity, code });
  const { rows, next_cursor } = pageByNumber(found, query.limit, ({ position }) => position);
  return ok({ problems: rows.map(({ problem }) => problem), next_cursor });
}

/** What a dry run would change, from behind the page before. */
export async function changesPage(
  { pool }: Pick<UploadDeps, "pool">,
  id: string,
  query: PageRequest,
): Promise<Result<{ changes: UploadChange[]; next_cursor: string | null }, Failure>> {
  const after = numberBefore(query.cursor);
  if (!after.ok) return after;
  const found = await listChanges(pool, id, { after: after.value ?? 0, limit: query.limit + 1 });
  const { rows, next_cursor } = pageByNumber(found, query.limit, ({ position }) => position);
  return ok({ changes: rows.map(({ change }) => change), next_cursor });
}
