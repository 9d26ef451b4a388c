import { endpoints } from "@propertyvr/contracts";
import { ok } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import { numberBefore, pageByNumber } from "../../platform/http/pages.ts";
import { route } from "../../platform/http/route.ts";
import { actorOf } from "../../accounts/partner-caller.ts";
import { decideRequest } from "./decide-request.ts";
import type { PartnerDeps } from "./partner-deps.ts";
import { findLatestOf, findUsualReview, listRequests } from "./partner-request-store.ts";
import { listPartners } from "./partner-store.ts";
import { requestAccess } from "./request-access.ts";
import { receivedRequestOf, requestOf } from "./request-reply.ts";

/** Becoming a partner, and what an admin sees of it. */
export const accessRoutes = (app: FastifyInstance, deps: PartnerDeps): void => {
  route(app, endpoints.requestPartnerAccess, ({ user, body }) => requestAccess(deps, user, body));
  route(app, endpoints.myPartnerRequest, async ({ user }) => {
    const row = await findLatestOf(deps.db, user.id);
    const request = row === undefined ? null : requestOf(row);
    return ok({ request, usual_review: (await findUsualReview(deps.db)) ?? null });
  });
  route(app, endpoints.listPartnerRequests, async ({ query: { status, cursor, limit } }) => {
    const before = numberBefore(cursor);
    if (!before.ok) return before;
    const found = await listRequests(deps.db, { status, before: before.value, limit: limit + 1 });
    const { rows, next_cursor } = pageByNumber(found, limit, ({ seq }) => seq);
    return ok({ partner_requests: rows.map(receivedRequestOf), next_cursor });
  });
  route(app, endpoints.decidePartnerRequest, async ({ user, params, body, request }) =>
    decideRequest(deps, await actorOf(deps, user, request), params.id, body),
  );
  route(app, endpoints.listPartners, async () => {
    const rows = await listPartners(deps.db, deps.clock.now());
    return ok({
      partners: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    });
  });
};
