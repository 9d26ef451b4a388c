import {
  AUDIT_ACTIONS,
  type AuditEntry,
  type ReceivedPartnerRequest,
  type User,
} from "@propertyvr/contracts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { fakeServer, problem } from "../../testing/fake-server.ts";
import { anong, ploy } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { auditTextOf } from "./messages.ts";

await import("../../pages/admin-page.tsx");

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("language", "en");
});

const request = (over: Partial<ReceivedPartnerRequest> = {}): ReceivedPartnerRequest => ({
  id: "p1",
  company: "Baan Dee",
  email: "api@baandee.example",
  phone: "+66 81 234 5678",
  website: null,
  message: "We have 40 condos.",
  status: "open",
  created_at: "2026-11-20T08:00:00.000Z",
  decided_at: null,
  note: null,
  partner: null,
  account: { id: anong.id, name: anong.name, email: anong.email, role: "seeker" },
  same_email: null,
  ...over,
});
const entry = (over: Partial<AuditEntry> = {}): AuditEntry => ({
  id: "1",
  at: "2026-11-20T08:00:00.000Z",
  actor: { id: ploy.id, name: ploy.name },
  network: "203.0.113.7",
  action: "key.created",
  subject_id: "k1",
  before: null,
  after: { key: "pvr_7f3a…9Qx2", rate_limit: 1_000 },
  ...over,
});

function open(path: string, answers: Parameters<typeof fakeServer>[0], person: User = ploy) {
  localStorage.setItem("session_token", "t1");
  localStorage.setItem("user", JSON.stringify(person));
  const server = fakeServer({
    "GET /api/auth/me": () => ({ status: 200, body: person }),
    "GET /api/admin/partners": () => ({ status: 200, body: { partners: [] } }),
    ...answers,
  });
  return { ...server, ...renderApp(path) };
}
const requests = (...all: ReceivedPartnerRequest[]) => ({
  status: 200,
  body: { partner_requests: all, next_cursor: null },
});
const LIST = "GET /api/admin/partner-requests";
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const decide = async (name: string) =>
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name }));

it("an admin reads feedback with its question and answer, by verdict", async () => {
  const said = {
    id: "m2",
    verdict: "down",
    reasons: ["wrong_homes"],
    comment: "No pools here.",
    said_at: "2026-11-20T08:00:00.000Z",
    question: "condo with a pool",
    answer: "Two homes.",
  };
  const page = (feedback: readonly object[]) => ({
    status: 200,
    body: { feedback, next_cursor: null, counts: { up: 0, down: 1_204 } },
  });
  open("/admin/feedback", {
    "GET /api/admin/feedback": (_request, query) =>
      page(query.get("verdict") === "down" ? [said] : []),
  });
  for (const text of ["No pools here.", "Homes don't match", "condo with a pool", "Two homes."])
    expect(await screen.findByText(text)).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: "Good answers (0)" }));
  expect(await screen.findByText("No answer has been rated good yet")).toBeTruthy();
  expect(screen.getByRole("radio", { name: "Bad answers (1,204)" })).toBeTruthy();
});

describe("the admin page", () => {
  it.each(["/admin", "/admin/audit"])(
    "%s does not exist for somebody who is no admin",
    async (path) => {
      open(path, {}, { ...anong, role: "partner" });
      expect(await screen.findByRole("heading", { name: "This page does not exist" })).toBeTruthy();
    },
  );

  it("does not exist for an unknown section", async () => {
    open("/admin/nothing", {});
    expect(await screen.findByRole("heading", { name: "This page does not exist" })).toBeTruthy();
  });
});

