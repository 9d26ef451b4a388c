import type { Clock } from "../config/deps.ts";
import { WINDOW_MS, type Quota, type QuotaKey, type QuotaState } from "./quota.ts";

interface Shelved {
  readonly ring: StampRing;
  /** Taken, and not yet in the log. */
  open: number;
  /** When it was last asked for. */
  usedMs: number;
}

interface MemoryQuotaDeps {
  readonly clock: Clock;
  readonly log: CountedLog;
}

const SWEEP_MS = WINDOW_MS / 6;

/**
 * How many counted requests of a key may be lost with a process that dies: so many are let in before
 * the log has them, and so many are charged after it died. Never fewer than may be under way at once.
 */
export const atRisk = (limit: number): number => Math.max(10, Math.floor(limit / 20));

/**
 * The quota of the one process on its database. A key's stamps are read from the log when it is first
 * used. For each process that died as many are charged as could be missing there, at the time of the
 * start after it: that is later than any that is missing, so it can only refuse early.
 */
export class MemoryQuota implements Quota {
  readonly #deps: MemoryQuotaDeps;
  readonly #startedMs: number;
  readonly #shelf = new Map<string, Promise<Shelved> | Shelved>();
  #sweepAtMs: number;
  #open = 0;

  constructor(deps: MemoryQuotaDeps) {
    this.#deps = deps;
    this.#startedMs = deps.clock.now().getTime();
    this.#sweepAtMs = this.#startedMs + SWEEP_MS;
  }

  async take(key: QuotaKey): Promise<QuotaState> {
    const { log } = this.#deps;
    const shelved = await this.#find(key);
    const most = atRisk(key.limit);
    while (shelved.open + log.unflushedOf(key.keyId) >= most) {
      if (shelved.open >= most) throw new Error("more requests under way than may be lost");
      await log.flush();
    }
    // From here on nothing waits, so nobody comes between.
    const nowMs = this.#now();
    const { ring } = shelved;
    if (ring.countAt(nowMs) >= key.limit) return this.#standing(key, ring, nowMs);
    shelved.open += 1;
    this.#open += 1;
    const atMs = ring.add(nowMs);
    return { ...this.#standing(key, ring, nowMs), isTaken: true, atMs };
  }

  async look(key: QuotaKey): Promise<QuotaState> {
    const { ring } = await this.#find(key);
    return this.#standing(key, ring, this.#now());
  }

  end(key: QuotaKey, taken: QuotaState, isCounted: boolean): QuotaState {
    const shelved = this.#shelf.get(key.keyId);
    // Open ones are not swept, and a shelf that is still being filled has none.
    if (shelved === undefined || shelved instanceof Promise) return taken;
    shelved.open -= 1;
    this.#open -= 1;
    if (!isCounted) shelved.ring.remove(taken.atMs);
    return this.#standing(key, shelved.ring, this.#now());
  }

  close(): Promise<boolean> {
    return Promise.resolve(this.#open === 0);
  }

  #now(): number {
    return this.#deps.clock.now().getTime();
  }

  #standing({ limit }: QuotaKey, ring: StampRing, nowMs: number): QuotaState {
    const used = ring.countAt(nowMs);
    const freesAtMs = ring.freesAtMs(nowMs, Math.max(0, used - limit));
    return { isTaken: false, atMs: ring.steady(nowMs), nowMs, limit, used, freesAtMs };
  }

