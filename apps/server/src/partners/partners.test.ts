import type { ApiKey, Problem } from "@propertyvr/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../build-app.ts";
import { createTestApp, type SignedUp, type TestApp } from "../http/testing/test-app.ts";
import { makeKeyText } from "./key-text.ts";

let test: TestApp;
let admin: SignedUp;
let seeker: SignedUp;
const FORM = { partner_name: "Baan Dee", partner_email: "api@baandee.example" };

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signUp({ name: "Ploy" });
  seeker = await test.signUp();
});
afterAll(() => test.close());

const keys = (who: SignedUp) =>
  test.app.inject({ method: "GET", url: "/api/admin/api-keys", headers: who.headers });
const create = (payload: object, who = admin) =>
  test.app.inject({ method: "POST", url: "/api/admin/api-keys", headers: who.headers, payload });
const made = async (form: object = FORM, who = admin): Promise<ApiKey> => {
  const reply = await create(form, who);
  expect([reply.statusCode, reply.statusCode === 201 ? "" : reply.body]).toEqual([201, ""]);
  return reply.json<ApiKey>();
};
const revoke = (id: string, who = admin) =>
  test.app.inject({ method: "PUT", url: `/api/admin/api-keys/${id}/revoke`, headers: who.headers });
const remove = (id: string, who = admin) =>
  test.app.inject({ method: "DELETE", url: `/api/admin/api-keys/${id}`, headers: who.headers });
const info = (key: string | undefined, app = test.app, remoteAddress = "127.0.0.1") =>
  app.inject({
    method: "GET",
    url: "/api/partner/api-info",
    remoteAddress,
    ...(key === undefined ? {} : { headers: { "x-api-key": key } }),
  });
const codeOf = (reply: { readonly body: string }): string =>
  (JSON.parse(reply.body) as Problem).code;

/** An account that an admin has let into the partner of this key. */
const partnerAccount = async (email: string): Promise<SignedUp> => {
  const account = await test.signUp();
  await test.database.pool.query(
    `update users set role = 'partner', partner_id = (select id from partners where email = $2)
     where id = $1`,
    [account.user.id, email],
  );
  return account;
};

describe("making a key", () => {
  it("tells it whole once, and afterwards only its ends", async () => {
    const { key, ...rest } = await made({ ...FORM, partner_company: "Baan Dee Co." });
    expect(key).toMatch(/^pvr_[0-9A-Za-z]{46}$/);
    expect(rest).toMatchObject({
      partner_name: "Baan Dee",
      partner_email: "api@baandee.example",
      partner_company: "Baan Dee Co.",
      rate_limit: 1000,
      is_active: true,
      requests_count: 0,
      last_used: null,
    });
    const listed = (await keys(admin)).json<{ api_keys: ApiKey[] }>().api_keys;
    expect(listed.find(({ id }) => id === rest.id)).toEqual({
      ...rest,
      key: `${key.slice(0, 8)}…${key.slice(-4)}`,
    });
    const { rows } = await test.database.pool.query<{ row: string }>(
      "select k::text as row from api_keys k",
    );
    expect(rows.map(({ row }) => row).join()).not.toContain(key.slice(12, 44));
  });

  it("finds the partner by its email, however that is capitalised", async () => {
    await made({ partner_name: "First", partner_email: "One@example.com" });
    const again = await made({ partner_name: "Renamed", partner_email: "one@EXAMPLE.com" });
    expect(again.partner_name).toBe("Renamed");
    const { rows } = await test.database.pool.query(
      "select name from partners where lower(email) = 'one@example.com'",
    );
    expect(rows).toEqual([{ name: "Renamed" }]);
  });

  it.each([
    [{}, "partner_name", "required"],
    [{ partner_name: " " }, "partner_name", "required"],
    [{ partner_name: "N" }, "partner_email", "required"],
    [{ ...FORM, partner_email: "nobody" }, "partner_email", "format"],
    [{ ...FORM, rate_limit: 99 }, "rate_limit", "out_of_range"],
    [{ ...FORM, rate_limit: 10_001 }, "rate_limit", "out_of_range"],
    [{ ...FORM, rate_limit: 100.5 }, "rate_limit", "out_of_range"],
    [{ ...FORM, expires_at: "2020-01-01T00:00:00Z" }, "expires_at", "out_of_range"],
    [{ ...FORM, addresses: ["10.0.0.0/33"] }, "addresses", "format"],
    [{ ...FORM, addresses: ["1.2.3"] }, "addresses", "format"],
    [{ ...FORM, addresses: ["::1::2"] }, "addresses", "format"],
    [{ ...FORM, addresses: ["2001:db8::/129"] }, "addresses", "format"],
  ])("refuses %j at %s", async (form, field, code) => {
    const reply = await create(form);
    expect(reply.statusCode).toBe(422);
    expect(reply.json<Problem>().errors?.[0]).toMatchObject({ field, code });
  });

  it("takes the limits at their ends", async () => {
    expect((await made({ ...FORM, rate_limit: 100 })).rate_limit).toBe(100);
    expect((await made({ ...FORM, rate_limit: 10_000 })).rate_limit).toBe(10_000);
  });
});

