import type {
  FieldProblem,
  Message,
  MessageAttachment,
  MessageReply,
  RunEvent,
  SendMessage,
} from "@propertyvr/contracts";
import { EMPTY_RUN, applyRunEvent, finishRun, type RunView } from "./run-view.ts";
import { createSseParser } from "./sse-parser.ts";
import { within } from "./within.ts";

/** What came of asking the server for a stream. */
export type StreamAnswer =
  | { readonly kind: "stream"; readonly body: ReadableStream<Uint8Array> }
  | { readonly kind: "reply"; readonly reply: MessageReply }
  | {
      readonly kind: "problem";
      readonly status: number;
      readonly runId: string | null;
      /** Why, where the server says it in both languages. */
      readonly reason?: FieldProblem | undefined;
    }
  | { readonly kind: "unreachable" };

/** Something to say, or the question of an earlier answer, which is to be answered again. */
export type Outgoing = SendMessage & {
  readonly retryOf?: string;
  /** Its files as the bubble shows them until the message is stored. */
  readonly shown?: readonly MessageAttachment[];
};

export interface RunPorts {
  /** Says something and asks for the event stream. The same `client_id` again gives the same run. */
  readonly send: (chatId: string, outgoing: Outgoing, signal: AbortSignal) => Promise<StreamAnswer>;
  /** Watches a run from the event after `lastSeq` on. */
  readonly attach: (
    chatId: string,
    runId: string,
    lastSeq: number,
    signal: AbortSignal,
  ) => Promise<StreamAnswer>;
  /** Asks for the rest of a run to be left out, keeping what was seen. */
  readonly stop: (chatId: string, runId: string, seenChars: number) => Promise<Message>;
  /** Resolves after so many milliseconds, or at once when aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Tells when a broken connection may be worth a new try at once: back online, page in view again. */
  readonly onNudge: (nudge: () => void) => () => void;
}

export type RunOutcome =
  | { readonly kind: "finished"; readonly view: RunView }
  /** The message never reached the server, or was refused: the text belongs back in the box. */
  | {
      readonly kind: "not_sent";
      readonly status: number | null;
      readonly reason?: FieldProblem | undefined;
    }
  /** Another reply is being written in this chat. */
  | { readonly kind: "busy"; readonly runId: string }
  /** The server no longer knows the run: the stored messages tell how it ended. */
  | { readonly kind: "lost" }
  | { readonly kind: "left" };

/** `waiting` from a failure on until a connection stands again. */
export type Link = "connecting" | "open" | "waiting";

export interface FollowRun {
  readonly chatId: string;
  /** What to say; null to watch a run that goes on already (`view.runId`). */
  readonly outgoing: Outgoing | null;
  readonly view: RunView;
  readonly signal: AbortSignal;
  readonly ports: RunPorts;
  readonly onView: (view: RunView) => void;
  readonly onLink: (link: Link) => void;
}

const SEND_TRIES = 3;
/** Streams opened, so the message was probably taken: more patience, about a minute with the pauses. */
const TAKEN_TRIES = 10;
/** A stream begins at once, and a plain answer within 25 s: silence beyond that is no answer. */
const ANSWER_MS = 30_000;
/** Heartbeats come at least every 15 s; longer silence means the connection is dead. */
const STALL_MS = 20_000;
const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 8_000;

/**
 * Follows one run to its end over as many connections as it takes. Before the
 * run is known a lost POST is sent again under its `client_id`; after that the
 * run is watched from the last event seen, and only `signal` ends it early.
 * Where no run becomes known, the text is given back after so many tries.
 */
