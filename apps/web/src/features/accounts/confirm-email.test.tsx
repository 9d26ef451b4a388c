import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { fakeServer, problem } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("language", "en");
});

const press = async () =>
  fireEvent.click(await screen.findByRole("button", { name: "Confirm email address" }));
const CONFIRM = "POST /api/auth/email/confirm";

describe("the link in the mail that confirms an address", () => {
  it("confirms by a press, not by being opened", async () => {
    globalThis.location.hash = "#pvl_1";
    const { seen } = fakeServer({ [CONFIRM]: () => ({ status: 204 }) });
    renderApp("/confirm-email");
    await screen.findByRole("button", { name: "Confirm email address" });
    expect(seen.filter(({ method }) => method === "POST")).toEqual([]);
    await press();
    expect(await screen.findByText("Thank you. Your email address is confirmed.")).toBeDefined();
    expect(seen.find(({ method }) => method === "POST")?.body).toEqual({ token: "pvl_1" });
  });

  it("that is over says so", async () => {
    globalThis.location.hash = "#pvl_1";
    fakeServer({ [CONFIRM]: () => problem(422, "invalid", "Over.") });
    renderApp("/confirm-email");
    await press();
    expect(await screen.findByText(/has expired or has been used/)).toBeDefined();
  });

  it("that lost its end asks for the whole one", async () => {
    fakeServer({});
    renderApp("/confirm-email");
    expect(await screen.findByText(/isn’t complete/)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Confirm email address" })).toBeNull();
  });
});
