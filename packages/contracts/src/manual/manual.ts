import { PROBLEMS, problemType, type ProblemCode } from "../problem.ts";
import { fieldOf, fieldsOf, type ManualField } from "./fields.ts";
import type { Schema, ManualSpec, SpecOperation, SpecParameter } from "./spec.ts";

export interface Parameter extends ManualField {
  readonly place: "path" | "query" | "header";
  /** What a snippet sends; absent where a snippet leaves it out. */
  readonly example?: string;
}

export interface ExampleBody {
  readonly mediaType: string;
  /** A JSON value, or the text itself where the media type is not JSON. */
  readonly example: unknown;
}

/** One operation that an API key opens, with all that a page or a snippet says of it. */
export interface ManualOperation {
  /** Its name in the OpenAPI document; also its anchor. */
  readonly name: string;
  readonly method: string;
  /** With {name} for parameters. */
  readonly path: string;
  readonly summary: string;
  readonly description: string | null;
  /** What the key must be allowed to; null where any key will do. */
  readonly scope: string | null;
  /** Takes nothing of the hourly limit. */
  readonly isFree: boolean;
  readonly parameters: readonly Parameter[];
  /** The usual form first. */
  readonly bodies: readonly ExampleBody[];
  readonly bodyFields: readonly ManualField[];
  /** Statuses that a success may have, the usual one first. */
  readonly successes: readonly number[];
  readonly answerFields: readonly ManualField[];
  readonly problems: readonly ProblemCode[];
}

/** A problem that some operation of the manual may answer. */
export interface ManualProblem {
  readonly code: ProblemCode;
  /** The page that explains it. */
  readonly type: string;
  readonly status: number;
  readonly title: string;
}

export interface Manual {
  readonly operations: readonly ManualOperation[];
  readonly problems: readonly ManualProblem[];
}

const METHODS = ["get", "post", "put", "patch", "delete"] as const;
const PROBLEM_TYPE = "application/problem+json";

/** What partners may call, read off the OpenAPI document in its own order. */
export const manualOf = (spec: ManualSpec): Manual => {
  const operations = Object.entries(spec.paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const operation = methods[method];
      return operation && isForKeys(operation)
        ? [operationOf(spec, operation, { method: method.toUpperCase(), path })]
        : [];
    }),
  );
  const met = new Set(operations.flatMap(({ problems }) => problems));
  const problems = (Object.keys(PROBLEMS) as ProblemCode[])
    .filter((code) => met.has(code))
    .map((code) => ({ code, type: problemType(code), ...PROBLEMS[code] }));
  return { operations, problems };
};

const isForKeys = ({ security = [] }: SpecOperation): boolean =>
  security.some((requirement) => "key" in requirement);

const operationOf = (
  spec: ManualSpec,
  operation: SpecOperation,
  at: Pick<ManualOperation, "method" | "path">,
): ManualOperation => {
  const { requestBody, responses } = operation;
  const contents = Object.entries(requestBody?.content ?? {});
  const bodySchema = contents.find(([, { schema }]) => schema)?.[1].schema;
  const statuses = Object.keys(responses).filter((status) => Number(status) < 400);
  const answers = statuses.map((status) => jsonIn(responses[status]));
  const answer = answers.find((schema) => schema !== undefined);
  return {
    ...at,
    name: operation.operationId,
    summary: operation.summary ?? operation.operationId,
    description: operation.description ?? null,
    scope: operation["x-scope"] ?? null,
    isFree: operation["x-free"] ?? false,
    parameters: (operation.parameters ?? []).map((each) => parameterOf(spec, each)),
    bodies: contents.map(([mediaType, { example, schema }]) => ({
      mediaType,
      example: example ?? exampleIn(schema),
    })),
    bodyFields: bodySchema ? fieldsOf(spec, bodySchema) : [],
    successes: statuses.map(Number),
    answerFields: answer ? fieldsOf(spec, answer) : [],
    problems: Object.values(responses).flatMap(codesIn),
  };
};

const jsonIn = (response: SpecOperation["responses"][string] | undefined): Schema | undefined =>
  response?.content?.["application/json"]?.schema;

const parameterOf = (spec: ManualSpec, parameter: SpecParameter): Parameter => {
  const { name, in: place, required = false, schema, description } = parameter;
  const example = parameter.example ?? exampleIn(schema);
  const field = fieldOf(spec, schema, { name, isRequired: required });
  return {
    ...field,
    description: description ?? field.description,
    place,
    ...(example !== undefined && {
      example: typeof example === "string" ? example : JSON.stringify(example),
    }),
  };
};

const exampleIn = (schema: Schema | undefined): unknown => schema?.examples?.[0] ?? schema?.example;

/** The codes that a response of problem documents names. */
const codesIn = ({ content }: SpecOperation["responses"][string]): readonly ProblemCode[] =>
  (content?.[PROBLEM_TYPE]?.schema?.allOf ?? []).flatMap(
    ({ properties }) => (properties?.["code"]?.enum ?? []) as readonly ProblemCode[],
  );
