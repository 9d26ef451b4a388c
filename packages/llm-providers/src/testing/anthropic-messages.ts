import type { ErrorKind } from "./scene.ts";
import {
  argumentsOf,
  halves,
  STATUS,
  type LooseJson,
  type Protocol,
  type ProviderWire,
} from "./wire.ts";

const TYPES: Readonly<Record<ErrorKind, string>> = {
  bad_key: "authentication_error",
  forbidden: "permission_error",
  rate_limit: "rate_limit_error",
  overloaded: "overloaded_error",
  server: "api_error",
  bad_request: "invalid_request_error",
};

const errorOf = (error: ErrorKind) => ({
  type: "error",
  error: { type: TYPES[error], message: `The server says ${error}.` },
});

const event = (value: { readonly type: string }): string =>
  `event: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`;

const REASONS = { stop: "end_turn", length: "max_tokens", tool_calls: "tool_use" } as const;

/** Text and calls are blocks, numbered and closed one after the other. */
const wire = (): ProviderWire => {
  let index = -1;
  let isTextOpen = false;
  const closeText = (): string => {
    if (!isTextOpen) return "";
    isTextOpen = false;
    return event({ type: "content_block_stop", index } as never);
  };
  const open = (block: object): string => {
    index += 1;
    return event({ type: "content_block_start", index, content_block: block } as never);
  };
  const delta = (value: object): string =>
    event({ type: "content_block_delta", index, delta: value } as never);
  const end = (reason: string, output: number): string =>
    closeText() +
    event({
      type: "message_delta",
      delta: { stop_reason: reason, stop_sequence: null },
      usage: { output_tokens: output },
    } as never) +
    event({ type: "message_stop" });
  return {
    begin: () =>
      event({
        type: "message_start",
        message: {
          id: "msg_1",
          type: "message",
          role: "assistant",
          model: "a-model",
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: 11, output_tokens: 1 },
        },
      } as never) + event({ type: "ping" }),
    text: (text) => {
      const opened = isTextOpen ? "" : open({ type: "text", text: "" });
      isTextOpen = true;
      return opened + delta({ type: "text_delta", text });
    },
    call: (call, id) =>
      closeText() +
      open({ type: "tool_use", id, name: call.name, input: {} }) +
      halves(argumentsOf(call))
        .map((piece) => delta({ type: "input_json_delta", partial_json: piece }))
        .join("") +
      event({ type: "content_block_stop", index } as never),
    end: (reason, usage) => end(REASONS[reason], usage?.output ?? 0),
    decline: () => end("refusal", 3),
    errorInside: (error) => event(errorOf(error)),
  };
};

const blocks = (content: LooseJson): LooseJson[] =>
  typeof content === "string" ? [{ type: "text", text: content }] : content;

const read: Protocol["read"] = (body) => {
  const user = body.messages
    .filter(({ role }: LooseJson) => role === "user")
    .map(({ content }: LooseJson) => blocks(content));
  const all: LooseJson[] = user.flat();
  return {
    model: body.model,
    system: blocks(body.system ?? [])
      .map(({ text }) => text)
      .join("\n"),
    userTexts: user.flatMap((each: LooseJson[]) => {
      const texts = each.filter(({ type }) => type === "text");
      return texts.length === 0 ? [] : [texts.map(({ text }) => text).join("")];
    }),
    imageTypes: all.filter(({ type }) => type === "image").map(({ source }) => source.media_type),
    toolNames: (body.tools ?? []).map(({ name }: LooseJson) => name),
    results: all
      .filter(({ type }) => type === "tool_result")
      .map(({ tool_use_id, content }) => ({
        id: tool_use_id,
        output: JSON.parse(blocks(content)[0].text),
      })),
    maxOutputTokens: body.max_tokens,
  };
};

export const anthropicProtocol: Protocol = {
  basePath: "/v1",
  path: /^\/v1\/messages$/,
  wire,
  errorOf: (error) => ({
    status: error === "overloaded" ? 529 : STATUS[error],
    body: errorOf(error),
  }),
  keyIn: (headers) => String(headers["x-api-key"] ?? ""),
  read,
};
