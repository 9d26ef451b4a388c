import type {
  ClientConfig,
  LinkedIdentities,
  Problem,
  SentMails,
  Session,
  TwoFactorSetUp,
} from "@propertyvr/contracts";
import { randomUUID } from "node:crypto";
import { URI } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenIdProvider } from "../../platform/config/openid-providers.ts";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../platform/http/testing/test-app.ts";
import { NO_MAIL_SERVER } from "../../platform/mail/testing/no-mail-server.ts";
import { readArchive } from "../testing/read-archive.ts";
import {
  CLIENT_ID,
  CLIENT_SECRET,
  type IdTokenFlaws,
  type LocalProvider,
  startLocalProvider,
} from "./testing/local-provider.ts";

let google: LocalProvider;
let line: LocalProvider;
let test: TestApp;
let admin: SignedUp;
const setUp = (over: Pick<OpenIdProvider, "id" | "name" | "issuer" | "signsWith">) => ({
  clientId: CLIENT_ID,
  clientSecret: CLIENT_SECRET,
  ...over,
});
beforeAll(async () => {
  [google, line] = await Promise.all([startLocalProvider("RS256"), startLocalProvider("HS256")]);
  test = await createTestApp({
    config: {
      ...NO_MAIL_SERVER,
      publicUrl: "https://homes.example",
      outboundAllow: [google.hostAndPort, line.hostAndPort],
      openIdProviders: [
        setUp({ id: "google", name: "Google", issuer: google.issuer }),
        setUp({ id: "line", name: "LINE", issuer: line.issuer, signsWith: "HS256" }),
        // Nobody listens there, and nothing inside is asked that the operator did not open.
        setUp({ id: "openid", name: "Inside", issuer: "http://127.0.0.1:9" }),
      ],
    },
  });
  admin = await test.signUp({ name: "Ploy" });
});
afterAll(async () => {
  await test.close();
  await Promise.all([google.close(), line.close()]);
});

const send = (method: "GET" | "POST" | "DELETE", url: string, who?: SignedUp, payload?: object) =>
  test.app.inject({
    method,
    url: `/api/auth/${url}`,
    ...(who && { headers: who.headers }),
    ...(payload && { payload }),
  });
interface OpenIdStartReply {
  readonly url: string;
  readonly browser_token: string;
}
const start = async (provider = "google", return_to = "/") =>
  (await send("POST", `openid/${provider}`, undefined, { return_to })).json<OpenIdStartReply>();
const finish = (form: object) => send("POST", "openid", undefined, form);
/** The whole way, as this person. */
const signInAs = async (person: object, provider = "google", lies: IdTokenFlaws = {}) => {
  const server = provider === "google" ? google : line;
  const { url, browser_token } = await start(provider);
  server.next({ ...person }, lies);
  return finish({ browser_token, ...(await server.signIn(url)) });
};
const somebody = (over: object = {}) => ({
  sub: randomUUID(),
  name: "Mali S.",
  email: `${randomUUID()}@example.com`,
  email_verified: true,
  ...over,
});
const sessionOf = (reply: Awaited<ReturnType<typeof send>>): Session => {
  const { session } = reply.json<{ session: Session | null }>();
  if (session === null) throw new Error("no session");
  return session;
};
const as = ({ user, session_token }: Session): SignedUp => ({
  user,
  token: session_token,
  headers: { authorization: `Bearer ${session_token}` },
});
const identitiesOf = async (who: SignedUp) =>
  (await send("GET", "identities", who)).json<LinkedIdentities>();

