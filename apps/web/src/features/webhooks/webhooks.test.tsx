import type { Webhook, WebhookAttempt, WebhookDelivery } from "@propertyvr/contracts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { setLanguage } from "../../lib/i18n/index.ts";
import { fakeServer, problem } from "../../testing/fake-server.ts";
import { anong, ploy } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import "../../pages/webhooks-page.tsx";

const URL = "https://agency.example/hooks";
const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const webhook = (over: Partial<Webhook> = {}): Webhook => ({
  id: "w1",
  partner: null,
  url: URL,
  description: "Our CRM <b>",
  types: ["enquiry.created", "import.completed"],
  tells_imported: false,
  is_enabled: true,
  disabled_at: null,
  disabled_reason: null,
  failing_since: null,
  waiting: 0,
  missed: 0,
  missed_at: null,
  old_secret_until: null,
  created_at: "2026-11-20T08:00:00.000Z",
  ...over,
});
const attempt = (over: Partial<WebhookAttempt> = {}): WebhookAttempt => ({
  at: "2026-11-21T08:00:00.000Z",
  status: 500,
  error: null,
  elapsed_ms: 84,
  answer: "<h1>boom</h1>",
  ...over,
});
const delivery = (over: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: "7",
  message_id: "msg_1",
  type: "enquiry.created",
  state: "failed",
  attempts: 2,
  last_attempt: attempt(),
  next_try_at: null,
  created_at: "2026-11-21T07:59:00.000Z",
  ...over,
});
const list = (...webhooks: Webhook[]) => ({ status: 200, body: { webhooks } });
const sent = (deliveries: readonly WebhookDelivery[], next: string | null = null) => ({
  status: 200,
  body: { deliveries, next_cursor: next },
});

const LIST = "GET /api/webhooks";
const CREATE = "POST /api/webhooks";
const CHANGE = "PATCH /api/webhooks/w1";
const DELIVERIES = "GET /api/webhooks/w1/deliveries";
const DELIVERY = "GET /api/webhooks/w1/deliveries/7";

const open = (person = { ...anong, role: "partner" as "partner" | "admin" | "seeker" }) => {
  localStorage.setItem("user", JSON.stringify(person));
  localStorage.setItem("session_token", "token-of-anong");
  return renderApp("/webhooks");
};
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole("button", { name }));
/** By the keyboard, as a menu is opened without a mouse. */
const chooseInMenu = async (item: string) => {
  const button = await screen.findByRole("button", { name: `More options for the webhook ${URL}` });
  button.focus();
  fireEvent.keyDown(button, { key: "Enter" });
  fireEvent.click(await screen.findByRole("menuitem", { name: item }));
};
const bodies = (seen: ReturnType<typeof fakeServer>["seen"], method: string) =>
  seen.filter((each) => each.method === method).map(({ path, body }) => [path, body]);
const address = () => screen.findByRole<HTMLInputElement>("textbox", { name: /Address of your/ });

beforeEach(() => {
  localStorage.clear();
  setLanguage("en");
});

