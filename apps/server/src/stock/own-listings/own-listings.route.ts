import { endpoints, type OwnListing } from "@propertyvr/contracts";
import type { Tables } from "@propertyvr/database";
import { ok, type Language } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type pg from "pg";
import { getById } from "../../accounts/account-store.ts";
import type { Clock } from "../../platform/config/deps.ts";
import { duplicatesOf } from "../duplicates/others-store.ts";
import { confirmAllExpiring, confirmHomes } from "../freshness/confirm-homes.ts";
import { beforeOf, pageOf } from "../../platform/http/page-cursor.ts";
import { route } from "../../platform/http/route.ts";
import type { SignedIn } from "../../platform/http/signed-in.ts";
import { pictureOf } from "../listings/drawn-picture.ts";
import { locationOf, titleOf } from "../listings/listing-texts.ts";
import type { PlaceNames } from "../listings/place-names.ts";
import { partnerProperty } from "../partner-listings/partner-property.ts";
import { stockOf } from "../partner-listings/stock-store.ts";
import type { WriteStock } from "../partner-listings/write-stock.ts";
import { countStates, listOwn, type OwnRow } from "./own-listings-store.ts";

export interface OwnListingsDeps {
  readonly pool: pg.Pool;
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly writeStock: WriteStock;
  readonly names: PlaceNames;
}

/** A partner's own homes in the browser: looking through them, and saying that they still hold. */
export const ownListingsRoutes = (app: FastifyInstance, deps: OwnListingsDeps): void => {
  const { pool, db, clock, writeStock } = deps;
  const partnerIdOf = async ({ id }: SignedIn): Promise<string> =>
    (await getById(db, id)).partner_id ?? NO_PARTNER;

  route(app, endpoints.ownListings, async ({ user, query }) => {
    const before = beforeOf(query.cursor);
    if (!before.ok) return before;
    const source = stockOf(await partnerIdOf(user));
    const now = clock.now();
    const { limit, language, cursor: _cursor, ...filters } = query;
    const wanted = { filters, before: before.value, limit: limit + 1, now };
    const found = await listOwn(pool, source, wanted);
    const { rows, next_cursor } = pageOf(found, limit, ({ id }) => Number(id));
    const duplicates = await duplicatesOf(
      pool,
      rows.map(({ id }) => id),
    );
    const listings = rows.map((row) => ({
      ...ownListing(row, { language, now, names: deps.names }),
      duplicates: duplicates.get(row.id) ?? null,
    }));
    return ok({ listings, next_cursor, counts: await countStates(pool, source, now) });
  });
  route(app, endpoints.confirmOwnListings, async ({ user, body }) => {
    const partnerId = await partnerIdOf(user);
    const confirmed =
      "ids" in body
        ? await confirmHomes(writeStock, partnerId, { ids: body.ids, references: [] })
        : await confirmAllExpiring(writeStock, partnerId, clock.now());
    return ok(confirmed);
  });
};

const ownListing = (
  row: OwnRow,
  {
    language,
    now,
    names,
  }: { readonly language: Language; readonly now: Date; readonly names: PlaceNames },
): Omit<OwnListing, "duplicates"> => ({
  title: titleOf(row, language),
  location: locationOf(row, language, names),
  image: pictureOf(row, row.cover, 640, language).image,
  property: partnerProperty(row, now),
});

/** An account of no partner, as an admin's may be, has no homes. */
const NO_PARTNER = "00000000-0000-0000-0000-000000000000";
