import type { Endpoint, KeyUse } from "@propertyvr/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import { networkOf } from "./caller.ts";
import type { Failure } from "./failure.ts";
import type { KeyHolder } from "./key-holder.ts";
import type { Admission } from "./key-ports.ts";
import { sendProblem } from "./send-problem.ts";

/** A request of a known key while it is being answered. */
interface KeyCall {
  readonly keyId: string;
  readonly isFree: boolean;
  readonly at: Date;
  readonly admission: Admission | undefined;
  /** Read at once: a closed connection has no address any more. */
  readonly network: string;
  /** The route pattern, never the address itself. */
  readonly route: string;
}

/**
 * The steps of a request with an API key: whose key -> may it do this -> is quota left -> (body and
 * handler, once only) -> does it count -> its line in the log.
 */
export const keyPipeline = (
  app: FastifyInstance,
  endpoint: Endpoint,
  key: KeyUse,
): Required<Pick<RouteShorthandOptions, "onRequest">> => ({
  // Before the body is read: a stranger's megabyte is not worth parsing.
  onRequest: async (request, reply) => {
    reply.header("vary", "X-API-Key");
    const refused = await letIn(app, endpoint, key, request);
    if (refused !== undefined) return sendProblem(reply, refused);
  },
});

/**
 * An unknown address of the partner API: the request of a known key is logged too, and takes nothing of
 * its quota. A request without a valid key gets the same answer.
 */
export const recordStrayCall = async (
  { keyPorts }: FastifyInstance,
  request: FastifyRequest,
): Promise<void> => {
  if (!request.url.startsWith(PARTNERS) || request.headers["x-api-key"] === undefined) return;
  const network = networkOf(request.ip);
  const known = await keyPorts.authenticateKey(request);
  const keyId = known.ok ? known.value.keyId : known.failure.keyId;
  if (keyId === undefined) return;
  const at = keyPorts.clock.now();
  const route = `${PARTNERS}*`;
  request.keyCall = { keyId, isFree: true, at, admission: undefined, network, route };
};
const PARTNERS = "/api/partner/";

/**
 * Logs every request of a known key before its answer is sent, so that an answer that was received is
 * in the usage. Must be called before answers are compressed.
 */
export const recordAnswers = (app: FastifyInstance): void => {
  app.addHook("onSend", (request, reply, payload, done) => {
    const { keyCall: call } = request;
    if (call !== undefined) {
      const body = typeof payload === "string" || Buffer.isBuffer(payload) ? payload : "";
      request.keyCall = undefined;
      end(app, request, reply, { call, bytesOut: Buffer.byteLength(body) });
    }
    done(null, payload);
  });
};

/** Stores on the request who is calling and what was taken of the quota; returns the failure where it is refused. */
const letIn = async (
  app: FastifyInstance,
  endpoint: Endpoint,
  key: KeyUse,
  request: FastifyRequest,
): Promise<Failure | undefined> => {
  const { authenticateKey, limitRequest, clock } = app.keyPorts;
  const isFree = key.isFree === true || isDryRun(endpoint, request);
  const network = networkOf(request.ip);
  const known = await authenticateKey(request);
  const noted = (keyId: string, admission?: Admission): void => {
    const at = admission?.at ?? clock.now();
    request.keyCall = { keyId, isFree, at, admission, network, route: endpoint.path };
  };
  if (!known.ok) {
    const { keyId, ...failure } = known.failure;
    if (keyId !== undefined) noted(keyId);
    return failure;
  }
  const holder = known.value;
  if (!holder.scopes.includes(key.scope)) {
    noted(holder.keyId);
    return withoutScope(holder, key);
  }
  const admission = await limitRequest({ holder, isFree });
  noted(holder.keyId, admission);
  request.keyHolder = holder;
  return admission.refusal;
};

const withoutScope = ({ scopes }: KeyHolder, { scope }: KeyUse): Failure => ({
  code: "scope_missing",
  detail: `This needs the scope ${scope}; this API key has ${scopes.join(", ") || "none"}.`,
  detailTh: `คำขอนี้ต้องใช้สิทธิ์ ${scope} แต่คีย์ API นี้มี ${scopes.join(", ") || "-"}`,
});

/** Read by the same schema as in the handler, so that nothing that was free as a dry run runs for real. */
const isDryRun = ({ method, query }: Endpoint, request: FastifyRequest): boolean => {
  if (method === "GET" || query === undefined) return false;
  const read = query.safeParse(request.query);
  return read.success && (read.data as { dry_run?: unknown }).dry_run === true;
};

const NOT_MODIFIED = 304;
const FAULT = 500;

/** 304, our own errors (5xx) and 409 request_in_progress do not count against the quota. */
const counts = (status: number, problem: string | undefined): boolean =>
  status !== NOT_MODIFIED && status < FAULT && problem !== "request_in_progress";

const end = (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { call, bytesOut }: { readonly call: KeyCall; readonly bytesOut: number },
): void => {
  const { keyId, isFree, at, admission, network, route } = call;
  const wasLetIn = admission !== undefined && admission.refusal === undefined;
  const isCounted = wasLetIn && !isFree && counts(reply.statusCode, request.problem);
  if (admission !== undefined) reply.headers(admission.end(isCounted));
  app.keyPorts.recordRequest({
    keyId,
    requestId: request.id,
    at,
    method: request.method,
    route,
    status: reply.statusCode,
    elapsedMs: reply.elapsedTime,
    bytesIn: Number(request.headers["content-length"] ?? 0) || 0,
    bytesOut,
    isCounted,
    problem: request.problem,
    network,
    userAgent: request.headers["user-agent"],
  });
};

declare module "fastify" {
  interface FastifyRequest {
    keyHolder: KeyHolder | undefined;
    keyCall: KeyCall | undefined;
  }
}
