import { ARTICLES, GUIDE } from "@propertyvr/knowledge";
import type { Language } from "@propertyvr/vocabulary";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AnswerWithPage, PageHead } from "../../platform/http/answer-unknown-routes.ts";
import { preferredLanguage } from "../../platform/http/preferred-language.ts";
import { sendProblem } from "../../platform/http/send-problem.ts";

const GONE = { en: "There is no such article", th: "ไม่มีบทความนี้" } as const;

/**
 * GET /guide and /guide/{slug}: the app's one page with the title, the description and the address
 * that search engines and previews go by, in the language that the browser asks for. An article that
 * is not there answers 404 and stays out of indexes.
 */
export const guidePageRoutes = (
  app: FastifyInstance,
  { page }: { readonly page: AnswerWithPage },
): void => {
  const send = (request: FastifyRequest, reply: FastifyReply, head: PageHead): FastifyReply =>
    page(request, reply.header("vary", "accept-language"), head) ??
    sendProblem(reply, { code: "not_found" });
  const languageOf = (request: FastifyRequest): Language =>
    preferredLanguage(request.headers["accept-language"]);

  app.get("/guide", (request, reply) => {
    const language = languageOf(request);
    return send(request, reply, {
      title: GUIDE.title[language],
      description: GUIDE.intro[language],
      language,
      canonical: "/guide",
    });
  });

  app.get<{ Params: { slug: string } }>("/guide/:slug", (request, reply) => {
    const language = languageOf(request);
    const article = ARTICLES.find(({ slug }) => slug === request.params.slug);
    if (article === undefined)
      return send(request, reply.code(404), {
        title: GONE[language],
        description: GUIDE.intro[language],
        language,
        canonical: null,
      });
    return send(request, reply, {
      title: article.title[language],
      description: article.summary[language],
      language,
      canonical: `/guide/${article.slug}`,
    });
  });
};
