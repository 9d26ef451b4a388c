import type { Problem } from "@propertyvr/contracts";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../platform/http/testing/test-app.ts";
import {
  type LocalTranscriber,
  saying,
  startLocalTranscriber,
} from "./testing/local-transcriber.ts";
import { mp4, ogg, wav, webm } from "./testing/recordings.ts";
import { transcriberAt } from "./transcriber.ts";

const KEY = "a key that only the operator knows";
let service: LocalTranscriber;
let test: TestApp;
let nok: SignedUp;
beforeAll(async () => {
  service = await startLocalTranscriber();
  const transcription = { url: service.url, key: KEY, model: "whisper-1" };
  test = await createTestApp({ config: { transcription } });
  nok = await test.signUp();
});
afterAll(async () => {
  await test.close();
  await service.close();
});
beforeEach(async () => {
  service.answer(saying(200, JSON.stringify({ text: " two bedrooms near Asok\n" })));
  await test.database.pool.query("delete from attempts");
});

const send = (payload: Buffer, { query = "", app = test, who = nok } = {}) =>
  app.app.inject({
    method: "POST",
    url: `/api/transcriptions${query}`,
    payload,
    headers: { ...who.headers, "content-type": "audio/webm" },
  });
const RECORDINGS = [
  ["audio/wav", "speech.wav", wav(3)],
  ["audio/ogg", "speech.ogg", ogg(3)],
  ["audio/webm", "speech.webm", webm(3)],
  ["audio/mp4", "speech.mp4", mp4(3)],
] as const;

describe("a recording that is sent to be turned into text", () => {
  it.each(RECORDINGS)(
    "reaches the service as %s, called %s, with key, model and language",
    async (type, name, bytes) => {
      const reply = await send(bytes, { query: "?language=th" });
      expect(reply.json()).toEqual({ text: "two bedrooms near Asok" });
      const asked = service.asked.at(-1);
      expect(asked).toMatchObject({
        authorization: `Bearer ${KEY}`,
        fields: { model: "whisper-1", language: "th", response_format: "json" },
        file: { type, name },
      });
      expect(asked?.file.bytes.equals(bytes)).toBe(true);
    },
  );

  it("has its language detected where none is told", async () => {
    await send(webm(3));
    expect(service.asked.at(-1)?.fields).not.toHaveProperty("language");
  });

  it("is refused before anybody is asked where it is no recording, too long or too large", async () => {
    const before = service.asked.length;
    expect((await send(Buffer.from("<!doctype html><p>hello</p>"))).statusCode).toBe(415);
    expect((await send(Buffer.alloc(0))).statusCode).toBe(415);
    const long = await send(webm(90));
    expect(long.statusCode).toBe(413);
    expect(long.json<Problem>().detail).toBe("A recording may be a minute long at most.");
    expect((await send(Buffer.concat([wav(1), Buffer.alloc(7 * 1024 * 1024)]))).statusCode).toBe(
      413,
    );
    expect(service.asked).toHaveLength(before);
  });

  it("needs somebody who is signed in", async () => {
    const reply = await test.app.inject({
      method: "POST",
      url: "/api/transcriptions",
      payload: wav(1),
    });
    expect(reply.statusCode).toBe(401);
  });

  it("is one of so many an hour", async () => {
    const replies = await Promise.all(Array.from({ length: 62 }, () => send(wav(0.1))));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60);
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
  });

  it("is not offered where the operator named no service", async () => {
    const plain = await createTestApp();
    try {
      const who = await plain.signUp();
      expect((await send(wav(1), { app: plain, who })).statusCode).toBe(404);
      const config = await plain.app.inject({ url: "/api/config" });
      expect(config.json()).toMatchObject({ transcribes: false });
    } finally {
      await plain.close();
    }
    const config = await test.app.inject({ url: "/api/config" });
    expect(config.json()).toMatchObject({ transcribes: true });
    expect(config.body).not.toContain(service.url);
  });

  it("is found in no table and no log, nor is the key", async () => {
    service.answer(saying(200, JSON.stringify({ text: "a sentence that nobody else says" })));
    await send(wav(1));
    service.answer(saying(401, "{}"));
    await send(wav(1));
    const { rows } = await test.database.pool.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    for (const { name } of rows) {
      const kept = await test.database.pool.query<{ all: string | null }>(
        `select string_agg(each::text, ' ') as all from "${name}" each`,
      );
      expect(kept.rows[0]?.all ?? "").not.toContain("a sentence that nobody");
    }
    const logged = JSON.stringify(test.logged);
    expect(logged).not.toContain("a sentence that nobody");
    expect(logged).not.toContain(KEY);
    expect(logged).toContain("it answered 401");
  });
});

describe("a service that fails", () => {
  it.each([
    ["a wrong key", saying(401, '{"error":{"message":"Incorrect API key"}}'), 503],
    ["a fault of its own", saying(500, "oops"), 503],
    ["a page instead of JSON", saying(200, "<html>"), 503],
    ["JSON of another shape", saying(200, '{"result":"two bedrooms"}'), 503],
    ["text that is none", saying(200, '{"text":42}'), 503],
    ["an answer that is too long", saying(200, JSON.stringify({ text: "a".repeat(300_000) })), 503],
    ["another address", saying(302, "", { location: "http://127.0.0.1:9/" }), 503],
    [
      "a recording that it cannot read",
      saying(400, '{"error":{"message":"Invalid file format."}}'),
      415,
    ],
  ])("with %s is told as a problem and no more", async (_, answer, status) => {
    service.answer(answer);
    const reply = await send(webm(2));
    expect(reply.statusCode).toBe(status);
    expect(reply.body).not.toMatch(/Incorrect|Invalid file|oops|html/);
  });

  it("because it has too much to do says when to come back", async () => {
    service.answer(saying(429, "{}", { "retry-after": "7" }));
    const reply = await send(webm(2));
    expect(reply.statusCode).toBe(503);
    expect(reply.headers["retry-after"]).toBe("7");
  });

  it("by a cut in the middle of its answer is told as a problem", async () => {
    service.answer((reply) => {
      reply.writeHead(200, { "content-type": "application/json", "content-length": "100" });
      reply.write('{"text": "two');
      setTimeout(() => reply.destroy(), 20);
    });
    expect((await send(webm(2))).statusCode).toBe(503);
  });

  it("by silence is given up in time, and when nobody waits any more", async () => {
    service.answer(() => undefined);
    const ask = (timeoutMs: number, signal: AbortSignal) =>
      transcriberAt(
        { url: service.url, key: undefined, model: "m" },
        timeoutMs,
      )({
        bytes: wav(1),
        type: "audio/wav",
        language: undefined,
        signal,
      });
    const before = service.givenUp();
    expect(await ask(100, new AbortController().signal)).toMatchObject({
      failure: { kind: "failed", reason: "no answer in time" },
    });
    const gone = new AbortController();
    const asking = ask(60_000, gone.signal);
    await sleep(100);
    gone.abort();
    expect((await asking).ok).toBe(false);
    await vi.waitFor(() => expect(service.givenUp()).toBe(before + 2));
    expect(service.asked.at(-1)?.authorization).toBeUndefined();
  });

  it("in an address that is not there is told as a problem", async () => {
    const transcribe = transcriberAt({ url: "http://127.0.0.1:9/v1", key: undefined, model: "m" });
    const { signal } = new AbortController();
    const heard = await transcribe({ bytes: wav(1), type: "audio/wav", language: "en", signal });
    expect(heard).toMatchObject({ ok: false, failure: { kind: "failed" } });
  });
});
