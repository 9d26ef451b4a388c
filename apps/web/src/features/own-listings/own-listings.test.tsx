import type { OwnListing } from "@propertyvr/contracts";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { setLanguage } from "../../lib/i18n/index.ts";
import { fakeServer, problem } from "../../testing/fake-server.ts";
import { anong } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { inDays, listing, page } from "./testing/own-homes.ts";
import "../../pages/own-listings-page.tsx";

const hidden = {
  state: "hidden",
  hidden: {
    at: inDays(-1),
    reason: "wrong",
    message: "Some of its information isn't right.",
    message_th: "ข้อมูลบางอย่างในประกาศไม่ถูกต้อง",
    note: "The price is per week.",
  },
} as const;
const NO_HOMES = { shown: 0, expiring: 0, expired: 0, hidden: 0 };
const LIST = "GET /api/partner-listings";
const CONFIRM = "POST /api/partner-listings/confirm";
const confirmed = (count: number) => ({
  status: 200,
  body: { confirmed: count, restored: 0, not_found: { ids: [], external_ids: [] } },
});

const STALE = listing("2", { state: "expiring", expires_at: inDays(2) });

const open = (role: "seeker" | "partner" | "admin" = "partner") => {
  localStorage.setItem("user", JSON.stringify({ ...anong, role }));
  localStorage.setItem("session_token", "token-of-anong");
  return renderApp("/my-listings");
};
const homes = () => screen.findAllByRole("article");

beforeEach(() => {
  localStorage.clear();
  setLanguage("en");
});

