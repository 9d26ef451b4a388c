/** A real server process is killed with SIGKILL while it takes or reads an attached file. */
import type { Attachment } from "@propertyvr/contracts";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { connect } from "node:net";
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from "vitest";
import { type ServerProcess, startServer } from "../../platform/limits/testing/server-process.ts";
import { pdfOf } from "./testing/pdf-of.ts";

const PAGES = 100;
const LINES = 40;
const line = (page: number, at: number): string =>
  `หน้า ${String(page)} ข้อ ${String(at)} ผู้เช่าตกลงชำระค่าเช่า ${String(page * at)} บาท ภายในวันที่ห้าของเดือน`;
/** Long enough that reading it takes a good while. */
const LONG_PDF = pdfOf(
  Array.from({ length: PAGES }, (_, page) =>
    Array.from({ length: LINES }, (__, at) => ({ text: line(page, at), x: 50, y: 800 - at * 15 })),
  ),
);

let database: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  server = await startServer(database.url, "alone");
}, 60_000);
afterEach(() => server.end("SIGKILL"));

/** Kills the server where it stands and starts the next one on the same database. */
async function killAndStart(): Promise<void> {
  await server.end("SIGKILL");
  server = await startServer(database.url, "alone");
}

async function signUp(email: string): Promise<Readonly<Record<string, string>>> {
  const reply = await fetch(`${server.origin}/api/auth/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Ploy", email, password: "secret-1" }),
  });
  const { session_token: token } = (await reply.json()) as { session_token: string };
  return { authorization: `Bearer ${token}` };
}

async function attach(headers: Readonly<Record<string, string>>): Promise<string> {
  const form = new FormData();
  form.append("file", new Blob([Buffer.from(LONG_PDF)]), "contract.pdf");
  const reply = await fetch(`${server.origin}/api/attachments`, {
    method: "POST",
    headers,
    body: form,
  });
  expect(reply.status).toBe(201);
  return ((await reply.json()) as Attachment).id;
}

async function attachmentOf(
  id: string,
  headers: Readonly<Record<string, string>>,
): Promise<Attachment> {
  const reply = await fetch(`${server.origin}/api/attachments/${id}`, { headers });
  expect(reply.status).toBe(200);
  return (await reply.json()) as Attachment;
}

const isBeingRead = async (id: string): Promise<boolean> => {
  const { rowCount } = await database.pool.query(
    "select from jobs where kind = 'read-attachment' and payload ->> 'id' = $1 and holder is not null",
    [id],
  );
  return rowCount === 1;
};
const documentOf = async (id: string): Promise<unknown> => {
  const { rows } = await database.pool.query<{ document: unknown }>(
    "select document from attachments where id = $1",
    [id],
  );
  return rows[0]?.document;
};
const countOf = async (table: "attachments" | "files" | "file_pieces"): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from ${table}`,
  );
  return rows[0]?.count ?? -1;
};
const filesLeft = async () => [
  await countOf("attachments"),
  await countOf("files"),
  await countOf("file_pieces"),
];

describe("a server that is killed", () => {
  it("while it reads a file loses nothing of it, and nothing stays once the file is removed", async () => {
    const headers = await signUp("ploy@example.com");
    const id = await attach(headers);
    await expect.poll(() => isBeingRead(id), { interval: 5, timeout: 20_000 }).toBe(true);
    await server.end("SIGKILL");
    expect(await documentOf(id)).toBeNull();
    server = await startServer(database.url, "alone");
    const stateOf = async () => (await attachmentOf(id, headers)).state;
    await expect.poll(stateOf, { interval: 200, timeout: 90_000 }).toBe("ready");
    const text = JSON.stringify(await documentOf(id));
    const readPages = [0, PAGES / 2, PAGES - 1].filter((page) =>
      text.includes(line(page, LINES - 1)),
    );
    expect(readPages).toHaveLength(3);
    expect(await countOf("files")).toBe(1);
    const removed = await fetch(`${server.origin}/api/attachments/${id}`, {
      method: "DELETE",
      headers,
    });
    expect(removed.status).toBe(204);
    expect(await filesLeft()).toEqual([0, 0, 0]);
  }, 180_000);

  it("while a file comes keeps no part of it", async () => {
    const headers = await signUp("nok@example.com");
    const { hostname, port } = new URL(server.origin);
    const socket = connect(Number(port), hostname);
    socket.on("error", () => undefined);
    const boundary = "a-line-between-parts";
    socket.write(
      `POST /api/attachments HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: ${String(headers["authorization"])}\r\n` +
        `content-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: 4000000\r\n\r\n` +
        `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`,
    );
    socket.write(Buffer.alloc(2_500_000, "%PDF-1.7 "));
    await expect.poll(() => countOf("file_pieces"), { timeout: 20_000 }).toBeGreaterThan(0);
    await server.end("SIGKILL");
    socket.destroy();
    expect(await countOf("attachments")).toBe(0);
    await killAndStart();
    // As if a quarter of an hour had gone by in which nothing of it came. Asked again, because a piece that
    // was on its way to the database may still arrive.
    const leftAfterQuarter = async () => {
      await database.pool.query("update files set touched_at = now() - interval '16 minutes'");
      await database.pool.query("update jobs set run_at = now() where kind = 'sweep-files'");
      return filesLeft();
    };
    await expect.poll(leftAfterQuarter, { timeout: 60_000, interval: 500 }).toEqual([0, 0, 0]);
  }, 120_000);
});
