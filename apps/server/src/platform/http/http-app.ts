import { randomUUID } from "node:crypto";
import type { ProblemCode } from "@propertyvr/contracts";
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import { answerErrors } from "./answer-errors.ts";
import { answerUnknownRoutes, type AnswerWithPage } from "./answer-unknown-routes.ts";
import { allowOrigins } from "./cors.ts";
import { readJson } from "./read-json.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";
import { limitSlowBodies } from "./slow-bodies.ts";
import { recordAnswers } from "./key-pipeline.ts";
import { closedPorts, type KeyPorts } from "./key-ports.ts";
import type { Authenticate } from "./signed-in.ts";
import type { PaceWrite } from "./pace.ts";

const BODY_LIMIT = 1024 * 1024;
const BODY_TIMEOUT_MS = 60_000;
const HEADERS_TIMEOUT_MS = 60_000;
/** Of a path, as it is sent: a partner's reference of 128 letters, each of four bytes, percent-encoded. */
const LONGEST_PARAM = 1_600;
const CLIENT_REQUEST_ID = /^[\w-]{8,64}$/;

export interface HttpOptions {
  readonly log: FastifyBaseLogger;
  readonly authenticate: Authenticate;
  /** Left out, everybody writes as fast as they like. */
  readonly paceWrite?: PaceWrite;
  /** Whichever is left out lets everything through; without the first of them no API key holds. */
  readonly keyPorts?: Partial<KeyPorts>;
  /** Which proxies may name the caller's address: how many hops (0: none), or their addresses. */
  readonly trustProxy: number | readonly string[];
  /** The origin under which people reach us; absent: the host that each request asks. */
  readonly publicUrl?: string | undefined;
  /** Whose pages may call the partner API from a browser; nobody's unless named. */
  readonly corsOrigins?: readonly string[];
  readonly checksReplies: boolean;
  /** For the body of a request to arrive; a minute unless told. */
  readonly bodyTimeoutMs?: number;
  /** Answers addresses outside the interface with a page, where there is one. */
  readonly page?: AnswerWithPage;
}

/** A Fastify instance with everything that holds for every route, and no route yet. */
export const createHttpApp = (options: HttpOptions): FastifyInstance => {
  const app: FastifyInstance = Fastify({
    loggerInstance: options.log,
    // Our own line at the end of a request names the route, never the address with its values.
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: "request_id",
    }),
    bodyLimit: BODY_LIMIT,
    // For the head of a request to arrive; bodies are watched by `limitSlowBodies`, and an answer may
    // take as long as it likes.
    requestTimeout: 0,
    http: { requestTimeout: 0, headersTimeout: HEADERS_TIMEOUT_MS },
    trustProxy: trusting(options.trustProxy),
    genReqId: (request) => {
      const given = request.headers["x-request-id"];
      return typeof given === "string" && CLIENT_REQUEST_ID.test(given) ? given : newRequestId();
    },
    // Requests being answered may finish; stopGracefully ends what does not.
    forceCloseConnections: "idle",
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => {
      answerErrors.socket(error, socket, newRequestId());
    },
    frameworkErrors: (error, request, reply) => {
      setHeaders(request, reply);
      answerErrors.framework(error, request, reply);
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAM },
  });
  app.decorate("authenticate", options.authenticate);
  app.decorate("paceWrite", options.paceWrite ?? (() => undefined));
  app.decorate("keyPorts", { ...closedPorts, ...options.keyPorts });
  app.decorate("publicUrl", options.publicUrl);
  app.decorate("checksReplies", options.checksReplies);
  app.decorateRequest("signedIn", undefined);
  app.decorateRequest("keyHolder", undefined);
  app.decorateRequest("keyCall", undefined);
  app.decorateRequest("problem", undefined);
  app.addHook("onRequest", (request, reply, done) => {
    setHeaders(request, reply);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    request.log.info(requestLine(request, reply.statusCode, reply.elapsedTime), "request");
    done();
  });
  allowOrigins(app, options.corsOrigins ?? []);
  limitSlowBodies(app, options.bodyTimeoutMs ?? BODY_TIMEOUT_MS);
  recordAnswers(app);
  readJson(app);
  answerErrors.install(app);
  answerUnknownRoutes(app, options.page ?? (() => undefined));
  return app;
};

const newRequestId = (): string => `req_${randomUUID().replaceAll("-", "")}`;

/** On the raw response, so that hijacked streams carry them too. */
const setHeaders = (request: FastifyRequest, reply: FastifyReply): void => {
  for (const [name, value] of SECURITY_HEADERS) reply.raw.setHeader(name, value);
  reply.raw.setHeader("x-request-id", request.id);
};

const trusting = (proxies: number | readonly string[]) => {
  if (typeof proxies !== "number") return [...proxies];
  return proxies === 0 ? false : (_address: string, hop: number) => hop < proxies;
};

/** What the log keeps of a request: no body, no token, no query, no address bar. */
const requestLine = (request: FastifyRequest, status: number, elapsedMs: number) => ({
  method: request.method,
  route: request.routeOptions.url ?? "none",
  status,
  elapsed_ms: Math.round(elapsedMs * 10) / 10,
  ...(request.signedIn && { user: request.signedIn.id }),
  ...(request.keyHolder && { key: request.keyHolder.keyId }),
});

declare module "fastify" {
  interface FastifyInstance {
    paceWrite: PaceWrite;
  }
  interface FastifyRequest {
    /** The problem it is answered with, where it is. */
    problem: ProblemCode | undefined;
  }
}
