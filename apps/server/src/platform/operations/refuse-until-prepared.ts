import { endpoints } from "@propertyvr/contracts";
import type { FastifyInstance } from "fastify";
import { sendProblem } from "../http/send-problem.ts";

/** In seconds: what a first start still needs by then is a matter of moments. */
export const STARTING_RETRY_S = 2;

/** What tells how the program does, and needs nothing of the database. */
const OPEN_FROM_THE_START: ReadonlySet<string> = new Set(
  [endpoints.health, endpoints.ready, endpoints.openApi, endpoints.metrics].map(({ path }) => path),
);

/**
 * Refuses requests to the interface until the database is prepared: its tables stand, and its sample
 * homes where there are any. An answer given sooner would say that nothing fits.
 */
export const refuseUntilPrepared = (api: FastifyInstance, isPrepared: () => boolean): void => {
  api.addHook("onRequest", (request, reply, done) => {
    const { url } = request.routeOptions;
    const asks = url?.startsWith("/api/") === true && !OPEN_FROM_THE_START.has(url);
    if (isPrepared() || !asks) done();
    else
      sendProblem(reply, {
        code: "unavailable",
        detail: "The server is starting. Try again in a moment.",
        retry_after_s: STARTING_RETRY_S,
      });
  });
};
