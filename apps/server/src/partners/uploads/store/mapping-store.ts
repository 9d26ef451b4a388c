import { type Queryable, storableJson } from "@propertyvr/database";
import type { KeptMapping, MappedColumn } from "@propertyvr/ingest";
import { createHash } from "node:crypto";

/** Mappings that a file is held against. */
const MOST = 20;

/** How a partner's files were read, the latest first. */
export const findMappings = async (
  db: Queryable,
  partnerId: string,
): Promise<readonly KeptMapping[]> => {
  const { rows } = await db.query<{ columns: MappedColumn[] }>(
    "select columns from partner_mappings where partner_id = $1 order by used_at desc limit $2",
    [partnerId, MOST],
  );
  return rows.map(({ columns }) => columns);
};

/** Remembers how a table was read; one with the same columns before is forgotten. */
export const keepMapping = async (
  db: Queryable,
  partnerId: string,
  mapping: KeptMapping,
  at: Date,
): Promise<void> => {
  await db.query(
    `insert into partner_mappings (partner_id, columns_hash, columns, used_at)
     values ($1, $2, $3, $4)
     on conflict (partner_id, columns_hash) do update
       set columns = excluded.columns, used_at = excluded.used_at`,
    [partnerId, hashOf(mapping), storableJson(mapping), at],
  );
};

/** The same names in another order, or written a little differently, are the same columns. */
function hashOf(mapping: KeptMapping): Buffer {
  const names = mapping.map(({ column }) =>
    column.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim(),
  );
  return createHash("sha256").update(JSON.stringify(names.toSorted())).digest();
}
