import type { Message } from "@propertyvr/contracts";
import type { ConversationState, CriteriaEdit } from "@propertyvr/vocabulary";
import { useEffect, useMemo, useRef, useState } from "react";
import { isProblem } from "../../lib/api/index.ts";
import { useCopyTime } from "../../lib/copy-times.ts";
import { useT } from "../../lib/i18n/index.ts";
import { showToast } from "../../ui/index.ts";
import type { SendOutcome } from "../../lib/edit-by-hand.ts";
import type { ChatActions } from "./actions/chat-actions.tsx";
import type { Say } from "./answer-parts.tsx";
import { draftPlace, sayIntoDraft, takeBackSent, tapPlace } from "./drafts.ts";
import { filesAgain, type SentFiles } from "./files/draft-files.ts";
import { chatMessages } from "./messages.ts";
import { useMessages, useShowVersion } from "./queries.ts";
import type { LiveRun } from "./stream/chat-runs.ts";
import { type ShownMessage, shownMessages } from "./stream/shown-messages.ts";
import { tellOtherTabs, useChatRuns, useLiveRun } from "./stream/use-chat-runs.ts";
import { type Saying, type MessageSending, useSend } from "./use-send.ts";
import { useStable } from "./use-stable.ts";

/** How long to wait before asking again about a run the server has no events of. */
const LOST_PAUSE_MS = 2_000;

/** A tap, on a chip or a choice, whose message could not be sent. */
export interface UnsentTap {
  readonly text: string;
  readonly edit: CriteriaEdit | undefined;
  /** The newest message then: once there is another, it arrived after all. */
  readonly after: string | undefined;
}

export interface Conversation {
  readonly shown: readonly ShownMessage[];
  /** What stands after the newest answer; null before the first. */
  readonly state: ConversationState | null;
  /** The reply being written, if this page watches one. */
  readonly live: LiveRun | null;
  /** Nothing can be sent now: a reply is pending. */
  readonly isReplying: boolean;
  readonly load: "ready" | "loading" | "failed" | "missing";
  readonly reload: () => void;
  /** Says something the person typed; given back to the box when it cannot be sent. */
  readonly say: (text: string, files?: SentFiles) => Promise<SendOutcome>;
  /** The newest tap, where its message never arrived and nobody else tells so. */
  readonly unsent: UnsentTap | null;
  /** Says something in the person's name, e.g. because a chip was removed. */
  readonly sayFor: Say;
  readonly stop: () => void;
  readonly doing: ChatActions;
}

/** One chat with its stored messages and the reply that is being written. `chatId` null is a new chat. */
export function useConversation(
  chatId: string | null,
  userId: string,
  onCreated: (chatId: string) => void,
): Conversation {
  const t = useT(chatMessages);
  const runs = useChatRuns();
  const live = useLiveRun(runs, chatId);
  const messages = useMessages(chatId);
  const { data: stored, dataUpdatedAt, error, refetch } = messages;

  const isCopy = useCopyTime(chatId ?? "") !== undefined;

  useAttach(chatId, stored, dataUpdatedAt, refetch);
  useEffect(() => {
    // A copy says itself that it is one.
    if (error !== null && !isCopy && !isProblem(error, "not_found")) {
      showToast(t("chat.toast.messages"), { kind: "error" });
    }
  }, [error, isCopy, t]);

  useEffect(() => {
    const isThere = (clientId: string): boolean =>
      stored?.some(({ client_id }) => client_id === clientId) ?? false;
    takeBackSent(draftPlace(userId, chatId), isThere);
    takeBackSent(tapPlace(userId, chatId), isThere);
  }, [userId, chatId, stored]);

  const [unsent, setUnsent] = useState<UnsentTap | null>(null);
  const { first, send } = useSend(chatId, userId, onCreated);
  const isReplying = (live !== null && !live.isOver) || first !== null;

  const overlay = first ?? (isStoredSince(live, dataUpdatedAt) ? null : live);
  const shown = useMemo(() => shownMessages(stored ?? [], overlay), [stored, overlay]);
  const newest = shown.at(-1)?.message.id;

  return {
    shown,
    state: stateAfter(shown),
    live: first ?? live,
    isReplying,
    load: loadOf(chatId, messages, shown.length > 0),
    reload: () => void refetch(),
    say: useStable(async (text: string, files?: SentFiles) => {
      if (isReplying) {
        sayIntoDraft(draftPlace(userId, chatId), text);
        return "busy";
      }
      setUnsent(null);
      return send({ text, isTyped: true, files });
    }),
    unsent: isReplying || unsent?.after !== newest ? null : unsent,
    sayFor: useStable(async (text: string, edit?: CriteriaEdit, isQuiet?: boolean) => {
      if (isReplying) return "busy";
      setUnsent(null);
      const sent = await send({ text, isTyped: false, edit, isQuiet });
      if (sent === "failed" && isQuiet !== true) setUnsent({ text, edit, after: newest });
      return sent;
    }),
    doing: useMessageDoing({ chatId, shown, isReplying, send }),
    stop: useStable(() => {
      if (chatId === null) return;
      const stop = async (): Promise<void> => {
        const isStopped = await runs.stop(chatId);
        if (!isStopped) showToast(t("chat.stop.failed"), { kind: "error" });
      };
      void stop();
    }),
  };
}

