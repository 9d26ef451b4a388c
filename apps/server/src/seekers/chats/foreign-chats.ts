import type { ExportedChat, ExportedMessage } from "@propertyvr/contracts";
import { z } from "zod";

/** What of a conversation of ChatGPT is read; the rest of it is ignored. */
const Conversation = z.looseObject({
  id: z.string().optional(),
  conversation_id: z.string().optional(),
  title: z.string().nullish(),
  create_time: z.number().nullish(),
  update_time: z.number().nullish(),
  current_node: z.string().nullish(),
  mapping: z.record(z.string(), z.unknown()),
});

const Node = z.looseObject({
  parent: z.string().nullish(),
  message: z
    .looseObject({
      author: z.looseObject({ role: z.string() }),
      content: z.looseObject({ parts: z.array(z.unknown()).optional() }),
      create_time: z.number().nullish(),
    })
    .nullish(),
});

const SENDERS: ReadonlyMap<string, ExportedMessage["sender"]> = new Map([
  ["user", "user"],
  ["assistant", "ai"],
]);

const dateOf = (seconds: number | null | undefined, otherwise: Date): string => {
  const date = new Date((seconds ?? Number.NaN) * 1_000);
  const year = date.getUTCFullYear();
  return (year >= 1970 && year < 3_000 ? date : otherwise).toISOString();
};

type Said = Pick<ExportedMessage, "sender" | "content" | "timestamp">;

/** A conversation of ChatGPT as a chat: the branch that was shown last, its words alone. */
export const chatOfConversation = (given: unknown, now: Date): ExportedChat | undefined => {
  const read = Conversation.safeParse(given);
  if (!read.success) return undefined;
  const { id, conversation_id: conversationId, title, mapping } = read.data;
  const key = conversationId ?? id ?? read.data.current_node ?? Object.keys(mapping)[0];
  if (key === undefined || key.length > 64) return undefined;
  const said = saidIn(mapping, read.data.current_node ?? Object.keys(mapping).at(-1), now);
  return {
    id: key,
    title: (title ?? "").trim().slice(0, 200).trim() || "ChatGPT",
    is_titled_by_person: true,
    created_at: dateOf(read.data.create_time, now),
    updated_at: dateOf(read.data.update_time, now),
    shown_message_id: null,
    messages: said.map((message, at) => ({
      ...message,
      id: String(at),
      parent_id: at === 0 ? null : String(at - 1),
      parts: [],
      state: null,
      origins: null,
      edit: null,
      status: "done",
      seal: "",
    })),
  };
};

/** What was said from the first message to this one; what tools and the system said is left out. */
const saidIn = (
  mapping: Readonly<Record<string, unknown>>,
  end: string | undefined,
  now: Date,
): readonly Said[] => {
  const said: Said[] = [];
  const seen = new Set<string>();
  let at: string | null | undefined = end;
  // A tree that leads back to itself ends where it does.
  while (typeof at === "string" && !seen.has(at)) {
    seen.add(at);
    const node = Node.safeParse(Object.hasOwn(mapping, at) ? mapping[at] : undefined);
    if (!node.success) break;
    const { message, parent } = node.data;
    const sender = SENDERS.get(message?.author.role ?? "");
    const content = (message?.content.parts ?? [])
      .filter((part) => typeof part === "string")
      .join("\n\n")
      .trim();
    if (sender !== undefined && content !== "") {
      const timestamp = dateOf(message?.create_time, now);
      said.push({ sender, content, timestamp });
    }
    at = parent;
  }
  return joined(said.reverse());
};

/** Answers that came in several messages, e.g. around a tool, are one. */
const joined = (said: readonly Said[]): readonly Said[] => {
  const turns: Said[] = [];
  for (const message of said) {
    const last = turns.at(-1);
    if (last?.sender !== message.sender) turns.push(message);
    else turns[turns.length - 1] = { ...last, content: `${last.content}\n\n${message.content}` };
  }
  return turns;
};
