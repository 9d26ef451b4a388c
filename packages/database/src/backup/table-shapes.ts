import type { Queryable } from "../pool.ts";

export interface TableShape {
  readonly table: string;
  /** In their order, without those that are computed from others. */
  readonly columns: readonly string[];
}

interface TableRow {
  readonly table: string;
  readonly columns: readonly string[];
  /** The tables its rows point to, itself left out. */
  readonly needs: readonly string[];
}

/** The product's tables, each after those its rows point to; the list of migrations is not one. */
export async function listTables(queryable: Queryable): Promise<readonly TableShape[]> {
  const { rows } = await queryable.query<TableRow>(
    `select c.relname as table,
            array(select attname::text from pg_attribute
                  where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
                  order by attnum) as columns,
            array(select distinct target.relname::text from pg_constraint
                  join pg_class target on target.oid = confrelid
                  where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as needs
     from pg_class c
     where c.relnamespace = current_schema()::regnamespace
       and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'schema_migrations'
     order by 1`,
  );
  return inOrderOfNeed(rows);
}

/** @throws Error when tables point to one another in a circle, which needs another way of restoring */
export function inOrderOfNeed(rows: readonly TableRow[]): readonly TableShape[] {
  const placed: TableShape[] = [];
  const names = new Set<string>();
  while (placed.length < rows.length) {
    const next = rows.find(
      ({ table, needs }) => !names.has(table) && needs.every((name) => names.has(name)),
    );
    if (next === undefined) throw new Error("Tables point to one another in a circle.");
    names.add(next.table);
    placed.push({ table: next.table, columns: next.columns });
  }
  return placed;
}
