import { z } from "zod";
import { numberOrText } from "./number-or-text.ts";
import { RATE_LIMIT } from "./rate-limit.ts";

/** What a key opens: reading one's own stock, or changing it. */
export const KEY_SCOPES = ["read", "write"] as const;
export const KeyScope = z.enum(KEY_SCOPES);
export type KeyScope = z.infer<typeof KeyScope>;

/** Who called with a key: during an overlap, whoever still has to change over. */
export const KeyCaller = z
  .object({
    /** The /24 of IPv4, or the /64 of IPv6, that the calls came from. */
    network: z.string(),
    user_agent: z.string().nullable(),
    requests: z.number().int(),
    last_used: z.string(),
  })
  .meta({ id: "KeyCaller" });
export type KeyCaller = z.infer<typeof KeyCaller>;

export const ApiKey = z
  .object({
    id: z.string(),
    /** Its first 8 and last 4 letters; the whole key is told once, when it is made. */
    key: z.string(),
    /** What its owner calls it. */
    label: z.string().nullable(),
    partner_id: z.string(),
    partner_name: z.string(),
    partner_email: z.string(),
    partner_company: z.string().nullable(),
    /** Requests in any hour. */
    rate_limit: z.number().int(),
    is_active: z.boolean(),
    requests_count: z.number().int(),
    created_at: z.string(),
    last_used: z.string().nullable(),
    expires_at: z.string().nullable(),
    revoked_at: z.string().nullable(),
    /** By hand, because somebody found it in public, or by rotation without an overlap. */
    revoked_reason: z.enum(["revoked", "leaked", "replaced"]).nullable(),
    scopes: z.array(KeyScope),
    /** The id of the key that took its place. */
    replaced_by: z.string().nullable(),
    /** After a rotation: when the overlap is over and this key ends. */
    ends_at: z.string().nullable(),
    /** After a rotation: who has called with this key since, the latest first. */
    still_used_by: z.array(KeyCaller),
    /** From where it may be used (CIDR); empty: from anywhere. */
    addresses: z.array(z.string()),
  })
  .meta({ id: "ApiKey" });
export type ApiKey = z.infer<typeof ApiKey>;

export const ApiKeys = z.object({ api_keys: z.array(ApiKey) }).meta({ id: "ApiKeys" });

/** Values are checked by the use case, which owns the texts. A partner's own account names no partner. */
export const CreateApiKey = z
  .object({
    partner_name: z.string().max(200).default(""),
    partner_email: z.string().max(320).default(""),
    partner_company: z.string().max(200).nullable().default(null),
    label: z.string().max(100).nullable().default(null),
    scopes: z
      .array(KeyScope)
      .max(KEY_SCOPES.length)
      .default([...KEY_SCOPES]),
    rate_limit: numberOrText.default(RATE_LIMIT.default),
    expires_at: z.iso.datetime({ offset: true }).nullable().default(null),
    addresses: z.array(z.string().max(64)).max(100).default([]),
  })
  .meta({ id: "CreateApiKey" });

/** How long a key goes on working beside the one that takes its place. */
export const ROTATION_OVERLAPS = ["now", "15m", "1h", "6h", "24h", "7d"] as const;

/** The new key is as the old one was: its label, scopes, limit and addresses. */
export const RotateApiKey = z
  .object({
    /** Never past the old key's own expiry. */
    overlap: z.enum(ROTATION_OVERLAPS).default("24h"),
    /** Of the new key; left out, it expires when the old one would have. */
    expires_at: z.iso.datetime({ offset: true }).nullable().optional(),
  })
  .meta({ id: "RotateApiKey" });

export const Partner = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    company: z.string().nullable(),
    /** Accounts that an admin has let in. */
    accounts: z.number().int(),
    active_keys: z.number().int(),
    created_at: z.string(),
  })
  .meta({ id: "Partner" });
export type Partner = z.infer<typeof Partner>;

export const Partners = z.object({ partners: z.array(Partner) }).meta({ id: "Partners" });

export const PartnerInfo = z
  .object({
    partner_name: z.string(),
    rate_limit: z.number().int(),
    /** Every answered request since the key was made. */
    requests_count: z.number().int(),
    usage_last_24h: z.object({ total_requests: z.number().int() }),
    key_expires_at: z.string().nullable(),
    server_time: z.string(),
  })
  .meta({ id: "PartnerInfo" });
