import type pg from "pg";
import { CELL_SQL } from "../listings/grid.ts";
import type { ComparedRow } from "./compared-home.ts";
import type { Membership } from "./join-groups.ts";

/** Takes listings that are to be compared anew; in the caller's transaction. */
export const takeNotes = async (
  client: pg.ClientBase,
  most: number,
): Promise<readonly string[]> => {
  const { rows } = await client.query<{ id: string }>(
    `with gone as (
       delete from duplicate_notes where ctid in
         (select ctid from duplicate_notes limit $1 for update skip locked)
       returning listing_id
     )
     select distinct listing_id::text as id from gone`,
    [most],
  );
  return rows.map(({ id }) => id);
};

const MEMBERSHIP = `listing_id::text as "listingId", group_id::text as "groupId", is_stock as "isStock"`;

/**
 * Takes listings out of their groups, and with them those that stood with them, which may no longer
 * belong together. Of a group that is too large only the listings themselves.
 * @returns all that were taken out, and the listings
 */
export const dissolveGroups = async (
  client: pg.ClientBase,
  listingIds: readonly string[],
): Promise<readonly string[]> => {
  const { rows } = await client.query<{ id: string }>(
    `delete from listing_groups where listing_id = any($1::bigint[])
       or not is_stock and group_id in
         (select group_id from listing_groups where listing_id = any($1::bigint[]))
     returning listing_id::text as id`,
    [listingIds],
  );
  return [...new Set([...listingIds, ...rows.map(({ id }) => id)])];
};

/** The groups that some listings are in, whole where they are small enough to be shown. */
export const findMemberships = async (
  client: pg.ClientBase,
  listingIds: readonly string[],
): Promise<readonly Membership[]> => {
  const { rows } = await client.query<Membership>(
    `select ${MEMBERSHIP} from listing_groups where listing_id = any($1::bigint[])
     union
     select ${MEMBERSHIP} from listing_groups where not is_stock and group_id in
       (select group_id from listing_groups where listing_id = any($1::bigint[]))`,
    [listingIds],
  );
  return rows;
};

export const saveMemberships = async (
  client: pg.ClientBase,
  memberships: readonly Membership[],
): Promise<void> => {
  await client.query(
    `insert into listing_groups (listing_id, group_id, is_stock)
     select * from unnest($1::bigint[], $2::bigint[], $3::boolean[])
     on conflict (listing_id) do update set group_id = excluded.group_id, is_stock = excluded.is_stock
     where (listing_groups.group_id, listing_groups.is_stock)
       is distinct from (excluded.group_id, excluded.is_stock)`,
    [
      memberships.map(({ listingId }) => listingId),
      memberships.map(({ groupId }) => groupId),
      memberships.map(({ isStock }) => isStock),
    ],
  );
};

/** A home with more that are like it in all figures is a unit of a project's stock. */
const MOST_COMPARED = 100;
/** 150 m; a degree of longitude is a little shorter in Thailand. */
const NEAR_LAT = 0.00135;
const NEAR_LON = 0.0014;

const PLAIN_PROJECT = (alias: string): string =>
  String.raw`lower(regexp_replace(${alias}.project, '[\s.,''()&/-]+', '', 'g'))`;
const AREA = (alias: string): string => `coalesce(${alias}.area_sqm, ${alias}.land_sqm)`;

/** An offer `o` that agrees with an offer `a` in all figures; wider by a hair than what decides. */
const AGREES = `o.status = 0 and not o.is_sample and o.deal = a.deal and o.type = a.type
  and o.price between a.price * 19 / 20 and a.price * 20 / 19
  and o.bedrooms is not distinct from a.bedrooms
  and ${AREA("o")} between a.area * 0.989 and a.area * 1.011
  and o.listing_id <> a.listing_id`;

/** By the indexes of the search: offers_of_cell, and offers_of_district for those without a point. */
const CANDIDATES = `
with asked as (
  select o.listing_id, l.source, ${PLAIN_PROJECT("l")} as project, o.deal, o.type, o.price, o.bedrooms,
    ${AREA("o")} as area, o.district_code,
    case when o.precision_m = 0 then o.lat end as lat, case when o.precision_m = 0 then o.lon end as lon
  from offers o join listings l on l.id = o.listing_id
  where o.listing_id = any($1::bigint[]) and o.status = 0 and not o.is_sample and o.price > 0
), found as (
  select a.listing_id as one, other.listing_id as other
  from asked a cross join lateral (
    select agreeing.listing_id from (
      select o.listing_id from (
        select distinct ${CELL_SQL} as cell from (values
          (a.lat - ${NEAR_LAT}, a.lon - ${NEAR_LON}), (a.lat - ${NEAR_LAT}, a.lon + ${NEAR_LON}),
          (a.lat + ${NEAR_LAT}, a.lon - ${NEAR_LON}), (a.lat + ${NEAR_LAT}, a.lon + ${NEAR_LON})
        ) corners (lat, lon)) cells
      join offers o on o.cell = cells.cell
      where ${AGREES} and o.precision_m = 0 and o.lat between a.lat - ${NEAR_LAT} and a.lat + ${NEAR_LAT}
        and o.lon between a.lon - ${NEAR_LON} and a.lon + ${NEAR_LON}
      union
      select o.listing_id from offers o join listings l on l.id = o.listing_id
      where o.district_code = a.district_code and ${AGREES} and ${PLAIN_PROJECT("l")} = a.project
    ) agreeing
    join listings l on l.id = agreeing.listing_id and l.source <> a.source
    order by agreeing.listing_id limit ${MOST_COMPARED}) other
)
select distinct least(one, other)::text as one, greatest(one, other)::text as other from found`;

/** Pairs of listings of different stocks, one of them among these, that agree in all figures. */
export const findCandidates = async (
  client: pg.ClientBase,
  listingIds: readonly string[],
): Promise<readonly (readonly [string, string])[]> => {
  const { rows } = await client.query<{ one: string; other: string }>(CANDIDATES, [listingIds]);
  return rows.map(({ one, other }) => [one, other]);
};

export const readCompared = async (
  client: pg.ClientBase,
  listingIds: readonly string[],
): Promise<readonly ComparedRow[]> => {
  const { rows } = await client.query<ComparedRow>(
    `select l.id::text as id, ${AREA("l")} as area, l.rent_price, l.sale_price, l.floor,
       l.title_en, l.title_th, l.description_en, l.description_th,
       array(select c.dhash::text from jsonb_array_elements_text(l.images) with ordinality as i (url, place)
         join photos p on p.url_hash = photo_hash(i.url) join pictures c on c.id = p.picture_id
         order by i.place limit 20) as dhashes
     from listings l where l.id = any($1::bigint[])`,
    [listingIds],
  );
  return rows;
};
