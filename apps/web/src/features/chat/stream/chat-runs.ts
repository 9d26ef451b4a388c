import {
  followRun,
  runFrom,
  type Link,
  type Outgoing,
  type RunOutcome,
  type RunPorts,
} from "./follow-run.ts";
import { EMPTY_RUN, finishRun, seenChars, type RunView } from "./run-view.ts";

/** A reply this page watches, as one immutable snapshot. */
export interface LiveRun {
  readonly chatId: string;
  /** What this page said; null where the reply was found going on. */
  readonly outgoing: Outgoing | null;
  readonly startedAt: string;
  readonly view: RunView;
  readonly link: Link;
  readonly isStopping: boolean;
  /** The stored message is in `view.message`; nothing more will come. */
  readonly isOver: boolean;
  /** When it was over, to tell whether the stored list was read after it. Milliseconds. */
  readonly endedAtMs: number | null;
}

export interface ChatRuns {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: (chatId: string) => LiveRun | null;
  /** Says something; resolves when the reply has ended or could not be had. */
  readonly send: (chatId: string, outgoing: Outgoing) => Promise<RunOutcome>;
  /** Watches a reply that goes on already. Nothing happens where it is watched. */
  readonly attach: (chatId: string, runId: string, messageId: string) => Promise<RunOutcome>;
  /** Ends the reply and keeps what was seen; false where the server could not be told. */
  readonly stop: (chatId: string) => Promise<boolean>;
  /** Forgets the chat, e.g. because it was cleared or deleted. */
  readonly forget: (chatId: string) => void;
  /** Forgets everything: somebody else is here. */
  readonly close: () => void;
}

export interface ChatRunsOptions {
  readonly ports: RunPorts;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called with each change of a run's stored truth: known to the server, title given, ended. */
  readonly onStored: (run: LiveRun) => void;
}

interface RunEntry {
  run: LiveRun;
  readonly controller: AbortController;
  isStopWanted: boolean;
}

/**
 * The replies this page watches, outside React: leaving a chat and coming back
 * finds its reply further on, because the connection never belonged to a screen.
 */
export function createChatRuns({ ports, now, onStored }: ChatRunsOptions): ChatRuns {
  const entries = new Map<string, RunEntry>();
  const listeners = new Set<() => void>();

  const change = (entry: RunEntry, patch: Partial<LiveRun>): void => {
    entry.run = { ...entry.run, ...patch };
    for (const listener of listeners) listener();
  };
  const drop = (chatId: string, entry: RunEntry): void => {
    entry.controller.abort();
    if (entries.get(chatId) !== entry) return;
    entries.delete(chatId);
    for (const listener of listeners) listener();
  };

  const end = (entry: RunEntry, view: RunView): void => {
    change(entry, { view, isOver: true, isStopping: false, endedAtMs: now() });
    onStored(entry.run);
  };

  const sendStop = async (entry: RunEntry): Promise<boolean> => {
    const { chatId, view } = entry.run;
    if (view.runId === null) {
      entry.isStopWanted = true;
      change(entry, { isStopping: true });
      return true;
    }
    entry.isStopWanted = false;
    change(entry, { isStopping: true });
    try {
      const message = await ports.stop(chatId, view.runId, seenChars(view));
      if (entries.get(chatId) !== entry || entry.run.isOver) return true;
      end(entry, finishRun(entry.run.view, message));
      entry.controller.abort();
      return true;
    } catch {
      change(entry, { isStopping: false });
      return entry.run.isOver;
    }
  };

  const takeView = (entry: RunEntry, view: RunView): void => {
    const before = entry.run.view;
    if (entry.run.isOver) return;
    change(entry, { view });
    const isNews = before.runId !== view.runId || before.title !== view.title;
    if (isNews && view.message === null) onStored(entry.run);
    if (entry.isStopWanted && view.runId !== null) void sendStop(entry);
  };

  const follow = async (
    chatId: string,
    outgoing: Outgoing | null,
    view: RunView,
  ): Promise<RunOutcome> => {
    entries.get(chatId)?.controller.abort();
    const entry: RunEntry = {
      run: newRun(chatId, outgoing, view, now()),
      controller: new AbortController(),
      isStopWanted: false,
    };
    entries.set(chatId, entry);
    change(entry, {});
    const outcome = await followRun({
      chatId,
      outgoing,
      view,
      ports,
      signal: entry.controller.signal,
      onView: (next) => takeView(entry, next),
      onLink: (link) => change(entry, { link }),
    });
    if (entry.run.isOver) return { kind: "finished", view: entry.run.view };
    if (outcome.kind === "finished") {
      end(entry, outcome.view);
    } else drop(chatId, entry);
    return outcome;
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: (chatId) => entries.get(chatId)?.run ?? null,
    send: (chatId, outgoing) => follow(chatId, outgoing, EMPTY_RUN),
    attach: async (chatId, runId, messageId) => {
      const current = entries.get(chatId)?.run;
      if (current !== undefined && (!current.isOver || current.view.runId === runId)) {
        return { kind: "left" };
      }
      return follow(chatId, null, runFrom(runId, messageId));
    },
    stop: async (chatId) => {
      const entry = entries.get(chatId);
      return entry === undefined || entry.run.isOver ? true : sendStop(entry);
    },
    forget: (chatId) => {
      const entry = entries.get(chatId);
      if (entry !== undefined) drop(chatId, entry);
    },
    close: () => {
      for (const [chatId, entry] of entries) drop(chatId, entry);
    },
  };
}

/** A run as it stands before anything is known of it. */
export function newRun(
  chatId: string,
  outgoing: Outgoing | null,
  view: RunView,
  nowMs: number,
): LiveRun {
  return {
    chatId,
    outgoing,
    startedAt: new Date(nowMs).toISOString(),
    view,
    link: "connecting",
    isStopping: false,
    isOver: false,
    endedAtMs: null,
  };
}
