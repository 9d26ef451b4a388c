import type {
  JSONValue,
  LanguageModelV3FunctionTool,
  LanguageModelV3Prompt,
  SharedV3ProviderMetadata,
} from "@ai-sdk/provider";
import type { ModelMessage, ModelStep, ModelToolCall } from "@propertyvr/assistant";

/** What a provider wants back with a call of its own, by the id of the call. */
export type CallNotes = ReadonlyMap<string, SharedV3ProviderMetadata>;

/** A step as the AI SDK's providers take it. */
export const promptOf = (
  { system, messages }: Pick<ModelStep, "system" | "messages">,
  notes: CallNotes,
): LanguageModelV3Prompt => [
  ...(system === "" ? [] : [{ role: "system", content: system } as const]),
  ...messages.flatMap((message) => messageOf(message, notes)),
];

export const toolsOf = ({ tools }: Pick<ModelStep, "tools">): LanguageModelV3FunctionTool[] =>
  tools.map(({ name, description, inputSchema }) => ({
    type: "function",
    name,
    description,
    inputSchema,
  }));

const messageOf = (message: ModelMessage, notes: CallNotes): LanguageModelV3Prompt => {
  switch (message.role) {
    case "user":
      return [{ role: "user", content: userContent(message) }];
    case "assistant": {
      const content = [
        // Providers refuse a text that is empty.
        ...(message.text === "" ? [] : [{ type: "text", text: message.text } as const]),
        ...message.toolCalls.map((call) => callPart(call, notes)),
      ];
      return content.length === 0 ? [] : [{ role: "assistant", content }];
    }
    case "tool":
      return [
        {
          role: "tool",
          content: message.results.map(({ id, name, output }) => ({
            type: "tool-result",
            toolCallId: id,
            toolName: name,
            output: { type: "json", value: (output ?? null) as JSONValue },
          })),
        },
      ];
  }
};

type UserContent = Extract<LanguageModelV3Prompt[number], { role: "user" }>["content"];

const userContent = ({
  text,
  images = [],
}: Extract<ModelMessage, { role: "user" }>): UserContent => [
  ...(text === "" && images.length > 0 ? [] : [{ type: "text", text } as const]),
  ...images.map(({ mediaType, bytes }) => ({ type: "file", mediaType, data: bytes }) as const),
];

const callPart = ({ id, name, input }: ModelToolCall, notes: CallNotes) => {
  const note = notes.get(id);
  return {
    type: "tool-call",
    toolCallId: id,
    toolName: name,
    // What was no object cannot go back as it came: providers refuse it.
    input: typeof input === "object" && input !== null && !Array.isArray(input) ? input : {},
    ...(note !== undefined && { providerOptions: note }),
  } as const;
};
