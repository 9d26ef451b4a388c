import type { Chat } from "@propertyvr/contracts";
import { onSessionChange, readSession } from "../../lib/session/session-store.ts";
import { createStore, useStore } from "../../lib/store.ts";

/** For so long what was deleted or cleared can be brought back where it stood. */
const UNDO_MS = 10_000;

/** What was done a moment ago: one chat deleted, all of them (of which one is named), or one cleared. */
export type Undoable =
  | { readonly about: "chat"; readonly chatId: string; readonly chat: Chat }
  | { readonly about: "all" | "clear"; readonly chatId: string };
/** The same done again is another. */
type Offered = Undoable & { readonly serial: number };

const offered = createStore<readonly Offered[]>([]);
let serial = 0;

/** Wherever the list of chats is shown. */
export const useUndoables = (): readonly Offered[] => useStore(offered);

/** Whether clearing this chat can be undone. */
export const useIsCleared = (chatId: string | null): boolean =>
  useUndoables().some((each) => each.about === "clear" && each.chatId === chatId);

export function offerUndo(undoable: Undoable): void {
  endUndo(undoable.chatId);
  const { about } = undoable;
  // There is one list: what all of it was before is past.
  if (about === "all") offered.write(offered.read().filter((each) => each.about !== about));
  const offer = { ...undoable, serial: (serial += 1) };
  offered.write([...offered.read(), offer]);
  setTimeout(() => offered.write(offered.read().filter((each) => each !== offer)), UNDO_MS);
}

export function endUndo(chatId: string): void {
  offered.write(offered.read().filter((each) => each.chatId !== chatId));
}

// The next person at this screen sees nothing of them.
onSessionChange(() => {
  if (readSession().status === "signed_out") offered.write([]);
});
