import type { Clock } from "../config/deps.ts";
import { WINDOW_MS, type Quota, type QuotaKey, type QuotaState } from "./quota.ts";

interface Shelved {
  readonly ring: StampRing;
  /** Taken, but not yet in the log. */
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
 * How many counted requests of a key may be lost when a process dies: as many are accepted before the
 * log has them, and as many are charged after a crash. Never fewer than may run at once.
 */
export const atRisk = (limit: number): number => Math.max(10, Math.floor(limit / 20));

/**
 * The quota where one process alone uses the database. The stamps of a key are read from the log when it
 * is first used. For each process that crashed, as many requests are charged as may be missing there, at
 * the time of the next start: that is later than any missing stamp, so it can only refuse too early.
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
    // No await from here on, so no other request comes in between.
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
    // An hour more than needed, in case the clock goes back.
    const since = new Date(Math.min(this.#now(), this.#startedMs) - 2 * WINDOW_MS);
    const counted = await log.countedSince(keyId, since);
    const losses = await log.lossesSince(keyId, since);
    const charged = losses.flatMap((at) => Array<Date>(atRisk(limit)).fill(at));
    const stamps = [...counted, ...charged].map((at) => at.getTime());
    const ring = new StampRing();
    for (const stamp of stamps.sort((a, b) => a - b)) ring.add(stamp);
    return { ring, open: 0, usedMs: this.#now() };
  }

  /** Removes keys that have been idle for an hour. */
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
 * The stamps of the last hour in a growing ring buffer, oldest first: 4 bytes each, milliseconds modulo
 * 2^32. That wraps after 49 days, and neighbours in the ring are at most an hour apart.
 */
class StampRing {
  #stamps = new Uint32Array(SMALLEST);
  #first = 0;
  #count = 0;
  #newestMs = Number.NEGATIVE_INFINITY;

  /** The time, never earlier than the stamp before. */
  steady(nowMs: number): number {
    return Math.max(nowMs, this.#newestMs);
  }

  /** The number of stamps in the window that ends now. */
  countAt(nowMs: number): number {
    return this.#count - this.#firstLive(this.steady(nowMs));
  }

  /** When the window will have lost its `index + 1` oldest stamps; undefined where it has fewer. */
  freesAtMs(nowMs: number, index: number): number | undefined {
    const stamp = this.#firstLive(this.steady(nowMs)) + index;
    if (stamp >= this.#count) return undefined;
    return this.#newestMs - this.#ageAt(this.#newestMs, stamp) + WINDOW_MS;
  }

  /** @returns the stamp, never earlier than another */
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

  /** Removes one entry with this stamp, where there still is one. */
  remove(stampMs: number): void {
    const wanted = stampMs >>> 0;
    let index = this.#count - 1;
    // Searches from the newest: a request is short, so few stamps came after it.
    while (index >= 0 && this.#stampAt(index) !== wanted) index -= 1;
    if (index < 0) return;
    for (; index < this.#count - 1; index += 1)
      this.#stamps[this.#wrap(this.#first + index)] = this.#stampAt(index + 1);
    this.#count -= 1;
  }

  /** The index of the oldest stamp in the window, which ends here. */
  #firstLive(atMs: number): number {
    // Also where the key has been idle for so long that the numbers wrapped.
    if (this.#count === 0 || atMs - this.#newestMs >= WINDOW_MS) return this.#count;
    // Usually no stamp has left the window since the last request.
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

/** What the quota in memory needs of the request log, which survives a restart. */
export interface CountedLog {
  /** The stamps of a key's committed counted requests after this moment. */
  countedSince(keyId: string, since: Date): Promise<readonly Date[]>;
  /** Counted requests of a key that are not committed yet: a crash would lose them. */
  unflushedOf(keyId: string): number;
  /** Resolves once everything recorded before is committed. */
  flush(): Promise<void>;
  /** When servers started, after this moment and since the key was made, that followed one which crashed with unwritten lines. */
  lossesSince(keyId: string, since: Date): Promise<readonly Date[]>;
}
