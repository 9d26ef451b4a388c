import type { Clock } from "../config/deps.ts";

const WINDOW_MS = 60_000;
const KEYS_MAX = 100_000;

/** Room for an attempt was taken, or the seconds until there is some. */
export type Taken =
  | { readonly ok: true; readonly giveBack: () => void }
  | { readonly ok: false; readonly waitS: number };

/**
 * An exact sliding minute per key, in memory. Room is taken before the work and
 * given back after a success, so a volley of guesses sent at once is counted too.
 */
export class Attempts {
  readonly #stamps = new Map<string, number[]>();
  readonly #perMinute: number;
  readonly #clock: Clock;

  constructor(perMinute: number, clock: Clock) {
    this.#perMinute = perMinute;
    this.#clock = clock;
  }

  /** Takes one attempt from every key, or from none. */
  take(...keys: readonly string[]): Taken {
    const now = this.#clock.now().getTime();
    const waits = keys.map((key) => this.#waitMs(key, now));
    const waitMs = Math.max(...waits);
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
    const live = (this.#stamps.get(key) ?? []).filter((stamp) => stamp > now - WINDOW_MS);
    if (live.length === 0) this.#stamps.delete(key);
    else this.#stamps.set(key, live);
    const [oldest] = live;
    return oldest === undefined || live.length < this.#perMinute ? 0 : oldest + WINDOW_MS - now;
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
