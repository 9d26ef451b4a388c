import { expect, it } from "vitest";
import { isEmail } from "./account-faults.ts";
import { emailKey, plainEmail } from "./emails.ts";

it.each([
  ["zero-width signs", "no\u200bk\u200d@exam\u2060ple.com\ufeff"],
  ["marks of direction", "\u202enok@example.com\u202c\u200e"],
  ["a soft hyphen", "nok@exam\u00adple.com"],
  ["fillers and selectors", "n\u3164ok\ufe0f@example.com\u{e0041}"],
  ["control signs", "nok\u0007@example.com\u0000"],
  ["full-width letters", "ｎｏｋ＠ｅｘａｍｐｌｅ．ｃｏｍ"],
  ["capitals and spaces", "  NOK@Example.COM\u00a0"],
])("%s make no other address", (_what, written) => {
  expect(emailKey(written)).toBe("nok@example.com");
  expect(isEmail(written)).toBe(true);
});

it("an email address is stored with the capitals that were typed", () => {
  expect(plainEmail(" Nok\u200b@Example.com ")).toBe("Nok@Example.com");
});

it.each(["nok+flat@example.com", "n.o.k@example.com", "นก@ตัวอย่าง.ไทย"])("%s is itself", (email) => {
  expect(emailKey(email)).toBe(email);
});

it("an email address of invisible characters alone is invalid", () => {
  expect(isEmail("\u200b@\u200b.\u200b\u200b")).toBe(false);
});
