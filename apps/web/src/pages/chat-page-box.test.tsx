import { CHAT_LIMIT_TEXTS, chatLimitProblem } from "@propertyvr/contracts";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  json,
  openStream,
  refusal,
  replyEvents,
  wholeReply,
} from "../features/chat/testing/fake-chats.ts";
import { renderApp } from "../testing/render-app.tsx";
import {
  box,
  MESSAGES,
  oneChat,
  press,
  saidIn,
  say,
  stored,
  write,
} from "./testing/chat-page-steps.ts";

describe("the prompt box", () => {
  it("sends neither spaces, nor on Shift+Enter, nor while a word is being composed", async () => {
    const server = oneChat(() => json([]));
    renderApp("/chats/c1");
    await say("   ");
    await write("ที่เช่า");
    await press("Enter", { shiftKey: true });
    await press("Enter", { keyCode: 229 });
    await press("Enter", { isComposing: true });
    expect(server.of("POST", MESSAGES)).toHaveLength(0);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send" }).disabled).toBe(false);
  });

  it("says why where the chat is full, and gives the text back", async () => {
    const errors = [chatLimitProblem("messages")];
    oneChat(() => json([]), {
      [`POST ${MESSAGES}`]: () => refusal(409, "limit_reached", { errors }),
    });
    renderApp("/chats/c1");
    await say("2 bed near Asok");
    expect(await screen.findByText(CHAT_LIMIT_TEXTS.messages.en)).toBeTruthy();
    expect((await box()).value).toBe("2 bed near Asok");
  });

  it("gives the text back when it could not be sent, and sends it again as the same message", async () => {
    let isDown = true;
    const server = oneChat(() => json([]), {
      [`POST ${MESSAGES}`]: (asked) =>
        isDown ? refusal(422, "invalid") : wholeReply(saidIn(asked)),
    });
    renderApp("/chats/c1");
    await say("2 bed near Asok");
    expect(await screen.findByText("Failed to send message. Please try again.")).toBeTruthy();
    expect((await box()).value).toBe("2 bed near Asok");
    isDown = false;
    await press("Enter");
    await screen.findByText("Here you are.");
    const ids = server.of("POST", MESSAGES).map((asked) => saidIn(asked).client_id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it("keeps what was typed when the page is loaded again", async () => {
    oneChat(() => json([]));
    renderApp("/chats/c1");
    await write("half a thought");
    cleanup();
    renderApp("/chats/c1");
    expect((await box()).value).toBe("half a thought");
  });

  it("waits while a reply is pending: Send is Stop, which tells what was seen", async () => {
    const stream = openStream();
    const server = oneChat(() => json([]), {
      [`POST ${MESSAGES}`]: (asked) => {
        stream.send(...replyEvents(saidIn(asked)).slice(0, 4));
        return stream.response;
      },
      "POST /api/chats/c1/runs/r1/stop": () => json(stored({ status: "stopped" })),
    });
    renderApp("/chats/c1");
    await say("2 bed near Asok");
    const stop = await screen.findByRole("button", { name: "Stop" });
    await screen.findByText(
      (_, element) => element?.tagName === "P" && element.textContent === "Here you ",
    );
    await say("another");
    expect(server.of("POST", MESSAGES)).toHaveLength(1);
    expect((await box()).value).toBe("another");
    fireEvent.click(stop);
    expect(await screen.findByText("Stopped.")).toBeTruthy();
    const [told] = server.of("POST", "/api/chats/c1/runs/r1/stop");
    expect(told?.body["seen_chars"]).toBe("Here you ".length);
  });
});
