import type { FastifyReply } from "fastify";
import { problemOf, statusOf, type Failure } from "./failure.ts";

export const PROBLEM_TYPE = "application/problem+json; charset=utf-8";

/** Answers a failure as application/problem+json. */
export const sendProblem = (reply: FastifyReply, failure: Failure): FastifyReply => {
  if (failure.retry_after_s !== undefined)
    reply.header("retry-after", String(Math.max(1, Math.ceil(failure.retry_after_s))));
  if (statusOf(failure) === 401 && !failure.code.startsWith("key_"))
    reply.header("www-authenticate", "Bearer");
  reply.request.problem = failure.code;
  return (
    reply
      .code(statusOf(failure))
      .header("cache-control", "no-store")
      .type(PROBLEM_TYPE)
      // A string: Fastify would pick a serialiser by content type otherwise.
      .send(JSON.stringify(problemOf(failure, reply.request.id)))
  );
};
