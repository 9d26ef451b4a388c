import type { Message, MessageReply } from "@propertyvr/contracts";
import { createPool, type Db, type Tables } from "@propertyvr/database";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { Kysely, PostgresDialect } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cuttableLine, type CuttableLine } from "../../platform/http/testing/cuttable-line.ts";
import {
  ChatBrowser,
  addUser,
  startChatServer,
  type ChatServer,
  type Stream,
} from "./testing/chat-app.ts";

let database: TestDatabase;
let line: CuttableLine;
let userId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const { hostname, port } = new URL(database.url);
  line = await cuttableLine({ host: hostname, port: Number(port) });
  userId = await addUser(database);
});

afterAll(async () => {
  await line.close();
  await database.close();
});

/** A server whose database can be taken away. */
const startOnLine = async (outageMs: number) => {
  const url = new URL(database.url);
  url.host = `127.0.0.1:${String(line.port)}`;
  const pool = createPool({ databaseUrl: url.href });
  // As build-app does: a connection that breaks in a transaction costs that transaction only.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const server = await startChatServer(database, { paceMs: 20, db, timing: { outageMs } });
  return { server, caller: new ChatBrowser(server, userId), close: () => closeBoth(server, db) };
};
const closeBoth = async (server: ChatServer, db: Db) => {
  await server.close();
  await db.destroy();
};

const hasText = (stream: Stream) => stream.text.length > 8;
const answerOf = async (caller: ChatBrowser, chatId: string) =>
  (await caller.json<Message[]>("GET", `/api/chats/${chatId}/messages`)).at(-1)!;

it("during a short outage of the database the viewer stays, and the answer becomes whole", async () => {
  const { caller, close } = await startOnLine(20_000);
  const chatId = await caller.newChat();
  const stream = await (await caller.stream(chatId, "condo around Ari")).readUntil(hasText);
  await line.cut();
  await line.mend();
  await stream.readAll();
  const answer = await answerOf(caller, chatId);
  expect([answer.status, answer.content]).toEqual(["done", stream.text]);
  expect(stream.seen.map(({ seq }) => seq)).toEqual(stream.seen.map((_, index) => index + 1));
  await close();
});

it("a long outage of the database ends the reply as interrupted once it is back, and the process lives", async () => {
  const { caller, close } = await startOnLine(150);
  const chatId = await caller.newChat();
  const stream = await (await caller.stream(chatId, "condo around Ari")).readUntil(hasText);
  await line.cut();
  await new Promise((resolve) => setTimeout(resolve, 600));
  const refused = await caller.request("GET", "/api/chats");
  expect(refused.status).toBe(503);
  await line.mend();
  await stream.readAll();
  expect(stream.events.slice(-2).map(({ type }) => type)).toEqual(["abort", "finish"]);
  const answer = await answerOf(caller, chatId);
  expect([answer.status, answer.content]).toEqual(["interrupted", stream.text]);
  const path = `/api/chats/${chatId}/messages`;
  expect((await caller.json<MessageReply>("POST", path, { message: "condo" })).status).toBe("done");
  await close();
});
