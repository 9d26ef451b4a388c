import { createHash } from "node:crypto";
import type { OwnedKey } from "./key-store.ts";

const KEPT_AT_MOST = 10_000;
const KEPT_MS = 30_000;

/** A key as it was looked up, with its address list made ready. */
export interface KnownKey {
  readonly row: OwnedKey;
  readonly allows: (address: string) => boolean;
}

/**
 * Keys that were looked up a moment ago, so that a busy one does not cost a query a request. Holds no
 * key in the clear. It only remembers while it hears of changes: `listens` false keeps nothing.
 */
export class KeyCache {
  readonly #kept = new Map<string, { readonly key: KnownKey; readonly untilMs: number }>();
  #listens = false;
  #changes = 0;

  /** Set by whoever listens for changes; what was missed in between must not be remembered. */
  set listens(hears: boolean) {
    this.#listens = hears;
    this.#changes += 1;
    this.#kept.clear();
  }

  /** How many changes were heard of. Taken before a look-up and handed to `keep` after it. */
  get changes(): number {
    return this.#changes;
  }

  find(text: string, nowMs: number): KnownKey | undefined {
    const kept = this.#kept.get(nameOf(text));
    return kept !== undefined && kept.untilMs > nowMs ? kept.key : undefined;
  }

  /** @param changes from before the look-up: a change since may be of this key, and is not in it */
  keep(
    text: string,
    key: KnownKey,
    at: { readonly nowMs: number; readonly changes: number },
  ): void {
    if (!this.#listens || at.changes !== this.#changes) return;
    this.#kept.set(nameOf(text), { key, untilMs: at.nowMs + KEPT_MS });
    if (this.#kept.size <= KEPT_AT_MOST) return;
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined) this.#kept.delete(oldest);
  }

  forget(publicId: string): void {
    this.#changes += 1;
    for (const [name, { key }] of this.#kept)
      if (key.row.public_id === publicId) this.#kept.delete(name);
  }
}

const nameOf = (text: string): string => createHash("sha256").update(text).digest("base64");
