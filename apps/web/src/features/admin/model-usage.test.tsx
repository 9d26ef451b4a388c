import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { fakeServer } from "../../testing/fake-server.ts";
import { ploy } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";

const day = { day: "2026-11-25", model: "gpt-4o-mini", input_tokens: 1_200, output_tokens: 300 };

const openModels = (days: readonly object[]) => {
  fakeServer({
    "GET /api/auth/me": () => ({ status: 200, body: ploy }),
    "GET /api/admin/model-usage": () => ({ status: 200, body: { days } }),
  });
  localStorage.setItem("session_token", "t1");
  localStorage.setItem("user", JSON.stringify(ploy));
  renderApp("/admin/models");
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("language", "en");
});

describe("what models were asked", () => {
  it("is listed by day with requests, tokens and the cost by the configured prices", async () => {
    openModels([
      { ...day, requests: 2, cost_usd: 0.0036 },
      { ...day, model: "gpt-4o", requests: 1, cost_usd: null },
    ]);
    expect(await screen.findByText("2 requests, 1,200 tokens in, 300 out")).toBeTruthy();
    expect(screen.getByText("1 request, 1,200 tokens in, 300 out")).toBeTruthy();
    expect(screen.getByText("Cost: US$0.0036")).toBeTruthy();
    expect(screen.getByText("No price set")).toBeTruthy();
  });

  it("says that nothing was asked yet where no model was", async () => {
    openModels([]);
    expect(await screen.findByText("No language model was asked yet")).toBeTruthy();
  });
});
