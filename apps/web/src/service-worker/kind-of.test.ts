import { describe, expect, it } from "vitest";
import { kindOf } from "./kind-of.ts";

const ORIGIN = "https://homes.example";
const FILES = ["/icon.svg"];
const kind = (path: string, { method = "GET", mode = "no-cors" } = {}) =>
  kindOf({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN, FILES);

describe("the worker that opens the site offline", () => {
  it.each(["/", "/login", "/chats/c1?home=p1", "/guide/leases", "/property/p1"])(
    "answers for the page at %s",
    (path) => {
      expect(kind(path, { mode: "navigate" })).toBe("page");
    },
  );
  it("answers for hashed files and the named ones", () => {
    expect(kind("/assets/chat-page-a1b2c3d4.js")).toBe("asset");
    expect(kind("/icon.svg")).toBe("file");
  });
  it.each([
    ["/api/chats", {}],
    ["/api/chats", { mode: "navigate" }],
    ["/api/properties/p1/picture", {}],
    ["/api", { mode: "navigate" }],
    ["/mcp", { mode: "navigate" }],
    ["/metrics", { mode: "navigate" }],
    ["/", { method: "POST", mode: "navigate" }],
    ["/assets/a.js", { method: "HEAD" }],
    ["/report.csv", { mode: "navigate" }],
    ["/chats/c1", { mode: "cors" }],
    ["https://elsewhere.example/", { mode: "navigate" }],
    ["https://elsewhere.example/assets/a.js", {}],
  ])("leaves %s %j to the browser", (path, how) => {
    expect(kind(path, how)).toBeNull();
  });
});
