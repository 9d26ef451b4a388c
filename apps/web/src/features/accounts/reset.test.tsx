import { cleanup, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { fakeServer, problem } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("language", "en");
});

it("the login page leads to the form that asks for a link", async () => {
  const { seen } = fakeServer({
    "POST /api/auth/password/forgot": () => Response.json({ accepted: true }, { status: 202 }),
  });
  renderApp("/login");
  fireEvent.click(await screen.findByRole("link", { name: "Forgot password?" }));
  await screen.findByRole("heading", { name: "Forgot your password?" });
  type("Email", "anong");
  press("Send link");
  expect(screen.getByRole("alert").textContent).toBe("Enter a valid email address");
  expect(seen.filter(({ method }) => method === "POST")).toEqual([]);
  type("Email", "anong@example.com");
  press("Send link");
  await screen.findByText(/If anong@example.com has an account/);
});

it("a reset link sets a new password, and one that has expired leads to a new link", async () => {
  globalThis.location.hash = "#pvl_token";
  let isOver = false;
  fakeServer({
    "POST /api/auth/password/reset": () =>
      isOver ? problem(422, "invalid", "over") : new Response(null, { status: 204 }),
  });
  renderApp("/reset-password");
  await screen.findByRole("heading", { name: "Choose a new password" });
  type("New password", "short");
  press("Save password");
  expect(screen.getByRole("alert").textContent).toBe("Password must be at least 6 characters");
  isOver = true;
  type("New password", "long enough");
  press("Save password");
  await screen.findByRole("link", { name: "Ask for a new link" });
  cleanup();
  isOver = false;
  renderApp("/reset-password");
  await screen.findByRole("heading", { name: "Choose a new password" });
  type("New password", "long enough");
  press("Save password");
  await screen.findByText(/Your password has been changed/);
});

it("the reset page without a token says where the link comes from", async () => {
  fakeServer({});
  renderApp("/reset-password");
  await screen.findByText(/opens from the link in our email/);
  expect(screen.queryByLabelText("New password")).toBeNull();
});
