import type { ListedAccount, SentMail, SupportMessage } from "@propertyvr/contracts";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { fakeServer, problem } from "../../testing/fake-server.ts";
import { ploy } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";

await import("../../pages/admin-page.tsx");

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("language", "en");
  localStorage.setItem("session_token", "t1");
  localStorage.setItem("user", JSON.stringify(ploy));
});

const open = (path: string, answers: Parameters<typeof fakeServer>[0]) => {
  const server = fakeServer({
    "GET /api/auth/me": () => ({ status: 200, body: ploy }),
    ...answers,
  });
  return { ...server, ...renderApp(path) };
};
const message = (over: Partial<SupportMessage> = {}): SupportMessage => ({
  id: "s1",
  name: "Mali",
  email: "mali@example.com",
  subject: "Maps & more",
  message: "Is there a map?",
  language: "en",
  account: null,
  created_at: "2026-11-20T08:00:00.000Z",
  answer: null,
  ...over,
});
const page = (messages: readonly SupportMessage[], sends_mail = true) => ({
  status: 200,
  body: { messages, next_cursor: null, counts: { open: messages.length, answered: 0 }, sends_mail },
});
const answerWith = async (value: string, button: string) => {
  fireEvent.change(await screen.findByLabelText("Answer"), { target: { value } });
  fireEvent.click(screen.getByRole("button", { name: button }));
};
const answered = { text: "Yes.", by: "Ploy", at: "2026-11-21T08:00:00.000Z", mail_error: null };

describe("messages to support", () => {
  it("are answered, and the answer goes out", async () => {
    const messages = [message()];
    const { seen } = open("/admin/support", {
      "GET /api/admin/support": () => page(messages),
      "POST /api/admin/support/s1/answer": () => {
        messages.pop();
        return { status: 200, body: message({ answer: { ...answered, mail_state: "queued" } }) };
      },
    });
    await answerWith("Yes.", "Send answer");
    expect(await screen.findByText("Answer saved and on its way")).toBeDefined();
    expect(await screen.findByText("No open messages")).toBeDefined();
    expect(seen.find(({ method }) => method === "POST")?.body).toEqual({ answer: "Yes." });
  });

  it("are not answered with nothing", async () => {
    const { seen } = open("/admin/support", { "GET /api/admin/support": () => page([message()]) });
    await answerWith("  ", "Send answer");
    expect(await screen.findByText("Write an answer")).toBeDefined();
    expect(seen.filter(({ method }) => method === "POST")).toEqual([]);
  });

  it("that somebody else answered keep the words that were typed", async () => {
    open("/admin/support", {
      "GET /api/admin/support": () => page([message()]),
      "POST /api/admin/support/s1/answer": () => problem(409, "conflict", "Already answered."),
    });
    await answerWith("No.", "Send answer");
    expect(await screen.findByText(/Somebody else has already answered/)).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>("Answer").value).toBe("No.");
  });

  it("without a mail server are answered from the admin's own email program", async () => {
    open("/admin/support", { "GET /api/admin/support": () => page([message()], false) });
    expect(await screen.findByText(/No mail server is set/)).toBeDefined();
    fireEvent.change(screen.getByLabelText("Answer"), { target: { value: "Yes & no." } });
    const link = screen.getByRole("link", { name: "Write to mali@example.com" });
    expect(link.getAttribute("href")).toBe(
      "mailto:mali%40example.com?subject=Re%3A%20Maps%20%26%20more&body=Yes%20%26%20no.",
    );
    expect(screen.getByRole("button", { name: "Save answer" })).toBeDefined();
  });

  it("whose answer did not arrive say why, and offer to write by hand", async () => {
    const refused = { ...answered, mail_state: "refused" as const, mail_error: "550 no mailbox" };
    open("/admin/support", {
      "GET /api/admin/support": (_request, query) =>
        page(query.get("status") === "answered" ? [message({ answer: refused })] : []),
    });
    fireEvent.click(await screen.findByRole("radio", { name: /^Answered/ }));
    expect(await screen.findByText("Refused")).toBeDefined();
    expect(screen.getByText("The mail server said: 550 no mailbox")).toBeDefined();
    expect(screen.getByRole("link", { name: "Write to mali@example.com" })).toBeDefined();
  });
});

const mail = (over: Partial<SentMail> = {}): SentMail => ({
  id: "m1",
  kind: "support_answered",
  to: "mali@example.com",
  language: "en",
  subject: "Re: Maps",
  text: "Hi Mali,",
  state: "failed",
  tries: 9,
  error: "connection refused",
  created_at: "2026-11-20T08:00:00.000Z",
  next_try_at: null,
  ended_at: "2026-11-23T08:00:00.000Z",
  bounce: { reason: "550 no such user", at: "2026-11-23T08:05:00.000Z" },
  ...over,
});

it("emails are listed by how they fared, with what went wrong, and without what opens an account", async () => {
  const secret = mail({ id: "m2", subject: "Reset", state: "queued", text: null, error: null });
  open("/admin/mail", {
    "GET /api/admin/mail": (_request, query) => ({
      status: 200,
      body: { mails: query.get("state") === "queued" ? [secret] : [mail()], next_cursor: null },
    }),
  });
  expect(await screen.findByText("The mail server said: connection refused")).toBeDefined();
  expect(screen.getByText(/^Email to this address comes back: 550 no such user/)).toBeDefined();
  expect(screen.getByText("9 tries")).toBeDefined();
  expect(screen.getByText("Hi Mali,")).toBeDefined();
  fireEvent.click(screen.getByRole("radio", { name: "Waiting" }));
  expect(await screen.findByText(/holds a link that opens the account/)).toBeDefined();
  expect(screen.queryByText("Show text")).toBeNull();
});

it("accounts are found as one types, with role, partner and when they were last seen", async () => {
  const account = (over: Partial<ListedAccount>): ListedAccount => ({
    id: "u1",
    name: "Anong",
    email: "anong@example.com",
    role: "seeker",
    created_at: "2026-11-20T08:00:00.000Z",
    partner: null,
    last_seen_at: null,
    ...over,
  });
  const all = [
    account({}),
    account({ id: "u2", name: "Niran", role: "partner", partner: { id: "p", name: "Baan Dee" } }),
  ];
  open("/admin/accounts", {
    "GET /api/admin/accounts": (_request, query) => {
      const accounts = all.filter(({ name }) => name.includes(query.get("q") ?? ""));
      return { status: 200, body: { accounts, next_cursor: null, count: accounts.length } };
    },
  });
  expect(await screen.findByText("2 accounts")).toBeDefined();
  expect(screen.getByText("Baan Dee")).toBeDefined();
  expect(screen.getAllByText("Not lately")).toHaveLength(2);
  fireEvent.change(screen.getByLabelText(/Search by name/), { target: { value: "Niran" } });
  await waitFor(() => expect(screen.queryByText("Anong")).toBeNull());
  expect(screen.getByText("1 account")).toBeDefined();
});
