import { expect, it } from "vitest";
import { keyedHash } from "../platform/secrets/keyed-hash.ts";
import { hashPassword, isPassword } from "./password.ts";

it("an account without a password is opened by none", async () => {
  expect(await isPassword(undefined, "no account has this password")).toBe(false);
});

it("the same password gets another hash each time, and each of them matches", async () => {
  const [one, two] = await Promise.all([hashPassword("สวัสดีครับ"), hashPassword("สวัสดีครับ")]);
  expect(one).not.toBe(two);
  expect(await isPassword(one, "สวัสดีครับ")).toBe(true);
  expect(await isPassword(two, "สวัสดีค่ะ")).toBe(false);
});

it("a keyed hash depends on the text, on the key and on its purpose", () => {
  const stored = [
    keyedHash("key one", "session")("text"),
    keyedHash("key two", "session")("text"),
    keyedHash("key one", "admin-code")("text"),
    keyedHash("key one", "session")("another"),
  ].map((hash) => hash.toString("hex"));
  expect(new Set(stored).size).toBe(4);
  expect(keyedHash("key one", "session")("text").toString("hex")).toBe(stored[0]);
});
