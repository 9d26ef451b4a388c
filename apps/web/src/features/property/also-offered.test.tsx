import type { AlsoOffered } from "@propertyvr/contracts";
import { AMENITIES } from "@propertyvr/vocabulary";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import axe from "axe-core";
import { beforeEach, expect, it } from "vitest";
import { setLanguage } from "../../lib/i18n/index.ts";
import { fakeServer, problem } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import "../../pages/property-page.tsx";

const home = (id: string, over: object = {}) => ({
  id,
  type: "condo",
  status: "available",
  image: null,
  photos: [],
  image_alt: null,
  title: `Home ${id}`,
  title_language: "en",
  description: null,
  location: "Khlong Toei, Bangkok",
  location_language: "en",
  administrative_area: null,
  placed: null,
  rent: { price: 36_000 },
  sale: null,
  bedrooms: 1,
  bathrooms: 1,
  area_sqm: 64.5,
  land_sqm: null,
  floor: null,
  year_built: null,
  project: null,
  furnishing: null,
  amenities: Object.fromEntries(AMENITIES.map((name) => [name, "unknown"])),
  tenure: { freehold: "unknown", leasehold: "unknown", foreign_quota: "unknown" },
  point: null,
  nearest_station: null,
  website_url: null,
  available_from: null,
  is_sample: false,
  created_at: "2026-10-02T08:00:00.000Z",
  updated_at: "2026-11-18T08:00:00.000Z",
  last_confirmed_at: "2026-11-18T08:00:00.000Z",
  ...over,
});
const others: AlsoOffered["homes"] = [
  {
    id: "p2",
    title: { text: "มุมสวย <b>", language: "th" },
    rent_price: 35_000,
    sale_price: null,
    last_confirmed_at: new Date().toISOString(),
  },
  {
    id: "p3",
    title: { text: "Home p3", language: "en" },
    rent_price: null,
    sale_price: 6_500_000,
    last_confirmed_at: new Date().toISOString(),
  },
];
const OTHERS = "GET /api/properties/p1/also-offered";
const serve = (answer: () => { readonly status: number; readonly body?: unknown }, over = {}) =>
  fakeServer({
    "GET /api/properties/p1": () => ({ status: 200, body: home("p1", over) }),
    "GET /api/properties/p2": () => ({ status: 200, body: home("p2") }),
    "GET /api/properties/p2/also-offered": () => ({ status: 200, body: { homes: [] } }),
    [OTHERS]: answer,
  });
const listed = () => screen.findByRole("heading", { name: "Home p1" });
const heading = () => screen.queryByRole("heading", { name: /^Also listed by others/ });

beforeEach(() => {
  localStorage.clear();
  setLanguage("en");
});

it("a home that others offer as well leads to their pages", async () => {
  serve(() => ({ status: 200, body: { homes: others } }));
  const { address } = renderApp("/property/p1");
  const section = (await screen.findByRole("heading", { name: "Also listed by others: 2" }))
    .parentElement as HTMLElement;
  const [first, second] = [...section.querySelectorAll("a")];
  expect(first?.textContent).toBe("มุมสวย <b>฿35,000 a month · Confirmed today");
  expect(second?.textContent).toBe("Home p3฿6,500,000 · Confirmed today");
  const { violations } = await axe.run(section, {
    rules: { "color-contrast": { enabled: false } },
  });
  expect(violations).toEqual([]);
  fireEvent.click(first as HTMLElement);
  await waitFor(() => expect(address()).toBe("/property/p2"));
  expect(await screen.findByRole("heading", { name: "Home p2" })).toBeTruthy();
  expect(heading()).toBeNull();
});

it.each<[string, () => { readonly status: number; readonly body?: unknown }]>([
  ["nobody else offers", () => ({ status: 200, body: { homes: [] } })],
  ["whose others do not come", () => problem(422, "invalid", "No.")],
])("a home %s says nothing of it", async (_what, answer) => {
  const { seen } = serve(answer);
  renderApp("/property/p1");
  await listed();
  await waitFor(() => expect(seen.some(({ path }) => path.endsWith("/also-offered"))).toBe(true));
  expect(heading()).toBeNull();
});

it("a sample is offered by nobody, and nobody is asked", async () => {
  const { seen } = serve(() => ({ status: 200, body: { homes: others } }), { is_sample: true });
  renderApp("/property/p1");
  await listed();
  expect(seen.some(({ path }) => path.endsWith("/also-offered"))).toBe(false);
});
