import type { FastifyInstance } from "fastify";
import type { Log } from "../config/deps.ts";

const GRACE_MS = 5_000;
const SWEEP_MS = 50;

/**
 * Ends the server: slices close their streams in `preClose`, requests being
 * answered may finish, and whatever is still open after the grace is cut.
 */
export const stopGracefully = async (app: FastifyInstance, graceMs = GRACE_MS): Promise<void> => {
  // A connection that has had its answer stays open for the next request, which will not come.
  const sweep = setInterval(() => {
    app.server.closeIdleConnections();
  }, SWEEP_MS);
  const cut = setTimeout(() => {
    app.server.closeAllConnections();
  }, graceMs);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
  }
};

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
/** What a shell reports of a program that a signal ended. */
const FORCED = 130;

/**
 * The first signal closes and ends the process; the second ends it at once. A fault
 * nobody caught is logged and closes too: what state it left behind is unknown.
 * @returns stops in the same way, with that exit code
 */
export const stopOnSignal = (options: {
  readonly log: Log;
  readonly close: () => Promise<void>;
}): ((code: number) => Promise<void>) => {
  let isStopping = false;
  const stop = async (code: number): Promise<void> => {
    if (isStopping) process.exit(FORCED);
    isStopping = true;
    try {
      await options.close();
      process.exit(code);
    } catch (error) {
      options.log.error({ err: error }, "could not stop cleanly");
      process.exit(1);
    }
  };
  for (const signal of SIGNALS) process.on(signal, () => void stop(0));
  for (const fault of ["uncaughtException", "unhandledRejection"] as const)
    process.on(fault, (error: unknown) => {
      options.log.fatal({ err: error }, "a fault nobody caught");
      if (!isStopping) void stop(1);
    });
  return stop;
};
