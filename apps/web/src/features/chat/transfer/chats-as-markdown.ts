import type { ChatExport } from "@propertyvr/contracts";
import type { Part } from "@propertyvr/parts";
import { answerText } from "../actions/copy-text.ts";

type Exported = ChatExport["chats"][number];

/** Exported chats as one text to read: of each the branch that it shows. */
export async function chatsAsMarkdown(
  chats: readonly Exported[],
  names: { readonly you: string; readonly assistant: string },
): Promise<string> {
  const written: string[] = [];
  for (const chat of chats) {
    written.push(`# ${oneLine(chat.title)}`);
    for (const message of shownOf(chat)) {
      const isPerson = message.sender === "user";
      const text = isPerson ? quoted(message.content) : await answerText(message.parts as Part[]);
      written.push(`**${isPerson ? names.you : names.assistant}** · ${message.timestamp}`, text);
    }
  }
  return `${written.filter((text) => text !== "").join("\n\n")}\n`;
}

/** What a person typed is no Markdown: its marks are escaped. */
const quoted = (text: string): string =>
  text
    .split("\n")
    .map((line) => `> ${line.replaceAll(/[\\`*_{}[\]<>#|~]/g, String.raw`\$&`)}`)
    .join("\n");

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ");

/** From the message that the chat shows, or its newest, back to the first. */
function shownOf({ messages, shown_message_id: chosen }: Exported): Exported["messages"] {
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
  const shown: Exported["messages"] = [];
  for (const message of messages.toReversed()) {
    if (message.id !== wanted) continue;
    shown.push(message);
    wanted = message.parent_id;
  }
  return shown.reverse();
}
