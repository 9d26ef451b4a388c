import type { SeededRandom } from "@propertyvr/vocabulary";

/** JSON Schema 2020-12, as far as the OpenAPI document uses it. */
export interface FuzzSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly FuzzSchema[];
  readonly oneOf?: readonly FuzzSchema[];
  readonly items?: FuzzSchema;
  readonly properties?: Readonly<Record<string, FuzzSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: FuzzSchema | boolean;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

export type DrawFuzzValue = () => unknown;

const DEEPEST = 6;

/** A value that the schema allows, or nearly: lengths and numbers lie at their bounds more often than not. */
export const drawValue = (
  random: SeededRandom,
  schemas: Readonly<Record<string, FuzzSchema>>,
  schema: FuzzSchema,
  depth = 0,
): unknown => {
  const drawn = (inner: FuzzSchema) => drawValue(random, schemas, inner, depth + 1);
  if (depth > DEEPEST) return null;
  if (schema.$ref !== undefined) return drawn(schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {});
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pickOf(random, schema.enum);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return drawn(pickOf(random, alternatives) ?? {});
  switch (schema.type) {
    case "string":
      return drawText(random, schema);
    case "integer":
      return Math.round(drawNumber(random, schema));
    case "number":
      return drawNumber(random, schema);
    case "boolean":
      return random.chance(0.5);
    case "null":
      return null;
    case "array":
      return Array.from({ length: random.whole(0, Math.min(schema.maxItems ?? 4, 4)) }, () =>
        drawn(schema.items ?? {}),
      );
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name) || random.chance(0.4))
          .map(([name, inner]) => [name, drawn(inner)]),
      );
    default:
      return hostileValue(random);
  }
};

export const pickOf = <T>(random: SeededRandom, list: readonly T[]): T | undefined =>
  list[random.whole(0, Math.max(0, list.length - 1))];

const drawNumber = (
  random: SeededRandom,
  { minimum = -1e6, maximum = 1e6 }: Pick<FuzzSchema, "minimum" | "maximum">,
): number =>
  random.pick([minimum, maximum, minimum - 1, maximum + 1, random.between(minimum, maximum), 0, 1]);

const drawText = (random: SeededRandom, schema: FuzzSchema): string => {
  if (schema.format === "date-time") return random.pick(TIMES);
  const { minLength = 0, maxLength = 40 } = schema;
  const length = random.pick([minLength, Math.min(maxLength, 2_000), minLength + 1, 3, 12]);
  return random.chance(0.5) ? random.pick(WORDS) : random.pick(LETTERS).repeat(length);
};

const TIMES: readonly [string, ...string[]] = [
  "2026-01-05T09:00:00Z",
  "2026-01-05T16:00:00+07:00",
  "0001-01-01T00:00:00Z",
  "9999-12-31T23:59:59.999Z",
  "0000-01-01T00:00:00Z",
  "2026-01-05T00:00:00+23:59",
  "2026-01-05T00:00:00.123456789Z",
  "2026-02-30T00:00:00Z",
  "2026-01-05",
];
const LETTERS: readonly [string, ...string[]] = ["a", "ก", "🏠", "é", "0", " ", "\u202e"];
/** What people, and their feeds, write. */
const WORDS: readonly [string, ...string[]] = [
  "condo",
  "บ้านเดี่ยว",
  "ให้เช่า",
  "rent",
  "both",
  "3.5 ล้าน",
  "๔๕,๐๐๐",
  "on_request",
  "Please contact",
  "2-1-50",
  "2 ไร่ 1 งาน",
  "Bangkok",
  "กทม.",
  "เชียงใหม่",
  "31/12/2569",
  "12A",
  "pool|gym;parking",
  "https://images.example.com/a.jpg",
  "javascript:alert(1)",
  "studio",
  "true",
  "yes",
];

/** What hostile hands and broken programs send. */
const HOSTILE: readonly [DrawFuzzValue, ...DrawFuzzValue[]] = [
  () => null,
  () => "",
  () => " ",
  () => "\u0000",
  () => "\ud800",
  () => "a\u0000b\udfff",
  () => "<script>alert(1)</script>",
  () => "'; drop table listings; --",
  () => "../../etc/passwd",
  () => "%00%2e%2e%2f",
  () => "{{7*7}}${1}",
  () => "\u202eภาษาไทย\u2066",
  () => "ก".repeat(30_000),
  () => "\u0301".repeat(500),
  () => Number.MAX_SAFE_INTEGER + 1,
  () => -0,
  () => 1e308,
  () => -1e-308,
  () => 0.1 + 0.2,
  () => [],
  () => {},
  () => ({}),
  () => [[[[]]]],
  () => nested(2_000),
  () => JSON.parse('{"__proto__":{"isAdmin":true}}'),
  () => ({ constructor: { prototype: 1 }, toString: null, length: -1 }),
  () => Array.from({ length: 3_000 }, (_, n) => n),
  () => true,
  () => ({ $ref: "#/components/schemas/PartnerRow" }),
];
export const hostileValue = (random: SeededRandom): unknown => random.pick(HOSTILE)();

/** As an address or a header would carry it. */
export const asPlainText = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "");

const nested = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** The same value with something in it exchanged, left out or added. */
export const mutated = (random: SeededRandom, value: unknown): unknown => {
  if (random.chance(0.15)) return hostileValue(random);
  if (Array.isArray(value)) {
    const list = [...(value as readonly unknown[])];
    const at = random.whole(0, Math.max(0, list.length - 1));
    const way = random.next();
    if (way < 0.3) list.splice(at, 1);
    else if (way < 0.6) list.push(list[at] ?? hostileValue(random));
    else list[at] = mutated(random, list[at]);
    return list;
  }
  if (typeof value !== "object" || value === null)
    return random.chance(0.5) ? hostileValue(random) : random.pick(WORDS);
  const entries = Object.entries(value);
  const name = pickOf(random, entries)?.[0] ?? "extra";
  const way = random.next();
  if (way < 0.2) return Object.fromEntries(entries.filter(([key]) => key !== name));
  if (way < 0.4) return { ...value, [random.pick(WORDS)]: hostileValue(random) };
  return { ...value, [name]: mutated(random, (value as Record<string, unknown>)[name]) };
};
