import type { InboxEnquiry, ListingReport } from "@propertyvr/contracts";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setLanguage } from "../../lib/i18n/index.ts";
import { fakeServer, problem } from "../../testing/fake-server.ts";
import { anong } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import "../../pages/admin-page.tsx";
import "../../pages/enquiries-page.tsx";
import "../../pages/inbox-page.tsx";

const home = {
  id: "7",
  title: { text: "Corner unit", language: "en" as const },
  rent_price: 20_000,
  sale_price: null,
};
const enquiry: InboxEnquiry = {
  id: "e1",
  home,
  name: "Nok <b>",
  phone: "081 234 5678",
  email: null,
  line: null,
  preferred_time: "Saturday",
  message: "<script>alert(1)</script>\nMay I see it?",
  created_at: "2026-11-20T08:00:00.000Z",
  is_yours: true,
  messages: [],
  last_at: "2026-11-20T07:00:00.000Z",
  status: "new",
  external_id: "AG-1",
  partner_name: "Baan Dee",
  language: "th",
};
const report: ListingReport = {
  id: "r1",
  home,
  external_id: "AG-1",
  partner_name: "Baan Dee",
  home_state: "shown",
  open_on_home: 2,
  reason: "scam",
  note: "They want money first.",
  reporter: null,
  created_at: "2026-11-20T08:00:00.000Z",
  resolution: null,
  resolution_note: null,
  resolved_at: null,
  resolved_by: null,
};
const counts = { new: 1, read: 0, answered: 2, archived: 3 };
const INBOX = "GET /api/partner-inbox";
const REPORTS = "GET /api/admin/reports";

const openAs = (role: "seeker" | "partner" | "admin", path: string) => {
  const user = { ...anong, role };
  localStorage.setItem("user", JSON.stringify(user));
  localStorage.setItem("session_token", "token-of-anong");
  return renderApp(path);
};
const me = (role: "seeker" | "partner" | "admin") => ({
  "GET /api/auth/me": () => ({ status: 200, body: { ...anong, role } }),
});

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("language", "en");
});
afterEach(() => {
  cleanup();
  setLanguage("en");
});

