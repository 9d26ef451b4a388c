import type { AccountUsage, OfferedModels } from "@propertyvr/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ModelsConfig } from "../../platform/config/models-config.ts";
import {
  ModelUser,
  codesOf,
  createModelApp,
  type ModelApp,
  OPERATOR_KEY,
  writerOf,
} from "./testing/model-app.ts";

const QUESTION = "What is it like to live in Ari?";
const WORDS = ["Ari ", "is a quiet part ", "of the city ", "with many cafes."];

/** The code that speaks to a provider is loaded with the first question. */
const WAIT = { timeout: 30_000 };

let test: ModelApp;
const started = async (over: Partial<ModelsConfig> = {}): Promise<ModelApp> => {
  test = await createModelApp(over);
  return test;
};

describe("the models that are offered", () => {
  beforeAll(() => started({ takesOwnKeys: true }));
  afterAll(() => test.close());

  it("are the specified four and the built-in assistant, each with its description in both languages", async () => {
    const me = await ModelUser.arrive(test, null);
    const { models } = await me.json<OfferedModels>("GET", "/api/models");
    expect(models.map(({ id, line }) => [id, line.en])).toEqual([
      ["gpt-4o-mini", "Fast and cost-effective"],
      ["gpt-4o", "Most capable"],
      ["claude-sonnet-4-5", "Excellent reasoning"],
      ["gemini-2.0-flash", "Latest from Google"],
      ["built-in", expect.stringContaining("PropertyVR")],
    ]);
    for (const { line } of models) expect(line.th).toMatch(/[ก-๙]/);
  });

  it("say whose they are, where, and why one cannot answer now", async () => {
    const me = await ModelUser.arrive(test, null);
    const { models } = await me.json<OfferedModels>("GET", "/api/models");
    expect(models[0]).toMatchObject({
      provider: { id: "openai", name: "OpenAI", country: { en: "the United States" } },
      is_available: true,
      why_not: null,
    });
    expect(models[2]).toMatchObject({ is_available: false, why_not: "no_key" });
    expect(models[4]).toMatchObject({ provider: null, is_available: true });
  });

  it("reveal neither keys nor addresses", async () => {
    const me = await ModelUser.arrive(test, null);
    const { body } = await me.send("GET", "/api/models");
    expect(body).not.toContain(OPERATOR_KEY);
    expect(body).not.toContain("127.0.0.1");
  });

  it("remember to whom somebody agreed, until that is withdrawn", async () => {
    const me = await ModelUser.arrive(test, null);
    const agreed = async () => {
      const { models } = await me.json<OfferedModels>("GET", "/api/models");
      return models.flatMap(({ provider }) => (provider?.is_agreed === true ? [provider.id] : []));
    };
    expect(await agreed()).toEqual([]);
    await me.send("PUT", "/api/models/agreements/openai");
    await me.send("PUT", "/api/models/agreements/openai");
    expect(await agreed()).toEqual(["openai", "openai"]);
    expect((await me.send("DELETE", "/api/models/agreements/openai")).statusCode).toBe(204);
    expect(await agreed()).toEqual([]);
    expect((await me.send("PUT", "/api/models/agreements/compatible")).statusCode).toBe(404);
  });
});

