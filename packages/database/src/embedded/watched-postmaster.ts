import { setTimeout as sleep } from "node:timers/promises";
import type { Binaries } from "./binaries.ts";
import { stopOrphan } from "./orphan.ts";
import { findFreePort, startPostmaster, type Postmaster } from "./postmaster.ts";
import type { ServerIdentity } from "./server-identity.ts";
import { embeddedSettings } from "./settings.ts";

/** After a kill -9 the old server's memory may linger for a few seconds. */
const FIRST_START_LIMIT_MS = 10_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

export interface WatchedOptions {
  readonly binaries: Binaries;
  readonly identity: ServerIdentity | undefined;
  readonly folder: string;
  readonly logFile: string;
  readonly log: (line: string) => void;
  /** Told when the server had to come back on another port. */
  readonly onMoved: (port: number) => void;
}

/** A PostgreSQL that is started again whenever it dies, until it is stopped. */
export class WatchedPostmaster {
  readonly #options: WatchedOptions;
  readonly #stopping = new AbortController();
  #port: number;
  #server: Postmaster | undefined;
  #watch: Promise<void> = Promise.resolve();

  private constructor(options: WatchedOptions, port: number) {
    this.#options = options;
    this.#port = port;
  }

  /** @throws Error with PostgreSQL's own words when it does not start within ten seconds */
  static async start(options: WatchedOptions): Promise<WatchedPostmaster> {
    const watched = new WatchedPostmaster(options, await findFreePort());
    await watched.#startPatiently(FIRST_START_LIMIT_MS);
    watched.#watch = watched.#keepRunning();
    return watched;
  }

  get port(): number {
    return this.#port;
  }

  /** Undefined while it is down. */
  get pid(): number | undefined {
    return this.#server?.pid;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#server?.stop();
    await this.#watch;
  }

  /** Asks it to stop without waiting, for when our own process is at its very end. */
  abandon(): void {
    this.#stopping.abort();
    if (this.#server !== undefined) process.kill(this.#server.pid, "SIGINT");
  }

  async #keepRunning(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      await this.#server?.exited;
      this.#server = undefined;
      if (this.#stopping.signal.aborted) return;
      this.#options.log("PostgreSQL stopped unexpectedly; restarting it.");
      const port = this.#port;
      await this.#startPatiently(Number.POSITIVE_INFINITY);
      if (this.#server === undefined) return;
      if (this.#port !== port) this.#options.onMoved(this.#port);
      this.#options.log("PostgreSQL is running again.");
    }
  }

  /** Tries until it runs, it is to stop, or `limitMs` is over. */
  async #startPatiently(limitMs: number): Promise<void> {
    const { signal } = this.#stopping;
    const deadline = Date.now() + limitMs;
    for (let pauseMs = FIRST_PAUSE_MS; !signal.aborted;) {
      try {
        await this.#startOnce();
        return;
      } catch (error) {
        if (Date.now() + pauseMs > deadline) throw error;
        this.#options.log(`PostgreSQL didn't start; trying again: ${(error as Error).message}`);
        if (String(error).includes("could not create any TCP/IP sockets")) {
          this.#port = await findFreePort();
        }
      }
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }

  async #startOnce(): Promise<void> {
    const { binaries, identity, folder, logFile, log } = this.#options;
    if (await stopOrphan(binaries, folder))
      log("Stopped a PostgreSQL process left over from an earlier run.");
    const server = await startPostmaster({
      binaries,
      identity,
      folder,
      logFile,
      port: this.#port,
      settings: embeddedSettings(),
    });
    if (this.#stopping.signal.aborted) await server.stop();
    else this.#server = server;
  }
}
