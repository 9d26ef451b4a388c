import { act, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeServer } from "../testing/fake-server.ts";
import { renderApp } from "../testing/render-app.tsx";

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("language", "en");
});

describe("when something goes wrong", () => {
  it("in our own code, the page says so and offers one next step", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    // A reply that breaks the contract breaks the drawing of it.
    fakeServer({ "GET /api/properties/p1": () => ({ status: 200, body: { title: {} } }) });
    renderApp("/property/p1");
    expect(
      await screen.findByRole("heading", { name: "Something went wrong on this page" }),
    ).toBeTruthy();
    expect(screen.getByRole("button", { name: "Reload" })).toBeTruthy();
  });

  it("with the network, every page says that one is offline until one is not", async () => {
    fakeServer({});
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    renderApp("/login");
    await screen.findByRole("heading", { name: "Welcome Back" });
    expect(screen.queryByText("You're offline")).toBeNull();
    online.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event("offline")));
    expect(screen.getByText("You're offline")).toBeTruthy();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
    expect(screen.queryByText("You're offline")).toBeNull();
  });
});
