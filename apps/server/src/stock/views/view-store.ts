import type { ListingFigures } from "@propertyvr/contracts";
import type { Queryable } from "@propertyvr/database";
import { isListingId } from "../listings/listing-store.ts";
import { IS_HIDDEN } from "../listings/visibility.ts";

/** The row of a home that holds all days which are folded. */
const FOLDED = "'1970-01-01'::date";
const DAYS_SHOWN = 30;
const dayOf = (moment: string): string => `(${moment} at time zone 'Asia/Bangkok')::date`;

/**
 * Adds one view of a home to the sum of its day. A sample, a home that nobody finds and one of the
 * viewer's own stock are not counted.
 * @param ownSource the stock of whoever looks; undefined for one of no partner
 */
export async function addView(
  pool: Queryable,
  id: string,
  { ownSource, now }: { readonly ownSource: string | undefined; readonly now: Date },
): Promise<void> {
  if (!isListingId(id)) return;
  await pool.query({
    name: "add_view",
    text: `insert into listing_views (listing_id, day, views)
      select l.id, ${dayOf("$2::timestamptz")}, 1 from listings l
      where l.id = $1::bigint and not l.is_sample and l.expired_at is null and not ${IS_HIDDEN}
        and l.source is distinct from $3
      on conflict (listing_id, day) do update set views = listing_views.views + 1`,
    values: [id, now, ownSource ?? null],
  });
}

/** Makes one row of the days that are no longer shown one by one, so that a home has a month of rows at most. */
export async function foldViews(pool: Queryable, now: Date): Promise<void> {
  await pool.query(
    `with past as (
       delete from listing_views where day <= ${dayOf("$1::timestamptz")} - ${DAYS_SHOWN} and day > ${FOLDED}
       returning listing_id, views)
     insert into listing_views (listing_id, day, views)
     select listing_id, ${FOLDED}, sum(views) from past group by listing_id
     on conflict (listing_id, day) do update set views = listing_views.views + excluded.views`,
    [now],
  );
}

/** What each of these homes has been looked at and asked about; every id has its figures. */
export async function figuresOf(
  pool: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ListingFigures>> {
  const { rows } = await pool.query<Omit<ListingFigures, "views_since"> & FigureRow>(
    `select l.id::text, l.views_since as since, v.views, v.views_30_days,
       (select count(distinct e.user_id) from enquiries e where e.listing_id = l.id)::int as enquiries
     from listings l
     cross join lateral (
       select coalesce(sum(views), 0)::int as views,
         coalesce(sum(views) filter (where day > ${dayOf("$2::timestamptz")} - ${DAYS_SHOWN}), 0)::int
           as views_30_days
       from listing_views where listing_id = l.id) v
     where l.id = any($1::bigint[])`,
    [ids, now],
  );
  return new Map(
    rows.map(({ id, since, ...figures }) => [id, { ...figures, views_since: since.toISOString() }]),
  );
}

interface FigureRow {
  readonly id: string;
  readonly since: Date;
}
