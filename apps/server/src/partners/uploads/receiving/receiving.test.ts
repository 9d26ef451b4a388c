import type { Problem, UploadReply } from "@propertyvr/contracts";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createTestPartner,
  type TestPartner,
} from "../../../stock/partner-listings/testing/test-partner.ts";
import { createUploadScene, csvOf, type UploadScene } from "../testing/upload-scene.ts";

let scene: UploadScene;
let key: TestPartner;
beforeAll(async () => {
  scene = await createUploadScene();
  key = await createTestPartner(scene.test, scene.admin);
  await scene.test.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => scene.close());

const filesKept = () => scene.count("select count(*) from files");
/** Files that no upload stands on. */
const leftovers = () =>
  scene.count(
    "select count(*) from files f where not exists (select from uploads u where u.file_id = f.id)",
  );

const open = async (): Promise<Socket & { answer: () => string }> => {
  const { port } = scene.test.app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (bytes: Buffer) => (answer += bytes.toString()));
  socket.on("error", () => undefined);
  await new Promise((resolve) => socket.once("connect", resolve));
  return Object.assign(socket, { answer: () => answer });
};
const head = (length: number) =>
  `POST /api/partner/imports HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key.headers["x-api-key"]}\r\n` +
  `Content-Type: text/csv\r\nContent-Length: ${String(length)}\r\n\r\n`;
const headOfForm = (length: number) => {
  const { authorization } = scene.partner.account.headers;
  return (
    `POST /api/properties/upload/csv HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n` +
    `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${String(length)}\r\n\r\n` +
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'
  );
};

describe.each([
  ["by key", head],
  ["in a form", headOfForm],
])("a file on its way %s", (_how, headOf) => {
  it("that breaks off leaves nothing behind, and its place is free", async () => {
    const before = await filesKept();
    // More than have a place at once.
    for (let sent = 0; sent < 5; sent += 1) {
      const socket = await open();
      socket.write(headOf(10_000_000));
      socket.write(Buffer.alloc(3_000_000, "a"));
      await expect
        .poll(() =>
          scene.count(
            "select count(*) from file_pieces c join files f on f.id = c.file_id where f.sha256 is null",
          ),
        )
        .toBe(2);
      expect(socket.answer()).toBe("");
      socket.destroy();
      await expect.poll(filesKept).toBe(before);
    }
  });

  it("that says it is too large is refused before a byte of it has come", async () => {
    const socket = await open();
    socket.write(headOf(2 * 1024 ** 3));
    await expect.poll(socket.answer).toContain("body_too_large");
    expect(socket.answer()).toContain("HTTP/1.1 413");
    socket.destroy();
    expect(await leftovers()).toBe(0);
  });
});

describe("a file on its way", () => {
  it("waits for a slot: at most four files of one partner are received at once", async () => {
    const sockets = await Promise.all(Array.from({ length: 5 }, open));
    for (const socket of sockets) {
      socket.write(head(5_000_000));
      socket.write(Buffer.alloc(1_200_000, "a"));
    }
    const refused = () => sockets.filter((socket) => socket.answer().includes("HTTP/1.1 429"));
    await expect.poll(() => refused().length).toBe(1);
    for (const socket of sockets) socket.destroy();
    await expect.poll(leftovers).toBe(0);
  });

  it("above its partner's quota is refused, and nothing of it is kept", async () => {
    const { pool } = scene.test.database;
    const owner = ["partner", scene.partner.partnerId];
    await pool.query(
      `insert into files (id, owner_kind, owner_id, media_type, bytes, sha256)
       values (gen_random_uuid(), $1, $2, 'text/csv', 32::bigint << 30, sha256(''))`,
      owner,
    );
    const before = await filesKept();
    const reply = await scene.send(csvOf(1));
    expect([reply.statusCode, reply.json<Problem>().code]).toEqual([409, "limit_reached"]);
    expect(reply.json<Problem>().detail).toContain("7 days");
    expect(await filesKept()).toBe(before);
    await pool.query(
      "delete from files where media_type = 'text/csv' and owner_id = $2 and owner_kind = $1",
      owner,
    );
  });

  it("is swept once its server died, and not while it is still received", async () => {
    const { pool } = scene.test.database;
    await pool.query(
      `insert into files (id, owner_kind, owner_id, media_type, touched_at) values
         ('00000000-0000-4000-8000-000000000001', 'partner', '', '', now() - interval '16 minutes'),
         ('00000000-0000-4000-8000-000000000002', 'partner', '', '', now() - interval '5 minutes')`,
    );
    scene.test.clock.forward(20 * 60_000);
    await scene.test.app.jobs.idle();
    const { rows } = await pool.query("select id from files where sha256 is null");
    expect(rows).toEqual([{ id: "00000000-0000-4000-8000-000000000002" }]);
    await pool.query("delete from files where sha256 is null");
  });
});

