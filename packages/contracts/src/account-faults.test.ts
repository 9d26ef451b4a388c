import { describe, expect, it } from "vitest";
import { logInFault, signUpFault } from "./account-faults.ts";

const form = { name: "Nok", email: "nok@example.com", password: "secret" };

describe("a sign-up form", () => {
  it("is fine when filled in", () => {
    expect(signUpFault(form)).toBeUndefined();
  });

  it("is told one thing at a time, in the specification's order", () => {
    const said = (over: Partial<typeof form>) => signUpFault({ ...form, ...over })?.text;
    expect(said({ name: "", email: "", password: "" })).toBe("Email and password are required");
    expect(said({ name: "", password: "" })).toBe("Email and password are required");
    expect(said({ name: "  ", email: "nok", password: "x" })).toBe("Name is required for signup");
    expect(said({ email: "nok", password: "x" })).toBe("Enter a valid email address");
    expect(said({ password: "12345" })).toBe("Password must be at least 6 characters");
  });

  it.each([
    "nok",
    "nok@",
    "@example.com",
    "nok@example",
    "a b@example.com",
    "a@b@example.com",
    "<b>@x.com",
    "nok@x..",
    "nok@x.c",
  ])("does not take %s for an email address", (email) => {
    expect(signUpFault({ ...form, email })?.field).toBe("email");
  });

  it.each(["นก@example.com", "nok@ตัวอย่าง.ไทย", "nok+home@mail.example.co.th", " nok@example.com "])(
    "takes %s for an email address",
    (email) => {
      expect(signUpFault({ ...form, email })).toBeUndefined();
    },
  );
});

describe("a sign-in form", () => {
  it("only needs both fields", () => {
    expect(logInFault({ email: "nok", password: "x" })).toBeUndefined();
    expect(logInFault({ email: " ", password: "x" })).toMatchObject({ field: "email" });
    expect(logInFault({ email: "nok", password: "" })).toMatchObject({
      field: "password",
      text: "Email and password are required",
    });
  });
});
