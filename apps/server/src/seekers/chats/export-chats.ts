import type { ChatExport, ExportedFile, ExportedMessage } from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import type { KeyedHash } from "../../platform/secrets/keyed-hash.ts";
import type pg from "pg";
import { exportFiles } from "../attachments/transfer-files.ts";
import type { ChatMessageRow } from "./message-row.ts";
import { sealOf } from "./message-seal.ts";

/** All chats of an account that are kept, with every branch, as they stood at one moment. */
export const exportChats = (
  { db, pool, seal }: { readonly db: Db; readonly pool: pg.Pool; readonly seal: KeyedHash },
  userId: string,
  now: Date,
): Promise<ChatExport> =>
  db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => {
      const chats = await trx
        .selectFrom("chats")
        .selectAll()
        .where("user_id", "=", userId)
        .where("is_temporary", "=", false)
        .where("deleted_at", "is", null)
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      const rows = await trx
        .selectFrom("messages")
        .innerJoin("chats", "chats.id", "messages.chat_id")
        .selectAll("messages")
        .where("chats.user_id", "=", userId)
        .where("chats.is_temporary", "=", false)
        .where("chats.deleted_at", "is", null)
        .orderBy("position")
        .execute();
      const files = await exportFiles(trx, pool, userId);
      const messagesOf = new Map<string, ExportedMessage[]>();
      for (const row of rows) {
        const messages = messagesOf.get(row.chat_id) ?? [];
        messages.push(messageOf(row, seal, files.get(row.id)));
        messagesOf.set(row.chat_id, messages);
      }
      return {
        version: 1,
        exported_at: now.toISOString(),
        chats: chats.map((chat) => ({
          id: chat.id,
          title: chat.title,
          is_titled_by_person: chat.is_titled_by_person,
          created_at: chat.created_at.toISOString(),
          updated_at: chat.updated_at.toISOString(),
          shown_message_id: chat.shown_message_id,
          messages: messagesOf.get(chat.id) ?? [],
        })),
      };
    });

const messageOf = (
  row: ChatMessageRow,
  seal: KeyedHash,
  attachments: readonly ExportedFile[] | undefined,
): ExportedMessage => {
  const { sender, content, state, origins, edit } = row;
  const parts = row.parts as unknown[];
  return {
    id: row.id,
    parent_id: row.parent_id,
    sender,
    content,
    parts,
    state,
    origins,
    edit,
    // An answer that is still being written leaves as far as it is stored.
    status: row.status === "running" ? "interrupted" : row.status,
    ...(attachments !== undefined && { attachments: [...attachments] }),
    timestamp: row.created_at.toISOString(),
    seal: sealOf(seal, { sender, content, parts, state, origins, edit }),
  };
};
