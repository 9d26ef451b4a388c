import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Message, SendMessage } from "@propertyvr/contracts";
import type { Outage } from "./expectations.ts";
import type { Site } from "./site.ts";
import type { HttpTalk } from "./talk.ts";

/** So soon after a message is sent its answer is being written. */
const MID_ANSWER_MS = 12;

export interface Delivered {
  readonly answer: Message;
  /** What went wrong besides the answer itself: a message lost or stored twice. */
  readonly faults: readonly string[];
}

/** Sends a message through an outage: again with the same `client_id` once the server stands. */
export async function sendThrough(
  outage: Outage,
  { site, talk, chat }: { readonly site: Site; readonly talk: HttpTalk; readonly chat: string },
  body: SendMessage,
): Promise<Delivered> {
  const client_id = randomUUID();
  const send = (): Promise<Message> => talk.send(chat, { ...body, client_id });
  const answers = await deliver[outage](send, site);
  const answer = answers.at(-1);
  if (answer === undefined) throw new Error("no answer came");
  const stored = (await talk.messagesOf(chat)).filter(
    (message) => message.client_id === client_id || message.run_id === answer.run_id,
  );
  const count = (sender: Message["sender"]): number =>
    stored.filter((message) => message.sender === sender).length;
  return {
    answer,
    faults: [
      ...(count("user") === 1 ? [] : [`the message is stored ${count("user")} times`]),
      ...(count("ai") === 1 ? [] : [`the answer is stored ${count("ai")} times`]),
      ...(answers.every(({ id }) => id === answer.id) ? [] : ["two answers were written"]),
    ],
  };
}

type Deliver = (send: () => Promise<Message>, site: Site) => Promise<readonly Message[]>;

const deliver: Readonly<Record<Outage, Deliver>> = {
  "not reached": async (send, site) => {
    await site.kill();
    const first = await send().catch(() => null);
    await site.start();
    return [...(first === null ? [] : [first]), await send()];
  },
  killed: async (send, site) => {
    const first = send().catch(() => null);
    await sleep(MID_ANSWER_MS);
    await site.kill();
    const answered = await first;
    await site.start();
    return [...(answered === null ? [] : [answered]), await send()];
  },
  "reply lost": async (send, site) => {
    const lost = await send();
    await site.kill();
    await site.start();
    return [lost, await send()];
  },
  "sent twice": (send) => Promise.all([send(), send()]),
};
