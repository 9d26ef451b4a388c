import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { problem } from "../../testing/fake-server.ts";
import { fakeKeys, WHOLE } from "./testing/fake-keys.ts";
import { fill, openPage, partner, press } from "./testing/key-steps.tsx";

await import("./api-keys-dialog.tsx");

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("language", "en");
});

const button = (name: string | RegExp) => screen.getByRole("button", { name });

describe("making a key", () => {
  const fillIn = async () => {
    await fill("Partner name", " Baan Dee ");
    await fill("Partner email", "api@baandee.example");
  };

  it("asks for name and email, and says what is wrong at its field", async () => {
    const { asked } = fakeKeys([]);
    openPage("/?open=new-api-key");
    await press("Create API key");
    const name = await screen.findByLabelText("Partner name");
    expect(name.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("Partner name and email are required")).toBeTruthy();
    expect(document.activeElement).toBe(name);
    await fillIn();
    await fill("Requests per hour", "99");
    await press("Create API key");
    expect(
      screen.getByText("The rate limit must be a whole number from 100 to 10,000 requests an hour"),
    ).toBeTruthy();
    await fill("Requests per hour", "10000");
    await fill("Allowed IP addresses (optional)", "203.0.113.300");
    await press("Create API key");
    expect(screen.getByText(/^Enter addresses such as/)).toBeTruthy();
    fireEvent.click(screen.getByLabelText("On a specific date"));
    await fill("Allowed IP addresses (optional)", "");
    await press("Create API key");
    expect(screen.getByText("Choose a date")).toBeTruthy();
    expect(asked("POST", "/api/admin/api-keys")).toHaveLength(0);
  });

  it("sends what was chosen, and shows the whole key once, to be copied", async () => {
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const { asked } = fakeKeys([]);
    openPage("/?open=new-api-key");
    await fillIn();
    fireEvent.click(screen.getByLabelText("Read only"));
    fireEvent.click(screen.getByLabelText("On a specific date"));
    await fill("Last day it works", "2999-12-30");
    await fill("Allowed IP addresses (optional)", "203.0.113.7\n2001:db8::/32");
    await press("Create API key");
    expect(
      await screen.findByText("API Key created successfully! Make sure to copy it now."),
    ).toBeTruthy();
    expect(asked("POST", "/api/admin/api-keys")[0]?.body).toEqual({
      partner_name: "Baan Dee",
      partner_email: "api@baandee.example",
      partner_company: null,
      label: null,
      rate_limit: 1_000,
      scopes: ["read"],
      // The day itself still counts.
      expires_at: new Date("2999-12-31T00:00").toISOString(),
      addresses: ["203.0.113.7", "2001:db8::/32"],
    });
    const field = screen.getByLabelText<HTMLInputElement>("API key of Baan Dee");
    expect(field.value).toBe(WHOLE);
    await press("Copy");
    expect(write).toHaveBeenCalledWith(WHOLE);
    await screen.findByRole("button", { name: "Copied" });
    await press("Done");
    expect(await screen.findByText("pvr_7f3a…9Qx2")).toBeTruthy();
    expect(document.body.innerHTML).not.toContain(WHOLE);
  });

  it("does not close over a key that nobody copied", async () => {
    fakeKeys([]);
    openPage("/?open=new-api-key");
    await fillIn();
    await press("Create API key");
    await screen.findByLabelText("API key of Baan Dee");
    fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
    await screen.findByRole("alertdialog", { name: "Close without the key?" });
    await press("Back to the key");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    fireEvent.copy(screen.getByLabelText("API key of Baan Dee"));
    await press("Done");
    expect(await screen.findByRole("dialog", { name: "API keys" })).toBeTruthy();
  });

  it("asks a partner's own account less, and sends no partner and no limit of its own", async () => {
    const { asked } = fakeKeys([], {}, partner);
    openPage("/?open=new-api-key");
    await press("Create API key");
    await screen.findByRole("dialog", { name: "Copy the key now" });
    expect(asked("POST", "/api/admin/api-keys")[0]?.body).toMatchObject({
      partner_name: "",
      partner_email: "",
      rate_limit: 1_000,
      scopes: ["read", "write"],
    });
  });

  it("that fails says so, keeps what was filled in, and asks what holds now", async () => {
    const { asked } = fakeKeys([], {
      "POST /api/admin/api-keys": () => problem(500, "internal", ""),
    });
    openPage("/?open=new-api-key");
    await fillIn();
    const before = asked("GET", "/api/admin/api-keys").length;
    await press("Create API key");
    expect(await screen.findByText("Failed to create API key")).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Partner name").value).toBe(" Baan Dee ");
    expect(asked("GET", "/api/admin/api-keys").length).toBeGreaterThan(before);
    expect(button("Create API key")).toHaveProperty("disabled", false);
  });

  it("beyond a partner's number of keys says so, not that something went wrong", async () => {
    const detail = "A partner can create up to 10 active keys. Revoke one you no longer use.";
    fakeKeys([], { "POST /api/admin/api-keys": () => problem(409, "conflict", detail) }, partner);
    openPage("/?open=new-api-key");
    await press("Create API key");
    expect(await screen.findByText(detail)).toBeTruthy();
  });

  it("shows the server's error at the field it is about", async () => {
    const detail = "The expiry date is in the past";
    fakeKeys([], {
      "POST /api/admin/api-keys": () =>
        problem(422, "invalid", detail, {
          errors: [
            { pointer: "/partner_email", field: "partner_email", code: "x", message: detail },
          ],
        }),
    });
    openPage("/?open=new-api-key");
    await fillIn();
    await press("Create API key");
    await waitFor(() =>
      expect(screen.getByLabelText("Partner email").getAttribute("aria-invalid")).toBe("true"),
    );
  });
});
