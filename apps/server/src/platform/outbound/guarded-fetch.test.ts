import type { FetchFault } from "@propertyvr/contracts";
import fc from "fast-check";
import { createServer as createRawServer, type AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openOutbound, type FetchOptions, type Outbound } from "./guarded-fetch.ts";
import { openLocalWeb, type LocalWeb } from "./testing/local-web.ts";
import { writtenAs } from "./testing/written-addresses.ts";

const WITHIN = { maxBytes: 1_000, timeoutMs: 5_000 } satisfies FetchOptions;
/** On the public internet by number; nothing answers there in a test. */
const PUBLIC = "192.31.196.1";

let web: LocalWeb;
let guarded: Outbound;
let open: Outbound;
/** What the next look-ups of any name give, the last one for good. */
let addresses: string[][];
let lookups: number;

const resolve = async () => {
  lookups += 1;
  const found = addresses.length > 1 ? addresses.shift() : addresses[0];
  if (found === undefined) throw Object.assign(new Error("none"), { code: "ENOTFOUND" });
  return Promise.resolve(found);
};

beforeAll(async () => {
  web = await openLocalWeb();
  guarded = openOutbound({ allow: [], resolve, ports: new Set([80, 443, web.port]) });
  open = openOutbound({ allow: [web.host], resolve, ports: new Set([80, 443, web.port]) });
});
afterAll(async () => {
  await Promise.all([guarded.close(), open.close()]);
  await web.close();
});
beforeEach(() => {
  addresses = [];
  lookups = 0;
  web.answer((_request, reply) => reply.end("here"));
});

const faultOf = async (outbound: Outbound, url: string, over: Partial<FetchOptions> = {}) => {
  const fetched = await outbound.guardedFetch(url, { ...WITHIN, ...over });
  return fetched.ok ? `answered ${String(fetched.value.status)}` : fetched.failure.fault;
};
const repliesWith = async (path: string, over: Partial<FetchOptions> = {}) => {
  const fetched = await open.guardedFetch(web.origin + path, { ...WITHIN, ...over });
  if (!fetched.ok) throw new Error(fetched.failure.fault);
  return fetched.value;
};
/** Runs it, and says how many connections came in meanwhile. */
const connectionsDuring = async (work: () => Promise<void>) => {
  const before = web.connections();
  await work();
  return web.connections() - before;
};

describe("an address in a private network", () => {
  it("is reached by none of the ways to write it", async () => {
    const hosts = [
      ...writtenAs([127, 0, 0, 1]),
      ...writtenAs([0, 0, 0, 0]),
      "127.1",
      "0",
      "[::1]",
      "[::]",
      "[0:0:0:0:0:0:0:1]",
      "[fe80::1]",
      "[fe80::1%25lo]",
      "127.0.0.1..",
      "①②⑦.0.0.1",
    ];
    const came = await connectionsDuring(async () => {
      for (const host of hosts) {
        const fault = await faultOf(guarded, `http://${host}:${String(web.port)}/`);
        expect([host, fault]).toEqual([host, expect.stringMatching(/^(inward|not_a_url)$/)]);
      }
    });
    expect(came).toBe(0);
    expect(lookups).toBe(0);
  });

  it("is reached by no drawn private address in any writing", async () => {
    const octet = fc.integer({ min: 0, max: 255 });
    const inward = fc.oneof(
      fc.tuple(fc.constantFrom(0, 10, 127, 224, 239, 240, 255), octet, octet, octet),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
      fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), octet, octet),
      fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
      fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
      fc.tuple(fc.constant(198), fc.constantFrom(18, 19), octet, octet),
    );
    await fc.assert(
      fc.asyncProperty(inward, async (octets) => {
        for (const host of writtenAs(octets))
          expect([host, await faultOf(guarded, `http://${host}/`)]).toEqual([
            host,
            expect.stringMatching(/^(inward|not_a_url)$/),
          ]);
      }),
      { numRuns: 200 },
    );
    expect(lookups).toBe(0);
  });

  it.each([
    "localhost",
    "LOCALHOST",
    "localhost.",
    "app.localhost",
    "printer.local",
    "metadata.google.internal",
    "router.lan",
    "postgres",
    "1.0.0.127.in-addr.arpa",
    "a..example.com",
    "-.com",
  ])("counts as private: %s", async (name) => {
    addresses = [["127.0.0.1"]];
    const url = `http://${name}:${String(web.port)}/`;
    expect(
      await connectionsDuring(async () => {
        expect(await faultOf(guarded, url)).toBe("inward");
      }),
    ).toBe(0);
    expect(lookups).toBe(0);
  });

  it.each([
    ["one inward address", ["127.0.0.1"]],
    ["only inward addresses", ["10.0.0.1", "::1", "169.254.169.254"]],
    ["a mapped address", ["::ffff:127.0.0.1"]],
    ["no address", []],
    ["what is no address", ["localhost"]],
  ])("is not reached by a name with %s", async (_what, found) => {
    addresses = [found];
    expect(
      await connectionsDuring(async () => {
        expect(await faultOf(guarded, `http://photos.example.com:${String(web.port)}/`)).toBe(
          "inward",
        );
      }),
    ).toBe(0);
  });

  it("is not reached by a name that changes between check and connection", async () => {
    addresses = [[PUBLIC, "127.0.0.1"], ["127.0.0.1"]];
    const url = `http://rebound.example.com:${String(web.port)}/`;
    const came = await connectionsDuring(async () => {
      // Nothing answers at the public one; the other is never tried.
      await faultOf(guarded, url, { timeoutMs: 300 });
      expect(lookups).toBe(1);
      expect(await faultOf(guarded, url)).toBe("inward");
    });
    expect(came).toBe(0);
  });

  it.each([
    ["http://127.0.0.2:PORT/", "inward"],
    ["http://127.0.0.2/", "inward"],
    ["//[::1]/x.jpg", "inward"],
    ["http://2130706434/", "inward"],
    ["http://localhost:PORT/", "inward"],
    ["http://user:password@93.184.215.14/", "credentials"],
    ["file:///etc/passwd", "scheme"],
    ["gopher://93.184.215.14/", "scheme"],
    ["http://", "not_a_url"],
  ])("is not reached by a redirect to %s: %s", async (location, fault) => {
    web.answer((_request, reply) => {
      reply.writeHead(302, { location: location.replace("PORT", String(web.port)) }).end();
    });
    const came = await connectionsDuring(async () => {
      const fetched = await open.guardedFetch(`${web.origin}/leads-inward`, WITHIN);
      expect(fetched).toEqual({ ok: false, failure: { fault, redirects: 1 } });
    });
    expect(came).toBeLessThanOrEqual(1);
    expect(web.asked.at(-1)?.path).toBe("/leads-inward");
  });
});

