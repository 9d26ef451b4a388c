import type { ListingReport, Problem } from "@propertyvr/contracts";
import { EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../platform/http/testing/test-app.ts";
import { listHome, partnerWithAccount } from "../../seekers/enquiries/testing/listed-homes.ts";

let test: TestApp;
let admin: SignedUp;
let seeker: SignedUp;
let address = 0;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signUp({ name: "Ploy" });
});
afterAll(() => test.close());
beforeEach(async () => {
  seeker = await test.signUp({ name: "Nok" });
  address += 1;
  test.clock.forward(1_000);
});

const report = (id: string, payload: object, who: SignedUp | null = seeker) =>
  test.app.inject({
    method: "POST",
    url: `/api/properties/${id}/reports`,
    remoteAddress: `203.0.113.${String(address)}`,
    headers: who?.headers ?? {},
    payload,
  });
const reported = async (
  id: string,
  payload: object = { reason: "scam" },
  who?: SignedUp | null,
) => {
  const reply = await report(id, payload, who);
  expect([reply.statusCode, reply.statusCode === 201 ? "" : reply.body]).toEqual([201, ""]);
  return reply.json<{ id: string }>().id;
};
const queue = async (query = "") =>
  (await test.app.inject({ url: `/api/admin/reports${query}`, headers: admin.headers })).json<{
    reports: ListingReport[];
    next_cursor: string | null;
    counts: { open: number; resolved: number };
  }>();
const resolve = (id: string, payload: object, who = admin) =>
  test.app.inject({
    method: "PUT",
    url: `/api/admin/reports/${id}`,
    headers: who.headers,
    payload,
  });
const resolved = async (id: string, resolution: string, note = "") => {
  const reply = await resolve(id, { resolution, note });
  expect([reply.statusCode, reply.statusCode === 200 ? "" : reply.body]).toEqual([200, ""]);
  return reply.json<ListingReport>();
};
const problemOf = (reply: { readonly body: string }) => JSON.parse(reply.body) as Problem;
const findable = async (id: string): Promise<{ page: boolean; search: boolean }> => {
  const page = await test.app.inject(`/api/properties/${id}`);
  const search = await test.app.inject({
    method: "POST",
    url: "/api/properties/search",
    headers: seeker.headers,
    payload: { filters: { ...EMPTY_CRITERIA, deal: "rent" }, page_size: 48 },
  });
  const found = search.json<{ properties: { id: string }[] }>().properties;
  return { page: page.statusCode === 200, search: found.some((each) => each.id === id) };
};
const audited = async (subject: string): Promise<unknown[]> => {
  const { rows } = await test.database.pool.query<{ action: string }>(
    "select action, actor, after from audit_log where subject_id = $1 order by id",
    [subject],
  );
  return rows.map((row) => row.action);
};

describe("reporting a listing", () => {
  it("puts it before the admins with who says what", async () => {
    const { partnerId } = await partnerWithAccount(test, "Baan Dee");
    const home = await listHome(test, { source: `partner:${partnerId}`, externalId: "AG-1" });
    const id = await reported(home, { reason: "wrong", note: "The price is per week.\u0001" });
    expect((await queue()).reports[0]).toMatchObject({
      id,
      home: { id: home, title: { text: "Corner unit", language: "en" } },
      external_id: "AG-1",
      partner_name: "Baan Dee",
      home_state: "shown",
      open_on_home: 1,
      reason: "wrong",
      note: "The price is per week.",
      reporter: { name: "Nok" },
      resolution: null,
    });
  });

  it("is stored once for each person, home and reason", async () => {
    const home = await listHome(test);
    const ids = await Promise.all([1, 2, 3].map(() => reported(home)));
    expect(new Set(ids).size).toBe(1);
    await reported(home, { reason: "gone" });
    await reported(home, { reason: "scam" }, await test.signUp());
    const [{ open_on_home } = { open_on_home: 0 }] = (await queue()).reports;
    expect(open_on_home).toBe(3);
  });

  it("is open to guests, whose address is not kept", async () => {
    const home = await listHome(test);
    const id = await reported(home, { reason: "gone" }, null);
    expect(await reported(home, { reason: "gone" }, null)).toBe(id);
    const { rows } = await test.database.pool.query<{ row: string }>(
      "select r::text as row from listing_reports r where id = $1",
      [id],
    );
    expect(rows[0]?.row).not.toContain("203.0.113");
    expect((await queue()).reports[0]?.reporter).toBeNull();
  });

  it("slows guests by their address, and only those at it", async () => {
    const homes = await Promise.all(Array.from({ length: 6 }, () => listHome(test)));
    for (const home of homes.slice(0, 5)) await reported(home, { reason: "gone" }, null);
    const refused = await report(homes[5] ?? "", { reason: "gone" }, null);
    expect(problemOf(refused)).toMatchObject({ status: 429, retry_after_s: 3_600 });
    await reported(homes[5] ?? "", { reason: "gone" });
    address += 1;
    await reported(homes[5] ?? "", { reason: "gone" }, null);
  });

  it("under a session that does not hold is refused, not taken for a guest's", async () => {
    const reply = await test.app.inject({
      method: "POST",
      url: `/api/properties/${await listHome(test)}/reports`,
      headers: { authorization: "Bearer aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" },
      payload: { reason: "gone" },
    });
    expect(reply.statusCode).toBe(401);
  });

  it("for another reason needs it in words", async () => {
    const home = await listHome(test);
    expect(problemOf(await report(home, { reason: "other", note: " " }))).toMatchObject({
      status: 422,
      errors: [{ field: "note", code: "required" }],
    });
    const long = await report(home, { reason: "scam", note: "x".repeat(1_001) });
    expect(problemOf(long)).toMatchObject({ errors: [{ field: "note", code: "too_long" }] });
    expect((await report(home, { reason: "ugly" })).statusCode).toBe(422);
  });

  it("is not for samples, nor for what is not there", async () => {
    const sample = await listHome(test, { isSample: true, source: "sample" });
    expect(problemOf(await report(sample, { reason: "scam" })).code).toBe("listing_is_sample");
    expect((await report("999999999", { reason: "scam" })).statusCode).toBe(404);
    expect((await report("x", { reason: "scam" })).statusCode).toBe(404);
  });
});

