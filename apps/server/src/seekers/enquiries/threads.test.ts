import {
  ACCOUNT_LIMITS,
  type Enquiry,
  type InboxEnquiry,
  type Problem,
} from "@propertyvr/contracts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SignedUp, TestApp } from "../../platform/http/testing/test-app.ts";
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
let home: string;
let enquiry: Enquiry;

beforeAll(async () => {
  ({ test, admin, other } = await openWithPartners());
});
afterAll(() => test.close());
beforeEach(async () => {
  seeker = await test.signUp({ name: "Nok" });
  partner = await partnerWithAccount(test, "Baan Dee");
  home = await listHome(test, { source: `partner:${partner.partnerId}` });
  enquiry = (await ask()).json();
  test.clock.forward(1_000);
});

const post = (url: string, who: SignedUp, payload: object) =>
  test.app.inject({ method: "POST", url, headers: who.headers, payload });
const FORM = { name: "Nok", phone: "081 234 5678", message: "May I see it?" };
const ask = (over: object = {}) =>
  post("/api/enquiries", seeker, {
    property_id: home,
    client_id: randomUUID(),
    ...FORM,
    ...over,
  });
const write = (message: string, over: object = {}, who = seeker, id = enquiry.id) =>
  post(`/api/enquiries/${id}/messages`, who, { client_id: randomUUID(), message, ...over });
const answer = (message: string, who = partner.account, id = enquiry.id, over: object = {}) =>
  post(`/api/partner-inbox/${id}/messages`, who, { client_id: randomUUID(), message, ...over });
const own = async (query = "") =>
  (await test.app.inject({ url: `/api/enquiries${query}`, headers: seeker.headers })).json<{
    enquiries: Enquiry[];
  }>().enquiries;
const inbox = async (query = "") =>
  (
    await test.app.inject({ url: `/api/partner-inbox${query}`, headers: partner.account.headers })
  ).json<{ enquiries: InboxEnquiry[] }>().enquiries;
const see = (who = seeker) =>
  test.app.inject({
    method: "PUT",
    url: `/api/enquiries/${enquiry.id}/seen`,
    headers: who.headers,
  });
const said = (of: { readonly messages: Enquiry["messages"] } | undefined) =>
  of?.messages.map(({ from, text }) => `${from}: ${text}`);
const codeOf = (reply: { readonly body: string }) => (JSON.parse(reply.body) as Problem).code;

