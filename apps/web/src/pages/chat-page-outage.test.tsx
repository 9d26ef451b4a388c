import type { Message } from "@propertyvr/contracts";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  type CapturedRequest,
  chatCalled,
  fakeChats,
  json,
  refusal,
  wholeReply,
} from "../features/chat/testing/fake-chats.ts";
import { renderApp } from "../testing/render-app.tsx";
import { box, MESSAGES, oneChat, saidIn, say, stored, write } from "./testing/chat-page-steps.ts";

const ASKED = "2 bed near Asok";
const AWAY = "Not sent. Can't reach PropertyVR.";
const unreachable = (): Response => {
  throw new TypeError("Failed to fetch");
};

/** A server that can be taken away and given back. */
function shakyServer() {
  const state = { isDown: true };
  const up = (answer: (asked: CapturedRequest) => Response) => (asked: CapturedRequest) =>
    state.isDown ? unreachable() : answer(asked);
  const answers = {
    "GET /api/health": up(() => json({ status: "ok" })),
    "POST /api/chats": up(() => json(chatCalled("New Chat"), 201)),
    [`POST ${MESSAGES}`]: up((asked) => wholeReply(saidIn(asked))),
  };
  return { state, answers };
}

const again = () => screen.findByRole("button", { name: "Send again" });
const isLineGone = () =>
  waitFor(() => expect(screen.queryByRole("button", { name: "Send again" })).toBeNull());
const line = (text: string) => screen.findByText(text, { selector: "output" }, { timeout: 10_000 });
const idsOf = (asked: readonly CapturedRequest[]) =>
  new Set(asked.map((each) => saidIn(each).client_id));

describe("a message that could not be sent", () => {
  it("says so at the box until it is sent, and why as long as the server is away", async () => {
    const { state, answers } = shakyServer();
    const server = oneChat(() => json([]), answers);
    renderApp("/chats/c1");
    await say(ASKED);
    await line(AWAY);
    expect(await screen.findByText("Failed to send message. Please try again.")).toBeTruthy();
    expect((await box()).value).toBe(ASKED);
    state.isDown = false;
    await line("Not sent.");
    fireEvent.click(await again());
    await screen.findByText("Here you are.");
    await isLineGone();
    expect((await box()).value).toBe("");
    expect(document.activeElement).toBe(await box());
    expect(idsOf(server.of("POST", MESSAGES)).size).toBe(1);
  });

  it("says so where the new chat could not be made", async () => {
    const { state, answers } = shakyServer();
    const server = fakeChats(answers);
    const { address } = renderApp("/");
    expect(await screen.findByRole("list", { name: "For example" })).toBeTruthy();
    await say(ASKED);
    await line(AWAY);
    // No example stands between the message and "Send again".
    expect(screen.queryByRole("list", { name: "For example" })).toBeNull();
    expect((await box()).value).toBe(ASKED);
    state.isDown = false;
    fireEvent.click(await again());
    await screen.findByText("Here you are.");
    expect(address()).toBe("/chats/c1");
    expect(server.of("POST", MESSAGES)).toHaveLength(1);
    // The first try may have made one: asked for under the same id it is that one.
    const [first, second] = server.of("POST", "/api/chats");
    expect(first?.body["client_id"]).toEqual(expect.any(String));
    expect(second?.body["client_id"]).toBe(first?.body["client_id"]);
    await isLineGone();
  });

  it("because its chat was deleted in another tab waits in the box of a new chat", async () => {
    const gone = () => refusal(404, "not_found");
    let isGone = false;
    oneChat(() => (isGone ? gone() : json([stored({})])), { [`POST ${MESSAGES}`]: gone });
    const { address } = renderApp("/chats/c1");
    await box();
    isGone = true;
    await say(ASKED);
    expect(await screen.findByRole("heading", { name: "This chat does not exist" })).toBeTruthy();
    fireEvent.click(screen.getAllByRole("button", { name: "New chat" }).at(-1)!);
    expect((await box()).value).toBe(ASKED);
    expect(address()).toBe("/");
    expect(await again()).toBeTruthy();
  });

  it("is another chat where another is begun later", async () => {
    const { state, answers } = shakyServer();
    state.isDown = false;
    const server = fakeChats(answers);
    renderApp("/");
    await say(ASKED);
    await screen.findByText("Here you are.");
    fireEvent.click((await screen.findAllByRole("button", { name: "New chat" }))[0]!);
    await waitFor(async () => expect((await box()).placeholder).toMatch(/^What kind of home/));
    await say("a house in Hua Hin");
    await waitFor(() => expect(server.of("POST", "/api/chats")).toHaveLength(2));
    const ids = server.of("POST", "/api/chats").map(({ body }) => body["client_id"]);
    expect(new Set(ids).size).toBe(2);
  });

  it("is the same message when it is sent again after the page was loaded again", async () => {
    const { state, answers } = shakyServer();
    const server = oneChat(() => json([]), answers);
    renderApp("/chats/c1");
    await say(ASKED);
    await line(AWAY);
    cleanup();
    state.isDown = false;
    renderApp("/chats/c1");
    expect((await box()).value).toBe(ASKED);
    fireEvent.click(await again());
    await screen.findByText("Here you are.");
    expect(server.of("POST", MESSAGES).length).toBeGreaterThan(1);
    expect(idsOf(server.of("POST", MESSAGES)).size).toBe(1);
  });

  it("says nothing of a text that was changed to another, and says it of one that was added to", async () => {
    const { answers } = shakyServer();
    oneChat(() => json([]), answers);
    renderApp("/chats/c1");
    await say(ASKED);
    await line(AWAY);
    await write("a house in Hua Hin");
    await isLineGone();
    await write(`${ASKED}\nwith a pool`);
    expect(await again()).toBeTruthy();
  });

  it("leaves the box when it turns out that only the reply was lost", async () => {
    const { state, answers } = shakyServer();
    const messages: Message[] = [];
    oneChat(() => json(messages), {
      ...answers,
      [`POST ${MESSAGES}`]: (asked) => {
        const { client_id = null } = saidIn(asked);
        const question = { id: "m1", sender: "user", content: ASKED, client_id } as const;
        if (messages.length === 0)
          messages.push(stored({ ...question, run_id: null, parts: [] }), stored({}));
        return unreachable();
      },
      [`GET ${MESSAGES}`]: () => (state.isDown ? unreachable() : json(messages)),
    });
    state.isDown = false;
    renderApp("/chats/c1");
    await box();
    state.isDown = true;
    await say(ASKED);
    await line(AWAY);
    await write(`${ASKED}\nwith a pool`);
    state.isDown = false;
    await screen.findByText("Here you are.");
    await isLineGone();
    expect((await box()).value).toBe("with a pool");
  });

  it("is told of no longer when another tab has sent it", async () => {
    const { answers } = shakyServer();
    oneChat(() => json([]), answers);
    renderApp("/chats/c1");
    await say(ASKED);
    await line(AWAY);
    act(() => {
      for (const key of Object.keys(localStorage).filter((each) => each.startsWith("draft:"))) {
        localStorage.removeItem(key);
        window.dispatchEvent(new StorageEvent("storage", { key, storageArea: localStorage }));
      }
    });
    await isLineGone();
    expect((await box()).value).toBe("");
  });

  it("gives no reason that is not certain", async () => {
    const { answers } = shakyServer();
    oneChat(() => json([]), {
      ...answers,
      "GET /api/health": () => json({ status: "ok" }),
      [`POST ${MESSAGES}`]: () => refusal(422, "invalid"),
    });
    renderApp("/chats/c1");
    await say(ASKED);
    expect(await line("Not sent.")).toBeTruthy();
  });

  it("is told of in Thai", async () => {
    const { answers } = shakyServer();
    oneChat(() => json([]), answers);
    localStorage.setItem("language", "th");
    renderApp("/chats/c1");
    const thai = await screen.findByRole<HTMLTextAreaElement>("textbox", {
      name: "ข้อความของคุณ",
    });
    fireEvent.change(thai, { target: { value: "คอนโด 2 ห้องนอน" } });
    fireEvent.keyDown(thai, { key: "Enter" });
    expect(await line("ยังไม่ได้ส่ง เชื่อมต่อ PropertyVR ไม่ได้")).toBeTruthy();
    expect(await screen.findByRole("button", { name: "ส่งอีกครั้ง" })).toBeTruthy();
  });
});