describe("an address that is not fetched", () => {
  it.each<[string, FetchFault]>([
    ["", "not_a_url"],
    ["photo.jpg", "not_a_url"],
    ["http://[::1", "not_a_url"],
    ["http://1.2.3.4.5/", "not_a_url"],
    ["http://exa mple.com/", "not_a_url"],
    ["ftp://example.com/a.jpg", "scheme"],
    ["data:image/png;base64,AAAA", "scheme"],
    ["javascript:alert(1)", "scheme"],
    ["https://user@example.com/", "credentials"],
    ["https://:secret@example.com/", "credentials"],
    ["https://example.com:8443/", "port"],
    ["https://example.com:22/", "port"],
  ])("%s: %s", async (url, fault) => {
    expect(await faultOf(open, url)).toBe(fault);
    expect(lookups).toBe(0);
  });

  it("whose name nobody knows is said to be unknown", async () => {
    expect(await faultOf(open, "https://photos.example.com/a.jpg")).toBe("unknown_host");
  });

  it("where nobody listens gives no answer", async () => {
    const gone = await openLocalWeb();
    await gone.close();
    const outbound = openOutbound({ allow: [gone.host] });
    expect(await faultOf(outbound, gone.origin)).toBe("no_answer");
    await outbound.close();
  });
});

