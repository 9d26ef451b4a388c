import type { Endpoint, Problem } from "@propertyvr/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { problemOf, statusOf } from "./failure.ts";
import type { StoredAnswer, KeepAnswer } from "./key-ports.ts";
import { HIJACKED, NOT_MODIFIED, type HandlerOutcome } from "./outcome.ts";
import { PROBLEM_TYPE, sendProblem } from "./send-problem.ts";

/**
 * Whether a request says which of several tries it is, to an endpoint that heeds it. A dry run
 * changes nothing however often it is sent; the name stays free for the performance.
 */
export const isNamed = (endpoint: Endpoint, request: FastifyRequest): boolean =>
  endpoint.key?.takesIdempotencyKey === true &&
  request.headers["idempotency-key"] !== undefined &&
  request.keyCall?.isFree !== true;

/** Answers a request with an Idempotency-Key: by `run` the first time, afterwards with what was kept. */
export const sendOnce = async <E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  reply: FastifyReply,
  run: (keep: KeepAnswer) => Promise<HandlerOutcome<E>>,
): Promise<FastifyReply> => {
  const { request } = reply;
  if (request.keyHolder === undefined) throw new Error("only a key's request is answered once");
  const once = await app.keyPorts.onceOnly(request, request.keyHolder, async (keep) =>
    answerOf(app, endpoint, reply, await run(keep)),
  );
  if (!once.ok) return sendProblem(reply, once.failure);
  const { answer, isReplayed } = once.value;
  if (answer.status >= 400) request.problem = (JSON.parse(answer.body) as Problem).code;
  if (isReplayed) reply.header("idempotent-replayed", "true");
  return reply
    .code(answer.status)
    .headers(answer.headers)
    .header("cache-control", "no-store")
    .send(answer.body);
};

const answerOf = <E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  reply: FastifyReply,
  outcome: HandlerOutcome<E>,
): StoredAnswer => {
  if (outcome === HIJACKED || outcome === NOT_MODIFIED)
    throw new Error("an answer that is kept has a body");
  if (!outcome.ok)
    return {
      status: statusOf(outcome.failure),
      headers: { "content-type": PROBLEM_TYPE },
      body: JSON.stringify(problemOf(outcome.failure, reply.request.id)),
    };
  if (app.checksReplies) endpoint.reply?.parse(outcome.value);
  return successOf(reply, outcome.value);
};

const KEPT_HEADERS = ["etag", "location", "link"];

/** A success as it is kept and sent, with what the handler has set on the reply. */
export const successOf = (reply: FastifyReply, value: unknown): StoredAnswer => ({
  status: reply.statusCode,
  headers: {
    "content-type": "application/json; charset=utf-8",
    ...Object.fromEntries(
      KEPT_HEADERS.flatMap((name) => {
        const field = reply.getHeader(name);
        return field === undefined ? [] : [[name, String(field)]];
      }),
    ),
  },
  body: value === undefined ? "" : JSON.stringify(value),
});
