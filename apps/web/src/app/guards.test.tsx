import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { signOut } from "../lib/session/session-store.ts";
import { fakeServer, problem } from "../testing/fake-server.ts";
import { anong } from "../testing/people.ts";
import { renderApp } from "../testing/render-app.tsx";

const ChatHeading = () => <h1>Chat</h1>;
const openApp = (path: string) => renderApp(path, ChatHeading);

const welcome = () => screen.findByRole("heading", { name: "Welcome Back" });
const chat = () => screen.findByRole("heading", { name: "Chat" });
const me = (answer: () => ReturnType<typeof problem> | Promise<ReturnType<typeof problem>>) =>
  fakeServer({ "GET /api/auth/me": answer });
const store = (token: string, user?: object) => {
  localStorage.setItem("session_token", token);
  if (user) localStorage.setItem("user", JSON.stringify(user));
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("language", "en");
});

describe("somebody who is signed out", () => {
  it("is led from the chat to the login, which remembers the way", async () => {
    fakeServer({});
    const { address } = openApp("/chats/c1");
    await welcome();
    expect(address()).toBe("/login?return_to=%2Fchats%2Fc1");
  });

  it("may look at a property", async () => {
    fakeServer({});
    openApp("/property/p1");
    expect(
      await screen.findByRole("heading", { name: "We can't find this property" }),
    ).toBeTruthy();
  });

  it("is told of a home that nobody confirmed why it is not shown", async () => {
    fakeServer({
      "GET /api/properties/p1": () => problem(410, "listing_expired", "No longer confirmed."),
    });
    openApp("/property/p1");
    const title = { name: "This home hasn't been confirmed recently" };
    expect(await screen.findByRole("heading", title)).toBeTruthy();
  });

  it("is told that an unknown page does not exist", async () => {
    fakeServer({});
    openApp("/nowhere/at/all");
    expect(await screen.findByRole("heading", { name: "This page does not exist" })).toBeTruthy();
  });
});

describe("somebody who is signed in", () => {
  it("does not see the login", async () => {
    me(() => ({ status: 200, body: anong }));
    store("t1", anong);
    const { address } = openApp("/login?return_to=%2Fchats%2Fc1");
    await chat();
    expect(address()).toBe("/chats/c1");
  });

  it("is never sent to another site by the login's address", async () => {
    me(() => ({ status: 200, body: anong }));
    store("t1", anong);
    const { address } = openApp("/login?return_to=%2F%2Fevil.example%2F");
    await chat();
    expect(address()).toBe("/");
  });

  it("sees the page at once, before the server has confirmed", async () => {
    me(() => new Promise(() => undefined));
    store("t1", anong);
    openApp("/");
    await chat();
    expect(screen.queryByText("Authenticating...")).toBeNull();
  });

  it("gets what the server knows newly about them", async () => {
    me(() => ({ status: 200, body: { ...anong, name: "Anong S." } }));
    store("t1", anong);
    openApp("/");
    await chat();
    await waitFor(() => expect(localStorage.getItem("user")).toContain("Anong S."));
  });

  it("ends at the login with the reason when the session is over", async () => {
    me(() => problem(401, "session_expired", "Your session has ended"));
    store("t1", anong);
    const { address } = openApp("/chats/c1");
    await welcome();
    expect(screen.getByText("Your session has ended. Please sign in again.")).toBeTruthy();
    expect(address()).toBe("/login?return_to=%2Fchats%2Fc1");
    expect(localStorage.getItem("session_token")).toBeNull();
  });

  it("stays signed in when the server cannot be reached", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    store("t1", anong);
    openApp("/");
    await chat();
    expect(localStorage.getItem("session_token")).toBe("t1");
  });

  it("starts afresh after signing out", async () => {
    me(() => ({ status: 200, body: anong }));
    store("t1", anong);
    const { address } = openApp("/chats/c1");
    await chat();
    act(() => signOut("asked"));
    await welcome();
    expect(address()).toBe("/login");
    expect(screen.queryByText(/Please sign in again/)).toBeNull();
  });
});

describe("a token without a readable user", () => {
  it("waits with Authenticating... until the server says who it is", async () => {
    let answer: (reply: { status: number; body: object }) => void = () => undefined;
    me(() => new Promise((resolve) => (answer = resolve)));
    store("t1");
    openApp("/");
    expect(await screen.findByText("Authenticating...")).toBeTruthy();
    answer({ status: 200, body: anong });
    await chat();
    expect(JSON.parse(localStorage.getItem("user") ?? "")).toEqual(anong);
  });

  it("is not asked to sign in while the server is asked", async () => {
    me(() => ({ status: 200, body: anong }));
    store("t1");
    const { address } = openApp("/login?return_to=%2Fchats%2Fc1");
    await chat();
    expect(address()).toBe("/chats/c1");
  });

  it("ends at the login when the server cannot say who it is", async () => {
    me(() => problem(503, "unavailable", "Down"));
    store("t1");
    openApp("/");
    await welcome();
    expect(screen.getByText("We couldn't verify your sign-in. Please sign in again.")).toBeTruthy();
  });
});
