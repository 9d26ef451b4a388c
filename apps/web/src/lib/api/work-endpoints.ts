import { of } from "./endpoints.ts";

/** What partners and admins ask of the server; apart, so that nobody else carries it. */
export const workEndpoints = {
  listApiKeys: of("listApiKeys")("GET", "/api/admin/api-keys"),
  createApiKey: of("createApiKey")("POST", "/api/admin/api-keys"),
  rotateApiKey: of("rotateApiKey")("POST", "/api/admin/api-keys/{id}/rotate"),
  revokeApiKey: of("revokeApiKey")("PUT", "/api/admin/api-keys/{id}/revoke"),
  apiKeyUsage: of("apiKeyUsage")("GET", "/api/admin/api-keys/{id}/usage"),
  deleteApiKey: of("deleteApiKey")("DELETE", "/api/admin/api-keys/{id}"),
  listPartnerRequests: of("listPartnerRequests")("GET", "/api/admin/partner-requests"),
  decidePartnerRequest: of("decidePartnerRequest")("PUT", "/api/admin/partner-requests/{id}"),
  listPartners: of("listPartners")("GET", "/api/admin/partners"),
  auditLog: of("auditLog")("GET", "/api/admin/audit-log"),
  partnerInbox: of("partnerInbox")("GET", "/api/partner-inbox"),
  changeInboxEnquiry: of("changeInboxEnquiry")("PUT", "/api/partner-inbox/{id}"),
  listReports: of("listReports")("GET", "/api/admin/reports"),
  resolveReport: of("resolveReport")("PUT", "/api/admin/reports/{id}"),
  requestPartnerAccess: of("requestPartnerAccess")("POST", "/api/partner-requests"),
  myPartnerRequest: of("myPartnerRequest")("GET", "/api/partner-requests/mine"),
  reportLeakedKeys: of("reportLeakedKeys")("POST", "/api/security/leaked-keys"),
} as const;
