import type { Generated } from "kysely";

export interface MailsTable {
  seq: Generated<number>;
  /** Also its Message-ID: one that is sent again is the same mail. */
  id: string;
  user_id: string | null;
  /** Whose words it holds, where they are not the recipient's. */
  quoted_user_id: string | null;
  kind: string;
  recipient: string;
  /** Where an answer goes; null: to whom it came from. */
  reply_to: string | null;
  language: "en" | "th";
  subject: string;
  body_text: string;
  body_html: string;
  /** It holds a link that opens an account: its text is emptied once it is sent. */
  is_secret: boolean;
  /** `kept`: there was no mail server. `refused`: for good, by the server. `failed`: after the last try. */
  state: "queued" | "sent" | "refused" | "failed" | "kept";
  tries: Generated<number>;
  next_try_at: Date | null;
  error: string | null;
  created_at: Date;
  ended_at: Date | null;
}

export interface AccountLinksTable {
  token_hash: Buffer;
  user_id: string;
  purpose: "reset_password" | "confirm_email";
  /** The address that the link was sent to. */
  email: string;
  created_at: Date;
  expires_at: Date;
}

/** An address that cannot be reached; forgotten when a link that was sent to it is opened. */
export interface BouncesTable {
  email_key: string;
  reason: string;
  bounced_at: Date;
}

export interface MailTables {
  bounces: BouncesTable;
  mails: MailsTable;
  account_links: AccountLinksTable;
}
