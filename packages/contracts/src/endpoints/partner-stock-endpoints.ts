import { endpoint } from "../endpoint.ts";
import {
  ChangesQuery,
  PartnerChanges,
  PartnerListQuery,
  PartnerProperties,
  PartnerPropertyPath,
} from "../partner-lists.ts";
import { PartnerProperty, WrittenProperty } from "../partner-properties.ts";
import { PartnerRow } from "../partner-row.ts";
import { body, withKey } from "./shared-parts.ts";

const onePath = "/api/partner/properties/{id}";

/** Reading a partner's own listings, changing and deleting one of them, and what happened to them. */
export const partnerStockEndpoints = {
  partnerProperties: endpoint({
    method: "GET",
    path: "/api/partner/properties",
    summary: "One's own homes, page by page, in the order in which they were first sent",
    tag: "Partner API",
    access: "key",
    key: { scope: "read" },
    query: PartnerListQuery,
    reply: PartnerProperties,
    status: 200,
    problems: [...withKey, "invalid", "cursor_invalid"],
  }),
  partnerProperty: endpoint({
    method: "GET",
    path: onePath,
    summary: "One of one's own homes",
    tag: "Partner API",
    access: "key",
    key: { scope: "read" },
    params: PartnerPropertyPath,
    reply: PartnerProperty,
    status: 200,
    hasVersion: true,
    problems: [...withKey, "not_found"],
  }),
  replacePartnerProperty: endpoint({
    method: "PUT",
    path: onePath,
    summary: "Replace a home; under ext- and a new reference, list it",
    tag: "Partner API",
    access: "key",
    key: { scope: "write", takesIdempotencyKey: true },
    params: PartnerPropertyPath,
    body: PartnerRow,
    takesAnyBody: true,
    reply: WrittenProperty,
    status: 200,
    otherStatuses: { 201: "A new home" },
    hasVersion: true,
    problems: [...withKey, ...body, "not_found", "conflict", "precondition_failed"],
  }),
  changePartnerProperty: endpoint({
    method: "PATCH",
    path: onePath,
    summary:
      "Change some members of the row as it was sent: what is null is taken out, what is left out stays (RFC 7396)",
    tag: "Partner API",
    access: "key",
    key: { scope: "write", takesIdempotencyKey: true },
    params: PartnerPropertyPath,
    body: PartnerRow,
    alsoTakes: ["application/merge-patch+json"],
    takesAnyBody: true,
    reply: WrittenProperty,
    status: 200,
    hasVersion: true,
    problems: [...withKey, ...body, "not_found", "conflict", "precondition_failed"],
  }),
  deletePartnerProperty: endpoint({
    method: "DELETE",
    path: onePath,
    summary: "Take a home off the market and forget it",
    tag: "Partner API",
    access: "key",
    key: { scope: "write" },
    params: PartnerPropertyPath,
    status: 204,
    hasVersion: true,
    problems: [...withKey, "not_found", "precondition_failed"],
  }),
  partnerChanges: endpoint({
    method: "GET",
    path: "/api/partner/changes",
    summary: "What happened to one's homes after a number, in the order of commits",
    tag: "Partner API",
    access: "key",
    key: { scope: "read" },
    query: ChangesQuery,
    reply: PartnerChanges,
    status: 200,
    problems: [...withKey, "invalid"],
  }),
} as const;
