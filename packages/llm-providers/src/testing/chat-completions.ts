import type { ErrorKind } from "./scene.ts";
import {
  argumentsOf,
  dataLine,
  halves,
  STATUS,
  type LooseJson,
  type Protocol,
  type ProviderWire,
} from "./wire.ts";

const TYPES: Readonly<Record<ErrorKind, readonly [type: string, code: string | null]>> = {
  bad_key: ["invalid_request_error", "invalid_api_key"],
  forbidden: ["invalid_request_error", "unsupported_country_region_territory"],
  rate_limit: ["requests", "rate_limit_exceeded"],
  overloaded: ["server_error", null],
  server: ["server_error", null],
  bad_request: ["invalid_request_error", null],
};

const errorOf = (error: ErrorKind) => {
  const [type, code] = TYPES[error];
  return { message: `The server says ${error}.`, type, param: null, code };
};

const wire = (declines: "refusal" | "content_filter"): ProviderWire => {
  let calls = 0;
  const chunk = (delta: object, finish: string | null = null): string =>
    dataLine({
      id: "chatcmpl-1",
      object: "chat.completion.chunk",
      created: 1_764_000_000,
      model: "a-model",
      choices: [{ index: 0, delta, finish_reason: finish }],
    });
  const end: ProviderWire["end"] = (reason, usage) =>
    chunk({}, reason) +
    (usage === null
      ? ""
      : dataLine({
          id: "chatcmpl-1",
          object: "chat.completion.chunk",
          created: 1_764_000_000,
          model: "a-model",
          choices: [],
          usage: {
            prompt_tokens: usage.input,
            completion_tokens: usage.output,
            total_tokens: usage.input + usage.output,
          },
        })) +
    "data: [DONE]\n\n";
  return {
    begin: () => chunk({ role: "assistant", content: "" }),
    text: (delta) => chunk({ content: delta }),
    call: (call, id) => {
      const index = calls;
      calls += 1;
      const named = { index, id, type: "function", function: { name: call.name, arguments: "" } };
      const pieces = halves(argumentsOf(call)).map((piece) =>
        chunk({ tool_calls: [{ index, function: { arguments: piece } }] }),
      );
      return chunk({ tool_calls: [named] }) + pieces.join("");
    },
    end,
    decline: () =>
      declines === "refusal"
        ? chunk({ refusal: "I can't help with that." }) + end("stop", { input: 10, output: 5 })
        : chunk({}, "content_filter") + "data: [DONE]\n\n",
    errorInside: (error) => dataLine({ error: errorOf(error) }),
  };
};

const textIn = (content: LooseJson): string =>
  typeof content === "string"
    ? content
    : (content ?? []).map((part: LooseJson) => part.text ?? "").join("");

const read: Protocol["read"] = (body) => {
  const of = (role: string): LooseJson[] =>
    body.messages.filter((each: LooseJson) => each.role === role);
  return {
    model: body.model,
    system: of("system")
      .map(({ content }) => textIn(content))
      .join("\n"),
    userTexts: of("user").map(({ content }) => textIn(content)),
    imageTypes: of("user").flatMap(({ content }) =>
      typeof content === "string"
        ? []
        : content.flatMap((part: LooseJson) => {
            const [, type] = /^data:([^;]+);/.exec(part.image_url?.url ?? "") ?? [];
            return type === undefined ? [] : [type];
          }),
    ),
    toolNames: (body.tools ?? []).map((tool: LooseJson) => tool.function.name),
    results: of("tool").map((each) => ({
      id: each.tool_call_id,
      output: JSON.parse(each.content),
    })),
    maxOutputTokens: body.max_tokens ?? body.max_completion_tokens,
  };
};

const protocol = (declines: "refusal" | "content_filter"): Protocol => ({
  basePath: "/v1",
  path: /^\/v1\/chat\/completions$/,
  wire: () => wire(declines),
  errorOf: (error) => ({ status: STATUS[error], body: { error: errorOf(error) } }),
  keyIn: ({ authorization = "" }) => String(authorization).replace(/^Bearer /, ""),
  read,
});

export const openAiProtocol = protocol("refusal");
/** As Ollama, vLLM and LM Studio serve it. */
export const compatibleProtocol = protocol("content_filter");
