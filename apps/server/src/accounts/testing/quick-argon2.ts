import { createRequire } from "node:module";
import type { hash as hashSlowly, verify as verifySlowly } from "@node-rs/argon2";

/**
 * Stands in for "@node-rs/argon2" in `npm test`: the same library at its least cost, as nearly every test of the
 * server signs somebody up. What passwords really cost is held by `password.test.ts`, a proof.
 */
const real = createRequire(import.meta.url)("@node-rs/argon2") as {
  readonly hash: typeof hashSlowly;
  readonly verify: typeof verifySlowly;
};
const LEAST_COST = { memoryCost: 64, timeCost: 1 } as const;

export const { verify } = real;
export const hash: typeof hashSlowly = (password, options, signal) =>
  real.hash(password, { ...options, ...LEAST_COST }, signal);
