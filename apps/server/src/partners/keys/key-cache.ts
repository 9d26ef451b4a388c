import { createHash } from "node:crypto";
import type { Db } from "@propertyvr/database";
import { type OwnedKey, listPublicIds } from "./key-store.ts";
import type { Clock } from "../../platform/config/deps.ts";

const KEPT_AT_MOST = 10_000;
const KEPT_MS = 30_000;

/** A key as it was looked up, with its address list made ready. */
export interface KnownKey {
  readonly row: OwnedKey;
  readonly allows: (address: string) => boolean;
}

interface CachedKey {
  readonly key: KnownKey;
  readonly untilMs: number;
}

/**
 * Keys that were looked up a moment ago, so that a busy one does not cost a query a request. Holds no
 * key in the clear. It only remembers while it hears of changes: `listens` false keeps nothing.
 */
export class KeyCache {
  /** By the whole text, of which it is known that it holds. */
  readonly #held = new Map<string, CachedKey>();
  /** By the public part, of whoever came with it. */
  readonly #rows = new Map<string, CachedKey>();
  #listens = false;
  #changes = 0;

  /** Set by whoever listens for changes; what was missed in between must not be remembered. */
  set listens(hears: boolean) {
    this.#listens = hears;
    this.#changes += 1;
    this.#held.clear();
    this.#rows.clear();
  }

  /** How many changes were heard of. Taken before a look-up and handed to `keep` after it. */
  get changes(): number {
    return this.#changes;
  }

  find(text: string, nowMs: number): KnownKey | undefined {
    return fresh(this.#held.get(nameOf(text)), nowMs);
  }

  /** For a text of which it is not known whether it holds. */
  findRow(publicId: string, nowMs: number): KnownKey | undefined {
    return fresh(this.#rows.get(publicId), nowMs);
  }

  /**
   * @param text of the whole key, where it holds
   * @param at.changes from before the look-up: a change since may be of this key, and is not in it
   */
  keep(
    text: string | undefined,
    key: KnownKey,
    at: { readonly nowMs: number; readonly changes: number },
  ): void {
    if (!this.#listens || at.changes !== this.#changes) return;
    const kept = { key, untilMs: at.nowMs + KEPT_MS };
    put(this.#rows, key.row.public_id, kept);
    if (text !== undefined) put(this.#held, nameOf(text), kept);
  }

  forget(publicId: string): void {
    this.#changes += 1;
    this.#rows.delete(publicId);
    for (const [name, { key }] of this.#held)
      if (key.row.public_id === publicId) this.#held.delete(name);
  }
}

const fresh = (kept: CachedKey | undefined, nowMs: number): KnownKey | undefined =>
  kept !== undefined && kept.untilMs > nowMs ? kept.key : undefined;

const put = (map: Map<string, CachedKey>, name: string, kept: CachedKey): void => {
  map.set(name, kept);
  if (map.size <= KEPT_AT_MOST) return;
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
};

const nameOf = (text: string): string => createHash("sha256").update(text).digest("base64");

const READ_EVERY_MS = 5_000;

/**
 * Which public parts belong to a key at all, for addresses that have guessed too much: one query in
 * some seconds tells apart all their guesses, and a good key that comes from there too is still heard.
 */
export class PublicIds {
  readonly #deps: { readonly db: Db; readonly clock: Clock };
  #ids: Promise<ReadonlySet<string>> = Promise.resolve(new Set());
  #readAtMs = Number.NEGATIVE_INFINITY;

  constructor(deps: { readonly db: Db; readonly clock: Clock }) {
    this.#deps = deps;
  }

  async has(publicId: string): Promise<boolean> {
    if ((await this.#ids).has(publicId)) return true;
    const nowMs = this.#deps.clock.now().getTime();
    if (Math.abs(nowMs - this.#readAtMs) >= READ_EVERY_MS) {
      this.#readAtMs = nowMs;
      this.#ids = this.#read();
    }
    // Whoever comes while they are read waits for them too.
    return (await this.#ids).has(publicId);
  }

  async #read(): Promise<ReadonlySet<string>> {
    try {
      return new Set(await listPublicIds(this.#deps.db));
    } catch (error) {
      this.#ids = Promise.resolve(new Set());
      this.#readAtMs = Number.NEGATIVE_INFINITY;
      throw error;
    }
  }
}
