import type { Problem } from "@propertyvr/contracts";
import { createPool, type Tables } from "@propertyvr/database";
import { Kysely, PostgresDialect } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cuttableLine, type CuttableLine } from "./testing/cuttable-line.ts";
import { createTestApp, type SignedUp, type TestApp } from "./testing/test-app.ts";

let test: TestApp;
let line: CuttableLine;
let person: SignedUp;

beforeAll(async () => {
  test = await createTestApp({
    connect: async ({ url }) => {
      const direct = new URL(url);
      line = await cuttableLine({ host: direct.hostname, port: Number(direct.port) });
      direct.hostname = "127.0.0.1";
      direct.port = String(line.port);
      const pool = createPool({ databaseUrl: direct.href });
      return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
    },
  });
  person = await test.signUp();
});
afterAll(async () => {
  // The app listens for changes of keys on a connection of the pool.
  await test.app.close();
  await test.deps.database.db.destroy();
  await line.close();
  await test.close();
});

const get = (url: string) => test.app.inject({ url, headers: person.headers });
const signUp = (email: string) =>
  test.app.inject({
    method: "POST",
    url: "/api/auth/signup",
    payload: { name: "N", email, password: "secret" },
  });

describe("while the database is down", () => {
  it("the process lives, says that it is not ready, and recovers by itself", async () => {
    expect((await get("/api/ready")).statusCode).toBe(200);
    for (let round = 0; round < 2; round++) {
      await line.cut();
      expect((await get("/api/health")).statusCode).toBe(200);
      const ready = await get("/api/ready");
      expect(ready.statusCode).toBe(503);
      expect(ready.json<Problem>()).toMatchObject({ code: "unavailable", retry_after_s: 2 });
      const refused = await Promise.all([get("/api/auth/me"), signUp(`down${round}@example.com`)]);
      for (const reply of refused) {
        expect(reply.statusCode).toBe(503);
        expect(reply.headers["retry-after"]).toBe("2");
        expect(reply.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
        expect(reply.json<Problem>().code).toBe("unavailable");
        expect(reply.body).not.toMatch(/ECONN|127\.0\.0\.1|terminated/);
      }
      await line.mend();
      expect((await get("/api/ready")).statusCode).toBe(200);
      expect((await get("/api/auth/me")).json()).toEqual(person.user);
      expect((await signUp(`down${round}@example.com`)).statusCode).toBe(201);
    }
  });

  it("a database that came back empty counts as not ready, and the log says so", async () => {
    await test.database.pool.query("alter table users rename to users_elsewhere");
    expect((await get("/api/auth/me")).json<Problem>().code).toBe("unavailable");
    await test.database.pool.query("alter table users_elsewhere rename to users");
    expect(test.logged.some(({ msg, level }) => msg === "fault" && level === 50)).toBe(true);
    expect((await get("/api/auth/me")).statusCode).toBe(200);
  });

  it("a request whose connection breaks in the middle is answered, and stores nothing", async () => {
    // The row lock holds the sign-up inside its transaction until the line is cut.
    const holder = await test.database.pool.connect();
    await holder.query("begin");
    await holder.query("lock table users in exclusive mode");
    const waiting = signUp("middle@example.com");
    await expect
      .poll(async () => {
        const { rows } = await test.database.pool.query<{ n: number }>(
          "select count(*)::int as n from pg_locks where not granted and relation = 'users'::regclass",
        );
        return rows[0]?.n;
      })
      .toBe(1);
    await line.cut();
    await holder.query("rollback");
    holder.release();
    const reply = await waiting;
    expect(reply.json<Problem>().code).toBe("unavailable");
    await line.mend();
    await expect
      .poll(async () => (await signUp("middle@example.com")).statusCode)
      .toBeOneOf([201, 409]);
    const { rows } = await test.database.pool.query(
      `select count(distinct u.id)::int as users, count(s.id)::int as sessions
       from users u join sessions s on s.user_id = u.id where u.email = 'middle@example.com'`,
    );
    expect(rows).toEqual([{ users: 1, sessions: 1 }]);
  });
});

describe("while the database has no room", () => {
  it.each([
    ["disk full", "53100"],
    ["out of memory", "53200"],
  ])("%s is unavailable, and is over as soon as there is room", async (reason, code) => {
    await test.database.pool.query(
      `create function refuse() returns trigger language plpgsql as
       $$ begin raise exception '${reason}' using errcode = '${code}'; end $$;
       create trigger refuse before insert on users execute function refuse()`,
    );
    const refused = await signUp(`room${code}@example.com`);
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "2"]);
    expect(refused.json<Problem>().code).toBe("unavailable");
    expect((await get("/api/auth/me")).statusCode).toBe(200);
    await test.database.pool.query("drop function refuse cascade");
    expect((await signUp(`room${code}@example.com`)).statusCode).toBe(201);
  });
});
