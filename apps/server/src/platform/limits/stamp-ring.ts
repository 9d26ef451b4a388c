import { WINDOW_MS } from "./quota.ts";

const SMALLEST = 16;

/**
 * The stamps of the last hour in order, oldest first, in a ring that grows with them: 4 bytes each,
 * milliseconds modulo 2^32. That is 49 days, and those beside one another are of one hour.
 */
export class StampRing {
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
