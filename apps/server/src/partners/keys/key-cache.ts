import { createHash } from "node:crypto";
import type { Db } from "@propertyvr/database";
import { type OwnedKey, listPublicIds } from "./key-store.ts";
import type { Clock } from "../../platform/config/deps.ts";

const KEPT_AT_MOST = 10_000;
const KEPT_MS = 30_000;

/** A key as it was looked up, with its list of addresses parsed. */
export interface KnownKey {
  readonly row: OwnedKey;
  readonly allows: (address: string) => boolean;
}

interface CachedKey {
  readonly key: KnownKey;
  readonly untilMs: number;
}

/**
 * Keys that were looked up a moment ago, so that a busy key does not cost a query for each request. No
 * key is stored in the clear. Nothing is cached while no change notices arrive (`listens` is false).
 */
export class KeyCache {
  /** By the hash of a whole key that is known to be valid. */
  readonly #held = new Map<string, CachedKey>();
  /** By the public part of a key, whether the rest was right or not. */
  readonly #rows = new Map<string, CachedKey>();
  #listens = false;
  #changes = 0;

  /** Set by the listener for changes. Clears the cache: notices may have been missed in between. */
  set listens(isListening: boolean) {
    this.#listens = isListening;
    this.#changes += 1;
    this.#held.clear();
    this.#rows.clear();
  }

  /** The number of change notices so far. Read before a look-up and passed to `keep` after it. */
  get changes(): number {
    return this.#changes;
  }

  find(text: string, nowMs: number): KnownKey | undefined {
    return fresh(this.#held.get(nameOf(text)), nowMs);
  }

  /** For a key whose secret part has not been checked yet. */
  findRow(publicId: string, nowMs: number): KnownKey | undefined {
    return fresh(this.#rows.get(publicId), nowMs);
  }

  /**
   * @param text the whole key, where it is valid
   * @param at.changes as read before the look-up; after any change since, the result may be outdated
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
 * The public parts of all keys, for addresses that have guessed too often: one query every few seconds
 * rejects their guesses, and a valid key from the same address still works.
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
    // Requests that come during the read wait for it too.
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
