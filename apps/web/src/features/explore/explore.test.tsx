import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { fakeServer } from "../../testing/fake-server.ts";
import { anong } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";

const nowhere = { app_store: null, google_play: null };
const openRentBase = (rentbase: object, path = "/rentbase") => {
  fakeServer({
    "GET /api/auth/me": () => ({ status: 200, body: anong }),
    "GET /api/config": () => ({
      status: 200,
      body: { support_email: null, awaits_admin: false, stores: { matchelor: nowhere, rentbase } },
    }),
  });
  renderApp(path);
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("language", "en");
  localStorage.setItem("session_token", "t1");
  localStorage.setItem("user", JSON.stringify(anong));
});

it("a store whose address the operator gave is a link that opens apart, the other says that it waits", async () => {
  openRentBase({ app_store: "https://store.example/rentbase", google_play: null });
  const link = await screen.findByRole("link", { name: /RentBase in App Store/ });
  expect(link.getAttribute("href")).toBe("https://store.example/rentbase");
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.getAttribute("rel")).toContain("noopener");
  expect(screen.getAllByText("Not in the store yet")).toHaveLength(1);
});

it("without store addresses the app stores are no links", async () => {
  openRentBase(nowhere);
  expect(await screen.findAllByText("Not in the store yet")).toHaveLength(2);
  expect(screen.queryByRole("link", { name: /App Store|Google Play/ })).toBeNull();
});

it.each([
  [
    "/rentbase",
    "Rent payments via PromptPay, card or crypto, in one place. Free for the first 30 days.",
    ["PromptPay", "Card", "Crypto", "Free for the first 30 days"],
  ],
  [
    "/matchelor",
    "Property matching between verified buyers, renters, owners and agents. No endless scrolling: you are matched by what you look for and what you offer.",
    ["Verified people", "For buyers and renters", "For owners", "For agents"],
  ],
])("%s says what it is, in three steps and four features", async (path, text, features) => {
  openRentBase(nowhere, path);
  expect(await screen.findByText(text)).toBeTruthy();
  const steps = within(screen.getByRole("region", { name: "How it works" }));
  expect(steps.getAllByRole("listitem")).toHaveLength(3);
  const list = within(screen.getByRole("region", { name: "What it does" }));
  for (const feature of features) expect(list.getByText(feature)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to Explore" }).getAttribute("href")).toBe(
    "/explore",
  );
});
