import type {
  MyPartnerRequest,
  PartnerRequest,
  PartnerRequests,
  Partners,
  Problem,
  ReceivedPartnerRequest,
  User,
} from "@propertyvr/contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { z } from "zod";
import type { SignedUp } from "../../platform/http/testing/test-app.ts";
import { codeOf, createPartnerApp, type PartnerApp } from "./testing/partner-app.ts";

const FORM = {
  company: "บ้านดี จำกัด",
  email: "hello@baandee.example",
  phone: "+66 81 234 5678",
  message: "We have 400 condos in Bangkok.",
};

let test: PartnerApp;
beforeAll(async () => {
  test = await createPartnerApp();
});
afterAll(() => test.close());

const ask = (who: SignedUp, form: object = FORM) =>
  test.send("POST", "/api/partner-requests", form, who);
const asked = async (who: SignedUp, form: object = FORM): Promise<PartnerRequest> => {
  const reply = await ask(who, form);
  expect([reply.statusCode, reply.statusCode === 201 ? "" : reply.body]).toEqual([201, ""]);
  return reply.json<PartnerRequest>();
};
const mine = async (who: SignedUp) =>
  (await test.send("GET", "/api/partner-requests/mine", undefined, who)).json<
    z.infer<typeof MyPartnerRequest>
  >().request;
const list = async (query = "") =>
  (await test.send("GET", `/api/admin/partner-requests${query}`, undefined)).json<
    z.infer<typeof PartnerRequests>
  >();
const decide = (id: string, payload: object, who?: SignedUp) =>
  test.send("PUT", `/api/admin/partner-requests/${id}`, payload, who);
const me = async (who: SignedUp) =>
  (await test.send("GET", "/api/auth/me", undefined, who)).json<User>();
const partners = async () =>
  (await test.send("GET", "/api/admin/partners", undefined)).json<z.infer<typeof Partners>>()
    .partners;

it("an access request that an admin approves lets its account push without signing in again", async () => {
  const nok = await test.signUp();
  const { id } = await asked(nok, {
    ...FORM,
    company: `\u202E${FORM.company}`,
    email: "one@baandee.example",
  });
  expect(await mine(nok)).toMatchObject({ id, status: "open", company: FORM.company });
  expect((await test.create({}, nok)).statusCode).toBe(403);
  const approved = await decide(id, { decision: "approve", note: " Welcome\u2066 " });
  expect(approved.json<ReceivedPartnerRequest>()).toMatchObject({
    status: "approved",
    note: "Welcome",
    partner: { name: FORM.company },
    account: { id: nok.user.id, role: "partner" },
  });
  expect((await me(nok)).role).toBe("partner");
  const key = await test.made({}, nok);
  expect(key).toMatchObject({ partner_name: FORM.company, partner_email: "one@baandee.example" });
  expect(await mine(nok)).toMatchObject({ status: "approved", note: "Welcome" });
  expect((await ask(nok)).statusCode).toBe(409);
});

it.each([
  [{ company: " " }, "company", "required"],
  [{ email: "nobody" }, "email", "format"],
  [{ phone: "", website: " " }, "phone", "required"],
  [{ phone: "12345" }, "phone", "format"],
  [{ phone: "call me 0812345678" }, "phone", "format"],
  [{ phone: "", website: "javascript:alert(1)" }, "website", "format"],
  [{ phone: "", website: "https://user:pass@example.com" }, "website", "format"],
  [{ phone: "", website: "example" }, "website", "format"],
])("an access request with %j is refused at %s", async (over, field, code) => {
  const reply = await ask(test.seeker, { ...FORM, ...over });
  expect(reply.statusCode).toBe(422);
  expect(reply.json<Problem>().errors?.[0]).toMatchObject({ field, code });
  expect(await mine(test.seeker)).toBeNull();
});

it("an access request with texts that are too long or cannot be stored is refused", async () => {
  for (const over of [
    { message: "x".repeat(2_001) },
    { company: "a\u0000b" },
    { message: "\ud800" },
  ])
    expect((await ask(test.seeker, { ...FORM, ...over })).statusCode).toBe(422);
});

it("an access request that is sent again stays one request; another text is refused until it is decided", async () => {
  const nok = await test.signUp();
  const first = await asked(nok);
  const again = await Promise.all([asked(nok), asked(nok)]);
  expect(again).toEqual([first, first]);
  expect((await ask(nok, { ...FORM, company: "Another" })).statusCode).toBe(409);
  expect((await mine(nok))?.company).toBe(FORM.company);
});

it("an access request that is sent twice at once is stored once", async () => {
  const nok = await test.signUp();
  const both = await Promise.all([asked(nok), asked(nok)]);
  expect(new Set(both.map(({ id }) => id)).size).toBe(1);
});

it("a declined account is told why and may ask again", async () => {
  const nok = await test.signUp();
  const { id } = await asked(nok);
  await decide(id, { decision: "decline", note: "No website" });
  expect(await mine(nok)).toMatchObject({ status: "declined", note: "No website", partner: null });
  expect((await me(nok)).role).toBe("seeker");
  const next = await asked(nok);
  expect(next.id).not.toBe(id);
  expect(await mine(nok)).toMatchObject({ id: next.id, status: "open", note: null });
});

