import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../build-app.ts";
import { makeKeyText } from "./key-text.ts";
import {
  codeOf,
  createPartnerApp,
  FORM,
  keyAlike,
  type PartnerApp,
} from "./testing/partner-app.ts";

let test: PartnerApp;
beforeAll(async () => {
  test = await createPartnerApp();
});
afterAll(() => test.close());

it("api-info names the partner of the key", async () => {
  const { key } = await test.made();
  const reply = await test.info(key);
  expect(reply.json()).toMatchObject({ partner_name: "Baan Dee", rate_limit: 1000 });
  expect(reply.headers["cache-control"]).toBe("no-store");
});

it("each reason for which a key does not work has a code of its own", async () => {
  const { key } = await test.made();
  const slip = key.slice(0, -1) + (key.endsWith("0") ? "1" : "0");
  const unknown = makeKeyText((size) => test.deps.random.bytes(size)).key;
  for (const [text, code] of [
    [undefined, "key_missing"],
    ["", "key_missing"],
    [slip, "key_malformed"],
    ["' or 1=1", "key_malformed"],
    [unknown, "key_unknown"],
    [keyAlike(key), "key_unknown"],
  ] as const) {
    const reply = await test.info(text);
    expect([text, reply.statusCode, codeOf(reply)]).toEqual([text, 401, code]);
  }
});

it("a key expires at the end of its day, to the second", async () => {
  const ends = new Date(test.clock.now().getTime() + 60_000).toISOString();
  const { key } = await test.made({ ...FORM, expires_at: ends });
  test.clock.forward(59_999);
  expect((await test.info(key)).statusCode).toBe(200);
  test.clock.forward(1);
  expect(codeOf(await test.info(key))).toBe("key_expired");
});

it("a key works only from the addresses it was made for", async () => {
  const { key } = await test.made({ ...FORM, addresses: ["203.0.113.7/24", "2001:db8::/32"] });
  for (const [address, status] of [
    ["203.0.113.9", 200],
    ["2001:db8:1::5", 200],
    ["203.0.114.1", 403],
    ["2001:db9::1", 403],
    ["127.0.0.1", 403],
  ] as const)
    expect([address, (await test.info(key, test.app, address)).statusCode]).toEqual([
      address,
      status,
    ]);
});

it("a key hashed with a former secret works and is hashed anew", async () => {
  const { key, id } = await test.made();
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
    expect(codeOf(await test.info(key, strangers))).toBe("key_unknown");
    expect((await test.info(key, later)).statusCode).toBe(200);
    expect((await pepper()).rows).not.toEqual(before);
    expect((await test.info(key, later)).statusCode).toBe(200);
  } finally {
    await Promise.all([later.close(), strangers.close()]);
  }
});

describe("an address from which keys are guessed", () => {
  const ADDRESS = "198.51.100.7";
  let slow: PartnerApp;
  beforeAll(async () => {
    slow = await createPartnerApp({ config: { attemptsPerMinute: 3 } });
  });
  afterAll(() => slow.close());
  const from = (key: string) => slow.info(key, slow.app, ADDRESS);
  const guess = () => from(makeKeyText((size) => slow.deps.random.bytes(size)).key);
  const guessTooMuch = async (): Promise<void> => {
    for (let n = 0; n < 3; n += 1) await guess();
    expect((await guess()).statusCode).toBe(429);
  };

  it("is slowed, and only for a while", async () => {
    for (let n = 0; n < 3; n += 1) expect((await guess()).statusCode).toBe(401);
    const refused = await guess();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    slow.clock.forward(60_001);
    expect((await guess()).statusCode).toBe(401);
  });

  it("does not lock out a good key, used before or never, nor one that is guessed at", async () => {
    const [used, guessedAt] = [await slow.made(), await slow.made()];
    expect((await from(used.key)).statusCode).toBe(200);
    slow.clock.forward(60_001);
    await guessTooMuch();
    const fresh = await slow.made();
    for (let n = 0; n < 5; n += 1)
      expect(codeOf(await from(keyAlike(guessedAt.key)))).toBe("key_unknown");
    // Whether or not anything is remembered from before.
    for (const { key } of [used, guessedAt, used, guessedAt])
      expect((await from(key)).statusCode).toBe(200);
    slow.clock.forward(5_000);
    expect((await from(fresh.key)).statusCode).toBe(200);
    expect((await guess()).statusCode).toBe(429);
  });

  it("is not one from which many good keys come at once", async () => {
    slow.clock.forward(60_001);
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        slow.made({ partner_name: "Baan Dee", partner_email: `many-${String(n)}@example.com` }),
      ),
    );
    const replies = await Promise.all(many.map(({ key }) => from(key)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(many.map(() => 200));
  });
});
