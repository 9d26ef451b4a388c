import type { Db } from "@propertyvr/database";
import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import type { Config } from "./config.ts";

/** The time, as an argument. */
export interface Clock {
  now(): Date;
}

/** Chance, as an argument; from a cryptographic source outside tests. */
export interface Random {
  /** An opaque id for a new thing. */
  uuid(): string;
  bytes(size: number): Uint8Array;
}

/** One database through two doors: `pool` for hand-written SQL, `db` for the rest. */
export interface DatabaseHandles {
  readonly pool: Pool;
  readonly db: Db;
}

export type Log = FastifyBaseLogger;

/** Everything from outside; made in main.ts and in tests. */
export interface AppDeps {
  readonly database: DatabaseHandles;
  readonly config: Config;
  /** Keys the stored hashes of tokens and codes. */
  readonly secret: string;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
}
