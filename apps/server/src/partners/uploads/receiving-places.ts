/** Files that may be on their way at once: of one partner, and on this server. */
export interface ReceivingLimits {
  readonly perPartner: number;
  readonly inAll: number;
}
const LIMITS: ReceivingLimits = { perPartner: 4, inAll: 32 };

/** Keeps count of files that are being received, so that nobody fills the server with half-sent ones. */
export class ReceivingPlaces {
  readonly #limits: ReceivingLimits;
  readonly #taken = new Map<string, number>();
  #inAll = 0;

  constructor(limits: ReceivingLimits = LIMITS) {
    this.#limits = limits;
  }

  /** @returns gives the place back; undefined where none is left */
  take(partnerId: string): (() => void) | undefined {
    const own = this.#taken.get(partnerId) ?? 0;
    if (own >= this.#limits.perPartner || this.#inAll >= this.#limits.inAll) return undefined;
    this.#taken.set(partnerId, own + 1);
    this.#inAll += 1;
    return () => {
      this.#inAll -= 1;
      const left = (this.#taken.get(partnerId) ?? 1) - 1;
      if (left === 0) this.#taken.delete(partnerId);
      else this.#taken.set(partnerId, left);
    };
  }
}
