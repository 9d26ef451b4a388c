import type { ApiKey, Session, WebhookWithSecret } from "@propertyvr/contracts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildApp } from "./build-app.ts";
import { isSignedWith } from "./partners/webhooks/testing/receiver.ts";
import { createWebhookApp, type WebhookApp } from "./partners/webhooks/testing/webhook-app.ts";
import { checkSecret, SecretKeyError } from "./platform/secrets/check-secret.ts";

const NEXT = "the secret that follows, which is long enough";
const PERSON = { email: "nok@example.com", password: "secret" };
const GUESSES = 3;

let test: WebhookApp;
/** What was made under the former secret. */
let person: Session;
let key: string;
let webhook: WebhookWithSecret;
let running: FastifyInstance | undefined;

/** Starts the server anew. The former one is closed first: it could send an event that the test waits for. */
const start = async (secret: string, former: readonly string[]): Promise<FastifyInstance> => {
  await checkSecret(test.database.pool, { current: secret, earlier: former, isNew: false });
  const app = buildApp({
    ...test.deps,
    secret,
    config: { ...test.deps.config, oldSecretKeys: former },
  });
  await running?.close();
  running = app;
  await app.ready();
  return app;
};
const post = (app: FastifyInstance, url: string, payload: object) =>
  app.inject({ method: "POST", url, payload });
const infoOf = (app: FastifyInstance) =>
  app.inject({ url: "/api/partner/api-info", headers: { "x-api-key": key } });
/** Whether an event reaches the partner's server, signed as that was told when it made the webhook. */
const isDelivered = async (app: FastifyInstance, n: number): Promise<boolean> => {
  test.receiver.received.splice(0);
  await test.enquiry(n);
  await app.jobs.idle();
  const [request] = test.receiver.received;
  return request !== undefined && isSignedWith(webhook.secret, request);
};

beforeAll(async () => {
  test = await createWebhookApp({ attemptsPerMinute: GUESSES });
  const { secret: current } = test.deps;
  await checkSecret(test.database.pool, { current, earlier: [], isNew: false });
  person = (await post(test.app, "/api/auth/signup", { name: "Nok", ...PERSON })).json<Session>();
  const form = { partner_name: "Baan Dee", partner_email: "api@baandee.example" };
  const made = await test.app.inject({
    method: "POST",
    url: "/api/admin/api-keys",
    headers: test.admin.headers,
    payload: form,
  });
  key = made.json<ApiKey>().key ?? "";
  webhook = await test.made();
  await test.app.close();
});
afterAll(async () => {
  await running?.close();
  await test.close();
});

it("the server refuses to start with another secret where the former is not given", async () => {
  await expect(start(NEXT, [])).rejects.toThrow(SecretKeyError);
});

it("keys, webhooks and known devices of the former secret hold under the next, sessions end", async () => {
  const app = await start(NEXT, [test.deps.secret]);
  expect((await infoOf(app)).statusCode).toBe(200);
  expect(await isDelivered(app, 1)).toBe(true);
  const { session_token: token, device_token: device } = person;
  const me = await app.inject({
    url: "/api/auth/me",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(me.statusCode).toBe(401);
  for (let n = 0; n < GUESSES; n += 1)
    await post(app, "/api/auth/login", { ...PERSON, password: "wrong!" });
  expect((await post(app, "/api/auth/login", PERSON)).statusCode).toBe(429);
  const known = await post(app, "/api/auth/login", { ...PERSON, device_tokens: [device] });
  expect(known.statusCode).toBe(200);
});

it("keys and webhooks that were used since hold without the former too", async () => {
  const app = await start(NEXT, []);
  expect((await infoOf(app)).statusCode).toBe(200);
  expect(await isDelivered(app, 2)).toBe(true);
});
