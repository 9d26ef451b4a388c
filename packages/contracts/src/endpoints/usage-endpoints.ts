import { endpoint } from "../endpoint.ts";
import { KeyUsage, UsageQuery } from "../usage.ts";
import { id, signedIn, withKey } from "./shared-parts.ts";

/** What keys are used for. */
export const usageEndpoints = {
  apiKeyUsage: endpoint({
    method: "GET",
    path: "/api/admin/api-keys/{id}/usage",
    summary: "Get an API key's usage over the past hours, 24 by default",
    tag: "API keys",
    access: "partner",
    params: id,
    query: UsageQuery,
    reply: KeyUsage,
    status: 200,
    problems: [...signedIn, "forbidden", "not_found", "invalid"],
  }),
  partnerUsage: endpoint({
    method: "GET",
    path: "/api/partner/usage",
    summary:
      "Get this key's usage over the past hours, 24 by default; doesn't count against the limit",
    tag: "Partner API",
    access: "key",
    key: { scope: "read", isFree: true },
    query: UsageQuery,
    reply: KeyUsage,
    status: 200,
    problems: [...withKey, "invalid"],
  }),
} as const;
