import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  createTestPartner,
  type TestPartner,
} from "../../stock/partner-listings/testing/test-partner.ts";
import { createTestApp, type SignedUp, type TestApp } from "./testing/test-app.ts";

let test: TestApp;
let admin: SignedUp;
let partner: TestPartner;
let port: number;
let before = 0;
/** The server's ends of the connections. */
const sockets: Socket[] = [];
beforeAll(async () => {
  test = await createTestApp({ config: { metricsToken: "metrics" } });
  admin = await test.signUp();
  partner = await createTestPartner(test, admin);
  await test.app.listen({ host: "127.0.0.1", port: 0 });
  test.app.server.on("connection", (socket: Socket) => sockets.push(socket));
  port = (test.app.server.address() as AddressInfo).port;
});
beforeEach(() => {
  before = test.logged.length;
});
afterAll(() => test.close());

const open = async (): Promise<Socket> => {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  await once(socket, "connect");
  return socket;
};
const head = (path: string, fields: Readonly<Record<string, string>>): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n`;
/** Resolves when the server has seen this connection end, and whatever it did about it is done. */
const endOf = async (socket: Socket): Promise<void> => {
  const { localPort } = socket;
  const theirs = sockets.find(({ remotePort }) => remotePort === localPort);
  socket.resetAndDestroy();
  if (theirs !== undefined && !theirs.closed)
    await new Promise((resolve) => theirs.once("close", resolve));
  await new Promise((resolve) => setTimeout(resolve, 100));
};
/** Sends a request that waits for a table, and hangs up before the table is free. */
const leaveDuring = async (table: string, request: string): Promise<void> => {
  const socket = await open();
  const client = await test.database.pool.connect();
  try {
    await client.query(`begin; lock table ${table} in access exclusive mode`);
    socket.write(request);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await endOf(socket);
  } finally {
    await client.query("rollback");
    client.release();
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
};
const WARN = 40;
const complaints = () =>
  test.logged.slice(before).filter(({ level }) => typeof level === "number" && level >= WARN);
const faultsCounted = async (): Promise<string[]> => {
  const { body } = await test.app.inject({
    url: "/metrics",
    headers: { authorization: "Bearer metrics" },
  });
  return body.split("\n").filter((line) => /_count\{.*status="5\d\d"/.test(line));
};

const FORM = { "content-type": "multipart/form-data; boundary=x" };
const JSON_TYPE = { "content-type": "application/json" };
const BODIES = [
  ["a sign-in", "/api/auth/login", JSON_TYPE, '{"email":"a@b.co",'],
  ["a bulk", "/api/partner/properties/bulk", JSON_TYPE, '[{"title":"x"},'],
  [
    "lines of a bulk",
    "/api/partner/properties/bulk",
    { "content-type": "application/x-ndjson" },
    "{",
  ],
  ["a file with a key", "/api/partner/imports", { "content-type": "text/csv" }, "title,price\n"],
  [
    "a file in a form",
    "/api/properties/upload/csv",
    FORM,
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\ntitle,price\n',
  ],
  ["homes as JSON", "/api/properties/upload/json", JSON_TYPE, '[{"title":'],
] as const;

describe("a caller that hangs up", () => {
  it.each(BODIES)("in the middle of %s is no fault", async (_what, path, type, part) => {
    const who = path.startsWith("/api/partner/") ? partner.headers : admin.headers;
    const socket = await open();
    socket.write(head(path, { ...who, ...type, "content-length": "100000" }) + part);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await endOf(socket);
    expect(complaints()).toEqual([]);
    expect(await faultsCounted()).toEqual([]);
  });

  it("with the whole request sent, before its answer, is no fault", async () => {
    const body = JSON.stringify({ email: "nobody@example.com", password: "secret" });
    const fields = { ...JSON_TYPE, "content-length": String(body.length) };
    for (let n = 0; n < 3; n += 1) {
      const socket = await open();
      await new Promise<void>((sent) => {
        socket.write(head("/api/auth/login", fields) + body, () => sent());
      });
      await endOf(socket);
    }
    expect(complaints()).toEqual([]);
    expect(await faultsCounted()).toEqual([]);
  });

  it("while its key is looked up, and the key is bound to addresses, is no fault", async () => {
    const made = await test.app.inject({
      method: "POST",
      url: "/api/admin/api-keys",
      headers: admin.headers,
      payload: {
        partner_name: "Bound",
        partner_email: "bound@example.com",
        addresses: ["127.0.0.0/8"],
      },
    });
    const { key } = made.json<{ key: string }>();
    const field = `X-API-Key: ${key}`;
    await leaveDuring(
      "api_keys",
      `GET /api/partner/api-info HTTP/1.1\r\nHost: x\r\n${field}\r\n\r\n`,
    );
    expect(complaints()).toEqual([]);
    expect(await faultsCounted()).toEqual([]);
  });

  it("while its session is looked up for a report is no fault", async () => {
    const body = JSON.stringify({ reason: "scam", note: "" });
    const fields = { ...admin.headers, ...JSON_TYPE, "content-length": String(body.length) };
    await leaveDuring("sessions", head("/api/properties/1/reports", fields) + body);
    expect(complaints()).toEqual([]);
    expect(await faultsCounted()).toEqual([]);
  });

  it("in the middle of a file that it is sent is no fault", async () => {
    const rows = Array.from({ length: 40_000 }, (_, n) => `Condo ${n},${"long ".repeat(20)}`);
    const sent = await test.app.inject({
      method: "POST",
      url: "/api/partner/imports",
      headers: { ...partner.headers, "content-type": "text/csv" },
      payload: ["title,description", ...rows].join("\n"),
    });
    const said = sent.json<{ upload?: { id: string }; upload_id?: string }>();
    const id = said.upload?.id ?? said.upload_id ?? "";
    const socket = await open();
    const { "x-api-key": key } = partner.headers;
    socket.write(
      `GET /api/partner/imports/${id}/file?rows=all HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\n\r\n`,
    );
    const [first] = (await once(socket, "data")) as [Buffer];
    expect(first.toString()).toContain("HTTP/1.1 200");
    await endOf(socket);
    expect(complaints()).toEqual([]);
    expect(await faultsCounted()).toEqual([]);
  });

  it("is not in the usage of its key as a fault of ours", async () => {
    const keys = await test.app.inject({ url: "/api/admin/api-keys", headers: admin.headers });
    const { api_keys: all } = keys.json<{ api_keys: { id: string; partner_id: string }[] }>();
    const id = all.find(({ partner_id }) => partner_id === partner.partnerId)?.id ?? "";
    const url = `/api/admin/api-keys/${id}/usage?hours=24`;
    const reply = await test.app.inject({ url, headers: admin.headers });
    const { recent_logs: logs } = reply.json<{ recent_logs: { status_code: number }[] }>();
    expect(logs.length).toBeGreaterThan(3);
    expect(logs.filter(({ status_code: status }) => status >= 500)).toEqual([]);
  });
});
