import type { Enquiry } from "@propertyvr/contracts";
import type { ContactPart } from "@propertyvr/parts";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createQueryClient, Providers } from "../../app/providers.tsx";
import { closeHomeWindow, type HomeAsked, useHomeWindow } from "../../lib/home-window.ts";
import { setLanguage, startLanguage } from "../../lib/i18n/index.ts";
import { signIn, signOut, startSession } from "../../lib/session/session-store.ts";
import { fakeServer, problem } from "../../testing/fake-server.ts";
import { anong } from "../../testing/people.ts";
import ContactOffer from "./contact-offer.tsx";
import { hrefOf } from "./contact-ways.tsx";
import { OwnEnquiries } from "./own-enquiries.tsx";
import EnquiryDialog from "./enquiry-dialog.tsx";
import ReportDialog from "./report-dialog.tsx";

const SEND = "POST /api/enquiries";
const REPORT = "POST /api/properties/7/reports";
const home = { id: "7", title: { text: "ห้องมุม อโศก", language: "th" as const } };
const asked: HomeAsked = { about: "enquiry", home };
const enquiry: Enquiry = {
  id: "e1",
  home: { ...home, rent_price: 20_000, sale_price: null },
  name: "Anong",
  phone: "081 234 5678",
  email: null,
  line: null,
  preferred_time: null,
  message: "Hello",
  created_at: "2026-11-20T08:00:00.000Z",
  unread: 0,
  messages: [],
  last_at: "2026-11-20T07:00:00.000Z",
  status: "sent",
  goes_to: { kind: "partner", name: "Baan Dee" },
  contact: { name: null, phone: "02 123 4567", line: "@baandee", email: null, website: null },
};

/** Draws inside a router, for the links. */
const draw = async (element: ReactNode) => {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => element }),
    history: createMemoryHistory({ initialEntries: ["/property/7"] }),
  });
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  render(
    <Providers queryClient={client}>
      <RouterProvider router={router as never} />
    </Providers>,
  );
  await waitFor(() => expect(screen.queryAllByRole("button")).not.toEqual([]));
};
const open = (over: Partial<HomeAsked> = {}) =>
  draw(<EnquiryDialog asked={{ ...asked, ...over }} onClose={() => undefined} />);
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const bodies = (server: ReturnType<typeof fakeServer>) =>
  server.seen
    .filter(({ method }) => method === "POST")
    .map(({ body }) => body as Record<string, string>);

beforeEach(() => {
  localStorage.clear();
  startLanguage();
  setLanguage("en");
  startSession();
  signIn(anong, "token-of-anong");
});
afterEach(() => {
  cleanup();
  closeHomeWindow();
});

describe("a conversation", () => {
  const ABOUT = "GET /api/enquiries";
  const answered: Enquiry = {
    ...enquiry,
    status: "answered",
    unread: 1,
    messages: [
      {
        id: "m1",
        from: "partner",
        text: "Yes, <b>Saturday</b>.",
        created_at: "2026-11-21T08:00:00.000Z",
      },
    ],
  };
  const list = (one: Enquiry) => ({ status: 200, body: { enquiries: [one], next_cursor: null } });

  it("that was begun is told of in the form, and can be continued there", async () => {
    const server = fakeServer({
      [ABOUT]: () => list(answered),
      [`POST /api/enquiries/${enquiry.id}/messages`]: () => ({ status: 201, body: answered }),
      [`PUT /api/enquiries/${enquiry.id}/seen`]: () => ({ status: 204 }),
    });
    await open();
    expect(await screen.findByText(/You asked about this home on/)).toBeTruthy();
    press("Continue the conversation");
    expect(await screen.findByText("Yes, <b>Saturday</b>.")).toBeTruthy();
    type("Write to Baan Dee", "See you then.");
    press("Send message");
    await waitFor(() => expect(field("Write to Baan Dee").value).toBe(""));
    expect(bodies(server)[0]).toMatchObject({ message: "See you then.", language: "en" });
    expect(server.seen.some(({ path }) => path.endsWith("/seen"))).toBe(true);
  });

  it("keeps what was typed where it could not be sent, and sends it again as the same message", async () => {
    let isDown = true;
    const server = fakeServer({
      [ABOUT]: () => list({ ...answered, unread: 0 }),
      [`POST /api/enquiries/${enquiry.id}/messages`]: () =>
        isDown ? problem(503, "unavailable", "Later.") : { status: 201, body: answered },
    });
    await draw(<OwnEnquiries />);
    type("Write to Baan Dee", "See you then.");
    press("Send message");
    expect(await screen.findByText(/^Something went wrong on our side/)).toBeTruthy();
    expect(field("Write to Baan Dee").value).toBe("See you then.");
    cleanup();
    await draw(<OwnEnquiries />);
    expect(field("Write to Baan Dee").value).toBe("See you then.");
    press("Send message");
    expect(await screen.findByText(/^Something went wrong on our side/)).toBeTruthy();
    isDown = false;
    press("Send message");
    await waitFor(() => expect(field("Write to Baan Dee").value).toBe(""));
    const ids = bodies(server).map(({ client_id }) => client_id);
    expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
  });

  it("marks answers that were not seen", async () => {
    const server = fakeServer({
      [ABOUT]: () => list(answered),
      [`PUT /api/enquiries/${enquiry.id}/seen`]: () => ({ status: 204 }),
    });
    await draw(<OwnEnquiries />);
    expect(screen.getByText("New answer")).toBeTruthy();
    await waitFor(() => expect(server.seen.some(({ path }) => path.endsWith("/seen"))).toBe(true));
  });
});

