import { endpoints } from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import { fail, ok } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { partnerIdOf } from "../../accounts/partner-caller.ts";
import type { Clock } from "../../platform/config/deps.ts";
import { confirmAllExpiring, confirmHomes } from "../freshness/confirm-homes.ts";
import { numberBefore, pageByNumber } from "../../platform/http/pages.ts";
import { route } from "../../platform/http/route.ts";
import type { PlaceNames } from "../listings/place-names.ts";
import { stockOf } from "../partner-listings/stock-store.ts";
import type { WriteStock } from "../partner-listings/write-stock.ts";
import { ownListingsOf } from "./own-listing-reply.ts";
import { countStates, findOwn, listOwn } from "./own-listings-store.ts";

export interface OwnListingsDeps {
  readonly pool: pg.Pool;
  readonly db: Db;
  readonly clock: Clock;
  readonly writeStock: WriteStock;
  readonly names: PlaceNames;
}

/** A partner's own homes in the browser: looking through them, and saying that they still hold. */
export const ownListingsRoutes = (app: FastifyInstance, deps: OwnListingsDeps): void => {
  const { pool, clock, writeStock } = deps;

  route(app, endpoints.ownListings, async ({ user, query }) => {
    const before = numberBefore(query.cursor);
    if (!before.ok) return before;
    const source = stockOf(await partnerIdOf(deps, user));
    const now = clock.now();
    const { limit, language, cursor: _cursor, ...filters } = query;
    const wanted = { filters, before: before.value, limit: limit + 1, now };
    const found = await listOwn(pool, source, wanted);
    const { rows, next_cursor } = pageByNumber(found, limit, ({ id }) => Number(id));
    const listings = await ownListingsOf(deps, rows, language);
    return ok({ listings, next_cursor, counts: await countStates(pool, source, now) });
  });
  route(app, endpoints.ownListing, async ({ user, params, query }) => {
    const found = await findOwn(pool, stockOf(await partnerIdOf(deps, user)), params.id);
    const [listing] = found ? await ownListingsOf(deps, [found], query.language) : [];
    return listing === undefined ? fail({ code: "not_found" }) : ok(listing);
  });
  route(app, endpoints.confirmOwnListings, async ({ user, body }) => {
    const partnerId = await partnerIdOf(deps, user);
    const confirmed =
      "ids" in body
        ? await confirmHomes(writeStock, partnerId, { ids: body.ids, references: [] })
        : await confirmAllExpiring(writeStock, partnerId, clock.now());
    return ok(confirmed);
  });
};
