import { randomUUID } from "node:crypto";
import type { Pool } from "pg";

/** The row of an API key, of a partner of its own; no key opens it. */
export const newKey = async (pool: Pool): Promise<string> => {
  const id = randomUUID();
  await pool.query(
    `with partner as (
       insert into partners (id, name, email) values ($1::uuid, 'Baan Dee', $1::uuid::text) returning id)
     insert into api_keys (id, partner_id, public_id, last_four, key_hash, pepper)
     select id, id, id::text, 'abcd', '\\x00', 'none' from partner`,
    [id],
  );
  return id;
};
