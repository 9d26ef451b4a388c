import type {
  Problem,
  Upload,
  UploadChange,
  UploadProblem,
  UploadReply,
} from "@propertyvr/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUploadScene, csvOf, type UploadScene } from "./testing/upload-scene.ts";

let scene: UploadScene;
beforeAll(async () => {
  scene = await createUploadScene();
});
afterAll(() => scene.close());

const stock = (source = scene.partner.partnerId) =>
  scene.count("select count(*) from listings where source = 'partner:' || $1", [source]);

describe("a file of homes", () => {
  it("lands in its partner's stock, and the answer says what became of each row", async () => {
    const before = await stock();
    const reply = await scene.upload(csvOf(3));
    expect(reply).toMatchObject({
      success: true,
      inserted: 3,
      updated: 0,
      unchanged: 0,
      errors: [],
    });
    expect(reply.upload).toMatchObject({
      state: "done",
      file_name: "homes.csv",
      kind: "csv",
      counts: { rows: 3, inserted: 3, failed: 0, superseded: 0, delisted: 0 },
      progress: { rows_done: 3, rows_total: 3 },
      partner: null,
      by: "dialog",
      dry_run: false,
    });
    expect(await stock()).toBe(before + 3);
  });

  it("says row, column and reason of what was refused, and takes the rest", async () => {
    const file = csvOf(3, { from: 100 }).replace("25101", "many");
    const reply = await scene.upload(file);
    expect(reply).toMatchObject({ success: true, inserted: 2 });
    expect(reply.errors).toMatchObject([{ row: 3, field: "price", severity: "error" }]);
    expect(reply.upload.findings[0]).toMatchObject({
      severity: "error",
      field: "price",
      count: 1,
      example: { row: 3, value: "many" },
    });
    const { problems } = await scene.get<{ problems: UploadProblem[] }>(
      `/api/uploads/${reply.upload.id}/problems?severity=error`,
    );
    expect(problems).toEqual(reply.errors);
  });

  it("of text says the line of what cannot be read, and of what is refused", async () => {
    const home = (id: string, price: unknown) =>
      JSON.stringify({
        external_id: id,
        title: "Condo",
        property_type: "condo",
        deal: "rent",
        price,
        province: "Bangkok",
      });
    const lines = [
      home("L-1", 20_000),
      '{"external_id": "L-2", "price": }',
      "",
      home("L-3", "many"),
      "",
    ];
    const reply = await scene.upload(lines.join("\n"), {}, { name: "homes.jsonl" });
    expect(reply).toMatchObject({ inserted: 1, upload: { counts: { failed: 2 } } });
    expect(reply.errors).toMatchObject([
      { row: 2, line: 2, column: null, external_id: null, pointer: "", field: "" },
      { line: 4, external_id: "L-3", field: "price" },
    ]);
    expect(reply.errors[0]?.message).not.toBe(reply.errors[1]?.message);
  });

  it("of which no row is good is refused as a whole, with its report", async () => {
    const reply = await scene.send(csvOf(2, { from: 200 }).replaceAll(/,25\d+,/g, ",soon,"));
    expect(reply.statusCode).toBe(422);
    const problem = reply.json<Problem>();
    expect(problem).toMatchObject({
      code: "upload_refused",
      title: "Upload Failed",
      success: false,
      inserted: 0,
      failed: 2,
      errors_total: 2,
    });
    expect((await scene.uploadOf(problem.upload_id ?? "")).counts.failed).toBe(2);
  });

  it("that is a dry run changes nothing and tells what it would change", async () => {
    await scene.upload(csvOf(2, { from: 300 }));
    const before = await stock();
    const file = csvOf(3, { from: 300, price: 26_000 });
    const { upload } = await scene.upload(file, { dry_run: true });
    expect(upload).toMatchObject({ state: "checked", counts: { inserted: 1, updated: 2 } });
    expect(await stock()).toBe(before);
    const { changes } = await scene.get<{ changes: UploadChange[] }>(
      `/api/uploads/${upload.id}/changes`,
    );
    expect(changes).toMatchObject([
      {
        row: 2,
        outcome: "updated",
        changes: [{ field: "rent_price", before: 25_300, after: 26_300 }],
      },
      { row: 3, outcome: "updated" },
      { row: 4, outcome: "inserted" },
    ]);
    const imported = await scene.post(`/api/uploads/${upload.id}/import`, {});
    expect(imported.json<UploadReply>()).toMatchObject({
      inserted: 1,
      updated: 2,
      upload: { id: upload.id, state: "done", dry_run: false },
    });
    expect(await stock()).toBe(before + 1);
  });

  it("counts the last of several rows with one reference", async () => {
    const [head = "", row = ""] = csvOf(1, { from: 400 }).split("\n");
    const { upload, errors } = await scene.upload(
      [head, row, row.replace("25400", "25999"), ""].join("\n"),
    );
    expect(upload.counts).toMatchObject({ rows: 2, inserted: 1, superseded: 1 });
    expect(errors).toEqual([]);
  });
});