describe("signing in with a provider", () => {
  it("is offered where it is set up, and goes there with PKCE, state and nonce", async () => {
    const { sign_in_providers } = (
      await test.app.inject({ url: "/api/config" })
    ).json<ClientConfig>();
    expect(sign_in_providers).toEqual([
      { id: "google", name: "Google" },
      { id: "line", name: "LINE" },
      { id: "openid", name: "Inside" },
    ]);
    const { searchParams, origin } = new URL((await start()).url);
    expect(origin).toBe(google.issuer);
    const said = Object.fromEntries(searchParams);
    expect(said).toMatchObject({
      client_id: CLIENT_ID,
      redirect_uri: "https://homes.example/openid/callback",
      response_type: "code",
      code_challenge_method: "S256",
    });
    for (const secret of [said["state"], said["nonce"], said["code_challenge"]])
      expect(secret).toMatch(/^[\w-]{43}$/);
    expect((await send("POST", "openid/nobody", undefined, {})).statusCode).toBe(404);
  });

  it.each(["google", "line"])(
    "makes an account with %s, and opens it the next time",
    async (id) => {
      const person = somebody();
      const session = sessionOf(await signInAs(person, id));
      expect(session.user).toMatchObject({ name: "Mali S.", email: person.email, role: "seeker" });
      const again = sessionOf(await signInAs(person, id));
      expect(again.user.id).toBe(session.user.id);
      expect(await identitiesOf(as(session))).toMatchObject({
        has_password: false,
        identities: [{ provider: id, email: person.email }],
      });
      const state = await send("GET", "email", as(session));
      expect(state.json<{ is_confirmed: boolean }>().is_confirmed).toBe(true);
      // Of the second sign-in, on a device that does not tell of the first, and not of the first.
      const mails = await test.app.inject({ url: "/api/admin/mail", headers: admin.headers });
      const theirs = mails.json<SentMails>().mails.filter(({ to }) => to === person.email);
      expect(theirs.map(({ kind }) => kind)).toEqual(["new_sign_in"]);
      const byPassword = await send("POST", "login", undefined, {
        email: person.email,
        password: "",
      });
      expect(byPassword.statusCode).not.toBe(200);
    },
  );

  it.each([
    ["/chats/c1?x=1", "/chats/c1?x=1"],
    ["//evil.example", "/"],
    ["/\\evil.example", "/"],
    ["https://evil.example", "/"],
    ["javascript:alert(1)", "/"],
  ])("asked to come back to %s comes back to %s", async (asked, told) => {
    const { url, browser_token } = await start("google", asked);
    google.next(somebody());
    const reply = await finish({ browser_token, ...(await google.signIn(url)) });
    expect(reply.json<{ return_to: string }>().return_to).toBe(told);
  });

  it("never joins an account that merely has the same email, whose owner connects it", async () => {
    const owner = await test.signUp();
    const person = somebody({ email: owner.user.email });
    const refused = await signInAs(person);
    expect([refused.statusCode, refused.json<Problem>().code]).toEqual([409, "email_taken"]);
    const wrong = await send("POST", "identities/google", owner, { password: "guess" });
    expect(wrong.statusCode).toBe(422);
    const begun = await send("POST", "identities/google", owner, { password: "secret" });
    const { url, browser_token } = begun.json<OpenIdStartReply>();
    google.next(person);
    const linked = await finish({ browser_token, ...(await google.signIn(url)) });
    expect(linked.json()).toEqual({ session: null, return_to: "/" });
    expect(sessionOf(await signInAs(person)).user.id).toBe(owner.user.id);
    // It signs in to one account only.
    const other = await test.signUp();
    const second = await send("POST", "identities/google", other, { password: "secret" });
    const theirs = second.json<OpenIdStartReply>();
    const reply = await finish({
      browser_token: theirs.browser_token,
      ...(await google.signIn(theirs.url)),
    });
    expect(reply.statusCode).toBe(409);
    expect((await identitiesOf(other)).identities).toEqual([]);
    const mails = await test.app.inject({ url: "/api/admin/mail", headers: admin.headers });
    expect(mails.json<SentMails>().mails.map(({ subject }) => subject)).toContain(
      "Google was connected to your account",
    );
  });

  it.each([{ email_verified: false }, { email_verified: undefined }, { email: undefined }])(
    "makes no account from %j",
    async (over) => {
      const person = somebody(over);
      const reply = await signInAs(person);
      expect([reply.statusCode, reply.json<Problem>().code]).toEqual([409, "conflict"]);
    },
  );

  it("asks for the code where the account has two-factor authentication", async () => {
    const person = somebody();
    const who = as(sessionOf(await signInAs(person)));
    // Two-factor authentication takes a password, so its person sets one.
    await setPassword(who.user.email);
    const login = { email: who.user.email, password: "a new one" };
    const session = as((await send("POST", "login", undefined, login)).json<Session>());
    const given = await send("POST", "two-factor/setup", session, { password: "a new one" });
    const code = URI.parse(given.json<TwoFactorSetUp>().uri).generate({
      timestamp: test.clock.now().getTime(),
    });
    await send("POST", "two-factor/confirm", session, { code });
    const problem = (await signInAs(person)).json<Problem>();
    expect(problem.code).toBe("two_factor_required");
    expect(problem.challenge).toMatch(/^pvt_/);
  });
});

