import { isPacedWrite, type Endpoint } from "@propertyvr/contracts";
import type { Clock } from "../config/deps.ts";
import type { Failure } from "./failure.ts";

const KEYS_MAX = 100_000;

export interface PaceLimits {
  /** Requests a second at a steady pace. */
  readonly perSecond: number;
  /** The burst that is accepted before the pace applies. */
  readonly burst: number;
  /** A request that would have to wait longer is refused. */
  readonly longestWaitMs: number;
}

/**
 * Slows callers down instead of refusing them: each key has a time at which its next request is
 * due (the generic cell rate algorithm), in memory.
 */
export class Pace {
  readonly #due = new Map<string, number>();
  readonly #limits: PaceLimits;

  constructor(limits: PaceLimits) {
    this.#limits = limits;
  }

  /** Milliseconds until this request may go on; undefined where it is refused, which costs nothing. */
  waitMs(key: string, nowMs: number): number | undefined {
    const { perSecond, burst, longestWaitMs } = this.#limits;
    const step = 1_000 / perSecond;
    const due = Math.max(this.#due.get(key) ?? 0, nowMs);
    const wait = Math.max(0, due - nowMs - (burst - 1) * step);
    if (wait > longestWaitMs) return undefined;
    this.#due.delete(key);
    this.#due.set(key, due + step);
    this.#forgetOldest();
    return wait;
  }

  /** The map keeps the order of the last request: the first key has been quiet the longest. */
  #forgetOldest(): void {
    if (this.#due.size <= KEYS_MAX) return;
    const [oldest] = this.#due.keys();
    if (oldest !== undefined) this.#due.delete(oldest);
  }
}

/** No person clicks faster than this for long; a program does. */
const WRITES_PER_SECOND = 1;

/** Why a write of this account must wait; undefined where it may go on. */
export type PaceWrite = (endpoint: Endpoint, userId: string) => Failure | undefined;

/**
 * The pace of an account's writes: a burst, then one a second. A refused write costs nothing. In memory,
 * on each server: it protects the server, and stored data has limits of its own.
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
