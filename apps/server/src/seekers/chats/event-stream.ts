import type { FastifyReply } from "fastify";
import type { LoggedEvent } from "./fold-events.ts";

/** A viewer that lets so much pile up is cut off; it comes back to where it was. */
const UNREAD_MAX_BYTES = 4 * 1024 * 1024;

const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-cache, no-transform",
  "x-accel-buffering": "no",
  "x-vercel-ai-ui-message-stream": "v1",
} as const;

/** A reply's events on their way to one viewer. */
export interface EventStream {
  readonly send: (events: readonly LoggedEvent[]) => void;
  /** Says that the reply has ended, and hangs up. */
  readonly done: () => void;
  /** Hangs up without a word: the viewer asks again. */
  readonly cut: () => void;
  /** Aborted when the viewer has left or the stream has ended. */
  readonly signal: AbortSignal;
}

/** Takes the connection over and opens an event stream on it, kept alive by comments. */
export function openEventStream(reply: FastifyReply, keepAliveMs: number): EventStream {
  reply.hijack();
  const { raw } = reply;
  const closed = new AbortController();
  const keepAlive = setInterval(() => void raw.write(": still here\n\n"), keepAliveMs);
  keepAlive.unref();
  const close = () => {
    clearInterval(keepAlive);
    closed.abort();
  };
  raw.once("close", close);
  // A viewer that is gone is no fault.
  raw.on("error", close);
  raw.writeHead(200, HEADERS);
  raw.flushHeaders();
  const isOpen = () => !closed.signal.aborted && !raw.writableEnded;
  return {
    signal: closed.signal,
    send: (events) => {
      if (!isOpen()) return;
      raw.write(events.map(framed).join(""));
      if (raw.writableLength > UNREAD_MAX_BYTES) raw.destroy();
    },
    done: () => {
      if (isOpen()) raw.end("data: [DONE]\n\n");
      close();
    },
    cut: () => {
      if (isOpen()) raw.end();
      close();
    },
  };
}

const framed = ({ seq, event }: LoggedEvent): string =>
  `id: ${String(seq)}\ndata: ${JSON.stringify(event)}\n\n`;
