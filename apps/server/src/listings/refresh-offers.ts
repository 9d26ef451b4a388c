import { NEAREST_KINDS } from "@propertyvr/vocabulary";
import type pg from "pg";
import { noteForGrouping } from "../duplicates/note-for-grouping.ts";
import { CELL_SQL } from "../search/grid.ts";
import { DEAL_CODES, STATUS_CODES, TENURE_SHIFT, TYPE_CODES } from "./offer-codes.ts";
import { HAS_PAGE } from "./visibility.ts";

/** Where samples may stand: one deal in one province. */
export interface SampleScope {
  /** As in `DEAL_CODES`. */
  readonly deal: number;
  readonly provinceCode: number;
}

/**
 * Brings the offers of these listings in line with `listings`, and with them the
 * sample offers of every scope they touch. In the caller's transaction.
 */
export async function refreshOffers(
  client: pg.ClientBase,
  listingIds: readonly number[],
): Promise<void> {
  if (listingIds.length === 0) return;
  const areSamplesNear = await lockScopes(client, listingIds);
  const before = areSamplesNear ? await realScopes(client, listingIds) : [];
  await client.query(REMOVE_PAST_OFFERS, [listingIds]);
  await client.query(
    WRITE_OFFERS.replace("/*which*/", "l.id = any($1::bigint[]) and not l.is_sample"),
    [listingIds],
  );
  if (areSamplesNear) {
    const after = await realScopes(client, listingIds);
    await client.query(
      WRITE_OFFERS.replace("/*which*/", "l.id = any($1::bigint[]) and l.is_sample"),
      [listingIds],
    );
    await refreshSampleScopes(client, [...before, ...after]);
  }
  await noteForGrouping(client, listingIds);
}

/**
 * Removes or restores the sample offers of scopes: they stand only where no real
 * home is available, so that the two never mix. In the caller's transaction.
 */
export async function refreshSampleScopes(
  client: pg.ClientBase,
  scopes: readonly SampleScope[],
): Promise<void> {
  if (scopes.length === 0) return;
  const { rows } = await client.query<{ province_code: number }>(TURNED_SCOPES, [
    scopes.map((scope) => scope.deal),
    scopes.map((scope) => scope.provinceCode),
  ]);
  const provinces = rows.map((row) => row.province_code);
  if (provinces.length === 0) return;
  await client.query(REMOVE_MIXED_SAMPLES, [provinces]);
  await client.query(
    WRITE_OFFERS.replace("/*which*/", "l.is_sample and l.province_code = any($1::smallint[])"),
    [provinces],
  );
}

/** Removes every offer of a source's listings along with them, and lets samples back where they may stand. */
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
  const areSamplesNear = await lockScopes(client, ids);
  const scopes = areSamplesNear ? await realScopes(client, ids) : [];
  await client.query(
    `with gone as (delete from offers where listing_id = any($1::bigint[]))
     delete from listings where id = any($1::bigint[])`,
    [ids],
  );
  await refreshSampleScopes(client, scopes);
  await noteForGrouping(client, ids);
}

async function realScopes(
  client: pg.ClientBase,
  listingIds: readonly number[],
): Promise<readonly SampleScope[]> {
  const { rows } = await client.query<{ deal: number; province_code: number }>(
    `select distinct deal, province_code from offers
     where listing_id = any($1::bigint[]) and not is_sample`,
    [listingIds],
  );
  return rows.map((row) => ({ deal: row.deal, provinceCode: row.province_code }));
}

const codeOf = (column: string, codes: Readonly<Record<string, number>>): string =>
  `case ${column} ${Object.entries(codes)
    .map(([word, code]) => `when '${word}' then ${code}`)
    .join(" ")} end::smallint`;

const aRealHomeIsOffered = (deal: string): string =>
  `exists (select from offers r where r.status = 0 and not r.is_sample
    and r.deal = ${deal} and r.province_code = l.province_code)`;

