import type { ColumnType, Generated, GeneratedAlways } from "kysely";

/** Written as JSON text, because the driver would send a JavaScript array as a PostgreSQL one. */
type JsonText = ColumnType<unknown, string, string>;

export type RunStatus = "running" | "done" | "stopped" | "interrupted" | "failed";

type StoredFeedbackReason =
  | "understood"
  | "good_homes"
  | "clear"
  | "misunderstood"
  | "wrong_homes"
  | "wrong_facts"
  | "too_long"
  | "wrong_language";

export interface ChatsTable {
  id: string;
  user_id: string;
  title: string;
  is_titled_by_person: Generated<boolean>;
  /** Never listed or exported; deleted a day after its last message. */
  is_temporary: Generated<boolean>;
  /** Of its messages, answers included. A bigint, which the driver gives as text or number. */
  stored_bytes: Generated<string | number>;
  /** The message whose branch was chosen to be shown; null shows the newest. */
  shown_message_id: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  /** Out of sight since then, until it is deleted for good. */
  deleted_at: Generated<Date | null>;
  /** The chat whose messages these were until it was cleared; such a chat is always out of sight. */
  cleared_from: Generated<string | null>;
}

/** What an account asks of the assistant in a day of Bangkok. */
export interface UsageDaysTable {
  user_id: string;
  /** As the driver reads a date: YYYY-MM-DD. */
  day: string;
  requests: Generated<number>;
  tokens: Generated<string | number>;
}

/** A provider of language models that an account agreed to send its talks to. */
export interface ModelAgreementsTable {
  user_id: string;
  provider: string;
  agreed_at: Date;
}

export interface MessagesTable {
  id: string;
  chat_id: string;
  /** The message it follows; null begins the chat. Parents have a smaller position. */
  parent_id: string | null;
  position: GeneratedAlways<number>;
  sender: "user" | "ai";
  content: string;
  parts: ColumnType<unknown, string | undefined, string>;
  state: ColumnType<unknown, string | null | undefined, string | null>;
  origins: ColumnType<unknown, string | null | undefined, string | null>;
  /** Of a question: what was edited by hand beside its words. */
  edit: ColumnType<unknown, string | null | undefined, string | null>;
  session_id: string | null;
  client_id: string | null;
  run_id: string | null;
  status: RunStatus;
  created_at: Generated<Date>;
}

export interface MessageFeedbackTable {
  message_id: string;
  verdict: "up" | "down";
  reasons: StoredFeedbackReason[];
  comment: string;
  said_at: Date;
}

export interface RunsTable {
  id: string;
  chat_id: string;
  user_message_id: string;
  ai_message_id: string;
  status: RunStatus;
  owner: string;
  heartbeat_at: Generated<Date>;
  created_at: Generated<Date>;
  ended_at: Date | null;
  state: ColumnType<unknown, string | null | undefined, string | null>;
  origins: ColumnType<unknown, string | null | undefined, string | null>;
  pruned_at: Date | null;
}

export interface RunEventsTable {
  run_id: string;
  seq: number;
  event: JsonText;
}

export interface MisreadPeopleTable {
  words_hash: Buffer;
  person_hash: Buffer;
  day: string;
}

export interface MisreadWordsTable {
  day: string;
  kind: "unread" | "removed";
  slot: string;
  words: string;
  language: "en" | "th";
  times: number;
}

export interface ChatTables {
  chats: ChatsTable;
  messages: MessagesTable;
  usage_days: UsageDaysTable;
  model_agreements: ModelAgreementsTable;
  message_feedback: MessageFeedbackTable;
  runs: RunsTable;
  run_events: RunEventsTable;
  misread_people: MisreadPeopleTable;
  misread_words: MisreadWordsTable;
}
