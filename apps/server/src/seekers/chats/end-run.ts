import type { PlaceWords } from "@propertyvr/assistant";
import type { Message, RunEvent } from "@propertyvr/contracts";
import type { Db, RunStatus } from "@propertyvr/database";
import type { ConversationState, Origins } from "@propertyvr/vocabulary";
import { sql } from "kysely";
import { branchTo, versionsOf } from "./branch.ts";
import { lockChat, type Trx } from "./chat-store.ts";
import { titleAfter } from "./chat-title.ts";
import { clampEvents, foldEvents, type LoggedEvent } from "./fold-events.ts";
import { messageOf, type ChatMessageRow } from "./message-row.ts";
import { listPlaces } from "./message-store.ts";

/** The conversation after a turn. */
export interface TurnOutcome {
  readonly state: ConversationState;
  readonly origins: Origins;
}

export interface ChatRunEnd {
  readonly runId: string;
  readonly chatId: string;
  readonly status: Exclude<RunStatus, "running">;
  readonly now: Date;
  /** Only this owner may end it; absent for a stop and for the reaper. */
  readonly owner?: string;
  /** Events that the owner has written and not stored yet. */
  readonly pending?: readonly LoggedEvent[];
  readonly outcome?: TurnOutcome | null;
  /** Stop: what the person has seen. Characters of prose, UTF-16 units. */
  readonly seenChars?: number | undefined;
  /** With "failed": what a viewer is shown. */
  readonly errorText?: string;
  /** For the reaper: only where the owner has been silent since then. */
  readonly isStillStale?: (trx: Trx) => Promise<boolean>;
  /** For the title of the chat. */
  readonly placeWords: PlaceWords;
}

export type Ended =
  | { readonly kind: "ended"; readonly message: Message; readonly events: readonly LoggedEvent[] }
  /** Another process ended it before. */
  | { readonly kind: "already" }
  | { readonly kind: "gone" };

/**
 * Ends a run in one transaction: the log gets its last events, the message its parts, the run its
 * status. The first to lock the run's row decides; nothing is written to it afterwards.
 */
export const endRun = (db: Db, end: ChatRunEnd): Promise<Ended> =>
  db.transaction().execute(async (trx) => {
    const chat = await lockChat(trx, end.chatId);
    if (chat === undefined) return { kind: "gone" };
    const run = await trx
      .selectFrom("runs")
      .select(["status", "owner", "ai_message_id", "state", "origins"])
      .where("id", "=", end.runId)
      .forUpdate()
      .executeTakeFirst();
    if (run === undefined) return { kind: "gone" };
    if (run.status !== "running") return { kind: "already" };
    if (end.owner !== undefined && run.owner !== end.owner) return { kind: "already" };
    if (end.isStillStale && !(await end.isStillStale(trx))) return { kind: "already" };
    const stored = await readLog(trx, end.runId);
    const storedSeq = stored.at(-1)?.seq ?? 0;
    // A commit whose answer was lost may have stored some of it already.
    const pending = (end.pending ?? []).filter(({ seq }) => seq > storedSeq);
    const log = [...stored, ...pending];
    const lastSeq = log.at(-1)?.seq ?? 0;
    const kept = await clampLog(trx, end, log);
    const written = foldEvents(kept.map(({ event }) => event));
    const outcome = end.outcome ?? { state: run.state, origins: run.origins };
    const answer = { ...written, ...outcome };
    const all = await listPlaces(trx, end.chatId);
    const row = await storeAnswer(trx, run.ai_message_id, end.status, answer);
    const message = messageOf(row, versionsOf(all).get(row.id));
    const title =
      end.status === "done" || end.status === "stopped"
        ? await titleAfter(trx, chat, branchTo(all, row.id), end.placeWords)
        : null;
    const bytes = Buffer.byteLength(JSON.stringify(answer));
    const last = numbered(lastSeq, [
      ...(written.openTextId === null
        ? []
        : [{ type: "text-end", id: written.openTextId } as const]),
      ...(title === null ? [] : [{ type: "data-chat-title", data: { title } } as const]),
      ...endEvents(end, message),
    ]);
    await insertEvents(trx, end.runId, [...pending, ...last]);
    await trx
      .updateTable("runs")
      .set({ status: end.status, ended_at: sql`now()` })
      .where("id", "=", end.runId)
      .execute();
    await trx
      .updateTable("chats")
      .set({
        updated_at: end.now,
        stored_bytes: sql`stored_bytes + ${bytes}`,
        ...(title !== null && { title }),
      })
      .where("id", "=", end.chatId)
      .execute();
    return { kind: "ended", message, events: [...(end.pending ?? []), ...last] };
  });

export const readLog = async (db: Db, runId: string, after = 0): Promise<LoggedEvent[]> => {
  const rows = await db
    .selectFrom("run_events")
    .select(["seq", "event"])
    .where("run_id", "=", runId)
    .where("seq", ">", after)
    .orderBy("seq")
    .execute();
  return rows.map(({ seq, event }) => ({ seq, event: event as RunEvent }));
};

export const numbered = (lastSeq: number, events: readonly RunEvent[]): readonly LoggedEvent[] =>
  events.map((event, index) => ({ seq: lastSeq + 1 + index, event }));

const insertEvents = async (trx: Trx, runId: string, events: readonly LoggedEvent[]) => {
  await trx
    .insertInto("run_events")
    .values(events.map(({ seq, event }) => ({ run_id: runId, seq, event: JSON.stringify(event) })))
    .execute();
};

/** After a stop the log ends where the person's view ended, so that a replay does not bring the text back. */
const clampLog = async (
  trx: Trx,
  { runId, seenChars }: ChatRunEnd,
  log: readonly LoggedEvent[],
): Promise<readonly LoggedEvent[]> => {
  if (seenChars === undefined) return log;
  const { kept, cut } = clampEvents(log, seenChars);
  if (kept.length === log.length && cut === null) return log;
  await trx
    .deleteFrom("run_events")
    .where("run_id", "=", runId)
    .where("seq", ">", kept.at(-1)?.seq ?? 0)
    .execute();
  if (cut !== null) {
    await trx
      .updateTable("run_events")
      .set({ event: JSON.stringify(cut.event) })
      .where("run_id", "=", runId)
      .where("seq", "=", cut.seq)
      .execute();
  }
  return kept;
};

const storeAnswer = async (
  trx: Trx,
  id: string,
  status: RunStatus,
  answer: {
    readonly content: string;
    readonly parts: unknown;
    readonly state: unknown;
    readonly origins: unknown;
  },
): Promise<ChatMessageRow> => {
  const isUnderstood = answer.state !== null;
  return trx
    .updateTable("messages")
    .set({
      content: answer.content,
      parts: JSON.stringify(answer.parts),
      state: isUnderstood ? JSON.stringify(answer.state) : null,
      origins: isUnderstood ? JSON.stringify(answer.origins) : null,
      status,
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
};

const endEvents = ({ status, errorText }: ChatRunEnd, message: Message): readonly RunEvent[] => {
  const finish: RunEvent = { type: "finish", messageMetadata: { message } };
  if (status === "done") return [finish];
  if (status === "failed") return [{ type: "error", errorText: errorText ?? "" }, finish];
  return [{ type: "abort" }, finish];
};
