import { describe, expect, it } from "vitest";
import { safeReturnPath } from "./return-path.ts";

describe("the way back after signing in", () => {
  it.each(["/", "/chats/abc", "/property/x?from=chat#facts"])("may be %s", (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });
  it.each([
    "//evil.example",
    "//evil.example/chats/abc",
    "/\\evil.example",
    "\\\\evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "/\t/evil.example",
    "/..//evil.example",
    "chats/abc",
    "/login",
    "/login?return_to=/",
    "",
    undefined,
    42,
    ["/chats/a"],
  ])("is the start page instead of %j", (path) => {
    expect(safeReturnPath(path)).toBe("/");
  });
});
