import {
  ATTACHMENT_LIMITS,
  type Attachment,
  type Chat,
  type Message,
  type Problem,
} from "@propertyvr/contracts";
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../platform/http/testing/test-app.ts";
import { attach, attached } from "./testing/attach.ts";
import { docxParts, packed, wordParagraph } from "./testing/office-files.ts";
import { pdfOf } from "./testing/pdf-of.ts";
import { photo } from "./testing/phone-photo.ts";

const DAY_MS = 24 * 3_600_000;
const TEXT = "คอนโด 2 ห้องนอน ใกล้ BTS อารีย์";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

let person: SignedUp;
beforeEach(async () => {
  await test.database.pool.query("truncate attachments, message_attachments, files cascade");
  person = await test.signUp();
});

const ask = (
  method: "GET" | "POST" | "DELETE",
  url: string,
  payload?: object,
  who: SignedUp = person,
) => test.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) });
const count = async (table: "attachments" | "files" | "file_pieces"): Promise<number> => {
  const { rows } = await test.database.pool.query<{ count: string }>(
    `select count(*) from ${table}`,
  );
  return Number(rows[0]?.count);
};
/** For a minute deleting and clearing can be undone. */
const letUndoPass = async (): Promise<void> => {
  test.clock.forward(3 * 60_000);
  await test.app.jobs.idle();
};
const newChat = async (): Promise<string> => (await ask("POST", "/api/chats", {})).json<Chat>().id;
const docx = packed(docxParts(wordParagraph(TEXT)));

describe("an attached file", () => {
  it("is recognised by its content, read in the background and downloaded as it came", async () => {
    const sent = await attach(test, person, docx, { name: "สัญญาเช่า ห้อง 12.docx" });
    expect([sent.statusCode, sent.json()]).toMatchObject([
      201,
      { name: "สัญญาเช่า ห้อง 12.docx", kind: "word", state: "reading", bytes: docx.length },
    ]);
    await test.app.jobs.idle();
    const { id } = sent.json<Attachment>();
    expect((await ask("GET", `/api/attachments/${id}`)).json()).toMatchObject({
      state: "ready",
      failure: null,
    });
    const file = await ask("GET", `/api/attachments/${id}/file`);
    expect(file.rawPayload.equals(docx)).toBe(true);
    expect(file.headers).toMatchObject({
      "content-disposition": expect.stringContaining("filename*=UTF-8") as string,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
    });
  });

  it("is nobody else's", async () => {
    const { id } = await attached(test, person, docx, "a.docx");
    const stranger = await test.signUp();
    for (const path of ["", "/file", "/picture/small"]) {
      const reply = await ask("GET", `/api/attachments/${id}${path}`, undefined, stranger);
      expect([path, reply.statusCode]).toEqual([path, 404]);
    }
    expect((await ask("DELETE", `/api/attachments/${id}`, undefined, stranger)).statusCode).toBe(
      404,
    );
    const url = `/api/chats/${(await ask("POST", "/api/chats", {}, stranger)).json<Chat>().id}/messages`;
    const said = await ask("POST", url, { message: "hi", attachments: [id] }, stranger);
    expect([said.statusCode, said.json<Problem>().errors?.[0]?.code]).toEqual([422, "gone"]);
  });

  it("sent again under its client_id is the same", async () => {
    const clientId = randomUUID();
    const name = "a.docx";
    const before = await count("files");
    const [one, other] = await Promise.all([
      attach(test, person, docx, { name, clientId }),
      attach(test, person, docx, { name, clientId }),
    ]);
    const third = await attach(test, person, docx, { name, clientId });
    const ids = [one, other, third].map((reply) => reply.json<Attachment>().id);
    expect(new Set(ids).size).toBe(1);
    expect(await count("files")).toBe(before + 1);
  });

  it.each<[string, string, string | Uint8Array, number, string]>([
    ["a program", "virus.exe", Buffer.from("MZ\u0090\u0000\u0003"), 422, "unsupported"],
    ["a page", "page.html", "<!doctype html><p>x</p>", 422, "unsupported"],
    ["a drawing", "a.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>", 422, "unsupported"],
    ["another archive", "a.zip", packed({ "homes.csv": "id" }), 422, "unsupported"],
    ["a HEIC photo", "IMG_1.HEIC", Buffer.from("\u0000\u0000\u0000\u0018ftypheic"), 422, "heic"],
    ["an old workbook", "a.xls", Buffer.from("d0cf11e0a1b11ae10000", "hex"), 422, "old_office"],
    ["a document named as a PDF", "a.pdf", docx, 422, "mislabelled"],
    ["a text named as a document", "a.docx", "just words", 422, "unsupported"],
    [
      "a page with a PDF behind it",
      "a.pdf",
      `<html>\n${" ".repeat(40)}%PDF-1.7`,
      422,
      "unsupported",
    ],
    ["nothing", "a.txt", "", 422, "empty"],
  ])(
    "that is %s is refused with its reason in both languages",
    async (_what, name, file, status, code) => {
      const before = await count("files");
      const reply = await attach(test, person, file, { name });
      const [error] = reply.json<Problem>().errors ?? [];
      expect([reply.statusCode, error?.code]).toEqual([status, code]);
      expect(error?.message_th).toMatch(/[ก-๙]/);
      expect(await count("files")).toBe(before);
    },
  );

  it("that is too large is refused, and leaves nothing behind", async () => {
    const before = await count("file_pieces");
    const reply = await attach(test, person, Buffer.alloc(ATTACHMENT_LIMITS.fileBytes + 1, 97), {
      name: "a.txt",
    });
    expect([reply.statusCode, reply.json<Problem>().errors?.[0]?.code]).toEqual([413, "too_large"]);
    expect(await count("file_pieces")).toBe(before);
  });

  it("that cannot be read says why, and its bytes are not kept", async () => {
    const before = await count("files");
    const { id, state, failure } = await attached(
      test,
      person,
      Buffer.from("%PDF-1.7\nbroken"),
      "a.pdf",
    );
    expect([state, failure?.code]).toEqual(["failed", "damaged"]);
    expect(await count("files")).toBe(before);
    expect((await ask("GET", `/api/attachments/${id}/file`)).statusCode).toBe(404);
    const url = `/api/chats/${await newChat()}/messages`;
    const said = await ask("POST", url, { message: "hi", attachments: [id] });
    expect([said.statusCode, said.json<Problem>().errors?.[0]?.code]).toEqual([422, "unreadable"]);
    expect((await ask("DELETE", `/api/attachments/${id}`)).statusCode).toBe(204);
  });

  it("that was removed while it is read stays removed", async () => {
    const before = await count("files");
    const sent = await attach(test, person, docx, { name: "a.docx" });
    const { id } = sent.json<Attachment>();
    expect((await ask("DELETE", `/api/attachments/${id}`)).statusCode).toBe(204);
    await test.app.jobs.idle();
    expect((await ask("GET", `/api/attachments/${id}`)).statusCode).toBe(404);
    expect(await count("files")).toBe(before);
  });

  it("that nobody sends goes after a day, with its bytes", async () => {
    const before = [await count("attachments"), await count("files")];
    const { id } = await attached(test, person, docx, "a.docx");
    test.clock.forward(DAY_MS + 60_000);
    await test.app.jobs.idle();
    expect((await ask("GET", `/api/attachments/${id}`)).statusCode).toBe(404);
    expect([await count("attachments"), await count("files")]).toEqual(before);
  });

  it("is refused where too many wait to be sent", async () => {
    for (let sent = 0; sent < ATTACHMENT_LIMITS.waiting; sent += 1)
      expect((await attach(test, person, "ก", { name: `${String(sent)}.txt` })).statusCode).toBe(
        201,
      );
    const reply = await attach(test, person, "ก", { name: "more.txt" });
    expect([reply.statusCode, reply.json<Problem>().code]).toEqual([409, "limit_reached"]);
  });
});

