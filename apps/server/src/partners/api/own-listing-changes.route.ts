import { type EditOwnListing, endpoints } from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import { fail, ok } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import { getById } from "../../accounts/account-store.ts";
import { callerOf, partnerIdOf } from "../../accounts/partner-caller.ts";
import { route } from "../../platform/http/route.ts";
import { isListingId } from "../../stock/listings/listing-store.ts";
import { type OwnListingPorts, ownListingsOf } from "../../stock/own-listings/own-listing-reply.ts";
import { findOwn } from "../../stock/own-listings/own-listings-store.ts";
import { stockOf } from "../../stock/partner-listings/stock-store.ts";
import { type ChangeDeps, deleteListing } from "./change-listing.ts";
import { publishListing } from "./publish-listing.ts";
import { editOwnListing } from "./edit-own-listing.ts";

export interface OwnListingChangeDeps extends ChangeDeps, OwnListingPorts {
  readonly db: Db;
}

/** Changing and deleting a home in the browser: what the partner API does, by whoever is signed in. */
export const ownListingChangeRoutes = (app: FastifyInstance, deps: OwnListingChangeDeps): void => {
  route(app, endpoints.editOwnListing, async ({ user, params, query, body, request, reply }) => {
    const partnerId = await partnerIdOf(deps, user);
    const of = changeOf(partnerId, params.id, request.headers["if-match"]);
    const written = await editOwnListing(deps, of, body);
    if (!written.ok) return written;
    const found = await findOwn(deps.pool, stockOf(partnerId), params.id);
    const [listing] = found ? await ownListingsOf(deps, [found], query.language) : [];
    // Deleted by somebody else since the change.
    if (listing === undefined) return fail({ code: "not_found" });
    reply.header("etag", `"${listing.property.version}"`);
    const warnings = written.value.warnings.filter(({ field }) => isChanged(field, body));
    return ok({ listing, warnings });
  });
  route(app, endpoints.publishListing, async ({ user, query, body, request }) => {
    const { actor } = await callerOf(deps, user, request);
    const { partner_id: partnerId } = await getById(deps.db, user.id);
    if (partnerId === null) return fail({ code: "forbidden", detail: NO_PARTNER });
    const written = await publishListing(deps, { partnerId, actor }, body);
    if (!written.ok) return written;
    const { property, warnings } = written.value;
    const found = await findOwn(deps.pool, stockOf(partnerId), property.id);
    const [listing] = found ? await ownListingsOf(deps, [found], query.language) : [];
    return listing === undefined ? fail({ code: "not_found" }) : ok({ listing, warnings });
  });
  route(app, endpoints.deleteOwnListing, async ({ user, params, request }) =>
    deleteListing(
      deps,
      changeOf(await partnerIdOf(deps, user), params.id, request.headers["if-match"]),
    ),
  );
};

const NO_PARTNER = "Your account doesn't belong to a partner.";

const changeOf = (partnerId: string, id: string, ifMatch: string | undefined) => ({
  partnerId,
  name: isListingId(id) ? { id } : undefined,
  ifMatch,
  dryRun: false,
});

const isChanged = (field: string, edit: EditOwnListing): boolean =>
  field in edit && edit[field as keyof EditOwnListing] !== undefined;
