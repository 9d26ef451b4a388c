import type { Message } from "@propertyvr/contracts";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { afterAll, afterEach, beforeAll } from "vitest";
import {
  ChatBrowser,
  addUser,
  startChatServer,
  type ChatServer,
  type ChatServerOptions,
  type Stream,
} from "./chat-app.ts";

export interface RunTests {
  readonly database: () => TestDatabase;
  readonly userId: () => string;
  /** A server process of its own on the database of the file; ended after the test. */
  readonly start: (
    options?: ChatServerOptions,
  ) => Promise<{ readonly server: ChatServer; readonly caller: ChatBrowser }>;
  /** Ends one before that. */
  readonly end: (server: ChatServer) => Promise<void>;
}

/** One database and one person for a test file, and as many servers as its tests start. */
export function runTests(): RunTests {
  let database: TestDatabase;
  let userId = "";
  const servers: ChatServer[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    userId = await addUser(database);
  });
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()));
  });
  afterAll(() => database.close());
  return {
    database: () => database,
    userId: () => userId,
    start: async (options = {}) => {
      const server = await startChatServer(database, options);
      servers.push(server);
      return { server, caller: new ChatBrowser(server, userId) };
    },
    end: async (server) => {
      servers.splice(servers.indexOf(server), 1);
      await server.close();
    },
  };
}

export const messagesOf = (caller: ChatBrowser, chatId: string): Promise<Message[]> =>
  caller.json("GET", `/api/chats/${chatId}/messages`);

export const answerOf = async (caller: ChatBrowser, chatId: string): Promise<Message> => {
  const answer = (await messagesOf(caller, chatId)).at(-1);
  if (answer === undefined) throw new Error("no message is stored");
  return answer;
};

export const hasText =
  (length: number) =>
  (stream: Stream): boolean =>
    stream.text.length >= length;
export const hasStarted = (stream: Stream): boolean => stream.seen.length > 0;

/** A slow writer: a word each 10 ms, so that a reply lasts a few hundred. */
export const SLOW = { paceMs: 10 };

/** So slow that a reply is still being written when a test does something to it. */
export const LASTING = { paceMs: 100 };
