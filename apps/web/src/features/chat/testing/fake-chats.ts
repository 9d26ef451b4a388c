import type { Chat, Message, RunEvent, SendMessage } from "@propertyvr/contracts";
import { vi } from "vitest";
import { anong } from "../../../testing/people.ts";
import { onTheWire, sampleEvents } from "./sample-run.ts";

type FakeResponse = Response | Promise<Response>;
export interface CapturedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly lastEventId: string | null;
  /** The header with a key of the person's own. */
  readonly ownKey: string | null;
}

export const json = (body: unknown, status = 200): Response =>
  new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json" },
  });

export const refusal = (status: number, code: string, more: object = {}): Response =>
  json(
    { type: "about:blank", title: code, status, detail: code, code, request_id: "r", ...more },
    status,
  );

export const chatCalled = (title: string, id = "c1"): Chat => ({
  id,
  title,
  created_at: "2026-11-20T05:00:00.000Z",
  updated_at: "2026-11-20T05:00:00.000Z",
});

/** An event stream a test writes to as it likes. */
export function openStream() {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (made) => void (controller = made) });
  let seq = 0;
  return {
    response: new Response(body, { headers: { "content-type": "text/event-stream" } }),
    send: (...events: readonly RunEvent[]) => {
      for (const event of events) {
        seq += 1;
        controller.enqueue(new TextEncoder().encode(onTheWire(event, seq)));
      }
    },
    close: () => controller.close(),
  };
}

/** A whole reply at once, to whatever was said. */
export function wholeReply(said: SendMessage, parts: Message["parts"] = []): Response {
  const stream = openStream();
  stream.send(...replyEvents(said, parts));
  stream.close();
  return stream.response;
}

export function replyEvents(said: SendMessage, parts: Message["parts"] = []): readonly RunEvent[] {
  const events = sampleEvents(["Here ", "you ", "are."]);
  return events.flatMap((event): readonly RunEvent[] => {
    if (event.type === "data-part") return [];
    if (event.type === "start") {
      const user = event.messageMetadata.user_message;
      const spoken = {
        ...user,
        content: said.message,
        client_id: said.client_id ?? null,
        ...(said.criteria && ({ kind: "edit" } as const)),
      };
      return [{ ...event, messageMetadata: { run_id: "r1", user_message: spoken } }];
    }
    if (event.type !== "finish") return [event];
    const { message } = event.messageMetadata;
    const [prose] = message.parts;
    return [
      {
        type: "finish",
        messageMetadata: { message: { ...message, parts: prose ? [prose, ...parts] : parts } },
      },
    ];
  });
}

/** Stands in for the server: a signed-in person and whatever the test answers; the rest is not found. */
export function fakeChats(
  answers: Readonly<Record<string, (asked: CapturedRequest) => FakeResponse>>,
) {
  const asked: CapturedRequest[] = [];
  localStorage.clear();
  localStorage.setItem("language", "en");
  localStorage.setItem("session_token", "t1");
  localStorage.setItem("user", JSON.stringify(anong));
  const all: typeof answers = {
    "GET /api/auth/me": () => json(anong),
    "GET /api/chats": () => json([]),
    ...answers,
  };
  vi.stubGlobal("fetch", async (input: string, init: RequestInit = {}) => {
    const method = init.method ?? "GET";
    const { pathname } = new URL(input, "http://localhost");
    const body = typeof init.body === "string" ? JSON.parse(init.body) : {};
    const headers = new Headers(init.headers);
    const lastEventId = headers.get("last-event-id");
    const ownKey = headers.get("x-provider-key");
    const request: CapturedRequest = { method, path: pathname, body, lastEventId, ownKey };
    asked.push(request);
    return all[`${method} ${pathname}`]?.(request) ?? refusal(404, "not_found");
  });
  return {
    asked,
    of: (method: string, path: string) =>
      asked.filter((each) => each.method === method && each.path === path),
  };
}
