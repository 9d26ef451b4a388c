import { mayAskOfFiles, type TurnAttachment } from "@propertyvr/assistant";
import type { ChatLimit, MessageFileFault, RunEvent } from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import type { CriteriaEdit } from "@propertyvr/vocabulary";
import {
  filesFault,
  filesOfMessages,
  filesOfTurn,
  lastFiles,
  joinFiles,
  type MessageFiles,
} from "../attachments/message-files.ts";
import { branchTo, shownEnd, versionsOf, type BranchNode } from "./branch.ts";
import { chatLimit, findLiveRun, lockChat, type Trx } from "./chat-store.ts";
import {
  findByClientId,
  findStart,
  giveUpClientId,
  insertRun,
  type NewAnswer,
} from "./insert-run.ts";
import { countRequest } from "../models/usage-store.ts";
import type { ChatRow, ChatMessageRow } from "./message-row.ts";
import {
  findMessage,
  listPlaces,
  stateAfter,
  type PlacedRow,
  type TalkSoFar,
} from "./message-store.ts";

/** What is to be answered: a new question, or the question of an earlier answer again. */
export type RunQuestion =
  | {
      readonly kind: "new";
      readonly id: string;
      readonly text: string;
      readonly edited?: CriteriaEdit | undefined;
      /** The question that this one replaces; absent: it follows what the chat shows. */
      readonly replaces?: string | undefined;
      readonly files?: MessageFiles | undefined;
    }
  | { readonly kind: "again"; readonly answerId: string };

export interface NewRun extends NewAnswer {
  readonly userId: string;
  readonly question: RunQuestion;
}

/** A run that the caller must write, with its question and the conversation it continues. */
export interface BegunRun extends TalkSoFar {
  readonly kind: "begun";
  readonly start: RunEvent;
  readonly question: {
    readonly id: string;
    readonly text: string;
    readonly edited?: CriteriaEdit | undefined;
    readonly attachments: readonly TurnAttachment[];
    /** Of the last message with files before it, where it has none and may ask about them. */
    readonly earlierFiles: readonly TurnAttachment[];
  };
}

export type Begun =
  | BegunRun
  /** The same client_id came before, and its answer did not break off as the last of the chat. */
  | { readonly kind: "same"; readonly runId: string }
  | { readonly kind: "busy"; readonly runId: string }
  | { readonly kind: "full"; readonly limit: ChatLimit }
  | { readonly kind: "files"; readonly fault: MessageFileFault }
  | { readonly kind: "not_found" };

/**
 * Stores the question, the empty answer, the run and its first event in one transaction. The lock of the
 * chat serialises parallel sends, so that a repeated client_id finds its run. With `isRetry` the run may
 * exist already: the answer to its commit was lost.
 */
export const beginRun = (
  db: Db,
  run: NewRun,
  { isRetry }: { readonly isRetry: boolean } = { isRetry: false },
): Promise<Begun> =>
  db.transaction().execute(async (trx) => {
    const chat = await lockChat(trx, run.chatId, run.userId);
    if (chat === undefined) return { kind: "not_found" };
    const begun = isRetry ? await findStart(trx, run.runId) : undefined;
    if (begun !== undefined) return begunWith(trx, await listPlaces(trx, run.chatId), begun);
    const same = await findByClientId(trx, run);
    const all = await listPlaces(trx, run.chatId);
    // The same message sent again after its answer broke off still needs an answer.
    const brokeOff = same?.status === "interrupted" && all.at(-1)?.id === same.ai_message_id;
    if (same !== undefined && !brokeOff) return { kind: "same", runId: same.id };
    if (same !== undefined) await giveUpClientId(trx, same.ai_message_id);
    const asked = same === undefined ? run : { ...run, question: againAfter(same.ai_message_id) };
    const live = await findLiveRun(trx, run.chatId);
    if (live !== undefined) return { kind: "busy", runId: live };
    const added = asked.question.kind === "again" ? 1 : 2;
    const limit = await chatLimit(trx, { userId: run.userId, messages: all.length + added });
    if (limit !== undefined) return { kind: "full", limit };
    const { files = NO_FILES } = asked.question.kind === "new" ? asked.question : {};
    const fault = await filesFault(trx, run.userId, files);
    if (fault !== undefined) return { kind: "files", fault };
    const question = await placeQuestion(trx, { chat, all, run: asked });
    if (question === undefined) return { kind: "not_found" };
    const isAgain = asked.question.kind === "again";
    const placed = isAgain ? all : [...all, question];
    const mayHaveFiles = isAgain || files.ids.length > 0;
    const attached = await filesOfMessages(trx, mayHaveFiles ? [question.id] : []);
    const start = await insertRun(trx, asked, question, {
      versions: versionsOf(placed).get(question.id),
      attachments: attached.get(question.id),
      bytes: isAgain ? 0 : bytesOf(question),
    });
    await countRequest(trx, run.userId, run.now);
    return begunWith(trx, placed, { question, start });
  });

const bytesOf = ({ content, edit }: Pick<ChatMessageRow, "content" | "edit">): number =>
  Buffer.byteLength(content) + Buffer.byteLength(edit === null ? "" : JSON.stringify(edit));

const NO_FILES: MessageFiles = { ids: [], shared: [] };

const againAfter = (answerId: string): RunQuestion => ({ kind: "again", answerId });

const begunWith = async (
  trx: Trx,
  all: readonly BranchNode[],
  { question, start }: { readonly question: ChatMessageRow; readonly start: RunEvent },
): Promise<BegunRun> => {
  const { id, content, edit, parent_id } = question;
  const hasFiles =
    start.type === "start" && start.messageMetadata.user_message.attachments !== undefined;
  const edited = (edit ?? undefined) as CriteriaEdit | undefined;
  const branch = branchTo(all, parent_id);
  const mayAsk = !hasFiles && edited === undefined && mayAskOfFiles(content);
  return {
    kind: "begun",
    start,
    question: {
      id,
      text: content,
      edited,
      attachments: hasFiles ? await filesOfTurn(trx, id) : [],
      earlierFiles: mayAsk ? await lastFiles(trx, branch) : [],
    },
    ...(await stateAfter(trx, branch)),
  };
};

/** The stored question of a run, inserted where it is new; undefined where the message it names does not exist. */
const placeQuestion = async (
  trx: Trx,
  {
    chat,
    all,
    run,
  }: { readonly chat: ChatRow; readonly all: readonly PlacedRow[]; readonly run: NewRun },
): Promise<ChatMessageRow | undefined> => {
  const find = (id: string, sender: ChatMessageRow["sender"]) =>
    all.find((message) => message.id === id && message.sender === sender);
  const { question } = run;
  if (question.kind === "again") {
    const questionId = find(question.answerId, "ai")?.parent_id ?? null;
    return questionId === null ? undefined : findMessage(trx, questionId);
  }
  const replaced = question.replaces === undefined ? undefined : find(question.replaces, "user");
  if (question.replaces !== undefined && replaced === undefined) return undefined;
  const follows = replaced ? replaced.parent_id : shownEnd(all, chat.shown_message_id);
  const edit = question.edited === undefined ? null : JSON.stringify(question.edited);
  const row = await trx
    .insertInto("messages")
    .values({
      id: question.id,
      chat_id: run.chatId,
      parent_id: follows,
      sender: "user",
      content: question.text,
      edit,
      session_id: run.sessionId,
      client_id: run.clientId,
      run_id: null,
      status: "done",
      created_at: run.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await joinFiles(trx, row.id, question.files ?? NO_FILES);
  return row;
};
