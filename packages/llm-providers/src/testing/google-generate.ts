import type { ErrorKind } from "./scene.ts";
import { STATUS, type LooseJson, type Protocol, type Usage, type ProviderWire } from "./wire.ts";

const TYPES: Readonly<Record<ErrorKind, string>> = {
  bad_key: "INVALID_ARGUMENT",
  forbidden: "PERMISSION_DENIED",
  rate_limit: "RESOURCE_EXHAUSTED",
  overloaded: "UNAVAILABLE",
  server: "INTERNAL",
  bad_request: "INVALID_ARGUMENT",
};

/** A wrong key is a bad request there, told apart by a reason in its details. */
const statusOf = (error: ErrorKind): number => (error === "bad_key" ? 400 : STATUS[error]);

const errorOf = (error: ErrorKind) => ({
  error: {
    code: statusOf(error),
    message: `The server says ${error}.`,
    status: TYPES[error],
    ...(error === "bad_key" && {
      details: [
        {
          "@type": "type.googleapis.com/google.rpc.ErrorInfo",
          reason: "API_KEY_INVALID",
          domain: "googleapis.com",
        },
      ],
    }),
  },
});

const data = (value: object): string => `data: ${JSON.stringify(value)}\r\n\r\n`;

const usageOf = (usage: Usage | null): object =>
  usage === null
    ? {}
    : {
        usageMetadata: {
          promptTokenCount: usage.input,
          candidatesTokenCount: usage.output,
          totalTokenCount: usage.input + usage.output,
        },
      };

const wire = (): ProviderWire => {
  const chunk = (parts: readonly object[], also: object = {}): string =>
    data({ candidates: [{ content: { parts, role: "model" }, index: 0, ...also }] });
  return {
    begin: () => "",
    text: (text) => chunk([{ text }]),
    call: ({ name, input }) => chunk([{ functionCall: { name, args: input } }]),
    end: (reason, usage) =>
      data({
        candidates: [
          {
            content: { parts: [{ text: "" }], role: "model" },
            finishReason: reason === "length" ? "MAX_TOKENS" : "STOP",
            index: 0,
          },
        ],
        ...usageOf(usage),
      }),
    decline: () => data({ candidates: [{ finishReason: "SAFETY", index: 0 }] }),
    errorInside: (error) => data(errorOf(error)),
  };
};

const read: Protocol["read"] = (body, url) => {
  const parts = (role: string): LooseJson[] =>
    body.contents
      .filter((each: LooseJson) => each.role === role)
      .flatMap((each: LooseJson) => each.parts);
  const user = parts("user");
  return {
    model: /models\/([^:]+):/.exec(url)?.[1] ?? "",
    system: (body.systemInstruction?.parts ?? []).map(({ text }: LooseJson) => text).join("\n"),
    userTexts: user.flatMap(({ text }) => (text === undefined ? [] : [text])),
    imageTypes: user.flatMap(({ inlineData }) => (inlineData ? [inlineData.mimeType] : [])),
    toolNames: (body.tools ?? []).flatMap((tool: LooseJson) => {
      const list = Array.isArray(tool.functionDeclarations) ? tool.functionDeclarations : [];
      return list.map(({ name }: LooseJson) => name);
    }),
    results: user.flatMap(({ functionResponse }) =>
      functionResponse === undefined
        ? []
        : [{ id: functionResponse.name, output: functionResponse.response.content }],
    ),
    maxOutputTokens: body.generationConfig?.maxOutputTokens,
  };
};

export const googleProtocol: Protocol = {
  basePath: "/v1beta",
  path: /^\/v1beta\/models\/[^/:]+:streamGenerateContent\?alt=sse$/,
  wire,
  errorOf: (error) => ({ status: statusOf(error), body: errorOf(error) }),
  keyIn: (headers) => String(headers["x-goog-api-key"] ?? ""),
  read,
};
