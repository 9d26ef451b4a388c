import { setTimeout as sleep } from "node:timers/promises";

/** Concurrent requests of one partner key, on each server. */
export const IN_FLIGHT_MOST = 10;
const WAITING_MOST = 10;
const WAIT_MS = 1_000;

interface Lane {
  active: number;
  /** Waiting requests in order; each is called with true when its turn comes. */
  readonly waiting: ((isIn: boolean) => void)[];
}

/**
 * A maximum of concurrent requests for each key, so that a burst of one partner does not block the others.
 * A few more wait in a queue for a moment, because a client with eleven threads does nothing wrong.
 */
export class InFlight {
  readonly #lanes = new Map<string, Lane>();
  readonly #waitMs: number;

  constructor({ waitMs = WAIT_MS } = {}) {
    this.#waitMs = waitMs;
  }

  /** @returns whether the request may run; then `leave` must be called once */
  async enter(keyId: string): Promise<boolean> {
    const lane = this.#lanes.get(keyId) ?? { active: 0, waiting: [] };
    this.#lanes.set(keyId, lane);
    if (lane.active < IN_FLIGHT_MOST) {
      lane.active += 1;
      return true;
    }
    return lane.waiting.length < WAITING_MOST && this.#waitIn(lane);
  }

  leave(keyId: string): void {
    const lane = this.#lanes.get(keyId);
    if (lane === undefined) return;
    // The slot goes to the next in the queue without being free in between.
    const next = lane.waiting.shift();
    if (next !== undefined) next(true);
    else lane.active -= 1;
    if (lane.active === 0) this.#lanes.delete(keyId);
  }

  async #waitIn(lane: Lane): Promise<boolean> {
    const served = new AbortController();
    const turn = new Promise<boolean>((resolve) => {
      lane.waiting.push((isIn) => {
        served.abort();
        resolve(isIn);
      });
    });
    const [tell] = lane.waiting.slice(-1);
    const tooLong = sleep(this.#waitMs, false, { signal: served.signal, ref: false }).catch(
      () => true,
    );
    if (await Promise.race([turn, tooLong])) return true;
    const place = tell === undefined ? -1 : lane.waiting.indexOf(tell);
    // Its turn may have come at the same moment.
    if (place < 0) return turn;
    lane.waiting.splice(place, 1);
    return false;
  }
}
