import {
  type ChatLimit,
  chatLimitProblem,
  type MessageFileFault,
  messageFileProblem,
  type MessageReply,
  type RetryAnswer,
  type SendMessage,
} from "@propertyvr/contracts";
import { fail, ok, type CriteriaEdit, type Result } from "@propertyvr/vocabulary";
import type { z } from "zod";
import type { Failure } from "../../platform/http/failure.ts";
import { isId } from "../../platform/http/is-id.ts";
import type { ChatDeps } from "./chat-deps.ts";
import type { ModelChoice } from "../models/pick-model.ts";
import { foldEvents } from "./fold-events.ts";
import { getMessages } from "./message-store.ts";
import { findRun, type RunRow } from "./run-store.ts";
import type { RunRequest, RunKeeper } from "./run-keeper.ts";

export interface SendMessageRequest {
  readonly userId: string;
  readonly chatId: string;
  readonly body: z.output<typeof SendMessage>;
  /** A key of the person's own; it goes no further than the run. */
  readonly ownKey: string | undefined;
}

/** Which page sends it, and under which id it is the same sending. */
type MessageSender = Pick<SendMessageRequest["body"], "sessionId" | "client_id" | "model">;

const EMPTY_MESSAGE: Failure = {
  code: "invalid",
  detail: "Write a message first.",
  errors: [
    {
      pointer: "/message",
      field: "message",
      code: "empty",
      message: "Write a message first.",
      message_th: "พิมพ์ข้อความก่อน",
    },
  ],
};

/** Nothing more fits; the problem says in both languages what to delete. */
export const limitReached = (limit: ChatLimit): Failure => {
  const problem = chatLimitProblem(limit);
  return {
    code: "limit_reached",
    detail: problem.message,
    detailTh: problem.message_th,
    errors: [problem],
  };
};

const cannotGo = (fault: MessageFileFault): Failure => {
  const problem = messageFileProblem(fault);
  const { message: detail, message_th: detailTh } = problem;
  return { code: "invalid", detail, detailTh, errors: [problem] };
};

const filesOf = ({
  attachments = [],
  share_with_model: shared = [],
}: SendMessageRequest["body"]) => ({
  ids: [...new Set(attachments)],
  shared,
});

type Answering = { readonly db: ChatDeps["db"]; readonly keeper: RunKeeper };

/** Stores what was said and begins the reply; the run is found again under the same client_id. */
export async function sendMessage(
  deps: Answering,
  { body, ...asked }: SendMessageRequest,
): Promise<Result<RunRow, Failure>> {
  const files = filesOf(body);
  if (isBlank(body.message) && files.ids.length === 0) return fail(EMPTY_MESSAGE);
  if (!files.ids.every(isId)) return fail(cannotGo("gone"));
  if (body.replaces !== undefined && !isId(body.replaces)) return fail({ code: "not_found" });
  const { message: text, replaces, language } = body;
  const said = { kind: "new", text, edited: editOf(body), replaces, files } as const;
  return beginAnswer(deps, { ...asked, body }, { question: said, language });
}

/** Begins another answer to the question of one; the run is found again under the same client_id. */
export async function retryAnswer(
  deps: Answering,
  asked: Omit<SendMessageRequest, "body"> & {
    readonly answerId: string;
    readonly body: z.output<typeof RetryAnswer>;
  },
): Promise<Result<RunRow, Failure>> {
  const { answerId } = asked;
  if (!isId(answerId)) return fail({ code: "not_found" });
  return beginAnswer(deps, asked, {
    question: { kind: "again", answerId },
    language: asked.body.language,
  });
}

async function beginAnswer(
  { db, keeper }: Answering,
  {
    userId,
    chatId,
    body,
    ownKey,
  }: Omit<SendMessageRequest, "body"> & { readonly body: MessageSender },
  asked: Omit<RunRequest, "wanted">,
): Promise<Result<RunRow, Failure>> {
  if (!isId(chatId)) return fail({ code: "not_found" });
  await keeper.ready();
  const from = { sessionId: body.sessionId ?? null, clientId: body.client_id ?? null };
  const wanted: ModelChoice = { model: body.model, ownKey };
  const started = await keeper.start({ chatId, userId, ...from }, { ...asked, wanted });
  switch (started.kind) {
    case "not_found":
      return fail({ code: "not_found" });
    case "busy":
      return fail({ code: "run_active", run_id: started.runId });
    case "full":
      return fail(limitReached(started.limit));
    case "files":
      return fail(cannotGo(started.fault));
    case "closing":
      return fail({ code: "unavailable" });
    case "started":
      return ok(started.run);
    case "same": {
      const run = await findRun(db, { userId, chatId, runId: started.runId });
      return run === undefined ? fail({ code: "not_found" }) : ok(run);
    }
  }
}

function editOf({
  criteria,
  extensions,
  status,
  nice_to_have,
  place_refs,
}: SendMessageRequest["body"]): CriteriaEdit | undefined {
  if (criteria === undefined) return undefined;
  return { criteria, extensions, status, nice_to_have, place_refs };
}

/** What cannot be seen says nothing: white space, zero-width characters, controls. */
const isBlank = (text: string): boolean =>
  !/[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(text);

/** The JSON answer: waits for the end, and after a while says what stands. */
export async function awaitReply(
  { db, keeper }: { readonly db: ChatDeps["db"]; readonly keeper: RunKeeper },
  {
    userId,
    run,
    signal,
  }: { readonly userId: string; readonly run: RunRow; readonly signal: AbortSignal },
): Promise<Result<MessageReply, Failure>> {
  const { jsonWaitMs, tailMs } = keeper.timing;
  const live = keeper.find(run.id);
  if (live !== undefined) await live.whenOver(jsonWaitMs, signal);
  else await pollUntilOver(db, { userId, run, signal }, { jsonWaitMs, tailMs });
  const ids = [run.user_message_id, run.ai_message_id];
  const [userMessage, stored] = await getMessages(db, run.chat_id, ids);
  if (userMessage === undefined || stored === undefined) return fail({ code: "not_found" });
  const standing =
    stored.status === "running" && live !== undefined
      ? foldEvents(live.events.map(({ event }) => event))
      : null;
  const aiResponse =
    standing === null ? stored : { ...stored, content: standing.content, parts: standing.parts };
  return ok({ userMessage, aiResponse, status: aiResponse.status, run_id: run.id });
}

async function pollUntilOver(
  db: ChatDeps["db"],
  {
    userId,
    run,
    signal,
  }: { readonly userId: string; readonly run: RunRow; readonly signal: AbortSignal },
  { jsonWaitMs, tailMs }: { readonly jsonWaitMs: number; readonly tailMs: number },
): Promise<void> {
  const of = { userId, chatId: run.chat_id, runId: run.id };
  for (let waited = 0; waited < jsonWaitMs && !signal.aborted; waited += tailMs) {
    const now = await findRun(db, of);
    if (now === undefined || now.status !== "running") return;
    await new Promise((resolve) => setTimeout(resolve, tailMs));
  }
}
