import type { ListingContact } from "@propertyvr/vocabulary";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";

/** A home as it stood when somebody wrote about it. */
export interface HomeSnapshot {
  readonly external_id: string;
  readonly title_en: string | null;
  readonly title_th: string | null;
  /** Whole baht; null is not offered so, or on request. */
  readonly rent_price: number | null;
  readonly sale_price: number | null;
  readonly contact: ListingContact | null;
}

/** Written as JSON text. */
type Snapshot = ColumnType<HomeSnapshot, string, never>;

export interface EnquiriesTable {
  id: string;
  user_id: string;
  client_id: string;
  listing_id: number | null;
  partner_id: string | null;
  home: Snapshot;
  name: string;
  phone: string | null;
  email: string | null;
  line: string | null;
  preferred_time: string | null;
  message: string;
  language: "en" | "th";
  created_at: Generated<Date>;
  read_at: Date | null;
  answered_at: Date | null;
  archived_at: Date | null;
  /** When its last message was written, the first one included. */
  last_at: Generated<Date>;
  /** Answers up to then were seen by whoever asked. */
  answers_seen_at: Date | null;
}

/** A further message of an enquiry, which itself holds the first. */
export interface EnquiryMessagesTable {
  id: string;
  enquiry_id: string;
  sender: "seeker" | "partner";
  user_id: string | null;
  client_id: string;
  text: string;
  created_at: Date;
  /** The order in which they were written. */
  seq: GeneratedAlways<number>;
}

export interface ListingReportsTable {
  id: string;
  listing_id: number | null;
  partner_id: string | null;
  home: Snapshot;
  user_id: string | null;
  reporter: string;
  reason: "gone" | "wrong" | "scam" | "other";
  note: Generated<string>;
  created_at: Generated<Date>;
  resolution: "hidden" | "dismissed" | "restored" | null;
  resolution_note: string | null;
  resolved_at: Date | null;
  resolved_by: string | null;
}

export interface EnquiryTables {
  enquiries: EnquiriesTable;
  enquiry_messages: EnquiryMessagesTable;
  listing_reports: ListingReportsTable;
}
