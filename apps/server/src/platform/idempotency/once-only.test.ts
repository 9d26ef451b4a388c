import { describe, expect, it } from "vitest";
import { readIdempotencyKey } from "./once-only.ts";

describe("the header Idempotency-Key", () => {
  it.each([
    ["8e03978e-40d5-43dd-bc93-6894a57f9324", "8e03978e-40d5-43dd-bc93-6894a57f9324"],
    ['"8e03978e-40d5-43dd-bc93-6894a57f9324"', "8e03978e-40d5-43dd-bc93-6894a57f9324"],
    ["KG5LxwFBepaKHyUD", "KG5LxwFBepaKHyUD"],
    ['"with a space"', "with a space"],
    [String.raw`"say \"hi\" \\ there"`, String.raw`say "hi" \ there`],
    ["a".repeat(8), "a".repeat(8)],
    ["a".repeat(255), "a".repeat(255)],
    [`"${"a".repeat(255)}"`, "a".repeat(255)],
    [undefined, undefined],
  ])("%s is read", (header, key) => {
    expect(readIdempotencyKey(header)).toEqual({ ok: true, value: key });
  });

  it.each([
    "",
    "seven77",
    '"seven77"',
    "a".repeat(256),
    `"${"a".repeat(256)}"`,
    "with a space",
    "first-key, second-key",
    '"unclosed key',
    String.raw`"a bad \escape"`,
    '"12345678";p=1',
    "กุญแจที่ไม่ใช่แอสกี",
    "tab\tinside",
    ["first-key", "second-key"],
  ])("%j is malformed", (header) => {
    expect(readIdempotencyKey(header)).toMatchObject({
      failure: { code: "idempotency_key_malformed" },
    });
  });
});