describe("the form", () => {
  it("begins with who one is and a message that can be sent as it stands", async () => {
    const server = fakeServer({ [SEND]: () => ({ status: 201, body: enquiry }) });
    await open({ preferredTime: "tomorrow" });
    expect(field("Your name").value).toBe("Anong Srisai");
    expect(field("Email").value).toBe("anong@example.com");
    expect(field(/When would you like/).value).toBe("tomorrow");
    press("Send");
    await screen.findByRole("heading", { name: "Message sent" });
    expect(bodies(server)[0]).toMatchObject({
      property_id: "7",
      name: "Anong Srisai",
      email: "anong@example.com",
      preferred_time: "tomorrow",
      language: "en",
    });
    expect(screen.getByText(/Baan Dee has your message/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "02 123 4567" }).getAttribute("href")).toBe(
      "tel:021234567",
    );
  });

  it("warns of paying before seeing", async () => {
    await open();
    expect(screen.getByRole("heading", { name: "Before you pay anything" })).toBeTruthy();
    expect(screen.getByText(/pay a deposit/)).toBeTruthy();
  });

  it.each([
    ["Your name", "", "Enter your name"],
    ["Phone", "123", "Enter a phone number with 9 to 15 digits"],
    ["LINE ID", "my line", /A LINE ID has 2 to 40/],
    ["Email", "anong@", "Enter a valid email address"],
    ["Message", "  ", "Write a message"],
    ["Message", "x".repeat(2_001), /2000 characters at most/],
  ])("with %s as %j goes back to that field and sends nothing", async (name, value, text) => {
    const server = fakeServer({ [SEND]: () => ({ status: 201, body: enquiry }) });
    await open();
    type(name, value);
    press("Send");
    expect(screen.getByText(text)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(name)));
    expect(bodies(server)).toEqual([]);
  });

  it("keeps what was typed through closing, and forgets it once it is sent", async () => {
    fakeServer({ [SEND]: () => ({ status: 201, body: enquiry }) });
    await open();
    type("Message", "May I bring my cat?");
    cleanup();
    await open();
    expect(field("Message").value).toBe("May I bring my cat?");
    type("Phone", "081 234 5678");
    press("Send");
    await screen.findByRole("heading", { name: "Message sent" });
    cleanup();
    await open();
    expect(field("Message").value).toContain("Is it still available");
    expect(field("Phone").value).toBe("081 234 5678");
  });

  it("sent again after a lost answer is the same enquiry; changed, it is another", async () => {
    let isLost = true;
    const server = fakeServer({
      [SEND]: () => {
        if (isLost) throw new TypeError("Failed to fetch");
        return { status: 201, body: enquiry };
      },
    });
    await open();
    press("Send");
    expect((await screen.findByRole("alert")).textContent).toContain("What you typed is kept");
    cleanup();
    await open();
    press("Send");
    await screen.findByRole("alert");
    type("Message", "Another question");
    isLost = false;
    press("Send");
    await screen.findByRole("heading", { name: "Message sent" });
    const [first, second, third] = bodies(server).map(({ client_id }) => client_id);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it("pressed twice sends once", async () => {
    const server = fakeServer({
      [SEND]: () =>
        new Promise((resolve) => setTimeout(() => resolve({ status: 201, body: enquiry }), 50)),
    });
    await open();
    press("Send");
    fireEvent.submit(field("Message").closest("form") as HTMLFormElement);
    await screen.findByRole("heading", { name: "Message sent" });
    expect(bodies(server)).toHaveLength(1);
  });

  it.each([
    [404, "not_found", {}, "no longer listed"],
    [409, "listing_taken", {}, "sold or rented"],
    [409, "listing_is_sample", {}, "sample home"],
    [429, "too_many_requests", { retry_after_s: 600 }, "10 minutes"],
    [500, "internal", {}, "What you typed is kept"],
  ])("tells why it was refused (%i %s)", async (status, code, more, text) => {
    fakeServer({ [SEND]: () => problem(status, code, "refused", more) });
    await open();
    press("Send");
    expect((await screen.findByRole("alert")).textContent).toContain(text);
    expect(field("Message").value).toContain("Is it still available");
  });

  it("asks a guest to sign in, with the way back", async () => {
    signOut("asked");
    await open();
    expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe(
      "/login?return_to=%2Fproperty%2F7",
    );
  });

  it("speaks Thai", async () => {
    setLanguage("th");
    await open();
    expect(screen.getByRole("heading", { name: "สอบถามเกี่ยวกับประกาศนี้" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "ก่อนจ่ายเงินทุกครั้ง" })).toBeTruthy();
  });
});