describe("the same file again", () => {
  it("is the same upload while nothing else has changed the stock", async () => {
    const file = csvOf(2, { from: 500 });
    const first = await scene.upload(file);
    const again = await scene.upload(file);
    expect(again.upload.id).toBe(first.upload.id);
    expect(again.inserted).toBe(2);
  });
  it("is run anew once something else has changed the stock", async () => {
    const file = csvOf(2, { from: 600 });
    const first = await scene.upload(file);
    await scene.upload(csvOf(1, { from: 600, price: 30_000 }));
    const again = await scene.upload(file);
    expect(again.upload.id).not.toBe(first.upload.id);
    expect(again).toMatchObject({ updated: 1, unchanged: 1 });
  });
  it("sent twice at once lands once", async () => {
    const file = csvOf(200, { from: 10_000 });
    const [one, two] = await Promise.all([scene.upload(file), scene.upload(file)]);
    expect(one.upload.id).toBe(two.upload.id);
    expect(one.inserted).toBe(200);
    const files = await scene.count(
      "select count(*) from files f where not exists (select 1 from uploads u where u.file_id = f.id)",
    );
    expect(files).toBe(0);
  });
});

describe("homes as JSON", () => {
  const send = (payload: string, query = "") =>
    scene.test.app.inject({
      method: "POST",
      url: `/api/properties/upload/json${query}`,
      headers: { ...scene.partner.account.headers, "content-type": "application/json" },
      payload,
    });
  it("are taken like a file", async () => {
    const home = {
      external_id: "J-1",
      title: "Condo",
      property_type: "condo",
      deal: "rent",
      price: 20_000,
      province: "Bangkok",
    };
    const reply = await send(JSON.stringify([home, { ...home, external_id: "J-2", price: null }]));
    expect(reply.json<UploadReply>()).toMatchObject({
      success: true,
      inserted: 1,
      errors: [{ row: 2 }],
    });
  });
  it.each([
    ["{", 400, "Invalid JSON format"],
    ["[]", 422, "Send an array with at least one listing"],
    ["{}", 422, "Send an array with at least one listing"],
    ["", 400, "Invalid JSON format"],
    [`${"[".repeat(65)}${"]".repeat(65)}`, 400, "The body is nested deeper than 64 levels."],
  ])("are refused where they are none: %s", async (payload, status, detail) => {
    const reply = await send(payload);
    expect([reply.statusCode, reply.json<Problem>().detail]).toEqual([status, detail]);
  });
  it("are refused with options that are no JSON", async () => {
    const reply = await send("[{}]", `?options=${encodeURIComponent("{")}`);
    expect(reply.json<Problem>().errors).toMatchObject([{ field: "options" }]);
  });
});