export async function followRun(options: FollowRun): Promise<RunOutcome> {
  const { signal, ports } = options;
  let view = options.view;
  let failures = 0;
  // A stream that opened means that the message was taken, even if it broke before saying so.
  let isTaken = view.runId !== null;
  const take = (next: RunView): void => {
    view = next;
    failures = 0;
    options.onView(next);
  };

  for (;;) {
    const connection = connect(options);
    let isSilent = false;
    try {
      if (failures === 0) options.onLink("connecting");
      const opened = await within(
        ANSWER_MS,
        ports.wait,
        open(options, view, connection.signal),
        () => {
          isSilent = true;
          connection.cut();
        },
      );
      if (signal.aborted) return { kind: "left" };
      switch (opened.kind) {
        case "reply":
          if (opened.reply.status !== "running") {
            take(
              finishRun(
                { ...view, userMessage: opened.reply.userMessage },
                opened.reply.aiResponse,
              ),
            );
            return { kind: "finished", view };
          }
          isTaken = true;
          take({ ...view, runId: opened.reply.run_id, userMessage: opened.reply.userMessage });
          break;
        case "stream":
          options.onLink("open");
          isTaken = true;
          await readEvents(opened.body, connection, ports, (seq, event) => {
            take(applyRunEvent(view, seq, event));
            return view.message === null;
          });
          if (view.message !== null) return { kind: "finished", view };
          break;
        case "problem": {
          const verdict = judge(opened, view);
          if (verdict !== null) return verdict;
          break;
        }
        case "unreachable":
          break;
      }
    } finally {
      connection.close();
    }
    if (signal.aborted) return { kind: "left" };
    failures += 1;
    // Whoever waited that long is told, rather than made to wait for another try.
    if (!isTaken && (isSilent || failures >= SEND_TRIES)) return { kind: "not_sent", status: null };
    if (view.runId === null && failures >= TAKEN_TRIES) return { kind: "not_sent", status: null };
    options.onLink("waiting");
    await pause(options, Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS));
    if (signal.aborted) return { kind: "left" };
  }
}

/** What a refusal means; null where trying again may help. */
function judge(
  { status, runId: activeRunId, reason }: Extract<StreamAnswer, { kind: "problem" }>,
  view: RunView,
): RunOutcome | null {
  if (status >= 500 || status === 429) return null;
  if (view.runId !== null) return { kind: "lost" };
  if (status === 409 && activeRunId !== null) return { kind: "busy", runId: activeRunId };
  return { kind: "not_sent", status, reason };
}

async function open(options: FollowRun, view: RunView, signal: AbortSignal): Promise<StreamAnswer> {
  const { chatId, outgoing, ports } = options;
  if (view.runId !== null) return ports.attach(chatId, view.runId, view.lastSeq, signal);
  if (outgoing === null) return { kind: "problem", status: 404, runId: null };
  return ports.send(chatId, outgoing, signal);
}

interface StreamConnection {
  readonly signal: AbortSignal;
  readonly cut: () => void;
  readonly close: () => void;
}

/** One connection's life: ends with the run's own signal, a nudge, or a stall. */
function connect({ signal, ports }: FollowRun): StreamConnection {
  const controller = new AbortController();
  const cut = (): void => controller.abort();
  signal.addEventListener("abort", cut);
  if (signal.aborted) cut();
  const stopListening = ports.onNudge(cut);
  return {
    signal: controller.signal,
    cut,
    close: () => {
      signal.removeEventListener("abort", cut);
      stopListening();
      cut();
    },
  };
}

async function pause({ signal, ports }: FollowRun, ms: number): Promise<void> {
  const early = new AbortController();
  const wake = (): void => early.abort();
  const stopListening = ports.onNudge(wake);
  signal.addEventListener("abort", wake);
  await ports.wait(ms, early.signal);
  signal.removeEventListener("abort", wake);
  stopListening();
}

/** Reads until the stream ends, breaks, falls silent, or `take` has had enough. */
async function readEvents(
  body: ReadableStream<Uint8Array>,
  connection: StreamConnection,
  ports: RunPorts,
  take: (seq: number | null, event: RunEvent) => boolean,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parse = createSseParser();
  const stopReading = (): void => void reader.cancel().catch(() => undefined);
  connection.signal.addEventListener("abort", stopReading);
  try {
    for (;;) {
      const { done, value } = await within(STALL_MS, ports.wait, reader.read(), connection.cut);
      if (done || connection.signal.aborted) return;
      for (const { id, data } of parse(decoder.decode(value, { stream: true }))) {
        const event = readEvent(data);
        if (event !== null && !take(id, event)) return;
      }
    }
  } catch {
    // A broken connection is an everyday event: the caller attaches again.
  } finally {
    connection.signal.removeEventListener("abort", stopReading);
    stopReading();
  }
}

function readEvent(data: string): RunEvent | null {
  if (data === "[DONE]") return null;
  try {
    const event: unknown = JSON.parse(data);
    return typeof event === "object" && event !== null && "type" in event
      ? (event as RunEvent)
      : null;
  } catch {
    return null;
  }
}

export const runFrom = (runId: string, messageId: string): RunView => ({
  ...EMPTY_RUN,
  runId,
  messageId,
});
