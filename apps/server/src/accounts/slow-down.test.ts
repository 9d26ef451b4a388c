import type { Problem } from "@propertyvr/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../platform/http/testing/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ config: { attemptsPerMinute: 20, trustProxy: 1 } });
});
afterAll(() => test.close());

const from = (address: string) => ({ "x-forwarded-for": address });
const logIn = (email: string, password: string, address: string) =>
  test.app.inject({
    method: "POST",
    url: "/api/auth/login",
    headers: from(address),
    payload: { email, password },
  });
const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe("guessing is slowed", () => {
  it("by address, even where all guesses come at once and each for another account", async () => {
    const replies = await times(25, (index) =>
      logIn(`a${index}@example.com`, "wrong!", "10.0.0.1"),
    );
    const refused = replies.filter(({ statusCode }) => statusCode === 429);
    expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(20);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.headers["retry-after"]).toBe("60");
    expect(refused[0]?.json<Problem>()).toMatchObject({
      code: "too_many_requests",
      retry_after_s: 60,
    });
    test.clock.forward(59_999);
    expect((await logIn("a@example.com", "wrong!", "10.0.0.1")).headers["retry-after"]).toBe("1");
    test.clock.forward(1);
    expect((await logIn("a@example.com", "wrong!", "10.0.0.1")).statusCode).toBe(401);
  });

  it("by account, even where each guess comes from another address", async () => {
    await test.signUp({ email: "target@example.com" });
    await times(20, (index) => logIn("Target@example.com", "wrong!", `10.1.0.${index}`));
    const reply = await logIn("target@example.com", "secret", "10.1.1.1");
    expect(reply.statusCode).toBe(429);
    test.clock.forward(60_000);
    expect((await logIn("target@example.com", "secret", "10.1.1.1")).statusCode).toBe(200);
  });

  it("by the network of an IPv6 customer, not by each of its addresses", async () => {
    await times(20, (index) => logIn(`v${index}@example.com`, "wrong!", `2001:db8:1:2::${index}`));
    expect((await logIn("v@example.com", "wrong!", "2001:DB8:1:2:ffff::1")).statusCode).toBe(429);
    expect((await logIn("v@example.com", "wrong!", "2001:db8:1:3::1")).statusCode).toBe(401);
  });

  it("but signing in with the right password is not, however often", async () => {
    await test.signUp({ email: "often@example.com" });
    for (let round = 0; round < 3; round++) {
      const replies = await times(10, () => logIn("often@example.com", "secret", "10.2.0.1"));
      expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true);
    }
  });
});

describe("making accounts is slowed", () => {
  const signUp = (email: string, address: string) =>
    test.app.inject({
      method: "POST",
      url: "/api/auth/signup",
      headers: from(address),
      payload: { name: "N", email, password: "secret" },
    });

  it("to twenty a minute an address, those refused for their email among them", async () => {
    const emails = Array.from({ length: 21 }, (_, index) => `s${index % 11}@example.com`);
    const statuses: number[] = [];
    for (const email of emails) statuses.push((await signUp(email, "10.3.0.1")).statusCode);
    expect(statuses).toEqual([...Array(11).fill(201), ...Array(9).fill(409), 429]);
    expect((await signUp("other@example.com", "10.3.0.2")).statusCode).toBe(201);
  });
});
