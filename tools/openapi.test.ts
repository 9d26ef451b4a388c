import { endpoints, openApiDocument, PROBLEMS, type Endpoint } from "@propertyvr/contracts";
import { Validator } from "@seriousme/openapi-schema-validator";
import Ajv2020 from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";

const document = JSON.parse(JSON.stringify(openApiDocument())) as ReturnType<
  typeof openApiDocument
>;
type OpenApiJson = Readonly<Record<string, unknown>>;
interface Content {
  readonly schema: OpenApiJson;
  readonly example?: unknown;
}
interface Operation {
  readonly operationId: string;
  readonly parameters: readonly (Content & { readonly name: string; readonly in: string })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<
    Record<string, { readonly headers: OpenApiJson; readonly content?: OpenApiJson }>
  >;
}
const operations = Object.values(document.paths).flatMap((methods) =>
  Object.values(methods),
) as unknown as readonly Operation[];

describe("the OpenAPI document", () => {
  it("is one, by the schema of OpenAPI 3.1", async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect({ valid, errors: errors ?? [] }).toEqual({ valid: true, errors: [] });
    expect(validator.version).toBe("3.1");
  });

  it("holds only schemas that JSON Schema 2020-12 knows, and references that lead somewhere", () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema(document, "openapi.json");
    const names = Object.keys(document.components.schemas);
    expect(names.length).toBeGreaterThan(20);
    for (const name of names)
      expect(ajv.getSchema(`openapi.json#/components/schemas/${name}`), name).toBeTypeOf(
        "function",
      );
  });

  it("gives examples that fit their schemas, in requests of partners for whatever must be sent", () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema(document, "openapi.json");
    const fits = (schema: OpenApiJson, value: unknown): unknown => {
      const check = ajv.compile(absolute(schema) as OpenApiJson);
      return check(value) ? true : check.errors;
    };
    let tried = 0;
    for (const { operationId, parameters, requestBody } of operations) {
      const named = Object.entries(requestBody?.content ?? {});
      const contents = [...parameters.map((each) => [each.name, each] as const), ...named];
      for (const [name, { schema, example }] of contents) {
        if (example === undefined) continue;
        tried += 1;
        expect([operationId, name, fits(schema, example)]).toEqual([operationId, name, true]);
      }
      const each: Endpoint = endpoints[operationId as keyof typeof endpoints];
      if (each.access !== "key") continue;
      const needed = parameters.filter((parameter) => parameter.in === "path");
      for (const { name, example } of [
        ...needed,
        ...named.map(([type, of]) => ({ name: type, ...of })),
      ])
        expect(example, `${operationId} ${name}`).toBeDefined();
    }
    expect(tried).toBeGreaterThan(10);
  });

  it("describes every problem that there is", () => {
    const listed = document["x-problems"] as readonly { code: string; description: string }[];
    expect(listed.map(({ code }) => code)).toEqual(Object.keys(PROBLEMS));
    for (const { description } of listed) expect(description).toMatch(/^[A-Z].{8,}\S$/);
  });

  it("names the headers of an answer that a key opens", () => {
    const ofKeys = operations.filter(({ operationId }) => {
      const each: Endpoint = endpoints[operationId as keyof typeof endpoints];
      return each.access === "key" && !each.key.isFree;
    });
    for (const { responses } of ofKeys)
      for (const [status, { headers }] of Object.entries(responses)) {
        expect(headers).toHaveProperty("X-Request-Id");
        if (status === "429")
          for (const name of ["RateLimit", "RateLimit-Policy", "Retry-After"])
            expect(headers).toHaveProperty(name);
      }
  });
});

/** References into the document, from outside it. */
function absolute(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(absolute);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === "$ref" && typeof inner === "string" ? `openapi.json${inner}` : absolute(inner),
    ]),
  );
}
