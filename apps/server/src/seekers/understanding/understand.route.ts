import { endpoints } from "@propertyvr/contracts";
import type { UnderstandRequest } from "@propertyvr/understanding";
import { ok, type Understood } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../../platform/config/deps.ts";
import { route } from "../../platform/http/route.ts";
import { atPace } from "./at-pace.ts";

/** POST /api/understand: open to anybody, stores nothing. */
export const understandRoutes = (
  app: FastifyInstance,
  deps: {
    readonly understand: (request: UnderstandRequest) => Understood;
    readonly clock: Clock;
  },
): void => {
  const paced = atPace(deps.clock);
  route(app, endpoints.understand, async ({ body, request }) => {
    const turn = await paced(request);
    if (!turn.ok) return turn;
    return ok(deps.understand(body));
  });
};
