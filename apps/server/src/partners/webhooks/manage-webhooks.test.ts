import type { Problem, Webhook, WebhookWithSecret } from "@propertyvr/contracts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { writtenAs } from "../../platform/outbound/testing/written-addresses.ts";
import { partnerWithAccount } from "../../seekers/enquiries/testing/listed-homes.ts";
import { createWebhookApp, type WebhookApp } from "./testing/webhook-app.ts";

const FORM = { url: "https://hooks.example.com/in", types: ["enquiry.created"] };

let test: WebhookApp;
beforeAll(async () => {
  test = await createWebhookApp();
});
afterAll(() => test.close());
beforeEach(() => test.database.pool.query("delete from webhook_endpoints"));

const faultOf = async (form: object) => {
  const reply = await test.send("POST", "", { ...FORM, ...form });
  const { code, errors } = reply.json<Problem>();
  return [reply.statusCode, code, errors?.[0]?.field, errors?.[0]?.code];
};

describe("a webhook", () => {
  it("shows its secret once, and stores it encrypted", async () => {
    const { id, secret } = await test.made(FORM as { url: string });
    expect(secret).toMatch(/^whsec_/);
    expect((await test.send("GET", "")).body).not.toContain("whsec_");
    const changed = await test.send("PATCH", `/${id}`, { description: "x" });
    expect(changed.json<Webhook>()).toMatchObject({ description: "x", url: FORM.url });
    expect(changed.body).not.toContain("whsec_");
    const { rows } = await test.database.pool.query<{ all: string }>(
      "select w::text as all from webhook_endpoints w",
    );
    expect(rows[0]?.all).not.toContain(secret.slice(6));
  });

  it("leaves an entry of each change in the audit log, without the secret", async () => {
    const { id, secret } = await test.made();
    await test.send("PATCH", `/${id}`, { is_enabled: false });
    const replaced = (await test.send("POST", `/${id}/rotate`, {})).json<WebhookWithSecret>();
    await test.send("DELETE", `/${id}`);
    const { rows } = await test.database.pool.query<{ action: string }>(
      "select action, before, after from audit_log where subject_id = $1 order by id",
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      "webhook.created",
      "webhook.changed",
      "webhook.secret_replaced",
      "webhook.deleted",
    ]);
    for (const each of [secret, replaced.secret]) expect(JSON.stringify(rows)).not.toContain(each);
  });

  it("is one of at most ten, however many are asked for at once", async () => {
    const asked = await Promise.all(Array.from({ length: 14 }, () => test.send("POST", "", FORM)));
    const statuses = asked.map(({ statusCode }) => statusCode).sort((a, b) => a - b);
    expect(statuses).toEqual([...Array<number>(10).fill(201), ...Array<number>(4).fill(409)]);
  });

  it("keeps no character that nobody sees, in its address and in what is written beside it", async () => {
    const sent = { ...FORM, url: `${FORM.url}\u200B`, description: "\u202Egnp.exe\u0007" };
    const { id } = (await test.send("POST", "", sent)).json<WebhookWithSecret>();
    const seen = { url: FORM.url, description: "gnp.exe" };
    expect((await test.send("GET", "")).json()).toMatchObject({ webhooks: [seen] });
    const change = { url: `\u2060${FORM.url}/2`, description: "CRM\n\u2066" };
    expect((await test.send("PATCH", `/${id}`, change)).json()).toMatchObject({
      url: `${FORM.url}/2`,
      description: "CRM",
    });
  });

  it("is visible to its partner alone, and to an admin with the partner's name", async () => {
    const { id } = await test.made();
    const other = await partnerWithAccount(test, "Other Homes");
    const ways = [
      ["PATCH", `/${id}`, {}],
      ["DELETE", `/${id}`, undefined],
      ["POST", `/${id}/rotate`, {}],
      ["POST", `/${id}/test`, undefined],
      ["GET", `/${id}/deliveries`, undefined],
      ["GET", `/${id}/deliveries/1`, undefined],
      ["POST", `/${id}/replay`, { since: "2026-01-01T00:00:00Z" }],
    ] as const;
    for (const [method, path, body] of ways)
      expect((await test.send(method, path, body, other.account)).statusCode).toBe(404);
    const all = await test.send("GET", "", undefined, test.admin);
    expect(all.json()).toMatchObject({ webhooks: [{ id, partner: { name: "Baan Dee" } }] });
    expect((await test.send("GET", "")).json()).toMatchObject({ webhooks: [{ partner: null }] });
  });

  it("made by an admin is for the partner that is named", async () => {
    const nobody = await test.send("POST", "", FORM, test.admin);
    expect(nobody.json<Problem>().errors?.[0]?.field).toBe("partner_id");
    const form = { ...FORM, partner_id: test.partner.partnerId };
    expect((await test.send("POST", "", form, test.admin)).statusCode).toBe(201);
    expect((await test.send("GET", "")).json<{ webhooks: unknown[] }>().webhooks).toHaveLength(1);
  });
});

describe("an address", () => {
  it.each([
    ["http://hooks.example.com/in", "https"],
    ["hooks.example.com", "format"],
    ["", "format"],
    ["ftp://hooks.example.com", "format"],
    ["https://user:secret@hooks.example.com", "credentials"],
    ["https://hooks.example.com:8443", "port"],
    ["https://localhost", "inward"],
    ["https://printer.local", "inward"],
    ["https://169.254.169.254/latest/meta-data", "inward"],
    ["https://[::1]/", "inward"],
    ["https://[fd00::1]/", "inward"],
  ])("like %j is refused with its reason: %s", async (url, code) => {
    expect(await faultOf({ url })).toEqual([422, "invalid", "url", code]);
  });

  it("of loopback is refused however it is written", async () => {
    for (const host of writtenAs([127, 0, 0, 1])) {
      const [status, , field] = await faultOf({ url: `https://${host}/` });
      expect([host, status, field]).toEqual([host, 422, "url"]);
    }
  });
});

it("a webhook without event types, or with an unknown one, is refused", async () => {
  expect(await faultOf({ types: [] })).toEqual([422, "invalid", "types", "required"]);
  expect((await faultOf({ types: ["webhook.test"] }))[0]).toBe(422);
});
