import {
  type ImageState,
  type PhotoFault,
  photoFaultText,
  type PhotoState,
  picturePath,
} from "@propertyvr/contracts";
import type { Queryable } from "@propertyvr/database";

interface StateRow {
  readonly url: string;
  /** null for one that is not looked for yet. */
  readonly state: PhotoState | null;
  readonly reason: PhotoFault | null;
  readonly status: number | null;
  readonly picture: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly last_tried: Date | null;
  readonly next_try: Date | null;
}

/** What became of the photos that a listing names, in its order. */
export const imageStates = async (
  pool: Queryable,
  urls: readonly string[],
): Promise<ImageState[]> => {
  if (urls.length === 0) return [];
  const { rows } = await pool.query<StateRow>(
    `select i.url, p.state, p.reason, p.status, replace(p.picture_id::text, '-', '') as picture,
       c.width, c.height, p.last_tried, p.next_try
     from unnest($1::text[]) with ordinality as i (url, place)
     left join photos p on p.url_hash = photo_hash(i.url)
     left join pictures c on c.id = p.picture_id
     order by i.place`,
    [urls],
  );
  return rows.map(({ picture, state, status, last_tried, next_try, ...row }) => {
    const text = row.reason === null ? undefined : photoFaultText(row.reason, status);
    return {
      ...row,
      state: state ?? "waiting",
      picture: picture === null ? null : picturePath(picture, 1280),
      message: text?.en ?? null,
      message_th: text?.th ?? null,
      last_tried: last_tried?.toISOString() ?? null,
      next_try: next_try?.toISOString() ?? null,
    };
  });
};

/** How many photos of each listing are dead or refused; listings with none are left out. */
export const lostImages = async (
  pool: Queryable,
  listingIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (listingIds.length === 0) return new Map();
  const { rows } = await pool.query<{ id: string; lost: number }>(
    `select l.id::text as id, count(*)::int as lost
     from listings l, jsonb_array_elements_text(l.images) as i (url)
     join photos p on p.url_hash = photo_hash(i.url) and p.state in ('dead', 'refused')
     where l.id = any($1::bigint[]) group by l.id`,
    [listingIds],
  );
  return new Map(rows.map(({ id, lost }) => [id, lost]));
};
