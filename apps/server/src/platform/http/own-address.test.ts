import { ok } from "@propertyvr/vocabulary";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { createHttpApp } from "./http-app.ts";
import { ownAddressFor } from "./own-address.ts";

const addressFor = async (headers: Record<string, string>, publicUrl?: string) => {
  const app = createHttpApp({
    log: pino({ level: "silent" }),
    authenticate: () => Promise.resolve(ok({ id: "u", role: "seeker", sessionId: "s" })),
    trustProxy: 0,
    checksReplies: true,
    ...(publicUrl !== undefined && { publicUrl }),
  });
  app.get("/here", (request, reply) => reply.send(ownAddressFor(request)("/property/7")));
  const { body } = await app.inject({ url: "/here", headers });
  return body;
};

const host = "homes.example:3000";
const absolute = `http://${host}/property/7`;

describe("an address of ours", () => {
  it.each([
    ["a program", {}, absolute],
    ["a page of another site", { origin: "https://other.example" }, absolute],
    ["a page that browsers call a stranger", { "sec-fetch-site": "cross-site" }, absolute],
    ["a page that keeps its origin to itself", { origin: "null" }, absolute],
    ["our page, by its origin", { origin: `http://${host}` }, "/property/7"],
    ["our page, by the browser's word", { "sec-fetch-site": "same-origin" }, "/property/7"],
  ])("is absolute for all but our own page: %s", async (_who, headers, address) => {
    expect(await addressFor({ host, ...headers })).toBe(address);
  });

  it("begins with PUBLIC_URL where that is set, whatever host was asked", async () => {
    const publicUrl = "https://homes.example";
    const own = `${publicUrl}/property/7`;
    expect(await addressFor({ host: "10.0.0.3:3000" }, publicUrl)).toBe(own);
    expect(await addressFor({ host: "homes.example", origin: publicUrl }, publicUrl)).toBe(own);
    expect(
      await addressFor({ host: "homes.example", "sec-fetch-site": "same-origin" }, publicUrl),
    ).toBe(own);
  });

  it("stays relative for our page at another host than PUBLIC_URL, whose pictures it may not show", async () => {
    const headers = { host: "localhost:3000", "sec-fetch-site": "same-origin" };
    expect(await addressFor(headers, "https://homes.example")).toBe("/property/7");
  });

  it.each(["a b", 'x"><script>', "x/y", "u:p@x", "x?y", ""])(
    "stays relative where the caller names a host that is none: %j",
    async (none) => {
      expect(await addressFor({ host: none })).toBe("/property/7");
    },
  );
});