const NEAREST = NEAREST_KINDS.map((kind) => `nearest_${kind}_m`);

/** Each column of `offers` and how it follows from a listing `l` under a deal `d`. */
const DERIVED: Readonly<Record<string, string>> = {
  listing_id: "l.id",
  deal: "d.deal",
  status: codeOf("l.status", STATUS_CODES),
  type: codeOf("l.type", TYPE_CODES),
  created_at: "l.created_at",
  price: "d.price",
  has_other: "other.stands",
  other_price: "case when other.stands then d.other_price end",
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
  traits_yes: `l.amenities_yes | (l.tenure_yes::int << ${TENURE_SHIFT})`,
  traits_no: `l.amenities_no | (l.tenure_no::int << ${TENURE_SHIFT})`,
  is_sample: "l.is_sample",
  ...Object.fromEntries(NEAREST.map((column) => [column, `l.${column}`])),
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
cross join lateral (select d.is_offered_otherwise
  and not (l.is_sample and ${aRealHomeIsOffered("(1 - d.deal)::smallint")}) as stands) other
where d.is_offered and ${MAY_BE_FOUND} and /*which*/
  and not (l.is_sample and ${aRealHomeIsOffered("d.deal")})
on conflict (listing_id, deal) do update set (${FACTS.join(", ")}) = row(${FACTS.map((column) => `excluded.${column}`).join(", ")})
where (${FACTS.map((column) => `offers.${column}`).join(", ")})
  is distinct from (${FACTS.map((column) => `excluded.${column}`).join(", ")})`;

/** Offers whose listing is no longer offered so, may not be found any more or is gone. */
const REMOVE_PAST_OFFERS = `
delete from offers o where o.listing_id = any($1::bigint[]) and not exists (
  select from listings l where l.id = o.listing_id and ${MAY_BE_FOUND}
    and case o.deal when ${DEAL_CODES.rent} then l.is_for_rent else l.is_for_sale end)`;

const REMOVE_MIXED_SAMPLES = `
delete from offers o where o.is_sample and o.province_code = any($1::smallint[]) and exists (
  select from offers r where r.status = 0 and not r.is_sample
    and r.deal = o.deal and r.province_code = o.province_code)`;

/** Provinces with a scope whose samples stand though a real home does, or are missing though none does. */
const TURNED_SCOPES = `
select distinct s.province_code
from unnest($1::smallint[], $2::smallint[]) as s (deal, province_code)
where exists (select from listings l where l.is_sample and l.province_code = s.province_code)
  and exists (select from offers r where r.status = 0 and not r.is_sample
        and r.deal = s.deal and r.province_code = s.province_code)
    = exists (select from offers o where o.is_sample
        and o.deal = s.deal and o.province_code = s.province_code)`;

/** @returns whether a province that these listings touch holds samples, which stays so for this transaction */
async function lockScopes(client: pg.ClientBase, listingIds: readonly number[]): Promise<boolean> {
  await client.query(LOCK_LOADING, [listingIds]);
  const { rows } = await client.query(LOCK_PROVINCES, [listingIds]);
  return rows.length > 0;
}

/** Samples are loaded alone; real homes may be written side by side. */
const LOCK_LOADING = `
select case when exists (select from listings where is_sample and id = any($1::bigint[]))
  then pg_advisory_xact_lock(7305550922)
  else pg_advisory_xact_lock_shared(7305550922) end`;

/**
 * Side by side, but for provinces that hold samples: whether these stand depends on homes that
 * another transaction may be writing and this one cannot see yet. In order, so that two never wait
 * for each other.
 */
const LOCK_PROVINCES = `
select pg_advisory_xact_lock(730556, province_code)
from (select distinct province_code::int from (
    select l.province_code from listings l where l.id = any($1::bigint[])
    union all select o.province_code from offers o where o.listing_id = any($1::bigint[])) touched
  where exists (select from listings s where s.is_sample and s.province_code = touched.province_code)
  order by province_code) provinces`;
