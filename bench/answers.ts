import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { MESSAGES, QUESTIONS } from "./messages.ts";
import { spreadOf, type Spread } from "./timing.ts";

const ROUNDS = 3;
const ROUNDS_A_KIND = 6;
/** Longer than it takes until an account may write twice more: a chat and its message. */
const PAUSE_MS = 2_050;

export interface AnswerTimes {
  /** Until the first event of the stream is there. */
  readonly first: Spread;
  /** Until the stream has ended. */
  readonly whole: Spread;
  readonly answers: number;
}

/** Asks a running server in chats of a fresh account's own and follows each answer to its end. */
export async function timeAnswers(server: string): Promise<AnswerTimes> {
  return timeMessages(server, await signUp(server), MESSAGES, ROUNDS);
}

/** The same for each kind of question apart. */
export async function timeKinds(server: string): Promise<Readonly<Record<string, AnswerTimes>>> {
  const token = await signUp(server);
  const kinds: Record<string, AnswerTimes> = {};
  for (const [kind, messages] of Object.entries(QUESTIONS))
    kinds[kind] = await timeMessages(server, token, messages, ROUNDS_A_KIND);
  return kinds;
}

async function timeMessages(
  server: string,
  token: string,
  messages: readonly string[],
  rounds: number,
): Promise<AnswerTimes> {
  const first: number[] = [];
  const whole: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const message of messages) {
      const chat = await post<{ id: string }>(`${server}/api/chats`, { title: "bench" }, token);
      await pause(PAUSE_MS);
      const times = await follow(server, chat.id, message, token);
      // The first round warms both sides.
      if (round === 0) continue;
      first.push(times.firstMs);
      whole.push(times.wholeMs);
    }
  }
  return { first: spreadOf(first), whole: spreadOf(whole), answers: whole.length };
}

async function signUp(server: string): Promise<string> {
  const account = {
    name: "Bench",
    email: `bench-${randomUUID()}@example.com`,
    password: randomUUID(),
  };
  const session = await post<{ session_token: string }>(`${server}/api/auth/signup`, account);
  return session.session_token;
}

async function follow(
  server: string,
  chatId: string,
  message: string,
  token: string,
): Promise<{ firstMs: number; wholeMs: number }> {
  const start = performance.now();
  const reply = await send(`${server}/api/chats/${chatId}/messages`, { message }, token, {
    accept: "text/event-stream",
  });
  if (reply.body === null) throw new Error("The answer has no body.");
  let firstMs: number | undefined;
  for await (const chunk of reply.body) {
    if ((chunk as Uint8Array).length > 0) firstMs ??= performance.now() - start;
  }
  const wholeMs = performance.now() - start;
  return { firstMs: firstMs ?? wholeMs, wholeMs };
}

async function post<T>(url: string, body: object, token?: string): Promise<T> {
  return (await (await send(url, body, token)).json()) as T;
}

async function send(
  url: string,
  body: object,
  token?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const reply = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`);
  return reply;
}
