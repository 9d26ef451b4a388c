import type { Db } from "@propertyvr/database";
import type { AccountDeps } from "./account-deps.ts";

const HOLDS_MS = 10 * 60_000;
const TOKEN_BYTES = 32;

/**
 * Where an account asks for a second step: the proof that its password was right, which is sent with the
 * code. It is stored only as a keyed hash and opens nothing by itself. Undefined where none is asked for.
 */
export const challengeFor = async (
  { clock, random, hashChallenge }: Pick<AccountDeps, "clock" | "random" | "hashChallenge">,
  db: Db,
  userId: string,
): Promise<string | undefined> => {
  const asks = await db
    .selectFrom("two_factor")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  if (asks === undefined) return undefined;
  const token = `pvt_${Buffer.from(random.bytes(TOKEN_BYTES)).toString("base64url")}`;
  await db
    .insertInto("sign_in_challenges")
    .values({
      token_hash: hashChallenge(token),
      user_id: userId,
      expires_at: new Date(clock.now().getTime() + HOLDS_MS),
    })
    .execute();
  return token;
};

/** Whose password was right; undefined where the proof is over or never was. */
export const findChallenge = async (
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<string | undefined> => {
  const found = await db
    .selectFrom("sign_in_challenges")
    .select("user_id")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return found?.user_id;
};

/** Ends them all: the password that they prove holds no longer, or somebody is in. */
export const endChallenges = async (db: Db, userId: string): Promise<void> => {
  await db.deleteFrom("sign_in_challenges").where("user_id", "=", userId).execute();
};

export const sweepChallenges = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom("sign_in_challenges").where("expires_at", "<=", now).execute();
};
