import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeServer, problem } from "../../testing/fake-server.ts";
import { anong } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";

const ChatHeading = () => <h1>Chat</h1>;
const openApp = (path: string) => renderApp(path, ChatHeading);

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
/** What the form says, once it says something. */
async function alertText(): Promise<string | null> {
  await waitFor(() => expect(screen.getByRole("alert").textContent).not.toBe(""));
  return screen.getByRole("alert").textContent;
}

async function openLogin(signUp = false) {
  const app = openApp("/login");
  await screen.findByRole("heading", { name: "Welcome Back" });
  if (signUp) press("Create an account");
  return app;
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("language", "en");
});

describe("signing in", () => {
  it("asks for email and password before it asks the server", async () => {
    const { seen } = fakeServer({});
    await openLogin();
    press("Sign in");
    expect(await alertText()).toBe("Email and password are required");
    expect(document.activeElement).toBe(field("Email"));
    expect(field("Email").getAttribute("aria-invalid")).toBe("true");
    type("Email", "anong@example.com");
    press("Sign in");
    expect(await alertText()).toBe("Email and password are required");
    expect(document.activeElement).toBe(field("Password"));
    expect(seen.filter(({ method }) => method === "POST")).toEqual([]);
  });

  it("shows the server's words when it refuses", async () => {
    fakeServer({
      "POST /api/auth/login": () =>
        problem(401, "wrong_credentials", "Email or password is not correct"),
    });
    await openLogin();
    type("Email", "anong@example.com");
    type("Password", "wrong!");
    press("Sign in");
    expect(await alertText()).toBe("Email or password is not correct");
    expect(field("Email").value).toBe("anong@example.com");
  });

  it("asks for the code where the account has one, and goes back when that took too long", async () => {
    const codes: unknown[] = [];
    fakeServer({
      "POST /api/auth/login": () =>
        problem(401, "two_factor_required", "Enter the code", { challenge: "pvt_1" }),
      "POST /api/auth/two-factor": ({ body }) => {
        codes.push(body);
        const field = codes.length === 1 ? "code" : "challenge";
        const errors = [{ pointer: `/${field}`, field, code: "wrong", message: "No" }];
        return problem(422, "invalid", "This took too long.", { errors });
      },
    });
    await openLogin();
    type("Email", "anong@example.com");
    type("Password", "secret");
    press("Sign in");
    await screen.findByRole("heading", { name: "Enter your code" });
    press("Sign in");
    expect(await screen.findByText("Enter the 6-digit code")).toBeTruthy();
    expect(codes).toEqual([]);
    type("6-digit code", "123456");
    press("Sign in");
    expect(await screen.findByText(/^This code isn’t right/)).toBeTruthy();
    press("Use a recovery code");
    type("Recovery code", "ABCDE-12345");
    press("Sign in");
    expect(await alertText()).toBe("This took too long.");
    expect(codes).toMatchObject([
      { challenge: "pvt_1", code: "123456" },
      { challenge: "pvt_1", code: "ABCDE-12345" },
    ]);
    press("Back to sign in");
    await screen.findByRole("heading", { name: "Welcome Back" });
  });

  it("says Login failed where the server had no words", async () => {
    fakeServer({ "POST /api/auth/login": () => ({ status: 500 }) });
    await openLogin();
    type("Email", "anong@example.com");
    type("Password", "secret");
    press("Sign in");
    expect(await alertText()).toBe("Login failed");
  });

  it("says Authentication failed where something broke on the page itself", async () => {
    fakeServer({ "POST /api/auth/login": () => ({ status: 200, body: null }) });
    await openLogin();
    type("Email", "anong@example.com");
    type("Password", "secret");
    press("Sign in");
    expect(await alertText()).toBe("Authentication failed");
  });

  it("says what to do where no server could be reached", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await openLogin();
    type("Email", "anong@example.com");
    type("Password", "secret");
    press("Sign in");
    expect(await alertText()).toBe(
      "Login failedWe can't reach PropertyVR. Check your connection and try again.",
    );
  });

  it("tells the server at the next sign-in that this browser has been here before", async () => {
    const { seen } = fakeServer({
      "POST /api/auth/login": () => ({
        status: 200,
        body: { user: anong, session_token: "t1", device_token: "pvd_known" },
      }),
      "GET /api/auth/me": () => ({ status: 200, body: anong }),
    });
    for (const tokens of [[], ["pvd_known"]]) {
      localStorage.removeItem("session_token");
      await openLogin();
      type("Email", "anong@example.com");
      type("Password", "secret");
      press("Sign in");
      await screen.findByRole("heading", { name: "Chat" });
      const sent = seen.findLast(({ path }) => path === "/api/auth/login");
      expect(sent?.body).toEqual({
        email: "anong@example.com",
        password: "secret",
        device_tokens: tokens,
      });
      cleanup();
    }
  });

  it("leads to the page that was asked for", async () => {
    fakeServer({
      "POST /api/auth/login": () => ({ status: 200, body: { user: anong, session_token: "t1" } }),
      "GET /api/auth/me": () => ({ status: 200, body: anong }),
    });
    const { address } = openApp("/chats/c1");
    await screen.findByRole("heading", { name: "Welcome Back" });
    type("Email", "anong@example.com");
    type("Password", "secret");
    press("Sign in");
    await screen.findByRole("heading", { name: "Chat" });
    expect(address()).toBe("/chats/c1");
    expect(localStorage.getItem("session_token")).toBe("t1");
    expect(JSON.parse(localStorage.getItem("user") ?? "")).toEqual(anong);
  });
});

