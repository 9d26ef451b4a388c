import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { createQueryClient, Providers } from "../../app/providers.tsx";
import { setLanguage } from "../../lib/i18n/index.ts";
import { startSession } from "../../lib/session/session-store.ts";
import { fakeServer, problem } from "../../testing/fake-server.ts";
import { anong } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { Profile } from "../../pages/profile.tsx";
import { initialsOf } from "./avatar.tsx";
import { ProfileMenu } from "./profile-menu.tsx";

async function openMenu(answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    "GET /api/auth/me": () => ({ status: 200, body: anong }),
    "PATCH /api/auth/me": ({ body }) => ({ status: 200, body: { ...anong, ...(body as object) } }),
    "POST /api/auth/logout": () => ({ status: 204 }),
    ...answers,
  });
  localStorage.setItem("session_token", "t1");
  localStorage.setItem("user", JSON.stringify(anong));
  const app = renderApp("/", Profile);
  fireEvent.keyDown(await screen.findByRole("button", { name: /Anong Srisai/ }), { key: "Enter" });
  await screen.findByRole("menu");
  return { ...app, ...server };
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("language", "en");
});

describe("the account menu", () => {
  it("shows the profile: name, email, since when, plan", async () => {
    await openMenu();
    fireEvent.click(screen.getByRole("menuitem", { name: "Account and Settings" }));
    const dialog = await screen.findByRole("dialog", { name: "Account and Settings" });
    for (const text of ["Anong Srisai", "anong@example.com", "November 2026", "Free Plan"])
      expect(dialog.textContent).toContain(text);
    expect(dialog.textContent).not.toContain("Role");
  });

  it("makes its person admin by the code, where the installation waits for one", async () => {
    let isRight = false;
    const config = { support_email: null, awaits_admin: true };
    const { seen } = await openMenu({
      "GET /api/config": () => ({ status: 200, body: config }),
      "POST /api/auth/admin-code": () =>
        isRight
          ? { status: 200, body: { ...anong, role: "admin" } }
          : problem(422, "invalid", "This code isn't valid."),
    });
    fireEvent.click(screen.getByRole("menuitem", { name: "Account and Settings" }));
    const code = await screen.findByLabelText("Admin code");
    fireEvent.change(code, { target: { value: "ABCD" } });
    fireEvent.click(screen.getByRole("button", { name: "Redeem" }));
    await screen.findByText("This code isn't valid. Restart the server to get a new one.");
    isRight = true;
    fireEvent.click(screen.getByRole("button", { name: "Redeem" }));
    expect(await screen.findByText("You're now an admin")).toBeTruthy();
    expect(seen.findLast(({ method }) => method === "POST")?.body).toEqual({ code: "ABCD" });
    expect(screen.getByRole("dialog").textContent).toContain("Admin");
    expect(screen.queryByLabelText("Admin code")).toBeNull();
  });

  it("asks nobody for a code where the server awaits none", async () => {
    const { seen } = await openMenu({
      "GET /api/config": () => ({
        status: 200,
        body: { support_email: null, awaits_admin: false },
      }),
    });
    fireEvent.click(screen.getByRole("menuitem", { name: "Account and Settings" }));
    await waitFor(() => expect(seen.some(({ path }) => path === "/api/config")).toBe(true));
    expect(screen.queryByLabelText("Admin code")).toBeNull();
  });

  it("signs out: here at once, on the server with the token, and leads to the login", async () => {
    const { seen, address } = await openMenu();
    fireEvent.click(screen.getByRole("menuitem", { name: "Sign Out" }));
    await screen.findByRole("heading", { name: "Welcome Back" });
    expect(address()).toBe("/login");
    expect(localStorage.getItem("session_token")).toBeNull();
    expect(seen).toContainEqual({
      method: "POST",
      path: "/api/auth/logout",
      authorization: "Bearer t1",
      body: undefined,
    });
    expect(await screen.findByText("You're signed out")).toBeTruthy();
  });

  it("changes the language here and on the account", async () => {
    const { seen } = await openMenu();
    fireEvent.click(screen.getByRole("menuitemradio", { name: "ไทย" }));
    await waitFor(() => expect(document.documentElement.lang).toBe("th"));
    await waitFor(() => expect(localStorage.getItem("user")).toContain('"language":"th"'));
    expect(seen.find(({ method }) => method === "PATCH")?.body).toEqual({ language: "th" });
  });

  it("changes the theme by a class on the document", async () => {
    await openMenu();
    fireEvent.click(screen.getByRole("menuitemradio", { name: "Dark" }));
    await waitFor(() => expect(document.documentElement.className).toBe("dark"));
    expect(localStorage.getItem("theme")).toBe("dark");
  });
});

describe("without an account", () => {
  it("names somebody who is not signed in Guest, on the Free Plan", async () => {
    startSession();
    setLanguage("en");
    const routeTree = createRootRoute({
      component: () => <ProfileMenu Settings={() => null} Help={() => null} />,
    });
    const history = createMemoryHistory();
    fakeServer({});
    render(
      <Providers queryClient={createQueryClient()}>
        <RouterProvider router={createRouter({ routeTree, history })} />
      </Providers>,
    );
    const button = await screen.findByRole("button", { name: /Guest/ });
    expect(button.textContent).toContain("Free Plan");
  });
});

describe("initials", () => {
  it.each([
    ["Anong Srisai", "AS"],
    ["  nok  ", "N"],
    ["เอกชัย ใจดี", "อจ"],
    ["Jean-Luc de la Tour", "JD"],
    ["", ""],
  ])("of %j are %j", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
