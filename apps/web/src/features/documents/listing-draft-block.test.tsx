import type { ListingDraftPart } from "@propertyvr/parts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { setLanguage, startLanguage } from "../../lib/i18n/index.ts";
import { startSession } from "../../lib/session/session-store.ts";
import { ListingDraftBlock } from "./listing-draft-block.tsx";

const PART: ListingDraftPart = {
  type: "listing_draft",
  version: 1,
  file: { id: "att-1", name: "post.txt" },
  fields: {
    title: "Condo for rent near BTS Ari",
    description: "Bright all day",
    property_type: "condo",
    rent_price: 25_000,
    sale_price: null,
    bedrooms: 2,
    bathrooms: null,
    area_sqm: 45,
    land: null,
    floor: null,
    location: null,
    furnishing: "fully",
    pets: true,
  },
  left_out: ["phone", "line"],
  unread: ["Bright all day"],
  text: "A listing filled from this post",
  language: "en",
};

const signInAs = (role: "seeker" | "partner"): void => {
  localStorage.setItem("session_token", "token");
  const user = { id: "1", name: "Nok", email: "n@example.com", role, plan: "free" };
  const rest = { created_at: "2026-11-20T05:00:00.000Z", language: "en", preferences: {} };
  localStorage.setItem("user", JSON.stringify({ ...user, ...rest }));
  startSession();
};
const draw = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ListingDraftBlock part={PART} />
    </QueryClientProvider>,
  );

beforeEach(() => {
  localStorage.clear();
  startLanguage();
  setLanguage("en");
});

describe("a listing filled from a post", () => {
  it("tells its fields, what is missing, left out and unread, and leads others to partner access", () => {
    signInAs("seeker");
    draw();
    expect(screen.getByText("฿25,000 a month")).toBeTruthy();
    expect(screen.getByText("Not in the post: location")).toBeTruthy();
    expect(screen.getByText("Left out of the texts: phone numbers, LINE IDs")).toBeTruthy();
    expect(screen.getByText(/Lines I read no field of/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Request access" }).getAttribute("href")).toBe(
      "/partner-portal#access",
    );
    expect(screen.queryByRole("button", { name: "Publish listing" })).toBeNull();
  });

  it("is published by a partner's person only once the owner's word is ticked, with the fields as they stand", async () => {
    signInAs("partner");
    const fetched = vi.fn(() =>
      Promise.resolve(
        new Response(JSON.stringify({ listing: { property: { id: "42" } }, warnings: [] }), {
          status: 201,
          headers: { "content-type": "application/json" },
        }),
      ),
    );
    vi.stubGlobal("fetch", fetched);
    draw();
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Publish listing" });
    expect(button.disabled).toBe(true);
    fireEvent.change(screen.getByLabelText("Location"), { target: { value: "Ari, Bangkok" } });
    fireEvent.click(screen.getByRole("checkbox", { name: /The owner authorised me/ }));
    fireEvent.click(button);
    await screen.findByText(/Published/);
    const [[, init]] = fetched.mock.calls as unknown as [[unknown, { body: string }]];
    expect(JSON.parse(init.body)).toMatchObject({
      client_id: "att-1",
      owner_authorised: true,
      title: "Condo for rent near BTS Ari",
      location: "Ari, Bangkok",
      rent_price: "25000",
      sale_price: null,
      pets: true,
    });
    expect(screen.getByRole("link", { name: "Open the listing" }).getAttribute("href")).toBe(
      "/property/42",
    );
  });
});
