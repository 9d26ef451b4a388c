import { endpoint } from "../endpoint.ts";
import { ApiKey, ApiKeys, CreateApiKey, PartnerInfo } from "../partners.ts";
import { body, id, signedIn, withKey } from "./shared-parts.ts";

/** Partners' keys, and what a key opens. */
export const partnerEndpoints = {
  listApiKeys: endpoint({
    method: "GET",
    path: "/api/admin/api-keys",
    summary: "API keys, the newest first: all for an admin, a partner's own for its accounts",
    tag: "API keys",
    access: "partner",
    reply: ApiKeys,
    status: 200,
    problems: [...signedIn, "forbidden"],
  }),
  createApiKey: endpoint({
    method: "POST",
    path: "/api/admin/api-keys",
    summary: "Make an API key; it is told whole in this answer and never again",
    tag: "API keys",
    access: "partner",
    body: CreateApiKey,
    reply: ApiKey,
    status: 201,
    problems: [...signedIn, ...body, "forbidden", "not_found"],
  }),
  revokeApiKey: endpoint({
    method: "PUT",
    path: "/api/admin/api-keys/{id}/revoke",
    summary: "End an API key for good",
    tag: "API keys",
    access: "partner",
    params: id,
    reply: ApiKey,
    status: 200,
    problems: [...signedIn, "forbidden", "not_found"],
  }),
  deleteApiKey: endpoint({
    method: "DELETE",
    path: "/api/admin/api-keys/{id}",
    summary: "Take an API key off the list; an active one is revoked in the same step",
    tag: "API keys",
    access: "partner",
    params: id,
    status: 204,
    problems: [...signedIn, "forbidden", "not_found"],
  }),
  apiInfo: endpoint({
    method: "GET",
    path: "/api/partner/api-info",
    summary: "Whose key this is, its limit and its use; does not count against the limit",
    tag: "Partner API",
    access: "key",
    reply: PartnerInfo,
    status: 200,
    problems: [...withKey],
  }),
} as const;
