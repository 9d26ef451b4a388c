import { Secret, TOTP } from "otpauth";
import type { Random } from "../../platform/config/deps.ts";

/** What every authenticator app can do (RFC 6238): six digits, 30 seconds, SHA-1, a key of 160 bits. */
const SECRET_BYTES = 20;
const ISSUER = "PropertyVR";
const STEP_MS = 30_000;
/** Clocks differ: the codes of the step before and after hold too. */
const STEPS_OFF = 1;

/** A new key in base32. */
export const newAppSecret = (random: Random): string =>
  new Secret({ buffer: Uint8Array.from(random.bytes(SECRET_BYTES)).buffer }).base32;

/** The address that is drawn as a QR code. */
export const appUri = (secret: string, email: string): string =>
  new TOTP({ issuer: ISSUER, label: email, secret: Secret.fromBase32(secret) }).toString();

/** The time step whose code this is, or undefined. */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  const timestamp = now.getTime();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const off = totp.validate({ token: code, timestamp, window: STEPS_OFF });
  return off === null ? undefined : Math.floor(timestamp / STEP_MS) + off;
};
