import { type KeyObject, verify } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether GitHub's secret scanning signed these bytes: ECDSA over P-256 and SHA-256, in base64, with
 * the public key that the report names. Source: docs.github.com, "Secret scanning partner program".
 */
export const isSignedByGithub = (
  headers: IncomingHttpHeaders,
  body: Buffer,
  keys: ReadonlyMap<string, KeyObject>,
): boolean => {
  const name = headers["github-public-key-identifier"];
  const signature = headers["github-public-key-signature"];
  if (typeof name !== "string" || typeof signature !== "string") return false;
  const key = keys.get(name);
  return key !== undefined && verify("sha256", body, key, Buffer.from(signature, "base64"));
};
