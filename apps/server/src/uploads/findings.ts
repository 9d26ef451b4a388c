import type { UploadFinding, UploadProblem } from "@propertyvr/contracts";

/** More kinds of trouble than this are counted in the totals alone. */
const KINDS_MOST = 400;

/** What was found in a file, one entry a rule and column. */
export interface Findings {
  readonly add: (problem: UploadProblem) => void;
  /** Errors before warnings before repairs, the most frequent first. */
  readonly all: () => readonly UploadFinding[];
}

/** @param soFar of the batches before */
export function gatherFindings(soFar: readonly UploadFinding[]): Findings {
  const kinds = new Map(soFar.map((finding) => [kindOf(finding), { ...finding }]));
  return {
    add: (problem) => {
      const kind = kindOf(problem);
      const known = kinds.get(kind);
      if (known !== undefined) known.count += 1;
      else if (kinds.size < KINDS_MOST) kinds.set(kind, first(problem));
    },
    all: () =>
      [...kinds.values()].toSorted(
        (one, other) => WEIGHT[one.severity] - WEIGHT[other.severity] || other.count - one.count,
      ),
  };
}

const WEIGHT = { error: 0, warning: 1, repair: 2 } as const;

const kindOf = ({
  severity,
  code,
  field,
  column,
}: Pick<UploadFinding, "severity" | "code" | "field" | "column">): string =>
  JSON.stringify([severity, code, field, column]);

const first = (problem: UploadProblem): UploadFinding => ({
  severity: problem.severity,
  code: problem.code,
  field: problem.field,
  column: problem.column,
  count: 1,
  message: problem.message,
  message_th: problem.message_th,
  fix: problem.fix ?? "",
  fix_th: problem.fix_th ?? "",
  example: { sheet: problem.sheet, row: problem.row, value: problem.value ?? null },
});
