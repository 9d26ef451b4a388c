import type { Passkey, Passkeys, Problem, SentMails, Session } from "@propertyvr/contracts";
import type { HTTPMethods } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../platform/http/testing/test-app.ts";
import { NO_MAIL_SERVER } from "../../platform/mail/testing/no-mail-server.ts";
import { readArchive } from "../testing/read-archive.ts";
import { type AuthenticatorFlaws, softAuthenticator } from "./testing/soft-authenticator.ts";

const PARTY = { host: "homes.example", origin: "https://homes.example" };

let test: TestApp;
let admin: SignedUp;
beforeAll(async () => {
  test = await createTestApp({ config: { ...NO_MAIL_SERVER, publicUrl: PARTY.origin } });
  admin = await test.signUp({ name: "Ploy" });
});
afterAll(() => test.close());

const send = (method: HTTPMethods, url: string, who?: SignedUp, payload?: object) =>
  test.app.inject({
    method,
    url: `/api/auth/${url}`,
    ...(who && { headers: who.headers }),
    ...(payload && { payload }),
  });
interface Options {
  readonly options: { challenge: string; user: { id: string }; excludeCredentials: object[] };
}
const optionsFor = async (who: SignedUp) =>
  (await send("POST", "passkeys/options", who, { password: "secret" })).json<Options>().options;
const logInOptions = async () =>
  (await send("POST", "login/passkey/options")).json<Options>().options;
const logIn = (response: object, over: object = {}) =>
  send("POST", "login/passkey", undefined, { response, ...over });

/** An account with one passkey. */
const withPasskey = async () => {
  const person = await test.signUp();
  const key = softAuthenticator(PARTY);
  const response = key.create(await optionsFor(person));
  const added = await send("POST", "passkeys", person, { name: "My phone", response });
  expect(added.statusCode).toBe(201);
  return { person, key, passkey: added.json<Passkey>() };
};
const listOf = async (who: SignedUp) =>
  (await send("GET", "passkeys", who)).json<Passkeys>().passkeys;
const subjectsTo = async (email: string) => {
  const reply = await test.app.inject({ url: "/api/admin/mail?limit=100", headers: admin.headers });
  return reply
    .json<SentMails>()
    .mails.filter(({ to, kind }) => to === email && kind === "passkey_changed")
    .map(({ subject }) => subject);
};

describe("a passkey", () => {
  it("is added for the password, and signs in without one", async () => {
    const person = await test.signUp();
    const wrong = await send("POST", "passkeys/options", person, { password: "guess" });
    expect(wrong.json<Problem>().errors).toMatchObject([{ field: "password" }]);
    const key = softAuthenticator(PARTY);
    const response = key.create(await optionsFor(person));
    const added = await send("POST", "passkeys", person, { name: "  My phone ", response });
    expect(added.json<Passkey>()).toMatchObject({ name: "My phone", host: PARTY.host });
    const reply = await logIn(key.get(await logInOptions()));
    const session = reply.json<Session>();
    expect(session.user.id).toBe(person.user.id);
    const headers = { authorization: `Bearer ${session.session_token}` };
    expect((await test.app.inject({ url: "/api/auth/me", headers })).statusCode).toBe(200);
    expect((await listOf(person))[0]?.last_used_at).not.toBeNull();
    expect(await subjectsTo(person.user.email)).toEqual(["A passkey was added to your account"]);
  });

  it("is renamed and removed by its owner alone, and then signs in no more", async () => {
    const { person, key, passkey } = await withPasskey();
    const other = await test.signUp();
    const url = `passkeys/${passkey.id}`;
    expect((await send("PATCH", url, other, { name: "Mine" })).statusCode).toBe(404);
    expect((await send("DELETE", url, other)).statusCode).toBe(404);
    const renamed = await send("PATCH", url, person, { name: "Laptop" });
    expect(renamed.json<Passkey>().name).toBe("Laptop");
    expect((await send("DELETE", url, person)).statusCode).toBe(204);
    expect(await listOf(person)).toEqual([]);
    expect((await logIn(key.get(await logInOptions()))).statusCode).toBe(401);
    expect(await subjectsTo(person.user.email)).toContain(
      "A passkey was removed from your account",
    );
  });

  it("is named after the device where nobody names it", async () => {
    const person = await test.signUp();
    const response = softAuthenticator(PARTY).create(await optionsFor(person));
    const agent = "Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Safari/537.36";
    const added = await test.app.inject({
      method: "POST",
      url: "/api/auth/passkeys",
      headers: { ...person.headers, "user-agent": agent },
      payload: { response },
    });
    expect(added.json<Passkey>().name).toBe("Chrome, Windows");
  });

  it("is not made twice on one device, nor taken by a second account", async () => {
    const { person, key } = await withPasskey();
    expect((await optionsFor(person)).excludeCredentials).toHaveLength(1);
    const other = await test.signUp();
    const response = key.create(await optionsFor(other));
    expect((await send("POST", "passkeys", other, { response })).statusCode).toBe(409);
  });

  it("stands by its name in the download, and ends with the account", async () => {
    const { person, key } = await withPasskey();
    const { data } = readArchive(await send("GET", "me/export", person));
    expect(data["passkeys"]).toMatchObject([{ name: "My phone", host: PARTY.host }]);
    const options = await logInOptions();
    await send("DELETE", "me", person, { password: "secret" });
    expect((await logIn(key.get(options))).statusCode).toBe(401);
  });
});

