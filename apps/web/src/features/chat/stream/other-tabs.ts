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
  return {
    tell: (chatId) => channel.postMessage(chatId),
    onTold: (listener) => {
      const hear = ({ data }: MessageEvent<unknown>): void => {
        if (typeof data === "string") listener(data);
      };
      channel.addEventListener("message", hear);
      return () => channel.removeEventListener("message", hear);
    },
  };
}
