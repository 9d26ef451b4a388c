import type { SupportMessage } from "@propertyvr/contracts";
import type { SupportMessageRow } from "./support-store.ts";

/** A message as an admin reads it. */
export const messageOf = (row: SupportMessageRow): SupportMessage => ({
  id: row.id,
  name: row.name,
  email: row.email,
  subject: row.subject,
  message: row.message,
  language: row.language,
  account:
    row.account_name === null || row.account_email === null
      ? null
      : { name: row.account_name, email: row.account_email },
  created_at: row.created_at.toISOString(),
  answer:
    row.answer === null || row.answered_at === null
      ? null
      : {
          text: row.answer,
          by: row.answerer_name,
          at: row.answered_at.toISOString(),
          mail_state: row.mail_state,
          mail_error: row.mail_error,
        },
});
