import type { SentBodyOf, endpoints, Message, MessageReply, Session } from "@propertyvr/contracts";

type CountRequest = SentBodyOf<typeof endpoints.countProperties>;

/** A person's programme over HTTP: chats that answer as JSON, and counts that the product's own screen asks for. */
export interface Talk {
  readonly newChat: () => Promise<string>;
  readonly say: (chatId: string, message: string, language: "en" | "th") => Promise<Message>;
  /** Homes that fit, as the count while typing has it. */
  readonly count: (request: CountRequest) => Promise<number>;
}

export function talkTo(url: string, { session_token }: Session): Talk {
  async function post<Reply>(path: string, body: unknown): Promise<Reply> {
    for (;;) {
      const reply = await fetch(`${url}/api${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${session_token}` },
        body: JSON.stringify(body),
      });
      if (reply.ok) return (await reply.json()) as Reply;
      const wait = Number(reply.headers.get("retry-after") ?? "0");
      if (reply.status !== 429 || wait === 0)
        throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
      await new Promise((resolve) => setTimeout(resolve, wait * 1_000));
    }
  }
  return {
    newChat: async () => (await post<{ id: string }>("/chats", {})).id,
    say: async (chatId, message, language) =>
      (await post<MessageReply>(`/chats/${chatId}/messages`, { message, language })).aiResponse,
    count: async (request) =>
      (await post<{ counts: { total: number } }>("/properties/count", request)).counts.total,
  };
}
