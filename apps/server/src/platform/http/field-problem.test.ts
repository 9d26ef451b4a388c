import { endpoints, type Endpoint } from "@propertyvr/contracts";
import { seededRandom } from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { fieldProblems } from "./field-problem.ts";

const schemas = (Object.entries(endpoints) as readonly (readonly [string, Endpoint])[]).flatMap(
  ([name, { body, query, takesAnyBody }]) =>
    [
      // What a use case reads by itself is told in the words of the rule book.
      [`${name} body`, takesAnyBody ? undefined : body],
      [`${name} query`, query],
    ].flatMap(([what, schema]) =>
      schema instanceof z.ZodType ? [[what as string, schema] as const] : [],
    ),
);

/** How zod says it. */
const ZOD =
  /invalid (input|option|string|key|value|element|discriminator|email|url|uuid|iso)|expected|received|too (small|big)|unrecognized|must match|multiple discriminator|>=|<=|pattern/i;

const WRONG: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e300,
  "",
  "x",
  "x".repeat(200_001),
  "not-a-date",
  [],
  {},
  [null],
  [1, "a", {}],
  { min: "a" },
  { a: { b: [] } },
  Array.from({ length: 6_000 }, () => "x"),
];

/** A value of the schema's shape with wrong values in some of its members, some levels deep. */
const drawn = (schema: z.ZodType, random: () => number, depth = 0): unknown => {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const inner =
    "unwrap" in schema ? (schema as unknown as { unwrap: () => z.ZodType }).unwrap() : schema;
  if (inner !== schema && random() < 0.9) return drawn(inner, random, depth);
  if (depth < 4 && random() < 0.8) {
    if (schema instanceof z.ZodObject)
      return Object.fromEntries(
        Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, member]) =>
          random() < 0.2 ? [] : [[key, drawn(member, random, depth + 1)]],
        ),
      );
    if (schema instanceof z.ZodArray)
      return [drawn(schema.element as z.ZodType, random, depth + 1), pick(WRONG)];
  }
  return pick(WRONG);
};

describe("what is wrong with a value", () => {
  it.each(schemas)("is never told in the validator's words: %s", (_what, schema) => {
    const { next: random } = seededRandom(7);
    let told = 0;
    for (const value of [...WRONG, ...Array.from({ length: 60 }, () => drawn(schema, random))])
      for (const { message, message_th, code, field } of fieldProblems(schema, value)) {
        told += 1;
        const whole = `${field}: ${message} ${message_th ?? ""}`;
        expect(message, whole).not.toMatch(ZOD);
        if (code !== "custom") expect(message_th, whole).toMatch(/[\u0e01-\u0e4e]/);
      }
    expect(told).toBeGreaterThan(0);
  });

  it.each([
    [z.object({ a: z.string() }), {}, "This is required", "ต้องระบุข้อมูลนี้"],
    [z.object({ a: z.string() }), { a: 7 }, "Send text here", "ต้องเป็นข้อความ"],
    [z.object({ a: z.int() }), { a: 1.5 }, "Send a whole number here", "ต้องเป็นจำนวนเต็ม"],
    [z.object({ a: z.string().min(1) }), { a: "" }, "This can't be empty", "ต้องไม่เว้นว่าง"],
    [
      z.object({ a: z.string().max(1) }),
      { a: "xx" },
      "Send at most 1 character",
      "ต้องไม่เกิน 1 ตัวอักษร",
    ],
    [
      z.object({ a: z.array(z.string()).max(5_000) }),
      { a: Array.from({ length: 5_001 }, () => "x") },
      "Send at most 5,000 entries",
      "ต้องไม่เกิน 5,000 รายการ",
    ],
    [z.object({ a: z.number().min(100) }), { a: 7 }, "Send at least 100", "ต้องไม่น้อยกว่า 100"],
    [
      z.object({ a: z.enum(["rent", "sale"]) }),
      { a: "x" },
      "Send one of: rent, sale",
      "ต้องเป็นค่าใดค่าหนึ่งใน rent, sale",
    ],
    [
      z.object({ a: z.iso.datetime() }),
      { a: "x" },
      "Send a time with its zone, such as 2026-01-31T09:00:00Z",
      "ต้องเป็นเวลาพร้อมเขตเวลา เช่น 2026-01-31T09:00:00Z",
    ],
    [z.strictObject({}), { dealz: 1 }, "Unknown field: dealz", "ไม่รู้จัก dealz"],
  ])("is a plain sentence in both languages (%#)", (schema, value, message, message_th) => {
    expect(fieldProblems(schema, value)).toMatchObject([{ message, message_th }]);
  });
});
