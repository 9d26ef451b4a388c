import { nearestM } from "@propertyvr/gazetteer";
import type { TextPoint } from "@propertyvr/ingest";
import { NEAREST_KINDS, NEAREST_UNKNOWN } from "@propertyvr/vocabulary";
import type pg from "pg";

/** A home whose coordinates nobody gave, as it is stored. */
export interface UnplacedRow {
  readonly id: number;
  readonly external_id: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly title_en: string | null;
  readonly title_th: string | null;
  readonly province_code: number;
  readonly district_code: number | null;
}

/** @returns the id up to which homes are placed under an edition; undefined where all of them are */
export async function findProgress(pool: pg.Pool, edition: number): Promise<number | undefined> {
  const { rows } = await pool.query<{ last_id: number; is_finished: boolean }>(
    `insert into placings (edition) values ($1) on conflict (edition) do update set edition = $1
     returning last_id, finished_at is not null as is_finished`,
    [edition],
  );
  const [row] = rows;
  return row === undefined || row.is_finished ? undefined : row.last_id;
}

export async function recordProgress(
  pool: pg.Pool,
  { edition, lastId, finishedAt }: { edition: number; lastId: number; finishedAt: Date | null },
): Promise<void> {
  await pool.query(
    `update placings set last_id = greatest(last_id, $2), finished_at = coalesce(finished_at, $3)
     where edition = $1`,
    [edition, lastId, finishedAt],
  );
}

const NOT_GIVEN = "not l.is_sample and (l.lat is null or l.placed is not null)";

/** The next homes without coordinates of their own, by id, with the stock each is of. */
export async function findUnplaced(
  pool: pg.Pool,
  after: number,
  limit: number,
): Promise<readonly { readonly id: number; readonly source: string }[]> {
  const { rows } = await pool.query<{ id: number; source: string }>(
    `select l.id, l.source from listings l where l.id > $1 and ${NOT_GIVEN} order by l.id limit $2`,
    [after, limit],
  );
  return rows;
}

/** The texts of such homes, as they are now. In the caller's transaction, under the lock of the stock. */
export async function lockUnplaced(
  client: pg.ClientBase,
  ids: readonly number[],
): Promise<readonly UnplacedRow[]> {
  const { rows } = await client.query<UnplacedRow>(
    `select l.id, l.external_id, l.address, l.title_en, l.title_th, l.province_code, l.district_code,
       case when jsonb_typeof(l.raw -> 'city') = 'string' then l.raw ->> 'city' end as city
     from listings l where l.id = any($1::bigint[]) and ${NOT_GIVEN} order by l.id for update`,
    [ids],
  );
  return rows;
}

const NEAREST = NEAREST_KINDS.map((kind) => `nearest_${kind}_m`);
const SET = ["district_code", "lat", "lon", "point_precision_m", "placed", ...NEAREST];

const PLACE = `
update listings l set (${SET.join(", ")}) = (${SET.map((column) => `v.${column}`).join(", ")})
from jsonb_to_recordset($1) as v (id bigint, district_code smallint, lat float8, lon float8,
  point_precision_m integer, placed jsonb, ${NEAREST.map((column) => `${column} integer`).join(", ")})
where l.id = v.id and (${SET.map((column) => `l.${column}`).join(", ")})
  is distinct from (${SET.map((column) => `v.${column}`).join(", ")})
returning l.id`;

/** @returns the homes that lie elsewhere than before */
export async function placeRows(
  client: pg.ClientBase,
  homes: readonly { readonly row: UnplacedRow; readonly at: TextPoint }[],
): Promise<readonly number[]> {
  const values = homes.map(({ row, at }) => {
    const nearest = at.point === null ? NEAREST_UNKNOWN : nearestM(at.point);
    return {
      id: row.id,
      district_code: at.districtCode,
      lat: at.point?.lat ?? null,
      lon: at.point?.lon ?? null,
      point_precision_m: at.pointPrecisionM,
      placed: at.placed,
      ...Object.fromEntries(NEAREST_KINDS.map((kind) => [`nearest_${kind}_m`, nearest[kind]])),
    };
  });
  const { rows } = await client.query<{ id: number }>(PLACE, [JSON.stringify(values)]);
  return rows.map(({ id }) => id);
}
