// @vitest-environment happy-dom
import { CHAT_LIMIT_TEXTS, chatLimitProblem } from "@propertyvr/contracts";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  chatCalled,
  fakeChats,
  json,
  refusal,
  wholeReply,
} from "../features/chat/testing/fake-chats.ts";
import { renderApp } from "../testing/render-app.tsx";
import { box, MESSAGES, saidIn, say } from "./testing/chat-page-steps.ts";

describe("a new chat", () => {
  it("greets the person with three examples in the language of the interface, and one of the other", async () => {
    fakeChats({});
    renderApp("/");
    expect(await screen.findByRole("heading", { name: "Hi there, Anong Srisai" })).toBeTruthy();
    const examples = screen.getByRole("list", { name: "For example" });
    const texts = within(examples)
      .getAllByRole("button")
      .map(({ textContent }) => textContent);
    expect(texts).toHaveLength(3);
    expect(texts.filter((text) => /[ก-๛]/.test(text ?? ""))).toEqual([]);
    const other = screen.getByRole("button", { name: /^หาคอนโด 2 ห้องนอน/ });
    expect(other.closest("[lang]")?.getAttribute("lang")).toBe("th");
  });

  it("creates nothing before the first message, and then names the chat in the address", async () => {
    const server = fakeChats({
      "POST /api/chats": () => json(chatCalled("New Chat"), 201),
      [`POST ${MESSAGES}`]: (asked) => wholeReply(saidIn(asked)),
    });
    const { address } = renderApp("/");
    await box();
    expect(server.of("POST", "/api/chats")).toHaveLength(0);
    await say("2 bed near Asok");
    expect(await screen.findByText("Here you are.")).toBeTruthy();
    expect(address()).toBe("/chats/c1");
    expect(saidIn(server.of("POST", MESSAGES)[0]!)).toMatchObject({ message: "2 bed near Asok" });
    expect((await box()).value).toBe("");
    expect(await screen.findByText("Answer ready")).toBeTruthy();
  });

  it("says so when the chat cannot be made, and gives the text back", async () => {
    fakeChats({ "POST /api/chats": () => refusal(503, "unavailable") });
    renderApp("/");
    await say("2 bed near Asok");
    expect(await screen.findByText("Failed to create new chat")).toBeTruthy();
    expect((await box()).value).toBe("2 bed near Asok");
  });

  it("says what to delete where the account has as many as it may", async () => {
    const errors = [chatLimitProblem("chats")];
    fakeChats({ "POST /api/chats": () => refusal(409, "limit_reached", { errors }) });
    renderApp("/");
    await say("2 bed near Asok");
    expect(await screen.findByText(CHAT_LIMIT_TEXTS.chats.en)).toBeTruthy();
  });
});
