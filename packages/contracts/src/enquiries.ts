import { LANGUAGES } from "@propertyvr/vocabulary";
import { ListingContact, Localised } from "@propertyvr/vocabulary/schemas";
import { z } from "zod";
import { INBOX_STATUSES, REPORT_REASONS, REPORT_RESOLUTIONS } from "./enquiry-words.ts";

/** Longer than any field may be, so that the use case says which one is too long. */
const typed = z.string().max(10_000).default("");

/** Values are checked by the use case, which owns the texts and their order. */
export const SendEnquiry = z
  .object({
    property_id: z.string().max(64),
    /** The client's own id of this enquiry: sent twice it is one enquiry. */
    client_id: z.string().min(1).max(64),
    name: typed,
    /** One of phone, email and LINE ID is needed. */
    phone: typed,
    email: typed,
    line: typed,
    /** When it would suit, in the person's own words. */
    preferred_time: typed,
    message: typed,
    language: z.enum(LANGUAGES).default("en"),
  })
  .meta({ id: "SendEnquiry" });

/** The home as it stood when it was written about; `id` is null once the listing is gone. */
export const EnquiryHome = z
  .object({
    id: z.string().nullable(),
    title: Localised,
    /** Whole baht: a month for rent, in total for sale; null is not offered so, or on request. */
    rent_price: z.number().nullable(),
    sale_price: z.number().nullable(),
  })
  .meta({ id: "EnquiryHome" });

/** A further message of an enquiry: `seeker` is whoever asked, `partner` whoever offers the home. */
export const EnquiryMessage = z
  .object({
    id: z.string(),
    from: z.enum(["seeker", "partner"]),
    text: z.string(),
    created_at: z.string(),
  })
  .meta({ id: "EnquiryMessage" });
export type EnquiryMessage = z.infer<typeof EnquiryMessage>;

/** Its text is checked by the use case. */
export const SendEnquiryMessage = z
  .object({
    /** The client's own id of this message: sent twice it is one message. */
    client_id: z.string().min(1).max(64),
    message: typed,
    language: z.enum(LANGUAGES).default("en"),
  })
  .meta({ id: "SendEnquiryMessage" });

const written = {
  id: z.string(),
  home: EnquiryHome,
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  line: z.string().nullable(),
  preferred_time: z.string().nullable(),
  message: z.string(),
  created_at: z.string(),
  /** What was written after `message`, the oldest first. */
  messages: z.array(EnquiryMessage),
  /** When the last of all was written; lists are in this order. */
  last_at: z.string(),
};

/** An enquiry as the person who sent it sees it. */
export const Enquiry = z
  .object({
    ...written,
    /** How far it has come: "sent" is not yet looked at. */
    status: z.enum(["sent", "read", "answered"]),
    /** Who reads it: the partner that offers the home, or, for a home of no partner, this site. */
    goes_to: z.object({ kind: z.enum(["partner", "site"]), name: z.string().nullable() }),
    /** To ask again without waiting. */
    contact: ListingContact.nullable(),
    /** Answers that were not seen yet. */
    unread: z.number().int(),
  })
  .meta({ id: "Enquiry" });
export type Enquiry = z.infer<typeof Enquiry>;

export const InboxStatus = z.enum(INBOX_STATUSES);
export type InboxStatus = z.infer<typeof InboxStatus>;

/** An enquiry as whoever offers the home sees it. */
export const InboxEnquiry = z
  .object({
    ...written,
    status: InboxStatus,
    /** The partner's own reference of the home. */
    external_id: z.string().nullable(),
    /** null: a home of no partner, whose enquiries an admin answers. */
    partner_name: z.string().nullable(),
    /** The language that the person writes in. */
    language: z.enum(LANGUAGES),
    /** False for an admin who looks at a partner's: only the partner answers it. */
    is_yours: z.boolean(),
  })
  .meta({ id: "InboxEnquiry" });
export type InboxEnquiry = z.infer<typeof InboxEnquiry>;

export const ReportReason = z.enum(REPORT_REASONS);
export type ReportReason = z.infer<typeof ReportReason>;
export const ReportResolution = z.enum(REPORT_RESOLUTIONS);
export type ReportResolution = z.infer<typeof ReportResolution>;

export const ReportProperty = z
  .object({ reason: ReportReason, note: typed })
  .meta({ id: "ReportProperty" });

/** What a person learns of the own report. */
export const SentReport = z
  .object({ id: z.string(), reason: ReportReason, created_at: z.string() })
  .meta({ id: "SentReport" });

/** A report as an admin sees it. */
export const ListingReport = z
  .object({
    id: z.string(),
    home: EnquiryHome,
    external_id: z.string().nullable(),
    partner_name: z.string().nullable(),
    /** Whether people find the home now. */
    home_state: z.enum(["shown", "hidden", "gone"]),
    /** Open reports on the same home, this one included. */
    open_on_home: z.number().int(),
    reason: ReportReason,
    note: z.string(),
    /** null: somebody without an account. */
    reporter: z.object({ name: z.string(), email: z.string() }).nullable(),
    created_at: z.string(),
    /** null while nobody has decided. */
    resolution: ReportResolution.nullable(),
    resolution_note: z.string().nullable(),
    resolved_at: z.string().nullable(),
    resolved_by: z.string().nullable(),
  })
  .meta({ id: "ListingReport" });
export type ListingReport = z.infer<typeof ListingReport>;

export const ResolveReport = z
  .object({
    /**
     * "hidden" takes the home out of searches and closes every open report on it; "dismissed" closes
     * this report; "restored" shows a hidden home again.
     */
    resolution: ReportResolution,
    note: typed,
  })
  .meta({ id: "ResolveReport" });
