import {
  ACCOUNT_LIMITS,
  type Enquiry,
  type InboxEnquiry,
  type Problem,
} from "@propertyvr/contracts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SignedUp, TestApp } from "../../platform/http/testing/test-app.ts";
import { ENQUIRIES_AN_HOUR } from "./send-enquiry.ts";
import {
  listHome,
  openWithPartners,
  type PartnerWithAccount,
  partnerWithAccount,
} from "./testing/listed-homes.ts";

let test: TestApp;
let admin: SignedUp;
let seeker: SignedUp;
let partner: PartnerWithAccount;
let other: PartnerWithAccount;

beforeAll(async () => {
  ({ test, admin, partner, other } = await openWithPartners());
});
afterAll(() => test.close());
// Each test has a seeker of its own, so that the pace of one does not slow another.
beforeEach(async () => {
  seeker = await test.signUp({ name: "Nok" });
  test.clock.forward(1_000);
});

const FORM = {
  name: "Nok",
  phone: "081 234 5678",
  preferred_time: "Saturday afternoon",
  message: "May I see it?",
};
const send = (payload: object, who = seeker) =>
  test.app.inject({
    method: "POST",
    url: "/api/enquiries",
    headers: who.headers,
    payload: { client_id: randomUUID(), ...FORM, ...payload },
  });
const sent = async (payload: object, who = seeker): Promise<Enquiry> => {
  const reply = await send(payload, who);
  expect([reply.statusCode, reply.statusCode === 201 ? "" : reply.body]).toEqual([201, ""]);
  return reply.json<Enquiry>();
};
const inbox = (who: SignedUp, query = "") =>
  test.app.inject({ url: `/api/partner-inbox${query}`, headers: who.headers });
const inboxOf = async (who: SignedUp, query = "") =>
  (await inbox(who, query)).json<{
    enquiries: InboxEnquiry[];
    next_cursor: string | null;
    counts: Record<string, number>;
  }>();
const mark = (id: string, status: string, who: SignedUp) =>
  test.app.inject({
    method: "PUT",
    url: `/api/partner-inbox/${id}`,
    headers: who.headers,
    payload: { status },
  });
const own = async (who: SignedUp, query = "") =>
  (await test.app.inject({ url: `/api/enquiries${query}`, headers: who.headers })).json<{
    enquiries: Enquiry[];
    next_cursor: string | null;
  }>();
const problemOf = (reply: { readonly body: string }) => JSON.parse(reply.body) as Problem;
const manyHomes = (count: number) =>
  Promise.all(Array.from({ length: count }, () => listHome(test)));
const ofPartner = () => ({ source: `partner:${partner.partnerId}` });

