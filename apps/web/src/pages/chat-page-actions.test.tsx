// @vitest-environment happy-dom
import type { Message } from "@propertyvr/contracts";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { json } from "../features/chat/testing/fake-chats.ts";
import { userMessage } from "../features/chat/testing/sample-run.ts";
import { renderApp } from "../testing/render-app.tsx";
import { oneChat, stored } from "./testing/chat-page-steps.ts";

afterEach(() => vi.restoreAllMocks());

const answer = stored({
  parts: [
    { type: "text", version: 1, text: "See [Home 1](/property/1).", language: "en" },
    { type: "notice", version: 1, code: "stopped", text: "Stopped here.", language: "en" },
  ],
});
const open = (messages: readonly Message[]) => {
  const server = oneChat(() => json(messages));
  renderApp("/chats/c1");
  return server;
};
const copyAnswer = () => screen.findByRole("button", { name: "Copy answer" });
const openMenu = async (): Promise<void> => {
  const menu = await screen.findByRole("button", { name: "Your message: more" });
  fireEvent.keyDown(menu, { key: "Enter" });
};

describe("copying", () => {
  it("takes an answer as Markdown with whole links, and says so", async () => {
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    open([userMessage, answer]);
    fireEvent.click(await copyAnswer());
    expect(await screen.findByText("Copied")).toBeTruthy();
    const said = `See [Home 1](${location.origin}/property/1).\n\n`;
    expect(write.mock.calls[0]?.[0]).toMatch(said);
    expect(write.mock.calls[0]?.[0]).toContain("Stopped here.");
  });

  it("takes a question as it was typed", async () => {
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    open([userMessage, answer]);
    await openMenu();
    fireEvent.click(await screen.findByRole("menuitem", { name: "Copy" }));
    expect(await screen.findAllByText("Copied")).toBeTruthy();
    expect(write).toHaveBeenCalledWith(userMessage.content);
  });

  it("says how to copy by hand where the browser refuses", async () => {
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no"));
    open([userMessage, answer]);
    fireEvent.click(await copyAnswer());
    expect(await screen.findAllByText("Your browser didn't allow copying")).not.toEqual([]);
    expect(screen.queryByText("Copied")).toBeNull();
  });

  it("is not offered for an answer of which nothing was written", async () => {
    open([userMessage, stored({ status: "failed", parts: [], content: "" })]);
    await screen.findByText("The answer could not be written.");
    await screen.findByRole("button", { name: "Your message: more" });
    expect(screen.queryByRole("button", { name: "Copy answer" })).toBeNull();
  });
});
