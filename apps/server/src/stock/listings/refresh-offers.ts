import { NEAREST_KINDS } from "@propertyvr/vocabulary";
import type pg from "pg";
import { recordForGrouping } from "./change-notes.ts";
import { CELL_SQL } from "./grid.ts";
import { DEAL_CODES, STATUS_CODES, TENURE_SHIFT, TYPE_CODES } from "./offer-codes.ts";
import { endPrices } from "./price-history.ts";
import { HAS_PAGE } from "./visibility.ts";

/** Brings the offers of these listings in line with `listings`. In the caller's transaction. */
export async function refreshOffers(
  client: pg.ClientBase,
  listingIds: readonly number[],
): Promise<void> {
  if (listingIds.length === 0) return;
  await client.query(REMOVE_PAST_OFFERS, [listingIds]);
  await client.query(WRITE_OFFERS, [listingIds]);
  await recordForGrouping(client, listingIds);
}

/** Removes a source's listings and their offers with them. */
export async function removeListings(client: pg.ClientBase, source: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>("select id from listings where source = $1", [
    source,
  ]);
  const ids = rows.map((row) => row.id);
  await removeListingsById(client, ids);
  return ids.length;
}

/** The same for some listings. In the caller's transaction. */
export async function removeListingsById(
  client: pg.ClientBase,
  ids: readonly number[],
): Promise<void> {
  await endPrices(client, ids);
  await client.query(
    `with gone as (delete from offers where listing_id = any($1::bigint[]))
     delete from listings where id = any($1::bigint[])`,
    [ids],
  );
  await recordForGrouping(client, ids);
}

const codeOf = (column: string, codes: Readonly<Record<string, number>>): string =>
  `case ${column} ${Object.entries(codes)
    .map(([word, code]) => `when '${word}' then ${code}`)
    .join(" ")} end::smallint`;

const NEAREST = NEAREST_KINDS.map((kind) => `nearest_${kind}_m`);

/** Metres that a search may ask for: of a point that a text named no fewer than its precision. */
const metresKnown = (metres: string): string =>
  `${metres} + greatest(coalesce(l.point_precision_m, 0) - ${metres}, 0)`;

/** Each column of `offers` and how it follows from a listing `l` under a deal `d`. */
const DERIVED: Readonly<Record<string, string>> = {
  listing_id: "l.id",
  deal: "d.deal",
  status: codeOf("l.status", STATUS_CODES),
  type: codeOf("l.type", TYPE_CODES),
  created_at: "l.created_at",
  price: "d.price",
  has_other: "d.is_offered_otherwise",
  other_price: "d.other_price",
  area_sqm: "l.area_sqm",
  land_sqm: "l.land_sqm",
  bedrooms: "l.bedrooms",
  bathrooms: "l.bathrooms",
  province_code: "l.province_code",
  district_code: "l.district_code",
  subdistrict_code: "l.subdistrict_code",
  lat: "l.lat",
  lon: "l.lon",
  cell: CELL_SQL,
  precision_m: "coalesce(l.point_precision_m, 0)",
  traits_yes: `l.amenities_yes | (l.tenure_yes::int << ${TENURE_SHIFT})`,
  traits_no: `l.amenities_no | (l.tenure_no::int << ${TENURE_SHIFT})`,
  is_sample: "l.is_sample",
  ...Object.fromEntries(NEAREST.map((column) => [column, metresKnown(`l.${column}`)])),
};
const COLUMNS = Object.keys(DERIVED);
const FACTS = COLUMNS.filter((column) => column !== "listing_id" && column !== "deal");

/** It has a page and is not kept from the assistant, whose searches all of these are. */
const MAY_BE_FOUND = `${HAS_PAGE} and l.allow_ai_display`;

/** Writes only rows that changed: an index-only scan pays for every row that is written again. */
const WRITE_OFFERS = `
insert into offers (${COLUMNS.join(", ")})
select ${Object.values(DERIVED).join(", ")}
from listings l
cross join lateral (values
  (${DEAL_CODES.rent}::smallint, l.is_for_rent, l.rent_price, l.is_for_sale, l.sale_price),
  (${DEAL_CODES.sale}::smallint, l.is_for_sale, l.sale_price, l.is_for_rent, l.rent_price)
) d (deal, is_offered, price, is_offered_otherwise, other_price)
where d.is_offered and ${MAY_BE_FOUND} and l.id = any($1::bigint[])
on conflict (listing_id, deal) do update set (${FACTS.join(", ")}) = row(${FACTS.map((column) => `excluded.${column}`).join(", ")})
where (${FACTS.map((column) => `offers.${column}`).join(", ")})
  is distinct from (${FACTS.map((column) => `excluded.${column}`).join(", ")})`;

/** Offers whose listing is no longer offered so, may not be found any more or is gone. */
const REMOVE_PAST_OFFERS = `
delete from offers o where o.listing_id = any($1::bigint[]) and not exists (
  select from listings l where l.id = o.listing_id and ${MAY_BE_FOUND}
    and case o.deal when ${DEAL_CODES.rent} then l.is_for_rent else l.is_for_sale end)`;
