import { describe, expect, it } from "vitest";
import { endpoints } from "../endpoints.ts";
import { openApiDocument } from "../openapi.ts";
import { PROBLEMS } from "../problem.ts";
import { exampleRequest, manualOf, requestWith, type ManualSpec } from "./index.ts";

const whole = () => manualOf(openApiDocument());

/** One operation with everything a manual tells of. */
const spec: ManualSpec = {
  components: {
    schemas: {
      Home: {
        type: "object",
        properties: {
          title: { type: "string", minLength: 1, maxLength: 300, description: "Headline" },
          price: { anyOf: [{ type: "integer", minimum: 0, maximum: 5_000 }, { type: "null" }] },
          deal: { enum: ["rent", "sale"], default: "rent" },
          images: {
            type: "array",
            maxItems: 50,
            items: { type: "object", properties: { url: { type: "string" } } },
          },
        },
        required: ["title"],
      },
    },
  },
  paths: {
    "/homes/{id}": {
      patch: {
        operationId: "changeHome",
        summary: "Change a home",
        security: [{ key: [] }],
        "x-scope": "write",
        parameters: [
          {
            name: "id",
            in: "path",
            required: true,
            schema: { type: "string" },
            example: "ext-A/1",
          },
          { name: "dry_run", in: "query", schema: { type: "boolean" } },
          { name: "note", in: "query", schema: { type: "string", examples: ["a b&c"] } },
          { name: "If-Match", in: "header", schema: { type: "string" }, example: '"v1"' },
        ],
        requestBody: {
          content: {
            "application/merge-patch+json": {
              schema: { $ref: "#/components/schemas/Home" },
              example: { price: 30_000 },
            },
          },
        },
        responses: {
          "200": {
            content: { "application/json": { schema: { $ref: "#/components/schemas/Home" } } },
          },
          "304": {},
          "404": {
            content: {
              "application/problem+json": {
                schema: { allOf: [{}, { properties: { code: { enum: ["not_found"] } } }] },
              },
            },
          },
        },
      },
      get: { operationId: "seeHome", security: [{ session: [] }], responses: {} },
    },
  },
};

describe("the manual", () => {
  it("has every operation that a key opens, and no other", () => {
    const names = whole().operations.map(({ name }) => name);
    const expected = Object.entries(endpoints).flatMap(([name, { access }]) =>
      access === "key" ? [name] : [],
    );
    expect(names.length).toBeGreaterThan(0);
    expect(names.sort()).toEqual(expected.sort());
  });

  it("has every problem that one of them may answer, by status", () => {
    const { operations, problems } = whole();
    const met = new Set(operations.flatMap((each) => each.problems));
    expect(new Set(problems.map(({ code }) => code))).toEqual(met);
    expect(problems.map(({ status }) => status)).toEqual(
      problems.map(({ status }) => status).sort((a, b) => a - b),
    );
    for (const { code, title } of problems) expect(title).toBe(PROBLEMS[code].title);
  });

  it("tells of each field what may stand in it", () => {
    const [operation] = manualOf(spec).operations;
    expect(operation?.bodyFields).toEqual([
      {
        name: "title",
        type: "string",
        isRequired: true,
        description: "Headline",
        fallback: null,
        bounds: "1 to 300 characters",
      },
      {
        name: "price",
        type: "integer or null",
        isRequired: false,
        description: null,
        fallback: null,
        bounds: "0 to 5,000",
      },
      {
        name: "deal",
        type: '"rent" or "sale"',
        isRequired: false,
        description: null,
        fallback: '"rent"',
        bounds: null,
      },
      {
        name: "images",
        type: "list of object",
        isRequired: false,
        description: null,
        fallback: null,
        bounds: "at most 50 entries",
      },
      {
        name: "images[].url",
        type: "string",
        isRequired: false,
        description: null,
        fallback: null,
        bounds: null,
      },
    ]);
    expect(operation).toMatchObject({
      scope: "write",
      successes: [200, 304],
      problems: ["not_found"],
    });
  });

  it("refuses a document that refers to what it does not hold", () => {
    const broken = { ...spec, components: { schemas: {} } };
    expect(() => manualOf(broken)).toThrow("#/components/schemas/Home");
  });
});

describe("a request", () => {
  const [operation] = manualOf(spec).operations;

  it("of the examples fills in the path, the query, the headers and the body", () => {
    expect(exampleRequest(operation!)).toEqual({
      method: "PATCH",
      target: "/homes/ext-A%2F1?note=a%20b%26c",
      headers: [["If-Match", '"v1"']],
      body: { mediaType: "application/merge-patch+json", example: { price: 30_000 } },
    });
  });

  it("of somebody's own values leaves out what is empty", () => {
    expect(requestWith(operation!, { id: "ก", dry_run: "true", note: "" })).toEqual({
      method: "PATCH",
      target: "/homes/%E0%B8%81?dry_run=true",
      headers: [],
    });
  });
});
