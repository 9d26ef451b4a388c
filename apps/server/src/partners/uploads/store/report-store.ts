import type { UploadChange, UploadProblem } from "@propertyvr/contracts";
import { type Queryable, storableJson } from "@propertyvr/database";

/** What there is to say about a row, and its place among all that is said of its file. */
export interface PlacedProblem {
  readonly position: number;
  readonly problem: UploadProblem;
}
export interface PlacedChange {
  readonly position: number;
  readonly change: UploadChange;
}

export const insertProblems = async (
  db: Queryable,
  id: string,
  problems: readonly PlacedProblem[],
): Promise<void> => {
  if (problems.length === 0) return;
  await db.query(
    `insert into upload_problems (upload_id, position, sheet, "row", line, "column", severity, code,
       external_id, said)
     select $1, p.position, p.sheet, p."row", p.line, p."column", p.severity, p.code, p.external_id,
       p.said
     from jsonb_to_recordset($2::jsonb) as p (position integer, sheet text, "row" integer,
       line integer, "column" text, severity text, code text, external_id text, said jsonb)`,
    [id, storableJson(problems.map(rowOf))],
  );
};

const rowOf = ({ position, problem }: PlacedProblem) => {
  const { sheet, row, line, column, severity, code, external_id, ...said } = problem;
  return { position, sheet, row, line, column, severity, code, external_id, said };
};

interface ProblemRow {
  readonly position: number;
  readonly sheet: string | null;
  readonly row: number;
  readonly line: number | null;
  readonly column: string | null;
  readonly severity: UploadProblem["severity"];
  readonly code: string;
  readonly external_id: string | null;
  readonly said: Omit<
    UploadProblem,
    "sheet" | "row" | "line" | "column" | "severity" | "code" | "external_id"
  >;
}

/** In the order of the file, from behind a position on. */
export const listProblems = async (
  db: Queryable,
  id: string,
  page: {
    readonly after: number;
    readonly limit: number;
    readonly severity?: string | undefined;
    readonly code?: string | undefined;
  },
): Promise<readonly PlacedProblem[]> => {
  const { rows } = await db.query<ProblemRow>(
    `select position, sheet, "row", line, "column", severity, code, external_id, said
     from upload_problems
     where upload_id = $1 and position > $2 and ($4::text is null or severity = $4)
       and ($5::text is null or code = $5)
     order by position limit $3`,
    [id, page.after, page.limit, page.severity ?? null, page.code ?? null],
  );
  return rows.map(({ position, line, said, ...row }) => ({
    position,
    problem: { ...row, ...(line !== null && { line }), ...said },
  }));
};

export const insertChanges = async (
  db: Queryable,
  id: string,
  changes: readonly PlacedChange[],
): Promise<void> => {
  if (changes.length === 0) return;
  await db.query(
    `insert into upload_changes (upload_id, position, change)
     select $1, c.position, c.change
     from jsonb_to_recordset($2::jsonb) as c (position integer, change jsonb)`,
    [id, storableJson(changes)],
  );
};

/** In the order of the file, from behind a position on. */
export const listChanges = async (
  db: Queryable,
  id: string,
  page: { readonly after: number; readonly limit: number },
): Promise<readonly PlacedChange[]> => {
  const { rows } = await db.query<PlacedChange>(
    `select position, change from upload_changes
     where upload_id = $1 and position > $2 order by position limit $3`,
    [id, page.after, page.limit],
  );
  return rows;
};
