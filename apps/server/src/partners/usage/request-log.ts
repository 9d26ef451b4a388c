import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import type { Clock, Log, Random } from "../../platform/config/deps.ts";
import { networkPrefixOf } from "../../platform/http/caller.ts";
import { isDatabaseDown } from "../../platform/http/is-database-down.ts";
import type { RecordedRequest } from "../../platform/http/key-ports.ts";
import { MinuteRollups } from "./minute-rollups.ts";
import {
  countedSince,
  drainWriter,
  lossesSince,
  openWriter,
  writeBatch,
  type RequestLogBatch,
  type RequestLogWriter,
} from "./request-log-store.ts";

const BATCH_MS = 200;
const AGAIN_AFTER_MS = 1_000;
const BATCH_LINES = 5_000;
const WAITING_MOST = 100_000;
const USER_AGENT_MOST = 200;
const INTEGER_MOST = 2_147_483_647;
/** Attempts to write the rest at a stop, a second apart. */
const LAST_ATTEMPTS = 4;

export interface RequestLogDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
}

/**
 * The log of requests made with API keys. A request is handed over and never waits; lines are
 * written in batches, each with the sums that follow from it in one transaction.
 */
export class RequestLog {
  readonly #deps: RequestLogDeps;
  readonly #waitingMost: number;
  readonly #writer: RequestLogWriter;
  readonly #waiting: RecordedRequest[] = [];
  readonly #unflushed = new Map<string, number>();
  /** Requests that came when too many waited: they are in the sums, without a line. */
  #overflow: { sums: MinuteRollups; count: number } | undefined;
  #batch: (RequestLogBatch & { readonly requests: number }) | undefined;
  #batches = 0;
  #recorded = 0;
  #written = 0;
  #writing: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isFailing = false;
  #opened: Promise<void> | undefined;
  #isClosed = false;

  constructor(deps: RequestLogDeps, { waitingMost = WAITING_MOST } = {}) {
    this.#deps = deps;
    this.#waitingMost = waitingMost;
    this.#writer = { id: deps.random.uuid(), startedAt: deps.clock.now() };
  }

  /**
   * Takes a request over. Where too many wait already it loses its line and keeps its place in the
   * sums; a counted one never does, because the limit bounds how many of these there can be.
   */
  record(request: RecordedRequest): void {
    const line = tidied(request);
    this.#recorded += 1;
    if (line.isCounted) this.#unflushed.set(line.keyId, (this.#unflushed.get(line.keyId) ?? 0) + 1);
    if (line.isCounted || this.#waiting.length < this.#waitingMost) {
      this.#waiting.push(line);
    } else {
      this.#overflow ??= { sums: new MinuteRollups(), count: 0 };
      this.#overflow.sums.add(line, false);
      this.#overflow.count += 1;
    }
    this.#writeSoon();
  }

  /** Counted requests of a key that a kill at this moment would lose. */
  unflushedOf(keyId: string): number {
    return this.#unflushed.get(keyId) ?? 0;
  }

