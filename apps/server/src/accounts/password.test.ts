import { expect, it } from "vitest";
import { hashPassword, isPassword } from "./password.ts";

it("a password is stored as argon2id at the cost that OWASP asks for", async () => {
  const hashed = await hashPassword("a very plain secret");
  expect(hashed).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
  expect(hashed).not.toContain("a very plain secret");
  expect(await isPassword(hashed, "a very plain secret")).toBe(true);
  expect(await isPassword(hashed, "a very plain Secret")).toBe(false);
});

it("a password typed on another keyboard is the same password", async () => {
  const hashed = await hashPassword("cafe\u0301");
  expect(await isPassword(hashed, "caf\u00e9")).toBe(true);
});

it("an account that does not exist has no password", async () => {
  expect(await isPassword(undefined, "no account has this password")).toBe(false);
});
