import type { ApiKey, Problem } from "@propertyvr/contracts";
import { expect } from "vitest";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../../platform/http/testing/test-app.ts";
import { makeKeyText } from "../key-text.ts";

export const FORM = { partner_name: "Baan Dee", partner_email: "api@baandee.example" };

/** The built app with an admin and a seeker, and what tests of keys do with it. */
export const createPartnerApp = async (over: Parameters<typeof createTestApp>[0] = {}) => {
  const test = await createTestApp(over);
  const admin = await test.signUp({ name: "Ploy" });
  const seeker = await test.signUp();
  return { ...test, admin, seeker, ...keyDoors(test, admin) };
};
export type PartnerApp = Awaited<ReturnType<typeof createPartnerApp>>;

const keyDoors = (test: TestApp, admin: SignedUp) => {
  const send = (
    method: "GET" | "POST" | "PUT" | "DELETE",
    url: string,
    payload: object | undefined,
    who: SignedUp = admin,
  ) => test.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) });
  const create = (form: object = FORM, who = admin) =>
    send("POST", "/api/admin/api-keys", form, who);
  const rotate = (id: string, form: object = {}, who = admin) =>
    send("POST", `/api/admin/api-keys/${id}/rotate`, form, who);
  const keyOf = (reply: { readonly statusCode: number; readonly body: string }): ApiKey => {
    expect([reply.statusCode, reply.statusCode === 201 ? "" : reply.body]).toEqual([201, ""]);
    return JSON.parse(reply.body) as ApiKey;
  };
  const info = (key: string | undefined, app = test.app, remoteAddress = "127.0.0.1") =>
    app.inject({
      method: "GET",
      url: "/api/partner/api-info",
      remoteAddress,
      ...(key === undefined ? {} : { headers: { "x-api-key": key } }),
    });
  return {
    send,
    create,
    rotate,
    info,
    /** A key that must come to be. */
    made: async (form: object = FORM, who = admin) => keyOf(await create(form, who)),
    rotated: async (id: string, form: object = {}, who = admin) =>
      keyOf(await rotate(id, form, who)),
    revoke: (id: string, who = admin) =>
      send("PUT", `/api/admin/api-keys/${id}/revoke`, undefined, who),
    remove: (id: string, who = admin) =>
      send("DELETE", `/api/admin/api-keys/${id}`, undefined, who),
    listed: async (who = admin): Promise<ApiKey[]> =>
      (await send("GET", "/api/admin/api-keys", undefined, who)).json<{ api_keys: ApiKey[] }>()
        .api_keys,
    /** Other instances hear of a change a moment after it is committed. */
    untilRefused: async (key: string, app = test.app): Promise<void> => {
      await expect
        .poll(async () => (await info(key, app)).statusCode, { interval: 2, timeout: 2_000 })
        .toBe(401);
    },
    /** What was done to a subject, in order. */
    audited: async (subjectId: string) =>
      (
        await test.database.pool.query<{ actor: string; action: string; after: unknown }>(
          "select actor, action, after from audit_log where subject_id = $1 order by id",
          [subjectId],
        )
      ).rows,
    /** An account that an admin has let into the partner with this email. */
    partnerAccount: async (email: string): Promise<SignedUp> => {
      const account = await test.signUp();
      await test.database.pool.query(
        `update users set role = 'partner', partner_id = (select id from partners where email = $2)
         where id = $1`,
        [account.user.id, email],
      );
      return account;
    },
  };
};

export const codeOf = (reply: { readonly body: string }): string =>
  (JSON.parse(reply.body) as Problem).code;

/** A key that shows the same letters as another and has a good checksum, with a secret of its own. */
export const keyAlike = (key: string): string => {
  const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  const wanted = Array.from(key.slice(4, 12), (letter) => letters.indexOf(letter));
  let at = 0;
  return makeKeyText((size) => Uint8Array.from({ length: size }, () => wanted[at++] ?? 3)).key;
};
