import { endpoints } from "@propertyvr/contracts";
import { fail, ok } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import { getById } from "../../accounts/account-store.ts";
import { isId } from "../../platform/http/is-id.ts";
import { route } from "../../platform/http/route.ts";
import type { SignedIn } from "../../platform/http/signed-in.ts";
import type { EnquiryDeps } from "./enquiry-deps.ts";
import { inboxEnquiry, ownEnquiry } from "./enquiry-reply.ts";
import {
  countByStatus,
  findInScope,
  listEnquiries,
  markEnquiry,
  type Scope,
} from "./enquiry-store.ts";
import { pageOf, positionOf } from "../../platform/http/pages.ts";
import { sendEnquiry } from "./send-enquiry.ts";

/** /api/enquiries of whoever asks, /api/partner-inbox of whoever answers. */
export const enquiryRoutes = (app: FastifyInstance, deps: EnquiryDeps): void => {
  const { db, clock } = deps;
  const scopeOf = async (user: SignedIn): Promise<Scope> => {
    if (user.role === "admin") return {};
    const { partner_id } = await getById(db, user.id);
    return { partnerId: partner_id ?? NO_PARTNER };
  };

  route(app, endpoints.sendEnquiry, ({ user, body }) => sendEnquiry(deps, user.id, body));
  route(app, endpoints.listEnquiries, async ({ user, query }) => {
    const scope = { userId: user.id };
    const after = await positionOf(query.cursor, (id) => findInScope(db, scope, id));
    if (!after.ok) return after;
    const limit = query.limit + 1;
    const rows = await listEnquiries(db, scope, { status: "any", after: after.value, limit });
    const { page, next_cursor } = pageOf(rows, query.limit);
    return ok({ enquiries: page.map((row) => ownEnquiry(row, query.language)), next_cursor });
  });
  route(app, endpoints.partnerInbox, async ({ user, query }) => {
    const scope = await scopeOf(user);
    const after = await positionOf(query.cursor, (id) => findInScope(db, scope, id));
    if (!after.ok) return after;
    const { status, language } = query;
    const limit = query.limit + 1;
    const rows = await listEnquiries(db, scope, { status, after: after.value, limit });
    const { page, next_cursor } = pageOf(rows, query.limit);
    const enquiries = page.map((row) => inboxEnquiry(row, language));
    return ok({ enquiries, next_cursor, counts: await countByStatus(db, scope) });
  });
  route(app, endpoints.changeInboxEnquiry, async ({ user, params, body }) => {
    if (!isId(params.id)) return fail({ code: "not_found" });
    const scope = await scopeOf(user);
    const row = await markEnquiry(db, scope, params.id, body.status, clock.now());
    return row === undefined ? fail({ code: "not_found" }) : ok(inboxEnquiry(row, body.language));
  });
};

/** An account of the role whose partner is gone has an empty inbox. */
const NO_PARTNER = "00000000-0000-0000-0000-000000000000";
