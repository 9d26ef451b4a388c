import type { FastifyRequest } from "fastify";
import type pg from "pg";
import { describe, expect, it, vi } from "vitest";
import { onceOnlyWith, readIdempotencyKey } from "./once-only.ts";

describe("a request with an API key", () => {
  const query = vi.fn(() => Promise.reject(new Error("no database here")));
  const once = onceOnlyWith({
    pool: { query } as unknown as pg.Pool,
    random: { uuid: () => "00000000-0000-4000-8000-000000000000" },
    clock: { now: () => new Date() },
    log: { warn: () => undefined },
    instance: "one",
    isOnlyInstance: true,
  });
  const caller = { partnerId: "p" } as Parameters<typeof once>[1];
  const requestWith = (more: object) =>
    ({ method: "POST", url: "/", headers: {}, ...more }) as unknown as FastifyRequest;
  const answer = { status: 201, headers: {}, body: "{}" };

  it("runs as it is, and keeps nothing, where it names no Idempotency-Key", async () => {
    const result = await once(requestWith({}), caller, async (keep) => {
      await keep(undefined as never, answer);
      return answer;
    });
    expect(result).toEqual({ ok: true, value: { answer, isReplayed: false } });
    expect(query).not.toHaveBeenCalled();
  });

  it("is a fault of ours where it names one and its body was not noted", async () => {
    const headers = { "idempotency-key": "first-key" };
    const run = () => Promise.resolve(answer);
    await expect(once(requestWith({ headers, body: {} }), caller, run)).rejects.toThrow(
      "a body was not noted",
    );
    // Without a body there is nothing to note: it goes on to the database.
    await expect(once(requestWith({ headers }), caller, run)).rejects.toThrow("no database here");
  });
});

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
