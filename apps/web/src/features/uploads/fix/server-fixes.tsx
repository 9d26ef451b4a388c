import type { Upload, UploadProblem } from "@propertyvr/contracts";
import { useMemo } from "react";
import type { CellNote, NotedRow } from "../check/protocol.ts";
import { useUploadProblems } from "../queries.ts";
import { FixStep } from "./fix-step.tsx";

/** The same grid with what the server found in all of a large file, page by page as one scrolls. */
export function ServerFixes({ upload }: { upload: Upload }) {
  const query = useUploadProblems(upload.id, "error");
  const noted = useMemo(
    () => notedRows(query.data?.pages.flatMap(({ problems }) => problems) ?? []),
    [query.data],
  );
  const more = (): void => {
    if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
  };
  return <FixStep noted={noted} progress={query.isPending ? 0 : null} onNearEnd={more} />;
}

function notedRows(problems: readonly UploadProblem[]): readonly NotedRow[] {
  const rows = new Map<string, NotedRow & { notes: CellNote[] }>();
  for (const problem of problems) {
    const { sheet, row, external_id } = problem;
    const key = `${sheet ?? ""} ${row}`;
    const known = rows.get(key);
    if (known !== undefined) known.notes.push(noteOf(problem));
    else
      rows.set(key, {
        sheet,
        row,
        reference: external_id ?? null,
        values: {},
        notes: [noteOf(problem)],
      });
  }
  return [...rows.values()];
}

function noteOf(problem: UploadProblem): CellNote {
  const { severity, code, field, pointer, column, value } = problem;
  const says = { en: problem.message, th: problem.message_th };
  return {
    severity: severity === "error" ? "error" : "warning",
    code,
    field: pointer.startsWith("/contact/") ? pointer.slice(1).replace("/", ".") : field,
    column,
    value: textOf(value),
    says,
    fix: { en: problem.fix ?? "", th: problem.fix_th ?? "" },
  };
}

const textOf = (value: unknown): string | null =>
  value === null || value === undefined
    ? null
    : typeof value === "string"
      ? value
      : JSON.stringify(value);