describe("a question to a model", () => {
  beforeAll(() => started());
  afterAll(() => test.close());

  it("is answered by it, and the answer says who wrote it", async () => {
    const me = await ModelUser.arrive(test);
    test.model.play({ does: "answer", text: WORDS });
    const answer = await me.ask(QUESTION);
    expect(answer.content).toContain("quiet part of the city");
    expect(writerOf(answer)).toBe("gpt-4o-mini");
    expect(test.model.requests.at(-1)).toMatchObject({ model: "gpt-4o-mini", key: OPERATOR_KEY });
  });

  it("is not sent to a provider that nobody agreed to, and the chat is told once", async () => {
    const me = await ModelUser.arrive(test, null);
    const before = test.model.requests.length;
    const [first, second] = [await me.ask(QUESTION), await me.ask("condo in Ari")];
    expect(test.model.requests).toHaveLength(before);
    expect(codesOf(first)).toContain("model_not_agreed");
    expect(codesOf(second)).not.toContain("model_not_agreed");
    expect(writerOf(first)).toBeUndefined();
  });

  it("goes to the built-in assistant where the model is not available, and each chat is told once", async () => {
    const me = await ModelUser.arrive(test);
    const asked = { model: "gemini-2.0-flash" };
    const first = await me.ask("condo in Ari", asked);
    expect(codesOf(first)).toContain("model_not_available");
    expect(first.parts.find((part) => part.type === "notice")).toMatchObject({
      text: expect.stringContaining("Gemini 2.0 Flash") as string,
    });
    expect(first.parts.some(({ type }) => type === "criteria")).toBe(true);
    expect(codesOf(await me.ask("under 20000", asked))).not.toContain("model_not_available");
    const other = await me.inNewChat();
    const thai = await other.ask("คอนโดอารีย์", { model: "no-such-model" });
    expect(codesOf(thai)).toContain("model_not_available");
    expect(thai.parts.find((part) => part.type === "notice")).toMatchObject({ language: "th" });
  });

  it("that names no model, or the built-in one, is answered without a word about models", async () => {
    const me = await ModelUser.arrive(test);
    const before = test.model.requests.length;
    for (const model of [undefined, "built-in"])
      expect(codesOf(await me.ask("condo in Ari", { model }))).toEqual([]);
    expect(test.model.requests).toHaveLength(before);
  });

  it("counts its tokens for the day of the person, also where it was broken off", async () => {
    const me = await ModelUser.arrive(test);
    const used = async () => (await me.json<AccountUsage>("GET", "/api/usage")).tokens.used;
    test.model.play({ does: "answer", text: WORDS, usage: { input: 900, output: 100 } });
    await me.ask(QUESTION);
    expect(await used()).toBe(1_000);
    test.model.play({ does: "cut", text: WORDS, how: "broken" });
    await me.ask(QUESTION);
    expect(await used()).toBeGreaterThan(1_000);
  });

  it("is answered again by the model that the retry names", async () => {
    const me = await ModelUser.arrive(test);
    const answer = await me.ask(QUESTION, { model: "built-in" });
    test.model.play({ does: "answer", text: WORDS });
    const url = `/api/chats/${me.chatId}/messages/${answer.id}/retry`;
    await me.json("POST", url, { model: "gpt-4o" });
    expect(writerOf(await me.answer())).toBe("gpt-4o");
  });

  it("goes on when its viewer leaves", async () => {
    const me = await ModelUser.arrive(test);
    test.model.play({ does: "answer", text: WORDS, paceMs: 40 });
    const leaving = new AbortController();
    const response = await me.stream(QUESTION, leaving.signal);
    await response.body?.getReader().read();
    leaving.abort();
    const answer = await me.answer();
    expect(answer.status).toBe("done");
    expect(answer.content).toContain("many cafes");
  });

  it("that is stopped lets go of the provider at once, and keeps what was written", async () => {
    const me = await ModelUser.arrive(test);
    await test.model.whenLetGo();
    test.model.play({ does: "silence", after: "nothing" });
    const before = test.model.requests.length;
    await me.stream(QUESTION);
    await expect.poll(() => test.model.requests.length, WAIT).toBe(before + 1);
    const running = (await me.messages()).at(-1);
    const stop = me.send("POST", `/api/chats/${me.chatId}/runs/${running?.run_id ?? ""}/stop`, {});
    expect((await stop).statusCode).toBe(200);
    await test.model.whenLetGo();
    expect((await me.answer()).status).toBe("stopped");
  });

  it.each([
    ["refuse_request", "rate_limit", "model_rate_limited"],
    ["refuse_request", "overloaded", "model_unavailable"],
  ] as const)(
    "whose provider says %s (%s) is finished by the built-in assistant",
    async (does, error, code) => {
      const me = await ModelUser.arrive(test);
      test.model.play({ does, error });
      const answer = await me.ask("condo in Ari");
      expect(answer.status).toBe("done");
      expect(codesOf(answer)).toContain(code);
      expect(answer.parts.some(({ type }) => type === "criteria")).toBe(true);
    },
  );

  it("finds the model unavailable for a while once its key was refused", async () => {
    const me = await ModelUser.arrive(test);
    test.model.play({ does: "refuse_request", error: "bad_key" });
    expect(codesOf(await me.ask(QUESTION))).toContain("model_bad_key");
    const before = test.model.requests.length;
    const why = async () => (await me.json<OfferedModels>("GET", "/api/models")).models[0]?.why_not;
    expect(await why()).toBe("bad_key");
    const other = await me.inNewChat();
    expect(codesOf(await other.ask(QUESTION))).toContain("model_not_available");
    expect(test.model.requests).toHaveLength(before);
    test.clock.forward(11 * 60_000);
    expect(await why()).toBeNull();
  });
});

describe("the limits of a day", () => {
  afterAll(() => test.close());

  it("are only shown, unless the operator enforces them; then the built-in assistant goes on", async () => {
    await started({ enforcesDailyLimits: true });
    const me = await ModelUser.arrive(test);
    test.model.play({ does: "answer", text: WORDS, usage: { input: 9_900, output: 100 } });
    expect(writerOf(await me.ask(QUESTION))).toBe("gpt-4o-mini");
    const usage = await me.json<AccountUsage>("GET", "/api/usage");
    expect(usage).toMatchObject({ is_enforced: true, tokens: { used: 10_000, limit: 10_000 } });
    const next = await me.ask(QUESTION);
    expect(codesOf(next)).toContain("model_day_limit");
    expect(test.model.requests).toHaveLength(1);
    // The next day in Bangkok.
    test.clock.forward(24 * 3_600_000);
    test.model.play({ does: "answer", text: WORDS });
    expect(writerOf(await me.ask(QUESTION))).toBe("gpt-4o-mini");
  });
});

describe("a server that stops", () => {
  afterAll(() => test.close());

  it("lets go of the provider and leaves the answer interrupted", async () => {
    await started();
    const me = await ModelUser.arrive(test);
    test.model.play({ does: "silence", after: "text", text: WORDS });
    await me.stream(QUESTION);
    await expect.poll(() => test.model.requests.length, WAIT).toBe(1);
    await test.app.close();
    await test.model.whenLetGo();
    const { rows } = await test.database.pool.query<{ status: string }>(
      "select status from messages where sender = 'ai'",
    );
    expect(rows).toEqual([{ status: "interrupted" }]);
  });
});