describe("requests for access", () => {
  it("are approved, for a new partner and with a note", async () => {
    const asked = [request()];
    const { seen } = open("/admin", {
      [LIST]: () => requests(...asked),
      "PUT /api/admin/partner-requests/p1": () => {
        asked.pop();
        return { status: 200, body: request({ status: "approved" }) };
      },
    });
    await screen.findByText("We have 40 condos.");
    await press("Approve the request of Baan Dee");
    expect(await screen.findByRole("option", { name: "A new partner: Baan Dee" })).toBeTruthy();
    fireEvent.change(screen.getByLabelText("Note (optional)"), {
      target: { value: " Welcome " },
    });
    await decide("Approve");
    expect(await screen.findByText("Request approved")).toBeTruthy();
    expect(seen.find(({ method }) => method === "PUT")?.body).toEqual({
      decision: "approve",
      partner_id: null,
      note: "Welcome",
    });
    expect(await screen.findByText("No open requests")).toBeTruthy();
  });

  it("let nobody into a partner whose email they claim, unless the admin chooses it", async () => {
    const { seen } = open("/admin", {
      [LIST]: () => requests(request({ same_email: { id: "b1", name: "Baan Dee Co" } })),
      "PUT /api/admin/partner-requests/p1": () => ({ status: 200, body: request() }),
    });
    await press("Approve the request of Baan Dee");
    const choice = await screen.findByRole<HTMLSelectElement>("combobox");
    expect([choice.value, choice.required]).toEqual(["", true]);
    fireEvent.change(choice, { target: { value: "b1" } });
    await decide("Approve");
    await screen.findByText("Request approved");
    expect(seen.find(({ method }) => method === "PUT")?.body).toMatchObject({ partner_id: "b1" });
  });

  it("that somebody else has decided meanwhile are asked for anew", async () => {
    const asked = [request()];
    open("/admin", {
      [LIST]: () => requests(...asked),
      "PUT /api/admin/partner-requests/p1": () => {
        asked.pop();
        return problem(409, "conflict", "This request has already been decided. Load it again.");
      },
    });
    await press("Decline the request of Baan Dee");
    await decide("Decline");
    expect(await screen.findByText("Your decision couldn't be saved")).toBeTruthy();
    expect(screen.getByText(/^It has already been decided/)).toBeTruthy();
    expect(await screen.findByText("No open requests")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("that cannot be loaded say so and can be asked for again", async () => {
    let isDown = true;
    open("/admin", {
      [LIST]: () => (isDown ? problem(503, "unavailable", "") : requests(request())),
    });
    await screen.findByText("This could not be loaded");
    isDown = false;
    await press("Try again");
    expect(await screen.findByText("We have 40 condos.")).toBeTruthy();
  });
});

describe("the audit log", () => {
  it("has a name for everything that is written down, in both languages", () => {
    for (const action of AUDIT_ACTIONS) expect(auditTextOf(action), action).toBeDefined();
  });

  it("names no network for what the server did by itself", async () => {
    const own = entry({
      action: "webhook.disabled",
      actor: { id: null, name: "PropertyVR" },
      network: "",
    });
    open("/admin/audit", {
      "GET /api/admin/audit-log": () => ({
        status: 200,
        body: { entries: [own], next_cursor: null },
      }),
    });
    await screen.findByRole("heading", { name: "Webhook turned off" });
    expect(screen.getByText("by PropertyVR")).toBeTruthy();
  });

  it("comes in pages, and names each action, an unknown one by its code", async () => {
    const pages = [
      { entries: [entry(), entry({ id: "2", action: "key.polished" })], next_cursor: "2" },
      { entries: [entry({ id: "3", action: "key.revoked" })], next_cursor: null },
    ];
    let asked = 0;
    open("/admin/audit", {
      "GET /api/admin/audit-log": () => ({ status: 200, body: pages[asked++] }),
    });
    await screen.findByRole("heading", { name: "API key created" });
    expect(screen.getByRole("heading", { name: "key.polished" })).toBeTruthy();
    expect(screen.getAllByText("by Ploy Admin from 203.0.113.7")).toHaveLength(2);
    expect(screen.getAllByText("pvr_7f3a…9Qx2")).toHaveLength(2);
    await press("Show more");
    expect(await screen.findByRole("heading", { name: "API key revoked" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });
});
