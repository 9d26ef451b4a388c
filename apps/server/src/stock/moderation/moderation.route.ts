import { type AdminListing, type AdminListingInFull, endpoints } from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import { fail, ok, type Language } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import type { Clock } from "../../platform/config/deps.ts";
import { numberBefore, pageByNumber } from "../../platform/http/pages.ts";
import { route } from "../../platform/http/route.ts";
import { locationOf, titleOf } from "../listings/listing-texts.ts";
import type { PlaceNames } from "../listings/place-names.ts";
import { ownReference, partnerProperty } from "../partner-listings/partner-property.ts";
import { visibilityOf } from "../partner-listings/visibility-reply.ts";
import { actorOf } from "../../accounts/partner-caller.ts";
import { findModerated, listModerated, type ModeratedRow } from "./admin-listing-store.ts";
import { moderateListing } from "./moderate-listing.ts";

export interface ModerationDeps {
  readonly pool: pg.Pool;
  readonly db: Db;
  readonly clock: Clock;
  readonly names: PlaceNames;
}

/** /api/admin/listings: every real home, for admins. */
export const moderationRoutes = (app: FastifyInstance, deps: ModerationDeps): void => {
  const { pool, clock } = deps;
  const inFull = async (
    id: string,
    language: Language,
  ): Promise<AdminListingInFull | undefined> => {
    const row = await findModerated(pool, id);
    if (row === undefined) return undefined;
    const now = clock.now();
    const listing = adminListing(row, { language, now, names: deps.names });
    return { listing, stated: partnerProperty(row, now), raw: row.raw };
  };

  route(app, endpoints.adminListings, async ({ query }) => {
    const before = numberBefore(query.cursor);
    if (!before.ok) return before;
    const now = clock.now();
    const { limit, language } = query;
    const wanted = { filters: query, before: before.value, limit: limit + 1, now };
    const found = await listModerated(pool, wanted);
    const { rows, next_cursor } = pageByNumber(found, limit, ({ id }) => Number(id));
    const told = { language, now, names: deps.names };
    return ok({ listings: rows.map((row) => adminListing(row, told)), next_cursor });
  });
  route(app, endpoints.adminListing, async ({ params, query }) => {
    const found = await inFull(params.id, query.language);
    return found === undefined ? fail({ code: "not_found" }) : ok(found);
  });
  route(app, endpoints.moderateListing, async ({ user, params, body, request }) => {
    const actor = await actorOf(deps, user, request);
    const done = await moderateListing(deps, actor, params.id, body);
    if (!done.ok) return done;
    const found = await inFull(params.id, body.language);
    return found === undefined ? fail({ code: "not_found" }) : ok(found);
  });
};

const adminListing = (
  row: ModeratedRow,
  {
    language,
    now,
    names,
  }: { readonly language: Language; readonly now: Date; readonly names: PlaceNames },
): AdminListing => ({
  id: row.id,
  external_id: ownReference(row.external_id),
  partner:
    row.partner_id === null || row.partner_name === null
      ? null
      : { id: row.partner_id, name: row.partner_name },
  title: titleOf(row, language),
  location: locationOf(row, language, names),
  type: row.type,
  rent_price: row.rent_price,
  sale_price: row.sale_price,
  visibility: visibilityOf(row, now),
  hidden_by: row.hidden_by,
  open_reports: row.open_reports,
  created_at: row.created_at.toISOString(),
});
