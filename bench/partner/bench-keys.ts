import type { Pool } from "pg";
import { randomBytes, randomUUID } from "node:crypto";
import { RATE_LIMIT } from "@propertyvr/contracts";
import { makeKeyText } from "../../apps/server/src/partners/keys/key-text.ts";
import { peppersOf } from "../../apps/server/src/partners/keys/pepper.ts";
import { SECRET } from "../../apps/server/src/platform/limits/testing/same-answer.ts";

/** A key of the bench: what is sent, and the row it opens. */
export interface BenchKey {
  readonly id: string;
  readonly publicId: string;
  readonly text: string;
}

/** So many keys with the highest limit there is. */
export async function insertBenchKeys(pool: Pool, count: number): Promise<readonly BenchKey[]> {
  const peppers = peppersOf([SECRET]);
  const partnerId = randomUUID();
  await pool.query("insert into partners (id, name, email) values ($1::uuid, 'Bench', 'bench')", [
    partnerId,
  ]);
  const keys: BenchKey[] = [];
  for (let n = 0; n < count; n += 1) {
    const { key, publicId, lastFour } = makeKeyText((size) => randomBytes(size));
    const { hash, pepper } = peppers.hash(key);
    const id = randomUUID();
    await pool.query(
      `insert into api_keys (id, partner_id, public_id, last_four, key_hash, pepper, rate_limit)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, partnerId, publicId, lastFour, hash, pepper, RATE_LIMIT.max],
    );
    keys.push({ id, publicId, text: key });
  }
  return keys;
}
