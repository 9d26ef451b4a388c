import type { Chat, Message } from "@propertyvr/contracts";
import type { SignedUp, TestApp } from "../../../platform/http/testing/test-app.ts";

/** The stored answer to the last of these messages, in a chat of their own. */
export async function answerTo(
  { app }: TestApp,
  { headers }: SignedUp,
  messages: readonly string[],
): Promise<Message> {
  const made = await app.inject({ method: "POST", url: "/api/chats", headers, payload: {} });
  const url = `/api/chats/${made.json<Chat>().id}/messages`;
  for (const message of messages)
    await app.inject({ method: "POST", url, headers, payload: { message } });
  const stored = await app.inject({ url, headers });
  const answer = stored.json<readonly Message[]>().at(-1);
  if (answer === undefined) throw new Error("no answer is stored");
  return answer;
}
