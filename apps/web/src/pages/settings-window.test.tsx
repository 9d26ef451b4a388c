import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeServer, problem } from "../testing/fake-server.ts";
import { anong } from "../testing/people.ts";
import { renderApp } from "../testing/render-app.tsx";
import { Profile } from "./profile.tsx";
import "./settings-window.tsx";

const usage = {
  tokens: { used: 0, limit: 10_000 },
  requests: { used: 12, limit: 100 },
  day: "2026-11-24",
  time_zone: "Asia/Bangkok",
  is_enforced: false,
};

async function openSettings(answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    "GET /api/auth/me": () => ({ status: 200, body: anong }),
    "GET /api/usage": () => ({ status: 200, body: usage }),
    "PATCH /api/auth/me": ({ body }) => ({ status: 200, body: { ...anong, ...(body as object) } }),
    ...answers,
  });
  localStorage.setItem("session_token", "t1");
  localStorage.setItem("user", JSON.stringify(anong));
  const app = renderApp("/", Profile);
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

it("the settings window has three tabs in the order Profile, App Settings, Account", async () => {
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
});

describe("usage", () => {
  it("is what the server counted, on both tabs that show it", async () => {
    await openSettings();
    await screen.findByText("12 of 100");
    expect(screen.getByText("0 of 10,000")).toBeTruthy();
    openTab("App Settings");
    expect(await screen.findByText("12 of 100")).toBeTruthy();
  });

  it("says that it could not be loaded", async () => {
    await openSettings({ "GET /api/usage": () => problem(403, "forbidden", "No") });
    expect(await screen.findByText("Your usage could not be loaded.")).toBeTruthy();
  });
});