describe("deciding on a report", () => {
  it("hides the home from searches and its page, closes every report on it, and is audited", async () => {
    const home = await listHome(test);
    const [one, two] = [await reported(home), await reported(home, { reason: "gone" }, null)];
    expect(await findable(home)).toEqual({ page: true, search: true });
    const decided = await resolved(one, "hidden", "The owner says it is not theirs.");
    expect(decided).toMatchObject({
      home_state: "hidden",
      open_on_home: 0,
      resolution: "hidden",
      resolution_note: "The owner says it is not theirs.",
      resolved_by: "Ploy",
    });
    expect(await findable(home)).toEqual({ page: false, search: false });
    const done = (await queue("?state=resolved")).reports;
    expect(done.find(({ id }) => id === two)?.resolution).toBe("hidden");
    expect(await audited(one)).toEqual(["listing.hidden"]);
  });

  it("restores what was hidden, as if nothing had happened", async () => {
    const home = await listHome(test);
    const offers = async () =>
      (await test.database.pool.query("select * from offers where listing_id = $1", [home])).rows;
    const before = await offers();
    const id = await reported(home);
    await resolved(id, "hidden");
    expect(await offers()).toEqual([]);
    expect(await resolved(id, "restored")).toMatchObject({
      home_state: "shown",
      resolution: "restored",
    });
    expect(await offers()).toEqual(before);
    expect(await findable(home)).toEqual({ page: true, search: true });
    expect(await audited(id)).toEqual(["listing.hidden", "listing.restored"]);
  });

  it("dismisses this report and leaves the home and other reports alone", async () => {
    const home = await listHome(test);
    const [one, two] = [await reported(home), await reported(home, { reason: "gone" })];
    await resolved(one, "dismissed");
    expect(await findable(home)).toEqual({ page: true, search: true });
    expect((await queue("?limit=100")).reports.map(({ id }) => id)).toContain(two);
    expect(await audited(one)).toEqual(["report.dismissed"]);
    // Told again it is a new report.
    expect(await reported(home)).not.toBe(one);
  });

  it("stays decided when the partner sends the home again", async () => {
    const externalId = "again";
    const home = await listHome(test, { externalId });
    await resolved(await reported(home), "hidden");
    expect(await listHome(test, { externalId, rentPrice: 9_000 })).toBe(home);
    expect(await findable(home)).toEqual({ page: false, search: false });
  });

  it.each([
    ["hiding twice", ["hidden", "hidden"]],
    ["restoring what is shown", ["restored"]],
    ["dismissing what is decided", ["hidden", "dismissed"]],
  ])("%s is a conflict and changes nothing", async (_what, decisions) => {
    const id = await reported(await listHome(test));
    for (const resolution of decisions.slice(0, -1)) await resolved(id, resolution);
    const before = (
      await test.database.pool.query("select * from listing_reports where id = $1", [id])
    ).rows;
    const last = await resolve(id, { resolution: decisions.at(-1) });
    expect(problemOf(last)).toMatchObject({ status: 409, code: "conflict" });
    const after = (
      await test.database.pool.query("select * from listing_reports where id = $1", [id])
    ).rows;
    expect(after).toEqual(before);
  });

  it("on a home that is gone can only be dismissed", async () => {
    const home = await listHome(test);
    const id = await reported(home);
    await test.database.pool.query("delete from listings where id = $1", [home]);
    expect(problemOf(await resolve(id, { resolution: "hidden" })).code).toBe("conflict");
    expect(await resolved(id, "dismissed")).toMatchObject({
      home_state: "gone",
      home: { id: null },
    });
  });

  it("by two admins at once about one home decides once", async () => {
    const home = await listHome(test);
    const ids = [await reported(home), await reported(home, { reason: "gone" })];
    const replies = await Promise.all(ids.map((id) => resolve(id, { resolution: "hidden" })));
    const codes = replies.map(({ statusCode }) => statusCode);
    expect(codes.sort((a, b) => a - b)).toEqual([200, 409]);
  });

  it("is for admins alone", async () => {
    const id = await reported(await listHome(test));
    const { account } = await partnerWithAccount(test, "Curious");
    for (const who of [seeker, account]) {
      expect((await resolve(id, { resolution: "dismissed" }, who)).statusCode).toBe(403);
      const reply = await test.app.inject({ url: "/api/admin/reports", headers: who.headers });
      expect(reply.statusCode).toBe(403);
    }
    const nobody = "00000000-0000-4000-8000-000000000000";
    expect((await resolve(nobody, { resolution: "dismissed" })).statusCode).toBe(404);
    expect((await resolve("x", { resolution: "dismissed" })).statusCode).toBe(404);
  });

  it("goes by pages, with counts", async () => {
    const before = (await queue("?limit=1")).counts;
    for (let n = 0; n < 3; n++) await reported(await listHome(test));
    const first = await queue("?limit=2");
    expect(first.counts.open).toBe(before.open + 3);
    const next = await queue(`?limit=2&cursor=${first.next_cursor ?? ""}`);
    const ids = [...first.reports, ...next.reports].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const reply = await test.app.inject({
      url: "/api/admin/reports?cursor=x",
      headers: admin.headers,
    });
    expect(problemOf(reply).code).toBe("cursor_invalid");
  });
});
