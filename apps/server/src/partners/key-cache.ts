import { createHash } from "node:crypto";
import type { OwnedKey } from "./key-store.ts";

const KEPT_AT_MOST = 10_000;
const KEPT_MS = 30_000;

/**
 * Keys that were looked up a moment ago, so that a busy one does not cost a query a request. Holds no
 * key in the clear. It only remembers while it hears of changes: `listens` false keeps nothing.
 */
export class KeyCache {
  readonly #kept = new Map<string, { readonly key: OwnedKey; readonly untilMs: number }>();
  #listens = false;

  /** Set by whoever listens for changes; what was missed in between must not be remembered. */
  set listens(hears: boolean) {
    this.#listens = hears;
    this.#kept.clear();
  }

  find(text: string, nowMs: number): OwnedKey | undefined {
    const kept = this.#kept.get(nameOf(text));
    return kept !== undefined && kept.untilMs > nowMs ? kept.key : undefined;
  }

  keep(text: string, key: OwnedKey, nowMs: number): void {
    if (!this.#listens) return;
    this.#kept.set(nameOf(text), { key, untilMs: nowMs + KEPT_MS });
    if (this.#kept.size <= KEPT_AT_MOST) return;
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined) this.#kept.delete(oldest);
  }

  forget(publicId: string): void {
    for (const [name, { key }] of this.#kept)
      if (key.public_id === publicId) this.#kept.delete(name);
  }
}

const nameOf = (text: string): string => createHash("sha256").update(text).digest("base64");
