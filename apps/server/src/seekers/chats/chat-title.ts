import { titleFor, type PlaceWords } from "@propertyvr/assistant";
import { EMPTY_CRITERIA, type ConversationState, type Language } from "@propertyvr/vocabulary";
import { sql } from "kysely";
import type { Trx } from "./chat-store.ts";
import { answerLanguage, type ChatRow } from "./message-row.ts";

/**
 * What a chat is to be called after a branch of it: the search of the newest answer there that has
 * one, else the first words said, or the first file sent. Null where it is called so already, or a person named it.
 */
export async function titleAfter(
  trx: Trx,
  chat: Pick<ChatRow, "title" | "is_titled_by_person">,
  branch: readonly string[],
  placeWords: PlaceWords,
): Promise<string | null> {
  const [first] = branch;
  if (chat.is_titled_by_person || first === undefined) return null;
  const searched = await newestSearch(trx, branch);
  const opening = await contentOf(trx, first);
  const { state = null, language = "en" } = searched ?? {};
  const title = titleFor(state, opening, language, placeWords);
  return title === "" || title === chat.title ? null : title;
}

/** With the language of its answer. */
const newestSearch = async (
  trx: Trx,
  branch: readonly string[],
): Promise<{ readonly state: ConversationState; readonly language: Language } | undefined> => {
  const row = await trx
    .selectFrom("messages")
    .select(["state", answerLanguage.as("language")])
    .where("id", "in", branch)
    .where(sql<boolean>`state -> 'criteria' <> ${JSON.stringify(EMPTY_CRITERIA)}::jsonb`)
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const state = row.state as ConversationState;
  return { state, language: row.language ?? "en" };
};

/** What was said, or else the first file that came instead of words. */
const contentOf = async (trx: Trx, id: string): Promise<string> => {
  const row = await trx
    .selectFrom("messages")
    .leftJoin("message_attachments as m", (join) =>
      join.onRef("m.message_id", "=", "messages.id").on("m.place", "=", 0),
    )
    .leftJoin("attachments as a", "a.id", "m.attachment_id")
    .select(["messages.content", "a.name as file"])
    .where("messages.id", "=", id)
    .executeTakeFirst();
  const content = row?.content ?? "";
  return content.trim() === "" ? (row?.file ?? "") : content;
};
