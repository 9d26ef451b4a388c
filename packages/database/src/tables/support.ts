import type { GeneratedAlways } from "kysely";

export interface SupportMessagesTable {
  seq: GeneratedAlways<number>;
  id: string;
  client_id: string;
  /** null: somebody who was not signed in. */
  user_id: string | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  language: "en" | "th";
  created_at: Date;
  answer: string | null;
  answered_at: Date | null;
  answered_by: string | null;
  answer_mail: string | null;
}

export interface SupportTables {
  support_messages: SupportMessagesTable;
}
