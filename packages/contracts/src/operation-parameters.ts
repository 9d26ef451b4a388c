import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import type { RequestExample } from "./examples.ts";
import type { JsonSchema } from "./schema-book.ts";

/** The parameters of an operation as the OpenAPI document lists them: path, query, headers. */
export const parametersOf = (
  endpoint: Endpoint,
  example: RequestExample,
): readonly JsonSchema[] => [
  ...fromSchema(endpoint.params, "path", example.params),
  ...fromSchema(endpoint.query, "query", example.query),
  ...headersOf(endpoint).map((header) => ({
    ...header,
    in: "header",
    required: false,
    ...exampleOf(example.headers, header.name),
  })),
];

const fromSchema = (
  schema: z.ZodType | undefined,
  place: "path" | "query",
  examples: RequestExample["query"],
): JsonSchema[] => {
  if (!schema) return [];
  const { properties, required } = z.toJSONSchema(schema, { io: "input" });
  return Object.entries(properties ?? {}).map(([name, inner]) => ({
    name,
    in: place,
    required: place === "path" || (required ?? []).includes(name),
    schema: inner,
    ...exampleOf(examples, name),
  }));
};

const exampleOf = (examples: RequestExample["query"], name: string) =>
  examples?.[name] === undefined ? {} : { example: examples[name] };

const headersOf = ({ method, key, hasVersion }: Endpoint) => [
  ...(key?.takesIdempotencyKey
    ? [
        {
          name: "Idempotency-Key",
          description: "The same key with the same body returns the first response again",
          schema: { type: "string", minLength: 8, maxLength: 255 },
        },
      ]
    : []),
  ...(hasVersion && method === "GET"
    ? [
        {
          name: "If-None-Match",
          description: "The ETag you have; returns 304 if it is still current",
          schema: { type: "string" },
        },
      ]
    : []),
  ...(hasVersion && method !== "GET"
    ? [
        {
          name: "If-Match",
          description: "The ETag your change is based on; returns 412 if it is no longer current",
          schema: { type: "string" },
        },
      ]
    : []),
];
