import {
  type ApiKey,
  endpoints,
  type MessageReply,
  type Session,
  type UploadReply,
  type WrittenProperty,
} from "@propertyvr/contracts";
import { randomUUID } from "node:crypto";
import { partnerWithAccount } from "../../../seekers/enquiries/testing/listed-homes.ts";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../../platform/http/testing/test-app.ts";
import { plainHome } from "../../../stock/partner-listings/testing/test-partner.ts";

/** Everybody who may call, in the order of the columns: sessions, then API keys. */
export const CALLERS = [
  "anonymous",
  "seeker",
  "second session",
  "partner",
  "other partner",
  "admin",
  "read key",
  "write key",
  "other's key",
  "revoked key",
] as const;
export type AccessCaller = (typeof CALLERS)[number];

/** What a path names; made anew for each request, because some requests end it. */
export const THINGS = [
  "home",
  "chat",
  "run",
  "key",
  "enquiry",
  "report",
  "support message",
  "request",
  "upload",
  "attachment",
  "delivery",
  "session",
  "passkey",
] as const;
export type Thing = (typeof THINGS)[number];

/** The built app with one of every caller, and the things that belong to `seeker` and `partner`. */
export const createScene = async () => {
  const test = await createTestApp({ config: { attemptsPerMinute: 100_000 } });
  const admin = await test.signUp();
  const seeker = await test.signUp();
  const again = await logInAgain(test, seeker);
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
  const headers: Readonly<Record<AccessCaller, Readonly<Record<string, string>>>> = {
    anonymous: {},
    seeker: { ...seeker.headers },
    "second session": { ...again.headers },
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
    again: async (caller: AccessCaller) => {
      const role = ROLES[caller];
      if (role === undefined) return headers[caller];
      const account = await test.signUp();
      await test.database.pool.query("update users set role = $2 where id = $1", [
        account.user.id,
        role,
      ]);
      const { headers: own } =
        caller === "second session" ? await logInAgain(test, account) : account;
      return { ...own };
    },
    make: makingThings(test, ask, {
      admin,
      seeker,
      partner,
      key: { headers: headers["write key"] },
    }),
    close: () => test.close(),
  };
};
export type AccessScene = Awaited<ReturnType<typeof createScene>>;

/** Another device of the same person. */
const logInAgain = async (test: TestApp, { user }: SignedUp): Promise<CallerHeaders> => {
  const payload = { email: user.email, password: "secret" };
  const reply = await test.app.inject({ method: "POST", url: endpoints.logIn.path, payload });
  const { session_token: token } = reply.json<Session>();
  return { headers: { authorization: `Bearer ${token}` } };
};

const ROLES: Readonly<Partial<Record<AccessCaller, string>>> = {
  seeker: "seeker",
  "second session": "seeker",
  partner: "partner",
  "other partner": "partner",
  admin: "admin",
};

interface CallerHeaders {
  readonly headers: Readonly<Record<string, string>>;
}

type Ask = (
  url: string,
  who: CallerHeaders | SignedUp,
  payload?: object,
  method?: "GET" | "POST" | "PUT",
) => Promise<unknown>;

const asking =
  (test: TestApp): Ask =>
  async (url, who, payload, method = "POST") => {
    const headers = { ...who.headers };
    const reply = await test.app.inject({ method, url, headers, ...(payload && { payload }) });
    if (reply.statusCode >= 300) throw new Error(`${method} ${url} answered ${reply.body}`);
    return reply.json();
  };

/** What the path names. */
type PathTarget = Readonly<{
  id: string;
  runId?: string;
  messageId?: string;
  delivery_id?: string;
  size?: string;
}>;

