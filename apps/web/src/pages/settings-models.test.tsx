import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { ownKeyFor } from "../lib/models/own-keys.ts";
import { fakeServer } from "../testing/fake-server.ts";
import { agreedModels, offeredModels } from "../testing/offered-models.ts";
import { anong } from "../testing/people.ts";
import { renderApp } from "../testing/render-app.tsx";
import { Profile } from "./profile.tsx";
import "./settings-window.tsx";

const openAppSettings = async (answers: Parameters<typeof fakeServer>[0] = {}) => {
  const server = fakeServer({
    "GET /api/auth/me": () => ({ status: 200, body: anong }),
    "GET /api/models": () => ({ status: 200, body: offeredModels() }),
    ...answers,
  });
  localStorage.setItem("session_token", "t1");
  localStorage.setItem("user", JSON.stringify(anong));
  renderApp("/", Profile);
  fireEvent.keyDown(await screen.findByRole("button", { name: /Anong Srisai/ }), { key: "Enter" });
  fireEvent.click(await screen.findByRole("menuitem", { name: "Account and Settings" }));
  await screen.findByRole("dialog", { name: "Account and Settings" });
  fireEvent.mouseDown(screen.getByRole("tab", { name: "App Settings" }), { button: 0 });
  return server;
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("language", "en");
});

describe("the models in App Settings", () => {
  it("each have their line, their provider and country, and why one cannot answer", async () => {
    await openAppSettings();
    const mini = await screen.findByRole<HTMLInputElement>("radio", { name: /^GPT-4o mini/ });
    expect(mini.checked).toBe(true);
    expect(mini.closest("label")?.textContent).toContain("Fast and cost-effective");
    expect(mini.closest("label")?.textContent).toContain("OpenAI, the United States");
    const claude = screen.getByRole("radio", { name: /^Claude/ });
    expect(claude.closest("label")?.textContent).toContain("Not set up on this site");
    expect(screen.getByRole("radio", { name: /^Built-in/ })).toBeTruthy();
  });

  it("are chosen and kept in this browser", async () => {
    await openAppSettings();
    fireEvent.click(await screen.findByRole("radio", { name: /^GPT-4o Most/ }));
    expect(localStorage.getItem("selectedModel")).toBe("gpt-4o");
    fireEvent.click(screen.getByRole("radio", { name: /^Built-in/ }));
    expect(localStorage.getItem("selectedModel")).toBe("built-in");
  });

  it("that could not be loaded are told, and nothing else is", async () => {
    await openAppSettings({ "GET /api/models": () => ({ status: 500, body: {} }) });
    expect(await screen.findByText(/The models could not be loaded/)).toBeTruthy();
  });

  it("list what was agreed to, with the way back", async () => {
    const { seen } = await openAppSettings({
      "GET /api/models": () => ({ status: 200, body: agreedModels() }),
      "DELETE /api/models/agreements/openai": () => ({ status: 204 }),
    });
    fireEvent.click(
      await screen.findByRole("button", { name: "Withdraw your agreement with OpenAI" }),
    );
    await waitFor(() =>
      expect(screen.queryByText("You agreed to send messages to OpenAI.")).toBeNull(),
    );
    expect(seen.filter(({ method }) => method === "DELETE")).toHaveLength(1);
  });
});

describe("the API configuration", () => {
  const enter = async (key: string) => {
    fireEvent.change(await screen.findByLabelText("Your own API key"), { target: { value: key } });
    fireEvent.click(screen.getByRole("button", { name: "Use this key" }));
  };

  it("takes a key into the page's memory alone, and forgets it again", async () => {
    await openAppSettings();
    fireEvent.click(await screen.findByRole("radio", { name: "Anthropic" }));
    await enter(" sk-ant-mine ");
    expect(await screen.findByText("Your key for Anthropic is in use.")).toBeTruthy();
    expect(ownKeyFor("claude-sonnet-4-5")).toBe("sk-ant-mine");
    expect(ownKeyFor("gpt-4o")).toBeUndefined();
    expect(screen.getByLabelText<HTMLInputElement>("Your own API key").value).toBe("");
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain("sk-ant-mine");
    const claude = screen.getByRole("radio", { name: /^Claude/ });
    expect(claude.closest("label")?.textContent).toContain("With your key");
    fireEvent.click(screen.getByRole("button", { name: "Forget this key" }));
    expect(ownKeyFor("claude-sonnet-4-5")).toBeUndefined();
  });

  it("says what is wrong with a key that cannot be one", async () => {
    await openAppSettings();
    await enter("two words");
    expect(await screen.findByText(/A key has no spaces/)).toBeTruthy();
    await enter("  ");
    expect(await screen.findByText("Enter a key")).toBeTruthy();
    expect(ownKeyFor("gpt-4o")).toBeUndefined();
  });

  it("says that it comes with the full version where the operator switched it off", async () => {
    const off = offeredModels({ takes_own_keys: false });
    await openAppSettings({ "GET /api/models": () => ({ status: 200, body: off }) });
    expect(
      await screen.findByText("This feature will be available in the full version"),
    ).toBeTruthy();
    expect(screen.queryByLabelText("Your own API key")).toBeNull();
  });
});
