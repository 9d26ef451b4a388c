import type { ApiKey } from "@propertyvr/contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { codeOf, createPartnerApp, FORM, type PartnerApp } from "./testing/partner-app.ts";

const HOUR_MS = 3_600_000;

let test: PartnerApp;
beforeAll(async () => {
  test = await createPartnerApp();
});
afterAll(() => test.close());

const inMs = (ms: number) => new Date(test.clock.now().getTime() + ms).toISOString();
const seen = async (id: string): Promise<ApiKey | undefined> =>
  (await test.listed()).find((each) => each.id === id);

it("a rotated key has the settings of the old one, and is shown whole once", async () => {
  const old = await test.made({
    ...FORM,
    label: "Feed",
    scopes: ["read"],
    rate_limit: 2_000,
    addresses: ["127.0.0.0/8"],
    expires_at: inMs(90 * 24 * HOUR_MS),
  });
  const { id, key, ...terms } = await test.rotated(old.id);
  expect(key).toMatch(/^pvr_[0-9A-Za-z]{46}$/);
  expect(key).not.toBe(old.key);
  const { id: _id, key: _key, created_at: _at, ...oldTerms } = old;
  expect(terms).toMatchObject(oldTerms);
  expect((await seen(id))?.key).toBe(`${key.slice(0, 8)}…${key.slice(-4)}`);
});

it("the old and the new key both work until the overlap ends, then only the new one", async () => {
  const old = await test.made();
  const next = await test.rotated(old.id, { overlap: "1h" });
  expect(await seen(old.id)).toMatchObject({
    is_active: true,
    replaced_by: next.id,
    ends_at: inMs(HOUR_MS),
    revoked_at: null,
  });
  test.clock.forward(HOUR_MS - 1);
  expect((await test.info(old.key)).statusCode).toBe(200);
  test.clock.forward(1);
  const refused = await test.info(old.key);
  expect(codeOf(refused)).toBe("key_revoked");
  expect(refused.json<{ detail: string }>().detail).toContain("was replaced and stopped working");
  expect((await test.info(next.key)).statusCode).toBe(200);
  expect((await seen(old.id))?.is_active).toBe(false);
});

it.each([
  ["15m", HOUR_MS / 4],
  ["6h", 6 * HOUR_MS],
  ["24h", 24 * HOUR_MS],
  ["7d", 7 * 24 * HOUR_MS],
])("the old key works for exactly the overlap of %s", async (overlap, ms) => {
  const old = await test.made();
  await test.rotated(old.id, { overlap });
  expect((await seen(old.id))?.ends_at).toBe(inMs(ms));
});

it("without an overlap the old key ends at once", async () => {
  const old = await test.made();
  expect((await test.info(old.key)).statusCode).toBe(200);
  const next = await test.rotated(old.id, { overlap: "now" });
  expect(codeOf(await test.info(old.key))).toBe("key_revoked");
  expect(await seen(old.id)).toMatchObject({
    is_active: false,
    revoked_reason: "replaced",
    replaced_by: next.id,
  });
});

it("an overlap never outlives the old key's own expiry", async () => {
  const expires_at = inMs(HOUR_MS);
  const old = await test.made({ ...FORM, expires_at });
  const next = await test.rotated(old.id, { overlap: "7d", expires_at: null });
  expect((await seen(old.id))?.ends_at).toBe(expires_at);
  expect(next.expires_at).toBeNull();
  test.clock.forward(HOUR_MS);
  expect((await test.info(old.key)).statusCode).toBe(401);
  expect((await test.info(next.key)).statusCode).toBe(200);
});

it("the expiry of the new one may be said, though not in the past", async () => {
  const old = await test.made();
  const past = await test.rotate(old.id, { expires_at: inMs(-1) });
  expect(past.statusCode).toBe(422);
  const expires_at = inMs(30 * 24 * HOUR_MS);
  expect((await test.rotated(old.id, { expires_at })).expires_at).toBe(expires_at);
});

it("a key is rotated once, and one that has ended not at all", async () => {
  const old = await test.made();
  const next = await test.rotated(old.id);
  expect((await test.rotate(old.id)).statusCode).toBe(409);
  await test.revoke(next.id);
  expect((await test.rotate(next.id)).statusCode).toBe(409);
  const brief = await test.made({ ...FORM, expires_at: inMs(1_000) });
  test.clock.forward(1_000);
  expect((await test.rotate(brief.id)).statusCode).toBe(409);
});

it("a rotation that is asked for twice at the same time happens once", async () => {
  const old = await test.made();
  const replies = await Promise.all(Array.from({ length: 4 }, () => test.rotate(old.id)));
  expect(replies.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([
    201, 409, 409, 409,
  ]);
});

it("after a lost answer the new key is rotated, and the old one still ends at its time", async () => {
  const old = await test.made();
  const lost = await test.rotated(old.id, { overlap: "1h" });
  const again = await test.rotated(lost.id, { overlap: "now" });
  expect((await test.info(lost.key)).statusCode).toBe(401);
  expect((await test.info(again.key)).statusCode).toBe(200);
  expect((await test.info(old.key)).statusCode).toBe(200);
  expect((await seen(old.id))?.ends_at).toBe(inMs(HOUR_MS));
});

it("the callers that still use the old key since its rotation are listed, the latest first", async () => {
  const call = (key: string, remoteAddress: string, userAgent: string) =>
    test.app.inject({
      url: "/api/partner/api-info",
      remoteAddress,
      headers: { "x-api-key": key, "user-agent": userAgent },
    });
  const old = await test.made();
  await call(old.key, "198.51.100.1", "before");
  test.clock.forward(1_000);
  const next = await test.rotated(old.id, { overlap: "7d" });
  expect((await seen(old.id))?.still_used_by).toEqual([]);
  for (const at of ["203.0.113.7", "198.51.100.8", "203.0.113.200"]) {
    test.clock.forward(1_000);
    await call(old.key, at, "feed/2");
  }
  await call(next.key, "192.0.2.9", "feed/3");
  expect((await seen(old.id))?.still_used_by).toEqual([
    { network: "203.0.113.0/24", user_agent: "feed/2", requests: 2, last_used: inMs(0) },
    { network: "198.51.100.0/24", user_agent: "feed/2", requests: 1, last_used: inMs(-1_000) },
  ]);
  expect((await seen(next.id))?.still_used_by).toEqual([]);
  test.clock.forward(15 * 24 * HOUR_MS);
  expect((await seen(old.id))?.still_used_by).toEqual([]);
});

it("the audit log says who rotated which key into which", async () => {
  const old = await test.made();
  const next = await test.rotated(old.id);
  expect((await test.audited(old.id)).at(-1)).toMatchObject({
    actor: "Ploy",
    action: "key.replaced",
    after: { replaced_by: next.id },
  });
  expect(await test.audited(next.id)).toMatchObject([{ action: "key.created" }]);
});
