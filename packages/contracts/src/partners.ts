import { z } from "zod";
import { RATE_LIMIT } from "./rate-limit.ts";

export const ApiKey = z
  .object({
    id: z.string(),
    /** Its first 8 and last 4 letters; the whole key is told once, when it is made. */
    key: z.string(),
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
    rate_limit: z.number().default(RATE_LIMIT.default),
    expires_at: z.iso.datetime({ offset: true }).nullable().default(null),
    addresses: z.array(z.string().max(64)).max(100).default([]),
  })
  .meta({ id: "CreateApiKey" });

export const PartnerInfo = z
  .object({
    partner_name: z.string(),
    rate_limit: z.number().int(),
    requests_count: z.number().int(),
    key_expires_at: z.string().nullable(),
    server_time: z.string(),
  })
  .meta({ id: "PartnerInfo" });
