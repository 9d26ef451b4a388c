import type { ProblemCode } from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { FastifyRequest } from "fastify";
import type { ClientBase } from "pg";
import type { Clock } from "../config/deps.ts";
import type { Failure } from "./failure.ts";
import type { AuthenticateKey, KeyHolder } from "./key-holder.ts";

/** Takes a slot for a request of this key, and one of its quota unless it is free. */
export type LimitRequest = (asked: {
  readonly holder: KeyHolder;
  readonly isFree: boolean;
}) => Promise<Admission>;

export interface Admission {
  /** By the limiter's clock: the stamp that its line in the log must carry. */
  readonly at: Date;
  /** Why it is refused; absent where it is accepted. */
  readonly refusal?: Failure | undefined;
  /**
   * Releases the slot, and the quota where the answer does not count. Called once, in the same tick as
   * `recordRequest`: in between the request would be in neither count.
   * @returns the header fields with what is left
   */
  end(isCounted: boolean): Readonly<Record<string, string>>;
}

/** A request of a known key, accepted or refused, once its answer is ready. Holds no secret. */
export interface RecordedRequest {
  readonly keyId: string;
  readonly requestId: string;
  readonly at: Date;
  readonly method: string;
  /** The route pattern, never the address itself. */
  readonly route: string;
  readonly status: number;
  readonly elapsedMs: number;
  readonly bytesIn: number;
  /** Bytes of the body, before it is compressed. */
  readonly bytesOut: number;
  /** Whether it counts against the hourly quota. */
  readonly isCounted: boolean;
  readonly problem: ProblemCode | undefined;
  /** The caller's address, or its /64. */
  readonly network: string;
  readonly userAgent: string | undefined;
}

/** Records a request; never waits and never fails. */
export type RecordRequest = (request: RecordedRequest) => void;

/** An answer as it is stored for the same request sent again. */
export interface StoredAnswer {
  readonly status: number;
  /** These fields only: content-type, etag, location, link. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Stores the answer in the transaction of its write; see `idempotency/`. */
export type KeepAnswer = (client: ClientBase, answer: StoredAnswer) => Promise<void>;

/**
 * Answers a request that carries an Idempotency-Key, with its body read: by `work` the first time,
 * afterwards with the stored answer. The answer of `work` is stored too where no write stored it.
 */
export type OnceOnly = (
  request: FastifyRequest,
  holder: KeyHolder,
  work: (keep: KeepAnswer) => Promise<StoredAnswer>,
) => Promise<Result<{ readonly answer: StoredAnswer; readonly isReplayed: boolean }, Failure>>;

/** The ports between an API key and its route; `build-app.ts` connects each to its slice. */
export interface KeyPorts {
  readonly authenticateKey: AuthenticateKey;
  readonly limitRequest: LimitRequest;
  readonly recordRequest: RecordRequest;
  readonly onceOnly: OnceOnly;
  readonly clock: Clock;
}

/** No key is valid, and nothing is limited, recorded or stored. */
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