describe("a partner's inbox", () => {
  const listed = (over: object = {}) => ({
    status: 200,
    body: { enquiries: [enquiry], next_cursor: null, counts, ...over },
  });

  it("shows who asks what about which home, as plain text, with ways to answer", async () => {
    fakeServer({ ...me("partner"), [INBOX]: () => listed() });
    openAs("partner", "/inbox");
    const item = within(await screen.findByRole("article"));
    expect(item.getByRole("heading", { name: "Nok <b>" })).toBeTruthy();
    expect(item.getByText(/<script>alert\(1\)<\/script>/)).toBeTruthy();
    expect(item.getByText(/Reference AG-1/)).toBeTruthy();
    expect(item.getByText("Preferred time: Saturday")).toBeTruthy();
    expect(item.getByRole("link", { name: "081 234 5678" })).toBeTruthy();
    expect(screen.getByRole("radio", { name: "Inbox (3)" })).toBeTruthy();
  });

  it("marks an enquiry and asks for the list anew", async () => {
    let status: InboxEnquiry["status"] = "new";
    const server = fakeServer({
      ...me("partner"),
      [INBOX]: () => listed({ enquiries: [{ ...enquiry, status }] }),
      "PUT /api/partner-inbox/e1": ({ body }) => {
        ({ status } = body as { status: InboxEnquiry["status"] });
        return { status: 200, body: { ...enquiry, status } };
      },
    });
    openAs("partner", "/inbox");
    fireEvent.click(await screen.findByRole("button", { name: "Mark as answered" }));
    const item = within(screen.getByRole("article"));
    expect(await item.findByText("Answered")).toBeTruthy();
    expect(server.seen.some(({ method }) => method === "PUT")).toBe(true);
  });

  it("says in the sidebar how many enquiries nobody has looked at", async () => {
    fakeServer({
      ...me("partner"),
      [INBOX]: () => listed({ counts: { ...counts, new: 2 } }),
    });
    openAs("partner", "/inbox");
    expect(await screen.findByText("2 new enquiries")).toBeTruthy();
    expect(screen.getByRole("link", { name: /^Inbox/ }).textContent).toContain("2");
  });

  it("counts nothing in the sidebar of an admin, who answers for no agency", async () => {
    fakeServer({ ...me("admin"), [INBOX]: () => listed({ counts: { ...counts, new: 2 } }) });
    openAs("admin", "/inbox");
    await screen.findByRole("article");
    expect(await screen.findByRole("link", { name: "Inbox" })).toBeTruthy();
    expect(screen.queryByText(/new enquir/)).toBeNull();
  });

  it("names the partner to an admin who reads along, and offers no answer", async () => {
    const messages = [
      { id: "m1", from: "partner" as const, text: "Come at two.", created_at: enquiry.created_at },
    ];
    fakeServer({
      ...me("admin"),
      [INBOX]: () => listed({ enquiries: [{ ...enquiry, is_yours: false, messages }] }),
    });
    openAs("admin", "/inbox");
    const message = (await screen.findByText("Come at two.")).closest("li");
    expect(message?.textContent).toContain("Baan Dee");
    expect(message?.textContent).not.toContain("You");
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  const none = { new: 0, read: 0, answered: 0, archived: 0 };

  it("that is empty says what will appear, and leads to one's own listings", async () => {
    fakeServer({ ...me("partner"), [INBOX]: () => listed({ enquiries: [], counts: none }) });
    openAs("partner", "/inbox");
    expect(await screen.findByRole("heading", { name: "No enquiries yet" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "See my listings" })).toBeTruthy();
    expect(screen.queryByRole("radio")).toBeNull();
  });

  it("that is empty tells an admin of everybody's listings", async () => {
    fakeServer({ ...me("admin"), [INBOX]: () => listed({ enquiries: [], counts: none }) });
    openAs("admin", "/inbox");
    await screen.findByRole("heading", { name: "No enquiries yet" });
    expect(screen.queryByText(/your listings/)).toBeNull();
  });

  it("with nothing under a filter does not say that nobody has asked, and leads back", async () => {
    fakeServer({
      ...me("partner"),
      [INBOX]: (_request, query) => listed(query.has("status") ? { enquiries: [] } : {}),
    });
    openAs("partner", "/inbox");
    fireEvent.click(await screen.findByRole("radio", { name: /^Archived/ }));
    await screen.findByRole("heading", { name: "No archived enquiries" });
    fireEvent.click(screen.getByRole("button", { name: "Show the inbox" }));
    expect(await screen.findByRole("article")).toBeTruthy();
  });

  it("that cannot be loaded says so and tries again", async () => {
    let isDown = true;
    fakeServer({
      ...me("partner"),
      [INBOX]: () => (isDown ? problem(503, "unavailable", "down") : listed()),
    });
    openAs("partner", "/inbox");
    await screen.findByRole("heading", { name: "The inbox could not be loaded" });
    isDown = false;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("article")).toBeTruthy();
  });

  it("does not exist for a seeker", async () => {
    fakeServer(me("seeker"));
    openAs("seeker", "/inbox");
    expect(await screen.findByRole("heading", { name: "This page does not exist" })).toBeTruthy();
  });

  it("stands in Thai", async () => {
    localStorage.setItem("language", "th");
    fakeServer({ ...me("partner"), [INBOX]: () => listed() });
    openAs("partner", "/inbox");
    expect(await screen.findByRole("heading", { name: "กล่องข้อความ" })).toBeTruthy();
  });
});

describe("the queue of reports", () => {
  const listed = (over: Partial<ListingReport> = {}) => ({
    status: 200,
    body: {
      reports: [{ ...report, ...over }],
      next_cursor: null,
      counts: { open: 1, resolved: 0 },
    },
  });

  it("hides a home after asking, with the note", async () => {
    const server = fakeServer({
      ...me("admin"),
      [REPORTS]: () => listed(),
      "PUT /api/admin/reports/r1": () => ({ status: 200, body: report }),
    });
    openAs("admin", "/admin/reports");
    const item = within(await screen.findByRole("article"));
    expect(item.getByText(/2 open reports on this listing/)).toBeTruthy();
    expect(item.getByText(/Somebody without an account/)).toBeTruthy();
    fireEvent.change(item.getByRole("textbox"), { target: { value: "Owner confirmed" } });
    fireEvent.click(item.getByRole("button", { name: "Hide listing" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    fireEvent.click(dialog.getByRole("button", { name: "Hide listing" }));
    expect(await screen.findAllByText("Listing hidden")).not.toEqual([]);
    expect(server.seen.find(({ method }) => method === "PUT")?.body).toEqual({
      resolution: "hidden",
      note: "Owner confirmed",
      language: "en",
    });
  });

  it("says when somebody else was quicker", async () => {
    fakeServer({
      ...me("admin"),
      [REPORTS]: () => listed(),
      "PUT /api/admin/reports/r1": () => problem(409, "conflict", "decided"),
    });
    openAs("admin", "/admin/reports");
    fireEvent.click(await screen.findByRole("button", { name: "Dismiss" }));
    expect(await screen.findAllByText(/Somebody else has already decided/)).not.toEqual([]);
  });

  it("offers to show a hidden home again, and nothing else", async () => {
    fakeServer({
      ...me("admin"),
      [REPORTS]: () => listed({ home_state: "hidden", resolution: "hidden", resolved_by: "Ploy" }),
    });
    openAs("admin", "/admin/reports");
    const item = within(await screen.findByRole("article"));
    expect(item.getByText("Hidden by Ploy")).toBeTruthy();
    expect(item.getAllByRole("button").map((each) => each.textContent)).toEqual([
      "Show listing again",
    ]);
  });
});

describe("one's own enquiries", () => {
  it("say where each went and how far it has come", async () => {
    const { external_id: _, partner_name: __, language: ___, ...written } = enquiry;
    fakeServer({
      ...me("seeker"),
      "GET /api/enquiries": () => ({
        status: 200,
        body: {
          enquiries: [
            {
              ...written,
              home: { ...home, id: null },
              status: "answered",
              goes_to: { kind: "partner", name: "Baan Dee" },
              contact: null,
            },
          ],
          next_cursor: null,
        },
      }),
    });
    openAs("seeker", "/enquiries");
    const item = within(await screen.findByRole("article"));
    expect(item.getByText("Answered")).toBeTruthy();
    expect(item.getByText(/To Baan Dee · No longer listed/)).toBeTruthy();
    expect(item.queryByRole("link")).toBeNull();
  });

  it("that are none lead to a search", async () => {
    fakeServer({
      ...me("seeker"),
      "GET /api/enquiries": () => ({ status: 200, body: { enquiries: [], next_cursor: null } }),
    });
    openAs("seeker", "/enquiries");
    expect(await screen.findByRole("link", { name: "Find a home" })).toBeTruthy();
  });
});