/** By the link that a mail holds, which is kept for the admin where no mail server is set. */
const setPassword = async (email: string): Promise<void> => {
  await send("POST", "password/forgot", undefined, { email });
  let token = "";
  await expect
    .poll(async () => {
      // Its link is for its reader alone: the console does not show it where mails go out.
      const { rows } = await test.database.pool.query<{ body_text: string }>(
        "select body_text from mails where recipient = $1 and kind = 'reset_password'",
        [email],
      );
      token = /#(pvl_[\w-]+)/.exec(rows[0]?.body_text ?? "")?.[1] ?? "";
      return token;
    })
    .not.toBe("");
  const reset = await send("POST", "password/reset", undefined, { token, password: "a new one" });
  expect(reset.statusCode).toBe(204);
};

describe("an answer is refused, and signs nobody in,", () => {
  const nowS = Math.floor(Date.now() / 1_000);
  const lies: readonly (readonly [string, IdTokenFlaws])[] = [
    ["with another nonce", { claims: { nonce: "another" } }],
    ["without a nonce", { claims: { nonce: undefined } }],
    ["for another client", { claims: { aud: "another" } }],
    ["of another issuer", { claims: { iss: "https://evil.example" } }],
    ["that has expired", { claims: { exp: nowS - 600, iat: nowS - 900 } }],
    ["without a person", { claims: { sub: undefined } }],
    ["signed by somebody else", { isForged: true }],
    ["signed by nobody", { alg: "none" }],
  ];
  it.each(lies)("%s", async (_name, lie) => {
    expect((await signInAs(somebody(), "google", lie)).statusCode).toBe(401);
    expect((await signInAs(somebody(), "line", lie)).statusCode).toBe(401);
  });

  it("signed in the other way than this provider signs", async () => {
    expect((await signInAs(somebody(), "google", { alg: "HS256" })).statusCode).toBe(401);
    expect((await signInAs(somebody(), "line", { alg: "RS256" })).statusCode).toBe(401);
  });

  it("that was sent before, comes from another browser, or comes late", async () => {
    google.next(somebody());
    const first = await start();
    const answer = await google.signIn(first.url);
    const other = await start();
    const stolen = { browser_token: other.browser_token, ...answer };
    expect((await finish(stolen)).statusCode).toBe(401);
    expect((await finish({ ...answer })).statusCode).toBe(401);
    const ours = { browser_token: first.browser_token, ...answer };
    expect((await finish(ours)).statusCode).toBe(200);
    expect((await finish(ours)).statusCode).toBe(401);
    const late = await start();
    const lateAnswer = await google.signIn(late.url);
    test.clock.forward(11 * 60_000);
    const form = { browser_token: late.browser_token, ...lateAnswer };
    expect((await finish(form)).statusCode).toBe(401);
  });

  it("is taken once where it comes twice at the same time", async () => {
    google.next(somebody());
    const { url, browser_token } = await start();
    const form = { browser_token, ...(await google.signIn(url)) };
    const replies = await Promise.all([finish(form), finish(form)]);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it("with the code of another attempt", async () => {
    google.next(somebody());
    const [one, two] = [await start(), await start()];
    const theirs = await google.signIn(two.url);
    const mine = await google.signIn(one.url);
    const mixed = { browser_token: one.browser_token, ...mine, code: theirs.code };
    expect((await finish(mixed)).statusCode).toBe(401);
  });
});

it("a provider that cannot be reached is told, and one inside is asked only where it is opened", async () => {
  const reply = await send("POST", "openid/openid", undefined, {});
  expect([reply.statusCode, reply.json<Problem>().detail]).toEqual([
    503,
    "The sign-in service can't be reached right now. Try again in a moment.",
  ]);
});

describe("an account without a password", () => {
  it("keeps its last way in, sets a password by mail, and can be ended then", async () => {
    const person = somebody();
    const who = as(sessionOf(await signInAs(person)));
    const { data } = readArchive(await send("GET", "me/export", who));
    expect(data["identities"]).toMatchObject([{ provider: "google", subject: person.sub }]);
    const refused = await send("DELETE", "identities/google", who);
    expect([refused.statusCode, refused.json<Problem>().code]).toEqual([409, "conflict"]);
    await setPassword(person.email);
    const again = as(sessionOf(await signInAs(person)));
    expect((await identitiesOf(again)).has_password).toBe(true);
    expect((await send("DELETE", "identities/google", again)).statusCode).toBe(204);
    expect((await send("DELETE", "identities/google", again)).statusCode).toBe(404);
    const ended = await send("DELETE", "me", again, { password: "a new one" });
    expect(ended.statusCode).toBe(204);
  });
});
