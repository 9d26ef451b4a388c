import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { fakeServer, problem } from "../../testing/fake-server.ts";
import { anong } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { decide } from "../../lib/consent.ts";
import { FAQS, findAnswers } from "./find-answers.ts";
import { helpMessages } from "./messages.ts";

const THANKS = "Thank you for contacting us! We will get back to you within 24 hours.";
const nowhere = { app_store: null, google_play: null };
const config = (over: object = {}) => ({
  "GET /api/config": () => ({
    status: 200,
    body: {
      support_email: null,
      live_chat_url: null,
      awaits_admin: false,
      stores: { matchelor: nowhere, rentbase: nowhere },
      ...over,
    },
  }),
});
const sent = { status: 201, body: { id: "s1", created_at: "2026-11-24T05:00:00.000Z" } };
const signIn = () => {
  localStorage.setItem("session_token", "pvs_1");
  localStorage.setItem("user", JSON.stringify(anong));
};
const me = { "GET /api/auth/me": () => ({ status: 200, body: anong }) };

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("language", "en");
});

const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const openTab = async (name: string) =>
  fireEvent.mouseDown(await screen.findByRole("tab", { name }), { button: 0 });
const openContact = () => openTab("Contact Us");
const fillIn = async () => {
  await openContact();
  type("Name", "Mali");
  type("Email", "mali@example.com");
  type("Subject", "Maps");
  type("Message", "Is there a map?");
};

