import type { Chat, Message, MessageAttachment } from "@propertyvr/contracts";
import type { Tables } from "@propertyvr/database";
import type { Language } from "@propertyvr/vocabulary";
import { sql, type Selectable } from "kysely";

export type ChatMessageRow = Selectable<Tables["messages"]>;
export type ChatRow = Selectable<Tables["chats"]>;

export const chatOf = (
  row: Pick<ChatRow, "id" | "title" | "created_at" | "updated_at" | "is_temporary">,
): Chat => ({
  id: row.id,
  title: row.title,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  ...(row.is_temporary && { is_temporary: true }),
});

/**
 * A stored message as the contract shows it: its parts and state as this or an earlier version wrote them.
 * @param versions the ids of all messages in its place
 * @param attachments of a question, the files that came with it
 */
export const messageOf = (
  row: Omit<ChatMessageRow, "position" | "origins">,
  versions: readonly string[] = [],
  attachments: readonly MessageAttachment[] = [],
): Message => ({
  id: row.id,
  chat_id: row.chat_id,
  sender: row.sender,
  content: row.content,
  parts: row.parts as Message["parts"],
  timestamp: row.created_at.toISOString(),
  sessionId: row.session_id,
  client_id: row.client_id,
  run_id: row.run_id,
  status: row.status,
  state: row.state as Message["state"],
  ...(versions.length > 1 && { versions }),
  ...(row.edit !== null && { kind: "edit" }),
  ...(attachments.length > 0 && { attachments }),
});

/** The language of a stored answer: that of its parts. */
export const answerLanguage = sql<Language | null>`jsonb_path_query_first(parts, '$[*].language') #>> '{}'`;
