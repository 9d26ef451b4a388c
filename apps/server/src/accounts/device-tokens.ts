import { createHmac, timingSafeEqual } from "node:crypto";
import type { Random } from "../platform/config/deps.ts";

/** What tells a device on which an account has signed in before; it opens nothing by itself. */
export interface DeviceTokens {
  make(userId: string): string;
  /** The first of these that was given to this account. */
  find(tokens: readonly string[], userId: string): string | undefined;
}

const PREFIX = "pvd_";
const ID_BYTES = 16;
const MAC_BYTES = 32;

/**
 * Signed for one account and kept nowhere here. One of an earlier secret still holds, so that a
 * rotation of the secret makes no stranger of anybody.
 */
export const deviceTokens = (secrets: readonly string[], random: Random): DeviceTokens => {
  const macOf = (secret: string, userId: string, id: Uint8Array): Buffer =>
    createHmac("sha256", secret).update(`device:${userId}:`).update(id).digest();
  const holds = (token: string, userId: string): boolean => {
    const bytes = Buffer.from(token.slice(PREFIX.length), "base64url");
    if (!token.startsWith(PREFIX) || bytes.length !== ID_BYTES + MAC_BYTES) return false;
    const [id, mac] = [bytes.subarray(0, ID_BYTES), bytes.subarray(ID_BYTES)];
    return secrets.some((secret) => timingSafeEqual(macOf(secret, userId, id), mac));
  };
  return {
    make: (userId) => {
      const id = random.bytes(ID_BYTES);
      const mac = macOf(secrets[0] ?? "", userId, id);
      return `${PREFIX}${Buffer.concat([id, mac]).toString("base64url")}`;
    },
    find: (tokens, userId) => tokens.find((token) => holds(token, userId)),
  };
};
