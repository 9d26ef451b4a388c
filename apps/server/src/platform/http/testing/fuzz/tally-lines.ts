import type { FuzzTally } from "./fuzz-routes.ts";

/** Lines for a command: each fault with its request, how often each status was answered, and the sum. */
export const linesOf = (tally: FuzzTally, seed: string): readonly string[] => [
  ...tally.faults.map(({ what, operation, request, answer }) => {
    const payload = request.payload?.toString().slice(0, 2_000);
    const shown = JSON.stringify({ ...request, payload });
    return `\n${operation}: ${what}\n  ${shown}\n  answered ${answer}`;
  }),
  ...[...tally.answers].map(([operation, statuses]) => {
    const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${status} x ${n}`);
    return `${operation}: ${counts.join(", ")}`;
  }),
  `${tally.requests} requests, seed ${seed}: ${tally.faults.length} faults`,
];
