// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeServer, problem } from "../testing/fake-server.ts";
import { anong } from "../testing/people.ts";
import { renderApp } from "../testing/render-app.tsx";
import "./settings-window.tsx";

vi.mock("./chat-page.tsx", async () => {
  const { Profile } = await import("./profile.tsx");
  return { ChatPage: Profile };
});

async function openSettings(answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    "GET /api/auth/me": () => ({ status: 200, body: anong }),
    "PATCH /api/auth/me": ({ body }) => ({ status: 200, body: { ...anong, ...(body as object) } }),
    ...answers,
  });
  localStorage.setItem("session_token", "t1");
  localStorage.setItem("user", JSON.stringify(anong));
  const app = renderApp("/");
  fireEvent.keyDown(await screen.findByRole("button", { name: /Anong Srisai/ }), { key: "Enter" });
  fireEvent.click(await screen.findByRole("menuitem", { name: "Account and Settings" }));
  await screen.findByRole("dialog", { name: "Account and Settings" });
  return { ...app, ...server };
}
/** A tab opens as the pointer goes down. */
const openTab = (name: string) =>
  fireEvent.mouseDown(screen.getByRole("tab", { name }), { button: 0 });

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("language", "en");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("has three tabs in the order Profile, App Settings, Account", async () => {
  await openSettings();
  const names = screen.getAllByRole("tab").map(({ textContent }) => textContent);
  expect(names).toEqual(["Profile", "App Settings", "Account"]);
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Profile");
});

describe("the tab Profile", () => {
  it("saves another name and says so", async () => {
    const { seen } = await openSettings();
    fireEvent.click(screen.getByRole("button", { name: "Edit profile" }));
    fireEvent.change(screen.getByLabelText("Name"), { target: { value: "  Anong S.  " } });
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Profile updated")).toBeTruthy();
    expect(seen.find(({ method }) => method === "PATCH")?.body).toEqual({ name: "Anong S." });
    expect(screen.getByRole("dialog").textContent).toContain("Anong S.");
    expect(localStorage.getItem("user")).toContain('"Anong S."');
  });

  it("keeps the old name after Cancel, and asks for one where none is left", async () => {
    const { seen } = await openSettings();
    fireEvent.click(screen.getByRole("button", { name: "Edit profile" }));
    fireEvent.change(screen.getByLabelText("Name"), { target: { value: " " } });
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(screen.getByText("Enter your name")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.getByRole("dialog").textContent).toContain("Anong Srisai");
    expect(seen.some(({ method }) => method === "PATCH")).toBe(false);
  });

  it("says that the server refused, and keeps what was typed", async () => {
    await openSettings({ "PATCH /api/auth/me": () => problem(503, "unavailable", "Down") });
    fireEvent.click(screen.getByRole("button", { name: "Edit profile" }));
    fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Nok" } });
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Failed to update your profile")).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Nok");
  });
});

describe("the tab App Settings", () => {
  it("sets the theme by a class on the document", async () => {
    await openSettings();
    openTab("App Settings");
    fireEvent.click(screen.getByRole("radio", { name: "Dark" }));
    await waitFor(() => expect(document.documentElement.className).toBe("dark"));
    expect(localStorage.getItem("theme")).toBe("dark");
  });

  it("switches the language here and on the account", async () => {
    const { seen } = await openSettings();
    openTab("App Settings");
    fireEvent.click(screen.getByRole("radio", { name: "ไทย" }));
    expect(await screen.findByRole("tab", { name: "ตั้งค่าแอป" })).toBeTruthy();
    await waitFor(() =>
      expect(seen.find(({ method }) => method === "PATCH")?.body).toEqual({ language: "th" }),
    );
  });

  it("sets the text size on the document, and keeps it", async () => {
    await openSettings();
    openTab("App Settings");
    fireEvent.click(screen.getByRole("radio", { name: "Larger" }));
    expect(document.documentElement.dataset["text"]).toBe("larger");
    expect(localStorage.getItem("textSize")).toBe("larger");
  });

  it("shows timestamps until they are switched off", async () => {
    await openSettings();
    openTab("App Settings");
    const times = screen.getByRole("switch", { name: "Show timestamps" });
    expect(times.getAttribute("aria-checked")).toBe("true");
    fireEvent.click(times);
    expect(times.getAttribute("aria-checked")).toBe("false");
    expect(localStorage.getItem("showTimestamps")).toBe("false");
  });

  it("lists the one model there is", async () => {
    await openSettings();
    openTab("App Settings");
    const model = screen.getByRole<HTMLInputElement>("radio", { name: "Built-in" });
    expect(model.checked).toBe(true);
  });
});

it("signs out in the tab Account", async () => {
  const { address } = await openSettings({ "POST /api/auth/logout": () => ({ status: 204 }) });
  openTab("Account");
  fireEvent.click(screen.getByRole("button", { name: "Sign Out" }));
  await screen.findByRole("heading", { name: "Welcome Back" });
  expect(address()).toBe("/login");
});