/** What is done with stored messages; the same functions for the life of the chat's screen. */
function useMessageDoing(now: {
  chatId: string | null;
  shown: readonly ShownMessage[];
  isReplying: boolean;
  send: MessageSending["send"];
}): ChatActions {
  const { chatId, shown, isReplying, send } = now;
  const { mutateAsync } = useShowVersion(chatId);
  const isUnderway = useRef(false);
  /** A second tap may come before the first is drawn. */
  const once = async (saying: Saying): Promise<SendOutcome> => {
    if (isReplying || isUnderway.current) return "busy";
    isUnderway.current = true;
    try {
      return await send(saying);
    } finally {
      isUnderway.current = false;
    }
  };
  const retry = useStable((answerId: string) => {
    const at = shown.findIndex(({ message }) => message.id === answerId);
    const question = shown[at - 1]?.message;
    if (question === undefined) return;
    const files = filesAgain(question.attachments);
    void once({ text: question.content, isTyped: false, retryOf: answerId, files });
  });
  const resend = useStable((questionId: string, text: string) => {
    const question = shown.find(({ message }) => message.id === questionId)?.message;
    const files = filesAgain(question?.attachments);
    return once({ text, isTyped: false, replaces: questionId, files });
  });
  const showVersion = useStable(async (messageId: string): Promise<boolean> => {
    try {
      await mutateAsync(messageId);
      if (chatId !== null) tellOtherTabs(chatId);
      return true;
    } catch {
      return false;
    }
  });
  return useMemo(() => ({ retry, resend, showVersion }), [retry, resend, showVersion]);
}

function stateAfter(shown: readonly ShownMessage[]): ConversationState | null {
  return shown.findLast(({ message }) => message.state !== null)?.message.state ?? null;
}

/** The stored list was read after the run had ended: it tells all there is. */
function isStoredSince(live: LiveRun | null, readAtMs: number): boolean {
  return live !== null && live.endedAtMs !== null && readAtMs >= live.endedAtMs;
}

function loadOf(
  chatId: string | null,
  { isPending, isPaused, error }: { isPending: boolean; isPaused: boolean; error: unknown },
  hasShown: boolean,
): Conversation["load"] {
  if (chatId === null) return "ready";
  if (isProblem(error, "not_found")) return "missing";
  if (hasShown) return "ready";
  if (error !== null || isPaused) return "failed";
  return isPending ? "loading" : "ready";
}

/** A reply that was going on when the chat was opened is watched from here too. */
function useAttach(
  chatId: string | null,
  stored: readonly Message[] | undefined,
  readAt: number,
  refetch: () => Promise<unknown>,
): void {
  const runs = useChatRuns();
  const running = stored?.findLast(({ sender, status }) => sender === "ai" && status === "running");
  const runId = running?.run_id ?? null;
  const messageId = running?.id ?? "";
  useEffect(() => {
    if (chatId === null || runId === null || readAt === 0) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = async (): Promise<void> => {
      const { kind } = await runs.attach(chatId, runId, messageId);
      if (kind === "lost") timer = setTimeout(() => void refetch(), LOST_PAUSE_MS);
    };
    void watch();
    return () => clearTimeout(timer);
  }, [runs, chatId, runId, messageId, readAt, refetch]);
}
