import type { OfferedModels } from "@propertyvr/contracts";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { draftPlace } from "../features/chat/drafts.ts";
import { setDraftFiles } from "../features/chat/files/draft-files.ts";
import { json, wholeReply } from "../features/chat/testing/fake-chats.ts";
import { setOwnKey } from "../lib/models/own-keys.ts";
import { setPreferences } from "../lib/preferences.ts";
import { agreedModels, offeredModels } from "../testing/offered-models.ts";
import { anong } from "../testing/people.ts";
import { renderApp } from "../testing/render-app.tsx";
import { loadMenus } from "../ui/menu.tsx";
import { box, MESSAGES, oneChat, saidIn, say } from "./testing/chat-page-steps.ts";

const AGREEMENT = "/api/models/agreements/openai";
const QUESTION = "Send your messages to OpenAI?";

const open = async (offered: OfferedModels = offeredModels(), agreed = () => json(null, 204)) => {
  const server = oneChat(() => json([]), {
    "GET /api/models": () => json(offered),
    [`PUT ${AGREEMENT}`]: agreed,
    [`POST ${MESSAGES}`]: (asked) => wholeReply(saidIn(asked)),
  });
  renderApp("/chats/c1");
  await screen.findByRole("button", { name: /^AI model: / });
  return { ...server, said: () => server.of("POST", MESSAGES).map(saidIn) };
};

afterEach(() => {
  setPreferences({ selectedModel: "gpt-4o-mini" });
  setOwnKey("anthropic", null, offeredModels());
});

describe("the first message to a model", () => {
  it("is sent after its provider and country were named and agreed to, once", async () => {
    const { said, of } = await open();
    await say("condo in Ari");
    const dialog = await screen.findByRole("dialog", { name: QUESTION });
    expect(dialog.textContent).toContain("GPT-4o mini is run by OpenAI in the United States.");
    expect(said()).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Agree and send" }));
    await waitFor(() => expect(said()).toHaveLength(1));
    expect(said()[0]).toMatchObject({ message: "condo in Ari", model: "gpt-4o-mini" });
    expect(of("PUT", AGREEMENT)).toHaveLength(1);
    await screen.findByText("Answer ready");
    await say("under 20000");
    await waitFor(() => expect(said()).toHaveLength(2));
    expect(screen.queryByRole("dialog", { name: QUESTION })).toBeNull();
  });

  it("goes to the built-in assistant where that is chosen instead, from then on", async () => {
    const { said, of } = await open();
    await say("condo in Ari");
    fireEvent.click(await screen.findByRole("button", { name: "Use the built-in assistant" }));
    await waitFor(() => expect(said()[0]).toMatchObject({ model: "built-in" }));
    expect(localStorage.getItem("selectedModel")).toBe("built-in");
    expect(of("PUT", AGREEMENT)).toHaveLength(0);
  });

  it("stays in the box where the question is closed", async () => {
    const { said } = await open();
    await say("condo in Ari");
    await screen.findByRole("dialog", { name: QUESTION });
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(async () => expect((await box()).value).toBe("condo in Ari"));
    expect(said()).toEqual([]);
    expect(screen.queryByText("Failed to send message. Please try again.")).toBeNull();
  });

  it("is not sent where the agreement could not be stored, and the question stays", async () => {
    const { said } = await open(offeredModels(), () => json({}, 500));
    await say("condo in Ari");
    fireEvent.click(await screen.findByRole("button", { name: "Agree and send" }));
    expect(await screen.findByText(/Your choice could not be saved/)).toBeTruthy();
    expect(screen.getByRole("dialog", { name: QUESTION })).toBeTruthy();
    expect(said()).toEqual([]);
  });
});

describe("the model of a chat", () => {
  it("is chosen at its head, is kept and named with each message", async () => {
    await loadMenus();
    const { said } = await open(agreedModels());
    fireEvent.keyDown(screen.getByRole("button", { name: "AI model: GPT-4o mini" }), {
      key: "Enter",
    });
    fireEvent.click(await screen.findByRole("menuitemradio", { name: /^GPT-4o · Most capable/ }));
    expect(localStorage.getItem("selectedModel")).toBe("gpt-4o");
    await say("condo in Ari");
    await waitFor(() => expect(said()[0]).toMatchObject({ model: "gpt-4o" }));
  });

  it("is the built-in assistant's where the selected one cannot answer", async () => {
    setPreferences({ selectedModel: "claude-sonnet-4-5" });
    const server = oneChat(() => json([]), { "GET /api/models": () => json(agreedModels()) });
    localStorage.setItem("selectedModel", "claude-sonnet-4-5");
    renderApp("/chats/c1");
    expect(await screen.findByRole("button", { name: "AI model: Built-in" })).toBeTruthy();
    expect(server.of("GET", "/api/models")).toHaveLength(1);
  });

  it("is no matter at the head where only the built-in assistant can answer", async () => {
    const none = offeredModels();
    const models = none.models.map((each) => ({
      ...each,
      is_available: each.provider === null,
    }));
    const server = oneChat(() => json([]), { "GET /api/models": () => json({ ...none, models }) });
    renderApp("/chats/c1");
    await waitFor(() => expect(server.of("GET", "/api/models")).toHaveLength(1));
    await box();
    expect(screen.queryByRole("button", { name: /^AI model: / })).toBeNull();
  });
});

describe("a key of one's own", () => {
  it("goes with messages to a model of its provider, and with no others", async () => {
    const { of } = await open(agreedModels());
    setOwnKey("openai", "sk-mine-1", agreedModels());
    await say("condo in Ari");
    await waitFor(() => expect(of("POST", MESSAGES)).toHaveLength(1));
    await screen.findByText("Answer ready");
    setPreferences({ selectedModel: "built-in" });
    await say("under 20000");
    await waitFor(() => expect(of("POST", MESSAGES)).toHaveLength(2));
    expect(of("POST", MESSAGES).map(({ ownKey }) => ownKey)).toEqual(["sk-mine-1", null]);
    expect(JSON.stringify(of("POST", MESSAGES).map(({ body }) => body))).not.toContain("sk-mine");
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain("sk-mine");
    setOwnKey("openai", null, agreedModels());
  });
});

describe("files at the prompt box", () => {
  const file = (id: string, kind: "image" | "text") => ({
    key: id,
    id,
    name: `${id}.${kind === "image" ? "jpg" : "txt"}`,
    bytes: 100,
    kind,
    mediaType: kind === "image" ? "image/jpeg" : "text/plain",
    state: "ready" as const,
    isShared: false,
  });
  const openWith = async (sees: boolean) => {
    const { models, ...none } = agreedModels();
    const seeing = models.map((each) => ({ ...each, sees_pictures: sees }));
    const server = await open({ ...none, models: seeing });
    await box();
    act(() =>
      setDraftFiles(draftPlace(anong.id, "c1"), [file("room", "image"), file("lease", "text")]),
    );
    await screen.findByText("room.jpg");
    return server;
  };
  const ticks = () => screen.queryAllByRole("checkbox", { name: "May be sent to the AI model" });

  it("are given to a model only by a tick of their own", async () => {
    const { said } = await openWith(true);
    await waitFor(() => expect(ticks()).toHaveLength(2));
    fireEvent.click(ticks()[0]!);
    await say("what is this?");
    await waitFor(() => expect(said()).toHaveLength(1));
    expect(said()[0]).toMatchObject({ attachments: ["room", "lease"], share_with_model: ["room"] });
  });

  it("have no tick for pictures where the model cannot see", async () => {
    await openWith(false);
    await waitFor(() => expect(ticks()).toHaveLength(1));
  });
});
