import type { MessageReply } from "@propertyvr/contracts";
import { ownKeyHeaders } from "../../../lib/models/own-keys.ts";
import { call, endpoints, isProblem, openStream } from "../../../lib/api/index.ts";
import type { StreamAnswer, RunPorts } from "./follow-run.ts";

/** Runs over the real network. */
export const browserPorts: RunPorts = {
  send: (chatId, { retryOf, shown: _shown, ...said }, signal) =>
    opened(() => {
      const headers = ownKeyHeaders(said.model);
      const sent = { headers, signal };
      if (retryOf === undefined)
        return openStream(endpoints.sendMessage, { params: { id: chatId }, body: said, ...sent });
      const { client_id, sessionId, language, model } = said;
      const params = { id: chatId, messageId: retryOf };
      const body = { client_id, sessionId, language, model };
      return openStream(endpoints.retryAnswer, { params, body, ...sent });
    }),
  attach: (chatId, runId, lastSeq, signal) =>
    opened(() =>
      openStream(endpoints.runEvents, {
        params: { id: chatId, runId },
        signal,
        ...(lastSeq > 0 && { headers: { "last-event-id": String(lastSeq) } }),
      }),
    ),
  stop: (chatId, runId, seenChars) =>
    call(endpoints.stopRun, { params: { id: chatId, runId }, body: { seen_chars: seenChars } }),
  wait: (ms, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const timer = setTimeout(resolve, ms);
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
        resolve();
      });
    }),
  onNudge,
};

async function opened(open: () => Promise<Response>): Promise<StreamAnswer> {
  try {
    const response = await open();
    const type = response.headers.get("content-type") ?? "";
    if (type.includes("text/event-stream") && response.body !== null) {
      return { kind: "stream", body: response.body };
    }
    return { kind: "reply", reply: (await response.json()) as MessageReply };
  } catch (error) {
    if (isProblem(error) && error.status > 0) {
      return {
        kind: "problem",
        status: error.status,
        runId: error.runId ?? null,
        reason: error.errors[0],
      };
    }
    return { kind: "unreachable" };
  }
}

/** A page that was hidden this long may have had its connections silently cut. */
const HIDDEN_LONG_MS = 5_000;

function onNudge(nudge: () => void): () => void {
  let hiddenSince: number | null = null;
  const onVisibility = (): void => {
    if (document.visibilityState === "hidden") hiddenSince = Date.now();
    else {
      const wasLong = hiddenSince !== null && Date.now() - hiddenSince > HIDDEN_LONG_MS;
      hiddenSince = null;
      if (wasLong) nudge();
    }
  };
  window.addEventListener("online", nudge);
  document.addEventListener("visibilitychange", onVisibility);
  return () => {
    window.removeEventListener("online", nudge);
    document.removeEventListener("visibilitychange", onVisibility);
  };
}
