import { endpoint } from "../endpoint.ts";
import { ApiKey, ApiKeys, CreateApiKey, PartnerInfo, RotateApiKey } from "../partners.ts";
import { body, id, signedIn, withKey } from "./shared-parts.ts";

/** Partners' keys, and what a key opens. */
export const partnerEndpoints = {
  listApiKeys: endpoint({
    method: "GET",
    path: "/api/admin/api-keys",
    summary: "API keys, newest first: a partner's own, or all for an admin",
    tag: "API keys",
    access: "partner",
    reply: ApiKeys,
    status: 200,
    problems: [...signedIn, "forbidden"],
  }),
  createApiKey: endpoint({
    method: "POST",
    path: "/api/admin/api-keys",
    summary: "Create an API key; this response is the only one that contains it in full",
    tag: "API keys",
    access: "partner",
    body: CreateApiKey,
    reply: ApiKey,
    status: 201,
    problems: [...signedIn, ...body, "forbidden", "not_found", "conflict"],
  }),
  rotateApiKey: endpoint({
    method: "POST",
    path: "/api/admin/api-keys/{id}/rotate",
    summary:
      "Rotate an API key; the new key is shown in full only once, and the old one keeps working for a while",
    tag: "API keys",
    access: "partner",
    params: id,
    body: RotateApiKey,
    reply: ApiKey,
    status: 201,
    problems: [...signedIn, ...body, "forbidden", "not_found", "conflict"],
  }),
  revokeApiKey: endpoint({
    method: "PUT",
    path: "/api/admin/api-keys/{id}/revoke",
    summary: "Revoke an API key permanently",
    tag: "API keys",
    access: "partner",
    params: id,
    reply: ApiKey,
    status: 200,
    problems: [...signedIn, "invalid", "forbidden", "not_found"],
  }),
  deleteApiKey: endpoint({
    method: "DELETE",
    path: "/api/admin/api-keys/{id}",
    summary: "Remove an API key from the list; an active key is revoked first",
    tag: "API keys",
    access: "partner",
    params: id,
    status: 204,
    problems: [...signedIn, "invalid", "forbidden", "not_found"],
  }),
  apiInfo: endpoint({
    method: "GET",
    path: "/api/partner/api-info",
    summary: "Get the key's owner, limit and usage; doesn't count against the limit",
    tag: "Partner API",
    access: "key",
    key: { scope: "read", isFree: true },
    reply: PartnerInfo,
    status: 200,
    problems: [...withKey],
  }),
} as const;
