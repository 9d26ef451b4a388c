import { LANGUAGES } from "@propertyvr/vocabulary";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import {
  Enquiry,
  InboxEnquiry,
  InboxStatus,
  ListingReport,
  ReportProperty,
  ResolveReport,
  SendEnquiry,
  SendEnquiryMessage,
  SentReport,
} from "../enquiries.ts";
import { body, id, signedIn } from "./shared-parts.ts";

/** Pages of a list, the newest first. */
const paged = {
  /** `next_cursor` of the page before. */
  cursor: z.string().max(64).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  /** Of the titles, where a home has them in both. */
  language: z.enum(LANGUAGES).default("en"),
};
const nextCursor = z.string().nullable();

/** Asking about a home, answering who asks, and telling that a listing is wrong. */
export const enquiryEndpoints = {
  sendEnquiry: endpoint({
    method: "POST",
    path: "/api/enquiries",
    summary:
      "Send an enquiry to the lister of a home; returns other ways to reach them. A second enquiry about the same home continues the first",
    tag: "Enquiries",
    access: "signed_in",
    body: SendEnquiry,
    reply: Enquiry,
    status: 201,
    problems: [
      ...signedIn,
      ...body,
      "not_found",
      "conflict",
      "listing_is_sample",
      "listing_taken",
      "too_many_requests",
    ],
  }),
  listEnquiries: endpoint({
    method: "GET",
    path: "/api/enquiries",
    summary: "Your enquiries, most recently active first",
    tag: "Enquiries",
    access: "signed_in",
    query: z.object({
      ...paged,
      /** Only about this home. */
      property_id: z.string().max(64).optional(),
    }),
    reply: z.object({ enquiries: z.array(Enquiry), next_cursor: nextCursor }),
    status: 200,
    problems: [...signedIn, "invalid", "cursor_invalid"],
  }),
  writeInEnquiry: endpoint({
    method: "POST",
    path: "/api/enquiries/{id}/messages",
    summary: "Add a message to your enquiry",
    tag: "Enquiries",
    access: "signed_in",
    params: id,
    body: SendEnquiryMessage,
    reply: Enquiry,
    status: 201,
    problems: [...signedIn, ...body, "not_found", "conflict", "limit_reached", "too_many_requests"],
  }),
  seeEnquiry: endpoint({
    method: "PUT",
    path: "/api/enquiries/{id}/seen",
    summary: "Mark the answers to your enquiry as read",
    tag: "Enquiries",
    access: "signed_in",
    params: id,
    status: 204,
    problems: [...signedIn, "invalid", "not_found"],
  }),
  partnerInbox: endpoint({
    method: "GET",
    path: "/api/partner-inbox",
    summary: "Enquiries about a partner's listings; for an admin, about all listings",
    tag: "Enquiries",
    access: "partner",
    query: z.object({ ...paged, status: InboxStatus.optional() }),
    reply: z.object({
      enquiries: z.array(InboxEnquiry),
      next_cursor: nextCursor,
      counts: z.object({
        new: z.number().int(),
        read: z.number().int(),
        answered: z.number().int(),
        archived: z.number().int(),
      }),
    }),
    status: 200,
    problems: [...signedIn, "forbidden", "invalid", "cursor_invalid"],
  }),
  changeInboxEnquiry: endpoint({
    method: "PUT",
    path: "/api/partner-inbox/{id}",
    summary: "Mark an enquiry as new, read, answered or archived",
    tag: "Enquiries",
    access: "partner",
    params: id,
    body: z.object({ status: InboxStatus, language: z.enum(LANGUAGES).default("en") }),
    reply: InboxEnquiry,
    status: 200,
    problems: [...signedIn, ...body, "forbidden", "not_found"],
  }),
  answerEnquiry: endpoint({
    method: "POST",
    path: "/api/partner-inbox/{id}/messages",
    summary: "Answer an enquiry; the sender reads the answer in PropertyVR",
    tag: "Enquiries",
    access: "partner",
    params: id,
    body: SendEnquiryMessage,
    reply: InboxEnquiry,
    status: 201,
    problems: [
      ...signedIn,
      ...body,
      "forbidden",
      "not_found",
      "conflict",
      "limit_reached",
      "too_many_requests",
    ],
  }),
  reportProperty: endpoint({
    method: "POST",
    path: "/api/properties/{id}/reports",
    summary:
      "Report a listing as unavailable, wrong or a scam; open to guests, limited per network address",
    tag: "Listing reports",
    access: "open",
    params: id,
    body: ReportProperty,
    reply: SentReport,
    status: 201,
    problems: [...signedIn, ...body, "not_found", "listing_is_sample", "too_many_requests"],
  }),
  listReports: endpoint({
    method: "GET",
    path: "/api/admin/reports",
    summary: "Reported listings, newest first",
    tag: "Listing reports",
    access: "admin",
    query: z.object({ ...paged, state: z.enum(["open", "resolved"]).default("open") }),
    reply: z.object({
      reports: z.array(ListingReport),
      next_cursor: nextCursor,
      counts: z.object({ open: z.number().int(), resolved: z.number().int() }),
    }),
    status: 200,
    problems: [...signedIn, "forbidden", "invalid", "cursor_invalid"],
  }),
  resolveReport: endpoint({
    method: "PUT",
    path: "/api/admin/reports/{id}",
    summary: "Decide on a report: hide the listing, dismiss the report, or show the listing again",
    tag: "Listing reports",
    access: "admin",
    params: id,
    body: ResolveReport.extend({ language: z.enum(LANGUAGES).default("en") }),
    reply: ListingReport,
    status: 200,
    problems: [...signedIn, ...body, "forbidden", "not_found", "conflict"],
  }),
} as const;
