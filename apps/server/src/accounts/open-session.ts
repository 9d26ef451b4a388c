import { DEFAULT_PREFERENCES, type Session, type User } from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import type { Clock, Random } from "../platform/config/deps.ts";
import type { UserRow } from "./account-store.ts";
import type { Client } from "./client.ts";
import type { DeviceTokens } from "./device-tokens.ts";
import type { KeyedHash } from "../platform/secrets/keyed-hash.ts";
import { portraitAddress } from "./portrait/portrait-address.ts";
import { insertSession } from "./session-store.ts";

const SESSION_MS = 30 * 24 * 3600 * 1000;
const TOKEN_BYTES = 32;

/**
 * A new session of an account; the token is told once and stored only as a keyed hash.
 * @param device by which this account was known on the device already
 */
export const openSession = async (
  deps: {
    readonly clock: Clock;
    readonly random: Random;
    readonly hashToken: KeyedHash;
    readonly devices: DeviceTokens;
  },
  db: Db,
  user: UserRow,
  client: Client,
  device?: string,
): Promise<Session> => {
  const now = deps.clock.now();
  const token = `pvs_${Buffer.from(deps.random.bytes(TOKEN_BYTES)).toString("base64url")}`;
  await insertSession(db, {
    ...client,
    id: deps.random.uuid(),
    user_id: user.id,
    token_hash: deps.hashToken(token),
    created_at: now,
    expires_at: new Date(now.getTime() + SESSION_MS),
  });
  const deviceToken = device ?? deps.devices.make(user.id);
  return { user: userOf(user), session_token: token, device_token: deviceToken };
};

/** An account as the contract shows it. */
export const userOf = (row: UserRow): User => ({
  id: row.id,
  name: row.name,
  email: row.email,
  picture: row.portrait_id === null ? null : portraitAddress(row.portrait_id),
  role: row.role,
  plan: row.plan,
  created_at: row.created_at.toISOString(),
  language: row.language,
  preferences: { ...DEFAULT_PREFERENCES, ...row.preferences },
});
