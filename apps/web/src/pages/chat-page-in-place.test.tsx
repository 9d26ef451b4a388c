import type { Message } from "@propertyvr/contracts";
import type { Part } from "@propertyvr/parts";
import { EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { json, openStream, refusal } from "../features/chat/testing/fake-chats.ts";
import { userMessage } from "../features/chat/testing/sample-run.ts";
import { renderApp } from "../testing/render-app.tsx";
import { MESSAGES, oneChat } from "./testing/chat-page-steps.ts";

const text = (said: string): Part => ({ type: "text", version: 1, text: said, language: "en" });
const changed: Part = {
  type: "changed",
  version: 1,
  changes: [{ key: "bedrooms", kind: "changed", name: null, from: "2", to: "3 bedrooms" }],
  text: "Changed: from 2 to 3 bedrooms.",
  language: "en",
  before: { criteria: EMPTY_CRITERIA, extensions: {}, status: "available", nice_to_have: [] },
  say: "Undo the last change",
};
const message = (id: string, more: Partial<Message>): Message => ({
  ...userMessage,
  id,
  client_id: null,
  ...more,
});
const answer = (id: string, parts: readonly Part[], more: Partial<Message> = {}): Message =>
  message(id, { sender: "ai", run_id: `run-${id}`, content: "", parts: [...parts], ...more });
const edit = (id: string): Message =>
  message(id, { kind: "edit", content: "Change it to 3 bedrooms" });

const ASKED = [userMessage, answer("a1", [changed, text("Ten with two.")])];
const EDITED = [...ASKED, edit("e1"), answer("a2", [changed, text("Four with three.")])];

describe("an answer whose chip was edited", () => {
  it("is replaced by the next, and opens from one quiet line", async () => {
    oneChat(() => json(EDITED));
    renderApp("/chats/c1");
    await screen.findByText("Four with three.");
    expect(screen.queryByText("Ten with two.")).toBeNull();
    expect(screen.queryByText("Change it to 3 bedrooms")).toBeNull();
    const line = await screen.findByRole("button", { name: /^Changed: from 2 to 3 bedrooms/ });
    expect(line.getAttribute("aria-expanded")).toBe("false");
    fireEvent.click(line);
    expect(await screen.findByText("Ten with two.")).toBeTruthy();
    expect(screen.getByText("Change it to 3 bedrooms")).toBeTruthy();
    expect(line.getAttribute("aria-expanded")).toBe("true");
    // Only what is shown last can be undone.
    expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(1);
  });

  it("stays, dimmed, until the next is whole, and the change is said once", async () => {
    const stream = openStream();
    oneChat(() => json(ASKED), { [`POST ${MESSAGES}`]: () => stream.response });
    renderApp("/chats/c1");
    fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
    const start = { run_id: "run-a2", user_message: edit("e1") };
    stream.send(
      { type: "start", messageId: "a2", messageMetadata: start },
      { type: "text-start", id: "t" },
      { type: "text-delta", id: "t", delta: "Four with three." },
    );
    const old = await screen.findByText("Ten with two.");
    await waitFor(() => expect(old.closest("[aria-busy=true]")).toBeTruthy());
    expect(screen.queryByText("Four with three.")).toBeNull();
    const whole = answer("a2", [changed, text("Four with three.")]);
    stream.send({ type: "finish", messageMetadata: { message: whole } });
    stream.close();
    await screen.findByText("Four with three.");
    expect(screen.queryByText("Ten with two.")).toBeNull();
    const status = screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(status.filter((said) => said?.includes("from 2 to 3 bedrooms"))).toHaveLength(1);
  });

  it("stays where the next failed, says so, and asks again for that one", async () => {
    const failed = [...ASKED, edit("e1"), answer("a2", [], { status: "failed" })];
    const server = oneChat(() => json(failed), {
      [`POST ${MESSAGES}/a2/retry`]: () => refusal(503, "unavailable"),
    });
    renderApp("/chats/c1");
    await screen.findByText("Ten with two.");
    expect(await screen.findByText(/^The new answer didn't load/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() =>
      expect(server.of("POST", `${MESSAGES}/a2/retry`).length).toBeGreaterThan(0),
    );
    expect(screen.getByText("Ten with two.")).toBeTruthy();
  });

  it("stays where the change never arrived, says so, and sends it again", async () => {
    const server = oneChat(() => json(ASKED), {
      [`POST ${MESSAGES}`]: () => refusal(400, "invalid"),
    });
    renderApp("/chats/c1");
    fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
    fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(server.of("POST", MESSAGES)).toHaveLength(2));
    const [first, second] = server.of("POST", MESSAGES);
    expect(second?.body["client_id"]).toBe(first?.body["client_id"]);
    expect(screen.getByText("Ten with two.")).toBeTruthy();
  });
});