  /**
   * Until everything recorded before is committed.
   * @throws what the database throws, when it cannot be written now; it is kept and tried again
   */
  async flush(): Promise<void> {
    const goal = this.#recorded;
    while (this.#written < goal) await this.#writeNext();
  }

  /** When a key's counted requests after a given time were let in, the oldest first; flush before. */
  countedSince(keyId: string, since: Date): Promise<readonly Date[]> {
    return countedSince(this.#deps.pool, keyId, since);
  }

  /**
   * When servers began, after a given time and up to now, that followed one which was killed with
   * lines unwritten. From the first call on, this run counts as killed until `close` says otherwise.
   * Means something where one server owns the database.
   */
  async lossesSince(keyId: string, since: Date): Promise<readonly Date[]> {
    this.#opened ??= openWriter(this.#deps.pool, this.#writer);
    try {
      await this.#opened;
    } catch (error) {
      this.#opened = undefined;
      throw error;
    }
    return lossesSince(this.#deps.pool, keyId, since);
  }

  /**
   * Writes what is left, and notes that nothing was lost.
   * @param isWhole false where a request that was cut off may still come: then the next start must not
   *   take the log for whole
   */
  async close(isWhole = true): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    if (this.#recorded === 0 && this.#opened === undefined) return;
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.flush();
        if (isWhole) await drainWriter(this.#deps.pool, this.#writer, this.#deps.clock.now());
        return;
      } catch (error) {
        this.#tell(error);
        if (attempt === LAST_ATTEMPTS) break;
        await sleep(AGAIN_AFTER_MS);
      }
    }
    const requests = this.#recorded - this.#written;
    this.#deps.log.error({ requests }, "requests with API keys were not written");
  }

  /** At once, or with what comes in the meantime; not sooner than planned while writing fails. */
  #writeSoon(): void {
    if (this.#isClosed) return;
    const isMuch = this.#waiting.length >= BATCH_LINES && !this.#isFailing;
    if (this.#timer !== undefined && !isMuch) return;
    clearTimeout(this.#timer);
    const afterMs = this.#isFailing ? AGAIN_AFTER_MS : isMuch ? 0 : BATCH_MS;
    this.#timer = setTimeout(() => void this.#writeInTime(), afterMs).unref();
  }

  async #writeInTime(): Promise<void> {
    this.#timer = undefined;
    try {
      await this.#writeNext();
    } catch (error) {
      this.#tell(error);
    }
    if (this.#written < this.#recorded) this.#writeSoon();
  }

  /** One batch; whoever asks while it is written waits for the same. */
  #writeNext(): Promise<void> {
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined;
    });
    return this.#writing;
  }

  /** What failed is sent again as it was, under the same number: it may have been committed. */
  async #write(): Promise<void> {
    this.#batch ??= this.#takeBatch();
    if (this.#batch === undefined) return;
    const { requests, ...batch } = this.#batch;
    this.#isFailing = true;
    await writeBatch(this.#deps.pool, this.#writer, batch);
    this.#isFailing = false;
    this.#batch = undefined;
    this.#written += requests;
    for (const { keyId, isCounted } of batch.lines) {
      if (!isCounted) continue;
      const left = (this.#unflushed.get(keyId) ?? 0) - 1;
      if (left > 0) this.#unflushed.set(keyId, left);
      else this.#unflushed.delete(keyId);
    }
  }

  #takeBatch(): (RequestLogBatch & { requests: number }) | undefined {
    const lines = this.#waiting.splice(0, BATCH_LINES);
    const overflow = this.#overflow;
    this.#overflow = undefined;
    const requests = lines.length + (overflow?.count ?? 0);
    if (requests === 0) return undefined;
    if (overflow !== undefined)
      this.#deps.log.warn({ requests: overflow.count }, "too many requests to log each");
    const sums = overflow?.sums ?? new MinuteRollups();
    for (const line of lines) sums.add(line, true);
    this.#batches += 1;
    return { number: this.#batches, lines, minutes: sums.list(), requests };
  }

  #tell(error: unknown): void {
    const waiting = this.#recorded - this.#written;
    if (isDatabaseDown(error)) this.#deps.log.debug({ waiting }, "the request log waits");
    else this.#deps.log.error({ err: error, waiting }, "the request log cannot be written");
  }
}

/** As it is stored: nothing that could make a whole batch unwritable, and no address. */
const tidied = (request: RecordedRequest): RecordedRequest => ({
  ...request,
  elapsedMs: Number.isFinite(request.elapsedMs) ? Math.max(0, request.elapsedMs) : 0,
  bytesIn: Math.min(INTEGER_MOST, request.bytesIn),
  bytesOut: Math.min(INTEGER_MOST, request.bytesOut),
  network: networkPrefixOf(request.network),
  userAgent: request.userAgent?.slice(0, USER_AGENT_MOST),
});