describe("my listings", () => {
  it("say of each home whether people find it, and what would make it better", async () => {
    fakeServer({
      [LIST]: () =>
        page([
          listing("1"),
          listing("2", { state: "expiring", expires_at: inDays(3.5) }),
          listing("3", { state: "expired", removed_at: inDays(50) }),
          listing("4", hidden),
        ]),
    });
    open();
    const [shown, expiring, expired, taken] = (await homes()).map((each) => each.textContent);
    expect(shown).toContain("Home 1 <b>");
    expect(shown).toContain("฿20,000 a month · Price on request");
    expect(shown).toContain("Quality 61 out of 100");
    expect(shown).toContain("Add photos (+20)");
    expect(expiring).toContain("Expires in 3 days");
    expect(expired).toContain("unless it is confirmed");
    expect(taken).toContain("Some of its information isn't right.");
    expect(taken).toContain("The price is per week.");
    const last = within((await homes())[3] as HTMLElement);
    expect(last.queryByRole("button", { name: /^Still available/ })).toBeNull();
    expect(last.queryByRole("link")).toBeNull();
  });

  it("say how they stand among those of others that are likely the same home", async () => {
    const among = (id: string, ranks: Partial<NonNullable<OwnListing["duplicates"]>>) => ({
      ...listing(id),
      duplicates: {
        homes: 3,
        rent_price_rank: null,
        sale_price_rank: null,
        confirmed_rank: 2,
        ...ranks,
      },
    });
    fakeServer({
      [LIST]: () =>
        page([
          among("1", { rent_price_rank: 1 }),
          among("2", { rent_price_rank: 2, sale_price_rank: 1, confirmed_rank: 1 }),
          listing("3"),
        ]),
    });
    open();
    const [first, second, third] = (await homes()).map((each) => each.textContent);
    const group = "One of 3 listings that are likely the same home: ";
    expect(first).toContain(`${group}yours has the lowest rent · no. 2 by date confirmed`);
    expect(second).toContain(
      `${group}no. 2 by lowest rent · yours has the lowest sale price · yours was confirmed most recently`,
    );
    expect(third).not.toContain("likely the same home");
  });

  it("are confirmed one by one, and all that want it", async () => {
    const { seen } = fakeServer({
      [LIST]: () => page([listing("2", { state: "expired" })]),
      [CONFIRM]: () => confirmed(2),
    });
    open();
    fireEvent.click(await screen.findByRole("button", { name: "Still available: Home 2 <b>" }));
    fireEvent.click(await screen.findByRole("button", { name: "Confirm all 2 that are due" }));
    await screen.findByRole("alertdialog", { name: "Are all 2 homes still available?" });
    fireEvent.click(screen.getByRole("button", { name: "Yes, confirm" }));
    await waitFor(() =>
      expect(seen.filter(({ body }) => body !== undefined).map(({ body }) => body)).toEqual([
        { ids: ["2"] },
        { all_expiring: true },
      ]),
    );
  });

  it("that cannot be confirmed say so and stay", async () => {
    fakeServer({
      [LIST]: () => page([listing("2", { state: "expired" })]),
      [CONFIRM]: () => problem(503, "unavailable", "Later."),
    });
    open();
    fireEvent.click(await screen.findByRole("button", { name: "Still available: Home 2 <b>" }));
    expect((await screen.findAllByText("This could not be confirmed")).length).toBeGreaterThan(0);
    expect(await homes()).toHaveLength(1);
  });

  it("come page by page, also after one that did not come", async () => {
    const pages = [page([listing("1")], "1"), problem(422, "invalid", "No."), page([listing("2")])];
    fakeServer({ [LIST]: () => pages.shift() ?? page([]) });
    open();
    fireEvent.click(await screen.findByRole("button", { name: "Show more" }));
    expect(await screen.findByText("The next ones could not be loaded. Try again.")).toBeTruthy();
    expect(await homes()).toHaveLength(1);
    fireEvent.click(await screen.findByRole("button", { name: "Show more" }));
    await waitFor(async () => expect(await homes()).toHaveLength(2));
  });

  it("that are none say how to send the first, and an admin where the others' are", async () => {
    fakeServer({ [LIST]: () => page([], null, NO_HOMES) });
    open();
    expect(await screen.findByText("No listings yet")).toBeTruthy();
    expect(screen.queryByRole("searchbox")).toBeNull();
    expect(screen.getByRole("link", { name: "Upload a file" }).getAttribute("href")).toBe(
      "/?open=upload",
    );
    cleanup();
    open("admin");
    const link = await screen.findByRole("link", { name: "Open the administration" });
    expect(link.getAttribute("href")).toBe("/admin/listings");
  });

  it("that do not fit are found again by asking for all", async () => {
    fakeServer({
      [LIST]: (_request, query) => page(query.has("q") ? [] : [listing("1")]),
    });
    open();
    await homes();
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "zzz" } });
    expect(await screen.findByText("No listings match")).toBeTruthy();
    // What would be confirmed is not what is shown.
    expect(screen.queryByRole("button", { name: /^Confirm all/ })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Show all listings" }));
    expect(await homes()).toHaveLength(1);
  });

  it("that leave the list when they are confirmed say so, and the focus stays in the list", async () => {
    let isStale = true;
    fakeServer({
      [LIST]: (_request, query) => page(query.has("state") && !isStale ? [] : [STALE]),
      [CONFIRM]: () => {
        isStale = false;
        return confirmed(1);
      },
    });
    open();
    fireEvent.click(await screen.findByLabelText("Expiring (1)"));
    const button = await screen.findByRole("button", { name: "Still available: Home 2 <b>" });
    button.focus();
    fireEvent.click(button);
    expect(await screen.findByText("No listings match")).toBeTruthy();
    expect((await screen.findAllByText("One listing confirmed")).length).toBeGreaterThan(0);
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "My listings" }));
  });

  it("that are hidden tell whom to write to", async () => {
    fakeServer({
      [LIST]: () => page([listing("4", hidden)]),
      "GET /api/config": () => ({ status: 200, body: { support_email: "help@example.com" } }),
    });
    open();
    const link = await screen.findByRole("link", { name: "Write to help@example.com" });
    expect(link.getAttribute("href")).toBe(
      "mailto:help@example.com?subject=Hidden%20listing%20AG-4",
    );
  });

  it("that do not come say so, with a way to try again", async () => {
    fakeServer({ [LIST]: () => problem(422, "invalid", "No.") });
    open();
    expect(await screen.findByText("Your listings could not be loaded")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });

  it("are no page for a seeker", async () => {
    fakeServer({});
    open("seeker");
    expect(await screen.findByRole("heading", { name: "This page does not exist" })).toBeTruthy();
  });
});
