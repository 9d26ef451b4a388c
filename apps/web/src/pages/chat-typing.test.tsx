import type { Message } from "@propertyvr/contracts";
import { READ_LIMIT, understand } from "@propertyvr/understanding";
import { EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { chatCalled, fakeChats, json } from "../features/chat/testing/fake-chats.ts";
import { userMessage } from "../features/chat/testing/sample-run.ts";
import type { ReaderMessage, ReadRequest } from "../features/chat/typing/protocol.ts";
import { readDraft } from "../features/chat/typing/read-draft.ts";
import { renderApp } from "../testing/render-app.tsx";
import { box, write } from "./testing/chat-page-steps.ts";

type WorkerListener = (event: { readonly data: ReaderMessage }) => void;

/** Reads as the worker does, on the page's own thread. */
class WorkerOnThePage {
  private readonly listeners = new Set<WorkerListener>();
  constructor() {
    this.tell({ kind: "ready", readLimit: READ_LIMIT });
  }
  addEventListener(type: string, listener: WorkerListener): void {
    if (type === "message") this.listeners.add(listener);
  }
  removeEventListener(_: string, listener: WorkerListener): void {
    this.listeners.delete(listener);
  }
  postMessage(request: ReadRequest): void {
    this.tell({ kind: "read", seq: request.seq, draft: readDraft(understand, request) });
  }
  private tell(data: ReaderMessage): void {
    setTimeout(() => {
      for (const listener of this.listeners) listener({ data });
    });
  }
}

const tinted = () =>
  [...document.querySelectorAll("[data-mark]")].map(({ textContent }) => textContent);
const countOf = (total: number) => ({
  counts: { total, rent: total, sale: 0, stated: total, all_sample: false },
  unplaced: [],
});
const answered: Message = {
  ...userMessage,
  id: "m2",
  sender: "ai",
  client_id: null,
  run_id: "r1",
  parts: [{ type: "text", version: 1, text: "Here you are.", language: "en" }],
  state: {
    criteria: { ...EMPTY_CRITERIA, deal: "rent", types: ["condo"], places: ["Ari"] } as never,
  },
};

// One worker reads for a page, however many tests it has seen: here it has seen none, nor have those after it seen this.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
beforeEach(() => void vi.stubGlobal("Worker", WorkerOnThePage));

describe("while somebody types", () => {
  it("what is understood is tinted, and the homes that fit are counted", async () => {
    const server = fakeChats({ "POST /api/properties/count": () => json(countOf(41)) });
    renderApp("/");
    await write("2 bedroom condo near BTS Asok and");
    await waitFor(() => expect(tinted()).toEqual(["2 bedroom", "condo", "near BTS Asok"]));
    expect(await screen.findByText(/homes fit so far/)).toBeTruthy();
    const [counted] = server.of("POST", "/api/properties/count");
    expect(counted?.body).toMatchObject({
      search: { criteria: { bedrooms: { min: 2, max: 2 }, near: [{ name: "Asok" }] } },
    });
    const mirror = document.querySelector("[data-tint]");
    expect(mirror?.getAttribute("aria-hidden")).toBe("true");
    expect(mirror?.textContent).toBe((await box()).value);
    await write("");
    await waitFor(() => expect(tinted()).toEqual([]));
    expect(screen.queryByText(/homes fit so far/)).toBeNull();
  });

  it("a follow-up is counted with what was said before", async () => {
    const server = fakeChats({
      "GET /api/chats": () => json([chatCalled("Condo around Ari")]),
      "GET /api/chats/c1/messages": () => json([userMessage, answered]),
      "POST /api/properties/count": () => json(countOf(3)),
    });
    renderApp("/chats/c1");
    await screen.findByText("Here you are.");
    await write("with 2 bedrooms");
    expect(await screen.findByText(/homes fit so far/)).toBeTruthy();
    expect(server.of("POST", "/api/properties/count")[0]?.body).toMatchObject({
      search: {
        criteria: { deal: "rent", types: ["condo"], places: ["Ari"], bedrooms: { min: 2, max: 2 } },
      },
    });
  });

  it("nothing is counted that is no search", async () => {
    const server = fakeChats({ "POST /api/properties/count": () => json(countOf(3)) });
    renderApp("/");
    await write("what is the transfer fee for a condo?");
    await waitFor(() => expect(tinted()).toContain("transfer fee"));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(server.of("POST", "/api/properties/count")).toEqual([]);
  });

  it("a word being composed is left alone until it stands", async () => {
    fakeChats({ "POST /api/properties/count": () => json(countOf(3)) });
    renderApp("/");
    await write("condo");
    await waitFor(() => expect(tinted()).toEqual(["condo"]));
    fireEvent.compositionStart(await box());
    await write("condo 2 ห้องนอน");
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(tinted()).toEqual(["condo"]);
    fireEvent.compositionEnd(await box());
    await waitFor(() => expect(tinted()).toEqual(["condo", "2 ห้องนอน"]));
  });
});
