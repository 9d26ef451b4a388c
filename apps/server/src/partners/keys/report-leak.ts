import type { BodyOf, endpoints, ReplyOf } from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import { type KeyObject, verify } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { faultFailure } from "../../accounts/fault-failure.ts";
import type { Failure } from "../../platform/http/failure.ts";
import { revokeLeakedKey } from "./end-key.ts";
import { findByPublicId } from "./key-store.ts";
import { keysIn, publicIdOf } from "./key-text.ts";
import type { PartnerDeps } from "./partner-deps.ts";

type ReportLeakEndpoint = typeof endpoints.reportLeakedKeys;

interface Find {
  readonly key: string;
  readonly url: string | null;
  readonly source: string | null;
}

/**
 * Revokes keys that were found in public. Whoever holds a whole key could use it, so holding it is all
 * that a finder has to prove; a list with places and sources is taken only from GitHub, by its
 * signature. The answer is the same for keys that are ours and keys that never were.
 */
export const reportLeak = async (
  deps: PartnerDeps,
  report: BodyOf<ReportLeakEndpoint>,
  from: { readonly network: string; readonly isGithub: boolean; readonly address: string },
): Promise<Result<ReplyOf<ReportLeakEndpoint>, Failure>> => {
  if (Array.isArray(report) && !from.isGithub) return fail(NOT_SIGNED);
  const finds = Array.isArray(report)
    ? report.flatMap(({ token, url = null, source = null }) =>
        keysIn(token).map((key) => ({ key, url, source })),
      )
    : keysIn(report.key).map((key) => ({ key, url: null, source: null }));
  if (finds.length === 0 && !Array.isArray(report)) return fail(NO_KEY);
  const attempt = deps.attempts.take(`leaked-key ${from.network}`);
  if (!attempt.ok) return fail({ code: "too_many_requests", retry_after_s: attempt.waitS });
  for (const find of finds) await revokeFind(deps, find, from);
  return ok({ received: finds.length });
};

const revokeFind = async (
  deps: PartnerDeps,
  { key, url, source }: Find,
  {
    network,
    isGithub,
    address,
  }: { readonly network: string; readonly isGithub: boolean; readonly address: string },
): Promise<void> => {
  const row = await findByPublicId(deps.db, publicIdOf(key) ?? "");
  if (row === undefined || !deps.peppers.holds(key, { hash: row.key_hash, pepper: row.pepper }))
    return;
  const name = isGithub ? "GitHub secret scanning" : "Somebody who found the key";
  await revokeLeakedKey(deps, { id: null, name, network }, row.id, { url, source }, address);
};

const NO_KEY = faultFailure({
  field: "key",
  code: "format",
  text: "This text contains none of our API keys: they start with pvr_ and end with a valid checksum",
});
const NOT_SIGNED: Failure = {
  code: "forbidden",
  detail:
    'A list of keys must be signed by GitHub\'s secret scanning. To report one key, send {"key": "pvr_..."}.',
};

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
