import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { chatCalled, fakeChats, json, refusal } from "../features/chat/testing/fake-chats.ts";
import { userMessage } from "../features/chat/testing/sample-run.ts";
import { renderApp } from "../testing/render-app.tsx";
import { MESSAGES, oneChat } from "./testing/chat-page-steps.ts";

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

  it("offers for ten seconds to bring a deleted chat back where it stood", async () => {
    const chat = chatCalled("2 bed near Asok");
    let chats = [chat];
    const server = oneChat(() => json([userMessage]), {
      "GET /api/chats": () => json(chats),
      "DELETE /api/chats/c1": () => {
        chats = [];
        return json(null, 204);
      },
      "POST /api/chats/c1/restore": () => {
        chats = [chat];
        return json(chat);
      },
    });
    renderApp("/chats/c1");
    choose(await openMenu("Menu of “2 bed near Asok”"), "Delete");
    await confirm("Delete");
    const undo = await screen.findByRole("button", { name: "Undo" });
    expect(within(undo.closest("li") as HTMLElement).getByText("2 bed near Asok")).toBeTruthy();
    fireEvent.click(undo);
    expect(await screen.findByRole("link", { name: "2 bed near Asok" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    expect(server.of("POST", "/api/chats/c1/restore")).toHaveLength(1);
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

  it("offers to bring all chats back where they stood", async () => {
    const both = [chatCalled("2 bed near Asok"), chatCalled("Pool villa", "c2")];
    let chats = both;
    const server = oneChat(() => json([userMessage]), {
      "GET /api/chats": () => json(chats),
      "DELETE /api/chats": () => {
        chats = [];
        return json(null, 204);
      },
      "POST /api/chats/c1/restore": () => {
        chats = both;
        return json(both[0]);
      },
    });
    renderApp("/");
    choose(await openMenu("Menu of all chats"), "Delete all chats");
    await confirm("Delete all chats");
    const list = screen.getByRole("navigation", { name: "Recent" });
    await waitFor(() => expect(within(list).queryByRole("link")).toBeNull());
    expect(within(list).getByText("All chats deleted")).toBeTruthy();
    expect(within(list).queryByText("Your chats will appear here.")).toBeNull();
    const undo = within(list).getByRole("button", { name: "Undo" });
    await waitFor(() => expect(document.activeElement).toBe(undo));
    fireEvent.click(undo);
    expect(await screen.findByRole("link", { name: "2 bed near Asok" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Pool villa" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    expect(server.of("POST", "/api/chats/c1/restore")).toHaveLength(1);
  });

  it("offers to bring the messages of a cleared chat back where they stood", async () => {
    let messages = [userMessage];
    const server = oneChat(() => json(messages), {
      [`DELETE ${MESSAGES}`]: () => {
        messages = [];
        return json(null, 204);
      },
      "POST /api/chats/c1/restore": () => {
        messages = [userMessage];
        return json(chatCalled("2 bed near Asok"));
      },
    });
    renderApp("/chats/c1");
    fireEvent.click(await screen.findByRole("button", { name: "Clear" }));
    await confirm("Clear");
    const undo = await within(screen.getByRole("main")).findByRole("button", { name: "Undo" });
    expect(within(undo.closest("p") as HTMLElement).getByText("Chat cleared")).toBeTruthy();
    fireEvent.click(undo);
    expect(await screen.findByText(userMessage.content)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    expect(server.of("POST", "/api/chats/c1/restore")).toHaveLength(1);
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
