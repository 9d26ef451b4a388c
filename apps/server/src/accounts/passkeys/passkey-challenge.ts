import type { AccountDeps } from "../account-deps.ts";
import { insertPasskeyChallenge, takePasskeyChallenge } from "./passkey-store.ts";

const HOLDS_MS = 5 * 60_000;
const CHALLENGE_BYTES = 32;

type PasskeyChallengeDeps = Pick<AccountDeps, "db" | "clock" | "random" | "hashChallenge">;

/** What an authenticator is to sign; kept only as a keyed hash. @param userId null: who it is, the answer tells */
export const newChallenge = async (
  { db, clock, random, hashChallenge }: PasskeyChallengeDeps,
  userId: string | null,
): Promise<Uint8Array<ArrayBuffer>> => {
  const challenge = Uint8Array.from(random.bytes(CHALLENGE_BYTES));
  await insertPasskeyChallenge(db, {
    challenge_hash: hashChallenge(Buffer.from(challenge).toString("base64url")),
    user_id: userId,
    expires_at: new Date(clock.now().getTime() + HOLDS_MS),
  });
  return challenge;
};

/**
 * Uses up the challenge that a browser's answer names, before anything else of it is looked at: an answer
 * that fails cannot be tried again either. Undefined where it is over or never was.
 * @param clientDataJSON what the browser says it signed, in base64url
 */
export const takeChallenge = async (
  { db, clock, hashChallenge }: PasskeyChallengeDeps,
  clientDataJSON: string,
  userId: string | null,
): Promise<string | undefined> => {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined) return undefined;
  const isTaken = await takePasskeyChallenge(db, hashChallenge(challenge), userId, clock.now());
  return isTaken ? challenge : undefined;
};

const challengeIn = (clientDataJSON: string): string | undefined => {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
    const challenge: unknown =
      typeof said === "object" && said !== null && "challenge" in said && said.challenge;
    return typeof challenge === "string" ? challenge : undefined;
  } catch {
    return undefined;
  }
};
