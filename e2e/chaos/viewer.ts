import type { Chat, Message, RunEvent, Session } from "@propertyvr/contracts";
import { setTimeout as sleep } from "node:timers/promises";

const RETRY_MS = 100;
const GIVE_UP_MS = 60_000;

/** A person's browser: keeps its session while servers come and go, and follows replies like the web app does. */
export class Browser {
  #token = "";
  readonly #url: () => string;

  constructor(url: () => string) {
    this.#url = url;
  }

  async signUp(): Promise<void> {
    const form = { name: "Chaos", email: "chaos@example.com", password: "chaos-chaos" };
    const session = await this.json<Session>("POST", "/api/auth/signup", form);
    this.#token = session.session_token;
  }

  fetch(method: string, path: string, body?: unknown, more: RequestInit = {}): Promise<Response> {
    return fetch(`${this.#url()}${path}`, {
      ...more,
      method,
      headers: {
        ...(this.#token !== "" && { authorization: `Bearer ${this.#token}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(more.headers as Record<string, string> | undefined),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** Asks until the server answers: it may be down, or starting. */
  async json<T>(method: string, path: string, body?: unknown): Promise<T> {
    const until = Date.now() + GIVE_UP_MS;
    for (;;) {
      const response = await this.fetch(method, path, body).catch(() => undefined);
      if (response?.ok === true) return (await response.json()) as T;
      if (response !== undefined && response.status < 500) {
        throw new Error(`${method} ${path} answered ${String(response.status)}`);
      }
      if (Date.now() > until) throw new Error(`${method} ${path} was not answered in time`);
      await response?.body?.cancel();
      await sleep(RETRY_MS);
    }
  }

  /** A whole event stream, asked for again until it comes to its end. */
  async replay(path: string): Promise<string> {
    const until = Date.now() + GIVE_UP_MS;
    for (;;) {
      const text = await this.fetch("GET", path)
        .then((response) => response.text())
        .catch(() => "");
      if (text.endsWith("data: [DONE]\n\n")) return text;
      if (Date.now() > until) throw new Error(`${path} never came to its end`);
      await sleep(RETRY_MS);
    }
  }

  async newChat(): Promise<string> {
    return (await this.json<Chat>("POST", "/api/chats", {})).id;
  }

  messages(chatId: string): Promise<Message[]> {
    return this.json("GET", `/api/chats/${chatId}/messages`);
  }
}

/** One reply as a viewer sees it, over as many connections as it takes. */
export class Viewer {
  /** All deltas in the order they came; nothing is dropped, so a repeated one shows. */
  text = "";
  message: Message | null = null;
  connections = 0;
  readonly #browser: Browser;
  readonly #chatId: string;
  readonly #question: string;
  readonly #clientId: string;
  #runId: string | null = null;
  #lastSeq = 0;
  #loading: Promise<void> = Promise.resolve();
  #connection = new AbortController();

  constructor(browser: Browser, chatId: string, question: string, clientId: string) {
    this.#browser = browser;
    this.#chatId = chatId;
    this.#question = question;
    this.#clientId = clientId;
  }

  /** Follows the reply to its end. */
  async follow(): Promise<void> {
    const until = Date.now() + GIVE_UP_MS;
    while (!this.#isOver()) {
      if (Date.now() > until) throw new Error(`a reply did not end: ${this.text}`);
      await this.#loading;
      if (this.#isOver()) return;
      this.#connection = new AbortController();
      this.connections += 1;
      try {
        await this.#read(await this.#open());
      } catch {
        // Cut, refused, or the server is away: that is what this is about.
      }
      if (!this.#isOver()) await sleep(RETRY_MS);
    }
  }

  /** The network goes away under the connection that is open. */
  cut(): void {
    this.#connection.abort();
  }

  /** The page is loaded anew: what was seen is forgotten, and the stored messages tell what goes on. */
  async reload(): Promise<void> {
    if (this.#isOver()) return;
    this.cut();
    const load = async () => {
      const stored = (await this.#browser.messages(this.#chatId)).at(-1);
      this.text = "";
      this.#lastSeq = 0;
      // A message that never got there is said again, as the web app's outbox does.
      if (stored === undefined) return;
      this.#runId = stored.run_id;
      if (stored.status === "running") return;
      this.text = stored.content;
      this.message = stored;
    };
    this.#loading = load();
    await this.#loading;
  }

  #isOver(): boolean {
    return this.message !== null;
  }

  #open(): Promise<Response> {
    const accept = { accept: "text/event-stream" };
    const { signal } = this.#connection;
    if (this.#runId === null) {
      const body = { message: this.#question, client_id: this.#clientId };
      const path = `/api/chats/${this.#chatId}/messages`;
      return this.#browser.fetch("POST", path, body, { headers: accept, signal });
    }
    const path = `/api/chats/${this.#chatId}/runs/${this.#runId}/events`;
    const headers = { ...accept, "last-event-id": String(this.#lastSeq) };
    return this.#browser.fetch("GET", path, undefined, { headers, signal });
  }

  async #read(response: Response): Promise<void> {
    const { signal } = this.#connection;
    if (!response.ok || response.body === null) {
      await response.body?.cancel();
      throw new Error(String(response.status));
    }
    const decoder = new TextDecoder();
    let rest = "";
    for await (const bytes of response.body) {
      if (signal.aborted) return;
      const blocks = (rest + decoder.decode(bytes, { stream: true })).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) if (!signal.aborted) this.#take(block);
      if (this.#isOver()) return;
    }
  }

  #take(block: string): void {
    const data = /^data: (.*)$/m.exec(block)?.[1];
    if (data === undefined || data === "[DONE]") return;
    const event = JSON.parse(data) as RunEvent;
    if (event.type === "start") this.#runId = event.messageMetadata.run_id;
    if (event.type === "text-delta") this.text += event.delta;
    if (event.type === "finish") this.message = event.messageMetadata.message;
    this.#lastSeq = Number(/^id: (\d+)$/m.exec(block)?.[1] ?? this.#lastSeq);
  }
}
