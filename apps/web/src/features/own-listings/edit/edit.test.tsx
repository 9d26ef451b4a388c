import type { OwnListing } from "@propertyvr/contracts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { setLanguage } from "../../../lib/i18n/index.ts";
import { fakeServer, problem } from "../../../testing/fake-server.ts";
import { anong } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { listing, page } from "../testing/own-homes.ts";
import "../../../pages/own-listings-page.tsx";
import "./edit-dialog.tsx";

const LIST = "GET /api/partner-listings";
const ONE = "GET /api/partner-listings/1";
const EDIT = "PATCH /api/partner-listings/1";
const DELETE = "DELETE /api/partner-listings/1";

const home = (over: Partial<OwnListing["property"]> = {}): OwnListing => {
  const plain = listing("1");
  return { ...plain, property: { ...plain.property, sale_price: 4_000_000, ...over } };
};
const edited = (over: Partial<OwnListing["property"]>, warnings: readonly object[] = []) => ({
  status: 200,
  body: { listing: home(over), warnings },
});
const open = () => {
  localStorage.setItem("user", JSON.stringify({ ...anong, role: "partner" }));
  localStorage.setItem("session_token", "token-of-anong");
  return renderApp("/my-listings");
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const openForm = async () => {
  fireEvent.click(await screen.findByRole("button", { name: /^Edit: / }));
  return within(await screen.findByRole("dialog", { name: "Edit listing" }));
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const toasts = (text: string | RegExp) => screen.findAllByText(text);

beforeEach(() => {
  localStorage.clear();
  setLanguage("en");
});

describe("the form of a home", () => {
  it("sends what was changed and nothing else, with the version that was read", async () => {
    const { seen } = fakeServer({
      [LIST]: () => page([home()]),
      [EDIT]: () => edited({ rent_price: 22_000, version: "w" }),
    });
    open();
    const form = await openForm();
    expect(form.getByLabelText<HTMLInputElement>("Rent per month (฿)").value).toBe("20,000");
    expect(form.getByText(/Only the values it includes replace them/)).toBeTruthy();
    type("Rent per month (฿)", "22,000");
    type("Title in Thai", "บ้านใหม่");
    fireEvent.click(form.getByLabelText("Sale price on request"));
    press("Save changes");
    expect((await toasts("Changes saved")).length).toBeGreaterThan(0);
    const sent = seen.find(({ method }) => method === "PATCH");
    expect(sent?.ifMatch).toBe('"v"');
    expect(sent?.body).toEqual({
      rent_price: "22,000",
      title_th: "บ้านใหม่",
      sale_price: "on_request",
    });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("says at each field what is wrong, and keeps what was typed", async () => {
    const error = (field: string, message: string) => ({
      pointer: `/${field}`,
      field,
      code: "x",
      message,
      message_th: `${message} (th)`,
    });
    fakeServer({
      [LIST]: () => page([home()]),
      [EDIT]: () =>
        problem(422, "invalid", "No.", {
          errors: [error("title", "Give it a title"), error("sale_price", "Not a number")],
        }),
    });
    open();
    await openForm();
    type("Title in English", "");
    type("Sale price (฿)", "cheap");
    press("Save changes");
    expect(await screen.findByText("Give it a title")).toBeTruthy();
    expect(screen.getByText("Not a number")).toBeTruthy();
    const price = screen.getByLabelText<HTMLInputElement>("Sale price (฿)");
    expect([price.value, price.getAttribute("aria-invalid")]).toEqual(["cheap", "true"]);
    expect(document.activeElement).toBe(price);
    setLanguage("th");
    expect(await screen.findByText("Not a number (th)")).toBeTruthy();
  });

  it("of a home that changed meanwhile keeps what was typed and shows what holds now", async () => {
    const versions: (string | undefined)[] = [];
    fakeServer({
      [LIST]: () => page([home()]),
      [ONE]: () => ({
        status: 200,
        body: home({ version: "w", rent_price: 30_000, description_en: "From the feed" }),
      }),
      [EDIT]: ({ ifMatch }) => {
        versions.push(ifMatch);
        return ifMatch === '"w"'
          ? edited({ rent_price: 22_000 })
          : problem(412, "precondition_failed", "Changed.");
      },
    });
    open();
    await openForm();
    type("Rent per month (฿)", "22,000");
    press("Save changes");
    expect(await screen.findByText(/has changed since you opened it/)).toBeTruthy();
    expect(screen.getByText("Now: ฿30,000")).toBeTruthy();
    const text = screen.getByLabelText<HTMLTextAreaElement>("Description in English");
    expect(text.value).toBe("From the feed");
    press("Save changes");
    await toasts("Changes saved");
    expect(versions).toEqual(['"v"', '"w"']);
  });

  it("takes an answer that got lost for what it was: the change is there", async () => {
    fakeServer({
      [LIST]: () => page([home()]),
      [ONE]: () => ({ status: 200, body: home({ version: "w", rent_price: 22_000 }) }),
      [EDIT]: () => problem(412, "precondition_failed", "Changed."),
    });
    open();
    await openForm();
    type("Rent per month (฿)", "22,000");
    press("Save changes");
    await toasts("Changes saved");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each([
    ["server", problem(503, "unavailable", "Later."), /Nothing was saved/],
    ["home", problem(404, "not_found", "Gone."), /no longer exists/],
    ["pace", problem(429, "too_many_requests", "Slow."), /a lot at once/],
  ])("without its %s says so and stays as it was typed", async (_what, answer, text) => {
    fakeServer({ [LIST]: () => page([home()]), [EDIT]: () => answer });
    open();
    await openForm();
    type("Title in English", "Mine");
    press("Save changes");
    expect((await screen.findByRole("alert")).textContent).toMatch(text);
    expect(screen.getByLabelText<HTMLInputElement>("Title in English").value).toBe("Mine");
  });

  it("asks before it is closed over what was typed", async () => {
    fakeServer({ [LIST]: () => page([home()]) });
    open();
    await openForm();
    type("Title in English", "Mine");
    press("Cancel");
    await screen.findByRole("alertdialog", { name: "Discard your changes?" });
    press("Keep editing");
    expect(screen.getByLabelText<HTMLInputElement>("Title in English").value).toBe("Mine");
    press("Cancel");
    fireEvent.click(await screen.findByRole("button", { name: "Discard" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("asks before the page is left with something that is not saved, and not before", async () => {
    const isAsked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    fakeServer({ [LIST]: () => page([home()]) });
    open();
    await openForm();
    expect(isAsked()).toBe(false);
    type("Title in English", "Mine");
    expect(isAsked()).toBe(true);
    press("Cancel");
    fireEvent.click(await screen.findByRole("button", { name: "Discard" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(isAsked()).toBe(false);
  });

  it("tells what is worth knowing about a value that was taken", async () => {
    const warning = {
      row: 1,
      external_id: null,
      pointer: "/description_en",
      field: "description_en",
      code: "text.private_words",
      message: "Words for colleagues were left out",
      message_th: "ตัดข้อความสำหรับตัวแทนออก",
    };
    fakeServer({ [LIST]: () => page([home()]), [EDIT]: () => edited({}, [warning]) });
    open();
    await openForm();
    type("Description in English", "Commission 3%");
    press("Save changes");
    expect(await screen.findByText("Words for colleagues were left out")).toBeTruthy();
    press("Done");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("one tap", () => {
  it("marks a home as rented and back, and the focus stays with it", async () => {
    let status: OwnListing["property"]["status"] = "available";
    fakeServer({
      [LIST]: () => page([home({ status })]),
      [EDIT]: ({ body }) => {
        ({ status } = body as { status: typeof status });
        return edited({ status });
      },
    });
    open();
    await screen.findByRole("button", { name: "Mark as sold: Home 1 <b>" });
    press("Mark as rented: Home 1 <b>");
    const back = await screen.findByRole("button", { name: "Available again: Home 1 <b>" });
    await waitFor(() => expect(document.activeElement).toBe(back));
    expect(screen.getByText("Rented")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Still available/ })).toBeNull();
    fireEvent.click(back);
    expect(await screen.findByRole("button", { name: /^Mark as rented/ })).toBeTruthy();
  });

  it("on a home that has changed meanwhile changes nothing and says so", async () => {
    fakeServer({
      [LIST]: () => page([home()]),
      [EDIT]: () => problem(412, "precondition_failed", "Changed."),
    });
    open();
    fireEvent.click(await screen.findByRole("button", { name: /^Mark as sold/ }));
    expect((await toasts(/changed in the meantime/)).length).toBeGreaterThan(0);
  });
});

it("deleting says what goes, and is done once it is confirmed", async () => {
  let isThere = true;
  const { seen } = fakeServer({
    [LIST]: () => page(isThere ? [home(), listing("2")] : [listing("2")]),
    [DELETE]: () => {
      isThere = false;
      return { status: 204 };
    },
  });
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Delete: Home 1 <b>" }));
  const asked = within(await screen.findByRole("alertdialog"));
  expect(asked.getByText(/stay in your inbox/)).toBeTruthy();
  fireEvent.click(asked.getByRole("button", { name: "Delete" }));
  await toasts("Listing deleted");
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
  expect(seen.find(({ method }) => method === "DELETE")?.ifMatch).toBe('"v"');
});
