import type { Evaluation } from "./evaluate.ts";

const HEADS = [
  "responder",
  "turns",
  "tools",
  "criteria",
  "parts",
  "grounded",
  "words",
  "finished",
  "left out",
  "first ms",
  "p50 ms",
  "p95 ms",
  "tokens in/out",
  "USD",
];

/** One line a candidate: shares in per cent, and what it took. */
export function tableOf(evaluations: readonly Evaluation[]): string {
  const rows = [HEADS, ...evaluations.map(rowOf)];
  const widths = HEADS.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join("  "),
    )
    .join("\n");
}

function rowOf({
  name,
  turns,
  right,
  heldBack,
  ms,
  firstTextMs,
  tokens,
  costUsd,
  isCut,
}: Evaluation) {
  const share = ([is, of]: readonly [number, number]): string =>
    of === 0 ? "-" : `${String(Math.round((100 * is) / of))}%`;
  return [
    isCut ? `${name} (cut)` : name,
    String(turns),
    share(right.tools),
    share(right.criteria),
    share(right.parts),
    share(right.grounded),
    share(right.words),
    share(right.finished),
    String(heldBack),
    atShare(firstTextMs, 0.5),
    atShare(ms, 0.5),
    atShare(ms, 0.95),
    tokens.join("/"),
    costUsd === null ? "?" : costUsd.toFixed(4),
  ];
}

const atShare = (all: readonly number[], share: number): string => {
  const sorted = all.toSorted((one, other) => one - other);
  const at = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return String(Math.round(sorted[at] ?? 0));
};
