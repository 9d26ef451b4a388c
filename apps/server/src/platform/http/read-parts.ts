import {
  type BodyOf,
  type Endpoint,
  type FieldProblem,
  type ParamsOf,
  type QueryOf,
  queryNamesOf,
  refusesUnknownQuery,
} from "@propertyvr/contracts";
import { unstorableText } from "@propertyvr/database";
import { fail, nameLike, ok, type Result } from "@propertyvr/vocabulary";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import { detailsOfErrors, type Failure } from "./failure.ts";
import { fieldProblem, UNSTORABLE_TEXTS, pointerTo } from "./field-problem.ts";

export interface RequestParts<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
}

const invalid = (errors: readonly FieldProblem[]): Failure => ({
  code: "invalid",
  ...detailsOfErrors(errors),
  errors: errors.slice(0, 100),
});

const read = (schema: z.ZodType, value: unknown): Result<unknown, Failure> => {
  const unstorable = unstorableText(value);
  if (unstorable)
    return fail(
      invalid([
        {
          pointer: pointerTo(unstorable),
          field: unstorable.map(String).join("."),
          code: "unstorable_text",
          ...UNSTORABLE_TEXTS,
        },
      ]),
    );
  return readAs(schema, value);
};

/** A value as a schema has it; what differs, with pointers. For the body of an endpoint that takes any. */
export const readAs = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Result<z.output<Schema>, Failure> => {
  const parsed = schema.safeParse(value, { reportInput: true });
  return parsed.success ? ok(parsed.data) : fail(invalid(parsed.error.issues.map(fieldProblem)));
};

/**
 * The parts of a request as its endpoint declares them. A path that no thing can
 * have is not_found; a query or body that does not fit is invalid, with pointers.
 * An absent body reads as {}.
 */
export const readParts = <E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
): Result<RequestParts<E>, Failure> => {
  const parts: Record<string, unknown> = { params: undefined, query: undefined, body: undefined };
  if (endpoint.params) {
    const params = read(endpoint.params, request.params);
    if (!params.ok) return fail({ code: "not_found" });
    parts["params"] = params.value;
  }
  const unknown = unknownQuery(endpoint, request.query);
  if (unknown.length > 0) return fail(invalid(unknown));
  if (endpoint.query) {
    const query = read(endpoint.query, request.query);
    if (!query.ok) return query;
    parts["query"] = query.value;
  }
  if (endpoint.takesAnyBody) parts["body"] = request.body;
  else if (endpoint.body) {
    const body = read(endpoint.body, request.body === undefined ? {} : request.body);
    if (!body.ok) return body;
    parts["body"] = body.value;
  }
  return ok(parts as unknown as RequestParts<E>);
};

/** A name may be as long as an address; so much of it is said back. */
const SAID_MAX = 60;

/** What a write's query holds that its endpoint does not know; nothing for an endpoint that only reads. */
const unknownQuery = (endpoint: Endpoint, query: unknown): readonly FieldProblem[] => {
  if (!refusesUnknownQuery(endpoint)) return [];
  const known = queryNamesOf(endpoint);
  return Object.keys(query ?? {})
    .filter((name) => !known.includes(name))
    .map((name) => ({
      pointer: pointerTo([name]),
      field: name,
      code: "unknown_query",
      ...textsOf(name.slice(0, SAID_MAX), known),
    }));
};

const textsOf = (name: string, known: readonly string[]) => {
  const meant = nameLike(name, known);
  const all = known.join(", ");
  if (meant !== undefined)
    return {
      message: `There's no query parameter "${name}" here. Did you mean ${meant}?`,
      message_th: `ไม่มีพารามิเตอร์ "${name}" ที่นี่ หมายถึง ${meant} หรือเปล่า`,
    };
  return all === ""
    ? {
        message: `This endpoint takes no query parameters, so "${name}" can't be used.`,
        message_th: `ที่อยู่นี้ไม่รับพารามิเตอร์ใด ๆ จึงใช้ "${name}" ไม่ได้`,
      }
    : {
        message: `There's no query parameter "${name}" here. Valid ones are ${all}.`,
        message_th: `ไม่มีพารามิเตอร์ "${name}" ที่นี่ ใช้ได้เฉพาะ ${all}`,
      };
};
