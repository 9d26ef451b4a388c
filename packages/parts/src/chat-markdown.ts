import type { Part } from "./index.ts";
import { markdownAnswer } from "./markdown.ts";
import type { AddressOf } from "./words/links.ts";

/** A chat as it is exported: all its branches, each message behind the one that it continues. */
export interface ToldChat {
  readonly title: string;
  readonly shown_message_id: string | null;
  readonly messages: readonly {
    readonly id: string;
    readonly parent_id: string | null;
    readonly sender: "user" | "ai";
    readonly content: string;
    readonly parts: readonly unknown[];
    readonly timestamp: string;
    /** Files that came with a question. */
    readonly attachments?: readonly { readonly name: string }[] | undefined;
  }[];
}

interface Telling {
  readonly names: { readonly you: string; readonly assistant: string; readonly attached: string };
  readonly addressOf: AddressOf;
}

/** A chat as Markdown to read: the branch that it shows. */
export function markdownChat(chat: ToldChat, { names, addressOf }: Telling): string {
  const written = [`# ${oneLine(chat.title)}`];
  for (const { sender, content, parts, timestamp, attachments = [] } of shownOf(chat)) {
    const isPerson = sender === "user";
    const text = isPerson ? quoted(content) : markdownAnswer(parts as readonly Part[], addressOf);
    written.push(`**${isPerson ? names.you : names.assistant}** · ${timestamp}`, text);
    if (attachments.length > 0)
      written.push(`${names.attached}: ${attachments.map(({ name }) => plain(name)).join(", ")}`);
  }
  return `${written.filter((text) => text !== "").join("\n\n")}\n`;
}

/** What a person typed is no Markdown: its marks are escaped. */
const quoted = (text: string): string =>
  text
    .split("\n")
    .map((line) => `> ${plain(line)}`)
    .join("\n");

const plain = (text: string): string => text.replaceAll(/[\\`*_{}[\]<>#|~]/g, String.raw`\$&`);

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ");

/** From the message that the chat shows, or its newest, back to the first. */
function shownOf({ messages, shown_message_id: chosen }: ToldChat): ToldChat["messages"] {
  const after = new Set([chosen]);
  let wanted = messages.at(-1)?.id ?? null;
  if (messages.some(({ id }) => id === chosen)) {
    wanted = chosen;
    for (const { id, parent_id: parent } of messages) {
      if (parent === null || !after.has(parent)) continue;
      after.add(id);
      wanted = id;
    }
  }
  const shown: ToldChat["messages"][number][] = [];
  for (const message of messages.toReversed()) {
    if (message.id !== wanted) continue;
    shown.push(message);
    wanted = message.parent_id;
  }
  return shown.reverse();
}