describe("a report", () => {
  const openReport = () =>
    draw(<ReportDialog asked={{ about: "report", home }} onClose={() => undefined} />);

  it("wants a reason, and a word where the reason is one's own", async () => {
    const server = fakeServer({
      [REPORT]: () => ({ status: 201, body: { id: "r1", reason: "other", created_at: "" } }),
    });
    await openReport();
    press("Send report");
    expect(screen.getByRole("alert").textContent).toBe("Choose a reason");
    fireEvent.click(screen.getByRole("radio", { name: "Something else" }));
    press("Send report");
    expect(screen.getByText("Tell us briefly what's wrong")).toBeTruthy();
    type("What did you notice?", "The pictures show another building.");
    press("Send report");
    await screen.findByRole("heading", { name: "Thank you for telling us" });
    expect(bodies(server)).toEqual([
      { reason: "other", note: "The pictures show another building." },
    ]);
  });

  it("is open to guests, is kept through closing, and tells where to turn after a scam", async () => {
    signOut("asked");
    const server = fakeServer({
      [REPORT]: () => ({ status: 201, body: { id: "r1", reason: "scam", created_at: "" } }),
    });
    await openReport();
    fireEvent.click(screen.getByRole("radio", { name: "A scam" }));
    cleanup();
    await openReport();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "A scam" }).checked).toBe(true);
    press("Send report");
    await screen.findByText(/1441/);
    expect(server.seen[0]?.authorization).toBeNull();
  });
});

describe("an offer in the chat", () => {
  const part: ContactPart = {
    type: "contact",
    version: 1,
    about: "viewing",
    homes: [{ ...home, contact: enquiry.contact }],
    preferred_time: "tomorrow",
    text: "Pay nothing before you have seen the home.",
    language: "en",
  };
  const Asked = () => <output>{JSON.stringify(useHomeWindow())}</output>;

  it("opens the form of the home with the day that was said", async () => {
    await draw(
      <>
        <ContactOffer part={part} />
        <Asked />
      </>,
    );
    expect(screen.getByRole("link", { name: "@baandee" })).toBeTruthy();
    expect(screen.getByText(/Pay nothing/)).toBeTruthy();
    press("Request a viewing: ห้องมุม อโศก");
    expect(JSON.parse(screen.getByRole("status").textContent)).toMatchObject({
      about: "enquiry",
      home: { id: "7" },
      preferredTime: "tomorrow",
    });
  });

  it("of several homes gives each its own way on, and no ways to mix up", async () => {
    const other = { ...home, id: "8", title: { text: "Home 8", language: "en" as const } };
    await draw(
      <ContactOffer
        part={{ ...part, about: "contact", homes: [...part.homes, { ...other, contact: null }] }}
      />,
    );
    expect(screen.getAllByRole("button")).toHaveLength(2);
    expect(screen.queryByRole("link")).toBeNull();
  });
});

it.each([
  ["phone", "02 123 4567", "tel:021234567"],
  ["phone", "+66 2 123 4567 ext 12", "tel:+6621234567"],
  ["phone", "call me", null],
  ["line", "@baan.dee", "https://line.me/R/ti/p/%40baan.dee"],
  ["line", "somchai_9", "https://line.me/R/ti/p/~somchai_9"],
  ["line", "javascript:alert(1)", null],
  ["email", "lek@example.com", "mailto:lek@example.com"],
  ["email", "lek@example.com?bcc=all", "mailto:lek@example.com%3Fbcc%3Dall"],
  ["email", "x", null],
  ["website", "javascript:alert(1)", null],
  ["website", "https://example.com", "https://example.com"],
] as const)("a %s of %j links to %j", (key, text, href) => {
  expect(hrefOf(key, text)).toBe(href);
});