describe("raw bytes with a key", () => {
  const send = (payload: string | Buffer, headers: object = {}, query = "") =>
    scene.test.app.inject({
      method: "POST",
      url: `/api/partner/imports${query}`,
      headers: { ...key.headers, "content-type": "text/csv", ...headers },
      payload,
    });

  it("are a file, whatever they are called", async () => {
    const reply = await send(
      csvOf(3),
      { "content-type": "application/pdf" },
      "?file_name=../x%2Fy.csv",
    );
    expect(reply.json<UploadReply>()).toMatchObject({
      inserted: 3,
      upload: { by: "api", file_name: "..xy.csv", kind: "csv" },
    });
  });
  it.each([
    [
      "multipart/form-data; boundary=x",
      `--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${csvOf(1)}\r\n--x--\r\n`,
    ],
    ["Multipart/Mixed; boundary=x", csvOf(1)],
    ["application/x-www-form-urlencoded", csvOf(1)],
  ])("are no %s", async (type, body) => {
    const reply = await send(body, { "content-type": type });
    const { code, detail } = reply.json<Problem>();
    expect([reply.statusCode, code]).toEqual([415, "unsupported_media_type"]);
    expect(detail).toContain("--data-binary @homes.csv");
    expect(await leftovers()).toBe(0);
  });
  it("that are a JSON array or an object are read as homes", async () => {
    const home = {
      title: "Condo",
      property_type: "condo",
      deal: "rent",
      price: 20_000,
      province: "Bangkok",
    };
    const homes = [1, 2].map((n) => ({ ...home, external_id: `R-${n}` }));
    const reply = await send(JSON.stringify(homes), { "content-type": "application/json" });
    expect(reply.json<UploadReply>()).toMatchObject({ inserted: 2, upload: { kind: "json" } });
  });
  it("of length zero are refused with the request for a file", async () => {
    const reply = await send("");
    expect([reply.statusCode, reply.json<Problem>().detail]).toEqual([
      422,
      "Please select a CSV file",
    ]);
  });
  it.each([
    ["a PDF", Buffer.from("%PDF-1.7\n%...")],
    ["a picture", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1])],
    ["half of a letter", Buffer.from([0xff, 0xfe, 0x41])],
    ["a table of something else", Buffer.from("name,age\nSomchai,40\n")],
  ])("that hold no homes are refused and say why: %s", async (_what, bytes) => {
    const reply = await send(bytes);
    const problem = reply.json<Problem>();
    expect([reply.statusCode, problem.code, problem.inserted]).toEqual([422, "upload_refused", 0]);
    expect(problem.detail.length).toBeGreaterThan(10);
  });
});

