import type { Db, HomeSnapshot } from "@propertyvr/database";
import type { ListingStatus } from "@propertyvr/vocabulary";
import { sql } from "kysely";
import { contactOf } from "./listing-contact.ts";
import { isListingId } from "./listing-store.ts";

/** A home that somebody writes about. */
export interface WrittenAbout {
  readonly listingId: number;
  readonly status: ListingStatus;
  readonly isSample: boolean;
  /** null for a home of no partner. */
  readonly partnerId: string | null;
  readonly snapshot: HomeSnapshot;
}

/**
 * A home that people can see. In a transaction its row stays until the end, so that what is written
 * about it finds it; hidden, expired and gone ones are not there.
 */
export async function findHome(db: Db, id: string): Promise<WrittenAbout | undefined> {
  if (!isListingId(id)) return undefined;
  const row = await db
    .selectFrom("listings")
    .leftJoin("partners", (join) =>
      join.on(sql`'partner:' || partners.id::text`, "=", sql.ref("listings.source")),
    )
    .select([
      "listings.id",
      "listings.status",
      "listings.is_sample",
      "listings.external_id",
      "listings.title_en",
      "listings.title_th",
      "listings.rent_price",
      "listings.sale_price",
      "listings.contact",
      "listings.website_url",
      "partners.id as partner_id",
    ])
    .where("listings.id", "=", sql<number>`${id}::bigint`)
    .where("listings.expired_at", "is", null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("hidden_references as h")
            .whereRef("h.source", "=", "listings.source")
            .whereRef("h.external_id", "=", "listings.external_id"),
        ),
      ),
    )
    .forKeyShare("listings")
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { external_id, title_en, title_th, rent_price, sale_price } = row;
  const contact = contactOf(row.contact, row.website_url);
  return {
    listingId: row.id,
    status: row.status,
    isSample: row.is_sample,
    partnerId: row.partner_id,
    snapshot: { external_id, title_en, title_th, rent_price, sale_price, contact },
  };
}