it("the same decision on an access request changes nothing the second time, another one is refused", async () => {
  const nok = await test.signUp();
  const { id } = await asked(nok, { ...FORM, email: "again@baandee.example" });
  const replies = await Promise.all([
    decide(id, { decision: "approve" }),
    decide(id, { decision: "approve" }),
  ]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(replies[1].json()).toEqual(replies[0].json());
  expect(await test.audited(id)).toHaveLength(1);
  expect((await decide(id, { decision: "decline" })).statusCode).toBe(409);
  expect((await me(nok)).role).toBe("partner");
  expect((await partners()).filter(({ email }) => email === "again@baandee.example")).toHaveLength(
    1,
  );
});

it("an access request that is approved and declined at the same time ends in one of the two", async () => {
  const nok = await test.signUp();
  const { id } = await asked(nok, { ...FORM, email: "race@baandee.example" });
  const replies = await Promise.all([
    decide(id, { decision: "approve" }),
    decide(id, { decision: "decline" }),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
  const isApproved = replies[0].statusCode === 200;
  expect((await me(nok)).role).toBe(isApproved ? "partner" : "seeker");
  expect((await mine(nok))?.status).toBe(isApproved ? "approved" : "declined");
});

it("the email of a partner lets nobody into it: the admin has to name the partner", async () => {
  await test.made({ partner_name: "Old Hand", partner_email: "api@oldhand.example" });
  const nok = await test.signUp();
  const { id } = await asked(nok, { ...FORM, email: "API@oldhand.example" });
  const seen = (await list("?status=open")).partner_requests.find((each) => each.id === id);
  expect(seen?.same_email?.name).toBe("Old Hand");
  const refused = await decide(id, { decision: "approve" });
  expect([refused.statusCode, codeOf(refused)]).toEqual([409, "conflict"]);
  expect((await me(nok)).role).toBe("seeker");
  expect((await mine(nok))?.status).toBe("open");
  for (const partner_id of ["none", "00000000-0000-4000-8000-000000000000"])
    expect((await decide(id, { decision: "approve", partner_id })).statusCode).toBe(422);
  const partner_id = seen?.same_email?.id;
  expect((await decide(id, { decision: "approve", partner_id })).statusCode).toBe(200);
  const [key] = await test.listed(nok);
  expect(key?.partner_name).toBe("Old Hand");
  const partner = (await partners()).find((each) => each.id === partner_id);
  expect(partner).toMatchObject({ name: "Old Hand", accounts: 1, active_keys: 1 });
});

it("an admin who had asked stays an admin", async () => {
  const boss = await test.signUp();
  const { id } = await asked(boss, { ...FORM, email: "boss@baandee.example" });
  await test.database.pool.query("update users set role = 'admin' where id = $1", [boss.user.id]);
  expect((await decide(id, { decision: "approve" })).statusCode).toBe(200);
  expect((await me(boss)).role).toBe("admin");
  expect((await ask(boss)).statusCode).toBe(409);
});

it("only an admin sees and decides partner requests; an unknown id is not found", async () => {
  const nok = await test.signUp();
  const { id } = await asked(nok);
  const partner = await test.partnerAccount("api@oldhand.example");
  for (const who of [nok, partner]) {
    expect((await decide(id, { decision: "approve" }, who)).statusCode).toBe(403);
    for (const url of [
      "/api/admin/partner-requests",
      "/api/admin/partners",
      "/api/admin/audit-log",
    ])
      expect((await test.send("GET", url, undefined, who)).statusCode).toBe(403);
  }
  for (const none of ["none", "00000000-0000-4000-8000-000000000000"])
    expect((await decide(none, { decision: "approve" })).statusCode).toBe(404);
});

it("the pages of access requests hold each once, the newest first", async () => {
  const all = (await list("?limit=200")).partner_requests.map(({ id }) => id);
  expect(all.length).toBeGreaterThan(5);
  const paged: string[] = [];
  let cursor = "";
  do {
    const page = await list(`?limit=2${cursor}`);
    paged.push(...page.partner_requests.map(({ id }) => id));
    cursor = page.next_cursor === null ? "" : `&cursor=${page.next_cursor}`;
  } while (cursor !== "");
  expect(paged).toEqual(all);
  for (const cursor of ["-1", "x", "1e9", "0x10"]) {
    const reply = await test.send("GET", `/api/admin/partner-requests?cursor=${cursor}`, undefined);
    expect([reply.statusCode, codeOf(reply)]).toEqual([422, "cursor_invalid"]);
  }
});

it("an access request shows how long a review usually takes, from the latest decisions, and nothing before the first", async () => {
  const fresh = await createPartnerApp();
  try {
    const usual = async () =>
      (await fresh.send("GET", "/api/partner-requests/mine", undefined, await fresh.signUp())).json<
        z.infer<typeof MyPartnerRequest>
      >().usual_review;
    expect(await usual()).toBeNull();
    for (const [at, hours] of [1, 2, 9].entries()) {
      const email = `usual-${String(at)}@example.com`;
      const sent = await fresh.send(
        "POST",
        "/api/partner-requests",
        { ...FORM, email },
        await fresh.signUp(),
      );
      fresh.clock.forward(hours * 3_600_000);
      const { id } = sent.json<PartnerRequest>();
      const decision = { decision: "decline" };
      await fresh.send("PUT", `/api/admin/partner-requests/${id}`, decision);
    }
    expect(await usual()).toEqual({ seconds: 7_200, decided: 3 });
  } finally {
    await fresh.close();
  }
});