describe("a form", () => {
  const post = (payload: string, type = "multipart/form-data; boundary=x") =>
    scene.test.app.inject({
      method: "POST",
      url: "/api/properties/upload/csv",
      headers: { ...scene.partner.account.headers, "content-type": type },
      payload,
    });
  const part = (name: string, content: string, more = "") =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;
  const file = (content: string, name = "a.csv") => part("file", content, `; filename="${name}"`);
  const END = "--x--\r\n";

  const nest = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

  it("may say that its options are JSON", async () => {
    const options = part("options", '{"dry_run":true}', "\r\nContent-Type: application/json");
    const reply = await post(options + file(csvOf(1)) + END);
    expect(reply.json<UploadReply>().upload).toMatchObject({ state: "checked", dry_run: true });
  });

  it("may have its parts in either order", async () => {
    const reply = await post(file(csvOf(1)) + part("options", '{"dry_run":true}') + END);
    expect(reply.json<UploadReply>().upload).toMatchObject({ state: "checked", dry_run: true });
  });

  it.each([
    ["no file", part("options", "{}") + END, 422, "Please select a CSV file"],
    ["an empty file", file("") + END, 422, "Please select a CSV file"],
    ["two files", file(csvOf(1)) + file(csvOf(2)) + END, 422, "Send one file"],
    ["a file of another name", part("photo", "x", '; filename="a"') + END, 422, "Send one file"],
    ["options that are no JSON", part("options", "{") + file("x") + END, 422, "not valid JSON"],
    ["wrong options", part("options", '{"mode":"all"}') + file("x") + END, 422, "options.mode"],
    [
      "text that cannot be stored",
      part("options", '{"confirm":"\\u0000"}') + file("x") + END,
      422,
      "NUL",
    ],
    ["options in options", part("options", nest(300_000)) + file("x") + END, 422, "64 levels"],
    [
      "options in options that say they are JSON",
      part("options", nest(300_000), "\r\nContent-Type: application/json") + file("x") + END,
      422,
      "64 levels",
    ],
    ["options as long as a file", part("options", " ".repeat(5e6)) + END, 422, "too long"],
    ["a member of every object", part("__proto__", "x") + file("x") + END, 400, "could not"],
    ["no end", file(csvOf(1)), 400, "could not be received"],
    ["many parts", part("a", "b").repeat(50) + file(csvOf(1)) + END, 400, "could not be received"],
    ["nothing", "", 422, "Please select a CSV file"],
  ])("with %s is refused, and leaves nothing behind", async (_what, payload, status, detail) => {
    const reply = await post(payload);
    expect([reply.statusCode, reply.json<Problem>().detail]).toEqual([
      status,
      expect.stringContaining(detail),
    ]);
    await expect.poll(leftovers).toBe(0);
  });

  it.each(["text/csv", "application/json", "application/x-www-form-urlencoded"])(
    "is no %s",
    async (type) => {
      const reply = await post(csvOf(1), type);
      const { code, detail } = reply.json<Problem>();
      expect([reply.statusCode, code]).toEqual([415, "unsupported_media_type"]);
      expect(detail).toContain("multipart/form-data");
    },
  );

  it("without a boundary, or with a head without an end, is refused", async () => {
    expect((await post(file("x") + END, "multipart/form-data")).statusCode).toBe(400);
    const huge = `--x\r\nContent-Disposition: form-data; name="file"; filename="${"a".repeat(200_000)}\r\n`;
    expect((await post(huge)).statusCode).toBe(400);
    expect(await leftovers()).toBe(0);
  });

  it.each([
    ["../../etc/passwd", "passwd"],
    ["C:\\\\homes.csv", "homes.csv"],
    ["รายการ\u202egpj.csv", "รายการgpj.csv"],
    ["..", "upload"],
    ["../\u0001etc/\u0007homes\tof us.csv", "homesof us.csv"],
    ["<img src=x>.csv", "<img src=x>.csv"],
  ])("keeps a harmless name of %s", async (sent, kept) => {
    const reply = await post(part("options", '{"dry_run":true}') + file(csvOf(1), sent) + END);
    const { upload } = reply.json<UploadReply>();
    expect(upload.file_name).toBe(kept);
    const back = await scene.test.app.inject({
      method: "GET",
      url: `/api/uploads/${upload.id}/file?rows=all`,
      headers: scene.partner.account.headers,
    });
    // oxlint-disable-next-line no-control-regex -- what a header may not hold
    expect(back.headers["content-disposition"]).toMatch(
      /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w.%!#$&+^`|~-]+$/,
    );
    expect(back.body).toContain("H-1");
  });
});

describe("a file on its way back", () => {
  it("mended and sent again ends without an error and without a double", async () => {
    const file = csvOf(4, { from: 900 }).replace(",25902,", ",soon,");
    const { upload } = await scene.upload(file);
    expect(upload.counts).toMatchObject({ inserted: 3, failed: 1 });
    const url = `/api/uploads/${upload.id}/file?rows=failed`;
    const { headers } = scene.partner.account;
    const back = await scene.test.app.inject({ method: "GET", url, headers });
    expect(back.statusCode).toBe(200);
    expect(back.headers["content-disposition"]).toContain("homes-to-fix.csv");
    expect(back.body).toContain("_reason_th");
    expect(back.body).not.toContain("H-901");
    const mended = await scene.upload(back.rawPayload.toString().replace(",soon,", ",25902,"));
    expect(mended).toMatchObject({ success: true, inserted: 1, errors: [] });
  });

  it("is refused where it could not be read at all", async () => {
    const refused = await scene.send("%PDF-1.7");
    const url = `/api/uploads/${refused.json<Problem>().upload_id ?? ""}/file`;
    const { headers } = scene.partner.account;
    expect((await scene.test.app.inject({ method: "GET", url, headers })).statusCode).toBe(409);
  });

  it("has a template that is read as homes itself, its examples left aside", async () => {
    const get = async (query: string) =>
      (await scene.test.app.inject({ method: "GET", url: `/api/uploads/template?${query}` }))
        .rawPayload;
    const thai = (await get("language=th&format=csv")).toString();
    const filled = await scene.upload(thai.replace("EXAMPLE-1", "T-1"), { dry_run: true });
    expect([filled.errors, filled.upload.counts.inserted]).toEqual([[], 1]);
    const empty = await scene.send(await get("language=en&format=xlsx"), { dry_run: true });
    expect(empty.json<Problem>().detail).toBe("There are no listings in this file.");
  });
});
