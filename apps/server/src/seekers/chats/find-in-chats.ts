import type { FoundMessage } from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import { sql } from "kysely";

const CHATS_MAX = 20;
/** A search of more words is none. */
const WORDS_MAX = 8;
/** Letters of an excerpt, about. */
const BEFORE = 40;
const AFTER = 110;

/**
 * The newest message of each chat of this person that has all the words, upper and lower case alike; Thai,
 * which has no spaces, as it is written. Temporary chats are not listed, so nothing is found in them.
 */
export async function findInChats(db: Db, userId: string, text: string): Promise<FoundMessage[]> {
  const words = text.split(/\s+/).slice(0, WORDS_MAX);
  const rows = await db
    .selectFrom("chats")
    .innerJoinLateral(
      (outer) =>
        outer
          .selectFrom("messages")
          .select(["messages.id as message_id", "content", "sender", "created_at", "position"])
          .whereRef("messages.chat_id", "=", "chats.id")
          .where((where) => where.and(words.map((word) => where("content", "ilike", like(word)))))
          .orderBy("position", "desc")
          .limit(1)
          .as("newest"),
      (join) => join.on(sql<boolean>`true`),
    )
    .select(["chats.id", "title", "message_id", "content", "sender", "newest.created_at"])
    .where("user_id", "=", userId)
    .where("is_temporary", "=", false)
    .where("deleted_at", "is", null)
    .orderBy("chats.updated_at", "desc")
    .limit(CHATS_MAX)
    .execute();
  return rows.map(({ id, title, message_id, content, sender, created_at: at }) => ({
    chat_id: id,
    title,
    message_id,
    excerpt: excerptOf(content, words[0] ?? ""),
    sender,
    timestamp: at.toISOString(),
  }));
}

/** A word as a pattern that has it anywhere, with its own signs for itself. */
const like = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** What stands around a word, from a space to a space where there is one near, in one line. */
function excerptOf(content: string, word: string): string {
  const line = content.replaceAll(/\s+/g, " ").trim();
  const at = Math.max(0, line.toLowerCase().indexOf(word.toLowerCase()));
  const start = at <= BEFORE ? 0 : spaceFrom(line, at - BEFORE, at);
  const rest = Array.from(line.slice(start))
    .slice(0, BEFORE + AFTER)
    .join("");
  const isWhole = start + rest.length >= line.length;
  return `${start > 0 ? "…" : ""}${rest.trim()}${isWhole ? "" : "…"}`;
}

/** The next begin of a word between two places; the first place where there is none, as in Thai. */
function spaceFrom(line: string, from: number, to: number): number {
  const space = line.indexOf(" ", from);
  if (space !== -1 && space < to) return space + 1;
  // Never between the halves of a sign, nor before a mark that stands on the letter before.
  const next = line.slice(from).search(/[^\p{M}\p{Cs}]/u);
  return from + Math.max(0, next);
}
