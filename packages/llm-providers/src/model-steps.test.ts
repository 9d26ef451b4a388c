import type { ModelEvent } from "@propertyvr/assistant";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FAMILIES, type Family } from "./families.ts";
import { type ModelTiming, modelStepsOf } from "./model-steps.ts";
import { callsOf, collect, stepOf, textOf } from "./testing/collect.ts";
import { type ModelServer, type ProviderScene, startModelServer } from "./testing/index.ts";

/** Long where nothing is waited for; a test that waits shortens what it waits for. */
const PATIENT: ModelTiming = {
  firstMs: 10_000,
  idleMs: 10_000,
  wholeMs: 20_000,
  patienceMs: 2_000,
};
const WORDS = ["ห้องนี้", "อยู่ใกล้ ", "BTS", " อโศก"];
const USAGE = { inputTokens: 11, outputTokens: 7 };

describe.each(FAMILIES)("a model of the family %s", (family: Family) => {
  let server: ModelServer;
  beforeEach(async () => {
    server = await startModelServer(family);
  });
  afterEach(() => server.close());

  const stepsOf = (timing: Partial<ModelTiming> = {}, apiKey = "sk-of-the-operator") =>
    modelStepsOf(
      { family, model: "a-model", baseUrl: server.baseUrl, apiKey },
      { ...PATIENT, ...timing },
    );
  const after = async (scene: ProviderScene, timing: Partial<ModelTiming> = {}) => {
    server.play(scene);
    return collect(stepsOf(timing));
  };
  const last = (events: readonly ModelEvent[]) => events.at(-1);
  const failed = (failure: string) => expect.objectContaining({ type: "failed", failure });

  it("streams its text, and tells why it ended and what it used", async () => {
    const events = await after({ does: "answer", text: WORDS });
    expect(textOf(events)).toBe(WORDS.join(""));
    expect(events.filter(({ type }) => type === "text")).toHaveLength(WORDS.length);
    expect(last(events)).toEqual({ type: "end", reason: "stop", usage: USAGE });
  });

  it("is sent instructions, talk and tools as they are, with the key", async () => {
    await after({ does: "answer", text: WORDS });
    const [asked] = server.requests;
    expect(asked).toMatchObject({
      model: "a-model",
      key: "sk-of-the-operator",
      system: "Answer about homes in Thailand.",
      userTexts: ["2 ห้องนอน ใกล้ BTS อโศก"],
      toolNames: ["search_listings", "count_listings"],
      maxOutputTokens: 500,
    });
  });

  it("that reached the end of its room says so", async () => {
    const events = await after({ does: "answer", text: WORDS, end: "length" });
    expect(last(events)).toEqual({ type: "end", reason: "length", usage: USAGE });
  });

  it("calls a tool after some words", async () => {
    const calls = [{ name: "search_listings", input: { place: "อโศก" } }];
    const events = await after({ does: "answer", text: ["ขอดูก่อน"], calls });
    expect(textOf(events)).toBe("ขอดูก่อน");
    expect(callsOf(events)).toEqual([
      {
        id: expect.stringMatching(/./) as string,
        name: "search_listings",
        input: { place: "อโศก" },
      },
    ]);
    expect(last(events)).toEqual({ type: "end", reason: "tool_calls", usage: USAGE });
  });

  it("calls several tools at once, each under an id of its own", async () => {
    const events = await after({
      does: "answer",
      calls: [
        { name: "search_listings", input: { place: "อโศก" } },
        { name: "count_listings", input: {} },
        { name: "search_listings", input: { place: "อารีย์" } },
      ],
    });
    const calls = callsOf(events);
    expect(calls.map(({ name, input }) => [name, input])).toEqual([
      ["search_listings", { place: "อโศก" }],
      ["count_listings", {}],
      ["search_listings", { place: "อารีย์" }],
    ]);
    expect(new Set(calls.map(({ id }) => id)).size).toBe(3);
  });

  it("gets the results of its calls in the second step, and answers from them", async () => {
    const calls = [
      { name: "search_listings", input: { place: "อโศก" } },
      { name: "count_listings", input: {} },
    ];
    server.play({ does: "answer", text: ["ขอดู"], calls }, { does: "answer", text: ["พบ 3 ห้อง"] });
    const run = stepsOf();
    const first = callsOf(await collect(run));
    const question = { role: "user", text: "มีกี่ห้อง" } as const;
    const results = first.map(({ id, name }, at) => ({ id, name, output: { total: at + 3 } }));
    const second = await collect(
      run,
      stepOf({
        messages: [
          question,
          { role: "assistant", text: "ขอดู", toolCalls: first },
          { role: "tool", results },
        ],
      }),
    );
    expect(textOf(second)).toBe("พบ 3 ห้อง");
    const asked = server.requests[1];
    expect(asked?.results.map(({ output }) => output)).toEqual([{ total: 3 }, { total: 4 }]);
    expect(asked?.results.map(({ id }) => id)).toEqual(
      family === "google" ? first.map(({ name }) => name) : first.map(({ id }) => id),
    );
  });

  it("is shown a picture beside the words", async () => {
    server.play({ does: "answer", text: WORDS });
    const bytes = new Uint8Array([137, 80, 78, 71]);
    const images = [{ mediaType: "image/png", bytes }] as const;
    await collect(stepsOf(), stepOf({ messages: [{ role: "user", text: "ห้องนี้", images }] }));
    expect(server.requests[0]).toMatchObject({ userTexts: ["ห้องนี้"], imageTypes: ["image/png"] });
  });

  it("that writes nonsense as arguments is quoted, not believed", async () => {
    const events = await after({
      does: "answer",
      calls: [{ name: "search_listings", input: family === "google" ? ["อโศก"] : "{place: อโศก" }],
    });
    const [call] = callsOf(events);
    // A provider's own code may mend or drop what cannot be read; it is never an object with a place.
    expect(call?.input).not.toMatchObject({ place: expect.anything() as unknown });
    expect(["end", "failed"]).toContain(last(events)?.type);
  });

  it("takes back a call whose arguments were nonsense", async () => {
    server.play({ does: "answer", text: WORDS });
    const toolCalls = [{ id: "call_1", name: "search_listings", input: "{place" }];
    const results = [{ id: "call_1", name: "search_listings", output: { error: "no object" } }];
    const events = await collect(
      stepsOf(),
      stepOf({
        messages: [
          { role: "user", text: "อโศก" },
          { role: "assistant", text: "", toolCalls },
          { role: "tool", results },
        ],
      }),
    );
    expect(last(events)).toMatchObject({ type: "end", reason: "stop" });
    expect(server.requests[0]?.results).toHaveLength(1);
  });

  it("that tells no usage has none", async () => {
    const events = await after({ does: "answer", text: WORDS, usage: null });
    expect(textOf(events)).toBe(WORDS.join(""));
    // Anthropic tells what it read with the beginning.
    const usage = family === "anthropic" ? { inputTokens: 11, outputTokens: 0 } : null;
    expect(last(events)).toEqual({ type: "end", reason: "stop", usage });
  });

  it.each([
    ["bad_key", "bad_key"],
    ["forbidden", "bad_key"],
    ["rate_limit", "rate_limited"],
    ["overloaded", "unavailable"],
    ["server", "unavailable"],
    ["bad_request", "unavailable"],
  ] as const)(
    "that refuses the request with %s fails as %s, asked once",
    async (error, failure) => {
      const events = await after({ does: "refuse_request", error });
      expect(events).toEqual([failed(failure)]);
      expect(server.requests).toHaveLength(1);
    },
  );

  it("that asks for a moment is asked once more after it", async () => {
    const headers = { "retry-after": "0" };
    server.play(
      { does: "refuse_request", error: "rate_limit", headers },
      { does: "answer", text: WORDS },
    );
    expect(textOf(await collect(stepsOf()))).toBe(WORDS.join(""));
    expect(server.requests).toHaveLength(2);
  });

  it("that asks for a minute is not waited for", async () => {
    const headers = { "retry-after": "60" };
    const events = await after({ does: "refuse_request", error: "rate_limit", headers });
    expect(events).toEqual([failed("rate_limited")]);
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ["overloaded", "unavailable"],
    ["rate_limit", "rate_limited"],
  ] as const)(
    "that tells %s inside the stream fails as %s after what it said",
    async (error, failure) => {
      const events = await after({ does: "error_inside", text: WORDS, error });
      expect(textOf(events)).toBe(WORDS.join(""));
      expect(last(events)).toEqual(failed(failure));
    },
  );

  it("that tells an error before its first word fails", async () => {
    const events = await after({ does: "error_inside", error: "overloaded" });
    expect(events).toEqual([failed("unavailable")]);
  });

  it.each(["broken", "clean"] as const)(
    "that is cut (%s) keeps what came and is told as cut",
    async (how) => {
      const events = await after({ does: "cut", text: WORDS, how });
      expect(textOf(events)).toBe(WORDS.join(""));
      expect(last(events)).toEqual(failed("cut"));
    },
  );

  it.each(["nothing", "headers"] as const)(
    "that is silent after %s is given up",
    async (silent) => {
      const events = await after({ does: "silence", after: silent }, { firstMs: 40 });
      expect(events).toEqual([failed("timed_out")]);
      await server.whenLetGo();
    },
  );

  it("that falls silent in the middle is given up, and what it said is kept", async () => {
    const events = await after({ does: "silence", after: "text", text: WORDS }, { idleMs: 60 });
    expect(textOf(events)).toBe(WORDS.join(""));
    expect(last(events)).toEqual(failed("timed_out"));
    await server.whenLetGo();
  });

  it("that is slow and steady is waited for", async () => {
    const events = await after({ does: "answer", text: WORDS, paceMs: 30 }, { idleMs: 2_000 });
    expect(last(events)).toMatchObject({ type: "end" });
  });

  it("that never comes to an end has one all the same", async () => {
    const text = Array.from({ length: 400 }, () => "คำ");
    const events = await after({ does: "answer", text, paceMs: 10 }, { wholeMs: 120 });
    expect(last(events)).toEqual(failed("timed_out"));
    expect(events.length).toBeLessThan(400);
  });

  it.each(["other_events", "no_json", "html", "json", "nothing", "endless"] as const)(
    "that answers 200 with something else (%s) is not taken for one that says nothing",
    async (shape) => {
      const events = await after({ does: "wrong_shape", shape });
      expect(events).toEqual([failed("wrong_shape")]);
    },
  );

  it("that ends well without a word or a call gave no answer", async () => {
    expect(await after({ does: "answer" })).toEqual([failed("wrong_shape")]);
  });

  it("that declines is told apart from one that fails", async () => {
    const events = await after({ does: "decline", text: ["ขอ"] });
    expect(last(events)).toEqual(failed("refused"));
  });

  it("is let go of within 200 ms of a stop, before its first word", async () => {
    server.play({ does: "silence", after: "nothing" });
    const stopping = new AbortController();
    const events = collect(stepsOf(), stepOf({ signal: stopping.signal }));
    await expect.poll(() => server.requests.length).toBe(1);
    stopping.abort();
    await letGoWithin(server, 200);
    expect(await events).toEqual([failed("stopped")]);
  });

  it("is let go of within 200 ms of a stop, while it speaks", async () => {
    server.play({ does: "answer", text: Array.from({ length: 500 }, () => "คำ"), paceMs: 5 });
    const stopping = new AbortController();
    const events: ModelEvent[] = [];
    for await (const event of stepsOf()(stepOf({ signal: stopping.signal }))) {
      events.push(event);
      if (events.length === 2) stopping.abort();
    }
    await letGoWithin(server, 200);
    expect(last(events)).toEqual(failed("stopped"));
  });

  it("is let go of where nobody reads on", async () => {
    server.play({ does: "answer", text: Array.from({ length: 500 }, () => "คำ"), paceMs: 5 });
    for await (const event of stepsOf()(stepOf())) if (event.type === "text") break;
    await server.whenLetGo();
    expect(server.openConnections()).toBe(0);
  });

  it("is not asked where the run was stopped before", async () => {
    const events = await collect(stepsOf(), stepOf({ signal: AbortSignal.abort() }));
    expect(events).toEqual([failed("stopped")]);
    expect(server.requests).toHaveLength(0);
  });

  it("sends nobody elsewhere: a redirect takes neither key nor talk along", async () => {
    const elsewhere = await startModelServer(family);
    const events = await after({ does: "redirect", to: `${elsewhere.baseUrl}/stolen` });
    expect(events).toEqual([failed("unavailable")]);
    expect(elsewhere.openConnections()).toBe(0);
    await elsewhere.close();
  });

  it("that nobody serves fails", async () => {
    const { baseUrl } = server;
    await server.close();
    server = await startModelServer(family);
    const events = await collect(
      modelStepsOf({ family, model: "a-model", baseUrl, apiKey: "sk" }, PATIENT),
    );
    expect(events).toEqual([failed("unavailable")]);
  });
});

/** A promise, not a time: whoever takes longer than this has not stopped. */
const letGoWithin = async (server: ModelServer, ms: number): Promise<void> => {
  const late = new Promise<string>((resolve) => void setTimeout(() => resolve("late"), ms).unref());
  expect(await Promise.race([server.whenLetGo().then(() => "let go"), late])).toBe("let go");
};
