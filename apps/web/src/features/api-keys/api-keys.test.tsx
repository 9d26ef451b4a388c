import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { problem } from "../../testing/fake-server.ts";
import { anong } from "../../testing/people.ts";
import { fakeKeys, keyOf, WHOLE } from "./testing/fake-keys.ts";
import { fill, openPage, partner, press } from "./testing/key-steps.tsx";

await import("./api-keys-dialog.tsx");

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("language", "en");
});

const chooseFromMenu = async (item: string) => {
  fireEvent.keyDown(await screen.findByRole("button", { name: /^More options for the key/ }), {
    key: "Enter",
  });
  fireEvent.click(await screen.findByRole("menuitem", { name: item }));
};
const confirm = async (name: string) =>
  fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name }));

describe("the way to the keys", () => {
  it("stands in the sidebar for a partner and an admin", async () => {
    fakeKeys([], {}, partner);
    openPage("/");
    const group = await screen.findByRole("navigation", { name: "For partners" });
    expect(within(group).queryByRole("button")).toBeNull();
    fireEvent.click(within(group).getByRole("link", { name: "API keys" }));
    expect(await screen.findByRole("dialog", { name: "API keys" })).toBeTruthy();
  });

  it("leads a seeker to asking for access, and to no keys", async () => {
    fakeKeys([], {}, anong);
    openPage("/?open=api-keys");
    const group = await screen.findByRole("navigation", { name: "For partners" });
    const fold = within(group).getByRole("button", { name: "For partners" });
    expect(fold.getAttribute("aria-expanded")).toBe("false");
    expect(within(group).queryAllByRole("link")).toHaveLength(0);
    fireEvent.click(fold);
    expect(fold.getAttribute("aria-expanded")).toBe("true");
    const links = within(group).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["API portal", "/partner-portal"],
      ["Quick start", "/partner-portal#start"],
      ["API guide", "/partner-portal#guide"],
      ["Get API Key", "/partner-portal#access"],
    ]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is an address: it opens the window, and closing it leaves it", async () => {
    fakeKeys([]);
    const { address } = openPage("/?open=new-api-key");
    await screen.findByRole("dialog", { name: "New API key" });
    await press("Close");
    await waitFor(() => expect(address()).toBe("/"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("the list of keys", () => {
  it("shows of each key whose it is, its ends, its state and its figures", async () => {
    fakeKeys([
      keyOf({ partner_company: "Baan Dee Co.", addresses: ["203.0.113.0/24"], label: "nightly" }),
      keyOf({ id: "k2", is_active: false, expires_at: "2026-11-19T00:00:00.000Z" }),
      keyOf({
        id: "k3",
        is_active: false,
        revoked_at: "2026-11-19T00:00:00.000Z",
        revoked_reason: "leaked",
      }),
    ]);
    openPage("/?open=api-keys");
    const [first, second, third] = await screen
      .findAllByRole("listitem")
      .then((all) => all.filter((item) => within(item).queryByRole("heading")));
    for (const text of [
      "Baan Dee Co. · api@baandee.example",
      "pvr_7f3a…9Qx2",
      "nightly",
      "Active",
      "1,000 per hour",
      "12,345",
      "Never",
      "Read, Write",
      "203.0.113.0/24",
    ])
      expect(first!.textContent).toContain(text);
    expect(second!.textContent).toContain("Expired");
    expect(third!.textContent).toContain("Revoked");
    expect(third!.textContent).toContain("Revoked because it was found in public");
  });

  it("warns of a key that ends within a week, and of no other", async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    fakeKeys([
      keyOf({ expires_at: inDays(6), partner_company: "Baan Dee" }),
      keyOf({ id: "k2", expires_at: inDays(8) }),
      keyOf({ id: "k3", expires_at: inDays(6), replaced_by: "k2", ends_at: inDays(1) }),
    ]);
    openPage("/?open=api-keys");
    const [soon, later, replaced] = await screen
      .findAllByRole("listitem")
      .then((all) => all.filter((item) => within(item).queryByRole("heading")));
    expect(soon!.textContent).toContain("Expires soon");
    expect(soon!.textContent).toContain("Rotate this key before it expires");
    // A company of the same name is not said twice.
    expect(soon!.textContent).not.toContain("Baan Dee · ");
    for (const other of [later, replaced]) {
      expect(other!.textContent).not.toContain("Expires soon");
      expect(other!.textContent).not.toContain("before it expires");
    }
  });

  it("that is empty says what a key is for, and leads to the form", async () => {
    fakeKeys([], {}, partner);
    openPage("/?open=api-keys");
    await screen.findByText("No API keys yet");
    await press("New API key");
    expect(await screen.findByRole("dialog", { name: "New API key" })).toBeTruthy();
  });

  it("that cannot be loaded says so and can be asked again", async () => {
    let isDown = true;
    const { server } = fakeKeys([keyOf()], {
      "GET /api/admin/api-keys": () =>
        isDown ? problem(503, "unavailable", "") : { status: 200, body: { api_keys: server.keys } },
    });
    openPage("/?open=api-keys");
    await screen.findByText("The keys could not be loaded");
    isDown = false;
    await press("Try again");
    expect(await screen.findByRole("heading", { name: "Baan Dee" })).toBeTruthy();
  });

  it("that is very long can be searched, and is shown part by part", async () => {
    const many = Array.from({ length: 45 }, (_, at) =>
      keyOf({ id: `k${at}`, partner_name: `Partner ${at}` }),
    );
    fakeKeys(many);
    openPage("/?open=api-keys");
    const shown = () => screen.getAllByRole("heading", { level: 3 }).length;
    await screen.findByText("45 keys");
    expect(shown()).toBe(20);
    await press("Show 20 more");
    await press("Show 5 more");
    expect(shown()).toBe(45);
    await fill("Find by partner, email or key", "partner 44");
    expect(shown()).toBe(1);
    await fill("Find by partner, email or key", "nobody");
    expect(screen.getByText("No keys match “nobody”.")).toBeTruthy();
  });
});

describe("ending a key", () => {
  it("revokes after asking, and the key stays on the list as revoked", async () => {
    const { asked } = fakeKeys([keyOf()]);
    openPage("/?open=api-keys");
    await chooseFromMenu("Revoke");
    expect(asked("PUT", "/api/admin/api-keys/k1/revoke")).toHaveLength(0);
    await confirm("Revoke");
    expect(await screen.findByText("API key revoked successfully")).toBeTruthy();
    expect(await screen.findAllByText("Revoked")).toBeTruthy();
    expect(screen.queryByText(/was revoked in another window/)).toBeNull();
  });

  it("deletes after asking, also what is gone already", async () => {
    const { server } = fakeKeys([keyOf()]);
    openPage("/?open=api-keys");
    await chooseFromMenu("Delete");
    server.keys = [];
    await confirm("Delete");
    expect(await screen.findByText("API key deleted successfully")).toBeTruthy();
    expect(await screen.findByText("No API keys yet")).toBeTruthy();
    expect(screen.queryByText(/was deleted in another window/)).toBeNull();
  });

  it("that fails says so and why, and the key stands as it was", async () => {
    fakeKeys([keyOf()], {
      "PUT /api/admin/api-keys/k1/revoke": () => problem(403, "forbidden", ""),
      "DELETE /api/admin/api-keys/k1": () => problem(500, "internal", ""),
    });
    openPage("/?open=api-keys");
    await chooseFromMenu("Revoke");
    await confirm("Revoke");
    expect(await screen.findByText("Failed to revoke API key")).toBeTruthy();
    expect(screen.getByText("Your account is no longer allowed to do this.")).toBeTruthy();
    await chooseFromMenu("Delete");
    await confirm("Delete");
    expect(await screen.findByText("Failed to delete API key")).toBeTruthy();
    expect(screen.getByText("Active")).toBeTruthy();
  });

  it("in another tab is announced in this one, until it is seen", async () => {
    const { server } = fakeKeys([keyOf(), keyOf({ id: "k2", partner_name: "Condo Co" })]);
    openPage("/?open=api-keys");
    await screen.findByRole("heading", { name: "Condo Co" });
    server.keys = [keyOf({ is_active: false, revoked_at: "2026-11-21T03:00:00.000Z" })];
    act(() => void window.dispatchEvent(new Event("visibilitychange")));
    expect(
      await screen.findByText(
        "pvr_7f3a…9Qx2 of Baan Dee was revoked in another window or by someone else.",
      ),
    ).toBeTruthy();
    expect(
      screen.getByText(
        "pvr_7f3a…9Qx2 of Condo Co was deleted in another window or by someone else.",
      ),
    ).toBeTruthy();
    await press("Got it");
    expect(screen.queryByText(/elsewhere/)).toBeNull();
  });
});

describe("rotating a key", () => {
  it("makes the new one beside the old, for as long as was chosen", async () => {
    const { asked, server } = fakeKeys([keyOf()], {
      "POST /api/admin/api-keys/k1/rotate": () => {
        const ends_at = "2026-11-28T03:00:00.000Z";
        const made = keyOf({ id: "k9", key: "pvr_new1…Qx29" });
        const caller = {
          network: "203.0.113.7",
          user_agent: "curl/8",
          requests: 41,
          last_used: "2026-11-21T02:00:00.000Z",
        };
        server.keys = [made, keyOf({ replaced_by: "k9", ends_at, still_used_by: [caller] })];
        return { status: 201, body: { ...made, key: WHOLE } };
      },
    });
    vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    openPage("/?open=api-keys");
    await chooseFromMenu("Rotate");
    fireEvent.click(await screen.findByLabelText("In 7 days"));
    await press("Create the new key");
    await screen.findByLabelText("API key of Baan Dee");
    expect(asked("POST", "/api/admin/api-keys/k1/rotate")[0]?.body).toEqual({ overlap: "7d" });
    await press("Copy");
    await screen.findByRole("button", { name: "Copied" });
    await press("Done");
    expect(await screen.findByText("Being replaced")).toBeTruthy();
    expect(screen.getByText(/203\.0\.113\.7, 41 requests/)).toBeTruthy();
    expect(screen.getByText("curl/8")).toBeTruthy();
  });
});
