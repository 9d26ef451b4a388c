import type { Enquiry, InboxEnquiry, InboxStatus } from "@propertyvr/contracts";
import type { Language } from "@propertyvr/vocabulary";
import type { EnquiryRow } from "./enquiry-store.ts";
import { homeOf } from "../../stock/listings/written-about-reply.ts";

/** An enquiry as the person who sent it sees it. */
export const ownEnquiry = (row: EnquiryRow, language: Language): Enquiry => ({
  ...written(row, language),
  status: row.answered_at !== null ? "answered" : row.read_at !== null ? "read" : "sent",
  goes_to:
    row.partner_id === null
      ? { kind: "site", name: null }
      : { kind: "partner", name: row.partner_name },
  contact: row.home.contact,
});

/** The same as whoever offers the home sees it. */
export const inboxEnquiry = (row: EnquiryRow, language: Language): InboxEnquiry => ({
  ...written(row, language),
  status: statusOf(row),
  external_id: row.home.external_id,
  partner_name: row.partner_name,
  language: row.language,
});

const written = (row: EnquiryRow, language: Language) => ({
  id: row.id,
  home: homeOf(row, language),
  name: row.name,
  phone: row.phone,
  email: row.email,
  line: row.line,
  preferred_time: row.preferred_time,
  message: row.message,
  created_at: row.created_at.toISOString(),
});

function statusOf({ archived_at, answered_at, read_at }: EnquiryRow): InboxStatus {
  if (archived_at !== null) return "archived";
  if (answered_at !== null) return "answered";
  return read_at === null ? "new" : "read";
}
