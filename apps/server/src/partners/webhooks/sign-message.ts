import { createHmac } from "node:crypto";

const PREFIX = "whsec_";
/** The standard asks for 24 to 64. */
const SECRET_BYTES = 32;

/** A new signing secret as it is told. */
export const makeSecret = (bytes: (size: number) => Uint8Array): string =>
  PREFIX + Buffer.from(bytes(SECRET_BYTES)).toString("base64");

export interface WebhookMessage {
  /** The same in every try. */
  readonly id: string;
  /** Of this try. */
  readonly at: Date;
  readonly body: string;
}

/**
 * The headers of Standard Webhooks 1.0 (standardwebhooks.com): `webhook-signature` holds, parted by
 * spaces, `v1,` and the base64 of HMAC-SHA256 over "id.timestamp.body" for each secret.
 */
export const signedHeaders = (
  { id, at, body }: WebhookMessage,
  secrets: readonly string[],
): Readonly<Record<string, string>> => {
  const seconds = String(Math.floor(at.getTime() / 1_000));
  const signatureWith = (secret: string): string => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64")}`;
  };
  return {
    "webhook-id": id,
    "webhook-timestamp": seconds,
    "webhook-signature": secrets.map(signatureWith).join(" "),
  };
};
