import type { ListedAccount } from "@propertyvr/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type SignedUp, type TestApp } from "../platform/http/testing/test-app.ts";
import { partnerWithAccount } from "../seekers/enquiries/testing/listed-homes.ts";

let test: TestApp;
let admin: SignedUp;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signUp({ name: "Ploy" });
  for (const name of ["Anong 100%", "Mali", "สมชาย"]) {
    test.clock.forward(1_000);
    await test.signUp({ name, email: `${name === "Mali" ? "Mali.S" : name.length}@Example.com` });
  }
  test.clock.forward(1_000);
  await partnerWithAccount(test, "Baan Dee");
});
afterAll(() => test.close());

const list = async (query = "") => {
  const reply = await test.app.inject({
    url: `/api/admin/accounts${query}`,
    headers: admin.headers,
  });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ accounts: ListedAccount[]; next_cursor: string | null; count: number }>();
};
const names = ({ accounts }: { accounts: ListedAccount[] }) => accounts.map(({ name }) => name);

describe("the accounts an admin sees", () => {
  it("are found by parts of names, emails and partners", async () => {
    expect(names(await list(`?q=${encodeURIComponent("สมชาย")}`))).toEqual(["สมชาย"]);
    expect(names(await list("?q=mali.s@EX"))).toEqual(["Mali"]);
    expect(names(await list(`?q=${encodeURIComponent("%")}`))).toEqual(["Anong 100%"]);
    const [agent] = (await list("?q=baan")).accounts;
    expect(agent?.partner?.name).toBe("Baan Dee");
    expect(await list("?q=nobody")).toEqual({ accounts: [], next_cursor: null, count: 0 });
  });

  it("come newest first, page by page, with their role and when they were last seen", async () => {
    const first = await list("?limit=3");
    expect([first.accounts.length, first.count]).toEqual([3, 5]);
    const second = await list(`?limit=3&cursor=${first.next_cursor ?? ""}`);
    const all = [...first.accounts, ...second.accounts];
    expect(names({ accounts: all.slice(1) })).toEqual(["สมชาย", "Mali", "Anong 100%", "Ploy"]);
    expect(second.next_cursor).toBeNull();
    expect(all.at(-1)).toMatchObject({ role: "admin", partner: null });
    expect(all.every(({ last_seen_at }) => last_seen_at !== null)).toBe(true);
  });
});
