import type { Log } from "../config/deps.ts";

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
