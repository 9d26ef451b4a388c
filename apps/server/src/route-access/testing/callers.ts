import { type ApiKey, endpoints } from "@propertyvr/contracts";
import { randomUUID } from "node:crypto";
import { listHome, partnerWithAccount } from "../../enquiries/testing/listed-homes.ts";
import { createTestApp, type SignedUp, type TestApp } from "../../http/testing/test-app.ts";

/** Everybody who may call, in the order of the columns: sessions, then API keys. */
export const CALLERS = [
  "anonymous",
  "seeker",
  "partner",
  "other partner",
  "admin",
  "read key",
  "write key",
  "other's key",
  "revoked key",
] as const;
export type Caller = (typeof CALLERS)[number];

/** What a path names; made anew for each request, because some requests end it. */
export const THINGS = ["home", "chat", "run", "key", "enquiry", "report", "request"] as const;
export type Thing = (typeof THINGS)[number];

/** The built app with one of every caller, and the things that belong to `seeker` and `partner`. */
export const createScene = async () => {
  const test = await createTestApp({ config: { attemptsPerMinute: 100_000 } });
  const admin = await test.signUp();
  const seeker = await test.signUp();
  const partner = await partnerWithAccount(test, "Baan Dee");
  const other = await partnerWithAccount(test, "Other Homes");
  const ask = asking(test);
  const made = async (who: SignedUp, form: object = {}) =>
    ask(endpoints.createApiKey.path, who, form) as Promise<ApiKey>;
  const write = await made(partner.account);
  const read = await made(partner.account, { scopes: ["read"] });
  const others = await made(other.account);
  const revoked = await made(partner.account);
  await ask(`/api/admin/api-keys/${revoked.id}/revoke`, partner.account, undefined, "PUT");
  const key = ({ key: text }: ApiKey) => ({ "x-api-key": text });
  const headers: Readonly<Record<Caller, Readonly<Record<string, string>>>> = {
    anonymous: {},
    seeker: { ...seeker.headers },
    partner: { ...partner.account.headers },
    "other partner": { ...other.account.headers },
    admin: { ...admin.headers },
    "read key": key(read),
    "write key": key(write),
    "other's key": key(others),
    "revoked key": key(revoked),
  };
  return {
    test,
    headers,
    /** Headers of the same kind of caller, with a session that may be ended. */
    again: async (caller: Caller) => {
      const role = ROLES[caller];
      if (role === undefined) return headers[caller];
      const account = await test.signUp();
      await test.database.pool.query("update users set role = $2 where id = $1", [
        account.user.id,
        role,
      ]);
      return { ...account.headers };
    },
    make: makingThings(test, ask, { admin, seeker, partner }),
    close: () => test.close(),
  };
};
export type Scene = Awaited<ReturnType<typeof createScene>>;

const ROLES: Readonly<Partial<Record<Caller, string>>> = {
  seeker: "seeker",
  partner: "partner",
  "other partner": "partner",
  admin: "admin",
};

type Ask = (
  url: string,
  who: SignedUp,
  payload?: object,
  method?: "GET" | "POST" | "PUT",
) => Promise<{ readonly id: string }>;

const asking =
  (test: TestApp): Ask =>
  async (url, who, payload, method = "POST") => {
    const headers = who.headers;
    const reply = await test.app.inject({ method, url, headers, ...(payload && { payload }) });
    if (reply.statusCode >= 300) throw new Error(`${method} ${url} answered ${reply.body}`);
    return reply.json();
  };

const makingThings = (
  test: TestApp,
  ask: Ask,
  people: {
    readonly admin: SignedUp;
    readonly seeker: SignedUp;
    readonly partner: { readonly partnerId: string; readonly account: SignedUp };
  },
): Readonly<Record<Thing, () => Promise<{ readonly id: string; readonly runId?: string }>>> => {
  const { admin, seeker, partner } = people;
  const home = async () => ({
    id: await listHome(test, { source: `partner:${partner.partnerId}` }),
  });
  const chat = () => ask("/api/chats", seeker, {});
  return {
    home,
    chat,
    run: async () => {
      const { id } = await chat();
      const answered = (await ask(`/api/chats/${id}/messages`, seeker, {
        message: "hello",
      })) as unknown as { readonly aiResponse: { readonly run_id: string } };
      return { id, runId: answered.aiResponse.run_id };
    },
    key: async () => {
      const { rows } = await test.database.pool.query<{ email: string; name: string }>(
        "select email, name from partners where id = $1",
        [partner.partnerId],
      );
      const { email = "", name = "" } = rows[0] ?? {};
      return ask("/api/admin/api-keys", admin, { partner_name: name, partner_email: email });
    },
    enquiry: async () => {
      const { id: property_id } = await home();
      const form = { name: "Nok", phone: "081 234 5678", message: "May I see it?" };
      const person = await test.signUp();
      return ask("/api/enquiries", person, { property_id, client_id: randomUUID(), ...form });
    },
    report: async () => {
      const { id } = await home();
      return ask(`/api/properties/${id}/reports`, await test.signUp(), { reason: "gone" });
    },
    request: async () =>
      ask("/api/partner-requests", await test.signUp(), {
        company: "New Homes",
        email: `${randomUUID()}@example.com`,
        website: "https://example.com",
      }),
  };
};
