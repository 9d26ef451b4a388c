import { endpoint, type Problem } from "@propertyvr/contracts";
import { fail, ok } from "@propertyvr/vocabulary";
import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { createHttpApp } from "./http-app.ts";
import { route } from "./route.ts";

const logged: Record<string, unknown>[] = [];
const createApp = (checksReplies = true) =>
  createHttpApp({
    log: pino({}, { write: (line: string) => logged.push(JSON.parse(line)) }),
    authenticate: ({ headers }) => {
      const role = headers["x-role"];
      return Promise.resolve(
        role === "seeker" || role === "admin"
          ? ok({ id: "u", role, sessionId: "s" })
          : fail({ code: "not_signed_in" as const }),
      );
    },
    trustProxy: 0,
    checksReplies,
  });
afterEach(() => logged.splice(0));

const thing = {
  summary: "A thing",
  tag: "Test",
  status: 200,
  params: z.object({ id: z.string().max(8) }),
  query: z.object({ page: z.coerce.number().int().min(1).default(1) }),
  reply: z.object({ text: z.string() }),
  problems: [],
} as const;
const open = endpoint({ ...thing, method: "GET", path: "/things/{id}", access: "open" });
const closed = endpoint({ ...thing, method: "GET", path: "/mine/{id}", access: "signed_in" });
const admin = endpoint({ ...thing, method: "GET", path: "/all/{id}", access: "admin" });

describe("a route", () => {
  it("gives its handler typed parts", async () => {
    const app = createApp();
    route(app, open, ({ params, query, user }) =>
      Promise.resolve(ok({ text: `${params.id} ${String(query.page + 1)} ${String(user)}` })),
    );
    const reply = await app.inject({ url: "/things/a?page=2" });
    expect(reply.json()).toEqual({ text: "a 3 undefined" });
    expect(reply.headers["cache-control"]).toBe("no-store");
  });

  it("says what is wrong with a query, and that an impossible path is nowhere", async () => {
    const app = createApp();
    route(app, open, () => Promise.resolve(ok({ text: "" })));
    const wrong = await app.inject({ url: "/things/a?page=0" });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json<Problem>().errors?.[0]).toMatchObject({ pointer: "/page", field: "page" });
    expect((await app.inject({ url: "/things/123456789" })).statusCode).toBe(404);
  });

  it("lets in by role", async () => {
    const app = createApp();
    for (const each of [closed, admin])
      route(app, each, ({ user }) => Promise.resolve(ok({ text: user.role })));
    const statusOf = async (url: string, role: string) =>
      (await app.inject({ url, headers: { "x-role": role } })).statusCode;
    expect(await statusOf("/mine/a", "nobody")).toBe(401);
    expect(await statusOf("/mine/a", "seeker")).toBe(200);
    expect(await statusOf("/all/a", "nobody")).toBe(401);
    expect(await statusOf("/all/a", "seeker")).toBe(403);
    expect(await statusOf("/all/a", "admin")).toBe(200);
  });

  it("answers a failure as its problem, with what the slice said", async () => {
    const app = createApp();
    route(app, open, () => Promise.resolve(fail({ code: "run_active", run_id: "r1" } as const)));
    const reply = await app.inject({ url: "/things/a", headers: { "x-request-id": "abcdefgh" } });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toEqual({
      type: "/docs/errors/run_active",
      title: "A reply is still being written",
      status: 409,
      detail: "A reply is still being written.",
      code: "run_active",
      request_id: "abcdefgh",
      run_id: "r1",
    });
  });

  it("tells nobody what a fault was, and logs it once with the request's id", async () => {
    const app = createApp();
    route(app, open, () => Promise.reject(new Error("secret path /etc/x and password=1")));
    const reply = await app.inject({ url: "/things/a", headers: { "x-request-id": "abcdefgh" } });
    expect(reply.statusCode).toBe(500);
    expect(reply.json<Problem>()).toMatchObject({ code: "internal", request_id: "abcdefgh" });
    expect(reply.body).not.toMatch(/secret|password|Error/);
    const faults = logged.filter(({ msg }) => msg === "fault");
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ request_id: "abcdefgh", level: 50 });
    expect(JSON.stringify(faults[0])).toContain("secret path");
  });

  it("is found out in tests when its reply is not what the contract says", async () => {
    const broken = () => Promise.resolve(ok({ text: 7 as unknown as string }));
    for (const [checksReplies, status] of [
      [true, 500],
      [false, 200],
    ] as const) {
      const app = createApp(checksReplies);
      route(app, open, broken);
      expect((await app.inject({ url: "/things/a" })).statusCode).toBe(status);
    }
  });
});
