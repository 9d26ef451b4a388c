import { isPacedWrite, type Access, type Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { EXAMPLES, type RequestExample } from "./examples.ts";
import { headersOf, problemsWithHeaders, RESPONSE_HEADERS } from "./openapi-headers.ts";
import { parametersOf } from "./operation-parameters.ts";
import { PROBLEM_DETAILS } from "./problem-details.ts";
import { SchemaBook, type JsonSchema } from "./schema-book.ts";
import { Problem, PROBLEMS, type ProblemCode } from "./problem.ts";

const TITLE = "PropertyVR";
const VERSION = "1";
const DESCRIPTION =
  "Find homes in Thailand, in English and Thai. Failures are RFC 9457 problem documents; " +
  "each carries a code and the request's id.";

/** Any operation may meet these, whatever its own table says. */
const EVERYWHERE: readonly ProblemCode[] = ["internal", "unavailable"];

/** Every problem that an operation may answer. */
export const problemsOf = (endpoint: Endpoint): ReadonlySet<ProblemCode> =>
  new Set([
    ...endpoint.problems,
    ...problemsWithHeaders(endpoint),
    ...(isPacedWrite(endpoint) ? PACED : []),
    ...EVERYWHERE,
  ]);
const PACED: readonly ProblemCode[] = ["too_many_requests"];

export interface OpenApiDocument {
  readonly [key: string]: unknown;
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> } & JsonSchema;
}

export interface OpenApiOperation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, JsonSchema>>;
  readonly [key: string]: unknown;
}

/** The whole interface as OpenAPI 3.1, made from the endpoint table. */
export const openApiDocument = (
  table: Readonly<Record<string, Endpoint>> = endpoints,
): OpenApiDocument => {
  const book = new SchemaBook();
  const problem = book.reply(Problem);
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  // Replies first: where sending and receiving differ, the plain name is what is received.
  const replies = new Map(
    Object.values(table).map((each) => [each, each.reply && book.reply(each.reply)]),
  );
  for (const [name, each] of Object.entries(table)) {
    const example = EXAMPLES[name] ?? {};
    paths[each.path] ??= {};
    (paths[each.path] as Record<string, OpenApiOperation>)[each.method.toLowerCase()] = {
      operationId: name,
      summary: each.summary,
      tags: [each.tag],
      security: securityOf(each.access),
      ...(each.key && { "x-scope": each.key.scope }),
      ...((each.access === "admin" || each.access === "partner") && { "x-role": each.access }),
      ...(each.key?.isFree && { "x-free": true }),
      parameters: parametersOf(each, example),
      ...((each.body ?? each.alsoTakes) && {
        requestBody: { required: true, content: taken(each, book, example) },
      }),
      responses: {
        ...successes(each, replies.get(each)),
        ...problemResponses(each, problem),
      },
    };
  }
  return {
    openapi: "3.1.0",
    info: { title: TITLE, version: VERSION, description: DESCRIPTION },
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    servers: [{ url: "/" }],
    tags: [...new Set(Object.values(table).map(({ tag }) => tag))].map((tag) => ({ name: tag })),
    paths,
    components: {
      schemas: book.components(),
      headers: RESPONSE_HEADERS,
      securitySchemes: {
        session: {
          type: "http",
          scheme: "bearer",
          description: "The session_token returned when you sign up or log in",
        },
        key: {
          type: "apiKey",
          in: "header",
          name: "X-API-Key",
          description:
            "A partner's API key; an operation's `x-scope` is the scope the key must have",
        },
      },
    },
    "x-problems": PROBLEM_LIST,
  };
};

/** The catalogue of everything that can go wrong. */
const PROBLEM_LIST = Object.entries(PROBLEMS).map(([code, { status, title }]) => ({
  code,
  status,
  title,
  description: PROBLEM_DETAILS[code as ProblemCode],
}));

const securityOf = (access: Access) =>
  access === "open" ? [] : access === "key" ? [{ key: [] }] : [{ session: [] }];

const json = (schema: JsonSchema) => ({ "application/json": { schema } });

/** Bodies of another type of JSON have the same schema; a form has its parts; others are text. */
const taken = (
  { alsoTakes = [], body: json, form }: Endpoint,
  book: SchemaBook,
  { body, otherBodies = {} }: RequestExample,
) => {
  const sent = json && {
    schema: book.request(json),
    ...(body !== undefined && { example: body }),
  };
  const others = alsoTakes.map((type) => {
    const text = otherBodies[type];
    const plain = { schema: { type: "string" }, ...(text !== undefined && { example: text }) };
    if (form && type === "multipart/form-data") return [type, { schema: book.request(form) }];
    return [type, type.endsWith("+json") ? sent : plain];
  });
  return { ...(sent && { "application/json": sent }), ...Object.fromEntries(others) };
};

const successes = (endpoint: Endpoint, reply: JsonSchema | undefined) => ({
  [String(endpoint.status)]: success(endpoint, reply, endpoint.status),
  ...Object.fromEntries(
    Object.entries(endpoint.otherStatuses ?? {}).map(([status, description]) => [
      status,
      { ...success(endpoint, reply, Number(status)), description },
    ]),
  ),
  ...(endpoint.hasVersion &&
    endpoint.method === "GET" && {
      304: {
        description: "Not modified: your version is current",
        headers: headersOf(endpoint, 304),
      },
    }),
});

const success = (endpoint: Endpoint, reply: JsonSchema | undefined, status: number): JsonSchema => {
  const others = (endpoint.alsoProduces ?? []).map((type) => [
    type,
    { schema: { type: "string" } },
  ]);
  const content = { ...(reply && json(reply)), ...Object.fromEntries(others) };
  return {
    description: endpoint.status === 204 ? "Done" : endpoint.summary,
    headers: headersOf(endpoint, status),
    ...(Object.keys(content).length > 0 && { content }),
  };
};

/** One response a status; the codes it may carry are named. */
const problemResponses = (endpoint: Endpoint, problem: JsonSchema) => {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of problemsOf(endpoint)) {
    const { status } = PROBLEMS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      String(status),
      {
        description: group.map((code) => `\`${code}\`: ${PROBLEM_DETAILS[code]}`).join(" "),
        headers: headersOf(endpoint, status),
        content: {
          "application/problem+json": {
            schema: { allOf: [problem, { properties: { code: { enum: group } } }] },
          },
        },
      },
    ]),
  );
};