describe("a choice that could not be sent", () => {
  const question: Message["parts"][number] = {
    type: "question",
    version: 1,
    about: "deal",
    text: "Rent or buy?",
    language: "en",
    choices: [{ label: { text: "To rent", language: "en" }, say: "to rent", count: null }],
  };
  const choice = () => screen.findByRole<HTMLButtonElement>("button", { name: "To rent" });

  it("says so below the choices, keeps what waits in the box, and is sent again as the same", async () => {
    const { state, answers } = shakyServer();
    const server = oneChat(() => json([stored({ parts: [question] })]), answers);
    renderApp("/chats/c1");
    await say("with a pool");
    await line(AWAY);
    fireEvent.click(await choice());
    await waitFor(() => expect(screen.getAllByText(AWAY, { selector: "output" })).toHaveLength(2));
    const [below] = screen.getAllByRole("button", { name: "Send again" });
    expect(below?.closest("fieldset")?.textContent).toContain("Rent or buy?");
    expect((await box()).value).toBe("with a pool");
    state.isDown = false;
    fireEvent.click(below!);
    await screen.findByText("Here you are.");
    await waitFor(() =>
      expect(screen.getAllByRole("button", { name: "Send again" })).toHaveLength(1),
    );
    fireEvent.click(await again());
    await isLineGone();
    for (const words of ["to rent", "with a pool"]) {
      const tries = server.of("POST", MESSAGES).filter((each) => saidIn(each).message === words);
      expect(tries.length).toBeGreaterThan(1);
      expect(idsOf(tries).size).toBe(1);
    }
  });

  it("is told of no longer when it turns out that it arrived", async () => {
    const messages: Message[] = [stored({ parts: [question] })];
    const { answers } = shakyServer();
    oneChat(() => json(messages), {
      ...answers,
      "GET /api/health": () => json({ status: "ok" }),
      [`POST ${MESSAGES}`]: (asked) => {
        const { client_id = null } = saidIn(asked);
        const words = { id: "m3", sender: "user", content: "to rent", client_id } as const;
        if (messages.length === 1)
          messages.push(stored({ ...words, run_id: null, parts: [] }), stored({ id: "m4" }));
        return unreachable();
      },
    });
    renderApp("/chats/c1");
    fireEvent.click(await choice());
    await screen.findByText("Here you are.", {}, { timeout: 10_000 });
    await isLineGone();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.startsWith("draft:"))).toEqual([]);
  });
});
