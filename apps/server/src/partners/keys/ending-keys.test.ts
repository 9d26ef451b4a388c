import type { ApiKey, KeyUsage } from "@propertyvr/contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildApp } from "../../build-app.ts";
import { codeOf, createPartnerApp, FORM, type PartnerApp } from "./testing/partner-app.ts";

let test: PartnerApp;
beforeAll(async () => {
  test = await createPartnerApp();
});
afterAll(() => test.close());

it("a revoked key is refused at once, stays on the list, and can be revoked again without effect", async () => {
  const { id, key } = await test.made();
  expect((await test.info(key)).statusCode).toBe(200);
  const revoked = (await test.revoke(id)).json<ApiKey>();
  expect(revoked).toMatchObject({ is_active: false, revoked_reason: "revoked" });
  expect(codeOf(await test.info(key))).toBe("key_revoked");
  test.clock.forward(1_000);
  expect((await test.revoke(id)).json<ApiKey>().revoked_at).toBe(revoked.revoked_at);
  const listed = await test.listed();
  expect(listed.find((each) => each.id === id)?.is_active).toBe(false);
});

it("deleting an active key revokes it in the same step and takes it off the list", async () => {
  const { id, key } = await test.made();
  expect((await test.info(key)).statusCode).toBe(200);
  expect((await test.remove(id)).statusCode).toBe(204);
  expect(codeOf(await test.info(key))).toBe("key_unknown");
  expect((await test.listed()).some((each) => each.id === id)).toBe(false);
  expect((await test.remove(id)).statusCode).toBe(404);
  expect((await test.revoke(id)).statusCode).toBe(404);
  expect((await test.rotate(id)).statusCode).toBe(404);
  expect(await test.audited(id)).toMatchObject(
    ["key.created", "key.revoked", "key.deleted"].map((action) => ({ actor: "Ploy", action })),
  );
});

it("a deleted key keeps its name and its usage for an admin, and for nobody else", async () => {
  const { id, key } = await test.made();
  const owner = await test.partnerAccount(FORM.partner_email);
  const usage = (who = test.admin) =>
    test.send("GET", `/api/admin/api-keys/${id}/usage`, undefined, who);
  expect((await test.info(key)).statusCode).toBe(200);
  await test.remove(id);
  expect((await usage()).json<KeyUsage>().total_requests).toBe(1);
  expect((await usage(owner)).statusCode).toBe(404);
});

it("an id that is malformed is not found", async () => {
  for (const id of ["1", "'; drop table api_keys", "00000000-0000-4000-8000-000000000000"]) {
    expect((await test.revoke(encodeURIComponent(id))).statusCode).toBe(404);
    expect((await test.rotate(encodeURIComponent(id))).statusCode).toBe(404);
  }
});

it("a second server refuses an ended key too, though it had just accepted it", async () => {
  const other = buildApp(test.deps);
  await other.ready();
  try {
    const { id, key } = await test.made();
    // Twice: the second time it is remembered, once that server listens.
    for (let n = 0; n < 2; n += 1) expect((await test.info(key, other)).statusCode).toBe(200);
    await test.revoke(id);
    await test.untilRefused(key, other);
  } finally {
    await other.close();
  }
});

it("the holder of an ended key is told what ended it first", async () => {
  const at = (ms: number) => new Date(test.clock.now().getTime() + ms).toISOString();
  const { key, id } = await test.made({ ...FORM, expires_at: at(60_000) });
  const { key: other, id: otherId } = await test.made({ ...FORM, expires_at: at(60_000) });
  await test.revoke(otherId);
  test.clock.forward(60_000);
  expect(codeOf(await test.info(key))).toBe("key_expired");
  test.clock.forward(1_000);
  await test.revoke(id);
  expect(codeOf(await test.info(key))).toBe("key_expired");
  expect(codeOf(await test.info(other))).toBe("key_revoked");
});

it("a key that is revoked, deleted and rotated at the same time ends once, with one successor at most", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, key } = await test.made();
    const replies = await Promise.all([
      test.revoke(id),
      test.rotate(id, { overlap: "now" }),
      test.remove(id),
      test.revoke(id),
      test.rotate(id),
      test.remove(id),
    ]);
    expect(replies.every(({ statusCode }) => statusCode < 500)).toBe(true);
    expect((await test.info(key)).statusCode).toBe(401);
    const done = (await test.audited(id)).map(({ action }) => action);
    for (const action of ["key.revoked", "key.replaced", "key.deleted"])
      expect(done.filter((each) => each === action).length, action).toBeLessThanOrEqual(1);
    const rotated = replies.filter(({ statusCode }) => statusCode === 201);
    expect(done.filter((each) => each === "key.replaced")).toHaveLength(rotated.length);
    expect(replies.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
  }
});
