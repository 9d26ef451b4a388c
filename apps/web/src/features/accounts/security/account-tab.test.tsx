import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeServer, problem } from "../../../testing/fake-server.ts";
import { anong } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { Profile } from "../../../pages/profile.tsx";
import "../../../pages/settings-window.tsx";

const device = {
  id: "s1",
  browser: "Chrome",
  system: "Windows",
  network: "203.0.113.0/24",
  created_at: "2026-11-20T08:00:00.000Z",
  last_used_at: "2026-11-24T08:00:00.000Z",
  is_current: true,
};
const phone = { ...device, id: "s2", browser: "LINE", system: "iPhone", is_current: false };
const strange = { ...phone, id: "s3", browser: null, system: null, network: null };

async function openAccount(answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    "GET /api/auth/me": () => ({ status: 200, body: anong }),
    "GET /api/auth/sessions": () => ({ status: 200, body: { devices: [device, phone, strange] } }),
    ...answers,
  });
  localStorage.setItem("session_token", "t1");
  localStorage.setItem("user", JSON.stringify(anong));
  const app = renderApp("/", Profile);
  fireEvent.keyDown(await screen.findByRole("button", { name: /Anong Srisai/ }), { key: "Enter" });
  fireEvent.click(await screen.findByRole("menuitem", { name: "Account and Settings" }));
  await screen.findByRole("dialog", { name: "Account and Settings" });
  fireEvent.mouseDown(screen.getByRole("tab", { name: "Account" }), { button: 0 });
  await screen.findByText("Chrome on Windows");
  return { ...app, ...server };
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("language", "en");
});

describe("preferences", () => {
  const changing = { ...anong, preferences: { ...anong.preferences, marketingEmails: true } };
  const isOn = (name: string) => screen.getByRole("switch", { name }).getAttribute("aria-checked");

  it("stand as specified until they are changed, and each is saved alone", async () => {
    const { seen } = await openAccount({
      "PATCH /api/auth/me": () => ({ status: 200, body: changing }),
    });
    const names = ["Email notifications", "Marketing emails", "Data collection"];
    expect(names.map(isOn)).toEqual(["true", "false", "true"]);
    fireEvent.click(screen.getByRole("switch", { name: "Marketing emails" }));
    await waitFor(() => expect(localStorage.getItem("user")).toContain('"marketingEmails":true'));
    expect(isOn("Marketing emails")).toBe("true");
    expect(seen.find(({ method }) => method === "PATCH")?.body).toEqual({
      preferences: { marketingEmails: true },
    });
  });

  it("go back where the server refused, and say so", async () => {
    await openAccount({ "PATCH /api/auth/me": () => problem(503, "unavailable", "Down") });
    fireEvent.click(screen.getByRole("switch", { name: "Marketing emails" }));
    await screen.findByText("Failed to save this setting");
    expect(isOn("Marketing emails")).toBe("false");
  });
});

describe("changing the password", () => {
  it("sends both, says so and empties the fields", async () => {
    const { seen } = await openAccount({ "POST /api/auth/password": () => ({ status: 204 }) });
    type("Current password", "secret");
    type("New password", "another one");
    press("Change Password");
    expect(await screen.findByText("Password changed")).toBeTruthy();
    expect(seen.find(({ method }) => method === "POST")?.body).toEqual({
      current_password: "secret",
      new_password: "another one",
    });
    expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("");
  });

  it("says what is wrong: a short new one before it is sent, a wrong current one after", async () => {
    const { seen } = await openAccount({
      "POST /api/auth/password": () => problem(422, "invalid", "Wrong"),
    });
    type("Current password", "guess!");
    type("New password", "short");
    press("Change Password");
    expect(screen.getByText("Password must be at least 6 characters")).toBeTruthy();
    expect(seen.some(({ method }) => method === "POST")).toBe(false);
    type("New password", "long enough");
    press("Change Password");
    expect(await screen.findByText("This isn’t your current password")).toBeTruthy();
  });
});

