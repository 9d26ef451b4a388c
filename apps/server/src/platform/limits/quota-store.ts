import type { Pool } from "pg";
import type { QuotaKey, QuotaState } from "./quota.ts";

interface QuotaRow {
  readonly is_taken: boolean;
  readonly used: number;
  readonly at_us: number;
  readonly now_us: number;
  readonly free_us: number | null;
}

const usOf = (time: string): string => `(extract(epoch from ${time}) * 1000000)::bigint`;
const COLUMNS = `is_taken, used, ${usOf("at")} as at_us, ${usOf("now")} as now_us,
                 ${usOf("free_at")} as free_us`;
const US = 1000;

const standingOf = (row: QuotaRow | undefined, { limit }: QuotaKey): QuotaState => {
  if (row === undefined) throw new Error("the quota was not answered");
  return {
    isTaken: row.is_taken,
    atMs: row.at_us / US,
    nowMs: row.now_us / US,
    limit,
    used: row.used,
    freesAtMs: row.free_us === null ? undefined : row.free_us / US,
  };
};

/** One statement in its own transaction; the lock of the ring ends with it. */
export const take = async (pool: Pool, key: QuotaKey): Promise<QuotaState> => {
  const { rows } = await pool.query<QuotaRow>({
    name: "take-quota",
    text: `select ${COLUMNS} from take_quota($1, $2)`,
    values: [key.keyId, key.limit],
  });
  return standingOf(rows[0], key);
};

export const look = async (pool: Pool, key: QuotaKey): Promise<QuotaState> => {
  const { rows } = await pool.query<QuotaRow>({
    name: "look-at-quota",
    text: `select ${COLUMNS} from look_at_quota($1, $2)`,
    values: [key.keyId, key.limit],
  });
  return standingOf(rows[0], key);
};

/** @param atMs the stamp that was taken, exact to the microsecond */
export const giveBack = async (pool: Pool, keyId: string, atMs: number): Promise<void> => {
  await pool.query({
    name: "give-quota-back",
    text: "select give_quota_back($1, timestamptz 'epoch' + $2::float8 * interval '1 microsecond')",
    values: [keyId, Math.round(atMs * US)],
  });
};
