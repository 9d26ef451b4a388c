import { endpoints } from "@propertyvr/contracts";
import { ok } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import { getById } from "../../accounts/account-store.ts";
import { networkOf } from "../../platform/http/caller.ts";
import { senderOf } from "../../platform/http/sender.ts";
import { route } from "../../platform/http/route.ts";
import type { ReportDeps } from "./report-deps.ts";
import { pageOf, positionOf } from "../../platform/http/pages.ts";
import { reportProperty } from "./report-property.ts";
import { reportOf } from "./report-reply.ts";
import { countReports, findReport, listReports } from "./report-store.ts";
import { resolveReport } from "./resolve-report.ts";

/** /api/properties/{id}/reports of anybody, /api/admin/reports of the admins. */
export const reportRoutes = (app: FastifyInstance, deps: ReportDeps): void => {
  const { db } = deps;
  route(app, endpoints.reportProperty, async ({ params, body, request }) => {
    const reporter = await senderOf(app, request);
    return reporter.ok ? reportProperty(deps, reporter.value, params.id, body) : reporter;
  });
  route(app, endpoints.listReports, async ({ query }) => {
    const after = await positionOf(query.cursor, (id) => findReport(db, id));
    if (!after.ok) return after;
    const { state, language } = query;
    const rows = await listReports(db, { state, after: after.value, limit: query.limit + 1 });
    const { page, next_cursor } = pageOf(rows, query.limit);
    const reports = page.map((row) => reportOf(row, language));
    return ok({ reports, next_cursor, counts: await countReports(db) });
  });
  route(app, endpoints.resolveReport, async ({ user, params, body, request }) => {
    const { name } = await getById(db, user.id);
    const actor = { id: user.id, name, network: networkOf(request.ip) };
    return resolveReport(deps, actor, params.id, body);
  });
};
