import { setTimeout as sleep } from "node:timers/promises";

/** A partner's requests that are answered at once, on each server. */
export const IN_FLIGHT_MOST = 10;
const WAITING_MOST = 10;
const WAIT_MS = 1_000;

interface Lane {
  active: number;
  /** Whoever waits, in order; told true when its turn has come. */
  readonly waiting: ((isIn: boolean) => void)[];
}

/**
 * So many requests of a key at once, so that one partner's volley leaves the database to the others.
 * A few more wait in line for a moment, because a client with eleven threads has done nothing wrong.
 */
export class InFlight {
  readonly #lanes = new Map<string, Lane>();
  readonly #waitMs: number;

  constructor({ waitMs = WAIT_MS } = {}) {
    this.#waitMs = waitMs;
  }

  /** @returns whether there is a place; then `leave` gives it back, once */
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
    // The place goes to the next in line without ever being free.
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
    // Its turn may have come in the same moment.
    if (place < 0) return turn;
    lane.waiting.splice(place, 1);
    return false;
  }
}
