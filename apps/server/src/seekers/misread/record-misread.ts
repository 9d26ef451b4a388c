import type { AssistantPorts, Turn } from "@propertyvr/assistant";
import type { Message } from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import type { CriteriaEdit } from "@propertyvr/vocabulary";
import type { Clock, Log } from "../../platform/config/deps.ts";
import type { KeyedHash } from "../../platform/secrets/keyed-hash.ts";
import { countMisread } from "./misread-store.ts";
import { removedKeys, removedWords, unreadWords, type MisreadFinding } from "./misread-words.ts";

export interface MisreadDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly understand: AssistantPorts["understand"];
  readonly hash: KeyedHash;
}

/** A turn that was answered. */
export interface AnsweredTurn {
  readonly userId: string;
  readonly chatId: string;
  readonly turn: Turn;
  readonly answer: Message;
}

/**
 * Counts the words of a turn that were not understood as meant, unless the person has switched data
 * collection off. It stands beside the answer: where it fails, the answer stands all the same. Never rejects.
 */
export async function recordMisread(deps: MisreadDeps, answered: AnsweredTurn): Promise<void> {
  const { db, clock, log, hash } = deps;
  try {
    const found = await findMisread(deps, answered);
    if (found.length === 0 || !(await mayCount(db, answered.userId))) return;
    await countMisread(db, { userId: answered.userId, found, now: clock.now() }, hash);
  } catch (error) {
    log.warn({ err: error }, "misread words were not counted");
  }
}

const findMisread = async (
  deps: MisreadDeps,
  { chatId, turn, answer }: AnsweredTurn,
): Promise<readonly MisreadFinding[]> =>
  turn.edited === undefined
    ? unreadWords(answer)
    : findRemoved(deps, { chatId, turn, edited: turn.edited });

async function findRemoved(
  { db, understand }: MisreadDeps,
  { chatId, turn, edited }: { chatId: string; turn: Turn; edited: CriteriaEdit },
): Promise<readonly MisreadFinding[]> {
  const newest = await db
    .selectFrom("messages")
    .select("id")
    .where("chat_id", "=", chatId)
    .where("sender", "=", "user")
    .where("edit", "is", null)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const removed = removedKeys(turn, edited, newest?.id ?? null);
  if (removed.length === 0) return [];
  const messages = await db
    .selectFrom("messages")
    .select(["id", "content"])
    .where("chat_id", "=", chatId)
    .where(
      "id",
      "in",
      removed.map(({ messageId }) => messageId),
    )
    .execute();
  return messages.flatMap(({ id, content }) => {
    const keys = removed.flatMap(({ key, messageId }) => (messageId === id ? [key] : []));
    const { readings } = understand({
      text: content,
      ...(turn.language && { language: turn.language }),
    });
    return removedWords(readings, keys, edited);
  });
}

const mayCount = async (db: Db, userId: string): Promise<boolean> => {
  const row = await db
    .selectFrom("users")
    .select("preferences")
    .where("id", "=", userId)
    .executeTakeFirst();
  return row !== undefined && row.preferences["dataCollection"] !== false;
};
