import type { Problem, UploadReply } from "@propertyvr/contracts";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SignedUp } from "../../platform/http/testing/test-app.ts";
import {
  createTestPartner,
  plainHome,
  type TestPartner,
} from "../../stock/partner-listings/testing/test-partner.ts";
import { createUploadScene, type UploadScene } from "./testing/upload-scene.ts";

const FILE = new URL("../../../../../packages/ingest/fixtures/agency-messy.csv", import.meta.url);
const sheet = readFileSync(FILE);
/** Owners' phones, names, keys, codes, commissions, lowest prices and remarks of the sheet and of the rows below. */
const SECRETS = [
  /099-000-0/, /เอกชน/, /ตู้ 9 นิติบุคคล/, /ใต้กระถาง/, /8842#/, /คอมเดือนครึ่ง/, /คอมพิเศษ/, /20511|4551111|8011111|15011111/,
  /รีบปล่อยมาก|ลูกค้าเคยต่อ|เจ้าของร้อนเงิน|ขายเพราะหย่า|ห้องล่างรั่ว/, /ค่าคอม 3%/, /SECRET/,
]; // prettier-ignore
const secretsIn = (text: string) => SECRETS.filter((secret) => secret.test(text)).map(String);

const PRIVATE_ROW = {
  ...plainHome,
  external_id: "J-1",
  owner_phone: "SECRET 099-000-0009",
  "Key location": "SECRET locker",
  "internal note": { text: "SECRET" },
  remark: "SECRET",
  commission: "SECRET 3%",
  description_en: "Corner unit.\nOwner: SECRET 099-000-0009",
  contact: { name: "Khun Ploy", phone: "02-000-0001", owner_line_id: "SECRET" },
};

let scene: UploadScene;
let key: TestPartner;
let byKey: string;
let byDialog: string;
let answers: readonly { readonly statusCode: number; readonly body: string }[];
beforeAll(async () => {
  scene = await createUploadScene();
  key = await createTestPartner(scene.test, scene.admin);
  const { app } = scene.test;
  const sent = await app.inject({
    method: "POST",
    url: "/api/partner/imports?file_name=homes.csv",
    headers: { ...key.headers, "content-type": "application/octet-stream" },
    payload: sheet,
  });
  byKey = sent.json<UploadReply>().upload.id;
  byDialog = (await scene.upload(sheet)).upload.id;
  const rows = await app.inject({
    method: "POST",
    url: "/api/partner/properties/bulk",
    headers: key.headers,
    payload: [PRIVATE_ROW, { ...PRIVATE_ROW, external_id: "J-2", price: "?", rent_price: "?" }],
  });
  const { external_id: _reference, ...unnamed } = PRIVATE_ROW;
  const one = async (method: "POST" | "PUT" | "PATCH", path: string, payload: object) =>
    app.inject({ method, url: `/api/partner/properties${path}`, headers: key.headers, payload });
  answers = [
    sent,
    rows,
    await one("POST", "", { ...PRIVATE_ROW, external_id: "J-3" }),
    await one("PUT", "/ext-J-4", unnamed),
    await one("PATCH", "/ext-J-1", { ...unnamed, ค่าคอม: "SECRET", title: "Another title" }),
    await scene.post("/api/properties/upload/json", [{ ...PRIVATE_ROW, external_id: "J-5" }]),
  ];
});
afterAll(() => scene.close());

const told = async (url: string, headers: Readonly<Record<string, string>>, payload?: object) => {
  const call =
    payload === undefined ? { method: "GET" as const } : { method: "POST" as const, payload };
  const reply = await scene.test.app.inject({ url, headers, ...call });
  if (reply.statusCode >= 300) throw new Error(`${url} answered ${reply.statusCode} ${reply.body}`);
  return reply.body;
};
const idsOf = async () => {
  const { rows } = await scene.test.database.pool.query<{ id: string }>(
    "select id::text from listings where not is_sample order by id",
  );
  return rows.map(({ id }) => id);
};