describe("asking about a home", () => {
  it("says who reads it and how else the agent can be reached", async () => {
    const contact = { name: "Khun Lek", phone: "02 123 4567", line_id: "@baandee" };
    const websiteUrl = "https://example.com/1";
    const property_id = await listHome(test, { ...ofPartner(), contact, websiteUrl });
    const enquiry = await sent({ property_id });
    expect(enquiry).toMatchObject({
      home: {
        id: property_id,
        title: { text: "Corner unit", language: "en" },
        rent_price: 25_000,
        sale_price: null,
      },
      ...FORM,
      email: null,
      status: "sent",
      goes_to: { kind: "partner", name: "Baan Dee" },
      contact: {
        name: "Khun Lek",
        phone: "02 123 4567",
        line: "@baandee",
        email: null,
        website: "https://example.com/1",
      },
    });
    expect((await own(seeker)).enquiries).toEqual([enquiry]);
  });

  it("about a home of no partner goes to the site", async () => {
    const enquiry = await sent({ property_id: await listHome(test) });
    expect(enquiry.goes_to).toEqual({ kind: "site", name: null });
    expect(enquiry.contact).toBeNull();
  });

  it("twice is one enquiry, also at the same moment", async () => {
    const payload = { property_id: await listHome(test, ofPartner()), client_id: "one" };
    const replies = await Promise.all(Array.from({ length: 5 }, () => sent(payload)));
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
    expect((await own(seeker)).enquiries).toHaveLength(1);
  });

  it("with another text under the same id is refused, so that no text is lost unseen", async () => {
    const payload = { property_id: await listHome(test), client_id: "one" };
    await sent(payload);
    const reply = await send({ ...payload, message: "Is it still free?" });
    expect(problemOf(reply)).toMatchObject({ status: 409, code: "conflict" });
  });

  it("under an id that somebody else used is an enquiry of its own", async () => {
    const payload = { property_id: await listHome(test), client_id: "one" };
    const mine = await sent(payload);
    const theirs = await sent(payload, await test.signUp());
    expect(theirs.id).not.toBe(mine.id);
  });

  it("is kept in plain text: HTML as typed, without control characters and turned directions", async () => {
    const enquiry = await sent({
      property_id: await listHome(test),
      name: "  <b>Nok</b>\u202e \n \u0007",
      message: "<script>alert(1)</script>\r\n\r\n\r\n\u0000สวัสดี".replace("\u0000", "\u0001"),
    });
    expect(enquiry.name).toBe("<b>Nok</b>");
    expect(enquiry.message).toBe("<script>alert(1)</script>\n\nสวัสดี");
  });

  it("takes a phone number in Thai digits", async () => {
    const property_id = await listHome(test);
    expect((await sent({ property_id, phone: "๐๘๑-๒๓๔-๕๖๗๘" })).phone).toBe("081-234-5678");
  });

  it.each([
    ["no name", { name: " \u200b " }, "name", "required"],
    ["no way to answer", { phone: "" }, "phone", "required"],
    ["a short phone number", { phone: "1234" }, "phone", "format"],
    ["words for a phone number", { phone: "call me maybe" }, "phone", "format"],
    ["an email without a domain", { phone: "", email: "nok@" }, "email", "format"],
    ["a LINE ID with spaces", { phone: "", line: "my line" }, "line", "format"],
    ["no message", { message: "\n\n" }, "message", "required"],
    ["a message too long", { message: "ก".repeat(2_001) }, "message", "too_long"],
  ])("with %s says which field to mend", async (_what, form, field, code) => {
    const reply = await send({ property_id: await listHome(test), ...form });
    expect(problemOf(reply)).toMatchObject({
      status: 422,
      errors: [{ field, code, pointer: `/${field}` }],
    });
    expect((await own(seeker)).enquiries).toEqual([]);
  });

  it.each([
    ["a sample home", { isSample: true }, 409, "listing_is_sample"],
    ["a sold home", { status: "sold" as const }, 409, "listing_taken"],
    ["a rented home", { status: "rented" as const }, 409, "listing_taken"],
  ])("about %s is refused with the reason", async (_what, over, status, code) => {
    const reply = await send({ property_id: await listHome(test, over) });
    expect(problemOf(reply)).toMatchObject({ status, code });
  });

  it("about a reserved home goes through: it may become free again", async () => {
    const reserved = await listHome(test, { status: "pending" });
    expect((await sent({ property_id: reserved })).home.id).toBe(reserved);
  });

  it.each(["999999999", "0", "-1", "x", "9".repeat(40), "1 or 1=1"])(
    "about a home that is not there (%s) says so",
    async (property_id) => {
      expect(problemOf(await send({ property_id }))).toMatchObject({
        code: "not_found",
        detail: "This home is no longer listed.",
      });
    },
  );

  it("about a hidden home says that it is not there", async () => {
    const property_id = await listHome(test);
    await test.database.pool.query(
      `insert into hidden_references (source, external_id, reason, hidden_at)
       select source, external_id, 'scam', now() from listings where id = $1`,
      [property_id],
    );
    expect(problemOf(await send({ property_id })).code).toBe("not_found");
  });

  it("outlives the listing, with the home as it was", async () => {
    const property_id = await listHome(test, ofPartner());
    const enquiry = await sent({ property_id, client_id: "kept" });
    await test.database.pool.query("delete from listings where id = $1", [property_id]);
    const kept = { ...enquiry, home: { ...enquiry.home, id: null } };
    expect((await own(seeker)).enquiries).toEqual([kept]);
    expect(await sent({ property_id, client_id: "kept" })).toEqual(kept);
    const [received] = (await inboxOf(partner.account)).enquiries;
    expect(received).toMatchObject({ id: enquiry.id, home: { id: null } });
  });

  it("is limited by the hour; what was sent may be sent again", async () => {
    const homes = await manyHomes(ENQUIRIES_AN_HOUR + 2);
    for (const [n, property_id] of homes.slice(2).entries())
      await sent({ property_id, client_id: String(n) });
    const [property_id] = homes;
    const refused = await send({ property_id });
    expect(problemOf(refused)).toMatchObject({ status: 429, retry_after_s: 3_600 });
    expect(refused.headers["retry-after"]).toBe("3600");
    await sent({ property_id: homes[5], client_id: "3" });
    test.clock.forward(3_600_000);
    await sent({ property_id });
  });

  it("is limited by the day", async () => {
    const property_id = await listHome(test);
    for (const [n, other_id] of (await manyHomes(ACCOUNT_LIMITS.enquiriesADay)).entries()) {
      await sent({ property_id: other_id });
      if ((n + 1) % ENQUIRIES_AN_HOUR === 0) test.clock.forward(3_600_000);
    }
    const refused = await send({ property_id });
    expect(problemOf(refused)).toMatchObject({
      status: 429,
      detail: `You can send up to ${String(ACCOUNT_LIMITS.enquiriesADay)} enquiries a day.`,
      retry_after_s: 20 * 3_600,
    });
    test.clock.forward(20 * 3_600_000);
    await sent({ property_id });
  });

  it("by many requests at once stays within the limits", async () => {
    const homes = await manyHomes(ENQUIRIES_AN_HOUR + 6);
    const replies = await Promise.all(homes.map((property_id) => send({ property_id })));
    const taken = replies.filter(({ statusCode }) => statusCode === 201);
    expect(taken).toHaveLength(ENQUIRIES_AN_HOUR);
  });
});

