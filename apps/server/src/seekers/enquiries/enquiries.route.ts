import { endpoints } from "@propertyvr/contracts";
import { fail, ok } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import { partnerIdOf } from "../../accounts/partner-caller.ts";
import { mailedAddressFor } from "../../platform/http/own-address.ts";
import { isId } from "../../platform/http/is-id.ts";
import { route } from "../../platform/http/route.ts";
import type { SignedIn } from "../../platform/http/signed-in.ts";
import type { EnquiryDeps } from "./enquiry-deps.ts";
import { inboxEnquiries, oneOwn, ownEnquiries } from "./enquiry-reply.ts";
import {
  countByStatus,
  listEnquiries,
  markEnquiry,
  placeOf,
  type EnquiryScope,
  seeAnswers,
} from "./enquiry-store.ts";
import { pageOf, positionOf } from "../../platform/http/pages.ts";
import { sendEnquiry } from "./send-enquiry.ts";
import { writeMessage } from "./write-message.ts";
import { isListingId } from "../../stock/listings/listing-store.ts";

/** /api/enquiries of whoever asks, /api/partner-inbox of whoever answers. */
export const enquiryRoutes = (app: FastifyInstance, deps: EnquiryDeps): void => {
  ownRoutes(app, deps);
  inboxRoutes(app, deps);
};

const ownRoutes = (app: FastifyInstance, deps: EnquiryDeps): void => {
  const { db, clock } = deps;
  route(app, endpoints.sendEnquiry, ({ user, body, request }) =>
    sendEnquiry(deps, user.id, body, mailedAddressFor(request)),
  );
  route(app, endpoints.listEnquiries, async ({ user, query }) => {
    const scope = { userId: user.id };
    const after = await positionOf(query.cursor, (id) => placeOf(db, scope, id));
    if (!after.ok) return after;
    const { property_id: home } = query;
    if (home !== undefined && !isListingId(home)) return ok({ enquiries: [], next_cursor: null });
    const rows = await listEnquiries(db, scope, {
      status: "any",
      after: after.value,
      limit: query.limit + 1,
      ...(home !== undefined && { listingId: Number(home) }),
    });
    const { page, next_cursor } = pageOf(rows, query.limit);
    return ok({ enquiries: await ownEnquiries(db, page, query.language), next_cursor });
  });
  route(app, endpoints.writeInEnquiry, async ({ user, params, body, request }) => {
    if (!isId(params.id)) return fail({ code: "not_found" });
    const written = await writeMessage(
      deps,
      {
        userId: user.id,
        sender: "seeker",
        scope: { userId: user.id },
        enquiryId: params.id,
        addressOf: mailedAddressFor(request),
      },
      body,
    );
    return written.ok ? ok(await oneOwn(db, written.value, body.language)) : written;
  });
  route(app, endpoints.seeEnquiry, async ({ user, params: { id } }) => {
    const isSeen = isId(id) && (await seeAnswers(db, user.id, id, clock.now()));
    return isSeen ? ok(undefined) : fail({ code: "not_found" });
  });
};

const inboxRoutes = (app: FastifyInstance, deps: EnquiryDeps): void => {
  const { db, clock } = deps;
  /** For whom an account answers: its partner, or as an admin the site itself. */
  const answersFor = async (user: SignedIn): Promise<string | null> =>
    user.role === "admin" ? null : partnerIdOf(deps, user);
  const scopeOf = (user: SignedIn, answers: string | null): EnquiryScope =>
    user.role === "admin" ? {} : { partnerId: answers };

  route(app, endpoints.partnerInbox, async ({ user, query }) => {
    const answers = await answersFor(user);
    const scope = scopeOf(user, answers);
    const after = await positionOf(query.cursor, (id) => placeOf(db, scope, id));
    if (!after.ok) return after;
    const { status, language } = query;
    const limit = query.limit + 1;
    const rows = await listEnquiries(db, scope, { status, after: after.value, limit });
    const { page, next_cursor } = pageOf(rows, query.limit);
    const enquiries = await inboxEnquiries(db, page, { language, answers });
    return ok({ enquiries, next_cursor, counts: await countByStatus(db, scope) });
  });
  route(app, endpoints.changeInboxEnquiry, async ({ user, params, body }) => {
    if (!isId(params.id)) return fail({ code: "not_found" });
    const { language, status } = body;
    const answers = await answersFor(user);
    const row = await markEnquiry(db, scopeOf(user, answers), params.id, status, clock.now());
    const [marked] = row ? await inboxEnquiries(db, [row], { language, answers }) : [];
    return marked === undefined ? fail({ code: "not_found" }) : ok(marked);
  });
  route(app, endpoints.answerEnquiry, async ({ user, params, body, request }) => {
    if (!isId(params.id)) return fail({ code: "not_found" });
    const answers = await answersFor(user);
    const written = await writeMessage(
      deps,
      {
        userId: user.id,
        sender: "partner",
        scope: { partnerId: answers },
        enquiryId: params.id,
        addressOf: mailedAddressFor(request),
      },
      body,
    );
    if (!written.ok) return written;
    const { language } = body;
    const [answered] = await inboxEnquiries(db, [written.value], { language, answers });
    return answered === undefined ? fail({ code: "not_found" }) : ok(answered);
  });
};
