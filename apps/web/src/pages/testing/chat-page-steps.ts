import type { Message, SendMessage } from "@propertyvr/contracts";
import { fireEvent, screen } from "@testing-library/react";
import {
  type CapturedRequest,
  chatCalled,
  fakeChats,
  json,
} from "../../features/chat/testing/fake-chats.ts";
import { userMessage } from "../../features/chat/testing/sample-run.ts";

// The page is loaded before the first test, and a busy machine is no failure.
await import("../chat-page.tsx");

export const MESSAGES = "/api/chats/c1/messages";

export const box = () =>
  screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Your message" });
export const write = async (text: string) =>
  fireEvent.change(await box(), { target: { value: text } });
export const press = async (key: string, more: object = {}) =>
  fireEvent.keyDown(await box(), { key, ...more });
export const say = async (text: string) => {
  await write(text);
  await press("Enter");
};

export const saidIn = (asked: CapturedRequest): SendMessage => asked.body as unknown as SendMessage;

/** A person with one chat, c1, that holds these messages. */
export const oneChat = (
  messages: () => Response | Promise<Response>,
  more: Parameters<typeof fakeChats>[0] = {},
) =>
  fakeChats({
    "GET /api/chats": () => json([chatCalled("2 bed near Asok")]),
    [`GET ${MESSAGES}`]: messages,
    ...more,
  });

/** An answer as the server has it. */
export const stored = (over: Partial<Message>): Message => ({
  ...userMessage,
  id: "m2",
  sender: "ai",
  client_id: null,
  run_id: "r1",
  parts: [{ type: "text", version: 1, text: "Here you are.", language: "en" }],
  ...over,
});
