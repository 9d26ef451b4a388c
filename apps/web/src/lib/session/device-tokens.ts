import { readStored, writeStored } from "../storage.ts";

/** People who share a browser: of more accounts than this the one that signed in longest ago is forgotten. */
const KEPT_AT_MOST = 10;

/**
 * What the server gave this browser at earlier sign-ins, the latest first. It is kept when somebody
 * signs out: it tells the server that they have been here before, and opens nothing.
 */
export function readDeviceTokens(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readStored("device_tokens") ?? "[]");
    return Array.isArray(kept) ? kept.filter((token) => typeof token === "string") : [];
  } catch {
    return [];
  }
}

export function keepDeviceToken(token: string): void {
  const others = readDeviceTokens().filter((kept) => kept !== token);
  writeStored("device_tokens", JSON.stringify([token, ...others].slice(0, KEPT_AT_MOST)));
}
