import type { ProblemCode } from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { FastifyRequest } from "fastify";
import type { ClientBase } from "pg";
import type { Clock } from "../config/deps.ts";
import type { Failure } from "./failure.ts";
import type { AuthenticateKey, KeyHolder } from "./key-holder.ts";

/** Takes a place for a request of this key, and of its quota unless it is free. */
export type LimitRequest = (asked: {
  readonly holder: KeyHolder;
  readonly isFree: boolean;
}) => Promise<Admission>;

export interface Admission {
  /** By the limiter's clock: the stamp that its line in the log must carry. */
  readonly at: Date;
  /** Why it may not pass; absent where it may. */
  readonly refusal?: Failure | undefined;
  /**
   * Gives the place back, and what was taken of the quota where the answer does not count. Called
   * once, in the same turn as `recordRequest`: between the two nobody may miss the request.
   * @returns the header fields that tell what is left
   */
  end(isCounted: boolean): Readonly<Record<string, string>>;
}

/** A request of a known key, let in or not, once its answer is ready. Nothing in it is secret. */
export interface RecordedRequest {
  readonly keyId: string;
  readonly requestId: string;
  readonly at: Date;
  readonly method: string;
  /** The pattern, never the address. */
  readonly route: string;
  readonly status: number;
  readonly elapsedMs: number;
  readonly bytesIn: number;
  /** Of the body, before it is compressed. */
  readonly bytesOut: number;
  /** Against the hourly quota. */
  readonly isCounted: boolean;
  readonly problem: ProblemCode | undefined;
  /** The caller's address, or its /64. */
  readonly network: string;
  readonly userAgent: string | undefined;
}

/** Notes a request; never waits and never fails. */
export type RecordRequest = (request: RecordedRequest) => void;

/** An answer as it is kept for whoever asks the same again. */
export interface StoredAnswer {
  readonly status: number;
  /** Of these fields only: content-type, etag, location, link. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Keeps the answer in the transaction of the write that it answers; see `idempotency/`. */
export type KeepAnswer = (client: ClientBase, answer: StoredAnswer) => Promise<void>;

/**
 * Answers a request that carries an Idempotency-Key, with its body read: by `work` the first time,
 * afterwards with what was kept. What `work` answers is kept too where it was not kept with a write.
 */
export type OnceOnly = (
  request: FastifyRequest,
  holder: KeyHolder,
  work: (keep: KeepAnswer) => Promise<StoredAnswer>,
) => Promise<Result<{ readonly answer: StoredAnswer; readonly isReplayed: boolean }, Failure>>;

/** What stands between an API key and its route; `build-app.ts` joins each to its slice. */
export interface KeyPorts {
  readonly authenticateKey: AuthenticateKey;
  readonly limitRequest: LimitRequest;
  readonly recordRequest: RecordRequest;
  readonly onceOnly: OnceOnly;
  readonly clock: Clock;
}

/** No key holds, and nothing is limited, noted or kept. */
export const closedPorts: KeyPorts = {
  authenticateKey: () => Promise.resolve(fail({ code: "key_unknown" })),
  limitRequest: () => Promise.resolve({ at: new Date(), end: () => ({}) }),
  recordRequest: () => undefined,
  onceOnly: async (_request, _holder, work) =>
    ok({ answer: await work(() => Promise.resolve()), isReplayed: false }),
  clock: { now: () => new Date() },
};

declare module "fastify" {
  interface FastifyInstance {
    keyPorts: KeyPorts;
  }
}
