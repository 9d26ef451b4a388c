import { endpoints, openApiDocument, type Endpoint, type Problem } from "@propertyvr/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../http/testing/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    config: { metricsToken: "collector", supportEmail: "help@example.com" },
  });
});
afterAll(() => test.close());

describe("the server", () => {
  it("answers that the process lives and the database is ready", async () => {
    expect((await test.app.inject({ url: "/api/health" })).json()).toEqual({ status: "ok" });
    expect((await test.app.inject({ url: "/api/ready" })).json()).toEqual({ status: "ready" });
  });

  it("tells the web app whom to ask for help", async () => {
    const reply = await test.app.inject({ url: "/api/config" });
    const nowhere = { app_store: null, google_play: null };
    expect(reply.json()).toEqual({
      support_email: "help@example.com",
      live_chat_url: null,
      sign_in_providers: [],
      transcribes: false,
      awaits_admin: false,
      stores: { matchelor: nowhere, rentbase: nowhere },
    });
  });

  it("serves the OpenAPI document", async () => {
    const reply = await test.app.inject({ url: "/api/openapi.json" });
    expect(reply.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(reply.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  });

  it("serves every endpoint of the contract, and nothing that is not in it", () => {
    const promised = Object.values<Endpoint>(endpoints).map(
      ({ method, path }) => `${method} ${path}`,
    );
    // Pages of the web whose status the server decides.
    const pages = ["GET /property/{id}", "GET /guide", "GET /guide/{slug}"];
    expect(served(test).filter((each) => ![...promised, ...pages].includes(each))).toEqual([]);
    expect(promised.filter((each) => !served(test).includes(each))).toEqual([]);
  });
});

/** The routes of the app, as "GET /api/chats/{id}". */
const served = ({ app }: TestApp): string[] => {
  const routes: string[] = [];
  const stack: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split("\n")) {
    const match = /^(.*?)[├└]── (\S+)(?: \((.+)\))?$/.exec(line);
    if (!match) continue;
    const [, indent = "", segment = "", methods] = match;
    stack.length = indent.length / 4;
    stack.push(segment);
    const path = stack.join("").replaceAll(/:(\w+)/g, "{$1}");
    for (const method of methods?.split(", ") ?? [])
      if (method !== "HEAD") routes.push(`${method} ${path}`);
  }
  return routes;
};

describe("the metrics", () => {
  const read = (options: { remoteAddress?: string; headers?: Record<string, string> }) =>
    test.app.inject({ url: "/metrics", ...options });

  it("count requests by pattern, never by id", async () => {
    await test.app.inject({ url: "/api/properties/some-id-of-a-home" });
    await test.app.inject({ url: "/api/health" });
    const { body, headers } = await read({});
    expect(headers["content-type"]).toContain("text/plain");
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/health",status="200"\} \d/,
    );
    expect(body).toContain('database_connections{state="waiting"} 0');
    expect(body).toContain("process_cpu_seconds_total");
    expect(body).not.toContain("some-id-of-a-home");
  });

  it("are read on this machine or with the token", async () => {
    const elsewhere = "203.0.113.9";
    expect((await read({ remoteAddress: "127.0.0.1" })).statusCode).toBe(200);
    expect((await read({ remoteAddress: "::1" })).statusCode).toBe(200);
    expect((await read({ headers: { authorization: "Bearer collector" } })).statusCode).toBe(200);
    const token = { authorization: "Bearer collector" };
    expect((await read({ remoteAddress: elsewhere, headers: token })).statusCode).toBe(200);
    const refused = [
      { remoteAddress: elsewhere },
      { remoteAddress: elsewhere, headers: { authorization: "Bearer collecto" } },
      { remoteAddress: elsewhere, headers: { "x-forwarded-for": "127.0.0.1" } },
      { remoteAddress: "127.0.0.1", headers: { "x-forwarded-for": elsewhere } },
    ];
    for (const request of refused)
      expect((await read(request)).json<Problem>().code).toBe("forbidden");
  });
});

describe("the log", () => {
  it("keeps a line a request, without body, token, query or address", async () => {
    const person = await test.signUp({ name: "Secretname", password: "secret-password" });
    await test.app.inject({
      url: "/api/auth/me?q=secret-query",
      headers: { ...person.headers, "x-request-id": "a-known-request" },
    });
    expect(test.logged.find((line) => line["request_id"] === "a-known-request")).toMatchObject({
      method: "GET",
      route: "/api/auth/me",
      status: 200,
      elapsed_ms: expect.any(Number) as number,
      user: person.user.id,
    });
    const all = JSON.stringify(test.logged);
    for (const secret of ["Secretname", "secret-password", "secret-query", person.token])
      expect(all).not.toContain(secret);
    expect(all).not.toContain(person.user.email);
  });
});
