/** Files that may be on their way at once: of one owner, and on this server. */
export interface UploadSlotLimits {
  readonly perOwner: number;
  readonly inAll: number;
}

/** Keeps count of files that are being received, so that nobody fills the server with half-sent ones. */
export class UploadSlots {
  readonly #limits: UploadSlotLimits;
  readonly #taken = new Map<string, number>();
  #inAll = 0;

  constructor(limits: UploadSlotLimits) {
    this.#limits = limits;
  }

  /** @returns gives the place back; undefined where none is left */
  take(ownerId: string): (() => void) | undefined {
    const own = this.#taken.get(ownerId) ?? 0;
    if (own >= this.#limits.perOwner || this.#inAll >= this.#limits.inAll) return undefined;
    this.#taken.set(ownerId, own + 1);
    this.#inAll += 1;
    return () => {
      this.#inAll -= 1;
      const left = (this.#taken.get(ownerId) ?? 1) - 1;
      if (left === 0) this.#taken.delete(ownerId);
      else this.#taken.set(ownerId, left);
    };
  }
}
