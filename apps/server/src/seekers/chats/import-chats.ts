import {
  ACCOUNT_LIMITS,
  ExportedChat,
  type ExportedMessage,
  type ImportChats,
  type ImportReport,
} from "@propertyvr/contracts";
import { type Db, storableJson, storableText, unstorableText } from "@propertyvr/database";
import { Part } from "@propertyvr/parts/schemas";
import { lockAccount } from "../../accounts/account-store.ts";
import type { KeyedHash } from "../../platform/secrets/keyed-hash.ts";
import type { ReturningFile } from "../attachments/transfer-files.ts";
import { chatIdFor } from "./chat-id.ts";
import { countChats, dropDeleted, sumBytes, type Trx } from "./chat-store.ts";
import { chatOfConversation, type ImportLeftOut, NOTHING_LEFT_OUT } from "./foreign-chats.ts";
import { sealOf } from "./message-seal.ts";

export interface Importing {
  readonly userId: string;
  readonly given: ImportChats;
  readonly now: Date;
}

/**
 * Adds chats that an account exported before, or those of another product, all in one transaction.
 * Each goes by an id made of the account and its own id, so that importing it again finds it.
 */
export const importChats = (
  { db, seal }: { readonly db: Db; readonly seal: KeyedHash },
  { userId, given, now }: Importing,
): Promise<{ readonly report: ImportReport; readonly files: readonly ReturningFile[] }> => {
  const chats = Array.isArray(given) ? given : given.chats;
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, userId);
    const room = {
      chats: ACCOUNT_LIMITS.chats - (await countChats(trx, userId, false)),
      bytes: ACCOUNT_LIMITS.chatBytes - (await sumBytes(trx, userId)),
    };
    const files: ReturningFile[] = [];
    const report: ImportReport = {
      imported: 0,
      already: 0,
      skipped: [],
      left_out: { ...NOTHING_LEFT_OUT },
    };
    // Each is read when it is its turn: other requests have theirs in between.
    for (const each of chats) {
      const title = titleOf(each);
      const read = readChat(each, now);
      if (typeof read === "string") {
        report.skipped.push({ title, reason: read });
        continue;
      }
      const { chat, leftOut } = read;
      const id = chatIdFor(userId, `import ${chat.id}`);
      if (await isThere(trx, userId, [id, chat.id])) {
        report.already += 1;
        continue;
      }
      const rows = rowsOf(chat, { id, userId, seal });
      const bytes = rows.reduce((sum, row) => sum + bytesOf(row), 0);
      if (room.chats < 1 || room.bytes < bytes) {
        report.skipped.push({ title, reason: "no_room" });
        continue;
      }
      room.chats -= 1;
      room.bytes -= bytes;
      await dropDeleted(trx, userId, id);
      await insertChat(trx, { chat, id, userId, bytes, rows });
      files.push(...filesOf(chat, rows));
      report.imported += 1;
      for (const kind of LEFT_OUT) report.left_out[kind] += leftOut[kind];
    }
    return { report, files };
  });
};

/** The files of a chat that came with their bytes, of questions. */
const filesOf = (
  chat: ExportedChat,
  rows: readonly ImportedMessageRow[],
): readonly ReturningFile[] =>
  chat.messages.flatMap(({ sender, attachments = [] }, at) => {
    const messageId = rows[at]?.id;
    if (sender !== "user" || messageId === undefined) return [];
    return attachments.flatMap((file, place) =>
      file.data === null ? [] : [{ ...file, messageId, place }],
    );
  });

const LEFT_OUT = Object.keys(NOTHING_LEFT_OUT) as (keyof ImportLeftOut)[];

type Skipped = ImportReport["skipped"][number]["reason"];

const titleOf = (given: unknown): string => {
  const title =
    typeof given === "object" && given !== null && "title" in given ? given.title : undefined;
  return typeof title === "string" ? storableText(title.slice(0, 200)) : "";
};

interface ReadChat {
  readonly chat: ExportedChat;
  readonly leftOut: ImportLeftOut;
}