describe("an answer is refused, and opens nothing,", () => {
  const lies: readonly (readonly [string, AuthenticatorFlaws])[] = [
    ["of another origin", { origin: "https://homes.example.evil.example" }],
    ["of the same host without HTTPS", { origin: "http://homes.example" }],
    ["of another host's key", { host: "evil.example" }],
    ["without a verified person", { isVerified: false }],
    ["with a challenge of its own", { challenge: "AAAA" }],
    ["of another kind", { type: "webauthn.other" }],
  ];

  it.each(lies)("%s at the sign-in", async (_name, lie) => {
    const { key } = await withPasskey();
    const options = await logInOptions();
    expect((await logIn(key.get(options, lie))).statusCode).toBe(401);
  });

  it.each(lies)("%s where a passkey is added", async (_name, lie) => {
    const person = await test.signUp();
    const response = softAuthenticator(PARTY).create(await optionsFor(person), lie);
    const reply = await send("POST", "passkeys", person, { response });
    expect([reply.statusCode, await listOf(person)]).toEqual([422, []]);
  });

  it("that was sent before, also after a failure", async () => {
    const { key } = await withPasskey();
    const answer = key.get(await logInOptions());
    expect((await logIn(answer)).statusCode).toBe(200);
    expect((await logIn(answer)).statusCode).toBe(401);
    const options = await logInOptions();
    expect((await logIn(key.get(options, { isVerified: false }))).statusCode).toBe(401);
    expect((await logIn(key.get(options))).statusCode).toBe(401);
    const both = key.get(await logInOptions());
    const replies = await Promise.all([logIn(both), logIn(both)]);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it("that comes after six minutes", async () => {
    const { key } = await withPasskey();
    const options = await logInOptions();
    test.clock.forward(6 * 60_000);
    expect((await logIn(key.get(options))).statusCode).toBe(401);
  });

  it("whose counter went back: the key was copied", async () => {
    const { key } = await withPasskey();
    expect((await logIn(key.get(await logInOptions(), { counter: 9 }))).statusCode).toBe(200);
    expect((await logIn(key.get(await logInOptions(), { counter: 9 }))).statusCode).toBe(401);
    expect((await logIn(key.get(await logInOptions(), { counter: 10 }))).statusCode).toBe(200);
  });

  it("that says it belongs to another account, or signs another's challenge", async () => {
    const { key, person } = await withPasskey();
    const other = await test.signUp();
    const userHandle = Buffer.from(other.user.id.replaceAll("-", ""), "hex").toString("base64url");
    expect((await logIn(key.get(await logInOptions(), { userHandle }))).statusCode).toBe(401);
    // One that an account was given to add a passkey signs nobody in, and the other way round.
    expect((await logIn(key.get(await optionsFor(person)))).statusCode).toBe(401);
    const options = { ...(await optionsFor(other)), challenge: (await logInOptions()).challenge };
    const response = softAuthenticator(PARTY).create(options);
    expect((await send("POST", "passkeys", other, { response })).statusCode).toBe(422);
    const theirs = softAuthenticator(PARTY).create(await optionsFor(person));
    expect((await send("POST", "passkeys", other, { response: theirs })).statusCode).toBe(422);
  });

  it("of a key that nobody added", async () => {
    expect((await logIn(softAuthenticator(PARTY).get(await logInOptions()))).statusCode).toBe(401);
  });
});

it.each([
  ["https://homes.example", "homes.example", "https://homes.example"],
  ["http://localhost:3000", "localhost", "http://localhost:3000"],
  ["http://homes.example", undefined, null],
  ["https://203.0.113.7", undefined, null],
])("with PUBLIC_URL %s passkeys are made for %s", async (publicUrl, host, origin) => {
  const app = await createTestApp({ config: { publicUrl } });
  try {
    const { headers } = await app.signUp();
    const list = await app.app.inject({ url: "/api/auth/passkeys", headers });
    expect(list.json<Passkeys>().origin).toBe(origin);
    const asked = await app.app.inject({ method: "POST", url: "/api/auth/login/passkey/options" });
    if (host === undefined) expect(asked.statusCode).toBe(409);
    else expect(asked.json<{ options: { rpId: string } }>().options.rpId).toBe(host);
  } finally {
    await app.close();
  }
});

it("passkeys: without PUBLIC_URL the host of a request is trusted for localhost alone", async () => {
  const app = await createTestApp();
  try {
    const statusAt = async (host: string) =>
      (
        await app.app.inject({
          method: "POST",
          url: "/api/auth/login/passkey/options",
          headers: { host },
        })
      ).statusCode;
    expect(await statusAt("localhost:3000")).toBe(200);
    for (const host of ["evil.example", "127.0.0.1:3000", "[::1]:3000", "localhost.evil.example"])
      expect(await statusAt(host)).toBe(409);
  } finally {
    await app.close();
  }
});