describe("who may see an upload", () => {
  it("are its partner and every admin, who is told which partner sent it", async () => {
    const { upload } = await scene.upload(csvOf(1, { from: 700 }));
    const url = `/api/uploads/${upload.id}`;
    const as = async (headers: Readonly<Record<string, string>>) =>
      (await scene.test.app.inject({ method: "GET", url, headers })).statusCode;
    expect(await as(scene.other.account.headers)).toBe(404);
    expect(await as(scene.seeker.headers)).toBe(403);
    expect(await as({})).toBe(401);
    const seen = await scene.uploadOf(upload.id, scene.admin);
    expect(seen.partner).toMatchObject({ name: "Baan Dee" });
    const { uploads } = await scene.get<{ uploads: Upload[] }>("/api/uploads", scene.admin);
    expect(uploads[0]?.id).toBe(upload.id);
    const others = await scene.get<{ uploads: Upload[] }>("/api/uploads", scene.other.account);
    expect(others.uploads).toEqual([]);
  });
  it("that an admin of no partner sends without naming one belongs to the site itself, by either route", async () => {
    const sent = await scene.send(csvOf(1, { from: 790 }), {}, { as: scene.admin });
    expect(sent.json<UploadReply>()).toMatchObject({ success: true, inserted: 1 });
    const [row] = [
      {
        external_id: "H-1",
        title: "House",
        property_type: "house",
        price: 4_000_000,
        city: "Bangkok",
      },
    ];
    const json = await scene.test.app.inject({
      method: "POST",
      url: "/api/properties/upload/json",
      headers: { ...scene.admin.headers },
      payload: [row],
    });
    expect(json.json<UploadReply>()).toMatchObject({ success: true, inserted: 1, errors: [] });
    const { rows } = await scene.test.database.pool.query<{ source: string }>(
      "select distinct l.source from listings l join partners p on l.source = 'partner:' || p.id where p.email = 'house@propertyvr.invalid'",
    );
    expect(rows).toHaveLength(1);
  });

  it("for another partner is an admin's to send, and no partner's", async () => {
    const { partnerId } = scene.partner;
    const file = csvOf(1, { from: 800 });
    const nobody = await scene.send(file, { partner_id: "nobody" }, { as: scene.admin });
    expect(nobody.json<Problem>().errors).toMatchObject([{ field: "partner_id", code: "unknown" }]);
    expect(
      (await scene.send(file, { partner_id: partnerId }, { as: scene.admin })).statusCode,
    ).toBe(200);
    const foreign = await scene.send(file, { partner_id: partnerId }, { as: scene.other.account });
    expect(foreign.statusCode).toBe(404);
    expect((await scene.send(file, {}, { as: scene.seeker })).statusCode).toBe(403);
  });
});

describe("columns that were read by hand once", () => {
  const ROWS = ["a", "b"].map(
    (n) => `K-${n},Condo ${n} near BTS Ari,condo,rent,20000,Bangkok,Phaya Thai,2,41`,
  );
  const file = (at: number) =>
    ["Ref No,Xq,Kind,Offer,Baht,Changwat,Amphoe,Bd,Sq", ROWS[at], ""].join("\n");
  const MEMBERS =
    "external_id title property_type deal price province district bedrooms area_sqm".split(" ");
  const byHand = (text: string) =>
    (text.split("\n", 1)[0] ?? "").split(",").map((column, at) => ({
      column,
      target: MEMBERS[at] ?? null,
      unit: null,
      by: "hand",
      confidence: 1,
    }));
  const readAs = async (text: string, as = scene.partner.account) => {
    const reply = await scene.send(text, { dry_run: true }, { as });
    const { upload } = reply.json<Partial<UploadReply>>();
    const { upload_id } = reply.json<Problem>();
    const { tables } = upload ?? (await scene.uploadOf(upload_id ?? "", as));
    return tables[0]?.columns.map(({ column, target, by }) => [column, target, by]);
  };
  const unread = ["Xq", null, null];
  const kept = ["Xq", "title", "kept"];

  it("are read so in this partner's next file, by name in whatever order, and in nobody else's", async () => {
    expect(await readAs(file(1))).toContainEqual(unread);
    const table = { sheet: null, header_row: 1, is_left_out: false, columns: byHand(file(0)) };
    const tables = [table];
    await scene.upload(file(0), { tables, dry_run: true });
    expect(await readAs(file(1))).toContainEqual(unread);
    await scene.upload(file(0), { tables });
    expect(await readAs(file(1))).toContainEqual(kept);
    const turned = file(1)
      .split("\n")
      .map((line) => line.split(",").toReversed().join(","))
      .join("\n");
    expect(await readAs(turned)).toContainEqual(kept);
    expect(await readAs(file(1), scene.other.account)).toContainEqual(unread);
  });
});
