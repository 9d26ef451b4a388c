import type { Message, RunEvent } from "@propertyvr/contracts";
import type { CriteriaPart } from "@propertyvr/parts";
import { EMPTY_CRITERIA } from "@propertyvr/vocabulary";

export const userMessage: Message = {
  id: "m1",
  chat_id: "c1",
  sender: "user",
  content: "2 bed condo near BTS Asok",
  parts: [],
  timestamp: "2026-11-20T05:00:00.000Z",
  sessionId: null,
  client_id: "client-1",
  run_id: null,
  status: "done",
  state: null,
};

/** The events of a run that says these words, then shows what it understood. */
export function sampleEvents(words: readonly string[]): readonly RunEvent[] {
  const criteria: CriteriaPart = {
    type: "criteria",
    version: 1,
    criteria: { ...EMPTY_CRITERIA, types: ["condo"] },
    origins: {},
    implied_within_m: [],
    wishes: [],
    unread: [],
    unplaced: [],
  };
  return [
    {
      type: "start",
      messageId: "m2",
      messageMetadata: { run_id: "r1", user_message: userMessage },
    },
    { type: "text-start", id: "t" },
    ...words.map((delta): RunEvent => ({ type: "text-delta", id: "t", delta })),
    { type: "text-end", id: "t" },
    { type: "data-part", id: "p1", data: criteria },
    { type: "data-chat-title", data: { title: "2 bed near Asok" } },
    {
      type: "finish",
      messageMetadata: {
        message: {
          ...userMessage,
          id: "m2",
          sender: "ai",
          client_id: null,
          run_id: "r1",
          content: words.join(""),
          parts: [{ type: "text", version: 1, text: words.join(""), language: "en" }, criteria],
        },
      },
    },
  ];
}

/** One event as it stands on the wire. */
export const onTheWire = (event: RunEvent, seq: number): string =>
  `id: ${seq}\ndata: ${JSON.stringify(event)}\n\n`;
