import type { Tables } from "@propertyvr/database";
import type { Kysely } from "kysely";
import type { Clock } from "../config/deps.ts";
import { listPublicIds } from "./key-store.ts";

const READ_EVERY_MS = 5_000;

/**
 * Which public parts belong to a key at all, for addresses that have guessed too much: one query in
 * some seconds tells apart all their guesses, and a good key that comes from there too is still heard.
 */
export class PublicIds {
  readonly #deps: { readonly db: Kysely<Tables>; readonly clock: Clock };
  #ids: ReadonlySet<string> = new Set();
  #readAtMs = Number.NEGATIVE_INFINITY;

  constructor(deps: { readonly db: Kysely<Tables>; readonly clock: Clock }) {
    this.#deps = deps;
  }

  async has(publicId: string): Promise<boolean> {
    const nowMs = this.#deps.clock.now().getTime();
    if (!this.#ids.has(publicId) && Math.abs(nowMs - this.#readAtMs) >= READ_EVERY_MS) {
      this.#readAtMs = nowMs;
      this.#ids = new Set(await listPublicIds(this.#deps.db));
    }
    return this.#ids.has(publicId);
  }
}
