import type { Clock } from "../config/deps.ts";

const KEYS_MAX = 100_000;

/** Whether it was taken, or else the seconds until one is available. */
export type LimitResult =
  | { readonly ok: true; readonly giveBack: () => void }
  | { readonly ok: false; readonly waitS: number };

/**
 * An exact maximum for each key in any window of time, in memory. Taken before the work and possibly
 * given back after it, so that a burst is counted too.
 */
export class SlidingLimit {
  readonly #stamps = new Map<string, number[]>();
  readonly #most: number;
  readonly #windowMs: number;
  readonly #clock: Clock;

  constructor(limit: { readonly most: number; readonly windowMs: number }, clock: Clock) {
    this.#most = limit.most;
    this.#windowMs = limit.windowMs;
    this.#clock = clock;
  }

  /** Takes one from every key, or from none. */
  take(...keys: readonly string[]): LimitResult {
    const now = this.#clock.now().getTime();
    const waitMs = Math.max(...keys.map((key) => this.#waitMs(key, now)));
    if (waitMs > 0) return { ok: false, waitS: Math.ceil(waitMs / 1000) };
    for (const key of keys) this.#add(key, now);
    return {
      ok: true,
      giveBack: () => {
        for (const key of keys) this.#remove(key, now);
      },
    };
  }

  #waitMs(key: string, now: number): number {
    const stamps = this.#stamps.get(key) ?? [];
    const live = stamps.findIndex((stamp) => stamp > now - this.#windowMs);
    stamps.splice(0, live === -1 ? stamps.length : live);
    const [oldest] = stamps;
    if (oldest === undefined) this.#stamps.delete(key);
    return oldest === undefined || stamps.length < this.#most ? 0 : oldest + this.#windowMs - now;
  }

  #add(key: string, now: number): void {
    const stamps = this.#stamps.get(key);
    if (stamps) stamps.push(now);
    else this.#stamps.set(key, [now]);
    if (this.#stamps.size <= KEYS_MAX) return;
    // The map keeps the order of arrival: the first key is the one that was opened longest ago.
    const [first] = this.#stamps.keys();
    if (first !== undefined) this.#stamps.delete(first);
  }

  #remove(key: string, stamp: number): void {
    const stamps = this.#stamps.get(key);
    const at = stamps?.indexOf(stamp) ?? -1;
    if (at >= 0) stamps?.splice(at, 1);
  }
}
