import { endpoints, PROBLEMS, type Endpoint, type Problem } from "@propertyvr/contracts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createTestApp, type SignedUp, type TestApp } from "./testing/test-app.ts";

let test: TestApp;
let person: SignedUp;
beforeAll(async () => {
  test = await createTestApp();
  person = await test.signUp();
});
afterAll(() => test.close());

const table: readonly [string, Endpoint][] = Object.entries(endpoints);
// What a key opens is stopped at the key here, and what a use case reads by itself has tests of its own.
const withBody = table.filter(
  ([, { access, body, takesAnyBody }]) => access !== "key" && body !== undefined && !takesAnyBody,
);
/** Those whose body is one form; a few also take lists. */
const MEGABYTE = 1024 * 1024;
const forms = withBody.filter(([, { body }]) => body instanceof z.ZodObject);
/** Answers the same for every id, so that nobody can ask which homes there are. */
const BLIND = "countView";
const withId = table.filter(
  ([name, { access, path }]) => access !== "key" && path.includes("{id}") && name !== BLIND,
);
const guarded = table.filter(([, { access }]) => access !== "open");
const urlOf = (path: string, id = "00000000-0000-4000-8000-000000000000") =>
  path.replaceAll(/\{\w+\}/g, encodeURIComponent(id));

const send = (
  { method, path }: Endpoint,
  payload: string | Buffer,
  headers: Record<string, string> = {},
) =>
  test.app.inject({
    method,
    url: urlOf(path),
    payload,
    headers: { "content-type": "application/json", ...person.headers, ...headers },
  });

