import type { Message } from "@propertyvr/contracts";
import type { LiveRun } from "./chat-runs.ts";

/** A message as the list draws it. */
export interface ShownMessage {
  /** Stays the same while a message goes from being sent to being stored, so that nothing is drawn anew. */
  readonly key: string;
  readonly message: Message;
  /** Being written right now by a run this page watches. */
  readonly isLive: boolean;
  /** Index of the part whose text still grows, or -1, and how much of it is shown. */
  readonly openPart: number;
  readonly visibleChars: number;
  /** Of an answer that is being written again: the one it is written in place of. */
  readonly instead?: ShownMessage;
}

const SETTLED = { isLive: false, openPart: -1, visibleChars: 0 } as const;

/**
 * The stored messages with the watched run laid over them. Each message appears
 * once: what the server has stored as ended wins over what was streamed.
 */
export function shownMessages(
  all: readonly Message[],
  live: LiveRun | null,
): readonly ShownMessage[] {
  const stored = keptBeside(all, live);
  const question = live === null ? null : questionOf(live);
  const answer = live === null ? null : answerOf(live, stored);
  const instead = all.find(({ id }) => id === live?.outgoing?.retryOf);
  const shown: ShownMessage[] = [];
  let questionKey = "";
  const add = (message: Message, drawn: Omit<ShownMessage, "key" | "message"> = SETTLED): void => {
    if (message.sender === "user") questionKey = message.client_id ?? message.id;
    const key = message.sender === "user" ? questionKey : `${questionKey}:answer`;
    shown.push({
      key,
      message,
      isLive: drawn.isLive,
      openPart: drawn.openPart,
      visibleChars: drawn.visibleChars,
      ...(drawn.isLive &&
        instead !== undefined && { instead: { ...SETTLED, key, message: instead } }),
    });
  };
  let hasQuestion = question === null;
  let hasAnswer = answer === null;
  for (const message of stored) {
    if (question !== null && isSame(message, question)) hasQuestion = true;
    if (answer !== null && message.id === answer.message.id) {
      hasAnswer = true;
      const isEnded = message.status !== "running" && answer.isLive;
      if (isEnded) add(message);
      else add(answer.message, answer);
    } else add(message);
  }
  if (question !== null && !hasQuestion) add(question);
  if (answer !== null && !hasAnswer) add(answer.message, answer);
  return shown;
}

/** What stays where something new stands in place of a stored message: all before that. */
function keptBeside(stored: readonly Message[], live: LiveRun | null): readonly Message[] {
  const { retryOf, replaces } = live?.outgoing ?? {};
  const at = stored.findIndex(({ id }) => id === (retryOf ?? replaces));
  return at === -1 ? stored : stored.slice(0, at);
}

/** The stored list once a run has told its truth: replaced in place or appended. */
export function storeRun(stored: readonly Message[], live: LiveRun): readonly Message[] {
  return shownMessages(stored, live)
    .filter(({ isLive, message }) => !isLive && !message.id.startsWith("local:"))
    .map(({ message }) => message);
}

function isSame(stored: Message, question: Message): boolean {
  if (stored.id === question.id) return true;
  return stored.client_id !== null && stored.client_id === question.client_id;
}

function questionOf({ view, outgoing, chatId, startedAt }: LiveRun): Message | null {
  if (view.userMessage !== null) return view.userMessage;
  if (outgoing === null || outgoing.retryOf !== undefined) return null;
  return {
    id: `local:${outgoing.client_id ?? startedAt}`,
    chat_id: chatId,
    sender: "user",
    content: outgoing.message,
    parts: [],
    timestamp: startedAt,
    sessionId: outgoing.sessionId ?? null,
    client_id: outgoing.client_id ?? null,
    run_id: null,
    status: "done",
    state: null,
    ...(outgoing.criteria !== undefined && { kind: "edit" }),
    ...(outgoing.shown !== undefined && { attachments: outgoing.shown }),
  };
}

function answerOf(
  { view, chatId, startedAt, isOver }: LiveRun,
  stored: readonly Message[],
): Omit<ShownMessage, "key"> {
  if (view.message !== null) return { message: view.message, ...SETTLED };
  const id = view.messageId ?? "local:answer";
  const known = stored.find((message) => message.id === id);
  const streamed = view.parts.map(({ part }) => part);
  // A replay starts over: what the server had stored meanwhile stands until it is caught up.
  const isBehind = known !== undefined && proseLength(known.parts) > proseLength(streamed);
  const openPart = isBehind
    ? -1
    : view.parts.findIndex(({ visibleChars }) => visibleChars !== null);
  return {
    message: {
      id,
      chat_id: chatId,
      sender: "ai",
      content: "",
      parts: isBehind ? known.parts : streamed,
      timestamp: known?.timestamp ?? startedAt,
      sessionId: null,
      client_id: null,
      run_id: view.runId,
      status: "running",
      state: null,
    },
    isLive: !isOver,
    openPart,
    visibleChars: view.parts[openPart]?.visibleChars ?? 0,
  };
}

function proseLength(parts: Message["parts"]): number {
  return parts.reduce((sum, part) => sum + (part.type === "text" ? part.text.length : 0), 0);
}
