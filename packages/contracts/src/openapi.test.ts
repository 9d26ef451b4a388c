import { describe, expect, it } from "vitest";
import { z } from "zod";
import { endpoint, type Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { openApiDocument, type OpenApiDocument } from "./openapi.ts";
import { PROBLEMS } from "./problem.ts";
import { queryNamesOf, refusesUnknownQuery } from "./query-names.ts";

const document = openApiDocument();
const operations = (of: OpenApiDocument) =>
  Object.entries(of.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
const referencesIn = (value: unknown): string[] =>
  typeof value !== "object" || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) =>
        key === "$ref" ? [String(inner)] : referencesIn(inner),
      );
const resolve = (of: OpenApiDocument, reference: string): unknown =>
  reference
    .replace(/^#\//, "")
    .split("/")
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], of);

const table: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints);

describe("the OpenAPI document", () => {
  it("has every endpoint under its path, method and name, and nothing else", () => {
    const written = operations(document).map(
      ({ path, method, operation }) => `${operation.operationId} ${method} ${path}`,
    );
    const expected = Object.entries(endpoints).map(
      ([name, { method, path }]) => `${name} ${method.toLowerCase()} ${path}`,
    );
    expect(written.sort((a, b) => a.localeCompare(b))).toEqual(
      expected.sort((a, b) => a.localeCompare(b)),
    );
  });

  it("gives every operation a success and names each problem it may answer", () => {
    for (const { operation } of operations(document)) {
      const each = endpoints[operation.operationId as keyof typeof endpoints];
      expect(operation.responses[String(each.status)]).toBeDefined();
      for (const code of [...each.problems, "internal", "unavailable"] as const) {
        const response = operation.responses[String(PROBLEMS[code].status)];
        expect(JSON.stringify(response)).toContain(`"${code}"`);
        expect(JSON.stringify(response)).toContain("application/problem+json");
      }
    }
  });

  it("knows every problem code there is", () => {
    const { code } = (
      document.components.schemas["Problem"] as { properties: { code: { enum: string[] } } }
    ).properties;
    expect(code.enum).toEqual(Object.keys(PROBLEMS));
  });

  it("refers only to what it holds, and never by a zod name", () => {
    const references = referencesIn(document);
    expect(references.length).toBeGreaterThan(40);
    for (const reference of references) {
      expect(reference).toMatch(/^#\/components\/(schemas\/\w+|headers\/[\w-]+)$/);
      expect(resolve(document, reference)).toBeTypeOf("object");
    }
    expect(JSON.stringify(document)).not.toContain("$defs");
  });

  it("lets every write of the partner API be a dry run", () => {
    const writes = table.filter(([, { access, method }]) => access === "key" && method !== "GET");
    const without = writes.filter(([, each]) => !queryNamesOf(each).includes("dry_run"));
    expect(without.map(([name]) => name)).toEqual([]);
  });

  it("names the problem of a query that is not known wherever it is refused", () => {
    const without = table.filter(
      ([, each]) => refusesUnknownQuery(each) && !each.problems.includes("invalid"),
    );
    expect(without.map(([name]) => name)).toEqual([]);
  });

  it("names the parameters of a path in the path and the other way round", () => {
    for (const { path, operation } of operations(document)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const parameters = operation["parameters"] as { name: string; in: string }[];
      expect(parameters.filter((each) => each.in === "path").map(({ name }) => name)).toEqual(
        inPath,
      );
    }
  });

  it("asks for a session or a key exactly where one is needed", () => {
    for (const { operation } of operations(document)) {
      const each: Endpoint = endpoints[operation.operationId as keyof typeof endpoints];
      const needed = each.key ? [{ key: [] }] : [{ session: [] }];
      expect(operation["security"]).toEqual(each.access === "open" ? [] : needed);
      expect(operation["x-scope"]).toBe(each.key?.scope);
    }
  });

  it("shows an example of all that a partner has to send", () => {
    const lacking = operations(document).flatMap(({ operation }) => {
      const { parameters, requestBody } = operation as unknown as {
        parameters: { name: string; required: boolean; example?: unknown }[];
        requestBody?: { content: Record<string, { example?: unknown }> };
      };
      const missing = parameters.filter(({ required, example }) => required && !example);
      const hasBody = requestBody?.content["application/json"]?.example !== undefined;
      return JSON.stringify(operation["security"]) === '[{"key":[]}]'
        ? [...missing, ...(requestBody && !hasBody ? [operation.operationId] : [])]
        : [];
    });
    expect(lacking).toEqual([]);
  });

  it("survives being written and read", () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});

describe("a schema with defaults", () => {
  const Inner = z.object({ page: z.number().default(1) }).meta({ id: "TestInner" });
  const Outer = z.object({ inner: Inner }).meta({ id: "TestOuter" });
  const Plain = z.object({ text: z.string() }).meta({ id: "TestPlain" });
  const small = openApiDocument({
    echo: endpoint({
      method: "POST",
      path: "/echo",
      summary: "Echo",
      tag: "Test",
      access: "open",
      body: z.object({ outer: Outer, plain: Plain }),
      reply: z.array(z.union([Outer, Plain])),
      status: 200,
      problems: [],
    }),
  });

  it("stands twice, as sent and as received, with what refers to it; others stand once", () => {
    const schemas = Object.keys(small.components.schemas).filter((name) => name.startsWith("Test"));
    expect(schemas.sort((a, b) => a.localeCompare(b))).toEqual([
      "TestInner",
      "TestInnerSent",
      "TestOuter",
      "TestOuterSent",
      "TestPlain",
    ]);
    expect(small.components.schemas["TestInner"]).toHaveProperty("required", ["page"]);
    expect(small.components.schemas["TestInnerSent"]).not.toHaveProperty("required");
    expect(referencesIn(small.components.schemas["TestOuterSent"])).toEqual([
      "#/components/schemas/TestInnerSent",
    ]);
  });

  it("lets a reply gain fields", () => {
    expect(JSON.stringify(small.components.schemas)).not.toContain('"additionalProperties":false');
  });
});
