import { setTimeout as sleep } from "node:timers/promises";
import { endpoints, type ReplyOf } from "@propertyvr/contracts";
import type { UnderstandRequest } from "@propertyvr/understanding";
import { fail, ok, type Understood } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../config/deps.ts";
import { networkOf } from "../http/caller.ts";
import { Pace } from "../http/pace.ts";
import { route } from "../http/route.ts";

/** Reading takes well under a millisecond: only a flood from one address is slowed, and at last refused. */
const FLOOD = { perSecond: 100, burst: 100, longestWaitMs: 5_000 };

/** POST /api/understand: open to anybody, stores nothing. */
export const understandRoutes = (
  app: FastifyInstance,
  deps: {
    readonly understand: (request: UnderstandRequest) => Understood;
    readonly clock: Clock;
  },
): void => {
  const flood = new Pace(FLOOD);
  route(app, endpoints.understand, async ({ body, request }) => {
    const waitMs = flood.waitMs(networkOf(request.ip), deps.clock.now().getTime());
    if (waitMs === undefined) {
      const retryAfterS = Math.ceil(FLOOD.longestWaitMs / 1_000);
      return fail({ code: "too_many_requests", retry_after_s: retryAfterS });
    }
    if (waitMs > 0) await sleep(waitMs);
    // JSON has no undefined, so an optional key of the body is there or is not.
    const understood = deps.understand(body as UnderstandRequest);
    return ok(understood as ReplyOf<typeof endpoints.understand>);
  });
};
