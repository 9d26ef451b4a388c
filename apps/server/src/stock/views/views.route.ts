import { endpoints } from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import { ok } from "@propertyvr/vocabulary";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type pg from "pg";
import { partnerIdOf } from "../../accounts/partner-caller.ts";
import type { Clock } from "../../platform/config/deps.ts";
import { networkOf } from "../../platform/http/caller.ts";
import { route } from "../../platform/http/route.ts";
import { SlidingLimit } from "../../platform/http/sliding-limit.ts";
import { stockOf } from "../partner-listings/stock-store.ts";
import { addView } from "./view-store.ts";

export interface ViewDeps {
  readonly pool: pg.Pool;
  readonly db: Db;
  readonly clock: Clock;
}

const MINUTE_MS = 60_000;
/** More homes than anybody opens in a minute; an office behind one address included. */
const VIEWS_A_MINUTE = 120;
/** Programs that fetch pages for themselves or for a preview, and say so. */
const PROGRAM = /bot\b|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|monitor/i;

/**
 * POST /api/properties/{id}/views. Who looks is known while the request lasts, and whether it was the
 * same connection for an hour, in memory; only the sum is stored.
 */
export const viewRoutes = (app: FastifyInstance, deps: ViewDeps): void => {
  const { pool, clock } = deps;
  const again = new SlidingLimit({ most: 1, windowMs: 60 * MINUTE_MS }, clock);
  const flood = new SlidingLimit({ most: VIEWS_A_MINUTE, windowMs: MINUTE_MS }, clock);
  route(app, endpoints.countView, async ({ params: { id }, request }) => {
    if (PROGRAM.test(request.headers["user-agent"] ?? "")) return ok(undefined);
    const viewer = await viewerOf(app, deps, request);
    if (viewer === "staff") return ok(undefined);
    const network = networkOf(request.ip);
    if (!flood.take(network).ok || !again.take(`${network} ${id}`).ok) return ok(undefined);
    await addView(pool, id, { ownSource: viewer.stock, now: clock.now() });
    return ok(undefined);
  });
};

/** The stock that is the viewer's own, where there is one. A session that is over is a guest's. */
async function viewerOf(
  app: FastifyInstance,
  deps: ViewDeps,
  request: FastifyRequest,
): Promise<"staff" | { readonly stock: string | undefined }> {
  if (request.headers.authorization === undefined) return { stock: undefined };
  const user = await app.authenticate(request);
  if (!user.ok) return { stock: undefined };
  if (user.value.role === "admin") return "staff";
  return { stock: stockOf(await partnerIdOf(deps, user.value)) };
}
