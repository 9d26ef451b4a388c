import type { FastifyReply } from "fastify";
import { preferredLanguage } from "./preferred-language.ts";
import { problemOf, statusOf, type Failure } from "./failure.ts";

export const PROBLEM_TYPE = "application/problem+json; charset=utf-8";

/** Answers a failure as application/problem+json. */
export const sendProblem = (reply: FastifyReply, failure: Failure): FastifyReply => {
  if (failure.retry_after_s !== undefined)
    reply.header("retry-after", String(Math.max(1, Math.ceil(failure.retry_after_s))));
  if (statusOf(failure) === 401 && !failure.code.startsWith("key_"))
    reply.header("www-authenticate", "Bearer");
  reply.request.problem = failure.code;
  const language = preferredLanguage(reply.request.headers["accept-language"]);
  return (
    reply
      .header("content-language", language)
      .code(statusOf(failure))
      .header("cache-control", "no-store")
      .type(PROBLEM_TYPE)
      // A string: Fastify would pick a serialiser by content type otherwise.
      .send(JSON.stringify(problemOf(failure, reply.request.id, language)))
  );
};
