import type { Feedback } from "@propertyvr/contracts";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { json, refusal } from "../features/chat/testing/fake-chats.ts";
import { userMessage } from "../features/chat/testing/sample-run.ts";
import { renderApp } from "../testing/render-app.tsx";
import { MESSAGES, oneChat, stored } from "./testing/chat-page-steps.ts";

const PLACE = `${MESSAGES}/m2/feedback`;
const open = (feedback: Feedback | undefined, more: Parameters<typeof oneChat>[1] = {}) => {
  const server = oneChat(() => json([userMessage, stored(feedback ? { feedback } : {})]), {
    [`PUT ${PLACE}`]: ({ body }) => json(body),
    [`DELETE ${PLACE}`]: () => json(null, 204),
    ...more,
  });
  renderApp("/chats/c1");
  return server;
};
const thumb = (name: string) => screen.findByRole("button", { name });
const isPressed = async (name: string) => (await thumb(name)).getAttribute("aria-pressed");

describe("a thumb on an answer", () => {
  it("counts at once, and then asks why, telling who reads it", async () => {
    const server = open(undefined);
    fireEvent.click(await thumb("Bad answer"));
    await waitFor(async () => expect(await isPressed("Bad answer")).toBe("true"));
    await waitFor(() => expect(server.of("PUT", PLACE)).toHaveLength(1));
    expect(server.of("PUT", PLACE)[0]?.body).toMatchObject({ verdict: "down", reasons: [] });
    expect(await screen.findByText(/^Our team reads your feedback/)).toBeTruthy();
    fireEvent.click(await screen.findByRole("checkbox", { name: "Too long" }));
    const words = screen.getByRole("textbox", { name: "Anything else? (optional)" });
    fireEvent.change(words, { target: { value: " Three lines do. " } });
    fireEvent.submit(words);
    await screen.findAllByText("Thanks for your feedback");
    expect(server.of("PUT", PLACE).at(-1)?.body).toEqual({
      verdict: "down",
      reasons: ["too_long"],
      comment: "Three lines do.",
    });
    expect(document.activeElement).toBe(await thumb("Bad answer"));
    expect(screen.queryByRole("form", { name: "What went wrong?" })).toBeNull();
  });

  it("is taken back by the same press, and changed by the other", async () => {
    const server = open({ verdict: "up", reasons: [], comment: "" });
    expect(await isPressed("Good answer")).toBe("true");
    fireEvent.click(await thumb("Bad answer"));
    await waitFor(async () => expect(await isPressed("Good answer")).toBe("false"));
    expect(await isPressed("Bad answer")).toBe("true");
    fireEvent.click(await thumb("Bad answer"));
    await waitFor(async () => expect(await isPressed("Bad answer")).toBe("false"));
    await waitFor(() => expect(server.of("DELETE", PLACE)).toHaveLength(1));
    expect(server.of("PUT", PLACE)).toHaveLength(1);
    expect(screen.queryByRole("form")).toBeNull();
  });

  it("that could not be saved is not shown as given, and says so", async () => {
    open(undefined, { [`PUT ${PLACE}`]: () => refusal(422, "invalid") });
    fireEvent.click(await thumb("Good answer"));
    await screen.findAllByText("Your feedback couldn't be saved. Please try again.");
    await waitFor(async () => expect(await isPressed("Good answer")).toBe("false"));
    expect(screen.queryByRole("form", { name: "What was good?" })).toBeNull();
  });
});
