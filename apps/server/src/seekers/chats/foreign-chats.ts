import type { ExportedChat, ExportedMessage, ImportReport } from "@propertyvr/contracts";
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

const ExportedNode = z.looseObject({
  parent: z.string().nullish(),
  message: z
    .looseObject({
      author: z.looseObject({ role: z.string() }),
      // Of a message that is no text, e.g. a thought, another shape.
      content: z.looseObject({ parts: z.array(z.unknown()).optional() }).nullish(),
      create_time: z.number().nullish(),
      /** To whom: "all" is the person, anything else a tool. */
      recipient: z.string().nullish(),
      metadata: z.looseObject({ attachments: z.array(z.unknown()).nullish() }).nullish(),
    })
    .nullish(),
});
type ExportedNode = z.infer<typeof ExportedNode>;

const SENDERS: ReadonlyMap<string, ExportedMessage["sender"]> = new Map([
  ["user", "user"],
  ["assistant", "ai"],
]);

const dateOf = (seconds: number | null | undefined, otherwise: Date): string => {
  const date = new Date((seconds ?? Number.NaN) * 1_000);
  const year = date.getUTCFullYear();
  return (year >= 1970 && year < 3_000 ? date : otherwise).toISOString();
};

type ForeignMessage = Pick<ExportedMessage, "sender" | "content" | "timestamp">;

export type ImportLeftOut = ImportReport["left_out"];
export const NOTHING_LEFT_OUT: ImportLeftOut = {
  other_versions: 0,
  tool_messages: 0,
  files: 0,
  beginnings: 0,
};

/**
 * A conversation of ChatGPT as a chat: the branch that was shown last, its words alone, and what that
 * leaves out. What the system said to the assistant is nobody's message and not counted.
 */
export const chatOfConversation = (
  given: unknown,
  now: Date,
): { readonly chat: ExportedChat; readonly leftOut: ImportLeftOut } | undefined => {
  const read = Conversation.safeParse(given);
  if (!read.success) return undefined;
  const { id, conversation_id: conversationId, title, mapping } = read.data;
  const key = conversationId ?? id ?? read.data.current_node ?? Object.keys(mapping)[0];
  if (key === undefined || key.length > 64) return undefined;
  const nodes = new Map(
    Object.entries(mapping).flatMap(([name, each]) => {
      const node = ExportedNode.safeParse(each);
      return node.success ? [[name, node.data] as const] : [];
    }),
  );
  const { branch, isWhole } = branchTo(endOf(nodes, read.data.current_node), nodes);
  const shown = [...branch].map((name) => nodes.get(name)).filter((node) => node !== undefined);
  const said = joined(shown.flatMap((node) => saidIn(node, now)));
  const others = [...nodes].filter(([name]) => !branch.has(name)).map(([, node]) => node);
  return {
    chat: {
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
    },
    leftOut: {
      other_versions: others.filter((node) => saidIn(node, now).length > 0).length,
      tool_messages: shown.filter(isOfTools).length,
      files: shown.reduce((sum, node) => sum + filesOf(node), 0),
      beginnings: isWhole ? 0 : 1,
    },
  };
};

/** Where the branch ends that was shown; where the file has not got it, at what was written last. */
const endOf = (
  nodes: ReadonlyMap<string, ExportedNode>,
  current: string | null | undefined,
): string | undefined => {
  if (typeof current === "string" && nodes.has(current)) return current;
  const written = [...nodes].filter(([, { message }]) => message !== null && message !== undefined);
  const timeOf = ([, { message }]: readonly [string, ExportedNode]): number =>
    message?.create_time ?? 0;
  return written.reduce<(typeof written)[number] | undefined>(
    (last, each) => (last === undefined || timeOf(each) >= timeOf(last) ? each : last),
    undefined,
  )?.[0];
};

/** The names from the first message to this one. A tree that leads back to itself, or into nothing, begins there. */
const branchTo = (
  end: string | undefined,
  nodes: ReadonlyMap<string, ExportedNode>,
): { readonly branch: ReadonlySet<string>; readonly isWhole: boolean } => {
  const seen = new Set<string>();
  let at: string | null | undefined = end;
  while (typeof at === "string" && nodes.has(at) && !seen.has(at)) {
    seen.add(at);
    at = nodes.get(at)?.parent;
  }
  return { branch: new Set([...seen].reverse()), isWhole: typeof at !== "string" };
};

const isOfTools = ({ message }: ExportedNode): boolean =>
  message?.author.role === "tool" ||
  (message?.author.role === "assistant" && (message.recipient ?? "all") !== "all");

/** Pictures stand among the words, uploaded files beside them, and some in both places. */
const filesOf = ({ message }: ExportedNode): number =>
  Math.max(
    (message?.content?.parts ?? []).filter((part) => typeof part === "object" && part !== null)
      .length,
    message?.metadata?.attachments?.length ?? 0,
  );

/** What a person would read of a message; nothing of one by a tool, to it or from the system. */
const saidIn = (node: ExportedNode, now: Date): readonly ForeignMessage[] => {
  const { message } = node;
  const sender = SENDERS.get(message?.author.role ?? "");
  const content = (message?.content?.parts ?? [])
    .filter((part) => typeof part === "string")
    .join("\n\n")
    .trim();
  if (sender === undefined || content === "" || isOfTools(node)) return [];
  return [{ sender, content, timestamp: dateOf(message?.create_time, now) }];
};

/** Answers that came in several messages, e.g. around a tool, are one. */
const joined = (said: readonly ForeignMessage[]): readonly ForeignMessage[] => {
  const turns: { -readonly [Key in keyof ForeignMessage]: ForeignMessage[Key] }[] = [];
  for (const message of said) {
    const last = turns.at(-1);
    if (last?.sender === message.sender) last.content += `\n\n${message.content}`;
    else turns.push({ ...message });
  }
  return turns;
};