describe("the words of private columns and members", () => {
  it("stand in no answer to whoever sends them", () => {
    expect(answers.map(({ statusCode, body }) => [statusCode, secretsIn(body)])).toEqual(
      [200, 207, 201, 201, 200, 200].map((status) => [status, []]),
    );
    expect(JSON.parse(answers[1]?.body ?? "")).toMatchObject({ inserted: 1, failed: 1 });
  });

  it("land with no home: all that can be listed is, without them", async () => {
    const upload = await scene.uploadOf(byDialog);
    // One has no price and one no known kind.
    expect(upload.counts).toMatchObject({ rows: 8, inserted: 6, failed: 2 });
    expect(await idsOf()).toHaveLength(16);
  });

  it.each([
    "listings", "uploads", "upload_problems", "upload_changes", "partner_mappings", "listing_changes",
    "webhook_events", "idempotency_keys", "audit_log", "offers",
  ])("stand nowhere in %s", async (table) => {
    const { rows } = await scene.test.database.pool.query(`select to_jsonb(t) as row from ${table} t`);
    expect(secretsIn(JSON.stringify(rows))).toEqual([]);
  }); // prettier-ignore

  it("reach no seeker: not in a search, not on a page, not with an enquiry", async () => {
    const { headers } = scene.seeker;
    const seen = [await told("/api/properties/search", headers, { query: "คอนโด", page_size: 48 })];
    for (const id of await idsOf()) {
      seen.push(await told(`/api/properties/${id}`, headers));
      const form = { client_id: randomUUID(), name: "Nok", phone: "02-000-0009", message: "?" };
      seen.push(await told("/api/enquiries", headers, { ...form, property_id: id }));
      scene.test.clock.forward(3_600_000);
    }
    seen.push(await told("/api/enquiries", headers));
    expect(seen.join("")).toContain("02-000-0001");
    expect(secretsIn(seen.join(""))).toEqual([]);
  });

  it("reach no reader of rows, lists and reports", async () => {
    const admin = scene.admin.headers;
    const seen = [
      await told("/api/partner/properties?limit=100", key.headers),
      await told(`/api/partner/imports/${byKey}`, key.headers),
      await told(`/api/partner/imports/${byKey}/problems`, key.headers),
      await told("/api/partner-listings", scene.partner.account.headers),
      await told("/api/admin/listings", admin),
      await told("/api/uploads", admin),
      await told(`/api/uploads/${byDialog}/problems`, admin),
      await told(`/api/uploads/${byDialog}/changes`, admin),
    ];
    for (const id of await idsOf()) seen.push(await told(`/api/admin/listings/${id}`, admin));
    expect(secretsIn(seen.join(""))).toEqual([]);
  });
});

describe("a file with private columns", () => {
  const file = (id: string, who: Pick<SignedUp, "headers">, rows = "all") =>
    told(`/api/uploads/${id}/file?rows=${rows}`, who.headers);

  it("goes back whole to who sent it", async () => {
    expect(secretsIn(await file(byDialog, scene.partner.account))).toHaveLength(SECRETS.length - 1);
    const ofKey = await told(`/api/partner/imports/${byKey}/file?rows=all`, key.headers);
    expect(secretsIn(ofKey)).toHaveLength(SECRETS.length - 1);
  });

  it("goes to others without those cells, and with the rest", async () => {
    for (const rows of ["all", "failed"]) {
      const back = await file(byDialog, scene.admin, rows);
      expect(secretsIn(back)).toEqual([]);
      expect(back).toContain("M-08");
      expect(back).toContain("_reason_th");
    }
    expect(secretsIn(await file(byKey, scene.admin))).toEqual([]);
    const byOtherDoor = `/api/partner/imports/${byKey}/file?rows=failed`;
    expect(await told(byOtherDoor, key.headers)).toContain("M-07");
  });

  it("that somebody else runs again does not become theirs", async () => {
    const again = await scene.post(
      `/api/uploads/${byDialog}/import`,
      { dry_run: true },
      scene.admin,
    );
    const { upload } = again.json<UploadReply>();
    expect(secretsIn(await file(upload.id, scene.admin))).toEqual([]);
    expect(secretsIn(await file(upload.id, scene.partner.account))).not.toEqual([]);
  });

  it("is refused where somebody wants such a column read", async () => {
    const columns = [
      { column: "เจ้าของ", target: "contact.name", unit: null, by: "hand", confidence: 1 },
    ];
    const tables = [{ sheet: null, header_row: 2, is_left_out: false, columns }];
    for (const reply of [
      await scene.send(sheet, { tables }),
      await scene.post(`/api/uploads/${byDialog}/import`, { tables }),
    ]) {
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.json<Problem>().errors?.[0]).toMatchObject({ code: "private_column" });
    }
  });
});
