import { fail, ok, type Result } from "@propertyvr/vocabulary";
import { BlockList, isIP, isIPv6 } from "node:net";
import { networkOf } from "../../platform/http/caller.ts";
import type { Failure } from "../../platform/http/failure.ts";
import type { AuthenticateKey, KeyHolder, KeyRefusal } from "../../platform/http/key-holder.ts";
import type { KnownKey } from "./key-cache.ts";
import { endOf } from "./key-end.ts";
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
): Promise<Result<KnownKey, Failure>> => {
  const { cache, peppers } = deps;
  const nowMs = deps.clock.now().getTime();
  const kept = cache.find(text, nowMs);
  if (kept !== undefined) return ok(kept);
  const holds = (row: OwnedKey): boolean =>
    peppers.holds(text, { hash: row.key_hash, pepper: row.pepper });
  const alike = cache.findRow(publicId, nowMs);
  if (alike !== undefined) return holds(alike.row) ? ok(alike) : fail({ code: "key_unknown" });
  const { changes } = cache;
  const found = await findSlowly(deps, publicId, network, holds);
  if (!found.ok) return found;
  const row = found.value;
  const known = { row, allows: addressCheck(row.addresses) };
  cache.keep(holds(row) ? text : undefined, known, { nowMs, changes });
  if (!holds(row)) return fail({ code: "key_unknown" });
  if (row.pepper !== peppers.current) await renew(deps, row.id, text);
  return ok(known);
};

/** From the database: few who guess get that far, and nobody's guessing keeps a good key out. */
const findSlowly = async (
  deps: PartnerDeps,
  publicId: string,
  network: string,
  holds: (row: OwnedKey) => boolean,
): Promise<Result<OwnedKey, Failure>> => {
  const attempt = deps.attempts.take(`api-key ${network}`);
  if (!attempt.ok && !(await deps.publicIds.has(publicId)))
    return fail({ code: "too_many_requests", retry_after_s: attempt.waitS });
  const row = await findByPublicId(deps.db, publicId);
  if (row === undefined) return fail({ code: "key_unknown" });
  // Only what failed counts towards the slowing down.
  if (attempt.ok && holds(row)) attempt.giveBack();
  return ok(row);
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

/** Whether an address lies in one of the ranges (CIDR); no ranges hold everybody. */
export const addressCheck = (ranges: readonly string[]): ((address: string) => boolean) => {
  if (ranges.length === 0) return () => true;
  const list = new BlockList();
  for (const range of ranges) {
    const [network = "", bits] = range.split("/");
    const family = isIPv6(network) ? "ipv6" : "ipv4";
    list.addSubnet(network, Number(bits ?? (family === "ipv6" ? 128 : 32)), family);
  }
  // What a proxy passes on as the caller's address may be no address at all.
  return (address) => isIP(address) !== 0 && list.check(address, isIPv6(address) ? "ipv6" : "ipv4");
};