const problemOf = (reply: Awaited<ReturnType<typeof send>>): Problem => {
  const problem = reply.json<Problem>();
  expect(reply.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
  expect(problem.status).toBe(reply.statusCode);
  expect(problem.title).toBe(PROBLEMS[problem.code].title);
  expect(problem.type).toBe(`/docs/errors/${problem.code}`);
  expect(problem.request_id).toBe(reply.headers["x-request-id"]);
  expect(reply.body).not.toMatch(/\bat .+:\d+:\d+|node_modules|\.ts\b|select .+ from/);
  return problem;
};

/** What the database holds, so that "nothing was stored" can be shown. */
const stored = async (): Promise<unknown> => {
  const { rows } = await test.database.pool.query(
    `select (select count(*) from users) as users, (select count(*) from sessions) as sessions,
            (select count(*) from chats) as chats, (select count(*) from messages) as messages,
            (select count(*) from runs) as runs, (select jsonb_agg(u) from users u) as all_users`,
  );
  return rows[0];
};

describe.each(withBody)("%s", (_, endpoint) => {
  it.each([
    ["not JSON", "{"],
    ["a single quote", "'"],
    ["invalid UTF-8", Buffer.from([0x7b, 0x22, 0x61, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ["half a Thai letter", Buffer.from([0x22, 0xe0, 0xb8, 0x22])],
    ["Windows-874", Buffer.from([0x22, 0xa1, 0xa2, 0x22])],
    ["nesting without an end", "[".repeat(200_000)],
    ["40,000 objects in one another", `${'{"a":'.repeat(40_000)}1${"}".repeat(40_000)}`],
    ["500,000 lists in one another", `${"[".repeat(500_000)}${"]".repeat(500_000)}`],
  ])("cannot read %s", async (_what, payload) => {
    const before = await stored();
    expect(problemOf(await send(endpoint, payload)).code).toBe("unreadable_body");
    expect(await stored()).toEqual(before);
  });

  it("names the field whose type is wrong", async () => {
    const before = await stored();
    const shape = (endpoint.body as { shape?: Record<string, z.ZodType> }).shape ?? {};
    for (const [field, type] of Object.entries(shape)) {
      const wrong = type.safeParse(true).success ? 7 : true;
      const problem = problemOf(await send(endpoint, JSON.stringify({ [field]: wrong })));
      expect(problem.code).toBe("invalid");
      expect(problem.errors?.map(({ pointer }) => pointer.split("/")[1])).toContain(field);
    }
    expect(await stored()).toEqual(before);
  });

  it("refuses text that no database can hold", async () => {
    const before = await stored();
    for (const text of ['"\\u0000"', '"\\ud83d"', '"\\udc00x"']) {
      const problem = problemOf(await send(endpoint, `{"deep":[{"text":${text}}]}`));
      expect(problem.errors?.[0]).toMatchObject({
        pointer: "/deep/0/text",
        code: "unstorable_text",
      });
    }
    expect(await stored()).toEqual(before);
  });

  it("refuses a body beyond its limit", async () => {
    const payload = JSON.stringify({ text: "x".repeat(MEGABYTE) });
    expect(problemOf(await send(endpoint, payload)).code).toBe("body_too_large");
  });

  it.each(["text/plain", "application/xml", "multipart/form-data; boundary=x", "x"])(
    "takes JSON only, not %s",
    async (type) => {
      const reply = await send(endpoint, "{}", { "content-type": type });
      expect(problemOf(reply).code).toBe("unsupported_media_type");
    },
  );
});

describe.each(forms)("%s", (_name, endpoint) => {
  it.each(["[]", '"text"', "7", "true", "null"])("does not take %s for a form", async (payload) => {
    const before = await stored();
    const problem = problemOf(await send(endpoint, payload));
    expect(problem.code).toBe("invalid");
    expect(problem.errors?.[0]).toMatchObject({ pointer: "", code: "invalid_type" });
    expect(await stored()).toEqual(before);
  });
});

describe.each(guarded)("%s", (_name, { method, path, access }) => {
  it("is closed to strangers before their body is read", async () => {
    const reply = await test.app.inject({
      method,
      url: urlOf(path),
      ...(method !== "GET" && { payload: "{", headers: { "content-type": "application/json" } }),
    });
    expect(problemOf(reply).code).toBe(access === "key" ? "key_missing" : "not_signed_in");
  });
});

const MEMBERS = {
  message: "hello",
  client_id: randomUUID(),
  title: "hello",
  reason: "gone",
  resolution: "hidden",
  action: "restore",
  decision: "decline",
  verdict: "up",
  since: "2026-01-01T00:00:00Z",
  answer: "Thank you, it is gone.",
};
/** A body that each of them takes; the status of homes is another than that of an enquiry. */
const bodyFor = (name: string): object =>
  name === "editOwnListing"
    ? { status: "sold" }
    : name === "sendMessage"
      ? MEMBERS
      : { ...MEMBERS, status: "read" };

describe.each(withId)("%s", (name, { method, path, body }) => {
  it.each([
    "00000000-0000-4000-8000-000000000000",
    "1",
    "99999999999999999999999",
    "' or 1=1 --",
    "<script>alert(1)</script>",
    "../../etc/passwd",
    "\u0000",
    "ก",
    "x".repeat(65),
    "x".repeat(500),
  ])("has nothing under the id %j", async (id) => {
    const reply = await test.app.inject({
      method,
      url: urlOf(path, id),
      headers: person.headers,
      ...(body && { payload: bodyFor(name) }),
    });
    expect(problemOf(reply).code).toBe("not_found");
  });
});

describe("addresses", () => {
  it("that no operation has are not found", async () => {
    for (const url of ["/api", "/api/", "/api/nope", "/api/auth", "/api/chats/1/nope", "/api/%00"])
      expect(problemOf(await test.app.inject({ url })).code).toBe("not_found");
  });

  it("that cannot be decoded are not found", async () => {
    for (const url of ["/api/%", "/api/%ff", "/api/properties/%E0%B8"])
      expect(problemOf(await test.app.inject({ url })).code).toBe("not_found");
  });

  it("with another method say which ones they have", async () => {
    const reply = await test.app.inject({ method: "PUT", url: "/api/auth/me" });
    expect(problemOf(reply).code).toBe("method_not_allowed");
    expect(reply.headers.allow).toBe("DELETE, GET, HEAD, PATCH");
    const slashed = await test.app.inject({ method: "PUT", url: "/api/auth/me/" });
    expect(problemOf(slashed).code).toBe("method_not_allowed");
    expect(problemOf(await test.app.inject({ url: "/api/auth/login" })).code).toBe(
      "method_not_allowed",
    );
  });
});

describe("SQL and HTML", () => {
  const nasty = [
    "'; drop table users; --",
    "Robert'); DELETE FROM sessions;--",
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "{{7*7}} ${7*7} %s %n",
    "\\x00 \\u0000",
    "‮\u202e ก\u0e33 🏠",
  ];

  it("in a name is kept as the text that people see", async () => {
    for (const sent of nasty) {
      const { headers, user } = await test.signUp({ name: sent, password: sent.padEnd(6, "x") });
      const name = sent.replaceAll("\u202e", "").trim();
      expect(user.name).toBe(name);
      const reply = await test.app.inject({ url: "/api/auth/me", headers });
      expect(reply.headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(reply.json<{ name: string }>().name).toBe(name);
    }
    const { rows } = await test.database.pool.query("select count(*)::int as n from users");
    expect(rows).toEqual([{ n: nasty.length + 1 }]);
  });

  it("in an email is refused or changes nothing", async () => {
    for (const email of nasty) {
      const payload = { name: "N", email, password: "secret" };
      const up = await test.app.inject({ method: "POST", url: "/api/auth/signup", payload });
      expect(problemOf(up).detail).toBe("Enter a valid email address");
      const into = await test.app.inject({ method: "POST", url: "/api/auth/login", payload });
      expect(problemOf(into).code).toBe("wrong_credentials");
    }
  });

  it("in a token opens nothing", async () => {
    for (const token of nasty.map((text) => encodeURIComponent(text))) {
      const headers = { authorization: `Bearer ${token}` };
      const reply = await test.app.inject({ url: "/api/auth/me", headers });
      expect(problemOf(reply).code).toBe("not_signed_in");
    }
  });

  it("in keys of a body reaches no prototype", async () => {
    const payload =
      '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"x":1}},"name":"Plain"}';
    const reply = await send(endpoints.updateMe, payload);
    expect(reply.json()).toMatchObject({ name: "Plain" });
    expect(({} as { role?: string }).role).toBeUndefined();
  });
});

describe("the request id", () => {
  it("is the caller's where that is harmless, and otherwise ours", async () => {
    const idFor = async (given: string) =>
      (await test.app.inject({ url: "/api/health", headers: { "x-request-id": given } })).headers[
        "x-request-id"
      ];
    expect(await idFor("my-request_01")).toBe("my-request_01");
    for (const given of ["short", "x".repeat(65), "with space", "<b>12345678</b>", "a\tbcdefghi"])
      expect(await idFor(given)).toMatch(/^req_[0-9a-f]{32}$/);
  });
});
