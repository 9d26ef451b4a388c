import { z } from "zod";

export type JsonSchema = Readonly<Record<string, unknown>>;
type SchemaDirection = "request" | "reply";

const DEFS = "#/$defs/";
const COMPONENTS = "#/components/schemas/";

/**
 * Collects named schemas as components of one document. A schema that reads
 * differently when sent (defaults may be left out) stands twice: under its own
 * name as received, and as `<name>Sent`.
 */
export class SchemaBook {
  readonly #named = {
    request: new Map<string, JsonSchema>(),
    reply: new Map<string, JsonSchema>(),
  };
  readonly #roots: { schema: Record<string, unknown>; direction: SchemaDirection }[] = [];

  /** What a caller sends. References are settled by `components`. */
  request(schema: z.ZodType): JsonSchema {
    return this.#add(schema, "request");
  }

  /** What a caller receives. */
  reply(schema: z.ZodType): JsonSchema {
    return this.#add(schema, "reply");
  }

  /** Every named schema. Call it last: it settles the references of all that was added. */
  components(): Readonly<Record<string, JsonSchema>> {
    const differing = this.#differing();
    const nameOf = (name: string, direction: SchemaDirection) =>
      direction === "request" && differing.has(name) ? `${name}Sent` : name;
    for (const { schema, direction } of this.#roots)
      Object.assign(
        schema,
        settled(schema, (name) => nameOf(name, direction)),
      );
    const components: Record<string, JsonSchema> = {};
    for (const direction of ["reply", "request"] as const)
      for (const [name, schema] of this.#named[direction])
        components[nameOf(name, direction)] ??= settled(schema, (inner) =>
          nameOf(inner, direction),
        );
    return components;
  }

  #add(schema: z.ZodType, direction: SchemaDirection): JsonSchema {
    // Wrapped, so that a named schema is a reference at the root too.
    const { $defs = {}, properties = {} } = z.toJSONSchema(z.object({ root: schema }), {
      io: direction === "request" ? "input" : "output",
      override: ({ jsonSchema }) => {
        // Replies may gain fields; clients must not refuse them.
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      },
    });
    for (const [name, inner] of Object.entries($defs)) {
      const { id: _id, ...rest } = inner as Record<string, unknown>;
      this.#named[direction].set(name, rest);
    }
    const root = { ...(properties["root"] as Record<string, unknown>) };
    this.#roots.push({ schema: root, direction });
    return root;
  }

  /** Names whose two readings differ, in themselves or in something they refer to. */
  #differing(): ReadonlySet<string> {
    const { request, reply } = this.#named;
    const both = [...request].filter(([name]) => reply.has(name));
    const differing = new Set(
      both
        .filter(([name, sent]) => JSON.stringify(sent) !== JSON.stringify(reply.get(name)))
        .map(([name]) => name),
    );
    for (let before = -1; before < differing.size;) {
      before = differing.size;
      for (const [name, sent] of both)
        if (referencesOf(sent).some((inner) => differing.has(inner))) differing.add(name);
    }
    return differing;
  }
}

const referencesOf = (schema: unknown): string[] => {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === "$ref" && typeof value === "string" ? [value.slice(DEFS.length)] : referencesOf(value),
  );
};

const settled = (schema: JsonSchema, nameOf: (name: string) => string): JsonSchema =>
  settledValue(schema, nameOf) as JsonSchema;

const settledValue = (value: unknown, nameOf: (name: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((each) => settledValue(each, nameOf));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === "$ref" && typeof inner === "string" && inner.startsWith(DEFS)
        ? COMPONENTS + nameOf(inner.slice(DEFS.length))
        : settledValue(inner, nameOf),
    ]),
  );
};
