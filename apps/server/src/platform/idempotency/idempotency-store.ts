import type { Queryable } from "@propertyvr/database";
import type { StoredAnswer } from "../http/key-ports.ts";

/** Stripe keeps its answers for a day; a weekend passes here. */
const KEPT = "interval '72 hours'";
const PURGED_AT_ONCE = 5_000;

/** Which request of whom, and who is answering it. */
export interface Claim {
  readonly partnerId: string;
  readonly key: string;
  /** Of this attempt alone. */
  readonly claim: string;
}

/**
 * Takes a request that nobody answers: a new one, one whose answer is no longer kept, or the same one
 * where whoever answered it is gone.
 * @returns whether it is the caller's now
 */
export const takeClaim = async (
  pool: Queryable,
  { partnerId, key, claim }: Claim,
  on: {
    readonly fingerprint: Buffer;
    readonly instance: string;
    readonly leaseMs: number;
    /** Then every other instance is one that has ended. */
    readonly isOnlyInstance: boolean;
  },
): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `insert into idempotency_keys as k
       (partner_id, key, claim, fingerprint, claimed_by, claimed_until)
     values ($1, $2, $3, $4, $5, clock_timestamp() + $6 * interval '1 ms')
     on conflict (partner_id, key) do update set
       claim = excluded.claim, fingerprint = excluded.fingerprint,
       claimed_by = excluded.claimed_by, claimed_until = excluded.claimed_until,
       status = null, headers = null, body = null, created_at = now()
     where k.created_at < now() - ${KEPT}
       or (k.status is null and k.fingerprint = excluded.fingerprint
         and (k.claimed_until < clock_timestamp() or ($7 and k.claimed_by <> excluded.claimed_by)))`,
    [partnerId, key, claim, on.fingerprint, on.instance, on.leaseMs, on.isOnlyInstance],
  );
  return rowCount === 1;
};

/** A claim that stands: whose request it is, and its answer if there is one. */
export interface ClaimState {
  readonly fingerprint: Buffer;
  readonly answer: StoredAnswer | undefined;
}

export const findStanding = async (
  pool: Queryable,
  { partnerId, key }: Claim,
): Promise<ClaimState | undefined> => {
  const { rows } = await pool.query<{ fingerprint: Buffer } & Nullable<StoredAnswer>>(
    `select fingerprint, status, headers, body from idempotency_keys
     where partner_id = $1 and key = $2`,
    [partnerId, key],
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const { fingerprint, status, headers, body } = row;
  return {
    fingerprint,
    answer: status === null ? undefined : { status, headers: headers ?? {}, body: body ?? "" },
  };
};

type Nullable<T> = { readonly [Key in keyof T]: T[Key] | null };

/**
 * Keeps the answer of a claim. In the transaction of the write it answers: both commit or neither.
 * @returns false where another has taken the claim over; then the write must not be committed
 */
export const keepAnswer = async (
  client: Queryable,
  { partnerId, key, claim }: Claim,
  answer: StoredAnswer,
): Promise<boolean> => {
  const { rowCount } = await client.query(
    `update idempotency_keys set status = $4, headers = $5, body = $6
     where partner_id = $1 and key = $2 and claim = $3 and status is null`,
    [partnerId, key, claim, answer.status, JSON.stringify(answer.headers), answer.body],
  );
  return rowCount === 1;
};

/** Gives an unanswered request back, so that it may be sent again at once. */
export const dropClaim = async (
  pool: Queryable,
  { partnerId, key, claim }: Claim,
): Promise<void> => {
  await pool.query(
    `delete from idempotency_keys
     where partner_id = $1 and key = $2 and claim = $3 and status is null`,
    [partnerId, key, claim],
  );
};

/** Removes what is no longer kept. @returns whether there may be more */
export const purgeAnswers = async (pool: Queryable): Promise<boolean> => {
  const { rowCount } = await pool.query(
    // Asked twice: between the two, a row may have been claimed anew.
    `delete from idempotency_keys where created_at < now() - ${KEPT} and (partner_id, key) in (
       select partner_id, key from idempotency_keys where created_at < now() - ${KEPT}
       order by created_at limit ${PURGED_AT_ONCE})`,
  );
  return rowCount === PURGED_AT_ONCE;
};