describe("creating an account", () => {
  it.each([
    [{}, "Email and password are required"],
    [{ Email: "a@b.co", Password: "secret" }, "Name is required for signup"],
    [{ "Full name": "Nok", Email: "nok", Password: "secret" }, "Enter a valid email address"],
    [
      { "Full name": "Nok", Email: "a@b.co", Password: "12345" },
      "Password must be at least 6 characters",
    ],
  ])("with %j is answered by: %s", async (values, text) => {
    const { seen } = fakeServer({});
    await openLogin(true);
    for (const [name, value] of Object.entries(values)) type(name, value);
    press("Create account");
    expect(await alertText()).toBe(text);
    expect(seen.filter(({ method }) => method === "POST")).toEqual([]);
  });

  it("sends what was written, with the language of the interface", async () => {
    const { seen } = fakeServer({
      "POST /api/auth/signup": () =>
        problem(409, "email_taken", "An account with this email already exists"),
    });
    await openLogin(true);
    type("Full name", "Nok");
    type("Email", "nok@example.com");
    type("Password", "secret");
    press("Create account");
    expect(await alertText()).toBe("An account with this email already exists");
    expect(seen.find(({ method }) => method === "POST")?.body).toEqual({
      name: "Nok",
      email: "nok@example.com",
      password: "secret",
      language: "en",
    });
  });

  it("says Signup failed where the server had no words", async () => {
    fakeServer({ "POST /api/auth/signup": () => ({ status: 500 }) });
    await openLogin(true);
    type("Full name", "Nok");
    type("Email", "nok@example.com");
    type("Password", "secret");
    press("Create account");
    expect(await alertText()).toBe("Signup failed");
  });
});

describe("the form", () => {
  it("forgets fields and error when the mode changes", async () => {
    fakeServer({});
    await openLogin();
    type("Email", "anong@example.com");
    press("Sign in");
    expect(await alertText()).toBe("Email and password are required");
    press("Create an account");
    expect(screen.getByRole("heading", { name: "Create account" })).toBeTruthy();
    expect(field("Email").value).toBe("");
    expect(screen.getByRole("alert").textContent).toBe("");
    type("Full name", "Nok");
    press("Sign in");
    expect(screen.queryByLabelText("Full name")).toBeNull();
    expect(screen.getByRole("heading", { name: "Welcome Back" })).toBeTruthy();
  });

  it("tells password managers what is what", async () => {
    fakeServer({});
    await openLogin();
    expect(field("Email").autocomplete).toBe("username");
    expect(field("Password").autocomplete).toBe("current-password");
    press("Create an account");
    expect(field("Full name").autocomplete).toBe("name");
    expect(field("Email").autocomplete).toBe("email");
    expect(field("Password").autocomplete).toBe("new-password");
  });

  it("shows and hides the password", async () => {
    fakeServer({});
    await openLogin();
    expect(field("Password").type).toBe("password");
    press("Show password");
    expect(field("Password").type).toBe("text");
    press("Hide password");
    expect(field("Password").type).toBe("password");
  });

  it("opens the terms and the privacy policy", async () => {
    fakeServer({
      "GET /api/config": () => ({
        status: 200,
        body: { support_email: "a@b.co", awaits_admin: false },
      }),
    });
    await openLogin();
    press("Terms of Service");
    expect(await screen.findByRole("dialog", { name: "Terms of Service" })).toBeTruthy();
    expect(screen.getByText("As of January 2025")).toBeTruthy();
    expect(await screen.findByRole("link", { name: "a@b.co" })).toBeTruthy();
    press("Close");
    press("Privacy Policy");
    expect(await screen.findByRole("dialog", { name: "Privacy Policy" })).toBeTruthy();
  });

  it("speaks Thai, the server's known words too", async () => {
    fakeServer({
      "POST /api/auth/login": () =>
        problem(401, "wrong_credentials", "Email or password is not correct"),
    });
    await openLogin();
    press("ไทย");
    press("เข้าสู่ระบบ");
    expect(await alertText()).toBe("กรุณากรอกอีเมลและรหัสผ่าน");
    type("อีเมล", "anong@example.com");
    type("รหัสผ่าน", "wrong!");
    press("เข้าสู่ระบบ");
    expect(await alertText()).toBe("อีเมลหรือรหัสผ่านไม่ถูกต้อง");
  });
});
