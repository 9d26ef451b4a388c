import type { Tables } from "@propertyvr/database";
import type { Kysely } from "kysely";
import type { Clock } from "../../platform/config/deps.ts";
import { listPublicIds } from "./key-store.ts";

const READ_EVERY_MS = 5_000;

/**
 * Which public parts belong to a key at all, for addresses that have guessed too much: one query in
 * some seconds tells apart all their guesses, and a good key that comes from there too is still heard.
 */
export class PublicIds {
  readonly #deps: { readonly db: Kysely<Tables>; readonly clock: Clock };
  #ids: Promise<ReadonlySet<string>> = Promise.resolve(new Set());
  #readAtMs = Number.NEGATIVE_INFINITY;

  constructor(deps: { readonly db: Kysely<Tables>; readonly clock: Clock }) {
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
