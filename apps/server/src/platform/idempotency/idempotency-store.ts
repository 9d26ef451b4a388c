import type { Queryable } from "@propertyvr/database";
import type { StoredAnswer } from "../http/key-ports.ts";

/** Stripe keeps answers for a day; ours outlast a weekend. */
const KEPT = "interval '72 hours'";
const PURGED_AT_ONCE = 5_000;

/** A request, whose it is, and which process answers it. */
export interface Claim {
  readonly partnerId: string;
  readonly key: string;
  /** Of this attempt alone. */
  readonly claim: string;
}

/**
 * Claims a request that no process is answering: a new one, one whose stored answer has expired, or one
 * whose process is gone.
 * @returns whether the caller holds the claim now
 */
export const takeClaim = async (
  pool: Queryable,
  { partnerId, key, claim }: Claim,
  on: {
    readonly fingerprint: Buffer;
    readonly instance: string;
    readonly leaseMs: number;
    /** Then every other instance has ended. */
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

/** A claim that exists: the fingerprint of its request, and its answer if there is one. */
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
 * Stores the answer of a claim. In the transaction of its write, both commit or neither.
 * @returns false where another process has taken the claim over; then the write must not be committed
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

/** Releases an unanswered request, so that it may be sent again at once. */
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

/** Removes expired answers. @returns whether there may be more */
export const purgeAnswers = async (pool: Queryable): Promise<boolean> => {
  const { rowCount } = await pool.query(
    // Checked twice: a row may have been claimed anew in between.
    `delete from idempotency_keys where created_at < now() - ${KEPT} and (partner_id, key) in (
       select partner_id, key from idempotency_keys where created_at < now() - ${KEPT}
       order by created_at limit ${PURGED_AT_ONCE})`,
  );
  return rowCount === PURGED_AT_ONCE;
};
