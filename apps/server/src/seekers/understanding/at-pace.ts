import { setTimeout as sleep } from "node:timers/promises";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { FastifyRequest } from "fastify";
import type { Clock } from "../../platform/config/deps.ts";
import { networkOf } from "../../platform/http/caller.ts";
import type { Failure } from "../../platform/http/failure.ts";
import { Pace } from "../../platform/http/pace.ts";

/** What is open to anybody takes about a millisecond: only a flood from one address is slowed, and at last refused. */
const FLOOD = { perSecond: 100, burst: 100, longestWaitMs: 5_000 };

/** Lets a request through at the pace of its address. */
export function atPace(clock: Clock): (request: FastifyRequest) => Promise<Result<null, Failure>> {
  const flood = new Pace(FLOOD);
  return async (request) => {
    const waitMs = flood.waitMs(networkOf(request.ip), clock.now().getTime());
    if (waitMs === undefined) {
      const retryAfterS = Math.ceil(FLOOD.longestWaitMs / 1_000);
      return fail({ code: "too_many_requests", retry_after_s: retryAfterS });
    }
    if (waitMs > 0) await sleep(waitMs);
    return ok(null);
  };
}