describe("the inbox", () => {
  it("of a partner holds its own homes' enquiries and nobody else's", async () => {
    const mine = await sent({ property_id: await listHome(test, ofPartner()) });
    const theirs = await sent({
      property_id: await listHome(test, { source: `partner:${other.partnerId}` }),
    });
    const nobodys = await sent({ property_id: await listHome(test) });
    const ids = async (who: SignedUp) =>
      (await inboxOf(who, "?limit=100")).enquiries.map(({ id }) => id);
    const seen = await ids(partner.account);
    expect(seen).toContain(mine.id);
    expect(seen).not.toContain(theirs.id);
    expect(seen).not.toContain(nobodys.id);
    const all = await ids(admin);
    expect([mine, theirs, nobodys].every(({ id }) => all.includes(id))).toBe(true);
  });

  it("tells who asks and which of the partner's homes it is about", async () => {
    const property_id = await listHome(test, { ...ofPartner(), externalId: "AG-1" });
    const { id } = await sent({ property_id, language: "th" });
    const [received] = (await inboxOf(partner.account, "?language=th")).enquiries;
    expect(received).toMatchObject({
      id,
      ...FORM,
      home: { id: property_id, title: { text: "ห้องมุม", language: "th" } },
      external_id: "AG-1",
      partner_name: "Baan Dee",
      status: "new",
      language: "th",
    });
  });

  it("keeps how far an enquiry has come, and the person sees it", async () => {
    const { account } = await partnerWithAccount(test, "Marking");
    const partnerId = (
      await test.database.db
        .selectFrom("users")
        .select("partner_id")
        .where("id", "=", account.user.id)
        .executeTakeFirstOrThrow()
    ).partner_id;
    const { id } = await sent({
      property_id: await listHome(test, { source: `partner:${partnerId ?? ""}` }),
    });
    const statusOfOwn = async () => (await own(seeker)).enquiries[0]?.status;
    expect((await inboxOf(account)).counts).toEqual({ new: 1, read: 0, answered: 0, archived: 0 });
    for (const [status, seen] of [
      ["read", "read"],
      ["answered", "answered"],
      ["new", "sent"],
      ["archived", "read"],
    ] as const) {
      const marked = await mark(id, status, account);
      expect(marked.json<InboxEnquiry>().status).toBe(status);
      expect(await statusOfOwn()).toBe(seen);
    }
    expect((await inboxOf(account)).enquiries).toEqual([]);
    expect((await inboxOf(account, "?status=archived")).enquiries.map((each) => each.id)).toEqual([
      id,
    ]);
    expect((await inboxOf(account)).counts).toEqual({ new: 0, read: 0, answered: 0, archived: 1 });
  });

  it("pages by cursor without losing or doubling what arrives in between", async () => {
    const { partnerId, account } = await partnerWithAccount(test, "Paging");
    const list = () => listHome(test, { source: `partner:${partnerId}` });
    const ids: string[] = [];
    for (let n = 0; n < 7; n++) {
      // Several at one moment: the id decides then.
      if (n % 3 === 0) test.clock.forward(1_000);
      ids.push((await sent({ property_id: await list() })).id);
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: string = cursor === null ? "?limit=2" : `?limit=2&cursor=${cursor}`;
      const page = await inboxOf(account, query);
      seen.push(...page.enquiries.map(({ id }) => id));
      cursor = page.next_cursor;
      if (seen.length === 2) await sent({ property_id: await list() });
    } while (cursor !== null);
    expect([...seen].sort()).toEqual([...ids].sort());
  });

  it.each(["x", "00000000-0000-4000-8000-000000000000", "'"])(
    "takes no forged cursor (%s)",
    async (cursor) => {
      const reply = await inbox(partner.account, `?cursor=${encodeURIComponent(cursor)}`);
      expect(problemOf(reply)).toMatchObject({ status: 422, code: "cursor_invalid" });
    },
  );

  it("takes no cursor of another partner's enquiry", async () => {
    const { id } = await sent({
      property_id: await listHome(test, { source: `partner:${other.partnerId}` }),
    });
    expect(problemOf(await inbox(partner.account, `?cursor=${id}`)).code).toBe("cursor_invalid");
  });

  it("does not know another partner's enquiry, and leaves it as it was", async () => {
    const { id } = await sent({
      property_id: await listHome(test, { source: `partner:${other.partnerId}` }),
    });
    expect((await mark(id, "read", partner.account)).statusCode).toBe(404);
    expect((await mark("x", "read", partner.account)).statusCode).toBe(404);
    expect((await own(seeker)).enquiries[0]?.status).toBe("sent");
  });

  it("is closed to seekers and strangers", async () => {
    expect((await inbox(seeker)).statusCode).toBe(403);
    expect((await test.app.inject("/api/partner-inbox")).statusCode).toBe(401);
    expect((await test.app.inject("/api/enquiries")).statusCode).toBe(401);
  });

  it("of an account without a partner is empty", async () => {
    const account = await test.signUp();
    await test.database.pool.query("update users set role = 'partner' where id = $1", [
      account.user.id,
    ]);
    expect((await inboxOf(account)).enquiries).toEqual([]);
  });
});

it("an account that is deleted takes its enquiries along", async () => {
  const { id } = await sent({ property_id: await listHome(test, ofPartner()) });
  await test.database.pool.query("delete from users where id = $1", [seeker.user.id]);
  const ids = (await inboxOf(partner.account, "?limit=100")).enquiries.map((each) => each.id);
  expect(ids).not.toContain(id);
});
