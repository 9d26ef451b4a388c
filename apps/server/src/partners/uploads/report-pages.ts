import type { UploadChange, UploadProblem } from "@propertyvr/contracts";
import { ok, type Result } from "@propertyvr/vocabulary";
import type { Failure } from "../../platform/http/failure.ts";
import { beforeOf as positionOf, pageOf } from "../../platform/http/page-cursor.ts";
import { listChanges, listProblems } from "./report-store.ts";
import type { UploadDeps } from "./upload-deps.ts";

interface Page {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** What there is to say about rows, from behind the page before. */
export async function problemsPage(
  { pool }: Pick<UploadDeps, "pool">,
  id: string,
  query: Page & { readonly severity?: string | undefined; readonly code?: string | undefined },
): Promise<Result<{ problems: UploadProblem[]; next_cursor: string | null }, Failure>> {
  const after = positionOf(query.cursor);
  if (!after.ok) return after;
  const { severity, code } = query;
  const limit = query.limit + 1;
  const found = await listProblems(pool, id, { after: after.value ?? 0, limit, severity, code });
  const { rows, next_cursor } = pageOf(found, query.limit, ({ position }) => position);
  return ok({ problems: rows.map(({ problem }) => problem), next_cursor });
}

/** What a rehearsal would change, from behind the page before. */
export async function changesPage(
  { pool }: Pick<UploadDeps, "pool">,
  id: string,
  query: Page,
): Promise<Result<{ changes: UploadChange[]; next_cursor: string | null }, Failure>> {
  const after = positionOf(query.cursor);
  if (!after.ok) return after;
  const found = await listChanges(pool, id, { after: after.value ?? 0, limit: query.limit + 1 });
  const { rows, next_cursor } = pageOf(found, query.limit, ({ position }) => position);
  return ok({ changes: rows.map(({ change }) => change), next_cursor });
}
