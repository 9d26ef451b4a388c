import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp, type SignedUp, type TestApp } from "../platform/http/testing/test-app.ts";
import { expireTraffic } from "./expire-traffic.ts";

const DAY_MS = 86_400_000;
let test: TestApp;
let person: SignedUp;
beforeAll(async () => {
  test = await createTestApp();
  person = await test.signUp();
});
afterAll(() => test.close());

const expire = () =>
  expireTraffic(test.database.db, {
    now: test.clock.now(),
    days: test.deps.config.trafficLogDays,
  });
const stored = async () => {
  const { rows } = await test.database.pool.query<{ sessions: number; networks: string[] }>(
    `select (select count(*)::int from sessions) as sessions,
            (select array_agg(network order by id) from audit_log) as networks`,
  );
  return rows[0];
};

it("ended sessions and the networks of the audit log are kept for 90 days, its entries for ever", async () => {
  expect(test.deps.config.trafficLogDays).toBe(90);
  const payload = { email: person.user.email, password: "secret" };
  await test.app.inject({ method: "POST", url: "/api/auth/login", payload });
  await test.app.inject({ method: "POST", url: "/api/auth/logout", headers: person.headers });
  await test.database.pool.query(
    `insert into audit_log (actor_id, actor, network, at, action, subject_id)
     values ($1, 'Nok', '203.0.113.0/24', $2, 'account.became_admin', $1)`,
    [person.user.id, test.clock.now()],
  );
  test.clock.forward(90 * DAY_MS);
  await expire();
  expect(await stored()).toEqual({ sessions: 2, networks: ["203.0.113.0/24"] });
  test.clock.forward(1);
  await expire();
  // The session that was left open ended by itself on its thirtieth day.
  expect(await stored()).toEqual({ sessions: 1, networks: [""] });
  test.clock.forward(30 * DAY_MS);
  await expire();
  expect(await stored()).toEqual({ sessions: 0, networks: [""] });
});
