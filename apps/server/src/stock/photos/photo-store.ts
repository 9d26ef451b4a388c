import type { PhotoFault, PhotoState } from "@propertyvr/contracts";
import type { Queryable } from "@propertyvr/database";

/** A photo that is to be fetched. */
export interface DuePhoto {
  readonly hash: string;
  readonly url: string;
  readonly source: string;
  readonly listing_id: string;
  readonly state: PhotoState;
  readonly misses: number;
  readonly etag: string | null;
  readonly last_modified: string | null;
}

/** What is known of a photo after it was looked for. */
export interface PhotoAfter {
  readonly state: PhotoState;
  readonly reason: PhotoFault | null;
  readonly status: number | null;
  readonly misses: number;
  /** null: looking again would change nothing. */
  readonly nextTry: Date | null;
  /** undefined leaves what is there. */
  readonly found?: {
    readonly pictureId: string;
    readonly etag: string | null;
    readonly lastModified: string | null;
  };
}

/**
 * Reads the addresses that written listings name into `photos`. One that has been given up is looked
 * at again, at most once an hour, when a listing that names it is written.
 * @returns how many listings were read; 0 when all are
 */
export const readNotes = async (client: Queryable, most: number, now: Date): Promise<number> => {
  const { rows } = await client.query<{ taken: number }>(
    `with gone as (
       delete from photo_notes where ctid in
         (select ctid from photo_notes limit $1 for update skip locked)
       returning listing_id
     ), named as (
       select distinct on (photo_hash(i.url)) photo_hash(i.url) as hash, i.url, l.source, l.id, i.place
       from listings l, jsonb_array_elements_text(l.images) with ordinality as i (url, place)
       where l.id in (select listing_id from gone)
       order by 1, i.place, l.id
     ), noted as (
       insert into photos as p (url_hash, url, source, listing_id, place, noted_at)
       select hash, url, source, id, place, $2 from named
       on conflict (url_hash) do update set noted_at = excluded.noted_at,
         next_try = case when p.state in ('dead', 'refused') and p.next_try is not null
                         then excluded.noted_at else p.next_try end
         where p.noted_at < excluded.noted_at - interval '1 hour'
     )
     select count(*)::int as taken from gone`,
    [most, now],
  );
  return rows[0]?.taken ?? 0;
};

/** Whose photos are due. */
export const sourcesDue = async (client: Queryable, now: Date): Promise<readonly string[]> => {
  const { rows } = await client.query<{ source: string }>(
    `with recursive fresh (source) as (
       (select source from photos where last_tried is null order by source limit 1)
       union all
       select (select source from photos where last_tried is null and source > fresh.source
               order by source limit 1)
       from fresh where fresh.source is not null
     ), again (source) as (
       (select source from photos where last_tried is not null and next_try is not null
        order by source limit 1)
       union all
       select (select source from photos where last_tried is not null and next_try is not null
                 and source > again.source order by source limit 1)
       from again where again.source is not null
     )
     select source from fresh where source is not null
     union
     select source from again where source is not null and exists
       (select from photos p where p.source = again.source and p.last_tried is not null
          and p.next_try <= $1)`,
    [now],
  );
  return rows.map(({ source }) => source);
};

const DUE_COLUMNS = `replace(url_hash::text, '-', '') as hash, url, source, listing_id::text, state, misses,
  etag, last_modified`;

const RESTS_NOT = "lower(split_part(url, '/', 3)) <> all($3::text[])";

interface DueAsked {
  readonly now: Date;
  readonly restingHosts: readonly string[];
  readonly fresh: number;
  readonly again: number;
}

/** Some of a source's photos that are due: first the first ones of homes, and a few to look at again. */
export const photosDue = async (
  client: Queryable,
  source: string,
  { now, restingHosts, fresh, again }: DueAsked,
): Promise<readonly DuePhoto[]> => {
  const { rows } = await client.query<DuePhoto>(
    `(select ${DUE_COLUMNS} from photos where source = $1 and last_tried is null
      and ${RESTS_NOT} order by place, url_hash limit $4)
     union all
     (select ${DUE_COLUMNS} from photos where source = $1 and last_tried is not null and next_try <= $2
      and ${RESTS_NOT} order by next_try limit $5)`,
    [source, now, restingHosts, fresh, again],
  );
  return rows;
};

export const savePhoto = async (
  client: Queryable,
  hash: string,
  after: PhotoAfter,
  now: Date,
): Promise<void> => {
  const { state, reason, status, misses, nextTry, found } = after;
  await client.query(
    `update photos set state = $2, reason = $3, status = $4, misses = $5, next_try = $6, last_tried = $7,
       picture_id = case when $2 <> 'ok' then null when $8 then $9::uuid else picture_id end,
       etag = case when $2 <> 'ok' then null when $8 then $10 else etag end,
       last_modified = case when $2 <> 'ok' then null when $8 then $11 else last_modified end
     where url_hash = $1::uuid`,
    [
      hash,
      state,
      reason,
      status,
      misses,
      nextTry,
      now,
      found !== undefined,
      found?.pictureId ?? null,
      found?.etag ?? null,
      found?.lastModified ?? null,
    ],
  );
};

/** A listing's own reference in its stock; undefined where it is gone. */
export const referenceOf = async (
  client: Queryable,
  listingId: string,
): Promise<string | undefined> => {
  const { rows } = await client.query<{ external_id: string }>(
    "select external_id from listings where id = $1::bigint",
    [listingId],
  );
  return rows[0]?.external_id;
};
