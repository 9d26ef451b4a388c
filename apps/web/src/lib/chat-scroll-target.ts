import { useSyncExternalStore } from "react";

/** A place in a chat, which it can be opened at. */
export interface ChatPlace {
  /** The home that was looked at there; null for the message itself. */
  readonly homeId: string | null;
  readonly chatId: string;
  /** The message that stood there. */
  readonly messageId: string;
  /** How far below the upper edge of the messages the home, or else the message, begins. Pixels. */
  readonly topPx: number;
}

/** The place of a home in a chat. */
export interface HomePlace extends ChatPlace {
  readonly homeId: string;
}

let asked: ChatPlace | null = null;
let timesAsked = 0;
const listeners = new Set<() => void>();

/** Opens this chat at this place: the next time it is drawn, or now where it is open. */
export function askForPlace(place: ChatPlace | null): void {
  asked = place;
  if (place === null) return;
  timesAsked += 1;
  for (const tell of listeners) tell();
}

/** The place to open this chat at. */
export const askedPlace = (chatId: string): ChatPlace | null =>
  asked?.chatId === chatId ? asked : null;

/** Changes with each place that is asked for. */
export const useTimesPlaceAsked = (): number => useSyncExternalStore(subscribe, () => timesAsked);

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** How many messages, counted from the newest, have to be drawn for the place to be among them. */
export function depthOfAskedPlace(
  shown: readonly { readonly message: { readonly id: string } }[],
): number {
  const at = shown.findIndex(({ message }) => message.id === asked?.messageId);
  return at < 0 ? 0 : shown.length - at + 1;
}
