import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { pathOf } from "./answer-unknown-routes.ts";

/** What a partner's own pages may ask from a browser: the partner API, uploads and its description. */
const OPEN_PATHS = /^\/api\/(?:partner\/|properties\/upload\/|openapi\.json$)/;
const METHODS = "GET, POST, PUT, PATCH, DELETE";
const TAKEN =
  "X-API-Key, Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, X-Request-Id";
const SHOWN =
  "ETag, Link, Location, Retry-After, RateLimit, RateLimit-Policy, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Idempotent-Replayed, X-Request-Id";
const KEPT_FOR_S = 600;

/**
 * Lets pages of these origins ("https://agency.example", or "*" for any) call the partner API from a
 * browser (the Fetch standard, "CORS protocol"). Without cookies: who calls is said by a key. Nothing is
 * let in that has no key; what another origin's page may not do is read the answer.
 */
export const allowOrigins = (app: FastifyInstance, origins: readonly string[]): void => {
  if (origins.length === 0) return;
  const isAny = origins.includes("*");
  const allowed = (request: FastifyRequest): string | undefined => {
    const { origin } = request.headers;
    if (origin === undefined || !OPEN_PATHS.test(pathOf(request))) return undefined;
    return isAny ? "*" : origins.find((each) => each === origin);
  };
  app.addHook("onRequest", (request, reply, done) => {
    const origin = allowed(request);
    if (origin === undefined || !isPreflight(request)) return done();
    void reply
      .code(204)
      .header("access-control-allow-origin", origin)
      .header("access-control-allow-methods", METHODS)
      .header("access-control-allow-headers", TAKEN)
      .header("access-control-max-age", String(KEPT_FOR_S))
      .send();
  });
  app.addHook("onSend", (request, reply, payload, done) => {
    if (OPEN_PATHS.test(pathOf(request))) {
      const origin = allowed(request);
      if (!isAny) varyOn(reply, "Origin");
      if (origin !== undefined) {
        reply.header("access-control-allow-origin", origin);
        reply.header("access-control-expose-headers", SHOWN);
      }
    }
    done(null, payload);
  });
};

const isPreflight = ({ method, headers }: FastifyRequest): boolean =>
  method === "OPTIONS" && headers["access-control-request-method"] !== undefined;

const varyOn = (reply: FastifyReply, name: string): void => {
  const before = reply.getHeader("vary");
  reply.header("vary", before === undefined ? name : `${String(before)}, ${name}`);
};
