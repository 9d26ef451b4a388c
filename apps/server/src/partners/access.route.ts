import { endpoints } from "@propertyvr/contracts";
import { ok } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import { isId } from "../http/is-id.ts";
import { route } from "../http/route.ts";
import { entryOf } from "./audit-reply.ts";
import { listAudit } from "./audit-store.ts";
import { actorOf } from "./caller.ts";
import { decideRequest } from "./decide-request.ts";
import { beforeOf, pageOf } from "./page-cursor.ts";
import type { PartnerDeps } from "./partner-deps.ts";
import { findLatestOf, listRequests } from "./partner-request-store.ts";
import { listPartners } from "./partner-store.ts";
import { requestAccess } from "./request-access.ts";
import { receivedRequestOf, requestOf } from "./request-reply.ts";

/** Becoming a partner, and what an admin sees of it. */
export const accessRoutes = (app: FastifyInstance, deps: PartnerDeps): void => {
  route(app, endpoints.requestPartnerAccess, ({ user, body }) => requestAccess(deps, user, body));
  route(app, endpoints.myPartnerRequest, async ({ user }) => {
    const row = await findLatestOf(deps.db, user.id);
    return ok({ request: row === undefined ? null : requestOf(row) });
  });
  route(app, endpoints.listPartnerRequests, async ({ query: { status, cursor, limit } }) => {
    const before = beforeOf(cursor);
    if (!before.ok) return before;
    const found = await listRequests(deps.db, { status, before: before.value, limit: limit + 1 });
    const { rows, next_cursor } = pageOf(found, limit, ({ seq }) => seq);
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
  route(app, endpoints.auditLog, async ({ query: { subject, cursor, limit } }) => {
    const before = beforeOf(cursor);
    if (!before.ok) return before;
    if (subject !== undefined && !isId(subject)) return ok({ entries: [], next_cursor: null });
    const page = { subjectId: subject, before: before.value, limit: limit + 1 };
    const { rows, next_cursor } = pageOf(await listAudit(deps.db, page), limit, ({ id }) => id);
    return ok({ entries: rows.map(entryOf), next_cursor });
  });
};
