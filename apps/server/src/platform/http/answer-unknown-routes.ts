import type { Language } from "@propertyvr/vocabulary";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { recordStrayCall } from "./key-pipeline.ts";
import { sendProblem } from "./send-problem.ts";

/** What a page says of itself to whoever runs no script: search engines and previews of links. */
export interface PageHead {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** Its own address, from the root; null keeps it out of indexes. */
  readonly canonical: string | null;
}

/** Answers with a page of the web app, or undefined where the address is not a page's. */
export type AnswerWithPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  head?: PageHead,
) => FastifyReply | undefined;

/**
 * An unknown path is not_found and a known path with another method is
 * method_not_allowed with Allow; what is left may be a page of the web app.
 */
export const answerUnknownRoutes = (app: FastifyInstance, page: AnswerWithPage): void => {
  const known = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook("onRoute", ({ url, method }) => {
    if (url.includes("*")) return;
    const entry = known.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const each of [method].flat()) entry.methods.add(each);
    known.set(url, entry);
  });
  const answer = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = pathOf(request);
    const methods = [...known.values()]
      .filter(({ pattern }) => pattern.test(path))
      .flatMap((entry) => [...entry.methods]);
    if (methods.length === 0)
      return page(request, reply) ?? sendProblem(reply, { code: "not_found" });
    reply.header("allow", [...new Set(methods)].sort().join(", "));
    return sendProblem(reply, { code: "method_not_allowed" });
  };
  app.setNotFoundHandler(async (request, reply) => {
    await recordStrayCall(app, request);
    return answer(request, reply);
  });
};

export const pathOf = (request: FastifyRequest): string => request.url.split("?", 1)[0] ?? "/";

const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replaceAll(/:\w+/g, "[^/]+").replaceAll(".", "\\.")}/?$`);