describe("the signed-in devices", () => {
  it("are listed, the one in use without a way to sign it out", async () => {
    await openAccount();
    const [own, other, unknown] = screen
      .getAllByRole("listitem")
      .filter(({ textContent }) => textContent.includes("Last used"));
    expect(own?.textContent).toContain("This device");
    expect(within(own as HTMLElement).queryByRole("button")).toBeNull();
    expect(other?.textContent).toContain("LINE on iPhone");
    expect(other?.textContent).toContain("Network 203.0.113.0/24");
    expect(unknown?.textContent).toContain("Unknown device");
    expect(unknown?.textContent).not.toContain("Network");
  });

  it.each([
    ["Sign out LINE on iPhone", "/api/auth/sessions/s2"],
    ["Sign out all other devices", "/api/auth/sessions"],
  ])("%s", async (name, path) => {
    let left = [device, phone, strange];
    const end = () => {
      left = [device];
      return { status: 204 };
    };
    const { seen } = await openAccount({
      "GET /api/auth/sessions": () => ({ status: 200, body: { devices: left } }),
      [`DELETE ${path}`]: end,
    });
    press(name);
    await waitFor(() => expect(screen.queryByText("LINE on iPhone")).toBeNull());
    expect(seen.find(({ method }) => method === "DELETE")?.path).toBe(path);
  });
});

describe("the download of one's data", () => {
  const names: string[] = [];
  const blobs: Blob[] = [];
  beforeEach(() => {
    names.length = 0;
    blobs.length = 0;
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return "blob:x";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
  });
  /** The archive as the server sends it: piece by piece, under a name. */
  const archive = (pull: (sent: ReadableStreamDefaultController<Uint8Array>) => void) =>
    new Response(new ReadableStream<Uint8Array>({ pull }), {
      headers: { "content-disposition": 'attachment; filename="propertyvr-data-2026-11-24.zip"' },
    });
  async function openWith(answer: () => Response) {
    const { seen } = await openAccount();
    const before = fetch;
    vi.stubGlobal("fetch", (url: string, init?: RequestInit) =>
      url === "/api/auth/me/export" ? Promise.resolve(answer()) : before(url, init),
    );
    return seen;
  }

  it("tells how much has come, and is saved under the server's name once it is whole", async () => {
    let sent: ReadableStreamDefaultController<Uint8Array> | undefined;
    await openWith(() => archive((controller) => (sent ??= controller) && undefined));
    press("Download My Data");
    expect(await screen.findByText("Collecting your data…")).toBeTruthy();
    sent?.enqueue(new Uint8Array(2_048));
    expect(await screen.findByText(/^2.KB downloaded…$/)).toBeTruthy();
    expect(names).toEqual([]);
    sent?.enqueue(new Uint8Array(1));
    sent?.close();
    expect(await screen.findByText("Your data was saved")).toBeTruthy();
    expect([names, blobs.map(({ size }) => size)]).toEqual([
      ["propertyvr-data-2026-11-24.zip"],
      [2_049],
    ]);
  });

  it("that breaks off saves nothing, says so, and can be tried again", async () => {
    let isBroken = true;
    await openWith(() =>
      archive((controller) => {
        if (isBroken) controller.error(new TypeError("network error"));
        else {
          controller.enqueue(new Uint8Array(3));
          controller.close();
        }
      }),
    );
    press("Download My Data");
    const alert = await screen.findByText(/^Failed to download your data/);
    expect([alert.getAttribute("role"), names]).toEqual(["alert", []]);
    isBroken = false;
    press("Download My Data");
    await waitFor(() => expect(names).toHaveLength(1));
    expect(screen.queryByText(/^Failed to download/)).toBeNull();
  });

  it("says that another one is running", async () => {
    await openAccount({
      "GET /api/auth/me/export": () => problem(429, "too_many_requests", "Wait"),
    });
    press("Download My Data");
    expect(await screen.findByText(/^A download is already running/)).toBeTruthy();
  });
});

describe("deleting the account", () => {
  const ask = async (answer: () => ReturnType<typeof problem> | { status: number }) => {
    const opened = await openAccount({ "DELETE /api/auth/me": answer });
    press("Delete Account");
    const dialog = await screen.findByRole("dialog", { name: "Delete Account" });
    expect(dialog.textContent).toContain(
      "Are you sure you want to delete your account? This action cannot be undone.",
    );
    fireEvent.change(within(dialog).getByLabelText("Password"), { target: { value: "secret" } });
    fireEvent.click(within(dialog).getByRole("button", { name: "Delete Account" }));
    return opened;
  };

  it("asks in the specified words and for the password, then signs out", async () => {
    const { seen } = await ask(() => ({ status: 204 }));
    await screen.findByRole("heading", { name: "Welcome Back" });
    expect(seen.find(({ method }) => method === "DELETE")?.body).toEqual({ password: "secret" });
    expect(localStorage.getItem("session_token")).toBeNull();
  });

  it("stays signed in where the password is wrong", async () => {
    await ask(() => problem(422, "invalid", "Wrong"));
    expect(await screen.findByText("Wrong password. Nothing was deleted.")).toBeTruthy();
    expect(localStorage.getItem("session_token")).toBe("t1");
  });
});
