import { failureText, takeTurn, type Turn, type AnswerStream } from "@propertyvr/assistant";
import type { Message } from "@propertyvr/contracts";
import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseDown } from "../../platform/http/is-database-down.ts";
import type { ModelChoice } from "../models/pick-model.ts";
import type { ChatDeps } from "./chat-deps.ts";
import { listEarlier } from "./list-earlier.ts";
import type { RunBroadcast, LiveRuns } from "./live-runs.ts";
import { retryingPorts, retryWhileDatabaseDown } from "./retry-while-database-down.ts";
import { appendEvents } from "./run-store.ts";
import { writeAnswer, type WrittenAnswer } from "./write-answer.ts";

/** What is answered, for whom, and by which model. */
export interface ToAnswer {
  readonly turn: Turn;
  readonly wanted: ModelChoice;
  readonly userId: string;
}

/** The job of one reply, from the turn to its end; whatever happens, it ends. Never rejects. */
export async function writeRun(
  deps: ChatDeps,
  runs: LiveRuns,
  live: RunBroadcast,
  asked: ToAnswer,
): Promise<void> {
  const { log } = deps;
  try {
    const signal = AbortSignal.any([live.signal, runs.closing]);
    const written = await write(deps, runs, live, { ...asked, signal });
    if (signal.aborted) await runs.followEnd(live);
    else {
      const answer = await finish(runs, live, written);
      if (answer !== null) await deps.onAnswered?.({ ...asked, chatId: live.chatId, answer });
    }
  } catch (error) {
    if (runs.closing.aborted) return;
    const isOutage = isDatabaseDown(error);
    if (isOutage) log.warn({ run: live.id }, "a reply was interrupted: the database went away");
    else log.error({ err: error, run: live.id }, "a reply failed");
    await giveUp(runs, live, isOutage ? "interrupted" : "failed", asked.turn);
  }
}

const write = async (
  { db, assistant, paceMs, respondWith }: ChatDeps,
  { owner, timing }: LiveRuns,
  live: RunBroadcast,
  { turn, wanted, userId, signal }: ToAnswer & { readonly signal: AbortSignal },
): Promise<WrittenAnswer> => {
  const ports = retryingPorts(assistant, { waitMs: timing.toolWaitMs, signal });
  const respond = await retryWhileDatabaseDown(
    async () => respondWith?.({ ...wanted, userId, chatId: live.chatId, signal }),
    { ms: timing.outageMs, signal },
  );
  const leaning =
    respond === undefined ? turn : await withEarlier(db, turn, timing.outageMs, signal);
  const answer = takeTurn(ports, leaning, respond);
  const isPaced = paceMs !== undefined && paceMs > 0;
  return writeAnswer(live, isPaced ? paced(answer, paceMs, signal) : answer, {
    flushMs: timing.flushMs,
    store: (events, outcome) =>
      retryWhileDatabaseDown(() => appendEvents(db, { runId: live.id, owner }, events, outcome), {
        ms: timing.outageMs,
        signal,
      }),
  });
};

/** What came before is read for whoever goes by it: the built-in assistant goes by the state alone. */
const withEarlier = async (
  db: ChatDeps["db"],
  turn: Turn,
  ms: number,
  signal: AbortSignal,
): Promise<Turn> => ({
  ...turn,
  earlier: await retryWhileDatabaseDown(() => listEarlier(db, turn.messageId), { ms, signal }),
});

/** The stored answer; null where somebody else had ended the run. */
const finish = async (
  runs: LiveRuns,
  live: RunBroadcast,
  { pending }: WrittenAnswer,
): Promise<Message | null> => {
  const end = {
    runId: live.id,
    chatId: live.chatId,
    status: "done",
    owner: runs.owner,
    pending,
  } as const;
  const ended = await retryWhileDatabaseDown(() => runs.end(end), {
    ms: runs.timing.outageMs,
    signal: runs.closing,
  });
  if (ended.kind === "ended") return ended.message;
  await runs.followEnd(live);
  return null;
};

const giveUp = async (
  runs: LiveRuns,
  live: RunBroadcast,
  status: "interrupted" | "failed",
  turn: Turn,
): Promise<void> => {
  const errorText = failureText(turn.language ?? "en");
  const ended = await runs.endAtLast({ runId: live.id, chatId: live.chatId, status, errorText });
  if (ended?.kind === "already") await runs.followEnd(live).catch(() => runs.letGo(live));
  else if (ended === null) runs.letGo(live);
};

/** An answer that takes its time: one word each `paceMs`, so that a reply lasts while it is watched or cut. */
async function* paced(answer: AnswerStream, paceMs: number, signal: AbortSignal): AnswerStream {
  for await (const step of answer) {
    if (step.type !== "text") {
      yield step;
      continue;
    }
    for (const delta of step.delta.match(/\s*\S{1,8}|\s+$/g) ?? []) {
      yield { ...step, delta };
      await sleep(paceMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
    }
  }
}
