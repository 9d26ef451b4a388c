import { afterAll, beforeAll, expect, it } from "vitest";
import { OWN_ACTIVE_KEYS } from "./create-key.ts";
import { codeOf, createPartnerApp, FORM, type PartnerApp } from "./testing/partner-app.ts";

let test: PartnerApp;
beforeAll(async () => {
  test = await createPartnerApp();
});
afterAll(() => test.close());

it("a seeker sees and makes none, a stranger must sign in", async () => {
  const { id } = await test.made();
  const stranger = { ...test.seeker, headers: { authorization: "Bearer none" } };
  for (const [who, status] of [
    [test.seeker, 403],
    [stranger, 401],
  ] as const) {
    const replies = [
      await test.send("GET", "/api/admin/api-keys", undefined, who),
      await test.create(FORM, who),
      await test.rotate(id, {}, who),
      await test.revoke(id, who),
      await test.remove(id, who),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(status));
  }
});

it("a partner's account sees, makes, rotates and ends its own only", async () => {
  const theirs = await test.made({ partner_name: "Theirs", partner_email: "theirs@example.com" });
  await test.made({ partner_name: "Ours", partner_email: "ours@example.com" });
  const ours = await test.partnerAccount("ours@example.com");
  const own = await test.made({ partner_name: "ignored" }, ours);
  expect(own).toMatchObject({ partner_name: "Ours", rate_limit: 1000 });
  const seen = await test.listed(ours);
  expect(new Set(seen.map(({ partner_email }) => partner_email))).toEqual(
    new Set(["ours@example.com"]),
  );
  expect((await test.rotate(theirs.id, {}, ours)).statusCode).toBe(404);
  expect((await test.revoke(theirs.id, ours)).statusCode).toBe(404);
  expect((await test.remove(theirs.id, ours)).statusCode).toBe(404);
  expect((await test.info(theirs.key)).statusCode).toBe(200);
  expect((await test.rotate(own.id, {}, ours)).statusCode).toBe(201);
  expect((await test.revoke(own.id, ours)).statusCode).toBe(200);
});

it("only an admin changes the limit of a key, and a rotated key keeps it", async () => {
  const given = await test.made({
    partner_name: "Fast",
    partner_email: "fast@example.com",
    rate_limit: 5000,
  });
  const own = await test.partnerAccount("fast@example.com");
  for (const rate_limit of [999, 1001, 5000, 10_000])
    expect((await test.create({ rate_limit }, own)).statusCode).toBe(422);
  // What the form does not know is not heeded.
  const rotated = await test.rotated(given.id, { rate_limit: 10_000 }, own);
  expect(rotated.rate_limit).toBe(5000);
});

it("many keys are no way around the limit, not even when made at the same time", async () => {
  await test.made({ partner_name: "Many", partner_email: "many@example.com" });
  const own = await test.partnerAccount("many@example.com");
  const made = await Promise.all(
    Array.from({ length: OWN_ACTIVE_KEYS + 3 }, () => test.create({}, own)),
  );
  expect(made.filter(({ statusCode }) => statusCode === 201)).toHaveLength(OWN_ACTIVE_KEYS - 1);
  const [first] = await test.listed(own);
  const refused = await test.rotate(first?.id ?? "", { overlap: "7d" }, own);
  expect([refused.statusCode, codeOf(refused)]).toEqual([409, "conflict"]);
  const { id } = await test.rotated(first?.id ?? "", { overlap: "now" }, own);
  expect((await test.create({}, own)).statusCode).toBe(409);
  await test.revoke(id, own);
  expect((await test.create({}, own)).statusCode).toBe(201);
});

it("an account with the role partner that belongs to no partner sees no keys", async () => {
  const lost = await test.partnerAccount("nobody@example.com");
  expect(await test.listed(lost)).toEqual([]);
  expect((await test.create({}, lost)).statusCode).toBe(404);
});
