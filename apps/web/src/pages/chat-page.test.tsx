// @vitest-environment happy-dom
import type { Message, SendMessage } from "@propertyvr/contracts";
import { EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import { cleanup, configure, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  type Asked,
  chatCalled,
  fakeChats,
  json,
  openStream,
  refusal,
  replyEvents,
  wholeReply,
} from "../features/chat/testing/fake-chats.ts";
import { sampleEvents, userMessage } from "../features/chat/testing/sample-run.ts";
import { renderApp } from "../testing/render-app.tsx";

// The page is loaded before the first test, and a busy machine is no failure.
await import("./chat-page.tsx");
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const MESSAGES = "/api/chats/c1/messages";
const box = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Your message" });
const write = async (text: string) => fireEvent.change(await box(), { target: { value: text } });
const press = async (key: string, more: object = {}) =>
  fireEvent.keyDown(await box(), { key, ...more });
const say = async (text: string) => {
  await write(text);
  await press("Enter");
};
const saidIn = (asked: Asked): SendMessage => asked.body as unknown as SendMessage;
const oneChat = (messages: () => Response, more: Parameters<typeof fakeChats>[0] = {}) =>
  fakeChats({
    "GET /api/chats": () => json([chatCalled("2 bed near Asok")]),
    [`GET ${MESSAGES}`]: messages,
    ...more,
  });
const stored = (over: Partial<Message>): Message => ({
  ...userMessage,
  id: "m2",
  sender: "ai",
  client_id: null,
  run_id: "r1",
  parts: [{ type: "text", version: 1, text: "Here you are.", language: "en" }],
  ...over,
});
const criteriaUpTo = (max: number) =>
  ({
    type: "criteria",
    version: 1,
    criteria: { ...EMPTY_CRITERIA, types: ["condo"], price: { max, per: "month" } },
    origins: {},
    implied_within_m: [],
    wishes: [],
    unread: [],
    unplaced: [],
  }) as unknown as Message["parts"][number];
const criteriaPart = criteriaUpTo(40_000);

describe("a new chat", () => {
  it("greets the person and shows what one can ask in both languages", async () => {
    fakeChats({});
    renderApp("/");
    expect(await screen.findByRole("heading", { name: "Hi there, Anong Srisai" })).toBeTruthy();
    const examples = screen.getByRole("list", { name: "For example" });
    const languages = within(examples)
      .getAllByRole("button")
      .map((button) => button.getAttribute("lang"));
    expect(new Set(languages)).toEqual(new Set(["en", "th"]));
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
});

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

describe("an open chat", () => {
  it("picks up a reply that is going on, in any tab", async () => {
    const stream = openStream();
    const running = stored({ status: "running", parts: [], content: "" });
    const server = oneChat(() => json([userMessage, running]), {
      "GET /api/chats/c1/runs/r1/events": () => stream.response,
    });
    renderApp("/chats/c1");
    stream.send(...sampleEvents(["Here ", "you ", "are."]));
    expect(await screen.findByText("Here you are.")).toBeTruthy();
    expect(screen.getAllByText(userMessage.content)).toHaveLength(1);
    expect(server.of("POST", MESSAGES)).toHaveLength(0);
  });

  it("says that the connection broke, and picks the answer up where it stopped", async () => {
    const [first, second] = [openStream(), openStream()];
    let isDown = true;
    const running = stored({ status: "running", parts: [], content: "" });
    const server = oneChat(() => json([userMessage, running]), {
      "GET /api/chats/c1/runs/r1/events": ({ lastEventId }) => {
        if (lastEventId === null) return first.response;
        return isDown ? refusal(503, "unavailable") : second.response;
      },
    });
    renderApp("/chats/c1");
    const events = sampleEvents(["Here ", "you ", "are."]);
    first.send(...events.slice(0, 4));
    first.close();
    expect(await screen.findByText(/^The connection broke/)).toBeTruthy();
    isDown = false;
    second.send(...events);
    expect(await screen.findByText("Here you are.")).toBeTruthy();
    expect(screen.queryByText(/^The connection broke/)).toBeNull();
    const attached = server.of("GET", "/api/chats/c1/runs/r1/events");
    expect(attached.at(-1)?.lastEventId).toBe("4");
  });

  it("gives the text back and watches when another reply is being written", async () => {
    const stream = openStream();
    let messages: Message[] = [];
    oneChat(() => json(messages), {
      [`POST ${MESSAGES}`]: () => {
        messages = [userMessage, stored({ status: "running", parts: [] })];
        return refusal(409, "run_active", { run_id: "r1" });
      },
      "GET /api/chats/c1/runs/r1/events": () => stream.response,
    });
    renderApp("/chats/c1");
    await say("me too");
    stream.send(...sampleEvents(["Here ", "you ", "are."]));
    expect(await screen.findByText("Here you are.")).toBeTruthy();
    expect((await box()).value).toBe("me too");
  });

  it("takes a criterion away in the person's words, from the newest answer only", async () => {
    const old = stored({ id: "m0", parts: [criteriaUpTo(50_000)] });
    const server = oneChat(
      () =>
        json([
          userMessage,
          old,
          { ...userMessage, id: "m3", client_id: "x" },
          stored({ parts: [criteriaPart] }),
        ]),
      {
        [`POST ${MESSAGES}`]: (asked) => wholeReply(saidIn(asked)),
      },
    );
    renderApp("/chats/c1");
    fireEvent.click(await screen.findByRole("button", { name: "Remove: up to ฿40,000" }));
    expect(screen.getByText("up to ฿50,000")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Remove: up to ฿50,000" })).toBeNull();
    expect(await screen.findByText("Without the price limit")).toBeTruthy();
    const [asked] = server.of("POST", MESSAGES);
    expect(saidIn(asked!)).toMatchObject({
      message: "Without the price limit",
      criteria: { price: null, types: ["condo"] },
    });
  });

  it("says what a tap on a choice says", async () => {
    const question = {
      type: "question",
      version: 1,
      about: "deal",
      text: "Rent or buy?",
      language: "en",
      choices: [{ label: { text: "Rent", language: "en" }, say: "to rent", count: 14 }],
    } as Message["parts"][number];
    const server = oneChat(() => json([userMessage, stored({ parts: [question] })]), {
      [`POST ${MESSAGES}`]: (asked) => wholeReply(saidIn(asked)),
    });
    renderApp("/chats/c1");
    fireEvent.click(await screen.findByRole("button", { name: "Rent 14" }));
    await screen.findByText("Here you are.");
    expect(saidIn(server.of("POST", MESSAGES)[0]!).message).toBe("to rent");
  });

  it("offers to ask again where an answer was interrupted", async () => {
    const server = oneChat(() => json([userMessage, stored({ status: "interrupted" })]), {
      [`POST ${MESSAGES}`]: (asked) => wholeReply(saidIn(asked)),
    });
    renderApp("/chats/c1");
    expect(await screen.findByText(/The answer was interrupted/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(server.of("POST", MESSAGES)).toHaveLength(1));
    const said = saidIn(server.of("POST", MESSAGES)[0]!);
    expect(said.message).toBe(userMessage.content);
    expect(said.client_id).not.toBe(userMessage.client_id);
  });

  it("draws a part of a newer server as its text", async () => {
    const strange = { type: "insight", version: 9, text: "Half ask ฿34,000." } as never;
    oneChat(() => json([userMessage, stored({ parts: [strange] })]));
    renderApp("/chats/c1");
    expect(await screen.findByText("Half ask ฿34,000.")).toBeTruthy();
  });

  it("that is not there, or another's, is calmly not found", async () => {
    fakeChats({});
    const { address } = renderApp("/chats/c9");
    expect(await screen.findByRole("heading", { name: "This chat does not exist" })).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
    fireEvent.click(screen.getAllByRole("button", { name: "New chat" }).at(-1)!);
    expect(await screen.findByRole("heading", { name: /Hi there/ })).toBeTruthy();
    expect(address()).toBe("/");
  });

  it("whose messages cannot be loaded says so and can be asked again", async () => {
    let isDown = true;
    oneChat(() => (isDown ? refusal(503, "unavailable") : json([userMessage])));
    renderApp("/chats/c1");
    expect(await screen.findByText("Failed to load chat messages")).toBeTruthy();
    isDown = false;
    fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByText(userMessage.content)).toBeTruthy();
  });
});

describe("the list of chats", () => {
  const openMenu = async (name: string | RegExp) => {
    const button = await screen.findByRole("button", { name });
    fireEvent.keyDown(button, { key: "Enter" });
    return screen.findByRole("menu");
  };
  const choose = (menu: HTMLElement, name: string) =>
    fireEvent.click(within(menu).getByRole("menuitem", { name }));
  const confirm = async (name: string) =>
    fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name }));

  it("says when it could not be loaded", async () => {
    fakeChats({ "GET /api/chats": () => refusal(500, "internal") });
    renderApp("/");
    expect(await screen.findByText("Failed to load chat history")).toBeTruthy();
  });

  it("marks the open chat and the language of its title", async () => {
    fakeChats({
      "GET /api/chats": () => json([chatCalled("พูลวิลล่าราไวย์"), chatCalled("Asok", "c2")]),
      [`GET ${MESSAGES}`]: () => json([userMessage]),
    });
    renderApp("/chats/c1");
    const link = await screen.findByRole("link", { name: "พูลวิลล่าราไวย์" });
    expect(link.getAttribute("aria-current")).toBe("page");
    expect(within(link).getByText("พูลวิลล่าราไวย์").getAttribute("lang")).toBe("th");
    expect(screen.getByRole("link", { name: "Asok" }).getAttribute("aria-current")).toBeNull();
  });

  it("deletes a chat after asking, and leaves it when it was open", async () => {
    const server = oneChat(() => json([userMessage]), {
      "DELETE /api/chats/c1": () => json(null, 204),
    });
    const { address } = renderApp("/chats/c1");
    choose(await openMenu("Menu of “2 bed near Asok”"), "Delete");
    expect(server.of("DELETE", "/api/chats/c1")).toHaveLength(0);
    await confirm("Delete");
    expect(await screen.findByText("Chat deleted")).toBeTruthy();
    await waitFor(() => expect(address()).toBe("/"));
    expect(screen.queryByRole("link", { name: "2 bed near Asok" })).toBeNull();
  });

  it("says when a chat, or all of them, could not be deleted", async () => {
    oneChat(() => json([userMessage]), {
      "DELETE /api/chats/c1": () => refusal(500, "internal"),
      "DELETE /api/chats": () => refusal(500, "internal"),
    });
    renderApp("/chats/c1");
    choose(await openMenu("Menu of “2 bed near Asok”"), "Delete");
    await confirm("Delete");
    expect(await screen.findByText("Failed to delete chat")).toBeTruthy();
    choose(await openMenu("Menu of all chats"), "Delete all chats");
    await confirm("Delete all chats");
    expect(await screen.findByText("Failed to delete all chats")).toBeTruthy();
  });

  it("deletes all chats after asking", async () => {
    oneChat(() => json([userMessage]), { "DELETE /api/chats": () => json(null, 204) });
    const { address } = renderApp("/chats/c1");
    choose(await openMenu("Menu of all chats"), "Delete all chats");
    expect(
      await screen.findByText(
        "Are you sure you want to delete all chats? This action cannot be undone.",
      ),
    ).toBeTruthy();
    await confirm("Delete all chats");
    expect(await screen.findByText("All chats deleted")).toBeTruthy();
    await waitFor(() => expect(address()).toBe("/"));
  });

  it("renames a chat", async () => {
    const server = oneChat(() => json([userMessage]), {
      "PATCH /api/chats/c1": (asked) => json(chatCalled(String(asked.body["title"]))),
    });
    renderApp("/chats/c1");
    choose(await openMenu("Menu of “2 bed near Asok”"), "Rename");
    const field = await screen.findByRole("textbox", { name: "Title" });
    fireEvent.change(field, { target: { value: "  Asok, two bedrooms " } });
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(
      await screen.findByRole("heading", { level: 1, name: "Asok, two bedrooms" }),
    ).toBeTruthy();
    expect(server.of("PATCH", "/api/chats/c1")[0]?.body).toEqual({ title: "Asok, two bedrooms" });
  });

  it("clears the open chat after asking", async () => {
    oneChat(() => json([userMessage]), { [`DELETE ${MESSAGES}`]: () => json(null, 204) });
    renderApp("/chats/c1");
    fireEvent.click(await screen.findByRole("button", { name: "Clear" }));
    await confirm("Clear");
    expect(await screen.findByRole("heading", { name: /Hi there/ })).toBeTruthy();
    expect(screen.queryByText(userMessage.content)).toBeNull();
  });

  it("starts a new chat", async () => {
    oneChat(() => json([userMessage]));
    const { address } = renderApp("/chats/c1");
    await screen.findByText(userMessage.content);
    fireEvent.click(screen.getByRole("button", { name: "New chat" }));
    expect(await screen.findByText("New chat started")).toBeTruthy();
    await waitFor(() => expect(address()).toBe("/"));
  });
});
