import type { UploadFinding, UploadProblem } from "@propertyvr/contracts";

/** What says that two problems are of one kind. */
type FindingKind = Pick<UploadFinding, "severity" | "code" | "field" | "column">;

/** More kinds of trouble than this are counted in the totals alone. */
const KINDS_MOST = 400;

/** What was found in a file, one entry a rule and column. */
export interface Findings {
  /** @param told the whole of it, asked for where it is the first of its kind */
  readonly add: (kind: FindingKind, told: () => UploadProblem) => void;
  /** Errors before warnings before repairs, the most frequent first. */
  readonly all: () => readonly UploadFinding[];
}

/** @param soFar of the batches before */
export function gatherFindings(soFar: readonly UploadFinding[]): Findings {
  const kinds = new Map(soFar.map((finding) => [kindOf(finding), { ...finding }]));
  return {
    add: (of, told) => {
      const kind = kindOf(of);
      const known = kinds.get(kind);
      if (known !== undefined) known.count += 1;
      else if (kinds.size < KINDS_MOST) kinds.set(kind, first(told()));
    },
    all: () =>
      [...kinds.values()].toSorted(
        (one, other) => WEIGHT[one.severity] - WEIGHT[other.severity] || other.count - one.count,
      ),
  };
}

const WEIGHT = { error: 0, warning: 1, repair: 2 } as const;

/** No member's name holds U+0000 by now. A price that cannot be read is an error, and beside another one a warning. */
const kindOf = ({ severity, code, field, column }: FindingKind): string =>
  `${severity}\u0000${code}\u0000${field}\u0000${column ?? ""}`;

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
