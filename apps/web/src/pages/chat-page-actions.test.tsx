import type { Message } from "@propertyvr/contracts";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { json, openStream, refusal } from "../features/chat/testing/fake-chats.ts";
import { userMessage } from "../features/chat/testing/sample-run.ts";
import { renderApp } from "../testing/render-app.tsx";
import { MESSAGES, oneChat, saidIn, stored } from "./testing/chat-page-steps.ts";

const answer = stored({
  parts: [
    { type: "text", version: 1, text: "See [Home 1](/property/1).", language: "en" },
    { type: "notice", version: 1, code: "search_failed", text: "Stopped here.", language: "en" },
  ],
});
const open = (messages: readonly Message[], more: Parameters<typeof oneChat>[1] = {}) => {
  const server = oneChat(() => json(messages), more);
  renderApp("/chats/c1");
  return server;
};
const question = (id: string, content: string, more: Partial<Message> = {}): Message => ({
  ...userMessage,
  id,
  content,
  client_id: `client-${id}`,
  ...more,
});
const prose = (text: string): Message["parts"] => [
  { type: "text", version: 1, text, language: "en" },
];
/** A reply that is taken and ends at once, as the server sends it. */
const replying = (asks: Message, answers: Message): Response => {
  const stream = openStream();
  reply(stream, asks, answers);
  return stream.response;
};
const reply = (stream: ReturnType<typeof openStream>, asks: Message, answers: Message): void => {
  const messageMetadata = { run_id: answers.run_id ?? "", user_message: asks };
  stream.send(
    { type: "start", messageId: answers.id, messageMetadata },
    { type: "finish", messageMetadata: { message: answers } },
  );
  stream.close();
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

describe("answering again", () => {
  const again = stored({ id: "m3", run_id: "r2", parts: prose("Anew."), versions: ["m2", "m3"] });
  const retry = `${MESSAGES}/m2/retry`;
  const press = async () =>
    fireEvent.click(await screen.findByRole("button", { name: "Answer again" }));

  it("puts the new answer in place of the newest, and the earlier one can be shown", async () => {
    const before = stored({ parts: prose("Before."), versions: ["m2", "m3"] });
    const server = open([userMessage, stored({ parts: prose("Before.") })], {
      [`POST ${retry}`]: () => replying(userMessage, again),
      [`PUT ${MESSAGES}/m2/shown`]: () => json([userMessage, before]),
    });
    await press();
    // A second tap finds nothing to press.
    for (const button of screen.queryAllByRole("button", { name: "Answer again" }))
      fireEvent.click(button);
    expect(await screen.findByText("Anew.")).toBeTruthy();
    expect(screen.queryByText("Before.")).toBeNull();
    expect(screen.getAllByText(userMessage.content)).toHaveLength(1);
    expect(await screen.findByText("2/2")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Earlier version. Showing 2 of 2" }));
    expect(await screen.findByText("Before.")).toBeTruthy();
    expect(screen.queryByText("Anew.")).toBeNull();
    const earlier = screen.getByRole("button", { name: "Earlier version. Showing 1 of 2" });
    await waitFor(() => expect(document.activeElement).toBe(earlier));
    expect(server.of("POST", retry)).toHaveLength(1);
  });

  it("is offered for the newest answer only, and not while a reply is written", async () => {
    const stream = openStream();
    const older = [question("m0", "first"), stored({ id: "m1", run_id: "r0" })];
    open([...older, userMessage, stored({})], { [`POST ${retry}`]: () => stream.response });
    await press();
    await waitFor(() => expect(screen.queryByRole("button", { name: "Answer again" })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("log"));
    reply(stream, userMessage, again);
    expect(await screen.findByText("Anew.")).toBeTruthy();
  });

  it("that fails leaves the answer of before, and is the same request when it is pressed again", async () => {
    const server = open([userMessage, stored({ parts: prose("Before.") })], {
      [`POST ${retry}`]: () => refusal(404, "not_found"),
    });
    await press();
    await screen.findAllByText("Failed to send message. Please try again.");
    expect(await screen.findByText("Before.")).toBeTruthy();
    await press();
    await waitFor(() => expect(server.of("POST", retry)).toHaveLength(2));
    const [first, second] = server.of("POST", retry).map(saidIn);
    expect(second?.client_id).toBe(first?.client_id);
  });
});

describe("editing a question", () => {
  const chat = [
    question("m1", "condo in Ari"),
    stored({ id: "m2", parts: prose("Homes in Ari.") }),
    question("m3", "under 20k"),
    stored({ id: "m4", run_id: "r2", parts: prose("Cheap homes.") }),
  ];
  const edit = async (): Promise<HTMLTextAreaElement> => {
    const [menu] = await screen.findAllByRole("button", { name: "Your message: more" });
    fireEvent.keyDown(menu!, { key: "Enter" });
    fireEvent.click(await screen.findByRole("menuitem", { name: "Edit" }));
    return screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Edit your message" });
  };
  const write = (field: HTMLElement, value: string) =>
    fireEvent.change(field, { target: { value } });

  it("says it in place of the earlier one; what followed is out of sight and can be shown", async () => {
    const asked = question("m5", "house in Ari", { versions: ["m1", "m5"] });
    const answered = stored({ id: "m6", run_id: "r3", parts: prose("Houses in Ari.") });
    const server = open(chat, {
      [`POST ${MESSAGES}`]: () => replying(asked, answered),
      [`PUT ${MESSAGES}/m1/shown`]: () =>
        json([{ ...chat[0], versions: ["m1", "m5"] }, ...chat.slice(1)]),
    });
    const field = await edit();
    expect(field.value).toBe("condo in Ari");
    await waitFor(() => expect(document.activeElement).toBe(field));
    write(field, "house in Ari");
    fireEvent.keyDown(field, { key: "Enter" });
    expect(await screen.findByText("Houses in Ari.")).toBeTruthy();
    expect(screen.queryByText("Cheap homes.")).toBeNull();
    expect(saidIn(server.of("POST", MESSAGES)[0]!)).toMatchObject({
      message: "house in Ari",
      replaces: "m1",
    });
    fireEvent.click(await screen.findByRole("button", { name: "Earlier version. Showing 2 of 2" }));
    expect(await screen.findByText("Cheap homes.")).toBeTruthy();
    expect(screen.queryByText("Houses in Ari.")).toBeNull();
  });

  it("is given up with Escape, and keeps what was typed over a reload", async () => {
    open(chat);
    write(await edit(), "house in Ari");
    cleanup();
    renderApp("/chats/c1");
    const field = await edit();
    expect(field.value).toBe("house in Ari");
    fireEvent.keyDown(field, { key: "Escape" });
    expect(await screen.findByText("condo in Ari")).toBeTruthy();
    expect((await edit()).value).toBe("condo in Ari");
  });

  it("that could not be sent stands again with its words, and is the same message when it is sent again", async () => {
    const server = open(chat, { [`POST ${MESSAGES}`]: () => refusal(404, "not_found") });
    const field = await edit();
    write(field, "house in Ari");
    fireEvent.keyDown(field, { key: "Enter" });
    await screen.findAllByText("Failed to send message. Please try again.");
    const back = await screen.findByRole<HTMLTextAreaElement>("textbox", {
      name: "Edit your message",
    });
    expect(back.value).toBe("house in Ari");
    expect(await screen.findByText("Cheap homes.")).toBeTruthy();
    fireEvent.keyDown(back, { key: "Enter" });
    await waitFor(() => expect(server.of("POST", MESSAGES)).toHaveLength(2));
    const [first, second] = server.of("POST", MESSAGES).map(saidIn);
    expect(second?.client_id).toBe(first?.client_id);
  });
});
