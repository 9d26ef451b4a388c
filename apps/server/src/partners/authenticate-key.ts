import { fail, ok, type Result } from "@propertyvr/vocabulary";
import { networkOf } from "../http/caller.ts";
import type { Failure } from "../http/failure.ts";
import type { AuthenticateKey, KeyHolder, KeyRefusal } from "../http/key-holder.ts";
import { addressCheck } from "./address-range.ts";
import type { KnownKey } from "./key-cache.ts";
import { endOf } from "./key-end.ts";
import { changeKey, findByPublicId } from "./key-store.ts";
import { publicIdOf } from "./key-text.ts";
import type { PartnerDeps } from "./partner-deps.ts";

/** Who holds the key of X-API-Key. A slip is told by its checksum, before anything is looked up. */
export const authenticateKeyWith =
  (deps: PartnerDeps): AuthenticateKey =>
  async (request) => {
    const text = request.headers["x-api-key"];
    if (typeof text !== "string" || text === "") return fail({ code: "key_missing" });
    const publicId = publicIdOf(text);
    if (publicId === undefined) return fail({ code: "key_malformed" });
    const found = await lookUp(deps, text, publicId, networkOf(request.ip));
    if (!found.ok) return found;
    return admit(found.value, request.ip, deps.clock.now());
  };

const lookUp = async (
  deps: PartnerDeps,
  text: string,
  publicId: string,
  network: string,
): Promise<Result<KnownKey, Failure>> => {
  const nowMs = deps.clock.now().getTime();
  const kept = deps.cache.find(text, nowMs);
  if (kept !== undefined) return ok(kept);
  const attempt = deps.attempts.take(`api-key ${network}`);
  if (!attempt.ok) return fail({ code: "too_many_requests", retry_after_s: attempt.waitS });
  const { changes } = deps.cache;
  const row = await findByPublicId(deps.db, publicId);
  if (row === undefined || !deps.peppers.holds(text, { hash: row.key_hash, pepper: row.pepper }))
    return fail({ code: "key_unknown" });
  // Only what failed counts towards the slowing down.
  attempt.giveBack();
  if (row.pepper !== deps.peppers.current) await renew(deps, row.id, text);
  const known = { row, allows: addressCheck(row.addresses) };
  deps.cache.keep(text, known, { nowMs, changes });
  return ok(known);
};

/** Hashed with today's secret, so that an earlier one can be retired without touching partners. */
const renew = async (deps: PartnerDeps, id: string, text: string): Promise<void> => {
  const { hash, pepper } = deps.peppers.hash(text);
  await changeKey(deps.db, id, { key_hash: hash, pepper });
};

const admit = (
  { row, allows }: KnownKey,
  address: string,
  now: Date,
): Result<KeyHolder, KeyRefusal> => {
  // A deleted key is a tombstone that nobody lists: it is as unknown as any.
  const keyId = row.deleted_at === null ? row.id : undefined;
  const end = endOf(row, now);
  if (end !== undefined) return fail({ ...end, keyId });
  if (!allows(address)) return fail({ code: "address_not_allowed", keyId });
  return ok({
    keyId: row.id,
    publicId: row.public_id,
    partnerId: row.partner_id,
    partnerName: row.name,
    scopes: row.scopes,
    rateLimit: row.rate_limit,
    requestsCount: row.requests_count,
    expiresAt: firstOf(row.expires_at, row.ends_at),
  });
};

const firstOf = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other < one) ? other : one;