describe("an attached picture", () => {
  it("is shown by copies of ours, upright and without what its file tells besides", async () => {
    const before = await count("files");
    const { id, picture } = await attached(test, person, await photo(2_400, 1_200, 6), "IMG 1.jpg");
    expect(picture).toEqual({ width: 1_200, height: 2_400 });
    for (const [size, format, longest] of [
      ["small", "webp", 320],
      ["large", "jpeg", 1_600],
    ] as const) {
      const reply = await ask("GET", `/api/attachments/${id}/picture/${size}`);
      const shown = await sharp(reply.rawPayload).metadata();
      expect(shown).toMatchObject({ format, height: longest, width: longest / 2 });
      expect(shown.exif).toBeUndefined();
      expect(reply.rawPayload.includes("Secretphone")).toBe(false);
    }
    expect(await count("files")).toBe(before + 3);
    expect((await ask("DELETE", `/api/attachments/${id}`)).statusCode).toBe(204);
    expect(await count("files")).toBe(before);
  });

  it("whose place is known tells it to the turn alone", async () => {
    const { id } = await attached(test, person, await photo(400, 300), "a.jpg");
    const { rows } = await test.database.pool.query(
      "select picture from attachments where id = $1",
      [id],
    );
    const place = { latitude: 13.775, longitude: expect.closeTo(100.5333, 3) as number };
    expect(rows).toEqual([{ picture: { width: 400, height: 300, place } }]);
    expect((await ask("GET", `/api/attachments/${id}`)).body).not.toContain("13.7");
  });

  it("that is no picture inside, or has too many pixels, is refused", async () => {
    const broken = await attached(
      test,
      person,
      Buffer.from("\u00ff\u00d8\u00ff\u00e0nothing", "latin1"),
      "a.jpg",
    );
    expect(broken.failure?.code).toBe("damaged");
    const huge = Buffer.from(
      await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: "#fff" } })
        .png()
        .toBuffer(),
    );
    const many = await attached(test, person, huge, "b.png");
    expect(many.failure?.code).toBe("too_many_pixels");
  });
});

