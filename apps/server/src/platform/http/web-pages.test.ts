import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import type { Problem } from "@propertyvr/contracts";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "./testing/test-app.ts";
import { compressReplies } from "./web-pages.ts";

const INDEX = "<!doctype html><title>PropertyVR</title>";
const CHAT = "<!doctype html><title>PropertyVR</title><link rel=modulepreload href=/chat.js>";
const NEW_CHAT = `${CHAT}<p>Hi there`;
const SCRIPT = "export const text = 'สวัสดี';\n".repeat(200);
const PACKED_PAGE = `${INDEX}<p>Welcome back`;
/** Marked by its window, which the server would choose otherwise. */
const packed = (text: string): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_LGWIN]: 10 } });
const folder = mkdtempSync(path.join(tmpdir(), "web-"));
const former = `${folder}-former`;
let test: TestApp;

beforeAll(async () => {
  mkdirSync(path.join(folder, "assets"));
  writeFileSync(path.join(folder, "index.html"), INDEX);
  writeFileSync(path.join(folder, "chat.html"), CHAT);
  writeFileSync(path.join(folder, "new-chat.html"), NEW_CHAT);
  writeFileSync(path.join(folder, "assets", "app-a1b2c3.js"), SCRIPT);
  for (const [file, text] of [
    ["login.html", PACKED_PAGE],
    ["assets/packed-a1b2c3.js", SCRIPT],
  ] as const) {
    writeFileSync(path.join(folder, file), text);
    writeFileSync(path.join(folder, `${file}.br`), packed(text));
  }
  writeFileSync(path.join(folder, "icon.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  writeFileSync(path.join(folder, "sw.js"), "// holds the files");
  writeFileSync(path.join(folder, "sw-off.js"), "// lets go of them");
  mkdirSync(path.join(former, "assets"), { recursive: true });
  writeFileSync(path.join(former, "assets", "app-former.js"), "// of before");
  writeFileSync(path.join(former, "assets", "app-a1b2c3.js"), "// not this one");
  test = await createTestApp({ options: { webFolder: folder } });
});
afterAll(async () => {
  await test.close();
  for (const each of [folder, former]) rmSync(each, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers });

describe("the web app", () => {
  it.each([
    ["/", NEW_CHAT],
    ["/?open=upload", NEW_CHAT],
    ["/chats/some-id", CHAT],
  ])(
    "answers %s with the page that names the files of its drawing, never stored",
    async (url, copy) => {
      const reply = await get(url);
      expect([reply.statusCode, reply.body]).toEqual([200, copy]);
      expect(reply.headers["cache-control"]).toBe("no-store");
      expect(reply.headers["content-type"]).toBe("text/html; charset=utf-8");
    },
  );

  it.each(["/explore?x=1", "/partner-portal/keys"])(
    "is its one page at %s, never stored",
    async (url) => {
      const reply = await get(url);
      expect([reply.statusCode, reply.body]).toEqual([200, INDEX]);
      expect(reply.headers["cache-control"]).toBe("no-store");
      expect(reply.headers["content-type"]).toBe("text/html; charset=utf-8");
    },
  );

  it("answers 404 with the page for a home that does not exist", async () => {
    const reply = await get("/property/some-id");
    expect([reply.statusCode, reply.body]).toEqual([404, INDEX]);
    const { statusCode } = await test.app.inject({ method: "HEAD", url: "/property/some-id" });
    expect(statusCode).toBe(404);
  });

  it("keeps hashed files for ever and asks about the others", async () => {
    const script = await get("/assets/app-a1b2c3.js");
    expect(script.body).toBe(SCRIPT);
    expect(script.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const icon = await get("/icon.svg");
    expect(icon.headers["cache-control"]).toBe("no-cache");
    expect(icon.headers["content-type"]).toContain("image/svg+xml");
    expect(icon.headers.etag).toBeDefined();
  });

  it("still has the hashed files of the build before, for pages that are open", async () => {
    const reply = await get("/assets/app-former.js");
    expect([reply.statusCode, reply.body]).toEqual([200, "// of before"]);
    expect(reply.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect((await get("/index.html")).body).toBe(INDEX);
  });

  it("lets the service worker be asked for anew each time, and ends it in every browser once it is switched off", async () => {
    const worker = await get("/sw.js");
    expect([worker.body, worker.headers["cache-control"]]).toEqual([
      "// holds the files",
      "no-cache",
    ]);
    expect(worker.headers["content-type"]).toContain("javascript");
    const off = await createTestApp({
      config: { hasServiceWorker: false },
      options: { webFolder: folder },
    });
    const reply = await off.app.inject({ url: "/sw.js" });
    expect([reply.body, reply.headers["cache-control"]]).toEqual([
      "// lets go of them",
      "no-cache",
    ]);
    expect(reply.headers["content-type"]).toContain("javascript");
    await off.close();
  });

  it.each([
    "/assets/app-gone.js",
    "/assets/",
    "/favicon.ico",
    "/api/nope",
    "/api",
    "/.env",
    "/assets",
    "/%00",
    "/assets/%00.js",
  ])("does not answer %s with its page", async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.json<Problem>().code).toBe("not_found");
  });

  it("gives away no file outside its folder", async () => {
    for (const url of ["/..%2f..%2fetc%2fpasswd", "/../../etc/passwd", "/assets/..%5c..%5cetc"])
      expect((await get(url)).body).not.toContain("root:");
  });

  it("runs scripts of its own origin only", async () => {
    const { headers } = await get("/");
    expect(headers["content-security-policy"]).toBe(
      "default-src 'self'; script-src 'self'; worker-src 'self'; " +
        "style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; object-src 'none'; " +
        "base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    );
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["permissions-policy"]).toContain("microphone=(self)");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  });

  it("is compressed as the browser accepts it", async () => {
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [accepts, encoding] of [
      ["gzip, deflate, br", "br"],
      ["gzip", "gzip"],
    ] as const) {
      const reply = await get("/assets/app-a1b2c3.js", { "accept-encoding": accepts });
      expect(reply.headers["content-encoding"]).toBe(encoding);
      expect(reply.headers.vary).toContain("accept-encoding");
      expect(reply.rawPayload.length).toBeLessThan(SCRIPT.length / 4);
      expect(unpack[encoding](reply.rawPayload).toString()).toBe(SCRIPT);
    }
    const json = await get("/api/openapi.json", { "accept-encoding": "br" });
    expect(json.headers["content-encoding"]).toBe("br");
  });

  it("is sent as the build packed it, as the same kind of file and kept as long", async () => {
    for (const [url, text, type, caching] of [
      ["/login", PACKED_PAGE, "text/html; charset=utf-8", "no-store"],
      ["/assets/packed-a1b2c3.js", SCRIPT, "javascript", "public, max-age=31536000, immutable"],
    ] as const) {
      const reply = await get(url, { "accept-encoding": "gzip, br" });
      expect(reply.headers["content-encoding"]).toBe("br");
      expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(text);
      expect(reply.rawPayload).toEqual(packed(text));
      expect(reply.headers["content-type"]).toContain(type);
      expect(reply.headers["cache-control"]).toBe(caching);
      expect(reply.headers.vary).toContain("accept-encoding");
      expect((await get(url)).body).toBe(text);
    }
  });
});

describe("an event stream", () => {
  it("is never packed, however large", async () => {
    const app = Fastify();
    compressReplies(app);
    app.register((inner, _options, done) => {
      inner.get("/events", (_request, reply) =>
        reply.type("text/event-stream").send("data: x\n\n".repeat(1_000)),
      );
      inner.get("/text", (_request, reply) => reply.type("text/plain").send("x".repeat(9_000)));
      done();
    });
    const encodingOf = async (url: string) =>
      (await app.inject({ url, headers: { "accept-encoding": "br, gzip" } })).headers[
        "content-encoding"
      ];
    expect(await encodingOf("/text")).toBe("br");
    expect(await encodingOf("/events")).toBeUndefined();
    await app.close();
  });
});

describe("without a built web app", () => {
  it("a page says how to build it, and the interface works", async () => {
    const bare = await createTestApp({ options: { webFolder: path.join(folder, "nowhere") } });
    const reply = await bare.app.inject({ url: "/login" });
    expect([reply.statusCode, reply.headers["content-type"]]).toEqual([
      404,
      "text/plain; charset=utf-8",
    ]);
    expect(reply.body).toContain("npm start");
    expect((await bare.app.inject({ url: "/api/ready" })).statusCode).toBe(200);
    await bare.close();
  });
});