describe("who may", () => {
  it("a seeker sees and makes none, a stranger must sign in", async () => {
    const { id } = await made();
    for (const [who, status] of [
      [seeker, 403],
      [{ ...seeker, headers: { authorization: "Bearer none" } }, 401],
    ] as const) {
      expect((await keys(who)).statusCode).toBe(status);
      expect((await create(FORM, who)).statusCode).toBe(status);
      expect((await revoke(id, who)).statusCode).toBe(status);
      expect((await remove(id, who)).statusCode).toBe(status);
    }
  });

  it("a partner's account sees, makes and ends its own only, at the usual limit", async () => {
    const theirs = await made({ partner_name: "Theirs", partner_email: "theirs@example.com" });
    await made({ partner_name: "Ours", partner_email: "ours@example.com" });
    const ours = await partnerAccount("ours@example.com");
    const own = await made({ partner_name: "ignored" }, ours);
    expect(own).toMatchObject({ partner_name: "Ours", rate_limit: 1000 });
    expect((await create({ rate_limit: 5000 }, ours)).statusCode).toBe(422);
    const seen = (await keys(ours)).json<{ api_keys: ApiKey[] }>().api_keys;
    expect(new Set(seen.map(({ partner_email }) => partner_email))).toEqual(
      new Set(["ours@example.com"]),
    );
    expect((await revoke(theirs.id, ours)).statusCode).toBe(404);
    expect((await remove(theirs.id, ours)).statusCode).toBe(404);
    expect((await info(theirs.key)).statusCode).toBe(200);
    expect((await revoke(own.id, ours)).statusCode).toBe(200);
  });

  it("an account of the role without a partner has nothing", async () => {
    const lost = await partnerAccount("nobody@example.com");
    expect((await keys(lost)).json()).toEqual({ api_keys: [] });
    expect((await create({}, lost)).statusCode).toBe(404);
  });
});

describe("ending a key", () => {
  it("revoking holds at once, twice is once, and the list keeps it", async () => {
    const { id, key } = await made();
    expect((await info(key)).statusCode).toBe(200);
    const revoked = (await revoke(id)).json<ApiKey>();
    expect(revoked.is_active).toBe(false);
    await untilRefused(key);
    expect((await revoke(id)).json<ApiKey>().revoked_at).toBe(revoked.revoked_at);
    expect(codeOf(await info(key))).toBe("key_revoked");
    const listed = (await keys(admin)).json<{ api_keys: ApiKey[] }>().api_keys;
    expect(listed.find((each) => each.id === id)?.is_active).toBe(false);
  });

  it("deleting an active key revokes it in the same step and takes it off the list", async () => {
    const { id, key } = await made();
    expect((await remove(id)).statusCode).toBe(204);
    await untilRefused(key);
    expect(codeOf(await info(key))).toBe("key_unknown");
    const listed = (await keys(admin)).json<{ api_keys: ApiKey[] }>().api_keys;
    expect(listed.some((each) => each.id === id)).toBe(false);
    expect((await remove(id)).statusCode).toBe(404);
    expect((await revoke(id)).statusCode).toBe(404);
    const { rows } = await test.database.pool.query(
      "select actor, action from audit_log where subject_id = $1 order by id",
      [id],
    );
    expect(rows).toEqual(
      ["key.created", "key.revoked", "key.deleted"].map((action) => ({ actor: "Ploy", action })),
    );
  });

  it("an id that is none is not there", async () => {
    for (const id of ["1", "'; drop table api_keys", "00000000-0000-4000-8000-000000000000"])
      expect((await revoke(encodeURIComponent(id))).statusCode).toBe(404);
  });

  it("a second server forgets it too, though it had just used it", async () => {
    const other = buildApp(test.deps);
    await other.ready();
    try {
      const { id, key } = await made();
      // Twice: the second time it is remembered, once that server listens.
      for (let n = 0; n < 2; n += 1) expect((await info(key, other)).statusCode).toBe(200);
      await revoke(id);
      await untilRefused(key, other);
    } finally {
      await other.close();
    }
  });
});

