import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { problem } from "../../testing/fake-server.ts";
import { PartnerWindow } from "../../pages/partner-window.tsx";
import { renderApp } from "../../testing/render-app.tsx";
import { fakeKeys, keyOf, usageOf } from "./testing/fake-keys.ts";

await import("./api-keys-dialog.tsx");

const PATH = "GET /api/admin/api-keys/k1/usage";

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("language", "en");
});

async function openUsage(answer: () => ReturnType<typeof problem>) {
  const { server } = fakeKeys([keyOf()], { [PATH]: answer });
  renderApp("/?open=api-keys", PartnerWindow);
  const name = "Usage of the key pvr_7f3a…9Qx2 of Baan Dee";
  fireEvent.click(await screen.findByRole("button", { name }));
  await screen.findByRole("dialog", { name: "Usage" });
  return server;
}
const figure = (term: string) => screen.getByText(term).parentElement?.textContent;

describe("the usage of a key", () => {
  it("says how many requests of 24 hours succeeded and failed, how fast, and what is left", async () => {
    await openUsage(() => ({ status: 200, body: usageOf({ unrecorded_requests: 2 }) }));
    await screen.findByText("in the last 24 hours");
    expect(figure("Requests")).toBe("Requests100in the last 24 hours");
    expect(screen.getAllByText("Failed")[0]?.parentElement?.textContent).toBe(
      "Failed103 over the limit1 error on our side",
    );
    expect(figure("Average response time")).toBe("Average response time13 ms");
    expect(figure("95% within")).toContain("48 ms");
    expect(figure("Left this hour")).toBe("Left this hour903of 1,000 in any 60 minutes");
    expect(screen.getByText(/^2 more requests were answered/)).toBeTruthy();
  });

  it("is drawn over time, and stands in a table for whoever reads", async () => {
    await openUsage(() => ({ status: 200, body: usageOf() }));
    const plot = await screen.findByRole("figure", {
      name: /^100 requests in the last 24 hours, busiest at .+: 100$/,
    });
    const rows = within(plot).getAllByRole("row", { hidden: true });
    expect(rows).toHaveLength(49);
    expect(rows.at(-1)?.textContent).toMatch(/9010$/);
  });

  it("shows the five latest, green under 400", async () => {
    await openUsage(() => ({ status: 200, body: usageOf() }));
    const logs = await screen.findByRole("heading", { name: "Latest requests" });
    const items = within(logs.parentElement!).getAllByRole("listitem");
    const seen = items.map((item) => [
      within(item).getByText(/^\d{3}$/).textContent,
      item.querySelector(".bg-good") !== null,
      within(item).queryByText("Successful:") !== null,
    ]);
    expect(seen).toEqual([
      ["201", true, true],
      ["399", true, true],
      ["400", false, false],
      ["429", false, false],
      ["500", false, false],
    ]);
  });

  it("of a key that nobody used says so, and an average of nothing is no figure", async () => {
    const nothing = {
      total_requests: 0,
      successful_requests: 0,
      failed_requests: 0,
      throttled: 0,
      server_errors: 0,
      avg_response_time_ms: null,
      p95_response_time_ms: null,
      recent_logs: [],
    };
    await openUsage(() => ({ status: 200, body: usageOf(nothing) }));
    await screen.findByText("No requests in the last 24 hours");
    expect(figure("Average response time")).toBe("Average response time–");
    expect(screen.queryByRole("figure")).toBeNull();
  });

  it("goes on showing what it knew while the server is away", async () => {
    let isDown = false;
    await openUsage(() =>
      isDown ? problem(500, "internal", "") : { status: 200, body: usageOf() },
    );
    await screen.findByText("in the last 24 hours");
    isDown = true;
    act(() => void window.dispatchEvent(new Event("visibilitychange")));
    expect(await screen.findByText(/^This may be out of date/)).toBeTruthy();
    expect(figure("Requests")).toContain("100");
  });

  it("that cannot be had says so, and of a key that is gone why", async () => {
    let answer = problem(503, "unavailable", "");
    await openUsage(() => answer);
    await screen.findByText("The usage could not be loaded");
    answer = problem(404, "not_found", "");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("It has already been deleted.")).toBeTruthy();
  });

  it("tells that the key was revoked elsewhere meanwhile", async () => {
    const server = await openUsage(() => ({ status: 200, body: usageOf() }));
    await screen.findByText("in the last 24 hours");
    server.keys = [keyOf({ is_active: false, revoked_at: "2026-11-21T03:00:00.000Z" })];
    act(() => void window.dispatchEvent(new Event("visibilitychange")));
    expect(
      await screen.findByText(/was revoked in another window or by someone else/),
    ).toBeTruthy();
    expect(screen.getByText("Revoked")).toBeTruthy();
  });
});
