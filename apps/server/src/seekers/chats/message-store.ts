import type { PlaceWords } from "@propertyvr/assistant";
import type { Message } from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import type { ConversationState, Language, Origins } from "@propertyvr/vocabulary";
import { filesOfMessages } from "../attachments/message-files.ts";
import { branchTo, shownEnd, versionsOf, type BranchNode } from "./branch.ts";
import { findLiveRun, lockChat, type Trx } from "./chat-store.ts";
import { titleAfter } from "./chat-title.ts";
import { answerLanguage, messageOf, type ChatRow, type ChatMessageRow } from "./message-row.ts";

export type PlacedRow = BranchNode & Pick<ChatMessageRow, "sender">;

/** Every message of a chat, of all its branches, in the order they were written in: what each follows. */
export const listPlaces = (db: Db, chatId: string): Promise<PlacedRow[]> =>
  db
    .selectFrom("messages")
    .select(["id", "parent_id", "sender"])
    .where("chat_id", "=", chatId)
    .orderBy("position")
    .execute();

export const findMessage = (db: Db, id: string): Promise<ChatMessageRow | undefined> =>
  db.selectFrom("messages").selectAll().where("id", "=", id).executeTakeFirst();

/** The branch that a chat shows, oldest first. */
export const listShown = async (
  db: Db,
  chat: Pick<ChatRow, "id" | "shown_message_id">,
): Promise<readonly Message[]> => {
  const all = await listPlaces(db, chat.id);
  return readMessages(db, all, branchTo(all, shownEnd(all, chat.shown_message_id)));
};

/** These messages of a chat, oldest first. */
export const getMessages = async (
  db: Db,
  chatId: string,
  ids: readonly string[],
): Promise<readonly Message[]> => readMessages(db, await listPlaces(db, chatId), ids);

const readMessages = async (
  db: Db,
  all: readonly BranchNode[],
  ids: readonly string[],
): Promise<readonly Message[]> => {
  if (ids.length === 0) return [];
  const versions = versionsOf(all);
  const rows = await db
    .selectFrom("messages")
    .leftJoin("message_feedback as said", "said.message_id", "messages.id")
    .selectAll("messages")
    .select(["said.verdict", "said.reasons", "said.comment"])
    .where("messages.id", "in", ids)
    .orderBy("messages.position")
    .execute();
  const asked = rows.flatMap(({ id, sender }) => (sender === "user" ? [id] : []));
  const files = await filesOfMessages(db, asked);
  return rows.map(({ verdict, reasons, comment, ...row }) => ({
    ...messageOf(row, versions.get(row.id), files.get(row.id)),
    ...(verdict && reasons && { feedback: { verdict, reasons, comment: comment ?? "" } }),
  }));
};

export type ShowBranchResult =
  | { readonly kind: "shown"; readonly messages: readonly Message[] }
  | { readonly kind: "not_found" }
  | { readonly kind: "busy"; readonly runId: string };

/** From now on the chat shows this message and the newest that follows it, and is called after it; not while a reply is being written. */
export const showVersion = (
  db: Db,
  of: { readonly userId: string; readonly chatId: string; readonly messageId: string },
  placeWords: PlaceWords,
): Promise<ShowBranchResult> =>
  db.transaction().execute(async (trx) => {
    const chat = await lockChat(trx, of.chatId, of.userId);
    if (chat === undefined) return { kind: "not_found" };
    const all = await listPlaces(trx, chat.id);
    if (!all.some(({ id }) => id === of.messageId)) return { kind: "not_found" };
    const live = await findLiveRun(trx, chat.id);
    if (live !== undefined) return { kind: "busy", runId: live };
    const end = shownEnd(all, of.messageId);
    const branch = branchTo(all, end);
    const title = await titleAfter(trx, chat, branch, placeWords);
    await trx
      .updateTable("chats")
      .set({ shown_message_id: end, ...(title !== null && { title }) })
      .where("id", "=", chat.id)
      .execute();
    return { kind: "shown", messages: await readMessages(trx, all, branch) };
  });

export interface TalkSoFar {
  readonly state: ConversationState | null;
  readonly origins: Origins;
  /** null before the first answer. */
  readonly language: Language | null;
}

/** The conversation after the last of these messages that has a state, and the language it was answered in. */
export const stateAfter = async (trx: Trx, branch: readonly string[]): Promise<TalkSoFar> => {
  const row =
    branch.length === 0
      ? undefined
      : await trx
          .selectFrom("messages")
          .select(["state", "origins", answerLanguage.as("language")])
          .where("id", "in", branch)
          .where("state", "is not", null)
          .orderBy("position", "desc")
          .limit(1)
          .executeTakeFirst();
  return {
    state: (row?.state ?? null) as ConversationState | null,
    origins: (row?.origins as Origins | null | undefined) ?? {},
    language: row?.language ?? null,
  };
};
