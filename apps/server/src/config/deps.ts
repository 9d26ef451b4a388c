import type { FastifyBaseLogger } from "fastify";
import type { Kysely } from "kysely";
import type { Pool } from "pg";

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

export interface Database {
  readonly pool: Pool;
  // oxlint-disable-next-line typescript/no-explicit-any -- each store narrows it to its own tables
  readonly db: Kysely<any>;
}

export type Log = FastifyBaseLogger;