describe("the questions", () => {
  it("are seven, with the FAQs tab first", async () => {
    fakeServer(config());
    renderApp("/help");
    expect(await screen.findByRole("tab", { name: "FAQs", selected: true })).toBeDefined();
    expect(FAQS).toHaveLength(7);
    const panel = screen.getByRole("tabpanel", { name: "FAQs" });
    expect(panel.querySelectorAll("details")).toHaveLength(7);
  });

  it("are found by words of either language, in questions before answers", () => {
    const found = (text: string) => findAnswers(text).map(({ question }) => question);
    expect(found("delete chats")).toEqual(["help.faq.privacy"]);
    expect(found("ลบ แชต")).toEqual(["help.faq.privacy"]);
    expect(found("how do I delete my chat?")).toEqual(["help.faq.privacy"]);
    expect(found("ลบแชตยังไง")).toEqual(["help.faq.privacy"]);
    expect(found("fraud")).toEqual(["help.faq.scams"]);
    expect(found("โกง")).toEqual(["help.faq.scams"]);
    expect(found("อยากปล่อยเช่า")).toEqual(["help.faq.listing"]);
    expect(found("PRICES")[0]).toBe("help.faq.prices");
    expect(found("zzz")).toEqual([]);
  });

  it("that nothing answers lead to the form, with what was typed as its subject", async () => {
    fakeServer(config());
    renderApp("/help");
    await screen.findByRole("tab", { name: "FAQs" });
    type("Search help", "parking for boats");
    expect(screen.getByText("Nothing found for “parking for boats”")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Contact Us" }));
    expect(field("Subject").value).toBe("parking for boats");
  });
});

describe("an example", () => {
  it("stands under its kind", async () => {
    signIn();
    fakeServer({ ...config(), ...me });
    renderApp("/help");
    for (const kind of ["Homes", "Prices and areas", "Costs and loans", "Rules and steps"])
      expect(
        within(await screen.findByRole("list", { name: kind })).getAllByRole("button").length,
      ).toBeGreaterThan(1);
  });

  it("goes into the box of a new chat and is not sent", async () => {
    signIn();
    const { seen } = fakeServer({ ...config(), ...me });
    const { address } = renderApp("/help");
    const example = "Can foreigners own a condo?";
    fireEvent.click(await screen.findByRole("button", { name: example }));
    await waitFor(() =>
      expect((screen.getAllByRole("textbox")[0] as HTMLTextAreaElement).value).toBe(example),
    );
    expect(address()).toBe("/");
    expect(seen.filter(({ method }) => method === "POST")).toEqual([]);
  });

  it("is offered to nobody who could not ask", async () => {
    fakeServer(config());
    renderApp("/help");
    await screen.findByText("Keyboard shortcuts");
    expect(screen.queryByRole("button", { name: "Can foreigners own a condo?" })).toBeNull();
  });
});

describe("the contact form", () => {
  it("sends a message and thanks for it", async () => {
    const { seen } = fakeServer({ ...config(), "POST /api/support": () => sent });
    renderApp("/help");
    await fillIn();
    fireEvent.click(screen.getByRole("button", { name: "Send message" }));
    expect(await screen.findByText(THANKS)).toBeDefined();
    const [request] = seen.filter(({ path }) => path === "/api/support");
    expect(request?.body).toMatchObject({
      name: "Mali",
      email: "mali@example.com",
      subject: "Maps",
      message: "Is there a map?",
      language: "en",
    });
    fireEvent.click(screen.getByRole("button", { name: "Write another message" }));
    expect((await screen.findByLabelText<HTMLTextAreaElement>("Message")).value).toBe("");
  });

  it("asks for each of its four fields in turn", async () => {
    const { seen } = fakeServer(config());
    renderApp("/help");
    await openContact();
    for (const [label, text, fault] of [
      ["Name", "Mali", "Enter your name"],
      ["Email", "mali", "Enter your email"],
      ["Email", "mali@example.com", "Enter a valid email address"],
      ["Subject", "Maps", "Enter a subject"],
      ["Message", "Is there a map?", "Write a message"],
    ] as const) {
      fireEvent.click(screen.getByRole("button", { name: "Send message" }));
      const described = field(label).getAttribute("aria-describedby")?.split(" ") ?? [];
      const said = described.map((id) => document.getElementById(id)?.textContent);
      expect(said).toContain(fault);
      await waitFor(() => expect(document.activeElement).toBe(field(label)));
      type(label, text);
    }
    expect(seen.filter(({ path }) => path === "/api/support")).toEqual([]);
  });

  it("is filled in for whoever is signed in", async () => {
    signIn();
    fakeServer({ ...config(), ...me });
    renderApp("/help");
    await openContact();
    expect(field("Name").value).toBe(anong.name);
    expect(field("Email").value).toBe(anong.email);
  });

  it("that could not be sent stays filled in and goes out again as the same message", async () => {
    const answers = [problem(503, "unavailable", "Down"), sent];
    const { seen } = fakeServer({
      ...config(),
      "POST /api/support": () => answers.shift() ?? sent,
    });
    renderApp("/help");
    await fillIn();
    fireEvent.click(screen.getByRole("button", { name: "Send message" }));
    expect(await screen.findByText(/couldn't be sent/)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Send message" }));
    expect(await screen.findByText(THANKS)).toBeDefined();
    const ids = seen
      .filter(({ path }) => path === "/api/support")
      .map(({ body }) => (body as { client_id: string }).client_id);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it("keeps what is typed over a reload only where optional storage was accepted", async () => {
    fakeServer(config());
    renderApp("/help");
    await openContact();
    const isKept = () => localStorage.getItem("draft:support:guest") !== null;
    decide("declined");
    fireEvent.change(screen.getByLabelText("Message"), { target: { value: "Half" } });
    expect(isKept()).toBe(false);
    decide("accepted");
    fireEvent.change(screen.getByLabelText("Message"), { target: { value: "Half a" } });
    expect(isKept()).toBe(true);
    decide("declined");
    expect(isKept()).toBe(false);
  });

  it("names the hours in which messages are answered", async () => {
    fakeServer(config());
    renderApp("/help");
    await openContact();
    expect(screen.getByText(/Mon-Fri 9AM-6PM/)).toBeDefined();
    expect(screen.queryByRole("link", { name: /live chat/i })).toBeNull();
  });

  it("links to the operator's live chat where there is one", async () => {
    fakeServer(config({ live_chat_url: "https://chat.example/pvr" }));
    renderApp("/help");
    await openContact();
    const link = await screen.findByRole("link", { name: /Open live chat/ });
    expect(link.getAttribute("href")).toBe("https://chat.example/pvr");
    expect(screen.getByText("Mon-Fri 9AM-6PM")).toBeDefined();
  });

  it("thanks in Thai", async () => {
    localStorage.setItem("language", "th");
    fakeServer({ ...config(), "POST /api/support": () => sent });
    renderApp("/help");
    await openTab("ติดต่อเรา");
    const form = screen.getByRole("tabpanel");
    const fields = ["มะลิ", "mali@example.com", "แผนที่", "มีแผนที่ไหม"];
    for (const [at, each] of within(form).getAllByRole("textbox").entries())
      fireEvent.change(each, { target: { value: fields[at] } });
    fireEvent.click(screen.getByRole("button", { name: "ส่งข้อความ" }));
    expect(await screen.findByText(helpMessages.th["help.sent"])).toBeDefined();
  });
});

it("the login page leads to help", async () => {
  fakeServer(config());
  const { address } = renderApp("/login");
  fireEvent.click(await screen.findByRole("link", { name: "Help & Support" }));
  await waitFor(() => expect(address()).toBe("/help"));
});
