import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type pg from "pg";
import type { Failure } from "../http/failure.ts";
import type { StoredAnswer, KeepAnswer } from "../http/key-ports.ts";
import {
  dropClaim,
  findStanding,
  keepAnswer,
  purgeAnswers,
  takeClaim,
} from "./idempotency-store.ts";

/** Longer than any request takes: after it the process that claimed a request is taken for dead. */
const LEASE_MS = 60_000;
const PURGE_EVERY_MS = 10 * 60_000;
const RETRY_AFTER_S = 1;

export interface OnceDeps {
  readonly pool: pg.Pool;
  readonly random: { uuid(): string };
  readonly clock: { now(): Date };
  readonly log: { warn(details: object, text: string): void };
  /** Of this process. */
  readonly instance: string;
  readonly isOnlyInstance: boolean;
}

/** A request that must take effect once. */
export interface NamedRequest {
  readonly partnerId: string;
  readonly key: string;
  /** Two requests with one key are the same if their fingerprints are equal. */
  readonly fingerprint: Buffer;
}

/**
 * Thrown where an answer is stored with its write, but another process has taken the request over: the
 * transaction must not commit.
 */
class ClaimLostError extends Error {
  override readonly name = "ClaimLostError";
}

export interface OnceAnswer {
  readonly answer: StoredAnswer;
  /** It was answered before; no work was done now. */
  readonly isReplayed: boolean;
}

/**
 * Answers a named request: by `work` the first time, afterwards with what was answered then, for 72
 * hours (after Stripe). Of any number sent at once, to any instance, one does the work, the others
 * are request_in_progress; the same name for another request is idempotency_key_reused. An answer
 * that asks to try again (429, 5xx) is not kept, neither is a fault. An answer kept in the
 * transaction of its write leaves a process that dies between the two with both or neither.
 */
export const answerOnceWith = (deps: OnceDeps): AnswerOnce => {
  const purge = purgeNowAndThen(deps);
  return async (request, work) => {
    purge();
    const claim = { ...request, claim: deps.random.uuid() };
    const { fingerprint } = request;
    const { instance, isOnlyInstance } = deps;
    const on = { fingerprint, instance, isOnlyInstance, leaseMs: LEASE_MS };
    // The claim may have been released between the two queries; then it is free.
    for (let asked = 0; asked < 3; asked += 1) {
      if (await takeClaim(deps.pool, claim, on)) return doOnce(deps, claim, work);
      const standing = await findStanding(deps.pool, claim);
      if (standing === undefined) continue;
      if (!standing.fingerprint.equals(fingerprint))
        return fail({ code: "idempotency_key_reused" });
      if (standing.answer !== undefined) return ok({ answer: standing.answer, isReplayed: true });
      return IN_PROGRESS;
    }
    return IN_PROGRESS;
  };
};

export type AnswerOnce = (
  request: NamedRequest,
  work: (keep: KeepAnswer) => Promise<StoredAnswer>,
) => Promise<Result<OnceAnswer, Failure>>;

const IN_PROGRESS = fail({
  code: "request_in_progress",
  retry_after_s: RETRY_AFTER_S,
} as const);

const doOnce = async (
  deps: OnceDeps,
  claim: Parameters<typeof keepAnswer>[1],
  work: (keep: KeepAnswer) => Promise<StoredAnswer>,
): Promise<Result<OnceAnswer, Failure>> => {
  let isDone = false;
  try {
    const answer = await work(async (client, kept) => {
      if (!(await keepAnswer(client, claim, kept))) throw new ClaimLostError();
    });
    // Changes nothing where the answer was stored with the write.
    if (isWorthKeeping(answer)) await keepAnswer(deps.pool, claim, answer);
    isDone = isWorthKeeping(answer);
    return ok({ answer, isReplayed: false });
  } catch (error) {
    if (error instanceof ClaimLostError) return IN_PROGRESS;
    throw error;
  } finally {
    // A claim that cannot be released now ends with its lease.
    if (!isDone)
      await dropClaim(deps.pool, claim).catch((error: unknown) => {
        deps.log.warn({ err: error }, "a claimed request could not be given back");
      });
  }
};

const isWorthKeeping = ({ status }: StoredAnswer): boolean => status !== 429 && status < 500;

const purgeNowAndThen = ({ pool, clock, log }: OnceDeps): (() => void) => {
  let nextMs = 0;
  return () => {
    const nowMs = clock.now().getTime();
    if (nowMs < nextMs) return;
    nextMs = nowMs + PURGE_EVERY_MS;
    // In the background; the request does not wait for it, and what is left is removed the next time.
    purgeAnswers(pool).catch((error: unknown) => {
      log.warn({ err: error }, "answers that are no longer kept could not be removed");
    });
  };
};