describe("the webhooks of a partner", () => {
  it("say where they go, what they hear and how they fare", async () => {
    fakeServer({
      [LIST]: () =>
        list(
          webhook({ waiting: 3, old_secret_until: "2026-11-22T08:00:00.000Z" }),
          webhook({ id: "w2", url: `${URL}/2`, failing_since: "2026-11-21T08:00:00.000Z" }),
          webhook({ id: "w3", url: `${URL}/3`, missed: 1, tells_imported: true }),
          webhook({
            id: "w4",
            url: `${URL}/4`,
            is_enabled: false,
            disabled_at: "2026-11-21T08:00:00.000Z",
            disabled_reason: "gone",
          }),
        ),
    });
    open();
    await screen.findByRole("heading", { name: URL });
    const cards = within(screen.getByRole("main"))
      .getAllByRole("heading", { level: 2 })
      .map((heading) => heading.closest("li")?.textContent);
    expect(cards[0]).toContain("Our CRM <b>");
    expect(cards[0]).toContain("A new enquiry");
    expect(cards[0]).toContain("3 deliveries pending");
    expect(cards[0]).toContain("also signed with the old secret until");
    expect(cards[1]).toContain("Deliveries have been failing since");
    expect(cards[2]).toContain("1 event was dropped because too many were waiting");
    expect(cards[2]).toContain("Also each listing changed by a file or feed");
    expect(cards[3]).toContain("the server answered 410 Gone");
    expect(cards[3]).toContain("Off");
  });

  it("that do not come say so, with a way to try again; none are none", async () => {
    const answers = [problem(422, "invalid", "No."), list()];
    fakeServer({ [LIST]: () => answers.shift() ?? list() });
    open();
    expect(await screen.findByText("The webhooks could not be loaded")).toBeTruthy();
    await press("Try again");
    expect(await screen.findByText("No webhooks yet")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Add webhook" })).toBeTruthy();
  });

  it("are told in Thai", async () => {
    fakeServer({ [LIST]: () => list(webhook({ waiting: 2 })), [DELIVERIES]: () => sent([]) });
    setLanguage("th");
    open();
    expect(await screen.findByRole("heading", { name: "เว็บฮุก", level: 1 })).toBeTruthy();
    expect(await screen.findByText("ข้อความสอบถามใหม่")).toBeTruthy();
    expect(screen.getByText("รอส่ง 2 รายการ")).toBeTruthy();
    await press(`ประวัติการส่ง: ${URL}`);
    const dialog = await screen.findByRole("dialog", { name: "ประวัติการส่ง" });
    expect(await within(dialog).findByText("ไม่มีรายการที่จะแสดง")).toBeTruthy();
  });

  it("are no page for a seeker", async () => {
    const { seen } = fakeServer({});
    open({ ...anong, role: "seeker" });
    expect(await screen.findByRole("heading", { name: "This page does not exist" })).toBeTruthy();
    expect(seen.some(({ path }) => path === "/api/webhooks")).toBe(false);
  });
});

describe("adding a webhook", () => {
  it("says what is wrong at its field, here or by the server", async () => {
    const { seen } = fakeServer({
      [LIST]: () => list(),
      [CREATE]: () =>
        problem(422, "invalid", "No.", {
          errors: [{ pointer: "/url", field: "url", code: "https", message: "Refused." }],
        }),
    });
    open();
    await press("Add webhook");
    const field = await address();
    fireEvent.change(field, { target: { value: "agency.example" } });
    fireEvent.submit(field.form!);
    expect(await screen.findByText("Enter the full address, starting with https://")).toBeTruthy();
    expect([document.activeElement, field.getAttribute("aria-invalid")]).toEqual([field, "true"]);
    fireEvent.change(field, { target: { value: URL } });
    fireEvent.click(screen.getByRole("checkbox", { name: /^A new enquiry/ }));
    fireEvent.click(screen.getByRole("checkbox", { name: /^A finished import/ }));
    fireEvent.submit(field.form!);
    expect(await screen.findByText("Choose at least one event")).toBeTruthy();
    expect(bodies(seen, "POST")).toEqual([]);
    fireEvent.click(screen.getByRole("checkbox", { name: /^A removed listing/ }));
    fireEvent.submit(field.form!);
    expect(await screen.findByText(/^Webhooks are only sent to https:/)).toBeTruthy();
    expect([document.activeElement, field.getAttribute("aria-invalid")]).toEqual([field, "true"]);
    expect(bodies(seen, "POST")).toHaveLength(1);
  });

  it("says in Thai what the server refuses", async () => {
    fakeServer({
      [LIST]: () => list(),
      [CREATE]: () =>
        problem(422, "invalid", "No.", {
          errors: [{ pointer: "/url", field: "url", code: "https", message: "Refused." }],
        }),
    });
    setLanguage("th");
    open();
    await press("เพิ่มเว็บฮุก");
    const field = await screen.findByRole<HTMLInputElement>("textbox", { name: /^ที่อยู่เซิร์ฟเวอร์/ });
    fireEvent.change(field, { target: { value: "http://agency.example" } });
    fireEvent.submit(field.form!);
    expect(await screen.findByText(/^เราส่งเว็บฮุกไปยัง https:\/\/ เท่านั้น/)).toBeTruthy();
  });

  it("shows its secret once, to be copied", async () => {
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const { seen } = fakeServer({
      [LIST]: () => list(),
      [CREATE]: () => ({ status: 201, body: { ...webhook(), secret: SECRET } }),
    });
    open();
    await press("Add webhook");
    const field = await address();
    fireEvent.change(field, { target: { value: ` ${URL} ` } });
    fireEvent.submit(field.form!);
    const secret = await screen.findByRole<HTMLInputElement>("textbox", { name: "Signing secret" });
    expect([secret.value, secret.readOnly]).toEqual([SECRET, true]);
    expect(bodies(seen, "POST")).toEqual([
      [
        "/api/webhooks",
        {
          url: URL,
          description: "",
          types: ["enquiry.created", "import.completed"],
          tells_imported: false,
          partner_id: null,
        },
      ],
    ]);
    await press("Copy");
    expect(write).toHaveBeenCalledWith(SECRET);
    await screen.findByRole("button", { name: "Copied" });
    await press("Done");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.body.innerHTML).not.toContain(SECRET);
  });

  it("shows the secret also where the form was closed before the answer came", async () => {
    let answer = (): void => undefined;
    const made = new Promise<{ status: number; body: object }>((resolve) => {
      answer = () => resolve({ status: 201, body: { ...webhook(), secret: SECRET } });
    });
    fakeServer({ [LIST]: () => list(), [CREATE]: () => made });
    open();
    await press("Add webhook");
    const field = await address();
    fireEvent.change(field, { target: { value: URL } });
    fireEvent.submit(field.form!);
    fireEvent.keyDown(field, { key: "Escape" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    answer();
    expect(await screen.findByDisplayValue(SECRET)).toBeTruthy();
  });

  it("asks an admin whose it is", async () => {
    const { seen } = fakeServer({
      [LIST]: () => list(webhook({ partner: { id: "p7", name: "Baan Dee" } })),
      "GET /api/admin/partners": () => ({
        status: 200,
        body: { partners: [{ id: "p7", name: "Baan Dee" }] },
      }),
      [CREATE]: () => ({ status: 201, body: { ...webhook(), secret: SECRET } }),
    });
    open({ ...ploy, role: "admin" });
    expect(await screen.findByText("Baan Dee · Our CRM <b>")).toBeTruthy();
    await press("Add webhook");
    const field = await address();
    fireEvent.change(field, { target: { value: URL } });
    fireEvent.submit(field.form!);
    expect(await screen.findByText("Choose the partner this webhook belongs to")).toBeTruthy();
    await screen.findByRole("option", { name: "Baan Dee" });
    fireEvent.change(screen.getByLabelText(/^Partner/), { target: { value: "p7" } });
    fireEvent.submit(field.form!);
    await screen.findByDisplayValue(SECRET);
    expect(bodies(seen, "POST")[0]?.[1]).toMatchObject({ partner_id: "p7" });
  });

  it("says in one's own language how many a partner may have", async () => {
    fakeServer({
      [LIST]: () => list(webhook()),
      [CREATE]: () => problem(409, "conflict", "A partner can have 10 webhooks."),
    });
    setLanguage("th");
    open();
    await press("เพิ่มเว็บฮุก");
    const field = await screen.findByRole<HTMLInputElement>("textbox", { name: /^ที่อยู่เซิร์ฟเวอร์/ });
    fireEvent.change(field, { target: { value: URL } });
    fireEvent.submit(field.form!);
    expect(await screen.findByText(/^พาร์ตเนอร์หนึ่งรายมีเว็บฮุกได้ไม่เกิน 10 รายการ/)).toBeTruthy();
  });

  it("says to an admin where the partners do not come, and asks again", async () => {
    const answers = [problem(422, "invalid", "No.")];
    fakeServer({
      [LIST]: () => list(),
      "GET /api/admin/partners": () =>
        answers.shift() ?? { status: 200, body: { partners: [{ id: "p7", name: "Baan Dee" }] } },
    });
    open({ ...ploy, role: "admin" });
    await press("Add webhook");
    expect(await screen.findByText("The partners could not be loaded.")).toBeTruthy();
    await press("Try again");
    expect(await screen.findByRole("option", { name: "Baan Dee" })).toBeTruthy();
    expect(screen.queryByText("The partners could not be loaded.")).toBeNull();
  });
});

describe("a webhook's menu, by the keyboard,", () => {
  it("changes it, turns it off, and says where that did not work", async () => {
    const answers = [{ status: 200, body: webhook() }, problem(503, "unavailable", "Later.")];
    const { seen } = fakeServer({
      [LIST]: () => list(webhook()),
      [CHANGE]: () => answers.shift() ?? problem(500, "internal", ""),
    });
    open();
    await chooseInMenu("Change");
    const field = await address();
    expect(field.value).toBe(URL);
    fireEvent.click(screen.getByRole("checkbox", { name: /^Also each listing/ }));
    fireEvent.submit(field.form!);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await chooseInMenu("Turn off");
    expect((await screen.findAllByText("That didn't work")).length).toBeGreaterThan(0);
    expect(bodies(seen, "PATCH")).toEqual([
      [
        "/api/webhooks/w1",
        {
          url: URL,
          description: "Our CRM <b>",
          types: ["enquiry.created", "import.completed"],
          tells_imported: true,
        },
      ],
      ["/api/webhooks/w1", { is_enabled: false }],
    ]);
  });

  it("makes a new secret and removes it, each only after a yes", async () => {
    let isThere = true;
    const { seen } = fakeServer({
      [LIST]: () => (isThere ? list(webhook()) : list()),
      "POST /api/webhooks/w1/rotate": () => ({
        status: 200,
        body: { ...webhook(), secret: SECRET },
      }),
      "DELETE /api/webhooks/w1": () => {
        isThere = false;
        return { status: 204 };
      },
    });
    open();
    await chooseInMenu("New secret");
    await screen.findByRole("alertdialog", { name: "Create a new signing secret?" });
    expect(bodies(seen, "POST")).toEqual([]);
    await press("Create a new secret");
    expect(await screen.findByDisplayValue(SECRET)).toBeTruthy();
    expect(bodies(seen, "POST")).toEqual([["/api/webhooks/w1/rotate", { overlap: "24h" }]]);
    await press("Done");
    await chooseInMenu("Remove");
    await screen.findByRole("alertdialog", { name: "Remove this webhook?" });
    await press("Cancel");
    expect(bodies(seen, "DELETE")).toEqual([]);
    await chooseInMenu("Remove");
    await press("Remove");
    expect(await screen.findByText("No webhooks yet")).toBeTruthy();
    expect(bodies(seen, "DELETE")).toHaveLength(1);
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole("region", { name: "Webhooks" }));
    });
  });

  it("sends a test and shows how it goes", async () => {
    const test = delivery({ type: "webhook.test", state: "pending", attempts: 0 });
    const { seen } = fakeServer({
      [LIST]: () => list(webhook()),
      "POST /api/webhooks/w1/test": () => ({ status: 202, body: test }),
      [DELIVERIES]: () => sent([test]),
    });
    open();
    await chooseInMenu("Send test");
    const dialog = within(await screen.findByRole("dialog", { name: "Deliveries" }));
    expect(await dialog.findByRole("button", { name: /^Pending\s*A test message/ })).toBeTruthy();
    expect(bodies(seen, "POST")).toEqual([["/api/webhooks/w1/test", undefined]]);
  });
});

