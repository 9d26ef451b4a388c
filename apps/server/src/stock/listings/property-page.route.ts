import type { FastifyInstance } from "fastify";
import type { AnswerWithPage } from "../../platform/http/answer-unknown-routes.ts";
import { sendProblem } from "../../platform/http/send-problem.ts";
import type { ListingStore } from "./listing-store.ts";

export interface PropertyPageDeps {
  readonly listings: ListingStore;
  readonly page: AnswerWithPage;
}

/**
 * GET /property/{id}: the app's one page like any other, with the status that a search engine goes by:
 * 404 for a home that is not there, 410 for one that nobody confirmed in time.
 */
export const propertyPageRoute = (
  app: FastifyInstance,
  { listings, page }: PropertyPageDeps,
): void => {
  app.get<{ Params: { id: string } }>("/property/:id", async (request, reply) => {
    // A page that cannot ask says so itself.
    const status = await statusOf(listings, request.params.id).catch(() => 200);
    return page(request, reply.code(status)) ?? sendProblem(reply, { code: "not_found" });
  });
};

const statusOf = async (listings: ListingStore, id: string): Promise<number> => {
  const row = await listings.findById(id);
  if (row === undefined) return 404;
  return row.expired_at === null ? 200 : 410;
};
