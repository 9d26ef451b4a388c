import type { FastifyRequest } from "fastify";

/** How long the rest of a refused body may go on coming before the connection is cut. */
const LINGER_MS = 5_000;

/**
 * Lets the rest of a body run off, for it was refused before its end: a sender that is cut off in the
 * middle never reads the answer. One that goes on for long is cut.
 */
export function letRunOff({ raw }: FastifyRequest): void {
  if (raw.complete || raw.destroyed) return;
  raw.unpipe();
  raw.on("error", () => undefined);
  raw.resume();
  const cut = setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, LINGER_MS);
  cut.unref();
}
