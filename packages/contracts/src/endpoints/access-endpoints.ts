import { AuditLog, AuditLogQuery } from "../audit-log.ts";
import { endpoint } from "../endpoint.ts";
import { LeakedKeys, LeakReceipt } from "../leaked-keys.ts";
import {
  CreatePartnerRequest,
  DecidePartnerRequest,
  MyPartnerRequest,
  PartnerRequest,
  PartnerRequestQuery,
  PartnerRequests,
  ReceivedPartnerRequest,
} from "../partner-requests.ts";
import { Partners } from "../partners.ts";
import { body, id, signedIn } from "./shared-parts.ts";

/** How an account becomes a partner's, what was done about it, and keys that were found in public. */
export const accessEndpoints = {
  requestPartnerAccess: endpoint({
    method: "POST",
    path: "/api/partner-requests",
    summary: "Request partner access; only one request can be open at a time",
    tag: "Partner access",
    access: "signed_in",
    body: CreatePartnerRequest,
    reply: PartnerRequest,
    status: 201,
    problems: [...signedIn, ...body, "conflict", "too_many_requests"],
  }),
  myPartnerRequest: endpoint({
    method: "GET",
    path: "/api/partner-requests/mine",
    summary: "Your latest access request and its status",
    tag: "Partner access",
    access: "signed_in",
    reply: MyPartnerRequest,
    status: 200,
    problems: [...signedIn],
  }),
  listPartnerRequests: endpoint({
    method: "GET",
    path: "/api/admin/partner-requests",
    summary: "Partner access requests, newest first",
    tag: "Partner access",
    access: "admin",
    query: PartnerRequestQuery,
    reply: PartnerRequests,
    status: 200,
    problems: [...signedIn, "forbidden", "invalid", "cursor_invalid"],
  }),
  decidePartnerRequest: endpoint({
    method: "PUT",
    path: "/api/admin/partner-requests/{id}",
    summary: "Approve a request, which makes the account a partner account, or decline it",
    tag: "Partner access",
    access: "admin",
    params: id,
    body: DecidePartnerRequest,
    reply: ReceivedPartnerRequest,
    status: 200,
    problems: [...signedIn, ...body, "forbidden", "not_found", "conflict"],
  }),
  listPartners: endpoint({
    method: "GET",
    path: "/api/admin/partners",
    summary: "All partners by name",
    tag: "Partner access",
    access: "admin",
    reply: Partners,
    status: 200,
    problems: [...signedIn, "forbidden"],
  }),
  auditLog: endpoint({
    method: "GET",
    path: "/api/admin/audit-log",
    summary: "Audit log, newest first",
    tag: "Partner access",
    access: "admin",
    query: AuditLogQuery,
    reply: AuditLog,
    status: 200,
    problems: [...signedIn, "forbidden", "invalid", "cursor_invalid"],
  }),
  reportLeakedKeys: endpoint({
    method: "POST",
    path: "/api/security/leaked-keys",
    summary: "Report a key found in public; it is revoked immediately",
    tag: "API keys",
    access: "open",
    body: LeakedKeys,
    reply: LeakReceipt,
    status: 200,
    problems: [...body, "forbidden", "too_many_requests"],
  }),
} as const;
