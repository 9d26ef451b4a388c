import { DEAL_CODES } from "../../stock/listings/offer-codes.ts";
import type { Statement } from "../search/sql-values.ts";
import { overUnits, type UnitSelection } from "./unit-sql.ts";

/** A price that doubles or halves from one month to the next was a slip or its correction. */
const MOVES_AT_MOST = 2;

/**
 * For each deal and month the homes that were priced at its end, their median, and of those priced at the
 * end of the next month too (matched) the geometric mean of later by earlier price (step). Likely duplicates
 * are one home, which moves as its listings do on average. Months are counted from 1.
 * @param ends the moments at which the months end, ascending
 */
export const trendStatement = (
  reading: UnitSelection,
  ends: readonly Date[],
): Statement | undefined =>
  overUnits(
    reading,
    (sql) => `with spans as (
  select s.deal, s.listing_id, coalesce(s.group_id, -s.listing_id) as unit, p.state, p.price, p.since,
    lead(p.since) over (partition by p.listing_id, p.deal order by p.since) as until
  from shown s
  join listing_prices p on p.listing_id = s.listing_id
    and p.deal = case s.deal when ${DEAL_CODES.rent} then 'rent' else 'sale' end
), priced as (
  select deal, unit, listing_id, m.n as month, price::float8 as price
  from spans
  join unnest(${sql.add(ends, "timestamptz[]")}) with ordinality m (ends_at, n)
    on since < m.ends_at and (until is null or until >= m.ends_at)
  where state = 'priced' and price > 0
), moved as (
  select deal, unit, month, price,
    case when lead(month) over later = month + 1 then ln(lead(price) over later / price) end as change
  from priced window later as (partition by deal, listing_id order by month)
), homes as (
  select deal, month, percentile_cont(0.5) within group (order by price) as price,
    avg(change) filter (where abs(change) < ln(${MOVES_AT_MOST}::float8)) as change
  from moved group by deal, month, unit
)
select deal, month::int as month, count(*)::int as units,
  percentile_cont(0.5) within group (order by price) as median,
  count(change)::int as matched, exp(avg(change)) as step
from homes group by deal, month order by deal, month`,
  );
