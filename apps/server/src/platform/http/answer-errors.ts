import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Socket } from "node:net";
import { AccountEnded, isEndOf } from "./account-ended.ts";
import { problemOf, type Failure } from "./failure.ts";
import { isDatabaseDown } from "./is-database-down.ts";
import { UnreadableBody } from "./read-json.ts";
import { sendProblem } from "./send-problem.ts";

const RETRY_AFTER_S = 2;

/** Fastify's own refusals; whatever else is thrown is a fault of ours. */
const REFUSALS: Readonly<Record<string, Failure>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: "body_too_large" },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: "unsupported_media_type" },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    code: "unreadable_body",
    detail: "The body doesn't match its Content-Length.",
  },
  FST_ERR_BAD_URL: { code: "not_found" },
  FST_ERR_ROUTE_MAX_PARAM_LENGTH: { code: "not_found" },
  FST_ERR_ASYNC_CONSTRAINT: { code: "not_found" },
};

/** PostgreSQL's "undefined table": the database came back and has not been migrated yet. */
const NOT_MIGRATED = "42P01";

const codeOf = (error: unknown): string | undefined =>
  (error as Partial<FastifyError> | null | undefined)?.code;

const failureOf = (error: unknown, request: FastifyRequest): Failure => {
  // A caller who hung up looks like a database that did.
  if (hasHungUp(error, request))
    return { code: "unreadable_body", detail: "The body ended early." };
  if (error instanceof UnreadableBody)
    return { code: "unreadable_body", detail: error.message, detailTh: error.detailTh };
  if (isDatabaseDown(error) || codeOf(error) === NOT_MIGRATED)
    return { code: "unavailable", retry_after_s: RETRY_AFTER_S };
  const { signedIn } = request;
  if (signedIn !== undefined && isEndOf(signedIn.id, error)) return { code: "not_signed_in" };
  // Of somebody else, whom an admin decides about.
  if (error instanceof AccountEnded) return { code: "not_found" };
  const refusal = REFUSALS[codeOf(error) ?? ""];
  if (refusal) return refusal;
  // Fastify and its plugins mark what the caller did wrong, such as an address with a NUL in it.
  const { statusCode = 500 } = (error ?? {}) as Partial<FastifyError>;
  return { code: statusCode >= 400 && statusCode < 500 ? "not_found" : "internal" };
};

/** What is thrown where a connection ends in the middle. */
const BROKEN_OFF = new Set([
  "ECONNRESET",
  "EPIPE",
  "ECONNABORTED",
  "ERR_STREAM_PREMATURE_CLOSE",
  "ERR_STREAM_DESTROYED",
  "ABORT_ERR",
]);

/** Whether the caller is gone, and that is why this was thrown: no fault of anybody. */
const hasHungUp = (error: unknown, { raw }: FastifyRequest): boolean =>
  (raw.destroyed && !raw.complete) || (raw.socket.destroyed && BROKEN_OFF.has(codeOf(error) ?? ""));

const answer = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const failure = failureOf(error, request);
  const isFault = failure.code === "internal" || codeOf(error) === NOT_MIGRATED;
  if (isFault) request.log.error({ err: error }, "fault");
  else if (failure.code === "unavailable")
    request.log.warn({ reason: error instanceof Error ? error.message : "" }, "database down");
  return sendProblem(reply, failure);
};

/** The one place that catches: thrown errors become problem documents, never stack traces. */
export const answerErrors = {
  /** For refusals before routing, such as an address that cannot be decoded. */
  framework: (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    answer(error, request, reply);
  },
  /** For bytes that are not HTTP, where there is no request to reply to. */
  socket: (error: NodeJS.ErrnoException, socket: Socket, requestId: string): void => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const problem = problemOf({ code: "unreadable_body" }, requestId);
    const body = JSON.stringify(problem);
    socket.end(
      `HTTP/1.1 ${String(problem.status)} Bad Request\r\n` +
        `Content-Type: application/problem+json; charset=utf-8\r\n` +
        `Content-Length: ${String(Buffer.byteLength(body))}\r\nConnection: close\r\n\r\n${body}`,
    );
  },
  install: (app: FastifyInstance): void => {
    app.setErrorHandler(answer);
  },
};
