import { act, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { decide } from "../lib/consent.ts";
import { readStored, writeStored } from "../lib/storage.ts";
import { fakeServer } from "../testing/fake-server.ts";
import { signIn } from "../lib/session/session-store.ts";
import { anong } from "../testing/people.ts";
import { renderApp } from "../testing/render-app.tsx";
import { useCountView } from "../features/property/use-count-view.ts";

const enquirer = "draft:enquirer:u1";

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("language", "en");
  act(() => decide("accepted"));
});

it("optional storage outlives the page only with consent", () => {
  writeStored(enquirer, "kept");
  expect(localStorage.getItem(enquirer)).toBe("kept");
  act(() => decide("declined"));
  expect(localStorage.getItem(enquirer)).toBeNull();
  writeStored(enquirer, "for this page");
  expect(localStorage.getItem(enquirer)).toBeNull();
  expect(readStored(enquirer)).toBe("for this page");
  // What the site needs is kept all the same.
  writeStored("draft:new", "condo in Ari");
  expect(localStorage.getItem("draft:new")).toBe("condo in Ari");
});

it("a home is counted as looked at, but not of somebody who declined", async () => {
  const { seen } = fakeServer({
    "POST /api/properties/seen-declined/views": () => ({ status: 204 }),
    "POST /api/properties/seen-accepted/views": () => ({ status: 204 }),
  });
  const Looker = ({ id }: { id: string }) => {
    useCountView(id);
    return null;
  };
  act(() => decide("declined"));
  render(<Looker id="seen-declined" />);
  act(() => decide("accepted"));
  render(<Looker id="seen-accepted" />);
  await waitFor(() =>
    expect(seen.map(({ path }) => path)).toEqual(["/api/properties/seen-accepted/views"]),
  );
});

it("who turned data collection off in their account is not counted", async () => {
  const { seen } = fakeServer({
    "POST /api/properties/seen-refusing/views": () => ({ status: 204 }),
    "POST /api/properties/seen-again/views": () => ({ status: 204 }),
  });
  const Looker = ({ id }: { id: string }) => {
    useCountView(id);
    return null;
  };
  const refusing = { ...anong, preferences: { ...anong.preferences, dataCollection: false } };
  act(() => signIn(refusing, "t1"));
  const { unmount } = render(<Looker id="seen-refusing" />);
  unmount();
  act(() => signIn(anong, "t1"));
  render(<Looker id="seen-again" />);
  await waitFor(() =>
    expect(seen.map(({ path }) => path)).toEqual(["/api/properties/seen-again/views"]),
  );
});

it("the choice can be changed at the foot of a page", async () => {
  fakeServer({});
  act(() => decide("declined"));
  renderApp("/guide");
  const cookies = await screen.findByRole("button", { name: "Cookies" });
  expect(screen.queryByRole("button", { name: "Accept All" })).toBeNull();
  act(() => cookies.click());
  expect(await screen.findByText("You declined this before.")).toBeTruthy();
  act(() => screen.getByRole("button", { name: "Accept All" }).click());
  expect(localStorage.getItem("cookie_consent")).toBe("accepted");
  // A question drawn a moment ago may not watch the choice yet; it asks for it once it does.
  await waitFor(() => expect(screen.queryByRole("button", { name: "Accept All" })).toBeNull());
});
