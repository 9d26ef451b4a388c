import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** Keyed hashes of API keys: with today's secret, and checked with earlier ones. */
export interface Peppers {
  /** The name of today's. */
  readonly current: string;
  hash(key: string): { readonly hash: Buffer; readonly pepper: string };
  /** Whether the stored hash is this key's; false too where its pepper is no longer known. */
  holds(key: string, stored: { readonly hash: Buffer; readonly pepper: string }): boolean;
}

/** @param secrets today's first, then those that came before it */
export function peppersOf(secrets: readonly [string, ...string[]]): Peppers {
  const named = new Map(secrets.map((secret) => [nameOf(secret), secret]));
  const current = nameOf(secrets[0]);
  const hashWith = (secret: string, key: string): Buffer =>
    createHmac("sha256", secret).update(`api-key:${key}`).digest();
  return {
    current,
    hash: (key) => ({ hash: hashWith(secrets[0], key), pepper: current }),
    holds: (key, stored) => {
      const secret = named.get(stored.pepper);
      return secret !== undefined && timingSafeEqual(hashWith(secret, key), stored.hash);
    },
  };
}

/** Tells secrets apart without telling them. */
const nameOf = (secret: string): string =>
  createHash("sha256").update(`pepper:${secret}`).digest("hex").slice(0, 12);
