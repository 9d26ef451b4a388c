/** A place in a chat: where a person was when they opened the page of a home. */
export interface ChatPlace {
  readonly homeId: string;
  readonly chatId: string;
  /** The message that stood there. */
  readonly messageId: string;
  /** How far below the upper edge of the messages the home, or else the message, began. Pixels. */
  readonly topPx: number;
}

let asked: ChatPlace | null = null;

/** The next time this chat is drawn, it opens at this place. */
export const askForPlace = (place: ChatPlace | null): void => void (asked = place);

/** The place to open this chat at. */
export const askedPlace = (chatId: string): ChatPlace | null =>
  asked?.chatId === chatId ? asked : null;

/** How many messages, counted from the newest, have to be drawn for the place to be among them. */
export function depthOfAskedPlace(
  shown: readonly { readonly message: { readonly id: string } }[],
): number {
  const at = shown.findIndex(({ message }) => message.id === asked?.messageId);
  return at < 0 ? 0 : shown.length - at + 1;
}
