import type { Message } from "@propertyvr/contracts";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { onSessionChange, readSession } from "../../../lib/session/session-store.ts";
import { changeChats, chatKeys } from "../queries.ts";
import { browserPorts } from "./browser-ports.ts";
import { type ChatRuns, type LiveRun, createChatRuns } from "./chat-runs.ts";
import { createOtherTabs } from "./other-tabs.ts";
import { storeRun } from "./shown-messages.ts";

const runsOf = new WeakMap<QueryClient, ChatRuns>();
const otherTabs = createOtherTabs();

/** Tells other tabs that a chat was changed by hand: renamed, cleared, deleted. */
export const tellOtherTabs = (chatId: string): void => otherTabs.tell(chatId);

/** The replies this page watches: one set for the whole page, whichever chat is on the screen. */
export function useChatRuns(): ChatRuns {
  return chatRunsOf(useQueryClient());
}

function chatRunsOf(client: QueryClient): ChatRuns {
  const known = runsOf.get(client);
  if (known !== undefined) return known;
  const runs = createChatRuns({
    ports: browserPorts,
    now: () => Date.now(),
    onStored: (run) => keepStored(client, run),
  });
  runsOf.set(client, runs);
  closeWithSession(client, runs);
  otherTabs.onTold((chatId) => {
    void client.invalidateQueries({ queryKey: chatKeys.messages(chatId) });
    void client.invalidateQueries({ queryKey: chatKeys.list, exact: true });
  });
  return runs;
}

/** The reply watched in a chat, followed as it grows. */
export function useLiveRun(runs: ChatRuns, chatId: string | null): LiveRun | null {
  return useSyncExternalStore(runs.subscribe, () => (chatId === null ? null : runs.get(chatId)));
}

/** Brings what a run has made certain into the stored lists. */
function keepStored(client: QueryClient, run: LiveRun): void {
  const { chatId, view } = run;
  if (view.title !== null) {
    const { title } = view;
    changeChats(client, (chats) =>
      chats.map((chat) => (chat.id === chatId ? { ...chat, title } : chat)),
    );
  }
  if (view.message !== null) {
    const key = chatKeys.messages(chatId);
    // What is on its way was read before the run had ended.
    void client.cancelQueries({ queryKey: key });
    client.setQueryData<readonly Message[]>(key, (stored) => stored && storeRun(stored, run));
    // Sent before the chat had loaded: its earlier messages are asked for once more.
    if (client.getQueryData(key) === undefined) void client.refetchQueries({ queryKey: key });
  }
  void client.invalidateQueries({ queryKey: chatKeys.list, exact: true });
  otherTabs.tell(chatId);
}

/** Another person at the same screen finds nothing of the one before. */
function closeWithSession(client: QueryClient, runs: ChatRuns): void {
  const tokenNow = (): string | null => {
    const session = readSession();
    return session.status === "signed_out" ? null : session.token;
  };
  let token = tokenNow();
  onSessionChange(() => {
    const next = tokenNow();
    if (next !== token) {
      runs.close();
      client.removeQueries({ queryKey: chatKeys.list });
    }
    token = next;
  });
}
