import type { Chat } from "@propertyvr/contracts";
import { onSessionChange, readSession } from "../../lib/session/session-store.ts";
import { createStore, useStore } from "../../lib/store.ts";

/** For so long the deletion of a chat can be undone where it stood. */
const UNDO_MS = 10_000;

const deleted = createStore<readonly Chat[]>([]);

/** Chats that were deleted a moment ago, wherever the list of chats is shown. */
export const useDeletedChats = (): readonly Chat[] => useStore(deleted);

const timers = new Map<string, ReturnType<typeof setTimeout>>();

export function offerUndo(chat: Chat): void {
  endUndo(chat.id);
  deleted.write([...deleted.read(), chat]);
  timers.set(
    chat.id,
    setTimeout(() => endUndo(chat.id), UNDO_MS),
  );
}

export function endUndo(chatId: string): void {
  clearTimeout(timers.get(chatId));
  timers.delete(chatId);
  deleted.write(deleted.read().filter(({ id }) => id !== chatId));
}

// The next person at this screen sees nothing of them.
onSessionChange(() => {
  if (readSession().status === "signed_out") deleted.write([]);
});