describe("a reply", () => {
  it("is given as it came, whatever its status", async () => {
    web.answer((_request, reply) => {
      reply.writeHead(404, { etag: '"x"', "content-type": "text/html" }).end("<h1>gone</h1>");
    });
    const reply = await repliesWith("/a");
    expect(reply).toMatchObject({ status: 404, headers: { etag: '"x"' }, url: `${web.origin}/a` });
    expect(reply.body.toString()).toBe("<h1>gone</h1>");
  });

  it("is never inflated", async () => {
    const bomb = gzipSync(Buffer.alloc(1_000_000));
    web.answer((_request, reply) => {
      reply.writeHead(200, { "content-encoding": "gzip" }).end(bomb);
    });
    const reply = await repliesWith("/", { maxBytes: bomb.length });
    expect(reply.body.equals(bomb)).toBe(true);
    expect(web.asked.at(-1)?.headers["accept-encoding"]).toBe("identity");
  });

  it("that declares too much is not read", async () => {
    web.answer((_request, reply) => {
      reply.writeHead(200, { "content-length": "10737418240" });
      reply.write("begins");
    });
    expect(await faultOf(open, web.origin)).toBe("too_large");
  });

  it("without an end is left at the limit, or cut there where that is enough", async () => {
    web.answer((_request, reply) => {
      const more = () => {
        while (reply.write("x".repeat(500)));
      };
      reply.on("drain", more);
      more();
    });
    expect(await faultOf(open, web.origin)).toBe("too_large");
    const cut = await repliesWith("/", { whenLarger: "cut" });
    expect(cut.body.toString()).toBe("x".repeat(1_000));
  });

  it("that drips is given up in the whole time it has", async () => {
    web.answer((_request, reply) => {
      const drip = setInterval(() => reply.write("x"), 20);
      reply.on("close", () => {
        clearInterval(drip);
      });
    });
    expect(await faultOf(open, web.origin, { timeoutMs: 200 })).toBe("timeout");
  });

  it("that never comes is given up, also when the caller cancels", async () => {
    web.answer(() => undefined);
    expect(await faultOf(open, web.origin, { timeoutMs: 100 })).toBe("timeout");
    const stop = new AbortController();
    const stopped = faultOf(open, web.origin, { signal: stop.signal });
    stop.abort();
    expect(await stopped).toBe("aborted");
  });

  it.each<[string, string, FetchFault]>([
    ["ends before its length", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nshort", "cut_short"],
    [
      "ends before its last chunk",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nshort\r\n",
      "cut_short",
    ],
    ["is not HTTP", "SSH-2.0-OpenSSH_9.6\r\n", "not_http"],
    ["has endless headers", `HTTP/1.1 200 OK\r\nA: ${"a".repeat(100_000)}\r\n\r\n`, "not_http"],
    ["is nothing", "", "no_answer"],
  ])("that %s is no reply", async (_what, bytes, fault) => {
    const raw = createRawServer((socket) => {
      socket.on("error", () => undefined);
      socket.once("data", () => socket.end(bytes));
    });
    await new Promise<void>((resolve) => raw.listen(0, "127.0.0.1", resolve));
    const host = `127.0.0.1:${String((raw.address() as AddressInfo).port)}`;
    const outbound = openOutbound({ allow: [host] });
    expect(await faultOf(outbound, `http://${host}/`)).toBe(fault);
    await outbound.close();
    raw.close();
  });
});

describe("a redirect", () => {
  it("is followed three times and not a fourth", async () => {
    web.answer((request, reply) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) reply.end("arrived");
      else reply.writeHead(301, { location: `/${String(left - 1)}` }).end("moved");
    });
    expect((await repliesWith("/3")).body.toString()).toBe("arrived");
    expect(await faultOf(open, `${web.origin}/4`)).toBe("redirects");
    expect((await repliesWith("/1", { maxRedirects: 0 })).status).toBe(301);
    expect((await repliesWith("/1", { method: "POST", body: "{}" })).status).toBe(301);
  });

  it("takes no credentials and no cookies to another host", async () => {
    const other = await openLocalWeb();
    web.answer((_request, reply) => {
      reply.writeHead(302, { location: `${other.origin}/there`, "set-cookie": "session=1" }).end();
    });
    const outbound = openOutbound({ allow: [web.host, other.host] });
    const headers = {
      Authorization: "Bearer secret",
      Cookie: "a=b",
      "X-Key": "k",
      Accept: "image/*",
    };
    await outbound.guardedFetch(web.origin, { ...WITHIN, headers });
    expect(web.asked.at(-1)?.headers).toMatchObject({ authorization: "Bearer secret" });
    expect(Object.keys(other.asked[0]?.headers ?? {}).sort()).toEqual([
      "accept",
      "accept-encoding",
      "connection",
      "host",
      "user-agent",
    ]);
    await outbound.close();
    await other.close();
  });
});

it("outbound requests go to no other port than 80 and 443", async () => {
  const outbound = openOutbound({ allow: [] });
  expect(await faultOf(outbound, web.origin)).toBe("port");
  await outbound.close();
});

it("outbound requests use no proxy that the environment names", async () => {
  const proxy = await openLocalWeb();
  const before = process.env["HTTP_PROXY"];
  process.env["HTTP_PROXY"] = proxy.origin;
  const outbound = openOutbound({ allow: [web.host] });
  expect(await faultOf(outbound, web.origin)).toBe("answered 200");
  expect(proxy.connections()).toBe(0);
  if (before === undefined) delete process.env["HTTP_PROXY"];
  else process.env["HTTP_PROXY"] = before;
  await outbound.close();
  await proxy.close();
});
