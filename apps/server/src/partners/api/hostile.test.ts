import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { BulkReply, Problem } from "@propertyvr/contracts";
import { type Program, startProgram } from "@propertyvr/database/testing";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../platform/http/testing/test-app.ts";
import {
  createTestPartner,
  plainHome,
  type TestPartner,
} from "../../stock/partner-listings/testing/test-partner.ts";

let test: TestApp;
let admin: SignedUp;
let partner: TestPartner;
let port: number;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signUp({ name: "Ploy" });
  await test.app.listen({ host: "127.0.0.1", port: 0 });
  port = (test.app.server.address() as AddressInfo).port;
});
beforeEach(async () => {
  partner = await createTestPartner(test, admin);
});
afterAll(() => test.close());

const MIB = 1024 * 1024;
const PATHS = ["/api/partner/properties", "/api/partner/properties/bulk"];
const countStock = async (): Promise<number> => {
  const { rows } = await test.database.pool.query<{ n: number }>(
    "select count(*)::int as n from listings where source = $1",
    [`partner:${partner.partnerId}`],
  );
  return rows[0]?.n ?? -1;
};

/** Sends a head and these bytes and no more; what the server answers to that. */
const answerTo = async (path: string, field: string, bytes = ""): Promise<string> => {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk: Buffer) => {
    answer += chunk.toString();
  });
  await once(socket, "connect");
  const fields = [
    "Host: x",
    `X-API-Key: ${partner.headers["x-api-key"]}`,
    "Content-Type: application/json",
    field,
  ];
  socket.write(`POST ${path} HTTP/1.1\r\n${fields.join("\r\n")}\r\n\r\n${bytes}`);
  await expect.poll(() => answer).toContain("request_id");
  socket.destroy();
  return answer;
};

it.each(PATHS)("64 MiB to %s are refused by their length, before a byte of them", async (path) => {
  const answer = await answerTo(path, `Content-Length: ${64 * MIB}`);
  expect(answer).toContain("HTTP/1.1 413");
  expect(answer).toContain("body_too_large");
});

it.each([
  [PATHS[0] ?? "", 1 * MIB],
  [PATHS[1] ?? "", 5 * MIB],
])("%s reads %i bytes of a body without a length, and no more", async (path, limit) => {
  const size = limit + 1;
  const chunk = `${size.toString(16)}\r\n${" ".repeat(size)}`;
  expect(await answerTo(path, "Transfer-Encoding: chunked", chunk)).toContain("HTTP/1.1 413");
});

const bulk = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: "POST",
    url: "/api/partner/properties/bulk",
    headers: { ...partner.headers, "content-type": "application/json", ...headers },
    payload,
  });

const nest = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

it("rows that nest deeper than a home does are refused while the others land", async () => {
  const deep = `{"title":"x","images":${nest(60)}}`;
  const wide = `{"contact":{"a":{"b":{"c":{"d":{}}}}}}`;
  const reply = await bulk(`[${deep},${JSON.stringify(plainHome)},${wide}]`);
  expect(reply.statusCode).toBe(207);
  const { errors, inserted } = reply.json<BulkReply>();
  expect(errors.map(({ row, code }) => [row, code])).toEqual([
    [1, "row.too_deep"],
    [3, "row.too_deep"],
  ]);
  expect([inserted, await countStock()]).toEqual([1, 1]);
});

it("a body that nests deeper than 64 levels is refused before its rows are read", async () => {
  for (const depth of [65, 40_000, 2_000_000]) {
    const reply = await bulk(`[${JSON.stringify(plainHome)},${nest(depth)}]`);
    const { code, detail } = reply.json<Problem>();
    expect([reply.statusCode, code]).toEqual([400, "unreadable_body"]);
    expect(detail).toBe("The body is nested deeper than 64 levels.");
  }
  expect(await countStock()).toBe(0);
});

it("a line that nests deeper than 64 levels is refused alone", async () => {
  const lines = [JSON.stringify(plainHome), `{"images":${nest(100_000)}}`];
  const reply = await bulk(lines.join("\n"), { "content-type": "application/x-ndjson" });
  expect(reply.statusCode).toBe(207);
  const { errors, inserted } = reply.json<BulkReply>();
  expect(errors.map(({ row, code }) => [row, code])).toEqual([[2, "row.unreadable"]]);
  expect(errors[0]?.message).toContain("nested deeper than 64 levels");
  expect(inserted).toBe(1);
});

it("compressed bodies are refused as such", async () => {
  for (const url of PATHS) {
    const reply = await test.app.inject({
      method: "POST",
      url,
      headers: {
        ...partner.headers,
        "content-type": "application/json",
        "content-encoding": "gzip",
      },
      payload: gzipSync(JSON.stringify([plainHome])),
    });
    expect([reply.statusCode, reply.json<Problem>().code]).toEqual([415, "unsupported_media_type"]);
    expect(reply.headers["accept-encoding"]).toBe("identity");
    expect(reply.json<Problem>().detail).toContain("Content-Encoding");
  }
});

it("the errors of 1,000 rows are all counted, and listed up to a bound", async () => {
  const wrong = { price: "?", property_type: 7, status: [1], deal: [1], province: "Atlantis" };
  const row = JSON.stringify({ ...wrong, external_id: 1.5 });
  const reply = await bulk(`[${Array.from({ length: 1_000 }, () => row).join(",")}]`);
  expect(reply.statusCode).toBe(422);
  const problem = reply.json<Problem>();
  expect(problem.errors).toHaveLength(1_000);
  expect(problem.errors_total).toBeGreaterThan(5_000);
});

const servers: Program[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.kill("SIGKILL");
});
/** A server that dies with its answer ready; the request to it never gets one. */
const sendToTheDying = async (payload: string, headers: Record<string, string>): Promise<void> => {
  const program = fileURLToPath(
    new URL("../../stock/partner-listings/testing/dying-server.ts", import.meta.url),
  );
  const moment = test.clock.now().toISOString();
  const server = startProgram(program, test.database.url, test.deps.secret, moment);
  servers.push(server);
  const [address] = (await once(server.stdout, "data")) as [Buffer];
  const died = once(server, "exit");
  const request = fetch(`${address.toString().trim()}/api/partner/properties/bulk`, {
    method: "POST",
    headers: { ...partner.headers, "content-type": "application/json", ...headers },
    body: payload,
  });
  await expect(request).rejects.toThrow("fetch failed");
  expect((await died)[1]).toBe("SIGKILL");
};

it("after a kill between commit and answer, the same rows sent again count as unchanged", async () => {
  const payload = JSON.stringify([plainHome, { ...plainHome, external_id: "A-2" }]);
  await sendToTheDying(payload, {});
  expect(await countStock()).toBe(2);
  const again = (await bulk(payload)).json<BulkReply>();
  expect(again).toMatchObject({ inserted: 0, updated: 0, unchanged: 2, failed: 0 });
  const { rows } = await test.database.pool.query(
    "select op from listing_changes where partner_id = $1",
    [partner.partnerId],
  );
  expect(rows).toEqual([{ op: "inserted" }, { op: "inserted" }]);
});

it("after a kill between commit and answer, the same Idempotency-Key gets the answer that was lost", async () => {
  const payload = JSON.stringify([plainHome]);
  const headers = { "idempotency-key": "sent-and-killed" };
  await sendToTheDying(payload, headers);
  const again = await bulk(payload, headers);
  expect([again.statusCode, again.headers["idempotent-replayed"]]).toEqual([201, "true"]);
  expect(again.json<BulkReply>()).toMatchObject({ inserted: 1 });
  expect(await countStock()).toBe(1);
});
