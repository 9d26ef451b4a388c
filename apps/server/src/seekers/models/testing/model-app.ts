import type { Chat, Message, MessageReply } from "@propertyvr/contracts";
import type { Family } from "@propertyvr/llm-providers";
import { type ModelServer, startModelServer } from "@propertyvr/llm-providers/testing";
import { randomUUID } from "node:crypto";
import type { ModelsConfig } from "../../../platform/config/models-config.ts";
import {
  createTestApp,
  type SignedUp,
  testConfig,
  type TestApp,
} from "../../../platform/http/testing/test-app.ts";

export const OPERATOR_KEY = "sk-operators-0123456789";

export interface ModelApp extends TestApp {
  readonly model: ModelServer;
  /** Where it listens, for streams. */
  readonly url: string;
}

/** The built app whose gpt-4o-mini (and every other model of its family) is a server of this test. */
export const createModelApp = async (
  over: Partial<ModelsConfig> = {},
  {
    family = "openai",
    operatorKey,
    sees = true,
  }: {
    readonly family?: Family;
    readonly operatorKey: string | undefined;
    readonly sees?: boolean;
  } = {
    operatorKey: OPERATOR_KEY,
  },
): Promise<ModelApp> => {
  const model = await startModelServer(family);
  const { models: defaults } = testConfig();
  const models: ModelsConfig = {
    ...defaults,
    models: defaults.models.map((each) =>
      each.family === family
        ? { ...each, baseUrl: model.baseUrl, apiKey: operatorKey, sees }
        : { ...each, baseUrl: "http://127.0.0.1:9/v1" },
    ),
    asksForPlainSearches: true,
    ...over,
  };
  const test = await createTestApp({ config: { models } });
  const url = await test.app.listen({ host: "127.0.0.1", port: 0 });
  return {
    ...test,
    model,
    url,
    close: async () => {
      await test.close();
      await model.close();
    },
  };
};

/** Somebody with a chat, who agreed to the provider unless told. */
export class ModelUser {
  readonly test: ModelApp;
  readonly who: SignedUp;
  readonly chatId: string;

  private constructor(test: ModelApp, who: SignedUp, chatId: string) {
    this.test = test;
    this.who = who;
    this.chatId = chatId;
  }

  static async arrive(test: ModelApp, agreesTo: string | null = "openai"): Promise<ModelUser> {
    const who = await test.signUp();
    const asker = new ModelUser(test, who, "");
    if (agreesTo !== null) await asker.send("PUT", `/api/models/agreements/${agreesTo}`);
    return asker.inNewChat();
  }

  async inNewChat(): Promise<ModelUser> {
    const chat = await this.json<Chat>("POST", "/api/chats", {});
    return new ModelUser(this.test, this.who, chat.id);
  }

  send(
    method: "GET" | "POST" | "PUT" | "DELETE",
    url: string,
    payload?: object,
    headers: Readonly<Record<string, string>> = {},
  ) {
    return this.test.app.inject({
      method,
      url,
      headers: { ...this.who.headers, ...headers },
      ...(payload && { payload }),
    });
  }

  async json<T>(...request: Parameters<ModelUser["send"]>): Promise<T> {
    return (await this.send(...request)).json<T>();
  }

  /** Says something and waits for the whole answer. */
  async ask(
    message: string,
    more: object = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Message> {
    const said = { message, model: "gpt-4o-mini", client_id: randomUUID(), ...more };
    const url = `/api/chats/${this.chatId}/messages`;
    const { aiResponse } = await this.json<MessageReply>("POST", url, said, headers);
    return aiResponse;
  }

  /** Over the network, as a browser does; aborting it leaves the run alone. */
  stream(message: string, signal?: AbortSignal): Promise<Response> {
    return fetch(`${this.test.url}/api/chats/${this.chatId}/messages`, {
      method: "POST",
      headers: {
        ...this.who.headers,
        accept: "text/event-stream",
        "content-type": "application/json",
      },
      body: JSON.stringify({ message, model: "gpt-4o-mini" }),
      ...(signal && { signal }),
    });
  }

  async messages(): Promise<readonly Message[]> {
    return this.json("GET", `/api/chats/${this.chatId}/messages`);
  }

  /** The newest answer, once it is no longer being written. */
  async answer(): Promise<Message> {
    for (;;) {
      const newest = (await this.messages()).at(-1);
      if (newest !== undefined && newest.sender === "ai" && newest.status !== "running")
        return newest;
      await new Promise((resolve) => void setTimeout(resolve, 10));
    }
  }
}

export const codesOf = ({ parts }: Message): readonly string[] =>
  parts.flatMap((part) => (part.type === "notice" ? [part.code] : []));

export const writerOf = ({ parts }: Message): string | undefined =>
  parts.flatMap((part) => (part.type === "written_by" ? [part.model_id] : []))[0];
