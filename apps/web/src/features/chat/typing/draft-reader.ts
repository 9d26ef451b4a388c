import type { DraftToRead, ReadDraft, ReaderMessage, ReadRequest } from "./protocol.ts";

/** The worker, as far as it is used here. */
export interface ReadingPort {
  postMessage: (request: ReadRequest) => void;
  addEventListener: (
    type: "message" | "error",
    listener: (event: { readonly data?: unknown }) => void,
  ) => void;
  removeEventListener: ReadingPort["addEventListener"];
}

/** A worker that has said that it can read. */
export interface ReadyPort {
  readonly port: ReadingPort;
  readonly readLimit: number;
}

export interface DraftReaderPorts {
  /** Never settles where no worker could be had: then nothing is read. */
  readonly ready: Promise<ReadyPort>;
  /** Calls back at the next frame; the answer takes it back. */
  readonly nextFrame: (work: () => void) => () => void;
  readonly onRead: (read: ReadDraft, of: DraftToRead) => void;
}

export interface DraftReader {
  /** Has the newest draft read. One that came before and is not answered yet never will be. */
  readonly read: (draft: DraftToRead) => void;
  readonly close: () => void;
}

/**
 * Asks the worker about the newest draft: one question at a time, at most one a frame.
 * An answer to an older draft is dropped.
 */
export function createDraftReader({ ready, nextFrame, onRead }: DraftReaderPorts): DraftReader {
  let seq = 0;
  let newest: DraftToRead | null = null;
  let isWaiting = false;
  let isAsking = false;
  let isClosed = false;
  let worker: ReadyPort | null = null;
  let cancelFrame: (() => void) | null = null;

  const ask = (): void => {
    if (worker === null || newest === null || !isWaiting || isAsking || cancelFrame !== null)
      return;
    const { port, readLimit } = worker;
    cancelFrame = nextFrame(() => {
      cancelFrame = null;
      if (newest === null) return;
      isWaiting = false;
      isAsking = true;
      // What stands behind the limit is not read; half a novel need not cross over.
      port.postMessage({ ...newest, text: newest.text.slice(0, readLimit), seq });
    });
  };
  const onMessage = ({ data }: { readonly data?: unknown }): void => {
    const message = data as ReaderMessage;
    if (message.kind !== "read") return;
    isAsking = false;
    if (message.seq === seq && newest !== null) onRead(message.draft, newest);
    ask();
  };

  const begin = async (): Promise<void> => {
    const started = await ready;
    if (isClosed) return;
    worker = started;
    started.port.addEventListener("message", onMessage);
    ask();
  };
  void begin();
  return {
    read(draft) {
      seq += 1;
      newest = draft;
      isWaiting = true;
      ask();
    },
    close() {
      isClosed = true;
      cancelFrame?.();
      worker?.port.removeEventListener("message", onMessage);
      worker = null;
    },
  };
}
