/** Tells the other tabs of this browser that a chat has changed, so that they ask the server. */
export interface OtherTabs {
  readonly tell: (chatId: string) => void;
  readonly onTold: (listener: (chatId: string) => void) => () => void;
}

const NAME = "propertyvr-chats";

export function createOtherTabs(): OtherTabs {
  if (typeof BroadcastChannel === "undefined") {
    return { tell: () => undefined, onTold: () => () => undefined };
  }
  const channel = new BroadcastChannel(NAME);
  const listeners = new Set<(chatId: string) => void>();
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "string") for (const listener of listeners) listener(data);
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has only our own origin
    tell: (chatId) => channel.postMessage(chatId),
    onTold: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
