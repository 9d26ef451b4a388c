import type { AuditLog, PartnerRequest } from "@propertyvr/contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { z } from "zod";
import type { SignedUp } from "../http/testing/test-app.ts";
import { createPartnerApp, type PartnerApp } from "../../partners/keys/testing/partner-app.ts";

const FORM = { company: "Baan Dee", email: "log@baandee.example", website: "https://example.com" };

let test: PartnerApp;
beforeAll(async () => {
  test = await createPartnerApp();
});
afterAll(() => test.close());

const asked = async (who: SignedUp) =>
  (await test.send("POST", "/api/partner-requests", FORM, who)).json<PartnerRequest>();

it("the audit log lists what was done, the newest first, and can be narrowed to one subject", async () => {
  const log = async (query: string) =>
    (await test.send("GET", `/api/admin/audit-log${query}`, undefined)).json<
      z.infer<typeof AuditLog>
    >();
  const nok = await test.signUp();
  const { id } = await asked(nok);
  await test.send("PUT", `/api/admin/partner-requests/${id}`, { decision: "approve" });
  const { entries } = await log("?limit=3");
  expect(entries.map(({ action }) => action)).toEqual([
    "account.joined_partner",
    "partner_request.approved",
    "partner.created",
  ]);
  expect(entries[0]).toMatchObject({
    actor: { id: test.admin.user.id, name: "Ploy" },
    network: "127.0.0.1",
    subject_id: nok.user.id,
    before: { role: "seeker" },
    after: { role: "partner", partner: FORM.company },
  });
  expect((await log(`?subject=${id}`)).entries).toMatchObject([
    { action: "partner_request.approved" },
  ]);
  expect(await log("?subject=nobody")).toEqual({ entries: [], next_cursor: null });
  const { next_cursor } = await log("?limit=2");
  expect((await log(`?limit=1&cursor=${next_cursor ?? ""}`)).entries).toEqual([entries[2]]);
});