const makingThings = (
  test: TestApp,
  ask: Ask,
  people: {
    readonly admin: SignedUp;
    readonly seeker: SignedUp;
    readonly partner: { readonly partnerId: string; readonly account: SignedUp };
    /** That may write, of this partner. */
    readonly key: CallerHeaders;
  },
): Readonly<Record<Thing, () => Promise<PathTarget>>> => {
  const { admin, seeker, partner, key } = people;
  const home = async () => {
    const form = { ...plainHome, external_id: randomUUID() };
    const { property } = (await ask("/api/partner/properties", key, form)) as WrittenProperty;
    return named(property);
  };
  const chat = async () => named(await ask("/api/chats", seeker, {}));
  return {
    home,
    chat,
    run: async () => {
      const { id } = await chat();
      const said = await ask(`/api/chats/${id}/messages`, seeker, { message: "hello" });
      const { aiResponse } = said as MessageReply;
      return { id, runId: aiResponse.run_id ?? "", messageId: aiResponse.id };
    },
    key: async () => {
      const { rows } = await test.database.pool.query<{ email: string; name: string }>(
        "select email, name from partners where id = $1",
        [partner.partnerId],
      );
      const { email = "", name = "" } = rows[0] ?? {};
      const form = { partner_name: name, partner_email: email };
      return named(await ask("/api/admin/api-keys", admin, form));
    },
    enquiry: async () => {
      const { id: property_id } = await home();
      const form = { name: "Nok", phone: "081 234 5678", message: "May I see it?" };
      const person = await test.signUp();
      const asked = { property_id, client_id: randomUUID(), ...form };
      return named(await ask("/api/enquiries", person, asked));
    },
    report: async () => {
      const { id } = await home();
      const person = await test.signUp();
      return named(await ask(`/api/properties/${id}/reports`, person, { reason: "gone" }));
    },
    "support message": async () => {
      const form = { name: "Nok", email: "nok@example.com", subject: "Maps", message: "A map?" };
      const person = await test.signUp();
      return named(await ask("/api/support", person, { client_id: randomUUID(), ...form }));
    },
    upload: async () => {
      const file = [{ ...plainHome, external_id: randomUUID() }];
      const sent = await ask("/api/properties/upload/json", partner.account, file);
      return named((sent as UploadReply).upload);
    },
    attachment: async () => {
      const id = randomUUID();
      await test.database.pool.query(
        `with file as (
           insert into files (id, owner_kind, owner_id, media_type, bytes, sha256)
           values (gen_random_uuid(), 'attachments', $2::text, 'image/png', 1, sha256('x')) returning id),
         piece as (
           insert into file_pieces (file_id, number, bytes) select id, 0, 'x' from file)
         insert into attachments (id, user_id, client_id, name, kind, media_type, bytes, state,
           file_id, small_file_id, created_at, expires_at)
         select $1::uuid, $2::uuid, $1::text, 'a.png', 'image', 'image/png', 1, 'ready', id, id, now(), now() from file`,
        [id, seeker.user.id],
      );
      return { id, size: "small" };
    },
    // Of a webhook that leads nowhere: nothing of this leaves the machine.
    delivery: async () => {
      const { rows } = await test.database.pool.query<
        Pick<Required<PathTarget>, "id" | "delivery_id">
      >(
        `with gone as (delete from webhook_endpoints where partner_id = $1),
         endpoint as (
           insert into webhook_endpoints (id, partner_id, url, types, secret, created_at)
           values (gen_random_uuid(), $1, 'https://127.0.0.1/', '{image.dead}', '', now())
           returning id),
         event as (
           insert into webhook_events (partner_id, type, body) values ($1, 'image.dead', '{}')
           returning seq)
         insert into webhook_deliveries (endpoint_id, event_seq, type, state)
         select id, seq, 'image.dead', 'failed' from endpoint, event
         returning endpoint_id as id, id::text as delivery_id`,
        [partner.partnerId],
      );
      return { ...named(rows[0]), ...rows[0] };
    },
    // Of another device of the seeker.
    session: async () => {
      const { rows } = await test.database.pool.query<{ readonly id: string }>(
        `insert into sessions (id, user_id, token_hash, expires_at)
         values (gen_random_uuid(), $1, decode(md5(random()::text), 'hex'), '2100-01-01')
         returning id`,
        [seeker.user.id],
      );
      return named(rows[0]);
    },
    passkey: async () => {
      const { rows } = await test.database.pool.query<{ readonly id: string }>(
        `insert into passkeys (id, user_id, credential_id, name, host, public_key, counter,
           transports, is_synced, created_at)
         values (gen_random_uuid(), $1, gen_random_uuid()::text, 'Phone', 'localhost', '', 0, '{}',
           false, now())
         returning id`,
        [seeker.user.id],
      );
      return named(rows[0]);
    },
    request: async () => {
      const email = `${randomUUID()}@example.com`;
      const form = { company: "New Homes", email, website: "https://example.com" };
      return named(await ask("/api/partner-requests", await test.signUp(), form));
    },
  };
};

const named = (made: unknown): { readonly id: string } => {
  const { id } = made as { readonly id?: unknown };
  if (typeof id !== "string" || id === "") throw new Error(`no id in ${JSON.stringify(made)}`);
  return { id };
};