/** A chat that can be stored, or why not. */
const readChat = (given: unknown, now: Date): ReadChat | Skipped => {
  const isForeign = typeof given === "object" && given !== null && "mapping" in given;
  const foreign = isForeign ? chatOfConversation(given, now) : undefined;
  const chat = isForeign ? foreign?.chat : given;
  const isStorable = unstorableText(chat) === undefined;
  const read = ExportedChat.safeParse(isStorable ? chat : JSON.parse(storableJson(chat)));
  if (!read.success) return "broken";
  const { messages } = read.data;
  if (messages.length === 0) return "empty";
  if (messages.length > ACCOUNT_LIMITS.messagesPerChat) return "too_long";
  const before = new Set<string>();
  for (const { id, parent_id: parent } of messages) {
    if (before.has(id) || (parent !== null && !before.has(parent))) return "broken";
    before.add(id);
  }
  return { chat: read.data, leftOut: foreign?.leftOut ?? NOTHING_LEFT_OUT };
};

const isThere = async (trx: Trx, userId: string, ids: readonly string[]): Promise<boolean> => {
  const row = await trx
    .selectFrom("chats")
    .select("id")
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .where((where) => where.or(ids.map((id) => where(where.cast("id", "text"), "=", id))))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

type ImportedMessageRow = ReturnType<typeof rowsOf>[number];

const rowsOf = (
  chat: ExportedChat,
  of: { readonly id: string; readonly userId: string; readonly seal: KeyedHash },
) => {
  const idOf = (id: string): string => chatIdFor(of.userId, `import ${chat.id} ${id}`);
  return chat.messages.map((message) => ({
    ...contentOf(message, of.seal),
    id: idOf(message.id),
    chat_id: of.id,
    parent_id: message.parent_id === null ? null : idOf(message.parent_id),
    sender: message.sender,
    content: message.content,
    status: message.status === "running" ? ("interrupted" as const) : message.status,
    created_at: new Date(message.timestamp),
  }));
};

/** Parts and state as this server wrote them; of anybody else the words alone. */
const contentOf = (message: ExportedMessage, seal: KeyedHash) => {
  const parts = message.parts.map((part) => Part.safeParse(part));
  const isOurs = message.seal === sealOf(seal, message) && parts.every((part) => part.success);
  if (!isOurs) {
    const said =
      message.sender === "ai" && message.content !== "" ? [textPart(message.content)] : [];
    return { parts: storableJson(said), state: null, origins: null, edit: null };
  }
  return {
    parts: storableJson(message.parts),
    state: jsonOf(message.state),
    origins: jsonOf(message.origins),
    edit: jsonOf(message.edit),
  };
};

const jsonOf = (value: unknown): string | null => (value === null ? null : storableJson(value));

const textPart = (text: string): Part => ({
  type: "text",
  version: 1,
  text,
  language: /[\u0E01-\u0E5B]/.test(text) ? "th" : "en",
});

const bytesOf = (row: ImportedMessageRow): number =>
  [row.content, row.parts, row.state, row.origins, row.edit]
    .map((text) => Buffer.byteLength(text ?? ""))
    .reduce((sum, bytes) => sum + bytes, 0);

/** So many rows go to the database at once: it takes 65,535 values in a statement. */
const BATCH = 200;

const insertChat = async (
  trx: Trx,
  of: {
    readonly chat: ExportedChat;
    readonly id: string;
    readonly userId: string;
    readonly bytes: number;
    readonly rows: readonly ImportedMessageRow[];
  },
): Promise<void> => {
  const { chat, rows } = of;
  const shown = chat.messages.findIndex(({ id }) => id === chat.shown_message_id);
  await trx
    .insertInto("chats")
    .values({
      id: of.id,
      user_id: of.userId,
      title: chat.title,
      is_titled_by_person: chat.is_titled_by_person,
      stored_bytes: of.bytes,
      shown_message_id: rows[shown]?.id ?? null,
      created_at: new Date(chat.created_at),
      updated_at: new Date(chat.updated_at),
    })
    .execute();
  for (let at = 0; at < rows.length; at += BATCH) {
    await trx
      .insertInto("messages")
      .values(rows.slice(at, at + BATCH))
      .execute();
  }
};
