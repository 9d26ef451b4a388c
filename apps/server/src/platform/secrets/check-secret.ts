import type { Pool } from "pg";
import { keyedHash } from "./keyed-hash.ts";

/** The secret is not this database's; the message says what to do. */
export class SecretKeyError extends Error {
  override readonly name = "SecretKeyError";
}

/**
 * Holds the secret against the one that the database's tokens were hashed with, and notes it where
 * none is noted. With the noted one among the earlier secrets, or a key file that was made just now
 * because the former is lost, this one takes its place.
 * @throws SecretKeyError when it is another one: sessions, API keys and webhooks would all fail
 */
export const checkSecret = async (
  pool: Pool,
  secrets: {
    readonly current: string;
    readonly earlier: readonly string[];
    /** The key file was made by this start. */
    readonly isNew: boolean;
  },
): Promise<void> => {
  const hash = checkOf(secrets.current);
  await pool.query("insert into secret_check (hash) values ($1) on conflict do nothing", [hash]);
  const { rowCount } = await pool.query(
    "update secret_check set hash = $1 where hash = $1 or hash = any($2::bytea[]) or $3",
    [hash, secrets.earlier.map(checkOf), secrets.isNew],
  );
  if (rowCount === 1) return;
  throw new SecretKeyError(
    "This database was used with another SECRET_KEY. Set SECRET_KEY to that one, or add it to " +
      "OLD_SECRET_KEYS; docs/backup.md says what to do when it is lost.",
  );
};

const checkOf = (secret: string): Buffer => keyedHash(secret, "secret-check")("");
