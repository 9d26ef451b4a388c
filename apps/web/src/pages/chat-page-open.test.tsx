import type { Message } from "@propertyvr/contracts";
import type { CriteriaPart, Part, QuestionPart } from "@propertyvr/parts";
import { EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  fakeChats,
  json,
  openStream,
  refusal,
  wholeReply,
} from "../features/chat/testing/fake-chats.ts";
import { sampleEvents, userMessage } from "../features/chat/testing/sample-run.ts";
import { renderApp } from "../testing/render-app.tsx";
import { box, MESSAGES, oneChat, saidIn, say, stored } from "./testing/chat-page-steps.ts";

const criteriaUpTo = (max: number): CriteriaPart => ({
  type: "criteria",
  version: 1,
  criteria: { ...EMPTY_CRITERIA, types: ["condo"], price: { max, per: "month" } },
  origins: {},
  implied_within_m: [],
  wishes: [],
  unread: [],
  unplaced: [],
});

const label = (text: string) => ({ text, language: "en" }) as const;
const rentOrBuy = (...choices: QuestionPart["choices"]): Part => ({
  type: "question",
  version: 1,
  about: "deal",
  text: "Rent or buy?",
  language: "en",
  choices,
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
    expect(await screen.findByText(/^Connection lost/)).toBeTruthy();
    isDown = false;
    second.send(...events);
    expect(await screen.findByText("Here you are.")).toBeTruthy();
    expect(screen.queryByText(/^Connection lost/)).toBeNull();
    const attached = server.of("GET", "/api/chats/c1/runs/r1/events");
    expect(attached.at(-1)?.lastEventId).toBe("4");
  });

  it("shows the earlier messages where a message is answered before they have loaded", async () => {
    let isFirst = true;
    oneChat(
      () => {
        if (!isFirst) return json([userMessage, stored({})]);
        isFirst = false;
        return new Promise<Response>(() => undefined);
      },
      { [`POST ${MESSAGES}`]: (asked) => wholeReply(saidIn(asked)) },
    );
    renderApp("/chats/c1");
    await say("and with a pool");
    await screen.findByText("Here you are.");
    expect(await screen.findByText(userMessage.content)).toBeTruthy();
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
          stored({ parts: [criteriaUpTo(40_000)] }),
        ]),
      {
        [`POST ${MESSAGES}`]: (asked) => wholeReply(saidIn(asked)),
      },
    );
    renderApp("/chats/c1");
    fireEvent.click(await screen.findByRole("button", { name: "Remove: up to ฿40,000" }));
    expect(screen.getByText("up to ฿50,000")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Remove: up to ฿50,000" })).toBeNull();
    await waitFor(() => expect(server.of("POST", MESSAGES)).toHaveLength(1));
    // Its answer is to stand in place of this one: the words are no bubble of their own.
    expect(screen.queryByText("Without the price limit")).toBeNull();
    const [asked] = server.of("POST", MESSAGES);
    expect(saidIn(asked!)).toMatchObject({
      message: "Without the price limit",
      criteria: { price: null, types: ["condo"] },
    });
  });

  it("says what a tap on a choice says", async () => {
    const question = rentOrBuy({ label: label("Rent"), say: "to rent", count: 14 });
    const server = oneChat(() => json([userMessage, stored({ parts: [question] })]), {
      [`POST ${MESSAGES}`]: (asked) => wholeReply(saidIn(asked)),
    });
    renderApp("/chats/c1");
    fireEvent.click(await screen.findByRole("button", { name: "Rent 14" }));
    await screen.findByText("Here you are.");
    expect(saidIn(server.of("POST", MESSAGES)[0]!).message).toBe("to rent");
  });

  it("says beside a choice that more homes or samples fit than were counted", async () => {
    const many = { count: 1_000, count_is_capped: true };
    const question = rentOrBuy(
      { label: label("Rent"), say: "rent", ...many },
      { label: label("Buy"), say: "buy", ...many, all_sample: true },
      { label: label("Either"), say: "either", count: 2, all_sample: true },
    );
    oneChat(() => json([userMessage, stored({ parts: [question] })]));
    renderApp("/chats/c1");
    for (const name of ["Rent 1,000+", "Buy 1,000+ samples", "Either 2 samples"])
      expect(await screen.findByRole("button", { name })).toBeTruthy();
  });

  it("opens an answer with what changed, and undoes it from the newest answer only", async () => {
    const before = criteriaUpTo(30_000);
    const changed: Part = {
      type: "changed",
      version: 1,
      changes: [
        { key: "price", kind: "changed", name: "Budget", from: "฿30,000", to: "฿25,000 a month" },
        { key: "amenities", kind: "added", name: null, from: null, to: "parking" },
      ],
      text: "Changed: budget from ฿30,000 to ฿25,000 a month; added parking.",
      language: "en",
      before: { criteria: before.criteria, extensions: {}, status: "available", nice_to_have: [] },
      say: "Undo the last change",
    };
    const server = oneChat(
      () =>
        json([
          userMessage,
          stored({ id: "m0", parts: [changed] }),
          { ...userMessage, id: "m3", client_id: "x" },
          stored({ parts: [changed] }),
        ]),
      { [`POST ${MESSAGES}`]: (asked) => wholeReply(saidIn(asked)) },
    );
    renderApp("/chats/c1");
    const lines = await screen.findAllByText("Budget ฿30,000 → ฿25,000 a month · + parking");
    expect(lines).toHaveLength(2);
    expect(screen.getAllByText(/^Changed: budget from/)).toHaveLength(2);
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    await screen.findByText("Here you are.");
    expect(saidIn(server.of("POST", MESSAGES)[0]!)).toMatchObject({
      message: "Undo the last change",
      criteria: { price: { max: 30_000 } },
      extensions: {},
      status: "available",
      nice_to_have: [],
    });
  });

  it("sends what a choice asks beside the criteria", async () => {
    const { criteria } = criteriaUpTo(30_000);
    const question: Part = {
      type: "question",
      version: 1,
      about: "types",
      text: "Which one may give way?",
      language: "en",
      choices: [
        {
          label: { text: "Condos too", language: "en" },
          say: "Condos too",
          count: 4,
          criteria,
          extensions: { not_types: [] },
        },
      ],
    };
    const server = oneChat(() => json([userMessage, stored({ parts: [question] })]), {
      [`POST ${MESSAGES}`]: (asked) => wholeReply(saidIn(asked)),
    });
    renderApp("/chats/c1");
    fireEvent.click(await screen.findByRole("button", { name: "Condos too 4" }));
    await screen.findByText("Here you are.");
    expect(saidIn(server.of("POST", MESSAGES)[0]!)).toMatchObject({
      extensions: { not_types: [] },
    });
  });

  it("offers to ask again where an answer was interrupted", async () => {
    const retry = `${MESSAGES}/m2/retry`;
    const server = oneChat(() => json([userMessage, stored({ status: "interrupted" })]), {
      [`POST ${retry}`]: () => wholeReply({ message: userMessage.content }),
    });
    renderApp("/chats/c1");
    expect(await screen.findByText(/The answer was interrupted/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(server.of("POST", retry)).toHaveLength(1));
    const said = saidIn(server.of("POST", retry)[0]!);
    expect(said.client_id).not.toBe(userMessage.client_id);
    expect(said.message).toBeUndefined();
  });

  it.each([
    ["kind", { type: "valuation", version: 1, text: "Half ask ฿34,000." }],
    ["version", { type: "insight", version: 9, text: "Half ask ฿34,000." }],
  ])("draws a part of a %s that only a newer server knows as its text", async (_, part) => {
    const strange = part as never;
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