describe("using a key", () => {
  it("tells whose it is", async () => {
    const { key } = await made();
    const reply = await info(key);
    expect(reply.json()).toMatchObject({ partner_name: "Baan Dee", rate_limit: 1000 });
    expect(reply.headers["cache-control"]).toBe("no-store");
  });

  it("each way of not holding has a code of its own", async () => {
    const { key } = await made();
    const slip = key.slice(0, -1) + (key.endsWith("0") ? "1" : "0");
    const unknown = makeKeyText((size) => test.deps.random.bytes(size)).key;
    // The same letters to show, another secret.
    const forged = await forgedLike(key);
    for (const [text, code] of [
      [undefined, "key_missing"],
      ["", "key_missing"],
      [slip, "key_malformed"],
      ["' or 1=1", "key_malformed"],
      [unknown, "key_unknown"],
      [forged, "key_unknown"],
    ] as const) {
      const reply = await info(text);
      expect([text, reply.statusCode, codeOf(reply)]).toEqual([text, 401, code]);
    }
  });

  it("ends with its day, to the second", async () => {
    const ends = new Date(test.clock.now().getTime() + 60_000).toISOString();
    const { key } = await made({ ...FORM, expires_at: ends });
    test.clock.forward(59_999);
    expect((await info(key)).statusCode).toBe(200);
    test.clock.forward(1);
    expect(codeOf(await info(key))).toBe("key_expired");
  });

  it("holds only from the addresses it was made for", async () => {
    const { key } = await made({ ...FORM, addresses: ["203.0.113.7/24", "2001:db8::/32"] });
    for (const [address, status] of [
      ["203.0.113.9", 200],
      ["2001:db8:1::5", 200],
      ["203.0.114.1", 403],
      ["2001:db9::1", 403],
      ["127.0.0.1", 403],
    ] as const)
      expect([address, (await info(key, test.app, address)).statusCode]).toEqual([address, status]);
  });

  it("a key hashed with a secret of before holds and is hashed anew", async () => {
    const { key, id } = await made();
    const later = buildApp({
      ...test.deps,
      secret: "another secret that only tests know, also long",
      config: { ...test.deps.config, oldSecretKeys: [test.deps.secret] },
    });
    const strangers = buildApp({
      ...test.deps,
      secret: "a third secret that nobody else has, long",
    });
    await Promise.all([later.ready(), strangers.ready()]);
    try {
      const pepper = () =>
        test.database.pool.query<{ pepper: string }>("select pepper from api_keys where id = $1", [
          id,
        ]);
      const before = (await pepper()).rows;
      expect(codeOf(await info(key, strangers))).toBe("key_unknown");
      expect((await info(key, later)).statusCode).toBe(200);
      expect((await pepper()).rows).not.toEqual(before);
      expect((await info(key, later)).statusCode).toBe(200);
    } finally {
      await Promise.all([later.close(), strangers.close()]);
    }
  });

  it("guessing is slowed by address, and an honest key from there still holds once known", async () => {
    const slow = await createTestApp({ config: { attemptsPerMinute: 3 } });
    try {
      const guess = () =>
        info(makeKeyText((size) => slow.deps.random.bytes(size)).key, slow.app, "198.51.100.7");
      for (let n = 0; n < 3; n += 1) expect((await guess()).statusCode).toBe(401);
      const refused = await guess();
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
      slow.clock.forward(60_001);
      expect((await guess()).statusCode).toBe(401);
    } finally {
      await slow.close();
    }
  });
});

/** Other instances hear of a change a moment after it is committed. */
const untilRefused = async (key: string, app = test.app): Promise<void> => {
  await expect
    .poll(async () => (await info(key, app)).statusCode, { interval: 2, timeout: 2_000 })
    .toBe(401);
};

/** A key of the right shape that shows the same letters. */
const forgedLike = (key: string): Promise<string> => {
  const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  const wanted = Array.from(key.slice(4, 12), (letter) => letters.indexOf(letter));
  let at = 0;
  return Promise.resolve(
    makeKeyText((size) => Uint8Array.from({ length: size }, () => wanted[at++] ?? 3)).key,
  );
};