describe("files of a message", () => {
  const messagesOf = async (chatId: string) =>
    (await ask("GET", `/api/chats/${chatId}/messages`)).json<Message[]>();

  it("are kept with it in their order, and deleted with it", async () => {
    const before = [await count("attachments"), await count("files")];
    const chatId = await newChat();
    const word = await attached(test, person, docx, "ก.docx");
    const pdf = await attached(test, person, pdfOf([[{ text: TEXT, x: 50, y: 700 }]]), "ข.pdf");
    const said = await ask("POST", `/api/chats/${chatId}/messages`, {
      message: "",
      attachments: [pdf.id, word.id],
      share_with_model: [word.id],
    });
    expect(said.statusCode).toBe(200);
    const [chat] = (await ask("GET", "/api/chats")).json<Chat[]>();
    expect(chat?.title).toBe("ข.pdf");
    const [question] = await messagesOf(chatId);
    expect(question?.attachments).toMatchObject([
      { id: pdf.id, name: "ข.pdf", share_with_model: false },
      { id: word.id, name: "ก.docx", share_with_model: true },
    ]);
    // They stay for good.
    test.clock.forward(DAY_MS * 3);
    await test.app.jobs.idle();
    expect((await ask("GET", `/api/attachments/${pdf.id}/file`)).statusCode).toBe(200);
    expect((await ask("DELETE", `/api/attachments/${pdf.id}`)).statusCode).toBe(409);
    expect((await ask("DELETE", `/api/chats/${chatId}/messages`)).statusCode).toBe(204);
    await letUndoPass();
    expect((await ask("GET", `/api/attachments/${pdf.id}`)).statusCode).toBe(404);
    expect([await count("attachments"), await count("files")]).toEqual(before);
  });

  it("are kept as long as another version of the question holds them", async () => {
    const chatId = await newChat();
    const { id } = await attached(test, person, docx, "ก.docx");
    const url = `/api/chats/${chatId}/messages`;
    await ask("POST", url, { message: "one", attachments: [id] });
    const [first] = await messagesOf(chatId);
    const replaces = first?.id;
    expect(
      (await ask("POST", url, { message: "two", attachments: [id], replaces })).statusCode,
    ).toBe(200);
    expect((await messagesOf(chatId))[0]).toMatchObject({ content: "two", attachments: [{ id }] });
    await test.database.pool.query("delete from messages where id = $1", [replaces]);
    expect((await ask("GET", `/api/attachments/${id}/file`)).statusCode).toBe(200);
    await ask("DELETE", "/api/chats");
    await letUndoPass();
    expect((await ask("GET", `/api/attachments/${id}/file`)).statusCode).toBe(404);
  });

  it("that are still read, or are not there, keep the message back", async () => {
    const url = `/api/chats/${await newChat()}/messages`;
    const { id } = await attached(test, person, docx, "a.docx");
    await test.database.pool.query("update attachments set state = 'reading' where id = $1", [id]);
    for (const [ids, code] of [
      [[id], "not_ready"],
      [[randomUUID()], "gone"],
      [["../x"], "gone"],
    ] as const) {
      const said = await ask("POST", url, { message: "hi", attachments: ids });
      expect([said.statusCode, said.json<Problem>().errors?.[0]?.code]).toEqual([422, code]);
    }
    const many = Array.from({ length: 11 }, () => randomUUID());
    expect((await ask("POST", url, { message: "hi", attachments: many })).statusCode).toBe(422);
  });

  it("leave with an export and come back with it, read again", async () => {
    const chatId = await newChat();
    const { id } = await attached(test, person, docx, "สัญญา.docx");
    await ask("POST", `/api/chats/${chatId}/messages`, { message: "hi", attachments: [id] });
    const exported = (await ask("GET", "/api/chats/export")).json<object>();
    expect(JSON.stringify(exported)).toContain(Buffer.from(docx).toString("base64"));
    const other = await test.signUp();
    const imported = await ask("POST", "/api/chats/import", exported, other);
    expect(imported.json()).toMatchObject({ imported: 1 });
    await test.app.jobs.idle();
    const [chat] = (await ask("GET", "/api/chats", undefined, other)).json<Chat[]>();
    const messages = await ask("GET", `/api/chats/${chat?.id ?? ""}/messages`, undefined, other);
    const [file] = messages.json<Message[]>()[0]?.attachments ?? [];
    expect(file).toMatchObject({ name: "สัญญา.docx", kind: "word", share_with_model: false });
    const again = await ask("GET", `/api/attachments/${file?.id ?? ""}`, undefined, other);
    expect(again.json()).toMatchObject({ state: "ready" });
    const bytes = await ask("GET", `/api/attachments/${file?.id ?? ""}/file`, undefined, other);
    expect(bytes.rawPayload.equals(docx)).toBe(true);
  });
});
