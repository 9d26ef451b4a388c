import type { ColumnType, Generated } from "kysely";

/** Written as JSON text; null where there is none. */
type NullableJsonText = ColumnType<unknown, string | null | undefined, string | null>;

export interface AttachmentsTable {
  id: string;
  user_id: string;
  client_id: string;
  name: string;
  kind: "pdf" | "word" | "sheet" | "slides" | "text" | "image";
  media_type: string;
  bytes: number;
  state: "reading" | "ready" | "failed";
  failure: string | null;
  /** In the store of files. */
  file_id: string;
  small_file_id: string | null;
  large_file_id: string | null;
  document: NullableJsonText;
  picture: NullableJsonText;
  created_at: Date;
  /** null once a message has it. */
  expires_at: Date | null;
}

export interface MessageAttachmentsTable {
  message_id: string;
  place: number;
  attachment_id: string;
  share_with_model: Generated<boolean>;
}

export interface AttachmentTables {
  attachments: AttachmentsTable;
  message_attachments: MessageAttachmentsTable;
}
