import type { Upload, UploadProblem } from "@propertyvr/contracts";
import { TriangleAlert } from "lucide-react";
import { useMemo } from "react";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { Button, EmptyState, Skeleton, VisuallyHidden } from "../../../ui/index.ts";
import type { CellNote, NotedRow } from "../check/protocol.ts";
import { uploadMessages } from "../messages.ts";
import { useUploadProblems } from "../queries.ts";
import { fixMessages } from "./fix-messages.ts";
import { FixStep } from "./fix-step.tsx";

/** The same grid with what the server found in all of a large file, page by page as one scrolls. */
export function ServerFixes({ upload }: { upload: Upload }) {
  const t = useT(fixMessages);
  const u = useT(uploadMessages);
  const language = useLanguage();
  const query = useUploadProblems(upload.id, "error");
  const problems = useMemo(
    () => query.data?.pages.flatMap((page) => page.problems) ?? [],
    [query.data],
  );
  const noted = useMemo(() => notedRows(problems), [problems]);
  const more = (): void => {
    if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
  };
  if (query.isPending)
    return (
      <div aria-busy="true" className="pt-4">
        <VisuallyHidden>{t("uploads.fix.loading")}</VisuallyHidden>
        <Skeleton className="h-72 rounded-md" />
      </div>
    );
  if (query.isError && problems.length === 0)
    return (
      <EmptyState
        level={3}
        icon={<TriangleAlert size={24} />}
        title={t("uploads.fix.loading.failed")}
        action={<Button onClick={() => void query.refetch()}>{u("uploads.tryAgain")}</Button>}
      />
    );
  const number = (count: number) => formatNumber(count, language);
  const told = { shown: number(problems.length), all: number(upload.errors_total) };
  return (
    <FixStep
      noted={noted}
      progress={null}
      onNearEnd={more}
      {...(query.hasNextPage && { hint: t("uploads.fix.part", told) })}
    />
  );
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
