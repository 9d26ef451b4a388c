import { endpoints, type BodyOf, type ReplyOf } from "@propertyvr/contracts";
import { fail, ok } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../config/deps.ts";
import { networkOf } from "../http/caller.ts";
import { route } from "../http/route.ts";
import { SlidingLimit } from "../http/sliding-limit.ts";

type Endpoint = typeof endpoints.understand;

/** Reading takes well under a millisecond: only a flood from one address is slowed. */
const FLOOD = { most: 100, windowMs: 1_000 };

/** POST /api/understand: open to anybody, stores nothing. */
export const understandRoutes = (
  app: FastifyInstance,
  deps: {
    readonly understand: (request: BodyOf<Endpoint>) => ReplyOf<Endpoint>;
    readonly clock: Clock;
  },
): void => {
  const flood = new SlidingLimit(FLOOD, deps.clock);
  route(app, endpoints.understand, ({ body, request }) => {
    const room = flood.take(networkOf(request.ip));
    return Promise.resolve(
      room.ok
        ? ok(deps.understand(body))
        : fail({ code: "too_many_requests", retry_after_s: room.waitS }),
    );
  });
};