describe("a thread", () => {
  it("is answered in the inbox, read by whoever asked, and goes on", async () => {
    const answered = await answer("Yes, Saturday at 2 pm.");
    expect(answered.statusCode).toBe(201);
    expect(answered.json<InboxEnquiry>()).toMatchObject({ status: "answered", is_yours: true });
    expect((await own())[0]).toMatchObject({ status: "answered", unread: 1 });
    expect((await see()).statusCode).toBe(204);
    expect((await own())[0]?.unread).toBe(0);
    test.clock.forward(1_000);
    expect((await write("See you then.")).statusCode).toBe(201);
    const thread = ["partner: Yes, Saturday at 2 pm.", "seeker: See you then."];
    expect(said((await own())[0])).toEqual(thread);
    const [received] = await inbox();
    expect(said(received)).toEqual(thread);
    expect(received?.status).toBe("new");
  });

  it("comes back from the archive when the person writes again", async () => {
    await test.app.inject({
      method: "PUT",
      url: `/api/partner-inbox/${enquiry.id}`,
      headers: partner.account.headers,
      payload: { status: "archived" },
    });
    expect(await inbox()).toEqual([]);
    await write("Are you there?");
    expect((await inbox())[0]).toMatchObject({ id: enquiry.id, status: "new" });
  });

  it("with the newest message is listed first, on both sides", async () => {
    const second = await listHome(test, { source: `partner:${partner.partnerId}` });
    const later = (await ask({ property_id: second })).json<Enquiry>();
    test.clock.forward(1_000);
    expect((await own()).map(({ id }) => id)).toEqual([later.id, enquiry.id]);
    await answer("Still free.");
    expect((await own()).map(({ id }) => id)).toEqual([enquiry.id, later.id]);
    expect((await inbox()).map(({ id }) => id)).toEqual([enquiry.id, later.id]);
  });

  it("takes the same message sent twice once, and no other text under its id", async () => {
    const client_id = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => write("Hello?", { client_id })),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(said((await own())[0])).toEqual(["seeker: Hello?"]);
    expect(codeOf(await write("Something else", { client_id }))).toBe("conflict");
  });

  it("keeps texts plain, and refuses none and one too long at the field", async () => {
    await answer("<img src=x onerror=alert(1)>\u202e \u0007 yes");
    expect((await own())[0]?.messages[0]?.text).toBe("<img src=x onerror=alert(1)>  yes");
    for (const [text, code] of [
      [" \u200b\n ", "required"],
      ["ก".repeat(2_001), "too_long"],
    ] as const) {
      const reply = await write(text);
      expect(JSON.parse(reply.body)).toMatchObject({
        status: 422,
        errors: [{ field: "message", code }],
      });
    }
  });

  it("cannot be answered by another seeker, another partner or an admin", async () => {
    const stranger = await test.signUp();
    expect((await write("Hi", {}, stranger)).statusCode).toBe(404);
    expect((await see(stranger)).statusCode).toBe(404);
    expect((await answer("Hi", other.account)).statusCode).toBe(404);
    expect((await answer("Hi", admin)).statusCode).toBe(404);
    expect((await answer("Hi", seeker)).statusCode).toBe(403);
    for (const id of ["x", randomUUID()]) {
      expect((await write("Hi", {}, seeker, id)).statusCode).toBe(404);
      expect((await answer("Hi", partner.account, id)).statusCode).toBe(404);
    }
    expect((await own())[0]?.messages).toEqual([]);
  });

  it("about a home of no partner is answered by the site's own team", async () => {
    const nobodys = await listHome(test);
    const { id } = (await ask({ property_id: nobodys })).json<Enquiry>();
    expect((await answer("We will ask the owner.", admin, id)).statusCode).toBe(201);
    expect((await answer("Mine", partner.account, id)).statusCode).toBe(404);
  });

  it("does not tell who of the partner's people wrote, nor more of the seeker than was given", async () => {
    await answer("Yes.");
    const [mine] = await own();
    expect(Object.keys(mine?.messages[0] ?? {})).toEqual(["id", "from", "text", "created_at"]);
    expect(JSON.stringify(await inbox())).not.toContain(seeker.user.email);
  });

  it("outlives the listing and the account of whoever answered", async () => {
    await answer("Yes.");
    await test.database.pool.query("delete from listings where id = $1", [home]);
    await test.database.pool.query("delete from users where id = $1", [partner.account.user.id]);
    expect((await write("Thank you.")).statusCode).toBe(201);
    const [kept] = await own();
    expect(kept?.home).toMatchObject({ id: null, title: { text: "Corner unit" } });
    expect(said(kept)).toEqual(["partner: Yes.", "seeker: Thank you."]);
  });

  it("is deleted with the account of whoever asked", async () => {
    await answer("Yes.");
    await test.database.pool.query("delete from users where id = $1", [seeker.user.id]);
    expect(await inbox()).toEqual([]);
  });

  it("takes a limited number of messages an hour, and in all", async () => {
    const { enquiryMessagesAnHour: hourly, messagesPerEnquiry: most } = ACCOUNT_LIMITS;
    const fill = (sender: string, count: number) =>
      test.database.pool.query(
        `insert into enquiry_messages (id, enquiry_id, sender, user_id, client_id, text, created_at)
         select gen_random_uuid(), $1, $2, $3, gen_random_uuid()::text, 'Hi', $4
         from generate_series(1, $5::int)`,
        [enquiry.id, sender, sender === "seeker" ? seeker.user.id : null, test.clock.now(), count],
      );
    await fill("seeker", hourly);
    const slowed = await write("One more");
    expect([slowed.statusCode, slowed.headers["retry-after"]]).toEqual([429, "3600"]);
    test.clock.forward(3_600_000);
    expect((await write("One more")).statusCode).toBe(201);
    await fill("partner", most - hourly - 1);
    expect(codeOf(await write("Too many"))).toBe("limit_reached");
    expect(codeOf(await answer("Too many"))).toBe("limit_reached");
  });
});

describe("asking about the same home again", () => {
  it("goes on with the thread, and how to be reached is as said last", async () => {
    const again = await ask({ message: "Is parking included?", phone: "", line: "@nok" });
    expect(again.json<Enquiry>()).toMatchObject({
      id: enquiry.id,
      message: "May I see it?",
      phone: null,
      line: "@nok",
    });
    expect(said((await own())[0])).toEqual(["seeker: Is parking included?"]);
    expect(await own()).toHaveLength(1);
  });

  it("is one message where it is sent twice", async () => {
    const form = { message: "Is parking included?", client_id: randomUUID() };
    const replies = await Promise.all([ask(form), ask(form)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(said((await own())[0])).toEqual(["seeker: Is parking included?"]);
  });

  it("is found before it is written: the enquiries about one home", async () => {
    const second = await listHome(test);
    expect((await own(`?property_id=${home}`)).map(({ id }) => id)).toEqual([enquiry.id]);
    expect(await own(`?property_id=${second}`)).toEqual([]);
    expect(await own("?property_id=x")).toEqual([]);
  });
});
