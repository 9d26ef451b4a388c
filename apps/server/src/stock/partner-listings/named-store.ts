import type { Queryable } from "@propertyvr/database";

/** A replacing upload of a partner. */
export interface Replacing {
  readonly partnerId: string;
  readonly uploadId: string;
  /** When the file was sent: what was written to the stock since then is not judged by it. */
  readonly sentAt: Date;
}

/** A row that cannot be named leaves open which home it was. */
const NAMELESS = "";

/**
 * Keeps which homes the rows of a replacing upload name: `reference` of what was written, the
 * partner's own reference of a row that failed, null for one that has none or could not be read.
 * Call it in the transaction that counts these rows as done. Naming one again does no harm.
 */
export async function nameReferences(
  client: Queryable,
  uploadId: string,
  references: readonly (string | null)[],
): Promise<void> {
  const named = [...new Set(references.map((reference) => reference ?? NAMELESS))];
  if (named.length === 0) return;
  await client.query(
    `insert into upload_references (upload_id, reference)
     select $1, unnest($2::text[]) on conflict do nothing`,
    [uploadId, named],
  );
}

/** Once the upload has ended. */
export async function forgetReferences(client: Queryable, uploadId: string): Promise<void> {
  await client.query("delete from upload_references where upload_id = $1", [uploadId]);
}

/**
 * Homes of a stock that an upload does not name. Where a row without a reference failed, every home
 * that is known by its values alone may be the one it meant, and stays.
 */
const OTHERS = `
from listings l
where l.source = $1 and l.updated_at < $3
  and not exists (select from upload_references r
    where r.upload_id = $2 and r.reference = l.external_id)
  and not (l.external_id ~ '^row-[0-9a-f]{32}$' and exists (select from upload_references r
    where r.upload_id = $2 and r.reference = '${NAMELESS}'))`;

/** How many homes an upload does not name, of how many. */
export async function countOthers(
  client: Queryable,
  source: string,
  { uploadId, sentAt }: Replacing,
): Promise<{ readonly delisted: number; readonly of: number }> {
  const { rows } = await client.query<{ delisted: number; of: number }>(
    `select (select count(*) ${OTHERS}) as delisted,
       (select count(*) from listings l where l.source = $1) as of`,
    [source, uploadId, sentAt],
  );
  return rows[0] ?? { delisted: 0, of: 0 };
}

export interface OtherListing {
  readonly id: number;
  readonly external_id: string;
  readonly title: string;
}

/** The next of them in the order of their names in the stock, after one. */
export async function findOthers(
  client: Queryable,
  source: string,
  { uploadId, sentAt }: Replacing,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly OtherListing[]> {
  const { rows } = await client.query<OtherListing>(
    `select l.id, l.external_id, coalesce(l.title_en, l.title_th) as title ${OTHERS}
       and l.external_id > $4
     order by l.external_id limit $5`,
    [source, uploadId, sentAt, after, limit],
  );
  return rows;
}
