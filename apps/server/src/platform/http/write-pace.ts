import { isPacedWrite, type Endpoint } from "@propertyvr/contracts";
import type { Clock } from "../config/deps.ts";
import type { Failure } from "./failure.ts";
import { Pace } from "./pace.ts";

/** Faster than this nobody clicks for long; a program that writes by itself does. */
const WRITES_PER_SECOND = 1;

/** Why a write of this account must wait; undefined where it may go on. */
export type PaceWrite = (endpoint: Endpoint, userId: string) => Failure | undefined;

/**
 * The pace of an account's writes: so many at once, then one a second. What is refused costs nothing.
 * In memory, for a server each: it protects the server, and what is stored has limits of its own.
 */
export const writePace = (clock: Clock, writesAtOnce: number): PaceWrite => {
  const pace = new Pace({ perSecond: WRITES_PER_SECOND, burst: writesAtOnce, longestWaitMs: 0 });
  return (endpoint, userId) => {
    if (!isPacedWrite(endpoint)) return undefined;
    const waitMs = pace.waitMs(userId, clock.now().getTime());
    return waitMs === undefined
      ? { code: "too_many_requests", retry_after_s: 1 / WRITES_PER_SECOND }
      : undefined;
  };
};
