/** Requests an hour that a key may be given (ROWS F2). Without schemas, so that the web may hold forms to it. */
export const RATE_LIMIT = { min: 100, max: 10_000, default: 1_000 } as const;
