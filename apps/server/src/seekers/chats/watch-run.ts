import { setTimeout as sleep } from "node:timers/promises";
import { readLog } from "./end-run.ts";
import type { LoggedEvent } from "./fold-events.ts";
import { getMessages } from "./message-store.ts";
import { findRun, type RunRow } from "./run-store.ts";
import type { Db } from "@propertyvr/database";
import type { RunKeeper } from "./run-keeper.ts";
import type { EventStream } from "./event-stream.ts";

export interface Watched {
  readonly userId: string;
  readonly run: RunRow;
  /** The last event the viewer has. */
  readonly after: number;
}

/**
 * Shows a run from the event after `after` to its end: from memory where this process writes it,
 * from the log otherwise. Ends with the stream; never throws for a viewer that left.
 */
export async function watchRun(
  { db, keeper }: { readonly db: Db; readonly keeper: RunKeeper },
  watched: Watched,
  stream: EventStream,
): Promise<void> {
  const live = keeper.find(watched.run.id);
  if (live !== undefined) {
    const leave = live.watch(watched.after, { take: stream.send, end: stream.done });
    stream.signal.addEventListener("abort", leave);
    return;
  }
  try {
    await tailLog(db, keeper.timing.tailMs, watched, stream);
  } catch {
    // The log cannot be read now: the viewer comes back to where it was.
    stream.cut();
  }
}

async function tailLog(
  db: Db,
  tailMs: number,
  { userId, run, after }: Watched,
  stream: EventStream,
): Promise<void> {
  let seen = after;
  while (!stream.signal.aborted) {
    // The status first: once it says "ended", the log read after it is complete.
    const now = await findRun(db, { userId, chatId: run.chat_id, runId: run.id });
    const events = await readLog(db, run.id, seen);
    stream.send(events);
    seen = events.at(-1)?.seq ?? seen;
    if (now === undefined || now.status !== "running") {
      if (now !== undefined && now.pruned_at !== null) stream.send(await storedEnd(db, now, seen));
      stream.done();
      return;
    }
    await sleep(tailMs, undefined, { signal: stream.signal }).catch(() => undefined);
  }
}

/** The events are dropped long after the end; the message holds the whole answer. */
async function storedEnd(db: Db, run: RunRow, seen: number): Promise<readonly LoggedEvent[]> {
  const ids = [run.user_message_id, run.ai_message_id];
  const [question, answer] = await getMessages(db, run.chat_id, ids);
  if (question === undefined || answer === undefined) return [];
  return [
    {
      seq: seen + 1,
      event: {
        type: "start",
        messageId: answer.id,
        messageMetadata: { run_id: run.id, user_message: question },
      },
    },
    { seq: seen + 2, event: { type: "finish", messageMetadata: { message: answer } } },
  ];
}
