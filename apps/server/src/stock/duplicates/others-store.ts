import type { LikelyDuplicates } from "@propertyvr/contracts";
import type { Queryable } from "@propertyvr/database";
import { HAS_PAGE } from "../listings/visibility.ts";

interface RankRow extends LikelyDuplicates {
  readonly id: string;
}

/** How each of these listings stands in its group; those that stand in none are left out. */
export const duplicatesOf = async (
  pool: Queryable,
  listingIds: readonly string[],
): Promise<ReadonlyMap<string, LikelyDuplicates>> => {
  if (listingIds.length === 0) return new Map();
  const { rows } = await pool.query<RankRow>(RANKS, [listingIds]);
  return new Map(rows.map(({ id, ...ranks }) => [id, ranks]));
};

const rankOf = (price: string): string =>
  `case when mine.${price} is not null
     then 1 + (count(*) filter (where l.${price} < mine.${price}))::int end as ${price}_rank`;

/** Listings `l` of other stocks in the group of a listing `mine`, as far as people see them now. */
const WITH_OTHERS = `join listing_groups own on own.listing_id = mine.id and not own.is_stock
join listing_groups theirs on theirs.group_id = own.group_id
join listings l on l.id = theirs.listing_id and l.source <> mine.source and ${HAS_PAGE}`;

const RANKS = `
select mine.id::text as id, 1 + count(*)::int as homes, ${rankOf("rent_price")}, ${rankOf("sale_price")},
  1 + (count(*) filter (where l.last_confirmed_at > mine.last_confirmed_at))::int as confirmed_rank
from listings mine ${WITH_OTHERS}
where mine.id = any($1::bigint[])
group by mine.id`;

export interface OtherRow {
  readonly id: string;
  readonly title_en: string | null;
  readonly title_th: string | null;
  readonly rent_price: number | null;
  readonly sale_price: number | null;
  readonly last_confirmed_at: Date;
}

/** Whether people see this listing now. */
export const isSeen = async (pool: Queryable, listingId: string): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `select from listings l where l.id = $1::bigint and ${HAS_PAGE}`,
    [listingId],
  );
  return rowCount === 1;
};

/** Listings of others that are likely the same home, the last confirmed first. */
export const findOthers = async (
  pool: Queryable,
  listingId: string,
): Promise<readonly OtherRow[]> => {
  const { rows } = await pool.query<OtherRow>(
    `select l.id::text as id, l.title_en, l.title_th, l.rent_price, l.sale_price, l.last_confirmed_at
     from listings mine ${WITH_OTHERS} where mine.id = $1::bigint
     order by l.last_confirmed_at desc, l.id`,
    [listingId],
  );
  return rows;
};
