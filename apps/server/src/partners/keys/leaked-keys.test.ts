import { generateKeyPairSync, sign } from "node:crypto";
import type { ApiKey } from "@propertyvr/contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildApp } from "../../build-app.ts";
import { createTestApp } from "../../platform/http/testing/test-app.ts";
import { makeKeyText } from "./key-text.ts";
import { codeOf, createPartnerApp, keyAlike, type PartnerApp } from "./testing/partner-app.ts";

const github = generateKeyPairSync("ec", { namedCurve: "P-256" });
const stranger = generateKeyPairSync("ec", { namedCurve: "P-256" });
const KEY_NAME = "bcb53661c06b4728e59d897fb6165d5c9cda0fd9cdf9d09ead458168deb7518c";

let test: PartnerApp;
beforeAll(async () => {
  test = await createPartnerApp({
    config: { githubScanningKeys: new Map([[KEY_NAME, github.publicKey]]) },
  });
});
afterAll(() => test.close());

const report = (payload: object | string, headers: Record<string, string> = {}, app = test.app) =>
  app.inject({
    method: "POST",
    url: "/api/security/leaked-keys",
    headers: { "content-type": "application/json", ...headers },
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
  });
const signed = (body: string, privateKey = github.privateKey, name = KEY_NAME) => ({
  "github-public-key-identifier": name,
  "github-public-key-signature": sign("sha256", Buffer.from(body), privateKey).toString("base64"),
});
const unknownKey = () => makeKeyText((size) => test.deps.random.bytes(size)).key;
const find = (token: string) => ({
  token,
  type: "propertyvr_api_key",
  url: "https://github.com/example/shop/blob/main/.env",
  source: "content",
});

it("anybody who reports a found key revokes it, and its owner sees why", async () => {
  const { id, key } = await test.made();
  expect((await test.info(key)).statusCode).toBe(200);
  const reply = await report({ key });
  expect([reply.statusCode, reply.json()]).toEqual([200, { received: 1 }]);
  const refused = await test.info(key);
  expect(codeOf(refused)).toBe("key_revoked");
  expect(refused.json<{ detail: string }>().detail).toContain("found in public");
  const listed: ApiKey | undefined = (await test.listed()).find((each) => each.id === id);
  expect(listed).toMatchObject({ is_active: false, revoked_reason: "leaked" });
  expect((await test.audited(id)).at(-1)).toMatchObject({
    actor: "Somebody who found the key",
    action: "key.revoked",
    after: { reason: "leaked" },
  });
});

it("the answer is the same for a key that is ours, was revoked, or never was", async () => {
  const live = await test.made();
  const ended = await test.made();
  await test.revoke(ended.id);
  const forged = live.key.slice(0, 12) + unknownKey().slice(12);
  for (const key of [live.key, live.key, ended.key, unknownKey()])
    expect((await report({ key })).json()).toEqual({ received: 1 });
  expect((await report({ key: forged })).statusCode).toBe(422);
  const reasons = (await test.listed()).filter(({ id }) => id === ended.id);
  expect(reasons).toMatchObject([{ revoked_reason: "revoked" }]);
  expect(
    (await test.audited(live.id)).filter(({ action }) => action === "key.revoked"),
  ).toHaveLength(1);
});

it("the visible part of a key revokes nothing when it is reported", async () => {
  const { key, id } = await test.made();
  expect((await report({ key: keyAlike(key) })).statusCode).toBe(200);
  expect((await test.info(key)).statusCode).toBe(200);
  expect((await test.listed()).find((each) => each.id === id)?.is_active).toBe(true);
});

it("keys are found within the text of a report", async () => {
  const one = await test.made();
  const two = await test.made();
  const text = `PVR_KEY="${one.key}"\n# กุญแจเก่า: ${two.key}, ${one.key}`;
  expect((await report({ key: text })).json()).toEqual({ received: 2 });
  expect((await test.info(one.key)).statusCode).toBe(401);
  expect((await test.info(two.key)).statusCode).toBe(401);
});

it.each([
  { key: "" },
  { key: "pvr_" },
  { key: `pvr_${"a".repeat(46)}` },
  { key: 7 },
  { key: "x".repeat(1_001) },
  {},
  { keys: [] },
])("a report without a key of ours is refused: %j", async (body) => {
  expect((await report(body)).statusCode).toBe(422);
});

it("GitHub's signed list revokes what it names, and notes where it was found", async () => {
  const one = await test.made();
  const two = await test.made();
  const body = JSON.stringify([find(one.key), find(unknownKey()), find(two.key), find("ghp_x")]);
  const reply = await report(body, signed(body));
  expect([reply.statusCode, reply.json()]).toEqual([200, { received: 3 }]);
  expect((await test.info(one.key)).statusCode).toBe(401);
  expect((await test.info(two.key)).statusCode).toBe(401);
  expect((await test.audited(one.id)).at(-1)).toMatchObject({
    actor: "GitHub secret scanning",
    after: { reason: "leaked", url: find("").url, source: "content" },
  });
});

it("a list that GitHub did not sign is refused and ends nothing", async () => {
  const { key } = await test.made();
  const body = JSON.stringify([find(key)]);
  const other = JSON.stringify([find(unknownKey())]);
  for (const headers of [
    {},
    signed(body, stranger.privateKey),
    signed(body, github.privateKey, "another"),
    signed(other),
    { ...signed(body), "github-public-key-signature": "%%%" },
    { ...signed(body), "github-public-key-signature": "" },
  ]) {
    const reply = await report(body, headers);
    expect([reply.statusCode, codeOf(reply)]).toEqual([403, "forbidden"]);
  }
  expect((await test.info(key)).statusCode).toBe(200);
});

it("a second server refuses the key a moment later", async () => {
  const other = buildApp(test.deps);
  await other.ready();
  try {
    const { key } = await test.made();
    for (let n = 0; n < 2; n += 1) expect((await test.info(key, other)).statusCode).toBe(200);
    await report({ key });
    await test.untilRefused(key, other);
  } finally {
    await other.close();
  }
});

it("reports of leaked keys are limited by address", async () => {
  const slow = await createTestApp({ config: { attemptsPerMinute: 2 } });
  try {
    const send = () => report({ key: unknownKey() }, {}, slow.app);
    expect([(await send()).statusCode, (await send()).statusCode]).toEqual([200, 200]);
    const refused = await send();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  } finally {
    await slow.close();
  }
});
