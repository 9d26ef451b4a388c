import type { Database } from "@propertyvr/database";

/** All that an import leaves behind, apart from numbers and times: two that did the same are equal. */
export interface StockDigest {
  readonly homes: number;
  /** Of every home with what it says. */
  readonly listings: string;
  readonly offers: string;
  /** Of what the log says of each home, whatever the order between homes. */
  readonly changes: string;
  /** Homes that the log says were new more than once. */
  readonly insertedTwice: number;
  /** Homes whose last change in the log is not what they are. */
  readonly untrueChanges: number;
}

export async function digestOf({ pool }: Database, partnerId: string): Promise<StockDigest> {
  const { rows } = await pool.query<StockDigest>(DIGEST, [`partner:${partnerId}`, partnerId]);
  const [digest] = rows;
  if (digest === undefined) throw new Error("a query without groups answers one row");
  return digest;
}

const DIGEST = `
with stock as (select * from listings where source = $1),
  log as (select * from listing_changes where partner_id = $2)
select
  (select count(*) from stock) as homes,
  (select md5(coalesce(string_agg((to_jsonb(s) - '{id,source,row_hash,created_at,updated_at,last_confirmed_at,expires_at,views_since}'::text[])::text,
    ',' order by external_id), '')) from stock s) as listings,
  (select md5(coalesce(string_agg((to_jsonb(o) - '{listing_id,created_at}'::text[])::text,
    ',' order by s.external_id, o.deal), '')) from offers o join stock s on s.id = o.listing_id) as offers,
  (select md5(coalesce(string_agg(concat_ws(' ', external_id, op, fields::text),
    ',' order by external_id, seq), '')) from log) as changes,
  (select count(*) from (select from log where op = 'inserted'
    group by listing_id having count(*) > 1) twice) as "insertedTwice",
  (select count(*) from (select distinct on (listing_id) listing_id, op from log
    order by listing_id, seq desc) last
   where (op = 'deleted') = exists (select from stock s where s.id = listing_id)) as "untrueChanges"`;

/** What a run that died may leave lying about, in a sentence each. */
export async function leftovers({ pool }: Database): Promise<readonly string[]> {
  const { rows } = await pool.query<{ what: string; count: number }>(LEFTOVERS);
  return rows.filter(({ count }) => count > 0).map(({ what, count }) => `${count} ${what}`);
}

const LEFTOVERS = `
select 'references of an upload that has ended' as what, count(*) as count from upload_references
union all select 'uploads without an end', count(*) from uploads
  where state in ('waiting', 'running')
union all select 'jobs of uploads that wait', count(*) from jobs where kind = 'upload'
union all select 'pieces of no file', count(*) from file_pieces c
  where not exists (select from files f where f.id = c.file_id)
union all select 'offers of no home', count(*) from offers o
  where not exists (select from listings l where l.id = o.listing_id)
union all select 'homes that may be found and have no offers', count(*) from listings l
  where allow_ai_display and source like 'partner:%'
    and not exists (select from offers o where o.listing_id = l.id)`;
