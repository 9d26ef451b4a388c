import { BlockList, isIPv6 } from "node:net";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import { networkOf } from "../http/caller.ts";
import type { Failure } from "../http/failure.ts";
import type { AuthenticateKey, KeyHolder } from "../http/key-holder.ts";
import { hasExpired } from "./key-reply.ts";
import { changeKey, findByPublicId, type OwnedKey } from "./key-store.ts";
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
): Promise<Result<OwnedKey, Failure>> => {
  const nowMs = deps.clock.now().getTime();
  const kept = deps.cache.find(text, nowMs);
  if (kept !== undefined) return ok(kept);
  const attempt = deps.attempts.take(`api-key ${network}`);
  if (!attempt.ok) return fail({ code: "too_many_requests", retry_after_s: attempt.waitS });
  const row = await findByPublicId(deps.db, publicId);
  if (row === undefined || !deps.peppers.holds(text, { hash: row.key_hash, pepper: row.pepper }))
    return fail({ code: "key_unknown" });
  // Only what failed counts towards the slowing down.
  attempt.giveBack();
  if (row.pepper !== deps.peppers.current) await renew(deps, row.id, text);
  deps.cache.keep(text, row, nowMs);
  return ok(row);
};

/** Hashed with today's secret, so that an earlier one can be retired without touching partners. */
const renew = async (deps: PartnerDeps, id: string, text: string): Promise<void> => {
  const { hash, pepper } = deps.peppers.hash(text);
  await changeKey(deps.db, id, { key_hash: hash, pepper });
};

const admit = (row: OwnedKey, address: string, now: Date): Result<KeyHolder, Failure> => {
  if (row.deleted_at !== null) return fail({ code: "key_unknown" });
  if (row.revoked_at !== null)
    return fail({
      code: "key_revoked",
      detail: `This API key was revoked on ${row.revoked_at.toISOString()}.`,
    });
  if (hasExpired(row, now))
    return fail({
      code: "key_expired",
      detail: `This API key expired on ${row.expires_at?.toISOString() ?? ""}.`,
    });
  if (!isAllowed(row.addresses, address)) return fail({ code: "address_not_allowed" });
  return ok({
    keyId: row.id,
    partnerId: row.partner_id,
    partnerName: row.name,
    rateLimit: row.rate_limit,
    requestsCount: row.requests_count,
    expiresAt: row.expires_at,
  });
};

const isAllowed = (ranges: readonly string[], address: string): boolean => {
  if (ranges.length === 0) return true;
  const list = new BlockList();
  for (const range of ranges) {
    const [network = "", bits] = range.split("/");
    const family = isIPv6(network) ? "ipv6" : "ipv4";
    list.addSubnet(network, Number(bits ?? (family === "ipv6" ? 128 : 32)), family);
  }
  return list.check(address, isIPv6(address) ? "ipv6" : "ipv4");
};
