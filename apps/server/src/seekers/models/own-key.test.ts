import type { AccountUsage, OfferedModels } from "@propertyvr/contracts";
import { afterEach, describe, expect, it } from "vitest";
import type { ModelsConfig } from "../../platform/config/models-config.ts";
import {
  ModelUser,
  codesOf,
  createModelApp,
  type ModelApp,
  writerOf,
} from "./testing/model-app.ts";

const OWN_KEY = "sk-mine-Qx7ZpT4vLm2Rk9Wd";
const WITH_KEY = { "x-provider-key": OWN_KEY };
const QUESTION = "What is it like to live in Ari?";
const ANSWER = { does: "answer", text: ["Ari is a quiet part of the city."] } as const;

let test: ModelApp;
afterEach(() => test.close());

/** Models for which the operator has no key. */
const withoutKeys = async (over: Partial<ModelsConfig> = {}): Promise<ModelUser> => {
  test = await createModelApp(over, { operatorKey: undefined });
  return ModelUser.arrive(test);
};

/** Every row of every table, as text: a backup is made of nothing else. */
const everythingStored = async (): Promise<string> => {
  const { pool } = test.database;
  const tables = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const rows = await Promise.all(
    tables.rows.map(({ name }) =>
      pool.query<{ row: string }>(`select t::text as row from ${name} t`),
    ),
  );
  return rows.flatMap((table) => table.rows.map(({ row }) => row)).join("\n");
};

describe("a key of one's own", () => {
  it("opens a model that the operator has no key for, at the configured address", async () => {
    const me = await withoutKeys();
    const { models } = await me.json<OfferedModels>("GET", "/api/models");
    expect(models[0]).toMatchObject({ why_not: "no_key", takes_own_key: true });
    test.model.play(ANSWER);
    const answer = await me.ask(QUESTION, {}, WITH_KEY);
    expect(writerOf(answer)).toBe("gpt-4o-mini");
    expect(test.model.requests.map(({ key }) => key)).toEqual([OWN_KEY]);
  });

  it("is in no table, log line, metric, export or reply afterwards, however the run ended", async () => {
    const me = await withoutKeys();
    test.model.play(ANSWER);
    const answered = await me.send(
      "POST",
      `/api/chats/${me.chatId}/messages`,
      { message: QUESTION, model: "gpt-4o-mini" },
      WITH_KEY,
    );
    for (const scene of [
      { does: "refuse_request", error: "bad_key" },
      { does: "cut", how: "broken", text: ["Ari"] },
      { does: "wrong_shape", shape: "html" },
    ] as const) {
      test.model.play(scene);
      await me.ask(QUESTION, {}, WITH_KEY);
    }
    expect(test.model.requests.map(({ key }) => key)).toEqual(Array(4).fill(OWN_KEY));
    const places = {
      tables: await everythingStored(),
      logs: JSON.stringify(test.logged),
      reply: answered.body + JSON.stringify(answered.headers),
      metrics: (await me.send("GET", "/metrics")).body,
      chats: (await me.send("GET", "/api/chats/export")).body,
      account: (await me.send("GET", "/api/auth/me/export")).body,
    };
    // Each place does hold what belongs into it.
    expect(places.tables).toContain(QUESTION);
    expect(places.metrics).toContain(
      'model_requests_total{model="gpt-4o-mini",outcome="bad_key"} 1',
    );
    expect(places.logs).toContain("/api/chats/:id/messages");
    for (const [place, text] of Object.entries(places)) {
      expect(text.length, place).toBeGreaterThan(100);
      expect(text, place).not.toContain(OWN_KEY);
      expect(text, place).not.toContain("sk-mine");
    }
  });

  it("takes nothing of the day's tokens, and marks nobody else's model as failing", async () => {
    const me = await withoutKeys({ enforcesDailyLimits: true });
    test.model.play(ANSWER);
    await me.ask(QUESTION, {}, WITH_KEY);
    expect((await me.json<AccountUsage>("GET", "/api/usage")).tokens.used).toBe(0);
    test.model.play({ does: "refuse_request", error: "bad_key" });
    expect(codesOf(await me.ask(QUESTION, {}, WITH_KEY))).toContain("model_bad_key");
    const { models } = await me.json<OfferedModels>("GET", "/api/models");
    expect(models[0]?.why_not).toBe("no_key");
  });

  it("goes nowhere where the operator switched it off", async () => {
    const me = await withoutKeys({ takesOwnKeys: false });
    expect(codesOf(await me.ask(QUESTION, {}, WITH_KEY))).toContain("model_not_available");
    expect(test.model.requests).toHaveLength(0);
    const offered = await me.json<OfferedModels>("GET", "/api/models");
    expect(offered.takes_own_keys).toBe(false);
    expect(offered.models.some(({ takes_own_key }) => takes_own_key)).toBe(false);
  });

  it("goes nowhere without an agreement to the provider", async () => {
    const me = await withoutKeys();
    await me.send("DELETE", "/api/models/agreements/openai");
    expect(codesOf(await me.ask(QUESTION, {}, WITH_KEY))).toContain("model_not_agreed");
    expect(test.model.requests).toHaveLength(0);
  });

  it.each(["a key with spaces", "x".repeat(600)])(
    "of an impossible form is not sent on",
    async (key) => {
      const me = await withoutKeys();
      const headers = { "x-provider-key": key };
      expect(codesOf(await me.ask(QUESTION, {}, headers))).toContain("model_not_available");
      expect(test.model.requests).toHaveLength(0);
    },
  );
});
