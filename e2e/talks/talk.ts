import type {
  Chat,
  endpoints,
  Message,
  MessageReply,
  SendMessage,
  SentBodyOf,
  Session,
} from "@propertyvr/contracts";
import type { Language } from "@propertyvr/vocabulary";

type CountRequest = SentBodyOf<typeof endpoints.countProperties>;

interface Counted {
  readonly total: number;
  /** Only samples fit. */
  readonly all_sample: boolean;
}

/** A person's programme over HTTP: chats that answer as JSON, and counts that the product's own screen asks for. */
export interface HttpTalk {
  readonly newChat: () => Promise<string>;
  readonly say: (chatId: string, message: string, language: Language) => Promise<Message>;
  readonly send: (chatId: string, body: SendMessage) => Promise<Message>;
  readonly titleOf: (chatId: string) => Promise<string>;
  readonly messagesOf: (chatId: string) => Promise<readonly Message[]>;
  /** Homes that fit, as the count while typing has it. */
  readonly count: (request: CountRequest) => Promise<Counted>;
}

export function talkTo(url: string, { session_token }: Session): HttpTalk {
  const authorization = `Bearer ${session_token}`;
  async function ask<Reply>(path: string, body?: unknown): Promise<Reply> {
    for (;;) {
      const reply = await fetch(
        `${url}/api${path}`,
        body === undefined
          ? { headers: { authorization } }
          : {
              method: "POST",
              headers: { "content-type": "application/json", authorization },
              body: JSON.stringify(body),
            },
      );
      if (reply.ok) return (await reply.json()) as Reply;
      const wait = Number(reply.headers.get("retry-after") ?? "0");
      if (reply.status !== 429 || wait === 0)
        throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
      await new Promise((resolve) => setTimeout(resolve, wait * 1_000));
    }
  }
  const send = async (chatId: string, body: SendMessage): Promise<Message> =>
    (await ask<MessageReply>(`/chats/${chatId}/messages`, body)).aiResponse;
  return {
    newChat: async () => (await ask<Chat>("/chats", {})).id,
    say: (chatId, message, language) => send(chatId, { message, language }),
    send,
    titleOf: async (chatId) =>
      (await ask<readonly Chat[]>("/chats")).find(({ id }) => id === chatId)?.title ?? "",
    messagesOf: (chatId) => ask<readonly Message[]>(`/chats/${chatId}/messages`),
    count: async (request) => (await ask<{ counts: Counted }>("/properties/count", request)).counts,
  };
}
