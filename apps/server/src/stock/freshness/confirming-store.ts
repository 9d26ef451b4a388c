import type { Queryable } from "@propertyvr/database";
import { isInState } from "../listings/visibility.ts";

/** Listings of a stock under these ids and references. */
export async function findNamed(
  client: Queryable,
  source: string,
  named: { readonly ids: readonly string[]; readonly references: readonly string[] },
): Promise<readonly { readonly id: string; readonly external_id: string }[]> {
  const { rows } = await client.query<{ id: string; external_id: string }>(
    `select id::text, external_id from listings where source = $1 and id = any($2::bigint[])
     union
     select id::text, external_id from listings where source = $1 and external_id = any($3::text[])`,
    [source, named.ids, named.references],
  );
  return rows;
}

/** Those of a stock that expire within days, and those that have expired; hidden ones are not its partner's to bring back. */
export async function findAllExpiring(
  client: Queryable,
  source: string,
  now: Date,
): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select l.id::text from listings l where l.source = $1
       and (${isInState("expiring", () => "$2")} or ${isInState("expired", () => "$2")})`,
    [source, now],
  );
  return rows.map(({ id }) => id);
}