  async #find(key: QuotaKey): Promise<Shelved> {
    this.#sweep();
    const known = this.#shelf.get(key.keyId);
    if (known !== undefined) {
      if (!(known instanceof Promise)) known.usedMs = this.#now();
      return known;
    }
    const reading = this.#read(key);
    this.#shelf.set(key.keyId, reading);
    try {
      const shelved = await reading;
      this.#shelf.set(key.keyId, shelved);
      return shelved;
    } catch (error) {
      this.#shelf.delete(key.keyId);
      throw error;
    }
  }

  async #read({ keyId, limit }: QuotaKey): Promise<Shelved> {
    const { log } = this.#deps;
    if (log.unflushedOf(keyId) > 0) await log.flush();
    // An hour more than needed, for a clock that will go back.
    const since = new Date(Math.min(this.#now(), this.#startedMs) - 2 * WINDOW_MS);
    const counted = await log.countedSince(keyId, since);
    const losses = await log.lossesSince(keyId, since);
    const charged = losses.flatMap((at) => Array<Date>(atRisk(limit)).fill(at));
    const stamps = [...counted, ...charged].map((at) => at.getTime());
    const ring = new StampRing();
    for (const stamp of stamps.sort((a, b) => a - b)) ring.add(stamp);
    return { ring, open: 0, usedMs: this.#now() };
  }

  /** Forgets keys that have been idle for an hour. */
  #sweep(): void {
    const nowMs = this.#now();
    if (nowMs < this.#sweepAtMs) return;
    this.#sweepAtMs = nowMs + SWEEP_MS;
    for (const [keyId, shelved] of this.#shelf)
      if (
        !(shelved instanceof Promise) &&
        shelved.open === 0 &&
        nowMs - shelved.usedMs >= WINDOW_MS
      )
        this.#shelf.delete(keyId);
  }
}

const SMALLEST = 16;

/**
 * The stamps of the last hour in order, oldest first, in a ring that grows with them: 4 bytes each,
 * milliseconds modulo 2^32. That is 49 days, and those beside one another are of one hour.
 */
class StampRing {
  #stamps = new Uint32Array(SMALLEST);
  #first = 0;
  #count = 0;
  #newestMs = Number.NEGATIVE_INFINITY;

  /** The time, as it never goes back. */
  steady(nowMs: number): number {
    return Math.max(nowMs, this.#newestMs);
  }

  /** How many are in the window that ends now. */
  countAt(nowMs: number): number {
    return this.#count - this.#firstLive(this.steady(nowMs));
  }

  /** When the window has lost so many of its oldest, and one more; undefined where it has not so many. */
  freesAtMs(nowMs: number, index: number): number | undefined {
    const stamp = this.#firstLive(this.steady(nowMs)) + index;
    if (stamp >= this.#count) return undefined;
    return this.#newestMs - this.#ageAt(this.#newestMs, stamp) + WINDOW_MS;
  }

  /** @returns the stamp, which is not before any other */
  add(nowMs: number): number {
    const atMs = this.steady(nowMs);
    // Only now: what has left the window is back in it where the clock goes back, until a later stamp.
    const gone = this.#firstLive(atMs);
    this.#first = this.#wrap(this.#first + gone);
    this.#count -= gone;
    if (this.#count === this.#stamps.length) this.#grow();
    this.#newestMs = atMs;
    this.#stamps[this.#wrap(this.#first + this.#count)] = this.#newestMs;
    this.#count += 1;
    return this.#newestMs;
  }

  /** Takes one with this stamp out again, where it is still there. */
  remove(stampMs: number): void {
    const wanted = stampMs >>> 0;
    let index = this.#count - 1;
    // From the newest: a request lasts moments, so few have come since.
    while (index >= 0 && this.#stampAt(index) !== wanted) index -= 1;
    if (index < 0) return;
    for (; index < this.#count - 1; index += 1)
      this.#stamps[this.#wrap(this.#first + index)] = this.#stampAt(index + 1);
    this.#count -= 1;
  }

  /** The index of the oldest stamp in the window, which ends here. */
  #firstLive(atMs: number): number {
    // Also where it has been idle for so long that the numbers came round again.
    if (this.#count === 0 || atMs - this.#newestMs >= WINDOW_MS) return this.#count;
    // Mostly none has left it since the last request.
    if (this.#ageAt(atMs, 0) < WINDOW_MS) return 0;
    let low = 1;
    let high = this.#count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#ageAt(atMs, middle) < WINDOW_MS) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  #ageAt(atMs: number, index: number): number {
    return (atMs - this.#stampAt(index)) >>> 0;
  }

  #stampAt(index: number): number {
    return this.#stamps[this.#wrap(this.#first + index)] ?? 0;
  }

  #wrap(index: number): number {
    return index & (this.#stamps.length - 1);
  }

  #grow(): void {
    const grown = new Uint32Array(this.#stamps.length * 2);
    for (let index = 0; index < this.#count; index += 1) grown[index] = this.#stampAt(index);
    this.#stamps = grown;
    this.#first = 0;
  }
}

/** What the quota in memory needs of the request log: it is what survives a restart. */
export interface CountedLog {
  /** The stamps of a key's counted requests after this moment that are committed. */
  countedSince(keyId: string, since: Date): Promise<readonly Date[]>;
  /** Counted requests of a key that are noted and not yet committed: a kill would lose them. */
  unflushedOf(keyId: string): number;
  /** When it resolves, everything noted before is committed for good. */
  flush(): Promise<void>;
  /** When servers began, after this moment and in the life of the key, that followed one which died with lines unwritten. */
  lossesSince(keyId: string, since: Date): Promise<readonly Date[]>;
}
