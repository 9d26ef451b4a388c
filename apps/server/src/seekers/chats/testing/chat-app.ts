import type { Chat, RunEvent } from "@propertyvr/contracts";
import type { TestDatabase } from "@propertyvr/database/testing";
import { ok } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import { randomBytes, randomUUID } from "node:crypto";
import { pino } from "pino";
import { createHttpApp } from "../../../platform/http/http-app.ts";
import { keyedHash } from "../../../platform/secrets/keyed-hash.ts";
import type { ChatDeps, RunTiming } from "../chat-deps.ts";
import { chatRoutes, type Chats } from "../chats.route.ts";
import { transferRoutes } from "../transfer.route.ts";
import type { RunKeeper } from "../run-keeper.ts";
import { createFakeAssistant, type FakeAssistant } from "./fake-assistant.ts";

/** One server process: its app listens on a free port of this machine. */
export interface ChatServer {
  readonly app: FastifyInstance;
  readonly keeper: RunKeeper;
  readonly sweepChats: Chats["sweepChats"];
  readonly assistant: FakeAssistant;
  readonly url: string;
  readonly close: () => Promise<void>;
}

export interface ChatServerOptions {
  readonly paceMs?: number;
  readonly timing?: Partial<RunTiming>;
  readonly isOnlyInstance?: boolean;
  readonly db?: ChatDeps["db"];
  readonly now?: () => Date;
}

const TIMING: Partial<RunTiming> = { flushMs: 5, toolWaitMs: 0, tailMs: 10, keepAliveMs: 1_000 };

/** Who calls is said by the header `x-user`; real sign-in is another room's. */
export async function startChatServer(
  database: TestDatabase,
  options: ChatServerOptions = {},
): Promise<ChatServer> {
  const assistant = createFakeAssistant();
  const app = createHttpApp({
    log: pino({ level: "silent" }),
    authenticate: (request) =>
      Promise.resolve(
        ok({ id: String(request.headers["x-user"]), role: "seeker" as const, sessionId: "s" }),
      ),
    trustProxy: 0,
    publicUrl: "https://homes.example",
    checksReplies: true,
    page: () => undefined,
  });
  const db = options.db ?? database.db;
  const clock = { now: options.now ?? (() => new Date()) };
  const { pool } = database;
  const jobs = { enqueue: () => Promise.resolve() };
  const seal = keyedHash("test", "chat-export");
  transferRoutes(app, { db, pool, clock, jobs, seal, enforcesDailyLimits: false });
  const { keeper, sweepChats } = chatRoutes(app, {
    db,
    clock,
    random: { uuid: () => randomUUID(), bytes: (size) => randomBytes(size) },
    log: app.log,
    assistant: assistant.ports,
    isOnlyInstance: options.isOnlyInstance ?? false,
    paceMs: options.paceMs,
    timing: { ...TIMING, ...options.timing },
  });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  return { app, keeper, sweepChats, assistant, url, close: () => app.close() };
}

export async function addUser(database: TestDatabase): Promise<string> {
  const id = randomUUID();
  await database.db
    .insertInto("users")
    .values({ id, name: "Nok", email: `${id}@example.com`, password_hash: "x" })
    .execute();
  return id;
}

export interface ReceivedEvent {
  readonly seq: number | null;
  readonly event: RunEvent;
}

/** A person's browser, as far as a chat needs one. */
export class ChatBrowser {
  readonly server: ChatServer;
  readonly userId: string;

  constructor(server: ChatServer, userId: string) {
    this.server = server;
    this.userId = userId;
  }

  request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return fetch(`${this.server.url}${path}`, {
      method,
      headers: {
        "x-user": this.userId,
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  async json<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await this.request(method, path, body);
    return (await response.json()) as T;
  }

  async newChat(): Promise<string> {
    return (await this.json<Chat>("POST", "/api/chats", {})).id;
  }

  stream(chatId: string, message: string, more: Record<string, unknown> = {}): Promise<Stream> {
    return this.open("POST", `/api/chats/${chatId}/messages`, { message, ...more });
  }

  attach(chatId: string, runId: string, after?: number): Promise<Stream> {
    const headers: Record<string, string> =
      after === undefined ? {} : { "last-event-id": String(after) };
    return this.open("GET", `/api/chats/${chatId}/runs/${runId}/events`, undefined, headers);
  }

  private async open(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Stream> {
    const response = await this.request(method, path, body, {
      accept: "text/event-stream",
      ...headers,
    });
    if (response.status !== 200 || response.body === null) {
      throw new Error(`${String(response.status)} ${await response.text()}`);
    }
    return new Stream(response);
  }
}

/** An open event stream, read as far as one likes. */
export class Stream {
  readonly headers: Headers;
  readonly seen: ReceivedEvent[] = [];
  isDone = false;
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  #rest = "";

  constructor(response: Response) {
    if (response.body === null) throw new Error("no body");
    this.headers = response.headers;
    this.#reader = response.body.getReader();
  }

  get events(): readonly RunEvent[] {
    return this.seen.map(({ event }) => event);
  }

  get text(): string {
    return this.events.map((event) => (event.type === "text-delta" ? event.delta : "")).join("");
  }

  get runId(): string {
    const start = this.events.find((event) => event.type === "start");
    if (start === undefined) throw new Error("no start event yet");
    return start.messageMetadata.run_id;
  }

  get lastSeq(): number {
    return this.seen.at(-1)?.seq ?? 0;
  }

  /** Reads until `isEnough`, or the end. */
  async readUntil(isEnough: (stream: Stream) => boolean): Promise<this> {
    const decoder = new TextDecoder();
    while (!isEnough(this)) {
      const { done, value } = await this.#reader.read();
      if (done) return this;
      this.#take(decoder.decode(value, { stream: true }));
    }
    return this;
  }

  readAll(): Promise<this> {
    return this.readUntil(() => false);
  }

  async cut(): Promise<void> {
    await this.#reader.cancel().catch(() => undefined);
  }

  #take(text: string): void {
    const blocks = (this.#rest + text).split("\n\n");
    this.#rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const id = /^id: (\d+)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data === "[DONE]") this.isDone = true;
      else if (data !== undefined) {
        const seq = id === undefined ? null : Number(id);
        this.seen.push({ seq, event: JSON.parse(data) as RunEvent });
      }
    }
  }
}
