import { setTimeout as sleep } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";
import type { Log } from "../config/deps.ts";
import type { KeyCache } from "./key-cache.ts";
import { KEY_CHANGED } from "./key-store.ts";

const RETRY_MS = 1_000;

/**
 * Forgets keys the moment any instance changes them, over one connection that listens. While that
 * connection is down nothing is remembered, so a revoked key is dead within a query either way.
 * @returns what ends the watching
 */
export function watchKeyChanges(deps: {
  readonly pool: Pool;
  readonly cache: KeyCache;
  readonly log: Log;
}): () => Promise<void> {
  const stopping = new AbortController();
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      await listenUntilLost(deps, stopping.signal).catch((error: unknown) => {
        deps.log.debug({ err: error }, "cannot listen for changed keys");
      });
      deps.cache.listens = false;
      await sleep(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stopping.abort();
    await watching;
  };
}

async function listenUntilLost(
  { pool, cache }: { readonly pool: Pool; readonly cache: KeyCache },
  stop: AbortSignal,
): Promise<void> {
  const client = await pool.connect();
  try {
    const lost = whenLost(client, stop);
    client.on("notification", ({ payload }) => {
      if (payload !== undefined) cache.forget(payload);
    });
    await client.query(`listen ${KEY_CHANGED}`);
    cache.listens = true;
    await lost;
  } finally {
    client.release(true);
  }
}

const whenLost = (client: PoolClient, stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    client.once("error", () => resolve());
    client.once("end", () => resolve());
    if (stop.aborted) resolve();
    stop.addEventListener("abort", () => resolve(), { once: true });
  });
