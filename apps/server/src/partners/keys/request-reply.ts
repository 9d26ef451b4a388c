import type { PartnerRequest, ReceivedPartnerRequest } from "@propertyvr/contracts";
import type { ReceivedRow } from "./partner-request-store.ts";

/** A request as whoever asked sees it. */
export const requestOf = (row: ReceivedRow): PartnerRequest => ({
  id: row.id,
  company: row.company,
  email: row.email,
  phone: row.phone,
  website: row.website,
  message: row.message,
  status: row.status,
  created_at: row.created_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
  note: row.note,
  partner: named(row.partner_id, row.partner_name),
});

/** A request as an admin sees it. */
export const receivedRequestOf = (row: ReceivedRow): ReceivedPartnerRequest => ({
  ...requestOf(row),
  account: {
    id: row.user_id,
    name: row.account_name,
    email: row.account_email,
    role: row.account_role,
  },
  same_email: row.status === "open" ? named(row.same_email_id, row.same_email_name) : null,
});

const named = (id: string | null, name: string | null) =>
  id === null || name === null ? null : { id, name };
