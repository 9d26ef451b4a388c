import { endpoints, type ReplyOf } from "@propertyvr/contracts";
import type { UnderstandRequest } from "@propertyvr/understanding";
import { fail, ok, type Understood } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../config/deps.ts";
import { networkOf } from "../http/caller.ts";
import { route } from "../http/route.ts";
import { SlidingLimit } from "../http/sliding-limit.ts";

/** Reading takes well under a millisecond: only a flood from one address is slowed. */
const FLOOD = { most: 100, windowMs: 1_000 };

/** POST /api/understand: open to anybody, stores nothing. */
export const understandRoutes = (
  app: FastifyInstance,
  deps: {
    readonly understand: (request: UnderstandRequest) => Understood;
    readonly clock: Clock;
  },
): void => {
  const flood = new SlidingLimit(FLOOD, deps.clock);
  route(app, endpoints.understand, ({ body, request }) => {
    const room = flood.take(networkOf(request.ip));
    if (!room.ok)
      return Promise.resolve(fail({ code: "too_many_requests", retry_after_s: room.waitS }));
    // JSON has no undefined, so an optional key of the body is there or is not.
    const understood = deps.understand(body as UnderstandRequest);
    return Promise.resolve(ok(understood as ReplyOf<typeof endpoints.understand>));
  });
};
