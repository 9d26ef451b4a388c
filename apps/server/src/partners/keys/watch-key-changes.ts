import { setTimeout as sleep } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";
import type { Log } from "../../platform/config/deps.ts";
import type { KeyCache } from "./key-cache.ts";
import { KEY_CHANGED } from "./key-store.ts";

const RETRY_MS = 1_000;
const ASK_EVERY_MS = 5_000;
const ANSWER_WITHIN_MS = 2_000;

interface WatchDeps {
  readonly pool: Pool;
  readonly cache: KeyCache;
  readonly log: Log;
  /** How often the connection is asked whether it is still there; 5 s unless told. */
  readonly askEveryMs?: number;
  /** How soon it must answer; 2 s unless told. */
  readonly answerWithinMs?: number;
}

/**
 * Forgets keys the moment any instance changes them, over one connection that listens. While that
 * connection is down nothing is remembered, so a revoked key is dead within a query either way. A line
 * that went dead without a word is found by asking: what changed on it nobody told us.
 * @returns what ends the watching
 */
export function watchKeyChanges(deps: WatchDeps): () => Promise<void> {
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

async function listenUntilLost(deps: WatchDeps, stop: AbortSignal): Promise<void> {
  const { pool, cache, askEveryMs = ASK_EVERY_MS, answerWithinMs = ANSWER_WITHIN_MS } = deps;
  const client = await pool.connect();
  try {
    const lost = whenLost(client, stop).then(() => true);
    client.on("notification", ({ payload }) => {
      if (payload !== undefined) cache.forget(payload);
    });
    await client.query(`listen ${KEY_CHANGED}`);
    cache.listens = true;
    while (!(await Promise.race([lost, after(askEveryMs, false)]))) {
      const isThere = client.query("select 1").then(
        () => true,
        () => false,
      );
      if (!(await Promise.race([isThere, after(answerWithinMs, false)]))) return;
    }
  } finally {
    client.release(true);
  }
}

/** Keeps no process from ending. */
const after = <T>(ms: number, value: T): Promise<T> => sleep(ms, value, { ref: false });

const whenLost = (client: PoolClient, stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    client.once("error", () => resolve());
    client.once("end", () => resolve());
    if (stop.aborted) resolve();
    stop.addEventListener("abort", () => resolve(), { once: true });
  });