describe("what is chosen for chats, homes and prices", () => {
  it("is kept, and Reset puts it back, which can be undone", async () => {
    await openSettings();
    openTab("App Settings");
    fireEvent.click(screen.getByRole("switch", { name: "Save chats automatically" }));
    fireEvent.click(screen.getByRole("radio", { name: "sq ft" }));
    fireEvent.change(screen.getByLabelText("Display currency"), { target: { value: "EUR" } });
    const kept = () => ["autoSave", "units", "currency"].map((key) => localStorage.getItem(key));
    expect(kept()).toEqual(["false", "sqft", "EUR"]);
    fireEvent.click(screen.getByRole("button", { name: "Reset settings" }));
    expect(kept()).toEqual(["true", "m2", "THB"]);
    expect(screen.getByText("Settings are back to their defaults.")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(kept()).toEqual(["false", "sqft", "EUR"]);
    expect(screen.getByRole("button", { name: "Reset settings" })).toBeTruthy();
  });
});

describe("data management", () => {
  const exported = {
    version: 1,
    exported_at: "2026-11-24T03:00:00.000Z",
    chats: [
      {
        id: "c1",
        title: "Ari",
        is_titled_by_person: false,
        created_at: "2026-11-24T02:00:00.000Z",
        updated_at: "2026-11-24T02:00:00.000Z",
        shown_message_id: null,
        messages: [
          {
            id: "m1",
            parent_id: null,
            sender: "user",
            content: "condo *around* Ari",
            parts: [],
            timestamp: "2026-11-24T02:00:00.000Z",
          },
          {
            id: "m2",
            parent_id: "m1",
            sender: "ai",
            content: "Three homes.",
            parts: [{ type: "text", version: 1, text: "Three homes.", language: "en" }],
            timestamp: "2026-11-24T02:00:01.000Z",
          },
        ],
      },
    ],
  };

  /** The files that the page saves: name and text. */
  function downloads() {
    const blobs: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return "blob:saved";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    return { names, text: () => blobs.at(-1)?.text() };
  }

  async function openData(answers: Parameters<typeof fakeServer>[0]) {
    const opened = await openSettings(answers);
    openTab("App Settings");
    return opened;
  }
  const choose = (text: string): void => {
    const file = new File([text], "chats.json", { type: "application/json" });
    const input = screen.getByLabelText("Import chats");
    fireEvent.change(input, { target: { files: [file] } });
  };

  it("saves chats as pretty JSON under the day, and as Markdown", async () => {
    const saved = downloads();
    await openData({ "GET /api/chats/export": () => ({ status: 200, body: exported }) });
    fireEvent.click(screen.getByRole("button", { name: "Export as JSON" }));
    await screen.findByText("Chats exported");
    expect(saved.names).toEqual(["propertyvr-export-2026-11-24.json"]);
    expect(await saved.text()).toBe(JSON.stringify(exported, null, 2));
    fireEvent.click(screen.getByRole("button", { name: "Export as Markdown" }));
    await waitFor(() => expect(saved.names[1]).toBe("propertyvr-export-2026-11-24.md"));
    const text = await saved.text();
    expect(text).toMatch(/^# Ari\n\n\*\*You\*\*/);
    expect(text).toContain(String.raw`> condo \*around\* Ari`);
    expect(text).toContain("Three homes.");
  });

  it("says that an export failed", async () => {
    await openData({ "GET /api/chats/export": () => problem(403, "forbidden", "No") });
    fireEvent.click(screen.getByRole("button", { name: "Export as JSON" }));
    expect(await screen.findByText("Export failed")).toBeTruthy();
    expect(screen.getByText("Failed to export chat history")).toBeTruthy();
  });

  it("imports a file, and reports what came of each chat", async () => {
    const skipped = [{ title: "Old", reason: "empty" }];
    const leftOut = { other_versions: 3, tool_messages: 0, files: 1, beginnings: 0 };
    const { seen } = await openData({
      "POST /api/chats/import": () => ({
        status: 200,
        body: { imported: 2, already: 1, skipped, left_out: leftOut },
      }),
    });
    choose(JSON.stringify(exported));
    expect(await screen.findByText("2 chats imported")).toBeTruthy();
    expect(screen.getByText("1 chat was already here")).toBeTruthy();
    expect(screen.getByText("“Old” was skipped: it has no messages")).toBeTruthy();
    expect(screen.getByText("3 messages of earlier versions were left out")).toBeTruthy();
    expect(screen.getByText("1 picture or file was left out")).toBeTruthy();
    expect(screen.queryByText(/tools/)).toBeNull();
    expect(seen.find(({ path }) => path === "/api/chats/import")?.body).toEqual(exported);
  });

  it.each([
    ["no JSON", "hello"],
    ["JSON of something else", '{"hello":1}'],
  ])("refuses a file that is %s", async (_, text) => {
    await openData({ "POST /api/chats/import": () => problem(422, "invalid", "No") });
    choose(text);
    expect(await screen.findByText("Import failed")).toBeTruthy();
    expect(screen.getByText("Invalid file format")).toBeTruthy();
  });

  it("clears all chats once that is confirmed, in the specified words", async () => {
    const { seen } = await openData({ "DELETE /api/chats": () => ({ status: 204 }) });
    fireEvent.click(screen.getByRole("button", { name: "Clear all chats" }));
    const asked = await screen.findByRole("alertdialog");
    expect(asked.textContent).toContain(
      "Are you sure you want to delete all chats? This action cannot be undone.",
    );
    expect(seen.some(({ method }) => method === "DELETE")).toBe(false);
    fireEvent.click(within(asked).getByRole("button", { name: "Clear all chats" }));
    expect(await screen.findByText("All chats deleted")).toBeTruthy();
    expect(seen.some(({ method }) => method === "DELETE")).toBe(true);
  });

  it("offers at the same button to bring the cleared chats back", async () => {
    const chat = { id: "c1", title: "2 bed near Asok", updated_at: "2026-11-24T03:00:00.000Z" };
    const { seen } = await openData({
      "GET /api/chats": () => ({ status: 200, body: [chat] }),
      "DELETE /api/chats": () => ({ status: 204 }),
      "POST /api/chats/c1/restore": () => ({ status: 200, body: chat }),
    });
    const button = screen.getByRole("button", { name: "Clear all chats" });
    fireEvent.click(button);
    const asked = await screen.findByRole("alertdialog");
    fireEvent.click(within(asked).getByRole("button", { name: "Clear all chats" }));
    await waitFor(() => expect(button.textContent).toBe("Undo"));
    fireEvent.click(button);
    await waitFor(() => expect(button.textContent).toBe("Clear all chats"));
    expect(seen.filter(({ path }) => path === "/api/chats/c1/restore")).toHaveLength(1);
  });
});

it("signs out in the tab Account", async () => {
  const { address } = await openSettings({ "POST /api/auth/logout": () => ({ status: 204 }) });
  openTab("Account");
  fireEvent.click(screen.getByRole("button", { name: "Sign Out" }));
  await screen.findByRole("heading", { name: "Welcome Back" });
  expect(address()).toBe("/login");
});
