import type pg from "pg";
import { STATUS_CODES, TYPE_CODES } from "../listings/offer-codes.ts";

/** So many notes are folded by one statement, which ends well before it is timed out. */
const NOTES_AT_MOST = 20_000;

/**
 * Turns notes of what has changed into cells that are due.
 * @returns whether there may be more
 */
export async function foldNotes(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ notes: number }>(
    `with gone as (
       delete from price_cell_notes where ctid in
         (select ctid from price_cell_notes limit ${NOTES_AT_MOST} for update skip locked)
       returning deal, district_code, type, bedrooms
     ), folded as (
       insert into price_cells (deal, district_code, type, bedrooms)
       select distinct deal, district_code, type, bedrooms from gone
       order by deal, district_code, type, bedrooms
       on conflict (deal, district_code, type, bedrooms) do update set is_due = true
       where not price_cells.is_due
     )
     select count(*)::int as notes from gone`,
  );
  return rows[0]?.notes === NOTES_AT_MOST;
}

/** Cells whose marks are of a day before this one are due again. */
export async function ageCells(pool: pg.Pool, before: string): Promise<void> {
  await pool.query("update price_cells set is_due = true where not is_due and as_of < $1::date", [
    before,
  ]);
}

/** Takes cells that are due, as of a day; in the caller's transaction, in which they are worked out. */
export async function takeCells(
  client: pg.ClientBase,
  most: number,
  asOf: string,
): Promise<readonly number[]> {
  const { rows } = await client.query<{ id: number }>(
    `update price_cells set is_due = false, as_of = $2::date where id in
       (select id from price_cells where is_due order by id limit $1 for update skip locked)
     returning id`,
    [most, asOf],
  );
  return rows.map(({ id }) => id);
}

export interface CellOffer {
  readonly cell_id: number;
  readonly id: string;
  readonly area_sqm: number;
  readonly price: number;
  readonly group_id: string | null;
}

/** The homes of cells that can be compared: what `comparablesStatement` compares. */
export async function readCells(
  client: pg.ClientBase,
  cellIds: readonly number[],
): Promise<readonly CellOffer[]> {
  const { rows } = await client.query<CellOffer>(
    `select c.id as cell_id, o.listing_id::text as id, size.area_sqm, o.price::float8 as price,
       g.group_id::text as group_id
     from price_cells c
     join offers o on o.status = ${STATUS_CODES.available} and o.deal = c.deal
       and o.district_code = c.district_code and o.type = c.type
       and o.bedrooms is not distinct from c.bedrooms
     left join listing_groups g on g.listing_id = o.listing_id and not g.is_stock
     cross join lateral (select case when o.type = ${TYPE_CODES.land} then o.land_sqm else o.area_sqm end) size (area_sqm)
     where c.id = any($1::int[]) and o.price > 0 and size.area_sqm is not null and not o.is_sample`,
    [cellIds],
  );
  return rows;
}

export interface SavedMark {
  readonly listingId: string;
  readonly cellId: number;
  readonly medianThb: number;
  readonly units: number;
}

/** Makes these the only marks of the cells; what is the same already is not written. */
export async function saveMarks(
  client: pg.ClientBase,
  cellIds: readonly number[],
  marks: readonly SavedMark[],
): Promise<void> {
  const listingIds = marks.map(({ listingId }) => listingId);
  await client.query(
    `delete from price_marks p where p.cell_id = any($1::int[])
       and not exists (select from unnest($2::bigint[], $3::int[]) m (listing_id, cell_id)
         where m.listing_id = p.listing_id and m.cell_id = p.cell_id)`,
    [cellIds, listingIds, marks.map(({ cellId }) => cellId)],
  );
  await client.query(
    `insert into price_marks (listing_id, deal, cell_id, median_thb, n_units)
     select m.listing_id, c.deal, m.cell_id, m.median_thb, m.n_units
     from unnest($1::bigint[], $2::int[], $3::bigint[], $4::int[]) m (listing_id, cell_id, median_thb, n_units)
     join price_cells c on c.id = m.cell_id
     on conflict (listing_id, deal) do update
       set cell_id = excluded.cell_id, median_thb = excluded.median_thb, n_units = excluded.n_units
       where (price_marks.cell_id, price_marks.median_thb, price_marks.n_units)
         is distinct from (excluded.cell_id, excluded.median_thb, excluded.n_units)`,
    [
      listingIds,
      marks.map(({ cellId }) => cellId),
      marks.map(({ medianThb }) => medianThb),
      marks.map(({ units }) => units),
    ],
  );
}