describe("the deliveries of a webhook", () => {
  it("show every try, what was answered as plain text, and go again", async () => {
    const { seen } = fakeServer({
      [LIST]: () => list(webhook()),
      [DELIVERIES]: () => sent([delivery()]),
      [DELIVERY]: () => ({
        status: 200,
        body: {
          ...delivery({ next_try_at: "2026-11-21T09:00:00.000Z" }),
          body: '{"type":"enquiry.created"}',
          attempts_made: [
            attempt(),
            attempt({ at: "2026-11-21T08:01:00.000Z", status: null, error: "timeout", answer: "" }),
          ],
        },
      }),
      "POST /api/webhooks/w1/deliveries/7/replay": () => ({ status: 202, body: delivery() }),
      "POST /api/webhooks/w1/replay": () => ({ status: 202, body: { replayed: 4 } }),
    });
    open();
    await press(`Deliveries to ${URL}`);
    const row = await screen.findByRole("button", { name: /^Failed\s*A new enquiry/ });
    expect(row.getAttribute("aria-expanded")).toBe("false");
    fireEvent.click(row);
    expect(row.getAttribute("aria-expanded")).toBe("true");
    expect(await screen.findByText("msg_1")).toBeTruthy();
    expect(screen.getByText("<h1>boom</h1>")).toBeTruthy();
    const tries = screen.getByRole("heading", { name: "Attempts" }).parentElement;
    expect(tries?.textContent).toContain("500 in 84 ms");
    expect(tries?.textContent).toContain("No response: ");
    expect(tries?.textContent).toContain("Next attempt: ");
    await press("Send again");
    await press("Resend all failed");
    expect((await screen.findAllByText("Resending 4 deliveries")).length).toBeGreaterThan(0);
    expect(bodies(seen, "POST").map(([path]) => path)).toEqual([
      "/api/webhooks/w1/deliveries/7/replay",
      "/api/webhooks/w1/replay",
    ]);
  });

  it("of one state are asked for as such, and come page by page", async () => {
    const asked: string[] = [];
    let seq = 100;
    fakeServer({
      [LIST]: () => list(webhook()),
      [DELIVERIES]: () => sent([delivery({ id: String(seq--) })], "7"),
    });
    const answer = globalThis.fetch;
    vi.stubGlobal("fetch", (input: string, init?: RequestInit) => {
      if (input.includes("/deliveries")) asked.push(input.split("?")[1] ?? "");
      return answer(input, init);
    });
    open();
    await press(`Deliveries to ${URL}`);
    fireEvent.click(await screen.findByRole("radio", { name: "Failed" }));
    await press("Show more");
    await waitFor(() =>
      expect(asked).toEqual(
        expect.arrayContaining([
          "limit=20",
          "limit=20&state=failed",
          "limit=20&state=failed&cursor=7",
        ]),
      ),
    );
  });

  it("that do not come say so, the whole list and one of them", async () => {
    const answers = [problem(422, "invalid", "No.")];
    fakeServer({
      [LIST]: () => list(webhook()),
      [DELIVERIES]: () => answers.shift() ?? sent([delivery()]),
      [DELIVERY]: () => problem(404, "not_found", "Gone."),
    });
    open();
    await press(`Deliveries to ${URL}`);
    expect(await screen.findByText("The deliveries could not be loaded.")).toBeTruthy();
    await press(/^Failed\s*A new enquiry/);
    expect(await screen.findByText("This delivery could not be loaded.")).toBeTruthy();
  });
});
